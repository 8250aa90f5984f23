/* code.c - the code in every form that is printed
 *
 *   printed = meson | [open] front class [list] *(behind | close | text)
 *   open    = "(" | "["                       and its close, once, behind
 *   front   = *(sign | turn | kings)          each once, blanks between
 *   sign    = ["-"] ("+" | "=") | "-"         "-+" and "-=": Black to move
 *   turn    = "ZAZ" | "BTM" | "WTM"
 *   kings   = square square [":"]             White's, Black's
 *   class   = 4digit ["." 2digit [":"]]       the short one stands alone
 *   list    = see list.c: kings and men, or the kings again, or men
 *   behind  = count | sign | turn
 *   count   = number "/" number               men of White, of Black
 *   text    = words, see result.c; HHdb's flags; a page
 *   meson   = *("--" name "=" value)          names: kings, gbr, pos
 *
 * There is no flag for the dialect: every part says what it is.
 */
#include "code.h"

#include <string.h>

struct parse {
    struct cursor c;
    struct gbr_reading r;
    struct list list;
    bool is_short;       /* a class of four digits */
    char sign_seen;      /* '+', '=' or '-' as printed */
    unsigned char close; /* the bracket that is open, 0: none */
    struct gbr_fault *fault;
};

static enum gbr_error refuse_here(struct parse *p, enum gbr_error error)
{
    return REFUSE(p->fault, error, p->c.at, 0);
}

static bool has_part(const struct parse *p, enum gbr_part part)
{
    return p->r.part[part].length > 0;
}

static void note_part(struct parse *p, enum gbr_part part, size_t start)
{
    p->r.part[part] = (struct gbr_span){start, p->c.at - start};
}

/* The word here, in capitals, standing alone. */
static bool is_word(const struct cursor *c, const char *word)
{
    int next = cursor_byte(c, strlen(word));
    return gbr_has_word(c, word) && !is_letter(next) && !is_digit(next);
}

/* ---- the parts, in the order of the grammar; each says whether it was there ---- */

static enum gbr_error read_sign(struct parse *p, bool *found)
{
    size_t start = p->c.at;
    int first = cursor_byte(&p->c, 0), second = cursor_byte(&p->c, 1);
    bool two = first == '-' && (second == '+' || second == '=');
    *found = two || first == '+' || first == '=' || first == '-';
    if (!*found)
        return GBR_OK;
    char sign = (char)(two ? second : first);
    if (p->sign_seen && p->sign_seen != sign)
        return refuse_here(p, GBR_ERROR_SAID_TWICE);
    p->c.at += two ? 2 : 1;
    p->sign_seen = sign;
    p->r.code.sign = sign == '-' ? 0 : (unsigned char)sign;
    if (two)
        p->r.code.turn = GBR_BLACK;
    if (!has_part(p, GBR_PART_SIGN))
        note_part(p, GBR_PART_SIGN, start);
    return GBR_OK;
}

static enum gbr_error read_turn(struct parse *p, bool *found)
{
    static const struct {
        const char *word;
        unsigned char turn;
    } words[] = {{"ZAZ", GBR_BLACK}, {"BTM", GBR_BLACK}, {"WTM", GBR_WHITE}};
    size_t start = p->c.at;
    *found = false;
    for (size_t i = 0; i < sizeof words / sizeof *words && !*found; i++) {
        if (!is_word(&p->c, words[i].word))
            continue;
        if (has_part(p, GBR_PART_TURN) && p->r.code.turn != words[i].turn)
            return refuse_here(p, GBR_ERROR_SAID_TWICE);
        *found = true;
        p->r.code.turn = words[i].turn;
        p->c.at += strlen(words[i].word);
        note_part(p, GBR_PART_TURN, start);
    }
    return GBR_OK;
}

