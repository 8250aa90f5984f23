/* code.c - the code in every form that is printed
 *
 *   printed = meson | [open] front class [list] *(after | close | text)
 *   open    = "(" | "["                       its close once, after it, or never
 *   front   = *(sign | turn | kings)          each once, whitespace between
 *   sign    = ["-"] ("+" | "=") | "-"         "-+" and "-=": Black to move
 *   turn    = "ZAZ" | "BTM" | "WTM"           in either case
 *   kings   = square square [":"]             White's, Black's
 *   class   = 4digit ["." 2digit [":"]]       the short one stands alone
 *   list    = see list.c: kings and men, or the kings again, or men
 *   after   = count | sign | turn
 *   count   = number "/" number               men of White, of Black
 *   text    = words, see result.c; HHdb's flags; a page
 *   meson   = *("--" name "=" value)          names: kings, gbr, pos, castling
 *
 * There is no flag for the dialect: every part shows what it is. In running
 * text a code ends where a text begins that is no caption:
 *
 *   prose   = meson | [open] front class [list] [close] [count [sign]] [caption]
 */
#include "code.h"

#include <string.h>

struct parse {
    struct cursor c;
    struct gbr_reading r;
    struct list list;
    bool is_short;       /* a class of four digits */
    bool prose;          /* running text */
    char sign_seen;      /* '+', '=' or '-' as printed */
    unsigned char close; /* what closes the bracket that is open, 0: none is */
    unsigned nested;     /* brackets of the same kind that are open in it */
    size_t closed_at;    /* where it was closed */
    struct gbr_fault *fault;
};

static enum gbr_error refuse_here(const struct parse *p, enum gbr_error error)
{
    return REFUSE(p->fault, p->c.at, error);
}

static bool has_part(const struct parse *p, enum gbr_part part)
{
    return p->r.part[part].length > 0;
}

static void note_part(struct parse *p, enum gbr_part part, size_t start)
{
    p->r.part[part] = (struct gbr_span){start, p->c.at - start};
}

/* ---- the parts, in the order of the grammar; each says whether it was there ---- */

/* 1 or 2 bytes, 0: no sign here. */
static size_t sign_length(const struct cursor *c)
{
    int byte = cursor_byte(c, 0);
    if (byte == '-' && gbr_is_one_of(cursor_byte(c, 1), "+="))
        return 2;
    return gbr_is_one_of(byte, "+=-");
}

static enum gbr_error read_sign(struct parse *p, bool *found)
{
    size_t start = p->c.at, length = sign_length(&p->c);
    *found = length > 0;
    if (!*found)
        return GBR_OK;
    char sign = (char)cursor_byte(&p->c, length - 1);
    if (p->sign_seen && p->sign_seen != sign)
        return refuse_here(p, GBR_ERROR_PART_TWICE);
    p->c.at += length;
    p->sign_seen = sign;
    p->r.code.sign = sign == '-' ? 0 : (unsigned char)sign;
    if (length == 2) {
        p->r.code.turn = GBR_BLACK;
        p->r.turn_known = 1;
    }
    if (!has_part(p, GBR_PART_SIGN))
        note_part(p, GBR_PART_SIGN, start);
    return GBR_OK;
}

static enum gbr_error read_turn(struct parse *p, bool *found)
{
    unsigned char turn = GBR_WHITE;
    size_t start = p->c.at, length = gbr_read_turn(&p->c, &turn);
    *found = length > 0;
    if (!*found)
        return GBR_OK;
    if (has_part(p, GBR_PART_TURN) && p->r.code.turn != turn)
        return refuse_here(p, GBR_ERROR_PART_TWICE);
    p->r.code.turn = turn;
    p->r.turn_known = 1;
    p->c.at += length;
    note_part(p, GBR_PART_TURN, start);
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
        return refuse_here(p, GBR_ERROR_PART_TWICE);
    p->c.at += 2;
    gbr_skip_whitespace(&p->c);
    king[GBR_BLACK] = gbr_read_square(&p->c);
    if (king[GBR_BLACK] == GBR_NO_SQUARE)
        return refuse_here(p, GBR_ERROR_HALF_SQUARE);
    if (king[GBR_BLACK] == king[GBR_WHITE])
        return REFUSE(p->fault, p->c.at, GBR_ERROR_SQUARE_TWICE, king[GBR_BLACK]);
    p->c.at += 2;
    note_part(p, GBR_PART_KINGS, start);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        p->r.code.king[side] = (unsigned char)king[side];
    if (cursor_byte(&p->c, 0) == ':')
        p->c.at++;
    return GBR_OK;
}

