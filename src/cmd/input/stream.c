/* stream.c - the stream that is being read: one buffer, filled in large blocks */
#include "input/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "output/progress.h"

enum { BLOCK = 2 * LINE_MOST }; /* of a read */

struct stream stream;

/* UTF-16, by its byte order mark or by its zeros; not behind a line end, which
 * is answered before more is read. */
static bool is_utf16(const unsigned char *s, size_t length)
{
    if (length >= 2 && ((s[0] == 0xff && s[1] == 0xfe) || (s[0] == 0xfe && s[1] == 0xff)))
        return true;
    return length >= 4 && s[0] != '\n'
        && ((s[0] && !s[1] && s[2] && !s[3]) || (!s[0] && s[1] && !s[2] && s[3]));
}

static bool ends_line(void) /* of a text; a zero byte is in none */
{
    return memchr(stream.buffer, '\n', stream.end) && !memchr(stream.buffer, 0, stream.end);
}

/* The first bytes say what the stream is. */
static void read_beginning(void)
{
    while (stream.end < 4 && !ends_line() && fill_stream())
        ;
    const unsigned char *s = (const unsigned char *)stream.buffer;
    if (is_utf16(s, stream.end)) {
        complain(stream.source, "UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8");
        note_status(STATUS_BAD);
        stream.end = 0;
        stream.at_eof = true;
    } else if (stream.end >= 3 && memcmp(s, "\xef\xbb\xbf", 3) == 0) {
        pass_over(3);
        stream.buffer[2] = '\n'; /* what stands before the first byte */
    }
}

/* A file to be read where the output goes: it would grow, and never end. */
static bool is_output(int fd)
{
    struct stat in, out;
    flush_output(); /* to be read too */
    return fstat(fd, &in) == 0 && fstat(STDOUT_FILENO, &out) == 0 && S_ISREG(in.st_mode)
        && in.st_dev == out.st_dev && in.st_ino == out.st_ino
        && lseek(fd, 0, SEEK_CUR) < in.st_size;
}

bool open_stream(const char *path)
{
    bool standard = strcmp(path, "-") == 0;
    int fd = standard ? STDIN_FILENO : open(path, O_RDONLY);
    stream.source = standard ? "(standard input)" : path;
    if (fd < 0) {
        complain(stream.source, strerror(errno));
        note_status(STATUS_TROUBLE);
        return false;
    }
    stream.open = true;
    stream.fd = fd;
    if (is_output(fd)) {
        complain(stream.source, "input file is also the output");
        note_status(STATUS_TROUBLE);
        close_stream();
        return false;
    }
    stream.start = stream.end = stream.record = stream.line = 0;
    stream.at_eof = false;
    stream.last = '\n';
    stream.fills++;
    begin_progress(fd);
    read_beginning();
    return true;
}

void close_stream(void)
{
    if (stream.fd != STDIN_FILENO)
        close(stream.fd);
    stream.open = false;
}

bool fill_stream(void)
{
    ssize_t got;
    size_t room;
    if (stream.at_eof)
        return false;
    stream.last = byte_before(stream.start);
    memmove(stream.buffer, stream.buffer + stream.start, stream.end - stream.start);
    stream.end -= stream.start;
    stream.start = 0;
    stream.fills++;
    room = sizeof stream.buffer - stream.end;
    flush_output();
    do
        got = read(stream.fd, stream.buffer + stream.end, room < BLOCK ? room : BLOCK);
    while (got < 0 && errno == EINTR);
    if (got < 0) {
        complain(stream.source, strerror(errno));
        note_status(STATUS_TROUBLE);
    }
    stream.at_eof = got <= 0;
    stream.end += got > 0 ? (size_t)got : 0;
    show_progress(got > 0 ? (size_t)got : 0, stream.records);
    return got > 0;
}

void copy_out(size_t length)
{
    put_bytes(stream.buffer + stream.start, length);
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

size_t count_lines(size_t from, size_t to)
{
    static struct finder next_cr = {.byte = '\r'}; /* most streams have none */
    size_t lines = count_byte('\n', stream.buffer + from, to - from);
    if (find_next(&next_cr, from) >= to)
        return lines;
    while ((from = find_byte('\r', from)) < to) {
        from++;
        lines += from == stream.end || stream.buffer[from] != '\n';
    }
    return lines;
}
