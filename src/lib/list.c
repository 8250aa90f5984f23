/* list.c - the squares behind a class
 *
 *   list   = [point] [square square] [point] groups
 *   groups = queens rooks bishops knights [point] pawns
 *   a kind = White's squares, then Black's; both followed by "/" where the
 *            digit is 9 (this project's own extension: no source has a form)
 *   point  = "."           before the kings, behind them, before the pawns
 *
 * Blanks and line ends may stand between any two. The first two squares are
 * the kings, unless kings stand in front of the class: then they may stand
 * here again, and must agree. A "/" belongs to the list when nothing or a
 * square touches it: in "0009.00 4/3" it is the count's.
 */
#include "code.h"

#include <string.h>

static void append(struct list *list, unsigned item, struct cursor *c, size_t length)
{
    if (list->items < LIST_MOST) {
        list->item[list->items] = (unsigned char)item;
        list->offset[list->items] = c->at;
    }
    list->items++;
    list->squares += item < GBR_SQUARES;
    c->at += length;
    list->end = c->at;
}

static bool square_ahead(struct cursor c, size_t ahead)
{
    c.at += ahead;
    gbr_skip_blanks(&c);
    return gbr_read_square(&c) != GBR_NO_SQUARE;
}

void gbr_read_list(struct cursor *c, struct list *list)
{
    struct cursor next = *c;
    list->items = list->squares = 0;
    list->end = c->at;
    for (;; *c = next) {
        size_t blanks = gbr_skip_blanks(&next);
        int byte = cursor_byte(&next, 0);
        unsigned square = gbr_read_square(&next);
        if (square != GBR_NO_SQUARE)
            append(list, square, &next, 2);
        else if (byte == '.' && square_ahead(next, 1))
            append(list, LIST_POINT, &next, 1);
        else if (byte == '/' && (blanks == 0 || square_ahead(next, 1)))
            append(list, LIST_SLASH, &next, 1);
        else
            return;
    }
}

/* A list being shared out; next is the item to come. */
struct share {
    const struct list *list;
    struct gbr_reading *r;
    struct gbr_fault *fault;
    size_t next;
    unsigned expected, placed, pawns; /* men: by the class; so far; pawns of them */
    bool slashes;
};

static bool is_item(const struct share *s, unsigned item)
{
    return s->next < s->list->items && s->list->item[s->next] == item;
}

static size_t offset_here(const struct share *s)
{
    return s->next < s->list->items ? s->list->offset[s->next] : s->list->end;
}

static enum gbr_error wrong_length(const struct share *s, size_t kings)
{
    unsigned squares = (unsigned)(s->list->squares - kings);
    return REFUSE(s->fault, GBR_ERROR_LIST_LENGTH, offset_here(s), squares, s->expected);
}

static enum gbr_error take_man(struct share *s, struct man man)
{
    bool pawns_begin = man.kind == GBR_PAWN && s->pawns == 0;
    if (is_item(s, LIST_POINT)) {
        if (s->placed > 0 && !pawns_begin)
            return REFUSE(s->fault, GBR_ERROR_LIST_POINT, offset_here(s), 0);
        s->next++;
    }
    unsigned square = s->next < s->list->items ? s->list->item[s->next] : LIST_SLASH;
    if (square >= GBR_SQUARES)
        return REFUSE(s->fault, GBR_ERROR_LIST_SLASH, offset_here(s), 0);
    s->placed++;
    s->pawns += man.kind == GBR_PAWN;
    enum gbr_error error = gbr_put_man(&s->r->position, man, square, 0, offset_here(s), s->fault);
    s->next++;
    return error;
}

/* All squares up to the "/" that closes a side's men of a 9. */
static enum gbr_error take_nine_side(struct share *s, struct man man)
{
    while (!is_item(s, LIST_SLASH)) {
        if (s->next == s->list->items)
            return REFUSE(s->fault, GBR_ERROR_LIST_SLASH, offset_here(s), 0);
        enum gbr_error error = take_man(s, man);
        if (error)
            return error;
        s->expected++;
    }
    s->next++;
    return GBR_OK;
}

static enum gbr_error take_kind(
    struct share *s, unsigned char kind, const struct gbr_material *said, size_t kings)
{
    bool nine = kind < GBR_PAWN && s->r->code.digit[kind] == 9 && s->slashes;
    for (unsigned char side = GBR_WHITE; side <= GBR_BLACK; side++) {
        struct man man = {side, kind};
        enum gbr_error error = nine ? take_nine_side(s, man) : GBR_OK;
        for (unsigned n = nine ? 0 : said->men[side][kind]; n > 0 && !error; n--)
            error = s->next < s->list->items ? take_man(s, man) : wrong_length(s, kings);
        if (error)
            return error;
    }
    const unsigned char *white = s->r->position.material.men[GBR_WHITE];
    const unsigned char *black = s->r->position.material.men[GBR_BLACK];
    if (nine && white[kind] < 3 && black[kind] < 3)
        return REFUSE(s->fault, GBR_ERROR_LIST_NINE, offset_here(s), white[kind], black[kind]);
    return GBR_OK;
}

/* What the class says of the men; with slashes a 9 says none and the list all. */
static enum gbr_error men_said(
    const struct share *s, struct gbr_material *said, struct gbr_fault *fault)
{
    struct gbr_code code = s->r->code;
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
        if (s->slashes && code.digit[kind] == 9)
            code.digit[kind] = 0;
    return gbr_decode(&code, said, fault);
}

