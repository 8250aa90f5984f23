/* stream.c - the stream that is being read: one buffer, filled in large blocks */
#include "input/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "output/output.h"
#include "output/progress.h"

enum { BLOCK = 2 * LINE_BYTES_MAX }; /* of a read */

/* UTF-16, by its byte order mark or by its zeros; not after a line end, which is answered before
 * more is read. */
static bool is_utf16(const unsigned char *s, size_t length)
{
    if (length >= 2 && ((s[0] == 0xff && s[1] == 0xfe) || (s[0] == 0xfe && s[1] == 0xff)))
        return true;
    return length >= 4 && s[0] != '\n'
        && ((s[0] && !s[1] && s[2] && !s[3]) || (!s[0] && s[1] && !s[2] && s[3]));
}

static bool ends_line(const struct stream *stream) /* of a text; a zero byte is in none */
{
    return memchr(stream->buffer, '\n', stream->end) && !memchr(stream->buffer, 0, stream->end);
}

const char *begin_stream(struct stream *stream, const char *source, struct channel channel)
{
    stream->source = source;
    stream->channel = channel;
    stream->start = stream->end = stream->record = stream->line = 0;
    stream->at_eof = false;
    stream->last = '\n';
    stream->next_cr.byte = '\r';
    stream->fills++;
    while (stream->end < 4 && !ends_line(stream) && fill_stream(stream))
        ; /* the first bytes say what the stream is */
    const unsigned char *s = (const unsigned char *)stream->buffer;
    if (is_utf16(s, stream->end)) {
        stream->end = 0;
        stream->at_eof = true;
        return "UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8";
    }
    if (stream->end >= 3 && memcmp(s, "\xef\xbb\xbf", 3) == 0) {
        pass_over(stream, 3);
        stream->buffer[2] = '\n'; /* what stands before the first byte */
    }
    return NULL;
}

/* ---- files ---- */

/* What is ready goes out first, for the read may wait for somebody who waits for it. */
static ssize_t read_file(void *context, void *buffer, size_t size)
{
    const int *fd = context;
    ssize_t got;
    flush_output();
    do
        got = read(*fd, buffer, size);
    while (got < 0 && errno == EINTR);
    return got;
}

static void write_output(void *context, const void *bytes, size_t length)
{
    (void)context;
    put_bytes(bytes, length);
}

/* Why a file is not read that the output goes to too, NULL: it is another one, or at its end. It
 * would grow and never end; an empty one has lost what was to be read. */
static const char *trouble_with_output(int fd)
{
    struct stat in, out;
    flush_output(); /* to be read too */
    bool same = fstat(fd, &in) == 0 && fstat(STDOUT_FILENO, &out) == 0 && S_ISREG(in.st_mode)
        && in.st_dev == out.st_dev && in.st_ino == out.st_ino;
    if (same && in.st_size == 0)
        return "input file is also the output, and empty: > has emptied it before gbr was started";
    return same && lseek(fd, 0, SEEK_CUR) < in.st_size ? "input file is also the output" : NULL;
}

bool open_stream(struct stream *stream, const char *path)
{
    bool standard = strcmp(path, "-") == 0;
    const char *source = standard ? "(standard input)" : path;
    int fd = standard ? STDIN_FILENO : open(path, O_RDONLY);
    if (fd < 0) {
        complain(source, strerror(errno));
        note_status(STATUS_TROUBLE);
        return false;
    }
    stream->open = true;
    stream->fd = fd;
    const char *trouble = trouble_with_output(fd);
    if (trouble) {
        complain(source, trouble);
        note_status(STATUS_TROUBLE);
        close_stream(stream);
        return false;
    }
    begin_progress(fd);
    trouble = begin_stream(
        stream, source, (struct channel){read_file, write_output, &stream->fd});
    if (trouble) {
        complain(source, trouble);
        note_status(STATUS_BAD);
    }
    return true;
}

void close_stream(struct stream *stream)
{
    if (stream->fd != STDIN_FILENO)
        close(stream->fd);
    stream->open = false;
}

/* ---- the buffer ---- */

bool fill_stream(struct stream *stream)
{
    if (stream->at_eof)
        return false;
    stream->last = byte_before(stream, stream->start);
    if (stream->start > 0)
        memmove(stream->buffer, stream->buffer + stream->start, stream->end - stream->start);
    stream->end -= stream->start;
    stream->start = 0;
    stream->fills++;
    size_t room = sizeof stream->buffer - stream->end;
    ssize_t got = stream->channel.read(
        stream->channel.context, stream->buffer + stream->end, room < BLOCK ? room : BLOCK);
    if (got < 0) {
        complain(stream->source, strerror(errno));
        note_status(STATUS_TROUBLE);
    }
    stream->at_eof = got <= 0;
    stream->end += got > 0 ? (size_t)got : 0;
    show_progress(got > 0 ? (size_t)got : 0, stream->records);
    return got > 0;
}

void copy_out(struct stream *stream, size_t length)
{
    stream->channel.write(stream->channel.context, stream->buffer + stream->start, length);
}

/* In pieces of a size that a compiler can count side by side. */
static size_t count_byte(char byte, const char *text, size_t length)
{
    enum { PIECE = 64 };
    size_t count = 0;
    for (; length >= PIECE; length -= PIECE, text += PIECE) {
        unsigned char in_piece = 0;
        for (size_t i = 0; i < PIECE; i++)
            in_piece = (unsigned char)(in_piece + (text[i] == byte));
        count += in_piece;
    }
    for (size_t i = 0; i < length; i++)
        count += text[i] == byte;
    return count;
}

size_t count_lines(struct stream *stream, size_t from, size_t to)
{
    size_t lines = count_byte('\n', stream->buffer + from, to - from);
    if (find_next(stream, &stream->next_cr, from) >= to) /* most streams have none */
        return lines;
    while ((from = find_byte(stream, '\r', from)) < to) {
        from++;
        lines += from == stream->end || stream->buffer[from] != '\n';
    }
    return lines;
}
