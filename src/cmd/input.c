/* input.c - records, from operands or from the lines of streams */
#include "input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- lines of streams ---- */

enum { BUFFER = 4 * LINE_MOST };

static struct stream {
    bool open;
    int fd;
    struct place place; /* line is the last one read */
    size_t start, end;  /* of what is not yet used, in buffer */
    size_t scanned;     /* no line end before it */
    size_t cr;          /* the first CR at or behind start; end: none; 0: not known */
    bool at_eof;
    bool skip_lf;    /* the line before ended in a CR, the last byte that had come */
    bool discarding; /* the start of a line that is too long is gone already */
    char buffer[BUFFER];
} stream;

/* Reads more behind what is there. What is ready goes out first: the read may
 * wait for somebody who waits for it. */
static void fill(void)
{
    ssize_t got;
    memmove(stream.buffer, stream.buffer + stream.start, stream.end - stream.start);
    stream.end -= stream.start;
    stream.scanned -= stream.start;
    stream.start = stream.cr = 0;
    flush_output();
    do
        got = read(stream.fd, stream.buffer + stream.end, sizeof stream.buffer - stream.end);
    while (got < 0 && errno == EINTR);
    if (got < 0) {
        complain(stream.place.source, strerror(errno));
        note_status(STATUS_TROUBLE);
    }
    if (got <= 0) {
        stream.at_eof = true;
        return;
    }
    stream.end += (size_t)got;
    if (stream.skip_lf && stream.buffer[0] == '\n')
        stream.start = stream.scanned = 1;
    stream.skip_lf = false;
}

/* UTF-16, by its byte order mark or by its zeros. */
static bool is_utf16(const unsigned char *s, size_t length)
{
    if (length >= 2 && ((s[0] == 0xff && s[1] == 0xfe) || (s[0] == 0xfe && s[1] == 0xff)))
        return true;
    return length >= 4 && ((s[0] && !s[1] && s[2] && !s[3]) || (!s[0] && s[1] && !s[2] && s[3]));
}

/* The first bytes say what the stream is. */
static void read_beginning(void)
{
    while (stream.end < 4 && !stream.at_eof && !memchr(stream.buffer, '\n', stream.end))
        fill();
    const unsigned char *s = (const unsigned char *)stream.buffer;
    if (is_utf16(s, stream.end)) {
        complain(stream.place.source, "UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8");
        note_status(STATUS_BAD);
        stream.end = 0;
        stream.at_eof = true;
    } else if (stream.end >= 3 && memcmp(s, "\xef\xbb\xbf", 3) == 0) {
        stream.start = stream.scanned = 3;
    }
}

static void open_stream(const char *path)
{
    bool standard = strcmp(path, "-") == 0;
    struct place place = {standard ? "(standard input)" : path, 0};
    int fd = standard ? STDIN_FILENO : open(path, O_RDONLY);
    if (fd < 0) {
        complain(place.source, strerror(errno));
        note_status(STATUS_TROUBLE);
        return;
    }
    stream.open = true;
    stream.fd = fd;
    stream.place = place;
    stream.start = stream.end = stream.scanned = stream.cr = 0;
    stream.at_eof = stream.skip_lf = stream.discarding = false;
    read_beginning();
}

static void close_stream(void)
{
    if (stream.fd != STDIN_FILENO)
        close(stream.fd);
    stream.open = false;
}

static size_t find_byte(char byte, size_t from)
{
    const char *found = memchr(stream.buffer + from, byte, stream.end - from);
    return found ? (size_t)(found - stream.buffer) : stream.end;
}

/* Offset of the next LF or CR, or stream.end. Most streams hold no CR: one
 * search for a whole block shows it. */
static size_t find_line_end(void)
{
    size_t lf = find_byte('\n', stream.scanned);
    if (stream.cr < stream.start || stream.cr == 0)
        stream.cr = find_byte('\r', stream.scanned);
    return stream.cr < lf ? stream.cr : lf;
}

/* Nothing but blanks, or a comment. */
static bool is_blank(const char *line, size_t length)
{
    size_t i = 0;
    if (length > 0 && line[0] > '#')
        return false;
    while (i < length && (line[i] == ' ' || line[i] == '\t'))
        i++;
    return i == length || line[i] == '#';
}