static enum gbr_error read_digit(struct parse *p, unsigned i)
{
    int byte = cursor_byte(&p->c, 0);
    if (!is_digit(byte))
        return refuse_here(p, i == 0 ? GBR_ERROR_NO_CODE : GBR_ERROR_CODE_DIGITS);
    if (byte == '9' && i >= GBR_WHITE_PAWNS)
        return REFUSE(p->fault, p->c.at, GBR_ERROR_PAWN_DIGIT, i - GBR_WHITE_PAWNS);
    p->r.code.digit[i] = (unsigned char)(byte - '0');
    p->c.at++;
    return GBR_OK;
}

/* A class is wanted here: anything else is an error. So is a point without the pawns' digits: a
 * misprint, not a short form. */
static enum gbr_error read_class(struct parse *p)
{
    size_t start = p->c.at;
    for (unsigned i = 0; i < GBR_DIGITS && !p->is_short; i++) {
        if (i == GBR_WHITE_PAWNS && cursor_byte(&p->c, 0) != '.') {
            p->is_short = true;
            break;
        }
        p->c.at += i == GBR_WHITE_PAWNS;
        enum gbr_error error = read_digit(p, i);
        if (error)
            return error;
    }
    if (is_digit(cursor_byte(&p->c, 0)))
        return refuse_here(p, GBR_ERROR_CODE_DIGITS);
    note_part(p, GBR_PART_CLASS, start);
    struct cursor next = {p->c.text, p->c.length, p->c.at + 1};
    p->list.men_only |= cursor_byte(&p->c, 0) == ':' && gbr_read_square(&next) != GBR_NO_SQUARE;
    p->c.at += cursor_byte(&p->c, 0) == ':' && p->list.men_only;
    return GBR_OK;
}

static void read_list(struct parse *p, enum gbr_list_mode mode)
{
    p->list.has_kings = has_part(p, GBR_PART_KINGS);
    gbr_read_list(&p->c, &p->list, mode);
    if (p->list.items > 0)
        note_part(p, GBR_PART_LIST, p->list.offset[0]);
}

/* A whole number of one to three digits, the first no 0; 0 where there is none. */
static unsigned read_number(struct cursor *c)
{
    unsigned number = 0, digits = cursor_byte(c, 0) == '0' ? 4 : 0;
    for (int byte; is_digit(byte = cursor_byte(c, 0)) && digits <= 3; digits++, c->at++)
        number = number * 10 + (unsigned)(byte - '0');
    return digits <= 3 ? number : 0;
}

/* One that no board can have is a misprint, and read as if it were not known. */
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
    if (black == 0 || is_digit(next) || next == '/' || next == '-'
        || (is_letter(next) && !gbr_is_caption_word(&c)))
        return GBR_OK; /* a date, 1/2-1/2, 4/5th */
    if (has_part(p, GBR_PART_COUNT))
        return refuse_here(p, GBR_ERROR_PART_TWICE);
    size_t start = p->c.at;
    p->c = c;
    note_part(p, GBR_PART_COUNT, start);
    if (white <= GBR_SQUARES && black <= GBR_SQUARES) {
        p->r.code.count[GBR_WHITE] = (unsigned char)white;
        p->r.code.count[GBR_BLACK] = (unsigned char)black;
    }
    *found = true;
    return GBR_OK;
}

/* ---- what comes before a class ---- */

static void read_open(struct parse *p)
{
    int byte = cursor_byte(&p->c, 0);
    if (byte == '(' || byte == '[') {
        p->close = byte == '(' ? ')' : ']';
        p->c.at++;
    }
}

