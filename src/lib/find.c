/* find.c - what a text is; the next code in running text
 *
 * What a text is, in this order:
 *
 *   code      = [open] front 4digit | "--gbr=" | "--kings=" | "--pos=" | "--castling="
 *               (for front see code.c; four digits in a word with a "/" and no point are a rank)
 *   fen       = a first word with a "/" in it | "startpos"
 *   pieces    = a square after a man's letter or figurine | "White" or "Black" in front
 *   material  = letters of men, and what may stand between the sides
 *
 * In running text a code is found by the point of its class. The parts that may come before the
 * class are taken as far as they stand there, each once; code.c then reads the whole.
 */
#include "code.h"

#include <string.h>

/* ---- what a text is ---- */

static bool begins_meson(const struct cursor *c)
{
    return gbr_has_bytes(c, "--gbr=") || gbr_has_bytes(c, "--kings=") || gbr_has_bytes(c, "--pos=")
        || gbr_has_bytes(c, "--castling=");
}

static bool has_slash(struct cursor word)
{
    while (
        word.at < word.length && gbr_whitespace_length(&word) == 0 && cursor_byte(&word, 0) != '/')
        word.at++;
    return cursor_byte(&word, 0) == '/';
}

/* Passes what comes before the class, and its first four digits; false: no code begins here. */
static bool pass_code_front(struct cursor *c, unsigned char *sign)
{
    struct cursor word = *c;
    unsigned digits = 0;
    c->at += gbr_is_one_of(cursor_byte(c, 0), "([");
    gbr_pass_front(c, sign);
    for (; digits < 4 && is_digit(cursor_byte(c, 0)); c->at++)
        digits++;
    return digits == 4 && (cursor_byte(c, 0) == '.' || !has_slash(word));
}

static bool is_code(struct cursor c)
{
    unsigned char sign;
    return begins_meson(&c) || pass_code_front(&c, &sign);
}

static bool is_fen(struct cursor c)
{
    return has_slash(c) || gbr_has_bytes(&c, "startpos");
}

static bool is_piece_list(struct cursor c)
{
    if (gbr_word_length(&c, "white") > 0 || gbr_word_length(&c, "black") > 0)
        return true;
    for (; c.at < c.length; c.at++) {
        struct man man;
        struct cursor square = c;
        int byte = cursor_byte(&c, 0);
        size_t figurine = gbr_read_figurine(&c, &man);
        bool letter = byte >= 'A' && byte <= 'Z'
            && gbr_man_of_letter((unsigned char)byte).kind < GBR_KINDS;
        square.at += figurine > 0 ? figurine : 1;
        if ((figurine > 0 || letter) && gbr_read_square(&square) != GBR_NO_SQUARE)
            return true;
    }
    return false;
}

static bool is_material(struct cursor c)
{
    bool man = false;
    for (; c.at < c.length; c.at++) {
        int byte = cursor_byte(&c, 0);
        if (gbr_man_of_letter((unsigned char)byte).kind < GBR_KINDS)
            man = true;
        else if (gbr_whitespace_length(&c) == 0 && !gbr_is_one_of(byte, "vVwW.-:+\xa0\xe2\x80\x93"))
            return false;
    }
    return man;
}

enum gbr_text gbr_recognise(const char *text, size_t length)
{
    struct cursor c = cursor_of(text, length);
    gbr_skip_whitespace(&c);
    return is_code(c)      ? GBR_TEXT_CODE
        : is_fen(c)        ? GBR_TEXT_FEN
        : is_piece_list(c) ? GBR_TEXT_PIECES
        : is_material(c)   ? GBR_TEXT_MATERIAL
                           : GBR_TEXT_UNKNOWN;
}

int gbr_outline_code(const char *text, size_t length, struct gbr_outline *outline)
{
    struct gbr_reading reading;
    struct gbr_outline o = {0, 0, 0, 0};
    struct cursor c = cursor_of(text, length);
    gbr_skip_whitespace(&c);
    if (!is_code(c))
        return 0;
    o.bracket = gbr_is_one_of(cursor_byte(&c, 0), "([");
    if (!begins_meson(&c))
        pass_code_front(&c, &o.sign);
    struct cursor next = {c.text, length, c.at + 1};
    o.point = begins_meson(&c)
        || (cursor_byte(&c, 0) == '.' && next.at < length && gbr_whitespace_length(&next) == 0);
    if (gbr_parse_code(text, length, &reading, NULL) == GBR_OK) {
        o.sign = reading.code.sign;
        o.end = reading.end;
    } else {
        while (c.at < length && gbr_whitespace_length(&c) == 0
            && !gbr_is_one_of(cursor_byte(&c, 0), ")]"))
            c.at++;
        o.end = c.at + (gbr_whitespace_length(&c) == 0 && c.at < length);
    }
    *outline = o;
    return 1;
}