/* The line from stream.start to line_end becomes the record. */
static void take_line(struct record *record, size_t line_end)
{
    size_t length = line_end - stream.start;
    bool too_long = stream.discarding || length > LINE_MOST;
    stream.place.line++;
    record->text = stream.buffer + stream.start;
    record->length = too_long ? 0 : length;
    record->too_long = too_long;
    record->blank = !too_long && is_blank(record->text, length);
    record->place = stream.place;
    stream.discarding = false;
}

/* One more line of the stream; false at its end. */
static bool next_line(struct record *record)
{
    for (;;) {
        size_t line_end = find_line_end();
        if (line_end < stream.end) {
            take_line(record, line_end);
            if (stream.buffer[line_end] == '\r') {
                stream.skip_lf = line_end + 1 == stream.end;
                if (!stream.skip_lf && stream.buffer[line_end + 1] == '\n')
                    line_end++;
            }
            stream.start = stream.scanned = line_end + 1;
            return true;
        }
        if (stream.at_eof) {
            bool last = stream.start < stream.end || stream.discarding;
            if (last)
                take_line(record, stream.end);
            stream.start = stream.scanned = stream.end;
            return last;
        }
        if (stream.end - stream.start > LINE_MOST) {
            stream.discarding = true;
            stream.start = stream.end;
        }
        stream.scanned = stream.end;
        fill();
    }
}

/* The first line of the next stream that has one. */
static bool next_streamed(const struct options *options, struct record *record)
{
    static int next_file;
    static const char *const standard[] = {"-"};
    const char *const *files = options->files_count > 0 ? options->files : standard;
    int count = options->files_count > 0 ? options->files_count : 1;
    for (;;) {
        if (stream.open)
            close_stream();
        if (next_file == count)
            return false;
        open_stream(files[next_file++]);
        if (stream.open && next_line(record))
            return true;
    }
}

/* ---- operands ---- */

static bool consists_of(const char *text, const char *bytes)
{
    return *text && strspn(text, bytes) == strlen(text);
}

/* Is the operand the nth field (from 1) behind a placement? */
static bool is_fen_field(const char *operand, int nth)
{
    switch (nth) {
    case 1:
        return strlen(operand) == 1 && consists_of(operand, "wbWB");
    case 2:
        return strcmp(operand, "-") == 0 || consists_of(operand, "KQkqABCDEFGHabcdefgh");
    case 3:
        return strcmp(operand, "-") == 0
            || (strlen(operand) == 2 && strchr("abcdefgh", operand[0]) && strchr("36", operand[1]));
    default:
        return nth <= 5 && consists_of(operand, "0123456789");
    }
}

/* A FEN whose quotes were forgotten comes as up to six operands: how many. */
static size_t fen_operands(char **operands)
{
    size_t count = 1;
    if (!strchr(operands[0], '/') || strpbrk(operands[0], " \t.:"))
        return 1;
    while (operands[count] && is_fen_field(operands[count], (int)count))
        count++;
    return count;
}

static char *join(char **operands, size_t count)
{
    size_t size = 1;
    for (size_t i = 0; i < count; i++)
        size += strlen(operands[i]) + 1;
    char *text = malloc(size), *end = text;
    if (!text) {
        complain("(arguments)", strerror(errno));
        exit(STATUS_TROUBLE);
    }
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(operands[i]);
        memcpy(end, operands[i], length);
        end += length;
        *end++ = i + 1 < count ? ' ' : '\0';
    }
    return text;
}

static bool next_operand(const struct options *options, struct record *record)
{
    static size_t next;
    static char *joined;
    static char source[32];
    free(joined);
    joined = NULL;
    if (options->meson && next == 0 && !options->operands[0]) {
        next = 1;
        *record = (struct record){options->meson, strlen(options->meson), {"(arguments)", 0}, 0, 0};
        return true;
    }
    if ((options->meson && next > 0) || !options->operands[next])
        return false;
    size_t count = fen_operands(options->operands + next);
    joined = join(options->operands + next, count);
    snprintf(source, sizeof source, "(argument %zu)", next + 1);
    *record = (struct record){joined, strlen(joined), {source, 0}, false, false};
    next += count;
    return true;
}

bool next_record(const struct options *options, struct record *record)
{
    if (stream.open && next_line(record))
        return true;
    if (options->operands[0] || options->meson)
        return next_operand(options, record);
    return next_streamed(options, record);
}
