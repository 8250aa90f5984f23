/* fuzz_records.c - the command's readers: the same records whatever a read gives
 *
 * The text is standard input, and standard output is kept: the linker puts the
 * two functions below in the place of read and write (--wrap). Read in one
 * piece and in small ones the text gives the same records, and where all is
 * copied the output is the text.
 *
 * The first byte: the reader (2 bits), the size of the small reads (4), and
 * whether DEL stands for a long run of letters (the last).
 */
#include <unistd.h>

#include "fuzz.h"
#include "input/records.h"
#include "input/stream.h"

enum reader { ANY, LINES, FIELDS, GAMES };

struct bytes {
    char *bytes;
    size_t length, size;
};

static void append(struct bytes *b, const void *bytes, size_t length)
{
    if (b->length + length > b->size) {
        b->size = 2 * (b->length + length);
        b->bytes = realloc(b->bytes, b->size);
        CHECK(b->bytes);
    }
    if (length > 0)
        memcpy(b->bytes + b->length, bytes, length);
    b->length += length;
}

static bool same(const struct bytes *a, const struct bytes *b)
{
    return a->length == b->length && (a->length == 0 || memcmp(a->bytes, b->bytes, a->length) == 0);
}

/* ---- in the place of the system ---- */

static const char *text;
static size_t text_left, read_most;
static bool running;
static struct bytes output;

ssize_t __real_read(int fd, void *buffer, size_t size);
ssize_t __real_write(int fd, const void *buffer, size_t size);
ssize_t __wrap_read(int fd, void *buffer, size_t size);
ssize_t __wrap_write(int fd, const void *buffer, size_t size);

ssize_t __wrap_read(int fd, void *buffer, size_t size)
{
    if (!running || fd != STDIN_FILENO)
        return __real_read(fd, buffer, size);
    size = size < read_most ? size : read_most;
    size = size < text_left ? size : text_left;
    if (size == 0)
        return 0;
    memcpy(buffer, text, size);
    text += size;
    text_left -= size;
    return (ssize_t)size;
}

ssize_t __wrap_write(int fd, const void *buffer, size_t size)
{
    if (!running)
        return __real_write(fd, buffer, size);
    if (fd == STDOUT_FILENO)
        append(&output, buffer, size);
    return (ssize_t)size; /* a complaint is nobody's here */
}

/* ---- one reading ---- */

/* As input.c does it, which opens its files once only. */
static bool next(enum reader reader, struct record *record)
{
    pass_over(stream.record);
    stream.record = 0;
    if (reader == GAMES)
        return next_game(record);
    if (!next_line(record))
        return false;
    if (reader == FIELDS && !record->trouble)
        take_field(record, 2, ',');
    return true;
}

static void note(struct bytes *log, const struct record *r)
{
    const char *buffer = stream.buffer, *trouble = r->trouble ? r->trouble : "";
    CHECK(r->raw == buffer + stream.start && r->raw_length <= stream.end - stream.start);
    CHECK(r->trouble || r->length <= LINE_MOST);
    if (r->text >= buffer && r->text < buffer + sizeof stream.buffer)
        CHECK(r->text >= r->raw && r->text + r->length <= r->raw + r->raw_length);
    else
        CHECK(r->game);
    append(log, r->text, r->length);
    append(log, &r->place.line, sizeof r->place.line);
    append(log, &r->column, sizeof r->column);
    append(log, &r->blank, sizeof r->blank);
    append(log, &r->sign, 1);
    append(log, trouble, strlen(trouble) + 1);
    if (!r->game || r->trouble)
        return; /* the LF of a CR may be passed over later, a section that is too long too */
    append(log, r->raw, r->raw_length);
    append(log, r->line_end, strlen(r->line_end));
}

static void read_all(const struct bytes *input, enum reader reader, struct bytes *log)
{
    struct record record;
    size_t records = 0;
    text = input->bytes;
    text_left = input->length;
    output.length = log->length = 0;
    stream.copying = true;
    running = true;
    CHECK(open_stream("-"));
    bool games = is_pgn();
    if (reader == ANY)
        reader = games ? GAMES : LINES;
    while (next(reader, &record)) {
        CHECK(records++ <= input->length);
        note(log, &record);
    }
    close_stream();
    flush_output();
    running = false;
}

/* To reach the longest line and the longest section, and the block of a read. */
static void stretch(struct bytes *input, const uint8_t *data, size_t size)
{
    static char run[33000];
    memset(run, 'x', sizeof run);
    input->length = 0;
    for (size_t i = 0; i < size; i++)
        if (data[i] == 0x7f && input->length < SECTION_MOST + LINE_MOST)
            append(input, run, sizeof run);
        else
            append(input, data + i, 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct bytes input, whole, small, copied;
    if (size == 0)
        return 0;
    enum reader reader = data[0] & 3;
    size_t small_reads = 1U + (data[0] >> 2 & 15);
    input.length = 0;
    if (data[0] & 0x80) {
        stretch(&input, data + 1, size - 1);
        small_reads *= 20011;
    } else {
        append(&input, data + 1, size - 1);
    }

    read_most = SIZE_MAX;
    read_all(&input, reader, &whole);
    copied.length = 0;
    append(&copied, output.bytes, output.length);
    read_most = small_reads;
    read_all(&input, reader, &small);
    CHECK(same(&whole, &small));
    CHECK(same(&copied, &output));
    CHECK(output.length == 0 || same(&output, &input)); /* nothing of UTF-16 is copied */
    return 0;
}