static enum gbr_error read_kings(struct parse *p, bool *found)
{
    size_t start = p->c.at;
    unsigned king[2] = {gbr_read_square(&p->c), GBR_NO_SQUARE};
    *found = king[GBR_WHITE] != GBR_NO_SQUARE;
    if (!*found)
        return GBR_OK;
    if (has_part(p, GBR_PART_KINGS))
        return refuse_here(p, GBR_ERROR_SAID_TWICE);
    p->c.at += 2;
    gbr_skip_blanks(&p->c);
    king[GBR_BLACK] = gbr_read_square(&p->c);
    if (king[GBR_BLACK] == GBR_NO_SQUARE)
        return refuse_here(p, GBR_ERROR_HALF_SQUARE);
    if (king[GBR_BLACK] == king[GBR_WHITE])
        return REFUSE(p->fault, GBR_ERROR_SQUARE_TWICE, p->c.at, king[GBR_BLACK]);
    p->c.at += 2;
    note_part(p, GBR_PART_KINGS, start);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        p->r.code.king[side] = (unsigned char)king[side];
    if (cursor_byte(&p->c, 0) == ':')
        p->c.at++;
    return GBR_OK;
}

/* A class is wanted here: anything else is an error. */
static enum gbr_error read_class(struct parse *p)
{
    size_t start = p->c.at;
    for (unsigned i = 0; i < GBR_DIGITS; i++) {
        if (i == GBR_WHITE_PAWNS && cursor_byte(&p->c, 0) == '.' && is_digit(cursor_byte(&p->c, 1)))
            p->c.at++;
        else if (i == GBR_WHITE_PAWNS && !is_digit(cursor_byte(&p->c, 0))) {
            p->is_short = true;
            p->r.code.digit[GBR_WHITE_PAWNS] = p->r.code.digit[GBR_BLACK_PAWNS] = 0;
            break;
        } else if (i == GBR_WHITE_PAWNS)
            return refuse_here(p, GBR_ERROR_CODE_DIGITS);
        int byte = cursor_byte(&p->c, 0);
        if (!is_digit(byte))
            return refuse_here(p, i == 0 ? GBR_ERROR_BAD_CODE : GBR_ERROR_CODE_DIGITS);
        if (byte == '9' && i >= GBR_WHITE_PAWNS)
            return REFUSE(p->fault, GBR_ERROR_PAWN_DIGIT, p->c.at, i - GBR_WHITE_PAWNS);
        p->r.code.digit[i] = (unsigned char)(byte - '0');
        p->c.at++;
    }
    if (is_digit(cursor_byte(&p->c, 0)))
        return refuse_here(p, GBR_ERROR_CODE_DIGITS);
    note_part(p, GBR_PART_CLASS, start);
    if (cursor_byte(&p->c, 0) == ':') {
        p->list.men_only = true;
        p->c.at++;
    }
    return GBR_OK;
}

static void read_list(struct parse *p)
{
    gbr_read_list(&p->c, &p->list);
    if (p->list.items > 0)
        note_part(p, GBR_PART_LIST, p->list.offset[0]);
}

/* A whole number of one or two digits, 1 to 64; 0 where there is none. */
static unsigned read_number(struct cursor *c)
{
    unsigned number = 0, digits = 0;
    for (int byte; is_digit(byte = cursor_byte(c, 0)) && digits < 3; digits++, c->at++)
        number = number * 10 + (unsigned)(byte - '0');
    return digits <= 2 && number <= GBR_SQUARES ? number : 0;
}

static enum gbr_error read_count(struct parse *p, bool *found)
{
    struct cursor c = p->c;
    unsigned white = read_number(&c);
    *found = false;
    if (white == 0 || cursor_byte(&c, 0) != '/')
        return GBR_OK;
    c.at++;
    unsigned black = read_number(&c);
    int next = cursor_byte(&c, 0);
    if (black == 0 || is_letter(next) || is_digit(next) || next == '/' || next == '-')
        return GBR_OK; /* a date, 1/2-1/2 */
    if (has_part(p, GBR_PART_COUNT))
        return refuse_here(p, GBR_ERROR_SAID_TWICE);
    size_t start = p->c.at;
    p->c = c;
    note_part(p, GBR_PART_COUNT, start);
    p->r.code.count[GBR_WHITE] = (unsigned char)white;
    p->r.code.count[GBR_BLACK] = (unsigned char)black;
    *found = true;
    return GBR_OK;
}

