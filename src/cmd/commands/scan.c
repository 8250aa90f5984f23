/* scan.c - gbr scan: codes in running text */
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#include "commands/extent.h"
#include "input/stream.h"
#include "output/table.h"

enum {
    BEFORE = 64,  /* bytes that the parts in front of a class may take */
    BEHIND = 1024 /* and those behind it */
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

static bool is_read(struct text way, struct found *found, struct gbr_fault *fault)
{
    size_t length = (size_t)(way.end - way.start);
    found->printed = way;
    return gbr_parse_code(way.start, length, &found->reading, fault) == GBR_OK;
}

/* The longest of the ways to take the text as a code; the rest is prose. */
static void read_found(struct text t, const char *class, struct found *found)
{
    struct gbr_fault fault;
    if (is_read(find_code(t, class, true), found, &fault))
        return;
    struct text way = find_code(t, class, false);
    if (is_read(way, found, &fault))
        return;
    gbr_fault_words(&fault, found->wrong);
    const char *behind = class + 7;
    bool kings = is_square_at(t, behind) && is_square_at(t, behind + 2);
    way.end = kings ? behind + 4 : behind;
    if (!is_read(way, found, &fault))
        is_read((struct text){class, behind}, found, &fault);
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

/* Line breaks and tabs as blanks. */
static void put_on_line(struct text printed)
{
    for (const char *at = printed.start; at < printed.end; at++)
        put_char(*at == '\n' || *at == '\r' || *at == '\t' ? ' ' : *at);
}

static void put_found(struct scanner *s, const struct found *found, size_t line, size_t column)
{
    char where[2][24], code[GBR_CODE_SIZE];
    size_t length = (size_t)(found->printed.end - found->printed.start);
    size_t code_length = gbr_format_code(&found->reading.code, NULL, GBR_STYLE_CLASS, code, NULL);
    int digits[2] = {snprintf(where[0], sizeof where[0], "%zu", line),
        snprintf(where[1], sizeof where[1], "%zu", column)};
    const struct cell cells[] = {{"source", stream.source, strlen(stream.source), false},
        {"line", where[0], (size_t)digits[0], true}, {"column", where[1], (size_t)digits[1], true},
        {"printed", found->printed.start, length, false}, {"code", code, code_length, false},
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
    put_on_line(found->printed);
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
