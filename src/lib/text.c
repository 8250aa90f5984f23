/* text.c - looking at a text, writing one; the letters of men, the names of squares */
#include "text.h"

bool gbr_is_one_of(int byte, const char *bytes)
{
    for (; *bytes; bytes++)
        if (byte == (unsigned char)*bytes)
            return true;
    return false;
}

bool gbr_has_bytes(const struct cursor *c, const char *bytes)
{
    for (size_t i = 0; bytes[i]; i++)
        if (cursor_byte(c, i) != (unsigned char)bytes[i])
            return false;
    return true;
}

size_t gbr_word_length(const struct cursor *c, const char *word)
{
    size_t length = 0;
    for (; word[length]; length++)
        if ((cursor_byte(c, length) | 0x20) != word[length])
            return 0;
    int next = cursor_byte(c, length);
    return is_letter(next) || is_digit(next) ? 0 : length;
}

size_t gbr_whitespace_length(const struct cursor *c)
{
    int byte = cursor_byte(c, 0);
    if (byte == ' ' || (byte >= '\t' && byte <= '\r'))
        return 1;
    return byte == 0xc2 && cursor_byte(c, 1) == 0xa0 ? 2 : 0;
}

size_t gbr_blank_length(const struct cursor *c)
{
    bool ends_line = gbr_is_one_of(cursor_byte(c, 0), "\n\v\f\r");
    return ends_line ? 0 : gbr_whitespace_length(c);
}

size_t gbr_skip_whitespace(struct cursor *c)
{
    size_t start = c->at, length;
    while ((length = gbr_whitespace_length(c)) > 0)
        c->at += length;
    return c->at - start;
}

unsigned gbr_count_line_ends(const struct cursor *c, size_t start)
{
    unsigned ends = 0;
    for (size_t at = start; at < c->at; at++)
        ends += c->text[at] == '\n'
            || (c->text[at] == '\r' && (at + 1 == c->length || c->text[at + 1] != '\n'));
    return ends;
}

/* ---- writing ---- */

void gbr_put_text(struct writer *w, const char *text)
{
    for (; *text; text++)
        put(w, *text);
}

void gbr_put_number(struct writer *w, unsigned number)
{
    for (uint32_t unit = 1000000000; unit > 0; unit /= 10)
        if (number >= unit || unit == 1)
            put(w, (char)('0' + number / unit % 10));
}

void gbr_put_square(struct writer *w, unsigned square)
{
    const char name[] = {(char)('a' + square % 8), (char)('1' + square / 8 % 8)};
    put_bytes(w, name, sizeof name);
}

/* ---- men and squares ---- */

static const char letters[2][GBR_KINDS + 1] = {"QRBNPK", "qrbnpk"};

const unsigned char gbr_kings_first[GBR_KINDS] = {
    GBR_KING, GBR_QUEEN, GBR_ROOK, GBR_BISHOP, GBR_KNIGHT, GBR_PAWN};

char gbr_letter_of_man(unsigned side, unsigned kind)
{
    return letters[side][kind];
}

struct man gbr_man_of_letter(unsigned char letter)
{
    /* The side and the kind in one number above 0. S is Springer, the problemists' knight. */
    enum { BLACK = GBR_KINDS, FIRST = 1 };
    static const unsigned char men[256] = {
        ['Q'] = FIRST + GBR_QUEEN,
        ['q'] = FIRST + BLACK + GBR_QUEEN,
        ['R'] = FIRST + GBR_ROOK,
        ['r'] = FIRST + BLACK + GBR_ROOK,
        ['B'] = FIRST + GBR_BISHOP,
        ['b'] = FIRST + BLACK + GBR_BISHOP,
        ['N'] = FIRST + GBR_KNIGHT,
        ['n'] = FIRST + BLACK + GBR_KNIGHT,
        ['S'] = FIRST + GBR_KNIGHT,
        ['s'] = FIRST + BLACK + GBR_KNIGHT,
        ['P'] = FIRST + GBR_PAWN,
        ['p'] = FIRST + BLACK + GBR_PAWN,
        ['K'] = FIRST + GBR_KING,
        ['k'] = FIRST + BLACK + GBR_KING,
    };
    unsigned man = men[letter];
    if (man == 0)
        return (struct man){GBR_WHITE, GBR_KINDS};
    man -= FIRST;
    return man < BLACK ? (struct man){GBR_WHITE, (unsigned char)man}
                       : (struct man){GBR_BLACK, (unsigned char)(man - BLACK)};
}

size_t gbr_format_square(unsigned square, char out[GBR_SQUARE_SIZE])
{
    struct writer w = {out, GBR_SQUARE_SIZE, 0};
    if (square < GBR_SQUARES)
        gbr_put_square(&w, square);
    return end_text(&w);
}

size_t gbr_read_figurine(const struct cursor *c, struct man *man)
{
    if (cursor_byte(c, 0) != 0xe2 || cursor_byte(c, 1) != 0x99)
        return 0;
    int last = cursor_byte(c, 2);
    if (last < 0x94 || last > 0x9f)
        return 0;
    unsigned nth = (unsigned)last - 0x94; /* U+2654 .. U+265F: White's, then Black's */
    *man = (struct man){nth < 6 ? GBR_WHITE : GBR_BLACK, gbr_kings_first[nth % 6]};
    return 3;
}

unsigned gbr_read_square(const struct cursor *c)
{
    int file = cursor_byte(c, 0), rank = cursor_byte(c, 1);
    if (file < 'a' || file > 'h' || rank < '1' || rank > '8')
        return GBR_NO_SQUARE;
    return (unsigned)(rank - '1') * 8 + (unsigned)(file - 'a');
}
