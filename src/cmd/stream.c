/* stream.c - the stream that is being read: one buffer, filled in large blocks */
#include "stream.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK = 2 * LINE_MOST }; /* of a read */

struct stream stream;

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
    while (stream.end < 4 && !memchr(stream.buffer, '\n', stream.end) && fill_stream())
        ;
    const unsigned char *s = (const unsigned char *)stream.buffer;
    if (is_utf16(s, stream.end)) {
        complain(stream.source, "UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8");
        note_status(STATUS_BAD);
        stream.end = 0;
        stream.at_eof = true;
    } else if (stream.end >= 3 && memcmp(s, "\xef\xbb\xbf", 3) == 0) {
        pass_over(3);
        stream.last = '\n';
    }
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
    stream.start = stream.end = stream.record = stream.line = 0;
    stream.at_eof = false;
    stream.last = '\n';
    stream.fills++;
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
    return got > 0;
}

void pass_over(size_t length)
{
    if (length == 0)
        return;
    if (stream.copying)
        put_bytes(stream.buffer + stream.start, length);
    stream.last = stream.buffer[stream.start + length - 1];
    stream.start += length;
}

size_t find_byte(char byte, size_t from)
{
    const char *found = memchr(stream.buffer + from, byte, stream.end - from);
    return found ? (size_t)(found - stream.buffer) : stream.end;
}

size_t find_next(struct finder *finder, size_t from)
{
    if (finder->fills != stream.fills || finder->at < from) {
        finder->at = find_byte(finder->byte, from);
        finder->fills = stream.fills;
    }
    return finder->at;
}

static size_t count_byte(char byte, const char *text, size_t length)
{
    const char *end = text + length;
    size_t count = 0;
    while (text < end && (text = memchr(text, byte, (size_t)(end - text))) != NULL) {
        count++;
        text++;
    }
    return count;
}

size_t count_lines(const char *text, size_t length)
{
    size_t lines = count_byte('\n', text, length);
    const char *end = text + length;
    while (text < end && (text = memchr(text, '\r', (size_t)(end - text))) != NULL) {
        text++;
        lines += text == end || *text != '\n';
    }
    return lines;
}
