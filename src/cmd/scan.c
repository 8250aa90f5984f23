/* scan.c - gbr scan: codes in running text
 *
 * A code is found by its point: four digits before it, two behind, and nothing
 * about them that makes them part of a longer number, a date, a version or an
 * address. What it may have before and behind is taken in as far as it is a
 * part of a code, and the library reads the whole.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "stream.h"
#include "table.h"

enum {
    BEFORE = 64,  /* bytes that the parts in front of a class may take */
    BEHIND = 1024 /* and those behind it */
};

struct text {
    const char *start, *end;
};

struct found {
    struct text printed;
    struct gbr_reading reading;
    char wrong[GBR_WORDS_SIZE];
};

struct scanner {
    const struct options *options;
    size_t column; /* of stream.start in its line, from 0 */
    bool any, wrong;
};

static bool is_digit_at(struct text t, const char *at)
{
    return at >= t.start && at < t.end && *at >= '0' && *at <= '9';
}

static bool is_square_at(struct text t, const char *at)
{
    return at >= t.start && t.end - at >= 2 && at[0] >= 'a' && at[0] <= 'h' && at[1] >= '1'
        && at[1] <= '8';
}

static bool is_blank_at(struct text t, const char *at)
{
    return at >= t.start && at < t.end && (*at == ' ' || (*at >= '\t' && *at <= '\r'));
}

static bool is_word_at(struct text t, const char *at) /* of a longer word or number */
{
    return at >= t.start && at < t.end
        && (isalnum((unsigned char)*at) || strchr("._-/,@#$%&\\", *at));
}

/* ---- what stands before and behind the seven bytes of a class ---- */

/* £ and euro make a number a price. */
static bool is_currency_before(struct text t, const char *at)
{
    return (at - t.start >= 2 && memcmp(at - 2, "\xc2\xa3", 2) == 0)
        || (at - t.start >= 3 && memcmp(at - 3, "\xe2\x82\xac", 3) == 0);
}

static bool may_stand_before(struct text t, const char *class)
{
    const char *before = class - 1;
    if (before < t.start)
        return true;
    if (*before == '+' || *before == '=') {
        bool option = before - t.start >= 5 && memcmp(before - 5, "--gbr", 5) == 0;
        bool black = before > t.start && before[-1] == '-'; /* -+, -= */
        return option || black || !is_word_at(t, before - 1);
    }
    if (*before == ':')
        return is_square_at(t, before - 2);
    return !is_word_at(t, before) && !is_currency_before(t, class);
}

static bool may_stand_behind(struct text t, const char *behind)
{
    if (behind >= t.end || is_blank_at(t, behind) || is_square_at(t, behind))
        return true;
    if (*behind == '/' || *behind == ':')
        return is_square_at(t, behind + 1) || (*behind == ':' && !is_word_at(t, behind + 1));
    if (*behind == '.' || *behind == ',')
        return is_square_at(t, behind + 1)
            || (!isalnum((unsigned char)behind[behind + 1 < t.end]) || behind + 1 >= t.end);
    return !is_word_at(t, behind);
}

static bool is_class(struct text t, const char *point)
{
    const char *class = point - 4;
    for (int i = 0; i < 7; i++)
        if (i != 4 && !is_digit_at(t, class + i))
            return false;
    return point[1] < '9' && point[2] < '9' && may_stand_before(t, class)
        && may_stand_behind(t, point + 3);
}

/* ---- how far the code reaches ---- */

static const char *back_over_blanks(struct text t, const char *at)
{
    while (is_blank_at(t, at - 1))
        at--;
    return at;
}

static bool word_before(struct text t, const char *at, const char *word)
{
    size_t length = strlen(word);
    return at - t.start >= (ptrdiff_t)length && memcmp(at - length, word, length) == 0;
}

static const char *find_start(struct text t, const char *class)
{
    static const char *const turns[] = {"ZAZ", "BTM", "WTM"};
    const char *start = class;
    if (word_before(t, class, "--gbr=")) {
        start = class - 6;
        const char *at = back_over_blanks(t, start);
        return word_before(t, at - 4, "--kings=") && is_square_at(t, at - 4) ? at - 12 : start;
    }
    for (bool more = true; more;) {
        const char *at = back_over_blanks(t, start);
        const char *colon = at > t.start && at[-1] == ':' ? at - 1 : at;
        more = false;
        if (is_square_at(t, colon - 4) && is_square_at(t, colon - 2) && !is_word_at(t, colon - 5)) {
            start = colon - 4;
            more = true;
        } else if (at > t.start && strchr("+=", at[-1]) && !is_word_at(t, at - 2)) {
            start = at - 1;
        } else if (word_before(t, at, "-+") || word_before(t, at, "-=")) {
            start = at - 2;
        }
        for (size_t i = 0; i < 3; i++)
            if (word_before(t, at, turns[i])) {
                start = at - 3;
                more = true;
            }
    }
    if (start > t.start && (start[-1] == '(' || start[-1] == '['))
        start--;
    return start;
}

