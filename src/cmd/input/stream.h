/* stream.h - the stream that is being read: one buffer, filled in large blocks */
#ifndef STREAM_H
#define STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "output/output.h"

/* The longest line of a list, and the longest FEN of a PGN file. */
enum { LINE_MOST = 65536 };
/* The longest tag section of a game. */
enum { SECTION_MOST = 1 << 20 };

struct stream {
    bool open, at_eof;
    bool copying; /* what is passed over goes to standard output as it is */
    int fd;
    const char *source;
    size_t start, end; /* of what is not yet passed over, in buffer */
    size_t record;     /* bytes from start on that are the record's, passed over later */
    size_t line;       /* lines that have ended before start */
    size_t records;    /* given out so far, of all streams */
    size_t fills;      /* how often the buffer was filled: offsets are void then */
    char last;         /* the byte before start, '\n' at the beginning */
    char buffer[SECTION_MOST + 4 * LINE_MOST];
};
extern struct stream stream;

/* false: complained of, and the status noted. */
bool open_stream(const char *path);
void close_stream(void);

/* Reads more behind what is there; start becomes 0. What is ready goes out
 * first, for the read may wait for somebody who waits for it. false: no more. */
bool fill_stream(void);

/* Passes over so many bytes. */
void copy_out(size_t length);
static inline void pass_over(size_t length)
{
    if (stream.copying)
        copy_out(length);
    stream.start += length;
}

/* The byte before an offset, start at least: '\n' at the beginning of the stream. */
static inline char byte_before(size_t at)
{
    return at > 0 ? stream.buffer[at - 1] : stream.last;
}

/* Offset in the buffer of the first such byte at or behind from, or stream.end. */
static inline size_t find_byte(char byte, size_t from)
{
    const char *found = memchr(stream.buffer + from, byte, stream.end - from);
    return found ? (size_t)(found - stream.buffer) : stream.end;
}

/* The same where it is asked for ever later offsets: a search that reaches far
 * is not made again. */
struct finder {
    char byte;
    size_t at, fills;
};
static inline size_t find_next(struct finder *finder, size_t from)
{
    if (finder->fills != stream.fills || finder->at < from) {
        finder->at = find_byte(finder->byte, from);
        finder->fills = stream.fills;
    }
    return finder->at;
}

/* Line ends between two offsets in the buffer: LF, CRLF, or CR alone. */
size_t count_lines(size_t from, size_t to);

#endif
