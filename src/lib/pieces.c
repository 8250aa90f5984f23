/* pieces.c - lists of men with their squares
 *
 *   list    = men divider men | mark men mark men      marks may come again
 *   men     = *(man | gap)
 *   man     = [letter | figurine] square               no letter: a pawn
 *   letter  = "K" "Q" "R" "B" "N" "S" "P"
 *   mark    = ("White" | "Black" | "w" | "b") [":" | "."]    in either case
 *   divider = "/" | ";" | "-" | "v" | "v." | "vs" | "vs."
 *   gap     = whitespace | "," | "."; with marks also a divider
 *
 * A black figurine is Black's man wherever it stands; books print White's
 * figurines for both sides, so a white one belongs to the side being read.
 *
 * A square glued to a piece's (Rd1e5) is refused: problemists write a letter
 * once for several men, others leave out the pawn's.
 */
#include "position.h"

#include <string.h>

static bool is_man_here(const struct cursor *c)
{
    struct man man;
    int byte = cursor_byte(c, 0);
    return gbr_read_figurine(c, &man) > 0
        || (byte >= 'A' && byte <= 'Z' && gbr_man_of_letter((unsigned char)byte).kind < GBR_KINDS);
}

/* "White :" */
static size_t colon_length(const struct cursor *c, size_t length)
{
    struct cursor next = {c->text, c->length, c->at + length};
    if (gbr_is_one_of(cursor_byte(&next, 0), ":."))
        return 1;
    size_t blanks = gbr_skip_whitespace(&next);
    return cursor_byte(&next, 0) == ':' ? blanks + 1 : 0;
}

/* "w" and "b" may be glued to a man's letter: wKg3. "B" before a square is a bishop. */
static size_t read_mark(const struct cursor *c, unsigned char *side)
{
    static const char *const words[2][2] = {{"white", "w"}, {"black", "b"}};
    size_t length = 0;
    for (unsigned char s = GBR_WHITE; s <= GBR_BLACK && length == 0; s++) {
        for (unsigned i = 0; i < 2 && length == 0; i++)
            length = gbr_word_length(c, words[s][i]);
        struct cursor next = {c->text, c->length, c->at + 1};
        if (length == 0 && cursor_byte(c, 0) == words[s][1][0] && is_man_here(&next))
            length = 1;
        if (length > 0)
            *side = s;
    }
    return length > 0 ? length + colon_length(c, length) : 0;
}

static size_t read_divider(const struct cursor *c)
{
    if (gbr_is_one_of(cursor_byte(c, 0), "/;-"))
        return 1;
    size_t length = gbr_word_length(c, "vs");
    if (length == 0)
        length = gbr_word_length(c, "v");
    return length + (length > 0 && cursor_byte(c, length) == '.');
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

/* A list being read. */
struct list {
    struct cursor c;
    struct gbr_position position;
    unsigned flags;
    unsigned char side;
    bool marked, divided, black_seen;
    struct gbr_fault *fault;
};

static bool is_divided_ahead(struct cursor c)
{
    while (c.at < c.length && read_divider(&c) == 0)
        c.at++;
    return c.at < c.length;
}

static enum gbr_error take_man(struct list *l, struct man man, unsigned square, size_t length)
{
    struct cursor next = {l->c.text, l->c.length, l->c.at + length};
    enum gbr_error error = gbr_put_man(&l->position, man, square, l->flags, l->c.at, l->fault);
    if (error == GBR_ERROR_TWO_KINGS && !l->marked && !l->divided && !is_divided_ahead(l->c))
        error = REFUSE(l->fault, l->c.at, GBR_ERROR_NO_SIDES); /* it may be Black's */
    if (!error && man.kind != GBR_PAWN && gbr_read_square(&next) != GBR_NO_SQUARE)
        error = REFUSE(l->fault, next.at, GBR_ERROR_GLUED_SQUARE);
    l->side = man.side;
    l->black_seen |= man.side == GBR_BLACK;
    return error;
}

static enum gbr_error take_divider(struct list *l)
{
    if (!l->marked && l->divided)
        return REFUSE(l->fault, l->c.at, GBR_ERROR_BAD_LIST);
    if (!l->marked)
        l->side = GBR_BLACK;
    l->divided = true;
    return GBR_OK;
}

static enum gbr_error take_next(struct list *l)
{
    struct man man;
    enum gbr_error error = GBR_OK;
    size_t length = read_mark(&l->c, &l->side);
    if (length > 0) {
        l->marked = true;
        l->c.at += length;
        return GBR_OK;
    }
    unsigned square = read_man(&l->c, l->side, &man, &length);
    if (square != GBR_NO_SQUARE)
        error = take_man(l, man, square, length);
    else if ((length = read_divider(&l->c)) > 0)
        error = take_divider(l);
    else if ((length = gbr_is_one_of(cursor_byte(&l->c, 0), ",.")) == 0)
        error = REFUSE(l->fault, l->c.at, GBR_ERROR_BAD_LIST);
    l->c.at += length;
    return error;
}

enum gbr_error gbr_parse_pieces(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, struct gbr_fault *fault)
{
    struct list l = {.c = cursor_of(text, length), .flags = flags, .fault = fault};
    gbr_clear_board(&l.position);
    gbr_skip_whitespace(&l.c);
    if (l.c.at == length)
        return REFUSE(fault, l.c.at, GBR_ERROR_EMPTY);
    for (; l.c.at < length; gbr_skip_whitespace(&l.c)) {
        enum gbr_error error = take_next(&l);
        if (error)
            return error;
    }
    if (!l.marked && !l.divided && !l.black_seen)
        return REFUSE(fault, l.c.at, GBR_ERROR_NO_SIDES);
    enum gbr_error error = gbr_need_kings(&l.position, flags, 0, fault);
    if (!error)
        *position = l.position;
    return error;
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
