/* lines.c - the lines of a list: LF, CRLF and CR alone end one */
#include "input/lines.h"

#include <string.h>

void begin_lines(struct lines *lines)
{
    lines->next_cr.byte = '\r';
}

static bool is_no_break(const char *text, size_t length) /* a no-break space in UTF-8 */
{
    return length > 1 && text[0] == '\xc2' && text[1] == '\xa0';
}

/* Nothing but blanks, or with one of these bytes a comment. */
static bool is_blank_line(const char *line, size_t length, const char *comment)
{
    size_t i = 0;
    while (i < length && (line[i] == ' ' || line[i] == '\t' || is_no_break(line + i, length - i)))
        i += is_no_break(line + i, length - i) ? 2 : 1;
    return i == length || (line[i] && strchr(comment, line[i]));
}

/* A line from stream->start. */
static void take_line(
    struct stream *stream, struct record *record, size_t length, size_t end_length, bool too_long)
{
    const char *line = stream->buffer + stream->start;
    record->text = record->raw = line;
    record->raw_length = stream->record = length + end_length;
    record->length = too_long ? 0 : length;
    record->place.source = stream->source;
    record->place.line = record->number = ++stream->line;
    record->column = 0;
    record->game = false;
    record->sign = 0;
    record->trouble = too_long ? "a line longer than 65536 bytes" : NULL;
    bool ordinary = length > 0 && line[0] > '%' && line[0] < 0x7f && line[0] != ';'; /* as most */
    record->blank = !ordinary && !too_long && is_blank_line(line, length, "#%;");
}

static size_t end_length(const struct stream *stream, size_t line_end)
{
    size_t behind = stream->end - line_end;
    if (behind > 1 && stream->buffer[line_end] == '\r' && stream->buffer[line_end + 1] == '\n')
        return 2;
    return behind > 0;
}

/* More of the stream; the LF of a CR that was the last byte is no line. */
static bool fill_lines(struct stream *stream)
{
    bool after_cr = stream->start == stream->end && byte_before(stream, stream->start) == '\r';
    if (!fill_stream(stream))
        return false;
    if (after_cr && stream->buffer[0] == '\n')
        pass_over(stream, 1);
    return true;
}

void pass_line_end(struct stream *stream)
{
    if (stream->copying && stream->start == stream->end
        && byte_before(stream, stream->start) == '\r')
        fill_lines(stream);
}

bool next_line(struct lines *lines, struct stream *stream, struct record *record)
{
    bool too_long = false;
    for (;;) {
        /* Most streams hold no CR: one search for a whole block shows it. */
        size_t lf = find_byte(stream, '\n', stream->start),
               cr = find_next(stream, &lines->next_cr, stream->start);
        size_t line_end = cr < lf ? cr : lf, length = line_end - stream->start;
        too_long |= length > LINE_BYTES_MAX;
        if (line_end < stream->end) {
            take_line(stream, record, length, end_length(stream, line_end), too_long);
            return true;
        }
        if (too_long)
            pass_over(stream, length);
        if (!fill_lines(stream)) {
            length = stream->end - stream->start;
            if (length > 0 || too_long)
                take_line(stream, record, length, 0, too_long);
            return length > 0 || too_long;
        }
    }
}

/* The quote that closes the one at *open: a doubled one does not. NULL: none. */
static const char *closing_quote(const char *open, const char *end)
{
    const char *quote = open + 1;
    while (quote < end && (quote = memchr(quote, '"', (size_t)(end - quote))) != NULL) {
        if (quote + 1 == end || quote[1] != '"')
            return quote;
        quote += 2;
    }
    return NULL;
}

/* The field of a line becomes its record; a field in double quotes loses them. */
void take_field(struct record *record, unsigned long long column, char delimiter)
{
    const char *at = record->text, *end = record->text + record->length;
    for (unsigned long long n = 1;; n++) {
        const char *start = at;
        const char *quote = at < end && *at == '"' ? closing_quote(at, end) : NULL;
        if (quote) {
            start++;
            at = quote;
        }
        while (at < end && *at != delimiter)
            at++;
        if (n == column) {
            record->text = start;
            record->length = (size_t)((quote ? quote : at) - start);
            record->column = (size_t)(start - record->raw);
            record->blank = is_blank_line(record->text, record->length, "#");
            return;
        }
        if (at++ == end)
            break;
    }
    if (!record->blank)
        record->trouble = "the line has no such field";
}