/* ---- a class in running text ---- */

/* The byte so far before the cursor, -1 before the start. */
static int byte_before(const struct cursor *c, size_t back)
{
    return back <= c->at ? c->text[c->at - back] : -1;
}

static bool is_in_word(int byte)
{
    return is_letter(byte) || is_digit(byte);
}

/* What makes digits part of a longer word, number, date, version, path or address. */
static bool is_joining(int byte)
{
    return is_in_word(byte) || gbr_is_one_of(byte, "._-/,@#$%&\\");
}

/* Pound and euro make a number a price, in UTF-8 and in Latin-1. */
static bool is_currency(const struct cursor *c)
{
    return cursor_byte(c, 0) == 0xa3 || gbr_has_bytes(c, "\xc2\xa3")
        || gbr_has_bytes(c, "\xe2\x82\xac");
}

static struct cursor cursor_at(const struct cursor *c, size_t at)
{
    return (struct cursor){c->text, c->length, at};
}

static bool is_square_at(const struct cursor *c, size_t at)
{
    struct cursor square = cursor_at(c, at);
    return gbr_read_square(&square) != GBR_NO_SQUARE;
}

static bool are_kings_at(const struct cursor *c, size_t at)
{
    return is_square_at(c, at) && is_square_at(c, at + 2);
}

static bool may_come_before(const struct cursor *class)
{
    struct cursor pound = cursor_at(class, class->at - (class->at > 0)); /* its last byte */
    struct cursor euro = cursor_at(class, class->at - (class->at > 2 ? 3 : 0));
    int byte = byte_before(class, 1);
    return !is_joining(byte) && !gbr_is_one_of(byte, "+=:") && !is_currency(&pound)
        && !is_currency(&euro);
}

static bool may_come_after(const struct cursor *class)
{
    struct cursor after = cursor_at(class, class->at + 7);
    int byte = cursor_byte(&after, 0), next = cursor_byte(&after, 1);
    bool square = is_square_at(class, after.at + 1);
    switch (byte) {
    case '/':
        return square;
    case ':':
        return square || !is_joining(next);
    case '.':
    case ',':
        return square || !is_in_word(next);
    default:
        return !is_joining(byte) && !is_currency(&after);
    }
}

/* ---- what comes before it ---- */

struct front {
    size_t start;
    size_t near;                 /* where it starts without a sign that whitespace follows */
    bool kings, turn, is_signed; /* the parts that it has, each once */
    bool far;                    /* whitespace follows the sign */
    bool joined;                 /* these kings or this sign prove a code */
};

/* Bytes of one whitespace character before at, 0: none. */
static size_t whitespace_before(const struct cursor *c, size_t at)
{
    for (size_t length = 1; length <= 2 && length <= at; length++) {
        struct cursor start = cursor_at(c, at - length);
        if (gbr_whitespace_length(&start) == length)
            return length;
    }
    return 0;
}

/* Back over whitespace, over one line end at most. */
static size_t back_over_whitespace(const struct cursor *c, size_t at)
{
    struct cursor end = cursor_at(c, at);
    size_t start = at, length;
    while ((length = whitespace_before(c, start)) > 0)
        start -= length;
    return gbr_count_line_ends(&end, start) > 1 ? at : start;
}

/* "g3g1" or "g3g1:" before at; its length, 0: not there. */
static size_t kings_before(const struct cursor *c, size_t at)
{
    struct cursor end = cursor_at(c, at);
    size_t length = byte_before(&end, 1) == ':' ? 5 : 4;
    bool whole = at >= length && !is_in_word(byte_before(&end, length + 1));
    return whole && are_kings_at(c, at - length) ? length : 0;
}

/* The side to move, a word of three letters, before at. */
static size_t turn_before(const struct cursor *c, size_t at)
{
    unsigned char turn;
    struct cursor end = cursor_at(c, at), word = cursor_at(c, at - (at > 2 ? 3 : 0));
    bool whole = at > 2 && !is_in_word(byte_before(&end, 4));
    return whole && word.at + gbr_read_turn(&word, &turn) == at ? 3 : 0;
}