/* ---- the whole ---- */

static enum gbr_error read_front(struct parse *p)
{
    int byte = cursor_byte(&p->c, 0);
    if (byte == '(' || byte == '[') {
        p->close = byte == '(' ? ')' : ']';
        p->c.at++;
    }
    for (bool found = true; found;) {
        enum gbr_error error = GBR_OK;
        gbr_skip_blanks(&p->c);
        size_t start = p->c.at;
        bool signed_already = p->sign_seen != 0;
        found = false;
        error = read_sign(p, &found);
        if (!error && found && signed_already)
            error = REFUSE(p->fault, GBR_ERROR_SAID_TWICE, start, 0);
        if (!error && !found)
            error = read_turn(p, &found);
        if (!error && !found)
            error = read_kings(p, &found);
        if (error)
            return error;
    }
    return GBR_OK;
}

/* What may touch the last digit of a class or the last square of a list: a
 * blank, a sign, the bracket, or the point of a sentence. */
static bool may_follow(const struct parse *p)
{
    struct cursor next = p->c;
    int byte = cursor_byte(&p->c, 0);
    if (gbr_is_one_of(byte, ".,;:!?")) {
        next.at++;
        byte = cursor_byte(&next, 0);
    } else if (gbr_is_one_of(byte, "+=")) {
        return true;
    }
    return byte < 0 || gbr_blank_length(&next) > 0 || (p->close && byte == p->close);
}

/* A part that may stand behind the list, at the start of a word. A sign must
 * come before any other text, where a "=" may mean anything. */
static enum gbr_error read_behind_part(struct parse *p, bool text_before, bool *found)
{
    enum gbr_error error = GBR_OK;
    if (!text_before || !has_part(p, GBR_PART_COUNT))
        error = read_count(p, found);
    if (!error && !*found)
        error = read_turn(p, found);
    bool dash = cursor_byte(&p->c, 0) == '-' && !gbr_is_one_of(cursor_byte(&p->c, 1), "+=");
    if (!error && !*found && !text_before && !dash)
        error = read_sign(p, found);
    return error;
}

static void note_rest(struct parse *p, size_t start)
{
    struct cursor rest = {p->c.text, p->c.length, start};
    while (gbr_skip_blanks(&rest) > 0 || gbr_is_one_of(cursor_byte(&rest, 0), ".,;:"))
        rest.at += gbr_is_one_of(cursor_byte(&rest, 0), ".,;:");
    size_t end = rest.at; /* behind the last byte that is no blank */
    for (struct cursor c = rest; c.at < c.length;) {
        size_t blank = gbr_blank_length(&c);
        c.at += blank > 0 ? blank : 1;
        end = blank > 0 ? end : c.at;
    }
    p->r.part[GBR_PART_REST] = (struct gbr_span){rest.at, end - rest.at};
}

static enum gbr_error read_behind(struct parse *p)
{
    size_t words = p->c.at, rest = p->c.at;
    bool open = p->close != 0, text_before = false, word_start = true;
    if (!may_follow(p))
        return refuse_here(p,
            gbr_is_one_of(cursor_byte(&p->c, 0), ")]") ? GBR_ERROR_BRACKET
                : p->list.items > 0                    ? GBR_ERROR_HALF_SQUARE
                                                       : GBR_ERROR_CODE_DIGITS);
    while (p->c.at < p->c.length) {
        int byte = cursor_byte(&p->c, 0);
        bool found = open && byte == p->close;
        enum gbr_error error = GBR_OK;
        if (found) {
            open = false;
            p->c.at++;
        } else if (word_start) {
            error = read_behind_part(p, text_before, &found);
        }
        if (error)
            return error;
        if (found) {
            rest = p->c.at;
            continue;
        }
        size_t blank = gbr_blank_length(&p->c);
        word_start = blank > 0 || gbr_is_one_of(byte, ",;:");
        text_before |= !word_start && byte != '.';
        p->c.at += blank > 0 ? blank : 1;
    }
    if (open)
        return refuse_here(p, GBR_ERROR_BRACKET);
    gbr_read_result(&p->c, words, p->c.length, &p->r);
    if (!has_part(p, GBR_PART_RESULT))
        note_rest(p, rest);
    return GBR_OK;
}