static bool is_class_at(struct text t, const char *at)
{
    for (int i = 0; i < 7; i++)
        if (i == 4 ? at + i >= t.end || at[i] != '.' : !is_digit_at(t, at + i))
            return false;
    return true;
}

/* "g3g1 0323.12": two squares that are the next code's kings. */
static bool are_next_kings(struct text t, const char *at)
{
    if (!is_square_at(t, at) || !is_square_at(t, at + 2))
        return false;
    for (at += 4; is_blank_at(t, at) || (at < t.end && *at == ':'); at++)
        ;
    return is_class_at(t, at);
}

/* Squares, points and slashes; between them blanks, and a line break. */
static const char *over_list(struct text t, const char *at, bool has_kings)
{
    for (const char *next = at, *start = at;;) {
        unsigned breaks = 0;
        for (; is_blank_at(t, next); next++)
            breaks += *next == '\n';
        if (breaks > 1 || ((has_kings || at > start) && are_next_kings(t, next)))
            return at;
        bool word = isalnum((unsigned char)(t.end - next > 2 ? next[2] : ' '));
        if (is_square_at(t, next) && (!word || is_square_at(t, next + 2)))
            at = next += 2;
        else if (next < t.end && (*next == '.' || (next == at && *next == ':'))
            && is_square_at(t, next + 1))
            next++;
        else if (next == at && next < t.end && *next == '/')
            at = ++next;
        else
            return at;
    }
}

/* Words of a caption, on the same line; those that may be its last end it. */
static const char *over_caption(struct text t, const char *at)
{
    static const struct {
        const char *word;
        bool last;
    } words[] = {{"BTM", true}, {"WTM", true}, {"ZAZ", true}, {"Win", true}, {"win", true},
        {"Wins", true}, {"wins", true}, {"Draw", true}, {"draw", true}, {"draws", true},
        {"loses", true}, {"move", true}, {"White", false}, {"Black", false}, {"to", false},
        {"play", false}, {"and", false}, {"could", false}};
    enum { WORDS = sizeof words / sizeof *words };
    for (const char *next = at;;) {
        while (next < t.end && (*next == ' ' || *next == ','))
            next++;
        const char *word = next;
        while (next < t.end && isalpha((unsigned char)*next))
            next++;
        size_t length = (size_t)(next - word), i = 0;
        while (i < WORDS
            && (strlen(words[i].word) != length || memcmp(words[i].word, word, length) != 0))
            i++;
        if (i == WORDS)
            return at;
        if (next < t.end && *next == '?')
            next++;
        if (words[i].last)
            at = next;
    }
}

static const char *over_count(struct text t, const char *at)
{
    const char *next = at;
    while (next < t.end && *next == ' ')
        next++;
    const char *start = next;
    while (is_digit_at(t, next))
        next++;
    if (next == at || next - start < 1 || next - start > 2 || next >= t.end || *next != '/')
        return at;
    for (start = ++next; is_digit_at(t, next);)
        next++;
    if (next - start < 1 || next - start > 2)
        return at;
    if (next < t.end && (*next == '+' || *next == '='))
        return next + 1;
    return is_word_at(t, next) && *next != ',' && *next != '.' ? at : over_caption(t, next);
}

/* Of "--kings=KK --gbr=CODE", behind "--pos=SQUARES" if that comes next. */
static const char *find_option_end(struct text t, const char *behind)
{
    const char *at = behind;
    while (is_blank_at(t, at))
        at++;
    if (t.end - at < 6 || memcmp(at, "--pos=", 6) != 0)
        return behind;
    for (at += 6; is_square_at(t, at); at += 2)
        ;
    return at;
}

static const char *find_end(struct text t, const char *start, const char *class)
{
    const char *behind = class + 7;
    if (start + 1 < t.end && start[0] == '-' && start[1] == '-')
        return find_option_end(t, behind);
    bool has_kings = is_square_at(t, class - 2 - (class > t.start && class[-1] == ':'))
        || (start < class && is_square_at(t, back_over_blanks(t, class) - 2));
    const char *end = over_list(t, behind, has_kings);
    bool open = *start == '(' || *start == '[';
    if (open && end < t.end && (*end == ')' || *end == ']'))
        end++;
    return over_count(t, end);
}

/* The longest of the ways to take the text as a code; the rest is prose. */
static void read_found(struct text t, const char *class, struct found *found)
{
    const char *behind = class + 7, *start = find_start(t, class);
    const char *ends[3] = {find_end(t, start, class), behind, behind};
    const char *starts[3] = {start, start, class};
    struct gbr_fault fault;
    if (is_square_at(t, behind) && is_square_at(t, behind + 2))
        ends[1] = behind + 4;
    for (int i = 0; i < 3; i++) {
        found->printed = (struct text){starts[i], ends[i]};
        enum gbr_error error = gbr_parse_code(
            starts[i], (size_t)(ends[i] - starts[i]), &found->reading, &fault);
        if (error == GBR_OK)
            return;
        if (i == 0)
            gbr_fault_words(&fault, found->wrong);
    }
}

