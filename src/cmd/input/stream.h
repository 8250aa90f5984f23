/* stream.h - the stream that is being read: one buffer, filled in large blocks */
#ifndef STREAM_H
#define STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/types.h>

/* The longest line of a list and the longest FEN of a PGN file, and the longest tag section of a
 * game, in bytes. */
enum { LINE_BYTES_MAX = 65536, SECTION_BYTES_MAX = 1 << 20 };

/* What a stream reads from and copies to. */
struct channel {
    ssize_t (*read)(void *context, void *buffer, size_t size); /* as read(2) */
    void (*write)(void *context, const void *bytes, size_t length);
    void *context;
};

/* The next place of a byte, for searches from ever later offsets: one that reaches far is not
 * made again. {.byte = b} at first. */
struct finder {
    char byte;
    size_t at, fills;
};

struct stream {
    bool open, at_eof;
    bool copying; /* what is passed over goes to the channel's write as it is */
    int fd;       /* of open_stream */
    const char *source;
    struct channel channel;
    size_t start, end; /* of what is not yet passed over, in buffer */
    size_t record;     /* bytes from start on that are the record's, passed over later */
    size_t line;       /* lines that have ended before start */
    size_t records;    /* given out so far, of all streams */
    size_t fills;      /* how often the buffer was filled: offsets are void then */
    struct finder next_cr;
    char last; /* the byte before start, '\n' at the beginning */
    char buffer[SECTION_BYTES_MAX + 4 * LINE_BYTES_MAX];
};

/* Opens a file, or standard input for "-"; what is copied goes to standard output. false: the
 * complaint is out and the status noted. path is kept as the name of the source. */
bool open_stream(struct stream *stream, const char *path);
void close_stream(struct stream *stream);

/* Begins to read a channel that is open: a BOM is skipped. NULL, or why there is nothing to read.
 */
const char *begin_stream(struct stream *stream, const char *source, struct channel channel);

/* Reads a block after what is there; start becomes 0. false: no more, and a fault has been
 * complained of. */
bool fill_stream(struct stream *stream);

/* Writes so many bytes from start on to the channel. */
void copy_out(struct stream *stream, size_t length);

/* Passes over so many bytes. */
static inline void pass_over(struct stream *stream, size_t length)
{
    if (stream->copying)
        copy_out(stream, length);
    stream->start += length;
}

/* The byte before an offset, start at least: '\n' at the beginning of the stream. */
static inline char byte_before(const struct stream *stream, size_t at)
{
    return at > 0 ? stream->buffer[at - 1] : stream->last;
}

/* Offset in the buffer of the first such byte from an offset on, or the end. */
static inline size_t find_byte(const struct stream *stream, char byte, size_t from)
{
    const char *found = memchr(stream->buffer + from, byte, stream->end - from);
    return found ? (size_t)(found - stream->buffer) : stream->end;
}

/* The same, remembered. */
static inline size_t find_next(const struct stream *stream, struct finder *finder, size_t from)
{
    if (finder->fills != stream->fills || finder->at < from) {
        finder->at = find_byte(stream, finder->byte, from);
        finder->fills = stream->fills;
    }
    return finder->at;
}

/* Line ends between two offsets in the buffer: LF, CRLF, or CR alone. Asked for ever later
 * offsets. */
size_t count_lines(struct stream *stream, size_t from, size_t to);

#endif
