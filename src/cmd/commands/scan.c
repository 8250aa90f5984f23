/* scan.c - gbr scan: codes in running text */
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#include "commands/compare.h"
#include "output/table.h"

struct scanner {
    const struct options *options;
    struct stream *stream;
    size_t column; /* of stream->start in its line, from 0 */
    size_t left_out;
    bool any, wrong;
};

/* A code that was found, and what is wrong with it. */
struct finding {
    const struct gbr_found *found;
    const char *printed;
    char wrong[2 * GBR_FAULT_SIZE];
};

/* ---- what is found ---- */

static void note_wrong(
    void *context, bool remark, const char *printed, const char *counted, const char *why)
{
    struct finding *finding = context;
    size_t used = strlen(finding->wrong);
    if (!remark)
        snprintf(finding->wrong + used, sizeof finding->wrong - used, "%s%s%s%s%s%s",
            used > 0 ? "; " : "", printed, *printed ? " should be " : "", counted,
            *printed ? ": " : "", why);
}

static void put_finding(
    const struct scanner *s, const struct finding *finding, size_t line, size_t column)
{
    char where[2][24], code[GBR_CODE_SIZE];
    const char *wrong = finding->wrong;
    size_t length = finding->found->printed.length;
    size_t code_length = gbr_format_code(
        &finding->found->reading.code, NULL, GBR_STYLE_CLASS, code, NULL);
    int digits[2] = {snprintf(where[0], sizeof where[0], "%zu", line),
        snprintf(where[1], sizeof where[1], "%zu", column)};
    const struct cell cells[] = {{"source", s->stream->source, strlen(s->stream->source), false},
        {"line", where[0], (size_t)digits[0], true}, {"column", where[1], (size_t)digits[1], true},
        {"printed", finding->printed, length, false}, {"code", code, code_length, false},
        {"wrong", *wrong ? wrong : NULL, strlen(wrong), false}};
    if (s->options->format != FORMAT_LINES) {
        put_row(s->options->format, cells, s->options->check ? 6 : 5);
        return;
    }
    if (s->options->files_count > 1) {
        put_text(s->stream->source);
        put_char(':');
    }
    put_bytes(where[0], (size_t)digits[0]);
    put_char(':');
    put_bytes(where[1], (size_t)digits[1]);
    put_char('\t');
    put_on_line(finding->printed, length, "\n\r\t");
    put_char('\t');
    put_bytes(code, code_length);
    if (s->options->check) {
        put_char('\t');
        put_text(wrong);
    }
    put_char('\n');
}

/* Passes over text, and knows line and column behind it. */
static void pass_text(struct scanner *s, size_t length)
{
    const char *text = s->stream->buffer + s->stream->start;
    size_t lines = count_lines(s->stream, s->stream->start, s->stream->start + length), tail = 0;
    while (tail < length && text[length - 1 - tail] != '\n' && text[length - 1 - tail] != '\r')
        tail++;
    s->column = tail < length ? tail : s->column + length;
    s->stream->line += lines;
    pass_over(s->stream, length);
}

/* A class that nothing beside it proves is one where it begins with 0, as no amount does. */
static bool is_wanted(struct scanner *s, const struct gbr_found *found)
{
    if (s->options->kings && found->reading.code.king[GBR_WHITE] == GBR_NO_SQUARE)
        return false;
    bool wanted = found->proved || s->options->bare || found->reading.code.digit[GBR_QUEEN] == 0;
    s->left_out += !wanted;
    return wanted;
}

static void take_found(struct scanner *s, const struct gbr_found *found)
{
    pass_text(s, found->printed.start);
    if (is_wanted(s, found)) {
        struct finding finding = {found, s->stream->buffer + s->stream->start, ""};
        if (s->options->check && found->fault.error)
            gbr_format_fault(&found->fault, finding.wrong);
        if (s->options->check)
            compare(finding.printed, &found->reading, NULL, 0, note_wrong, &finding);
        s->any = true;
        s->wrong |= *finding.wrong != '\0';
        put_finding(s, &finding, s->stream->line + 1, s->column + 1);
    }
    pass_text(s, found->printed.length);
}

/* All that no code needs any more is passed over. */
static void pass_searched(struct scanner *s, struct gbr_search *search)
{
    size_t done = search->point > GBR_FIND_BEFORE ? search->point - GBR_FIND_BEFORE : 0;
    pass_text(s, done);
    search->point -= done;
    search->floor -= done < search->floor ? done : search->floor;
}

static void scan_stream(struct scanner *s)
{
    struct gbr_search search = {0, 0};
    struct gbr_found found;
    s->column = 0;
    for (;;) {
        size_t length = s->stream->end - s->stream->start;
        unsigned flags = s->stream->at_eof ? 0 : GBR_MORE;
        if (gbr_find_code(s->stream->buffer + s->stream->start, length, flags, &search, &found)
            == GBR_OK) {
            take_found(s, &found);
            search = (struct gbr_search){0, 0};
            continue;
        }
        if (s->stream->at_eof)
            break;
        pass_searched(s, &search);
        fill_stream(s->stream);
    }
    pass_text(s, s->stream->end - s->stream->start);
}

static void complain_of_left_out(const struct scanner *s)
{
    char words[120];
    if (s->left_out == 0)
        return;
    flush_output();
    snprintf(words, sizeof words,
        "left out: %zu number%s that may be a class without kings (--bare prints them)",
        s->left_out, s->left_out == 1 ? "" : "s");
    complain(NULL, words);
}

void run_scan(const struct options *options, struct input *input)
{
    static const struct cell header[] = {{.name = "source"}, {.name = "line"}, {.name = "column"},
        {.name = "printed"}, {.name = "code"}, {.name = "wrong"}};
    struct scanner scanner = {.options = options, .stream = &input->stream};
    put_header(options->format, header, options->check ? 6 : 5);
    while (next_stream(input)) {
        scan_stream(&scanner);
        close_stream(&input->stream);
    }
    complain_of_left_out(&scanner);
    answer_status(scanner.any && !scanner.wrong);
}