/* A sign before at, which does not follow a letter or a digit. */
static size_t sign_before(const struct cursor *c, size_t at)
{
    struct cursor end = cursor_at(c, at);
    if (!gbr_is_one_of(byte_before(&end, 1), "+="))
        return 0;
    size_t length = byte_before(&end, 2) == '-' ? 2 : 1;
    return is_in_word(byte_before(&end, length + 1)) ? 0 : length;
}

/* The part before the front, of the kinds that it does not have yet; its length, 0: none. */
static size_t take_part(struct front *front, const struct cursor *class, size_t at)
{
    struct cursor before = cursor_at(class, at);
    size_t length, gap = front->start - at;
    if (!front->kings && (length = kings_before(class, at)) > 0) {
        front->kings = true;
        front->joined |= gap == 0 || gap == gbr_blank_length(&before);
    } else if (!front->is_signed && (length = sign_before(class, at)) > 0) {
        front->is_signed = true;
        front->far = gap > 0;
        front->joined |= gap == 0 && at == class->at;
    } else if (!front->turn && (length = turn_before(class, at)) > 0) {
        front->turn = true;
    } else {
        return 0;
    }
    front->start = at - length;
    if (!front->far)
        front->near = front->start;
    return length;
}

/* floor: what comes before it is another code's. */
static struct front find_front(const struct cursor *class, size_t floor)
{
    struct front front = {.start = class->at, .near = class->at};
    for (;;) {
        struct front before = front;
        size_t at = back_over_whitespace(class, front.start);
        if (take_part(&front, class, at) == 0 || front.start < floor)
            return before;
    }
}

/* Meson's options before its class: where they begin, class->at: they are not there. */
static size_t find_meson(const struct cursor *class)
{
    static const char gbr[] = "--gbr=", kings[] = "--kings=";
    enum { GBR = sizeof gbr - 1, KINGS = sizeof kings - 1 };
    struct cursor option = cursor_at(class, class->at - (class->at < GBR ? class->at : GBR));
    if (option.at + GBR != class->at || !gbr_has_bytes(&option, gbr))
        return class->at;
    size_t end = back_over_whitespace(class, option.at);
    struct cursor before = cursor_at(class, end - (end < KINGS + 4 ? end : KINGS + 4));
    bool found = before.at + KINGS + 4 == end && gbr_has_bytes(&before, kings)
        && are_kings_at(class, end - 4);
    return found ? before.at : option.at;
}

/* ---- the whole ---- */

/* "(0323.12 and others)": a bracket that is closed further on is the sentence's; one that is
 * never closed is an old copy of HHdb's. */
static bool is_closed_later(struct cursor c, int open)
{
    size_t start = c.at;
    for (unsigned depth = 1; c.at < c.length; c.at++) {
        int byte = cursor_byte(&c, 0);
        depth += byte == open;
        depth -= byte == (open == '(' ? ')' : ']');
        if (depth == 0)
            return gbr_count_line_ends(&c, start) < 2;
    }
    return false;
}

/* Reads from start on; the bracket before it is the code's when it closes right after it. */
static enum gbr_error read_from(const struct cursor *text, size_t start, enum gbr_list_mode mode,
    struct gbr_found *found, struct gbr_fault *fault)
{
    struct cursor c = cursor_at(text, start);
    int open = start > 0 ? text->text[start - 1] : 0;
    enum gbr_error error = gbr_parse_prose(&c, mode, &found->reading, fault);
    struct cursor end = cursor_at(text, found->reading.end);
    if (!error && (open == '(' || open == '[')) {
        bool closed = cursor_byte(&end, 0) == (open == '(' ? ')' : ']');
        if (!closed && gbr_is_one_of(cursor_byte(&end, 0), ")]"))
            REFUSE(&found->fault, end.at, GBR_ERROR_BRACKET);
        found->proved |= closed;
        bool kings = found->reading.code.king[GBR_WHITE] != GBR_NO_SQUARE;
        if (closed || (kings && !is_closed_later(end, open))) {
            c.at = --start;
            error = gbr_parse_prose(&c, mode, &found->reading, fault);
        }
    }
    found->printed = (struct gbr_span){start, c.at - start};
    return error;
}