/* ---- what is found ---- */

static void note_wrong(
    void *context, bool remark, const char *printed, const char *counted, const char *why)
{
    struct found *found = context;
    size_t used = strlen(found->wrong);
    if (!remark)
        snprintf(found->wrong + used, sizeof found->wrong - used, "%s%s%s%s%s%s",
            used > 0 ? "; " : "", printed, *printed ? " should be " : "", counted,
            *printed ? ": " : "", why);
}

static void put_found(struct scanner *s, const struct found *found, size_t line, size_t column)
{
    char where[2][24], printed[BEFORE + BEHIND], code[GBR_CODE_SIZE];
    size_t length = (size_t)(found->printed.end - found->printed.start);
    size_t code_length = gbr_format_code(&found->reading.code, NULL, GBR_STYLE_CLASS, code, NULL);
    int digits[2] = {snprintf(where[0], sizeof where[0], "%zu", line),
        snprintf(where[1], sizeof where[1], "%zu", column)};
    for (size_t i = 0; i < length; i++) {
        char byte = found->printed.start[i];
        printed[i] = byte;
        if (byte == '\n' || byte == '\r' || byte == '\t')
            printed[i] = ' ';
    }
    const struct cell cells[] = {{"source", stream.source, strlen(stream.source), false},
        {"line", where[0], (size_t)digits[0], true}, {"column", where[1], (size_t)digits[1], true},
        {"printed", printed, length, false}, {"code", code, code_length, false},
        {"wrong", *found->wrong ? found->wrong : NULL, strlen(found->wrong), false}};
    if (s->options->format != FORMAT_LINES) {
        put_row(s->options->format, cells, s->options->check ? 6 : 5);
        return;
    }
    if (s->options->files_count > 1) {
        put_text(stream.source);
        put_char(':');
    }
    put_bytes(where[0], (size_t)digits[0]);
    put_char(':');
    put_bytes(where[1], (size_t)digits[1]);
    put_char('\t');
    put_bytes(printed, length);
    put_char('\t');
    put_bytes(code, code_length);
    if (s->options->check) {
        put_char('\t');
        put_text(found->wrong);
    }
    put_char('\n');
}

/* Passes over text, and knows line and column behind it. */
static void pass_text(struct scanner *s, size_t length)
{
    const char *text = stream.buffer + stream.start;
    size_t lines = count_lines(stream.start, stream.start + length), tail = 0;
    while (tail < length && text[length - 1 - tail] != '\n' && text[length - 1 - tail] != '\r')
        tail++;
    s->column = tail < length ? tail : s->column + length;
    stream.line += lines;
    pass_over(length);
}

static void take_found(struct scanner *s, struct found *found)
{
    pass_text(s, (size_t)(found->printed.start - (stream.buffer + stream.start)));
    bool has_kings = found->reading.code.king[GBR_WHITE] != GBR_NO_SQUARE;
    if (!s->options->kings || has_kings) {
        if (s->options->check)
            compare(&found->reading, NULL, 0, note_wrong, found);
        s->any = true;
        s->wrong |= s->options->check && *found->wrong;
        put_found(s, found, stream.line + 1, s->column + 1);
    }
    pass_text(s, (size_t)(found->printed.end - found->printed.start));
}

static void scan_stream(struct scanner *s)
{
    size_t at = stream.start; /* no point before it is new */
    s->column = 0;
    for (;;) {
        size_t point = find_byte('.', at);
        if (!stream.at_eof && stream.end - point < BEHIND) {
            size_t keep = point - stream.start < BEFORE ? point - stream.start : BEFORE;
            at = at > point - keep ? at - (point - keep) : 0;
            pass_text(s, point - keep - stream.start);
            fill_stream();
            continue;
        }
        if (point == stream.end)
            break;
        struct text text = {stream.buffer + stream.start, stream.buffer + stream.end};
        const char *class = stream.buffer + point - 4;
        at = point + 1;
        if (!is_class(text, stream.buffer + point))
            continue;
        struct found found = {.wrong = ""};
        if ((size_t)(text.end - class) > BEHIND)
            text.end = class + BEHIND;
        if (class - text.start > BEFORE)
            text.start = class - BEFORE;
        read_found(text, class, &found);
        take_found(s, &found);
        at = stream.start > at ? stream.start : at;
    }
    pass_text(s, stream.end - stream.start);
}

void run_scan(const struct options *options)
{
    static const struct cell header[] = {{.name = "source"}, {.name = "line"}, {.name = "column"},
        {.name = "printed"}, {.name = "code"}, {.name = "wrong"}};
    struct scanner scanner = {.options = options};
    put_header(options->format, header, options->check ? 6 : 5);
    while (next_stream(options)) {
        scan_stream(&scanner);
        close_stream();
    }
    if (!scanner.any || scanner.wrong)
        note_status(STATUS_BAD);
}
