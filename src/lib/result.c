/* result.c - what the words after a code say of the result
 *
 *   "Win", "draw", "White to play and win", "Win in 49", "Draw?",
 *   "Black to move, draw", "Black to move loses", "White to move could win"
 *
 * The sign is from White's view. Captions are not a language: a few words are
 * known, in either case, and all others are passed over. Where two known ones
 * contradict each other, where a doubt or a negation is printed, or where the
 * result is said to be Black's, there is no sign.
 */
#include "code.h"

#include <string.h>

enum meaning { NOTHING, WIN, DRAW, LOSS, WHITE, BLACK, BTM, WTM, TO, MOVE, AND, FOR, DOUBT };

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
    {"whites", WHITE},
    {"black", BLACK},
    {"blacks", BLACK},
    {"to", TO},
    {"move", MOVE},
    {"play", MOVE},
    {"and", AND},
    {"btm", BTM},
    {"zaz", BTM},
    {"wtm", WTM}, /* zwart aan zet */
    {"for", FOR},
    {"by", FOR},
    {"could", DOUBT},
    {"should", DOUBT},
    {"would", DOUBT},
    {"may", DOUBT},
    {"might", DOUBT},
    {"can", DOUBT},
    {"cannot", DOUBT},
    {"cant", DOUBT},
    {"wont", DOUBT},
    {"dont", DOUBT},
    {"doesnt", DOUBT},
    {"didnt", DOUBT},
    {"isnt", DOUBT},
    {"not", DOUBT},
    {"non", DOUBT},
    {"no", DOUBT},
    {"nothing", DOUBT},
    {"never", DOUBT},
    {"neither", DOUBT},
    {"nor", DOUBT},
    {"none", DOUBT},
    {"nobody", DOUBT},
    {"without", DOUBT},
    {"fail", DOUBT},
    {"fails", DOUBT},
    {"failed", DOUBT},
    {"unable", DOUBT},
    {"avoids", DOUBT},
    {"prevents", DOUBT},
    {"misses", DOUBT},
    {"missed", DOUBT},
    {"instead", DOUBT},
    {"if", DOUBT},
    {"unless", DOUBT},
    {"or", DOUBT},
    {"either", DOUBT},
    {"both", DOUBT},
    {"perhaps", DOUBT},
    {"maybe", DOUBT},
    {"probably", DOUBT},
    {"possibly", DOUBT},
    {"possible", DOUBT},
    {"impossible", DOUBT},
    {"presumably", DOUBT},
    {"likely", DOUBT},
    {"hardly", DOUBT},
    {"supposed", DOUBT},
    {"claimed", DOUBT},
    {"alleged", DOUBT},
    {"unclear", DOUBT},
    {"unknown", DOUBT},
};

size_t gbr_read_turn(const struct cursor *c, unsigned char *turn)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = words[i].meaning == BTM || words[i].meaning == WTM
            ? gbr_word_length(c, words[i].word)
            : 0;
        if (length > 0) {
            *turn = words[i].meaning == BTM ? GBR_BLACK : GBR_WHITE;
            return length;
        }
    }
    return 0;
}

/* ' and what is typed or printed for it, in UTF-8 and in Windows' code page; its length. */
static size_t apostrophe(const struct cursor *c)
{
    return gbr_is_one_of(cursor_byte(c, 0), "'`\x92") ? 1
        : gbr_has_bytes(c, "\xc2\xb4")                ? 2
        : gbr_has_bytes(c, "\xe2\x80\x99")            ? 3
                                                      : 0;
}

/* "no. 5", "May 1925": words that doubt, but not before a number. */
static bool is_before_number(struct cursor c)
{
    c.at += cursor_byte(&c, 0) == '.';
    gbr_skip_whitespace(&c);
    return is_digit(cursor_byte(&c, 0));
}

/* The word at the cursor, which moves after it. */
static enum meaning read_word(struct cursor *c)
{
    struct cursor start = *c;
    while (is_letter(cursor_byte(c, 0)))
        c->at++;
    size_t length = c->at - start.at, glue = apostrophe(c);
    if (glue > 0 && is_letter(cursor_byte(c, glue))) {
        bool negation = (cursor_byte(&start, length - 1) | 0x20) == 'n';
        c->at += glue;
        negation &= gbr_word_length(c, "t") == 1;
        bool possessive = gbr_word_length(c, "s") == 1;
        while (is_letter(cursor_byte(c, 0)))
            c->at++;
        if (negation || !possessive) /* doesn't; but Black's */
            return negation ? DOUBT : NOTHING;
    }
    bool number = gbr_word_length(&start, "no") == length
        || gbr_word_length(&start, "may") == length;
    if (number && is_before_number(*c))
        return NOTHING;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (gbr_word_length(&start, words[i].word) == length)
            return words[i].meaning;
    return NOTHING;
}

bool gbr_is_caption_word(const struct cursor *c)
{
    struct cursor word = *c;
    enum meaning meaning = read_word(&word);
    return meaning >= WIN && meaning <= WTM;
}