static enum gbr_error read_front(struct parse *p)
{
    read_open(p);
    for (bool found = true; found;) {
        gbr_skip_whitespace(&p->c);
        size_t start = p->c.at;
        bool signed_already = p->sign_seen != 0;
        found = false;
        enum gbr_error error = read_sign(p, &found);
        if (!error && found && signed_already)
            error = REFUSE(p->fault, start, GBR_ERROR_PART_TWICE);
        if (!error && !found)
            error = read_turn(p, &found);
        if (!error && !found)
            error = read_kings(p, &found);
        if (error)
            return error;
    }
    return GBR_OK;
}

void gbr_pass_front(struct cursor *c, unsigned char *sign)
{
    unsigned char turn;
    *sign = 0;
    for (size_t start = c->at + 1; start != c->at;) {
        start = c->at;
        gbr_skip_whitespace(c);
        size_t length = sign_length(c);
        if (length > 0 && *sign == 0 && cursor_byte(c, length - 1) != '-')
            *sign = (unsigned char)cursor_byte(c, length - 1);
        c->at += length;
        c->at += gbr_read_turn(c, &turn);
        while (gbr_read_square(c) != GBR_NO_SQUARE)
            c->at += cursor_byte(c, 2) == ':' ? 3 : 2;
    }
}

bool gbr_is_class(const struct cursor *c)
{
    for (size_t i = 0; i < 7; i++)
        if (i == 4 ? cursor_byte(c, i) != '.' : !is_digit(cursor_byte(c, i)))
            return false;
    return cursor_byte(c, 5) != '9' && cursor_byte(c, 6) != '9' && !is_digit(cursor_byte(c, 7));
}

/* ---- what comes after the list ---- */

/* What may touch the last digit of a class or the last square of a list: whitespace, a sign, the
 * bracket, or the point of a sentence. */
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
    return byte < 0 || gbr_whitespace_length(&next) > 0 || (p->close && byte == p->close);
}

static bool read_close(struct parse *p)
{
    int byte = cursor_byte(&p->c, 0);
    bool is_close = p->close && p->closed_at == 0 && byte == p->close;
    p->nested += byte == (p->close == ')' ? '(' : '[');
    if (is_close && p->nested > 0) {
        p->nested--;
        is_close = false;
    }
    if (is_close)
        p->closed_at = p->c.at++;
    return is_close;
}

/* "=?" is in doubt, "+/-" a judgement, and "-" no sign here. */
static enum gbr_error read_sign_after(struct parse *p, bool *found)
{
    size_t length = sign_length(&p->c);
    int next = cursor_byte(&p->c, length);
    bool none = length == 0 || (length == 1 && cursor_byte(&p->c, 0) == '-');
    *found = false;
    p->r.doubt |= !none && next == '?';
    return none || gbr_is_one_of(next, "?/-") ? GBR_OK : read_sign(p, found);
}

/* A part that may follow the list, at the start of a word. A sign must come before any other
 * text, where a "=" may mean anything. */
static enum gbr_error read_part_after(struct parse *p, bool text_before, bool *found)
{
    enum gbr_error error = GBR_OK;
    *found = false;
    if (!text_before || !has_part(p, GBR_PART_COUNT))
        error = read_count(p, found);
    if (!error && !*found)
        error = read_turn(p, found);
    if (!error && !*found && !text_before)
        error = read_sign_after(p, found);
    return error;
}

/* The span of all bytes that no part has taken, from the first to the last. start is where the
 * list ends. */
static void note_rest(struct parse *p, size_t start)
{
    static const unsigned char taken[] = {
        GBR_PART_SIGN, GBR_PART_TURN, GBR_PART_COUNT, GBR_PART_RESULT};
    struct gbr_span *rest = &p->r.part[GBR_PART_REST];
    for (struct cursor c = {p->c.text, p->c.length, start}; c.at < c.length;) {
        size_t at = c.at, length = gbr_whitespace_length(&c);
        for (size_t i = 0; i < sizeof taken && length == 0; i++) {
            const struct gbr_span *part = &p->r.part[taken[i]];
            length = at >= part->start && at - part->start < part->length ? part->length : 0;
        }
        bool is_close = p->closed_at > 0 && at == p->closed_at;
        if (length == 0 && (is_close || gbr_is_one_of(cursor_byte(&c, 0), ".,;:"))
            && (is_close || rest->length == 0))
            length = 1;
        c.at += length > 0 ? length : 1;
        if (length > 0)
            continue;
        if (rest->length == 0)
            rest->start = at;
        rest->length = c.at - rest->start;
    }
}

