/* pieces.c - lists of men with their squares
 *
 *   list    = men divider men | mark men mark men      marks may come again
 *   men     = *(man | gap)
 *   man     = [letter | figurine] square               no letter: a pawn
 *   letter  = "K" "Q" "R" "B" "N" "S" "P"
 *   mark    = ("White" | "Black" | "w" | "b") [":" | "."]    in either case
 *   divider = "/" | ";" | "-" | "v" | "vs" | "vs."
 *   gap     = blank | "," | "."; with marks also a divider
 *
 * A black figurine is Black's man wherever it stands; books print White's
 * figurines for both sides, so a white one belongs to the side being read.
 */
#include "lib.h"

#include <string.h>

/* The word here, in either case, if it stands alone. */
static size_t read_word(const struct cursor *c, const char *word)
{
    size_t length = strlen(word);
    for (size_t i = 0; i < length; i++)
        if ((cursor_byte(c, i) | 0x20) != word[i])
            return 0;
    int next = cursor_byte(c, length);
    return is_letter(next) || is_digit(next) ? 0 : length;
}

static bool is_man_here(const struct cursor *c)
{
    struct man man;
    int byte = cursor_byte(c, 0);
    return gbr_read_figurine(c, &man) > 0
        || (byte >= 'A' && byte <= 'Z' && gbr_man_of_letter((unsigned char)byte).kind < GBR_KINDS);
}

/* "w" and "b" may be glued to a man's letter: wKg3. "B" before a square is a bishop. */
static size_t read_mark(const struct cursor *c, unsigned char *side)
{
    static const char *const words[2][2] = {{"white", "w"}, {"black", "b"}};
    size_t length = 0;
    for (unsigned char s = GBR_WHITE; s <= GBR_BLACK && length == 0; s++) {
        for (unsigned i = 0; i < 2 && length == 0; i++)
            length = read_word(c, words[s][i]);
        struct cursor next = {c->text, c->length, c->at + 1};
        if (length == 0 && cursor_byte(c, 0) == words[s][1][0] && is_man_here(&next))
            length = 1;
        if (length > 0)
            *side = s;
    }
    if (length > 0 && (cursor_byte(c, length) == ':' || cursor_byte(c, length) == '.'))
        length++;
    return length;
}

static size_t read_divider(const struct cursor *c)
{
    int byte = cursor_byte(c, 0);
    if (byte == '/' || byte == ';' || byte == '-')
        return 1;
    size_t length = read_word(c, "vs");
    if (length > 0 && cursor_byte(c, length) == '.')
        length++;
    return length > 0 ? length : read_word(c, "v");
}

/* [letter | figurine] square; the side is given unless a figurine is black. The
 * square, or GBR_NO_SQUARE: no man here; *length is how much of the text it is. */
static unsigned read_man(
    const struct cursor *c, unsigned char side, struct man *man, size_t *length)
{
    struct cursor here = *c;
    struct man named = {side, GBR_PAWN};
    *length = gbr_read_figurine(c, &named);
    if (*length > 0) {
        if (named.side == GBR_WHITE)
            named.side = side;
    } else if (is_man_here(c)) {
        named.kind = gbr_man_of_letter((unsigned char)cursor_byte(c, 0)).kind;
        *length = 1;
    }
    here.at += *length;
    *length += 2;
    *man = named;
    return gbr_read_square(&here);
}

static bool divider_ahead(struct cursor c)
{
    while (c.at < c.length && read_divider(&c) == 0)
        c.at++;
    return c.at < c.length;
}

enum gbr_error gbr_parse_pieces(const char *text, size_t text_length, unsigned flags,
    struct gbr_position *position, struct gbr_fault *fault)
{
    struct cursor c = {(const unsigned char *)text, text_length, 0};
    struct gbr_position read;
    unsigned char side = GBR_WHITE;
    bool marked = false, divided = false, black_seen = false;

    gbr_clear_board(&read);
    if (gbr_skip_blanks(&c), c.at == c.length)
        return REFUSE(fault, GBR_ERROR_EMPTY, c.at, 0);
    for (; gbr_skip_blanks(&c), c.at < c.length;) {
        struct man man;
        unsigned square = GBR_NO_SQUARE;
        size_t length;
        if ((length = read_mark(&c, &side)) > 0) {
            marked = true;
        } else if ((square = read_man(&c, side, &man, &length)) < GBR_SQUARES) {
            enum gbr_error error = gbr_put_man(&read, man, square, flags, c.at, fault);
            if (error == GBR_ERROR_TWO_KINGS && !marked && !divided
                && !divider_ahead(c)) /* Black's? */
                return REFUSE(fault, GBR_ERROR_NO_SIDES, c.at, 0);
            if (error)
                return error;
            side = man.side;
            black_seen |= side == GBR_BLACK;
        } else if ((length = read_divider(&c)) > 0) {
            if (!marked && divided)
                return REFUSE(fault, GBR_ERROR_BAD_LIST, c.at, 0);
            if (!marked)
                side = GBR_BLACK;
            divided = true;
        } else if (cursor_byte(&c, 0) == ',' || cursor_byte(&c, 0) == '.') {
            length = 1;
        } else {
            return REFUSE(fault, GBR_ERROR_BAD_LIST, c.at, 0);
        }
        c.at += length;
    }
    if (!marked && !divided && !black_seen)
        return REFUSE(fault, GBR_ERROR_NO_SIDES, c.at, 0);
    enum gbr_error error = gbr_need_kings(&read, flags, 0, fault);
    if (error)
        return error;
    *position = read;
    return GBR_OK;
}

/* Where the men of a letter stand, each with a blank before it but the first of all. */
static void put_men(
    struct writer *w, const struct gbr_position *position, unsigned side, unsigned kind)
{
    for (unsigned nth = 0; nth < GBR_SQUARES; nth++) {
        unsigned square = printed_square(nth);
        if (position->board[square] != (unsigned char)gbr_letter_of_man(side, kind))
            continue;
        if (w->at > 0)
            put(w, ' ');
        if (kind != GBR_PAWN)
            put(w, gbr_letter_of_man(GBR_WHITE, kind));
        gbr_put_square(w, square);
    }
}

size_t gbr_format_pieces(const struct gbr_position *position, char out[GBR_PIECES_SIZE])
{
    struct writer w = {out, GBR_PIECES_SIZE, 0};
    for (unsigned i = 0; i < GBR_KINDS; i++)
        put_men(&w, position, GBR_WHITE, gbr_kings_first[i]);
    gbr_put_text(&w, w.at > 0 ? " /" : "/");
    for (unsigned i = 0; i < GBR_KINDS; i++)
        put_men(&w, position, GBR_BLACK, gbr_kings_first[i]);
    return end_text(&w);
}
