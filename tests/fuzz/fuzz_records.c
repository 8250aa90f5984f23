/* fuzz_records.c - the command's readers: the same records whatever a read gives
 *
 * The text comes through a channel that gives as much as it is told to. Read in
 * one piece and in small ones the text gives the same records, and where all is
 * copied the output is the text.
 *
 * The first byte: the reader (2 bits), the size of the small reads (4), and
 * whether DEL stands for a long run of letters (the last).
 */
#include "fuzz.h"
#include "input/input.h"

enum reader { ANY, LINES_OF_LIST, FIELDS_OF_LINES, GAMES_OF_PGN };

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

/* ---- in the place of a file ---- */

struct source {
    const char *text;
    size_t left, most; /* of a read */
    struct bytes output;
};

static ssize_t read_some(void *context, void *buffer, size_t size)
{
    struct source *source = context;
    size = size < source->most ? size : source->most;
    size = size < source->left ? size : source->left;
    if (size == 0)
        return 0;
    memcpy(buffer, source->text, size);
    source->text += size;
    source->left -= size;
    return (ssize_t)size;
}

static void keep(void *context, const void *bytes, size_t length)
{
    struct source *source = context;
    append(&source->output, bytes, length);
}

/* ---- one reading ---- */

static struct input input;

/* As input.c does it, which opens its files itself. */
static bool next(enum reader reader, struct record *record)
{
    struct stream *stream = &input.stream;
    pass_over(stream, stream->record);
    stream->record = 0;
    if (reader == GAMES_OF_PGN)
        return next_game(&input.games, stream, record);
    if (!next_line(&input.lines, stream, record))
        return false;
    if (reader == FIELDS_OF_LINES && !record->trouble)
        take_field(record, 2, ',');
    return true;
}

static bool is_in_buffer(const char *text)
{
    const char *buffer = input.stream.buffer;
    bool joined = text >= input.games.joined && text < input.games.joined + LINE_BYTES_MAX;
    return !joined && text >= buffer && text < buffer + sizeof input.stream.buffer;
}

static void note(struct bytes *log, const struct record *r)
{
    const struct stream *stream = &input.stream;
    const char *trouble = r->trouble ? r->trouble : "";
    CHECK(r->raw == stream->buffer + stream->start);
    CHECK(r->raw_length <= stream->end - stream->start);
    CHECK(r->trouble || r->length <= LINE_BYTES_MAX);
    if (is_in_buffer(r->text))
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

static void read_all(const struct bytes *text, enum reader reader, size_t most,
    struct source *source, struct bytes *log)
{
    static const struct options none;
    struct record record;
    size_t records = 0;
    source->text = text->bytes;
    source->left = text->length;
    source->most = most;
    source->output.length = log->length = 0;
    begin_input(&input, &none);
    input.stream.copying = true;
    begin_stream(&input.stream, "text", (struct channel){read_some, keep, source});
    bool games = find_first_tag(&input.games, &input.stream);
    if (reader == ANY)
        reader = games ? GAMES_OF_PGN : LINES_OF_LIST;
    while (next(reader, &record)) {
        CHECK(records++ <= text->length);
        note(log, &record);
    }
}

/* To reach the longest line and the longest section, and the block of a read. */
static void stretch(struct bytes *text, const uint8_t *data, size_t size)
{
    static char run[33000];
    memset(run, 'x', sizeof run);
    text->length = 0;
    for (size_t i = 0; i < size; i++)
        if (data[i] == 0x7f && text->length < SECTION_BYTES_MAX + LINE_BYTES_MAX)
            append(text, run, sizeof run);
        else
            append(text, data + i, 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct bytes text, whole, small;
    static struct source at_once, in_pieces;
    if (size == 0)
        return 0;
    enum reader reader = data[0] & 3;
    size_t small_reads = 1U + (data[0] >> 2 & 15);
    text.length = 0;
    if (data[0] & 0x80) {
        stretch(&text, data + 1, size - 1);
        small_reads *= 20011;
    } else {
        append(&text, data + 1, size - 1);
    }

    read_all(&text, reader, SIZE_MAX, &at_once, &whole);
    read_all(&text, reader, small_reads, &in_pieces, &small);
    CHECK(same(&whole, &small));
    CHECK(same(&at_once.output, &in_pieces.output));
    CHECK(at_once.output.length == 0 || same(&at_once.output, &text)); /* not of UTF-16 */
    return 0;
}