/* Its offsets count from the start of the code. */
static void move_spans(struct gbr_found *found)
{
    size_t start = found->printed.start;
    found->reading.end -= start;
    for (unsigned part = 0; part < GBR_PART_ROOM; part++)
        if (found->reading.part[part].length > 0)
            found->reading.part[part].start -= start;
}

/* The class and its kings, before it or after it. */
static void read_cut(
    const struct cursor *class, struct front front, size_t end, struct gbr_found *found)
{
    struct cursor cut = *class;
    cut.length = front.kings ? class->at + 7 : end;
    if (read_from(&cut, front.start, LIST_OF_PROSE, found, NULL) == GBR_OK)
        return;
    cut.length = class->at + 7;
    read_from(&cut, class->at, LIST_OF_PROSE, found, NULL);
}

/* The longest of the ways to take the text as a code; the rest is prose. Where the squares are no
 * list of its men, the class and its kings are left. */
static void read_found(const struct cursor *class, struct front front, struct gbr_found *found)
{
    struct gbr_fault fault = {0, {0}, GBR_OK};
    enum gbr_error error = read_from(class, front.start, LIST_OF_PROSE, found, NULL);
    if (error)
        error = read_from(class, front.start, LIST_WITHOUT_LONE, found, &fault);
    bool bare = found->reading.code.king[GBR_WHITE] == GBR_NO_SQUARE
        && found->reading.part[GBR_PART_COUNT].length == 0;
    if (!error && front.near > front.start && bare)
        error = read_from(class, front.near, LIST_OF_PROSE, found, &fault); /* "f = 0323.12" */
    struct cursor kings = cursor_at(class, class->at + 7);
    size_t blank = gbr_blank_length(&kings);
    kings.at += blank > 0 ? blank : gbr_is_one_of(cursor_byte(&kings, 0), ".:");
    if (error) {
        read_cut(class, front, are_kings_at(class, kings.at) ? kings.at + 4 : class->at + 7, found);
        found->fault = fault;
    }
    const struct gbr_span *read = &found->reading.part[GBR_PART_KINGS];
    bool near = read->length == 4 && read->start == kings.at;
    found->proved |= near || front.joined || found->reading.part[GBR_PART_COUNT].length > 0;
}

/* Is the class, or any of it that a code proves, here? Fills found. */
static bool read_class_at(const struct cursor *class, size_t floor, struct gbr_found *found)
{
    struct front front = find_front(class, floor);
    size_t meson = find_meson(class);
    if (meson < class->at && meson >= floor)
        front = (struct front){.start = meson, .near = meson, .joined = true};
    if (is_digit(byte_before(class, 1)) && front.start == class->at)
        return false; /* of a longer number */
    memset(found, 0, sizeof *found);
    read_found(class, front, found);
    return found->proved || (may_come_before(class) && may_come_after(class));
}

/* What is looked at is the same however the text comes in pieces. */
static struct cursor window_of(const char *text, size_t length, size_t point)
{
    size_t start = point > GBR_FIND_BEFORE ? point - GBR_FIND_BEFORE : 0;
    size_t end = length - point > GBR_FIND_AFTER ? point + GBR_FIND_AFTER : length;
    struct cursor window = cursor_of(text + start, end - start);
    window.at = point - start - 4;
    return window;
}

enum gbr_error gbr_find_code(const char *text, size_t length, unsigned flags,
    struct gbr_search *search, struct gbr_found *found)
{
    while (search->point < length) {
        const char *next = memchr(text + search->point, '.', length - search->point);
        size_t point = next ? (size_t)(next - text) : length;
        search->point = point;
        if (!next || (flags & GBR_MORE && length - point < GBR_FIND_AFTER))
            return GBR_ERROR_NO_CODE;
        search->point++;
        if (point < 4 || point - 4 < search->floor || !is_digit(next[-1]))
            continue;
        struct gbr_found here;
        struct cursor class = window_of(text, length, point);
        size_t start = point - 4 - class.at;
        size_t floor = search->floor > start ? search->floor - start : 0;
        if (!gbr_is_class(&class) || !read_class_at(&class, floor, &here))
            continue;
        move_spans(&here);
        here.printed.start += start;
        here.fault.offset += here.fault.error ? start : 0;
        search->floor = search->point = here.printed.start + here.printed.length;
        *found = here;
        return GBR_OK;
    }
    return GBR_ERROR_NO_CODE;
}
