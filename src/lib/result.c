/* result.c - what the words beside a code say of the result
 *
 *   "Win", "draw", "White to play and win", "Win in 49", "Draw?",
 *   "Black to move, draw", "Black to move loses", "White to move could win"
 *
 * The sign is from White's view. Captions are not a language: a few words are
 * known, all others are passed over, and where two known ones contradict or a
 * doubt is printed there is no sign.
 */
#include "code.h"

#include <string.h>

enum meaning { NOTHING, WIN, DRAW, LOSS, WHITE, BLACK, TO, MOVE, DOUBT };

static const struct {
    const char *word;
    enum meaning meaning;
} words[] = {
    {"win", WIN},
    {"wins", WIN},
    {"won", WIN},
    {"winning", WIN},
    {"draw", DRAW},
    {"draws", DRAW},
    {"drawn", DRAW},
    {"drawing", DRAW},
    {"lose", LOSS},
    {"loses", LOSS},
    {"lost", LOSS},
    {"loss", LOSS},
    {"losing", LOSS},
    {"white", WHITE},
    {"black", BLACK},
    {"to", TO},
    {"move", MOVE},
    {"play", MOVE},
    {"could", DOUBT},
    {"should", DOUBT},
    {"would", DOUBT},
    {"may", DOUBT},
    {"might", DOUBT},
    {"can", DOUBT},
    {"cannot", DOUBT},
    {"not", DOUBT},
    {"no", DOUBT},
    {"perhaps", DOUBT},
    {"maybe", DOUBT},
    {"probably", DOUBT},
    {"unclear", DOUBT},
    {"or", DOUBT},
};

static bool is_word(struct cursor c, size_t length, const char *word)
{
    size_t n = 0;
    while (word[n] && (cursor_byte(&c, n) | 0x20) == word[n])
        n++;
    return word[n] == '\0' && n == length;
}

/* The word at the cursor, which moves behind it. */
static enum meaning read_word(struct cursor *c)
{
    struct cursor start = *c;
    while (is_letter(cursor_byte(c, 0)))
        c->at++;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (is_word(start, c->at - start.at, words[i].word))
            return words[i].meaning;
    return NOTHING;
}

struct caption {
    enum meaning subject, result; /* WHITE, BLACK or NOTHING; WIN, DRAW, LOSS for White */
    unsigned char turn;
    bool turn_said, doubt, found;
    size_t start, end; /* of the words that were known */
};

static void note_result(struct caption *c, enum meaning result)
{
    if (c->subject == BLACK && result != DRAW)
        result = result == WIN ? LOSS : WIN;
    if (c->result != NOTHING && c->result != result)
        c->doubt = true;
    c->result = result;
}

static void read_caption(struct cursor c, size_t end, struct caption *caption)
{
    enum meaning before[2] = {NOTHING, NOTHING}; /* the last word, and the one before it */
    c.length = end;
    while (c.at < end) {
        size_t start = c.at;
        int byte = cursor_byte(&c, 0);
        if (!is_letter(byte)) {
            caption->doubt |= byte == '?';
            if (byte == ',' || byte == ';' || byte == '.' || byte == ':')
                caption->subject = before[0] = NOTHING;
            c.at++;
            continue;
        }
        enum meaning word = read_word(&c);
        if (word == WHITE || word == BLACK)
            caption->subject = word;
        else if (word == WIN || word == DRAW || word == LOSS)
            note_result(caption, word);
        else if (word == DOUBT)
            caption->doubt = true;
        else if (word == MOVE && before[0] == TO && (before[1] == WHITE || before[1] == BLACK)) {
            caption->turn = before[1] == BLACK ? GBR_BLACK : GBR_WHITE;
            caption->turn_said = true;
        }
        if (word != NOTHING && word != TO && word != DOUBT) {
            if (!caption->found)
                caption->start = start;
            caption->found = true;
            caption->end = c.at;
        }
        before[1] = before[0];
        before[0] = word;
    }
}

void gbr_read_result(const struct cursor *text, size_t start, size_t end, struct gbr_reading *r)
{
    struct caption caption = {0};
    read_caption((struct cursor){text->text, text->length, start}, end, &caption);
    if (caption.turn_said && r->part[GBR_PART_TURN].length == 0)
        r->code.turn = caption.turn;
    if (caption.result == NOTHING && !caption.turn_said)
        return;
    r->part[GBR_PART_RESULT] = (struct gbr_span){caption.start, caption.end - caption.start};
    r->doubt = caption.result != NOTHING && (caption.doubt || caption.result == LOSS);
    if (r->doubt || caption.result == NOTHING)
        return;
    r->said = caption.result == WIN ? '+' : '=';
    if (r->part[GBR_PART_SIGN].length == 0)
        r->code.sign = r->said;
}