static enum gbr_error read_meson(struct parse *p)
{
    p->list.men_only = true;
    while (gbr_skip_blanks(&p->c), p->c.at < p->c.length) {
        static const char *const names[] = {"--kings=", "--gbr=", "--pos="};
        enum { KINGS, CLASS, LIST, OTHER } name = KINGS;
        size_t length = p->c.length;
        while (name < OTHER && !gbr_has_word(&p->c, names[name]))
            name++;
        if (name == OTHER && (cursor_byte(&p->c, 0) != '-' || cursor_byte(&p->c, 1) != '-'))
            return refuse_here(p, GBR_ERROR_BAD_CODE);
        /* each value ends at a blank */
        struct cursor value = p->c;
        while (value.at < length && gbr_blank_length(&value) == 0)
            value.at++;
        if (name == OTHER) {
            p->c.at = value.at;
            continue;
        }
        p->c.length = value.at;
        p->c.at += strlen(names[name]);
        bool found = true;
        enum gbr_error error = GBR_OK;
        if (name == KINGS)
            error = read_kings(p, &found);
        else if (name == CLASS)
            error = has_part(p, GBR_PART_CLASS) ? refuse_here(p, GBR_ERROR_SAID_TWICE)
                                                : read_class(p);
        else if (has_part(p, GBR_PART_LIST))
            error = refuse_here(p, GBR_ERROR_SAID_TWICE);
        else
            read_list(p);
        if (!error && (!found || p->c.at < p->c.length))
            error = refuse_here(p, name == CLASS ? GBR_ERROR_CODE_DIGITS : GBR_ERROR_HALF_SQUARE);
        if (error)
            return error;
        p->c.length = length;
    }
    return has_part(p, GBR_PART_CLASS) ? GBR_OK : refuse_here(p, GBR_ERROR_BAD_CODE);
}

static enum gbr_error read_printed(struct parse *p)
{
    enum gbr_error error = read_front(p);
    if (!error)
        error = read_class(p);
    if (error)
        return error;
    read_list(p);
    error = read_behind(p);
    /* Four digits are a year more often than a code: they stand alone. */
    bool words = has_part(p, GBR_PART_COUNT) || has_part(p, GBR_PART_RESULT)
        || has_part(p, GBR_PART_REST) || p->sign_seen == '-';
    if (!error && p->is_short && words)
        return REFUSE(p->fault, GBR_ERROR_CODE_DIGITS, p->r.part[GBR_PART_CLASS].start + 4, 0);
    return error;
}

enum gbr_error gbr_parse_code(
    const char *text, size_t length, struct gbr_reading *reading, struct gbr_fault *fault)
{
    struct parse p = {.c = {(const unsigned char *)text, length, 0}, .fault = fault};
    p.r.code.king[GBR_WHITE] = p.r.code.king[GBR_BLACK] = GBR_NO_SQUARE;

    gbr_skip_blanks(&p.c);
    if (p.c.at == length)
        return refuse_here(&p, GBR_ERROR_EMPTY);
    bool meson = cursor_byte(&p.c, 0) == '-' && cursor_byte(&p.c, 1) == '-';
    enum gbr_error error = meson ? read_meson(&p) : read_printed(&p);
    if (!error)
        error = gbr_place_list(&p.r, &p.list, fault);
    if (error)
        return error;
    *reading = p.r;
    return GBR_OK;
}