static enum gbr_error read_after(struct parse *p)
{
    struct cursor words = p->c;
    bool text_before = false, word_start = true;
    size_t reach;
    if (!may_follow(p))
        return refuse_here(p,
            gbr_is_one_of(cursor_byte(&p->c, 0), ")]") ? GBR_ERROR_BRACKET
                : p->list.items > 0                    ? GBR_ERROR_HALF_SQUARE
                                                       : GBR_ERROR_CODE_DIGITS);
    while (p->c.at < p->c.length) {
        int byte = cursor_byte(&p->c, 0);
        bool found = read_close(p);
        enum gbr_error error = found || !word_start ? GBR_OK
                                                    : read_part_after(p, text_before, &found);
        if (error)
            return error;
        if (found)
            continue;
        size_t blank = gbr_whitespace_length(&p->c);
        word_start = blank > 0 || gbr_is_one_of(byte, ",;:");
        text_before |= !word_start && byte != '.';
        p->c.at += blank > 0 ? blank : 1;
    }
    gbr_read_result(&words, false, &p->r, &reach);
    note_rest(p, words.at);
    return GBR_OK;
}

/* A count and a caption are on the line of the code, or of its last square. */
static void skip_blanks(struct cursor *c)
{
    while (gbr_blank_length(c) > 0)
        c->at += gbr_blank_length(c);
}

/* "0323.12g3g1+": after kings, and before no word. */
static enum gbr_error read_glued_sign(struct parse *p)
{
    int byte = cursor_byte(&p->c, 0), next = cursor_byte(&p->c, 1);
    bool found = gbr_is_one_of(byte, "+=") && p->list.has_kings && !is_letter(next)
        && !is_digit(next) && !gbr_is_one_of(next, "+=-/?(");
    return found ? read_sign(p, &found) : GBR_OK;
}

static enum gbr_error read_prose_after(struct parse *p)
{
    size_t end = p->c.at, reach;
    bool found = false;
    enum gbr_error error = read_glued_sign(p);
    if (error)
        return error;
    read_close(p);
    struct cursor start = p->c;
    skip_blanks(&p->c);
    error = p->c.at > end ? read_count(p, &found) : GBR_OK;
    if (!error && found)
        error = read_sign_after(p, &found);
    if (error)
        return error;
    if (!has_part(p, GBR_PART_COUNT))
        p->c = start;
    bool glued = p->c.at == end && !may_follow(p);
    if (!has_part(p, GBR_PART_COUNT) && (glued || !p->list.has_kings))
        return GBR_OK;
    gbr_read_result(&p->c, true, &p->r, &reach);
    p->c.at = reach;
    return GBR_OK;
}

/* ---- the whole ---- */

static enum gbr_error read_option(struct parse *p, unsigned name)
{
    enum { KINGS, CLASS, LIST };
    bool found = true;
    enum gbr_error error = GBR_OK;
    enum gbr_part part = name == CLASS ? GBR_PART_CLASS : GBR_PART_LIST;
    if (name == KINGS)
        error = read_kings(p, &found);
    else if (has_part(p, part))
        error = refuse_here(p, GBR_ERROR_PART_TWICE);
    else if (name == CLASS)
        error = read_class(p);
    else
        read_list(p, LIST_OF_RECORD);
    if (!error && (!found || p->c.at < p->c.length))
        error = refuse_here(p, name == CLASS ? GBR_ERROR_CODE_DIGITS : GBR_ERROR_HALF_SQUARE);
    return error;
}

