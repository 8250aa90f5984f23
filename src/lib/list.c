/* list.c - the squares after a class
 *
 *   list   = [point] [square square] [point] groups
 *   groups = queens rooks bishops knights [point] pawns
 *   a kind = White's squares, then Black's; both followed by "/" where the
 *            digit is 9 (this project's own extension: no source has a form)
 *   point  = "."           before the kings, after them, before the pawns
 *
 * Whitespace may stand between any two. The first two squares are the kings,
 * unless kings stand in front of the class: then they may stand here again, and
 * must agree. A "/" belongs to the list when it touches a square or the start
 * of the list: in "0009.00 4/3" it is the count's.
 *
 * In running text a list ends before a word that is no square, before an empty
 * line, and before the kings of the next code.
 */
#include "code.h"

#include <string.h>

static void append(struct list *list, unsigned item, struct cursor *c, size_t length)
{
    if (list->items < LIST_MAX) {
        list->item[list->items] = (unsigned char)item;
        list->offset[list->items] = c->at;
    }
    list->items++;
    list->squares += item < GBR_SQUARES;
    c->at += length;
    list->end = c->at;
}

/* Does the cursor stand on a word of squares alone, so that prose has no part in it? */
static bool is_word_of_squares(struct cursor c)
{
    while (gbr_read_square(&c) != GBR_NO_SQUARE)
        c.at += 2;
    int next = cursor_byte(&c, 0);
    return !is_letter(next) && !is_digit(next);
}

static bool are_kings(const struct cursor *c)
{
    struct cursor black = {c->text, c->length, c->at + 2};
    return gbr_read_square(c) != GBR_NO_SQUARE && gbr_read_square(&black) != GBR_NO_SQUARE;
}

/* "g3g1 0323.12": kings of the code that follows, on the same line. Where this code has none yet
 * they may be its own, as in "0411.00 g3g1 0323.12 a1a8": then the next one has its kings after it
 * too. start is where the list ended. */
static bool are_kings_of_next(struct cursor c, size_t start, bool has_kings)
{
    enum { KINGS = 4, CLASS = 7 };
    if (!are_kings(&c))
        return false;
    unsigned breaks = gbr_count_line_ends(&c, start);
    c.at += KINGS;
    size_t gap = c.at;
    if (gbr_skip_whitespace(&c) == 0 && cursor_byte(&c, 0) == ':')
        c.at++;
    if (!gbr_is_class(&c) || (breaks == 0 && gbr_count_line_ends(&c, gap) > 0))
        return false;
    c.at += CLASS;
    c.at += gbr_is_one_of(cursor_byte(&c, 0), " \t");
    return has_kings || !are_kings(&c);
}

/* The only square of its word, as in prose: "0323.12 a3 for". */
static bool is_lone(struct cursor c)
{
    struct cursor next = {c.text, c.length, c.at + 2};
    next.at += gbr_is_one_of(cursor_byte(&next, 0), "./");
    return gbr_read_square(&next) == GBR_NO_SQUARE;
}

/* Over whitespace, in running text over one line end at most; false after an empty line. */
static bool skip_between(struct cursor *c, enum gbr_list_mode mode)
{
    size_t start = c->at;
    gbr_skip_whitespace(c);
    return mode == LIST_OF_RECORD || gbr_count_line_ends(c, start) < 2;
}

/* Is the square here one of the list? Two that are glued to the class are kings, whatever follows.
 */
static bool is_listed(const struct cursor *c, const struct list *list, enum gbr_list_mode mode)
{
    struct cursor next = {c->text, c->length, c->at + 2};
    bool glued = c->at == list->end;
    if (gbr_read_square(c) == GBR_NO_SQUARE)
        return false;
    if (mode == LIST_OF_RECORD || (glued && list->squares == 1)
        || (glued && list->squares == 0 && gbr_read_square(&next) != GBR_NO_SQUARE))
        return true;
    bool apart = !glued && c->text[c->at - 1] != '.';
    return is_word_of_squares(*c) && !(apart && are_kings_of_next(*c, list->end, list->has_kings))
        && !(apart && mode == LIST_WITHOUT_LONE && is_lone(*c));
}