struct caption {
    enum meaning before[2]; /* the last word, and the one before it */
    enum meaning subject;   /* WHITE, BLACK or NOTHING */
    enum meaning result;    /* WIN, DRAW, LOSS for White, or NOTHING */
    unsigned char turn;
    bool turn_known, doubt, found;
    bool turning;      /* "for" and "by" wait for a side */
    bool wins_late;    /* "wins Black": Black wins, unless "to move" follows */
    size_t start, end; /* of the words that were known */
    bool joined;       /* no other text so far */
    size_t reach;      /* the last end of a caption that no other text comes before */
};

static void note_result(struct caption *c, enum meaning result)
{
    if (c->subject == BLACK && result != DRAW)
        result = result == WIN ? LOSS : WIN;
    if (c->result != NOTHING && c->result != result)
        c->doubt = true;
    c->result = result;
}

static void note_turn(struct caption *c, enum meaning side)
{
    c->turn = side == BLACK ? GBR_BLACK : GBR_WHITE;
    c->turn_known = true;
}

static void note_side(struct caption *c, enum meaning side)
{
    c->doubt |= c->turning && side == BLACK; /* a win for Black, or Black's draw */
    c->wins_late = side == BLACK && (c->before[0] == WIN || c->before[0] == LOSS);
    c->turning = false;
    c->subject = side;
}

/* Whether a caption may end with the word. */
static bool note_word(struct caption *c, enum meaning word)
{
    bool last = true;
    if (word == WHITE || word == BLACK) {
        last = c->turning && c->result != NOTHING;
        note_side(c, word);
    } else if (word == WIN || word == DRAW || word == LOSS) {
        note_result(c, word);
    } else if (word == BTM || word == WTM) {
        note_turn(c, word == BTM ? BLACK : WHITE);
    } else if (word == MOVE) {
        last = c->before[0] == TO && (c->before[1] == WHITE || c->before[1] == BLACK);
        if (last)
            note_turn(c, c->before[1]);
        c->wins_late &= !last;
    } else {
        c->doubt |= word == DOUBT;
        c->turning |= word == FOR;
        last = false;
    }
    c->before[1] = c->before[0];
    c->before[0] = word;
    return last;
}

/* What is no word: punctuation ends what a subject is said to do. Returns its length. */
static size_t pass_other(struct caption *c, const struct cursor *at)
{
    int byte = cursor_byte(at, 0);
    size_t blank = gbr_whitespace_length(at);
    c->doubt |= byte == '?';
    c->joined &= blank > 0 || byte == ',' || byte == '?';
    if (gbr_is_one_of(byte, ",;.:")) {
        c->subject = c->before[0] = NOTHING;
        c->turning = false;
    }
    return blank > 0 ? blank : 1;
}

/* Does the sentence end here, or another code begin? Then in running text the caption is over. */
static bool is_caption_over(const struct cursor *c)
{
    struct cursor next = {c->text, c->length, c->at + 1};
    int byte = cursor_byte(c, 0);
    return gbr_is_one_of(byte, "\n\r;)]")
        || (byte == '.' && (next.at == c->length || gbr_whitespace_length(&next) > 0))
        || gbr_is_class(c);
}

static void read_caption(struct cursor c, bool prose, struct caption *caption)
{
    while (c.at < c.length && !(prose && is_caption_over(&c))) {
        size_t start = c.at;
        if (!is_letter(cursor_byte(&c, 0))) {
            c.at += pass_other(caption, &c);
            continue;
        }
        enum meaning word = read_word(&c);
        caption->joined &= word != NOTHING;
        bool last = note_word(caption, word);
        if (cursor_byte(&c, 0) == '?' && word != NOTHING) { /* Draw? */
            caption->doubt = true;
            c.at++;
        }
        if (last && caption->joined)
            caption->reach = c.at;
        if (word == NOTHING || word == TO || word == AND || word == DOUBT || word == FOR
            || word == BTM || word == WTM) /* a turn is a part of its own */
            continue;
        if (!caption->found)
            caption->start = start;
        caption->found = true;
        caption->end = c.at;
    }
    caption->doubt |= caption->wins_late;
}

void gbr_read_result(const struct cursor *c, bool prose, struct gbr_reading *r, size_t *reach)
{
    struct caption caption = {.joined = true, .reach = c->at}, all;
    struct cursor joined = *c;
    read_caption(*c, prose, &caption);
    *reach = caption.reach;
    if (prose) { /* the words after the caption can only make it doubtful */
        all = caption;
        caption = (struct caption){.joined = true, .reach = c->at};
        joined.length = *reach;
        read_caption(joined, prose, &caption);
        caption.doubt |= all.doubt || all.result != caption.result;
    }
    if (caption.turn_known && r->part[GBR_PART_TURN].length == 0) {
        r->code.turn = caption.turn;
        r->turn_known = 1;
    }
    if (caption.result == NOTHING && !caption.turn_known)
        return;
    r->part[GBR_PART_RESULT] = (struct gbr_span){caption.start, caption.end - caption.start};
    r->doubt |= caption.result != NOTHING && (caption.doubt || caption.result == LOSS);
    if (r->doubt || caption.result == NOTHING)
        return;
    r->result = caption.result == WIN ? '+' : '=';
    if (r->part[GBR_PART_SIGN].length == 0)
        r->code.sign = r->result;
}