static enum gbr_error read_meson(struct parse *p)
{
    static const char *const names[] = {"--kings=", "--gbr=", "--pos=", "--castling="};
    enum { CASTLING = 3, NAMES };
    p->list.men_only = true;
    size_t end = p->c.at;
    for (; p->c.at < p->c.length; gbr_skip_whitespace(&p->c)) {
        unsigned name = 0;
        while (name < NAMES && !gbr_has_bytes(&p->c, names[name]))
            name++;
        if (name == NAMES && p->prose)
            break;
        if (name == NAMES)
            return refuse_here(p, GBR_ERROR_NO_CODE);
        size_t length = p->c.length;
        struct cursor value = p->c; /* it ends at whitespace */
        while (value.at < length && gbr_whitespace_length(&value) == 0)
            value.at++;
        p->c.length = value.at;
        p->c.at += strlen(names[name]);
        enum gbr_error error = name == CASTLING ? GBR_OK : read_option(p, name);
        if (error)
            return error;
        p->c.length = length;
        p->c.at = end = value.at;
    }
    if (p->prose)
        p->c.at = end;
    p->r.end = end;
    return has_part(p, GBR_PART_CLASS) ? GBR_OK : refuse_here(p, GBR_ERROR_NO_CODE);
}

/* Four digits are a year more often than a code: nothing but a bracket, a sign or kings stands
 * with them. */
static bool is_year(const struct parse *p)
{
    return p->is_short
        && (has_part(p, GBR_PART_TURN) || has_part(p, GBR_PART_COUNT)
            || has_part(p, GBR_PART_RESULT) || has_part(p, GBR_PART_REST) || p->sign_seen == '-');
}

static enum gbr_error refuse_year(const struct parse *p)
{
    return REFUSE(p->fault, p->r.part[GBR_PART_CLASS].start + 4, GBR_ERROR_CODE_DIGITS);
}

static enum gbr_error read_printed(struct parse *p, enum gbr_list_mode mode)
{
    enum gbr_error error = read_front(p);
    if (!error)
        error = read_class(p);
    if (error)
        return error;
    size_t after_class = p->r.part[GBR_PART_CLASS].start + p->r.part[GBR_PART_CLASS].length;
    read_list(p, mode);
    if (p->list.items == 0)
        p->c.at = after_class; /* "0153.22:a1x": the colon is not the code's */
    size_t end = p->c.at;
    error = p->prose ? read_prose_after(p) : read_after(p);
    if (!error && is_year(p))
        error = refuse_year(p);
    p->r.end = end + (p->closed_at > 0 && p->closed_at == end);
    return error;
}

static enum gbr_error parse_code(struct parse *p, enum gbr_list_mode mode)
{
    bool meson = gbr_has_bytes(&p->c, "--");
    p->r.text = GBR_TEXT_CODE;
    p->r.code.king[GBR_WHITE] = p->r.code.king[GBR_BLACK] = GBR_NO_SQUARE;
    enum gbr_error error = meson ? read_meson(p) : read_printed(p, mode);
    if (!error)
        error = gbr_place_list(&p->r, &p->list, p->fault);
    if (!error && !meson && p->is_short && has_part(p, GBR_PART_LIST))
        error = refuse_year(p);
    return error;
}

/* What the parts say together. */
static void settle(struct gbr_reading *r)
{
    r->position.turn = r->code.turn; /* words may have said it after the list was read */
    if (r->full)
        r->material = r->position.material;
    r->has_material = r->full || gbr_decode(&r->code, &r->material, NULL) == GBR_OK;
}

enum gbr_error gbr_parse_code(
    const char *text, size_t length, struct gbr_reading *reading, struct gbr_fault *fault)
{
    struct parse p = {.c = cursor_of(text, length), .fault = fault};
    gbr_skip_whitespace(&p.c);
    if (p.c.at == length)
        return refuse_here(&p, GBR_ERROR_EMPTY);
    enum gbr_error error = parse_code(&p, LIST_OF_RECORD);
    if (error)
        return error;
    settle(&p.r);
    *reading = p.r;
    return GBR_OK;
}

enum gbr_error gbr_parse_prose(
    struct cursor *c, enum gbr_list_mode mode, struct gbr_reading *reading, struct gbr_fault *fault)
{
    struct parse p = {.c = *c, .prose = true, .fault = fault};
    enum gbr_error error = parse_code(&p, mode);
    if (error)
        return error;
    settle(&p.r);
    *reading = p.r;
    *c = p.c;
    return GBR_OK;
}