static bool is_listed_ahead(struct cursor c, const struct list *list, enum gbr_list_mode mode)
{
    c.at++;
    return skip_between(&c, mode) && is_listed(&c, list, mode);
}

void gbr_read_list(struct cursor *c, struct list *list, enum gbr_list_mode mode)
{
    struct cursor next = *c;
    list->items = list->squares = 0;
    list->start = list->end = c->at;
    for (; skip_between(&next, mode); *c = next) {
        int byte = cursor_byte(&next, 0);
        bool touches = next.at == list->end;
        if (is_listed(&next, list, mode))
            append(list, gbr_read_square(&next), &next, 2);
        else if (byte == '.' && is_listed_ahead(next, list, mode))
            append(list, LIST_POINT, &next, 1);
        else if (byte == '/' && (touches || is_listed_ahead(next, list, mode)))
            append(list, LIST_SLASH, &next, 1);
        else
            return;
        list->has_kings |= list->squares >= 2;
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
    return REFUSE(s->fault, offset_here(s), GBR_ERROR_LIST_LENGTH, squares, s->expected);
}

static enum gbr_error take_man(struct share *s, struct man man)
{
    bool pawns_begin = man.kind == GBR_PAWN && s->pawns == 0;
    if (is_item(s, LIST_POINT)) {
        if (s->placed > 0 && !pawns_begin)
            return REFUSE(s->fault, offset_here(s), GBR_ERROR_LIST_POINT);
        s->next++;
    }
    unsigned square = s->next < s->list->items ? s->list->item[s->next] : LIST_SLASH;
    if (square >= GBR_SQUARES)
        return REFUSE(s->fault, offset_here(s), GBR_ERROR_LIST_SLASH);
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
            return REFUSE(s->fault, offset_here(s), GBR_ERROR_LIST_SLASH);
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
        return REFUSE(s->fault, offset_here(s), GBR_ERROR_LIST_NINE, white[kind], black[kind]);
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
        error = is_item(s, LIST_SLASH) ? REFUSE(s->fault, offset_here(s), GBR_ERROR_LIST_SLASH)
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
        return REFUSE(s->fault, list->end, GBR_ERROR_HALF_SQUARE);
    enum gbr_error error = list->item[bad] == LIST_POINT ? GBR_ERROR_LIST_POINT
                                                         : GBR_ERROR_LIST_SLASH;
    return REFUSE(s->fault, list->offset[bad], error);
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
        return in_front ? GBR_OK : REFUSE(s->fault, offset_here(s), GBR_ERROR_NO_KINGS);
    if (list->items < first + 2 || list->item[first] >= GBR_SQUARES
        || list->item[first + 1] >= GBR_SQUARES)
        return in_front ? GBR_OK : no_two_kings(s, first); /* a man or slashes */
    const unsigned char *king = list->item + first;
    bool equal = king[0] == r->code.king[GBR_WHITE] && king[1] == r->code.king[GBR_BLACK];
    if (in_front && !equal) {
        struct gbr_code code = r->code;
        struct gbr_material men = {{{0}}};
        bool two = gbr_decode(&code, &men, NULL) == GBR_OK
            && gbr_count_men(&men, GBR_WHITE) + gbr_count_men(&men, GBR_BLACK) == 4
            && !memchr(r->code.king, king[0], 2) && !memchr(r->code.king, king[1], 2);
        if (list->squares == 2 && list->items == first + 2 && !two)
            return REFUSE(s->fault, list->offset[first], GBR_ERROR_KINGS_DIFFER,
                r->code.king[GBR_WHITE], r->code.king[GBR_BLACK], king[0], king[1]);
        return GBR_OK;
    }
    if (king[0] == king[1])
        return REFUSE(s->fault, list->offset[first + 1], GBR_ERROR_SQUARE_TWICE, king[1]);
    size_t start = list->offset[first];
    r->part[in_front ? GBR_PART_KINGS_AGAIN : GBR_PART_KINGS] = (struct gbr_span){
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
    for (size_t i = 0; i < list->items && i < LIST_MAX; i++)
        s.slashes |= list->item[i] == LIST_SLASH;
    if (list->items > LIST_MAX)
        return REFUSE(
            fault, list->offset[LIST_MAX - 1], GBR_ERROR_LIST_LENGTH, (unsigned)list->squares, 62);
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