static enum gbr_error take_men(struct share *s, size_t kings)
{
    struct gbr_material said = {{{0}}};
    enum gbr_error error = men_said(s, &said, s->fault);
    if (error) {
        if (s->fault)
            s->fault->offset = offset_here(s);
        return error;
    }
    s->expected = gbr_count_men(&said, GBR_WHITE) + gbr_count_men(&said, GBR_BLACK) - 2;
    for (unsigned char kind = GBR_QUEEN; kind <= GBR_PAWN && !error; kind++)
        error = take_kind(s, kind, &said, kings);
    if (!error && s->next < s->list->items)
        error = is_item(s, LIST_SLASH) ? REFUSE(s->fault, GBR_ERROR_LIST_SLASH, offset_here(s), 0)
                                       : wrong_length(s, kings);
    return error;
}

static enum gbr_error place_kings(struct share *s)
{
    for (unsigned char side = GBR_WHITE; side <= GBR_BLACK; side++) {
        struct man king = {side, GBR_KING};
        enum gbr_error error = gbr_put_man(&s->r->position, king, s->r->code.king[side], 0,
            s->r->part[GBR_PART_KINGS].start, s->fault);
        if (error)
            return error;
    }
    return GBR_OK;
}

/* Where the list should begin with two kings and does not. */
static enum gbr_error no_two_kings(const struct share *s, size_t first)
{
    const struct list *list = s->list;
    size_t bad = list->item[first] < GBR_SQUARES ? first + 1 : first;
    if (bad >= list->items)
        return REFUSE(s->fault, GBR_ERROR_HALF_SQUARE, list->end, 0);
    enum gbr_error error = list->item[bad] == LIST_POINT ? GBR_ERROR_LIST_POINT
                                                         : GBR_ERROR_LIST_SLASH;
    return REFUSE(s->fault, error, list->offset[bad], 0);
}

/* The first squares of the list when they are kings; *kings is how many. */
static enum gbr_error take_kings(struct share *s, size_t *kings)
{
    const struct list *list = s->list;
    struct gbr_reading *r = s->r;
    bool in_front = r->part[GBR_PART_KINGS].length > 0;
    size_t first = is_item(s, LIST_POINT) ? 1 : 0;
    *kings = 0;
    if (list->items == 0)
        return GBR_OK;
    if (list->men_only)
        return in_front ? GBR_OK : REFUSE(s->fault, GBR_ERROR_NO_KINGS, offset_here(s), 0);
    if (list->items < first + 2 || list->item[first] >= GBR_SQUARES
        || list->item[first + 1] >= GBR_SQUARES)
        return in_front ? GBR_OK : no_two_kings(s, first); /* a man or slashes */
    const unsigned char *king = list->item + first;
    bool equal = king[0] == r->code.king[GBR_WHITE] && king[1] == r->code.king[GBR_BLACK];
    if (in_front && !equal) {
        struct gbr_code code = r->code;
        struct gbr_material men = {{{0}}};
        bool two = gbr_decode(&code, &men, NULL) == GBR_OK
            && gbr_count_men(&men, GBR_WHITE) + gbr_count_men(&men, GBR_BLACK) == 4;
        if (list->squares == 2 && list->items == first + 2 && !two)
            return REFUSE(s->fault, GBR_ERROR_KINGS_DIFFER, list->offset[first],
                r->code.king[GBR_WHITE], r->code.king[GBR_BLACK], king[0], king[1]);
        return GBR_OK;
    }
    if (king[0] == king[1])
        return REFUSE(s->fault, GBR_ERROR_SQUARE_TWICE, list->offset[first + 1], king[1]);
    size_t start = list->offset[first];
    r->part[in_front ? GBR_PART_AGAIN : GBR_PART_KINGS] = (struct gbr_span){
        start, list->offset[first + 1] + 2 - start};
    r->code.king[GBR_WHITE] = king[0];
    r->code.king[GBR_BLACK] = king[1];
    s->next = first + 2;
    *kings = 2;
    return GBR_OK;
}

enum gbr_error gbr_place_list(
    struct gbr_reading *reading, const struct list *list, struct gbr_fault *fault)
{
    struct share s = {.list = list, .r = reading, .fault = fault};
    size_t kings;
    for (size_t i = 0; i < list->items && i < LIST_MOST; i++)
        s.slashes |= list->item[i] == LIST_SLASH;
    if (list->items > LIST_MOST)
        return REFUSE(
            fault, GBR_ERROR_LIST_LENGTH, list->offset[LIST_MOST - 1], (unsigned)list->squares, 62);
    enum gbr_error error = take_kings(&s, &kings);
    if (error || reading->code.king[GBR_WHITE] == GBR_NO_SQUARE
        || reading->code.king[GBR_BLACK] == GBR_NO_SQUARE)
        return error;

    struct gbr_span *men = &reading->part[GBR_PART_LIST];
    bool listed = s.next < list->items;
    *men = listed ? (struct gbr_span){list->offset[s.next], list->end - list->offset[s.next]}
                  : (struct gbr_span){0, 0};
    static const unsigned char none[GBR_DIGITS];
    if (!listed && memcmp(reading->code.digit, none, sizeof none) != 0)
        return GBR_OK;
    gbr_clear_board(&reading->position);
    reading->position.turn = reading->code.turn;
    error = place_kings(&s);
    if (!error)
        error = take_men(&s, kings);
    reading->full = !error;
    return error;
}
