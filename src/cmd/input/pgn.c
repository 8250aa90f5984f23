/* pgn.c - games of a PGN file, as far as a position needs them
 *
 *   file  = *(blank | escape | comment | section moves)     for these see tags.c
 *   moves = anything up to the next tag, none inside a comment, a line or an
 *           escape
 *
 * Where no moves part two games, the tags that come again do. A brace that is
 * never closed ends at the next line that begins with [Event.
 */
#include "input/pgn.h"

#include <string.h>

void begin_games(struct games *games)
{
    static const char bytes[FINDERS] = {'}', '[', '{', ';', '%', '\n', '\r'};
    for (size_t i = 0; i < FINDERS; i++)
        games->finders[i].byte = bytes[i];
}

bool find_tag(const struct record *record, const char *name, struct tag *tag)
{
    struct tag named = {.name = name, .name_length = strlen(name)};
    return find_in_section(record->raw, record->raw_length, &named, tag);
}

/* ---- from tag to tag ---- */

/* Lines are games->counted in large pieces, up to where one is asked for. */
static size_t line_at(struct games *games, struct stream *stream, size_t offset)
{
    stream->line += count_lines(stream, games->counted, offset);
    games->counted = offset;
    return stream->line + 1;
}

static bool fill_games(struct games *games, struct stream *stream)
{
    line_at(games, stream, stream->start > games->counted ? stream->start : games->counted);
    bool after_cr = games->counted == stream->end && byte_before(stream, games->counted) == '\r';
    games->counted -= stream->start;
    if (!fill_stream(stream))
        return false;
    if (after_cr && stream->buffer[games->counted] == '\n') /* the CR was games->counted */
        stream->line--;
    return true;
}

static void pass_to(struct stream *stream, size_t offset)
{
    pass_over(stream, offset - stream->start);
}

static bool at_line_start(const struct stream *stream, size_t at)
{
    return is_line_end(byte_before(stream, at));
}

/* Does a tag begin at *at, one that begins a game with only_event? *at moves
 * when more text was wanted. */
static bool is_tag_at(struct games *games, struct stream *stream, size_t *at, bool only_event)
{
    struct tag tag;
    size_t value;
    enum verdict verdict;
    for (;;) {
        verdict = parse_name(stream->buffer + *at, stream->end - *at, &value, &tag);
        if (verdict != CUT_OFF)
            break;
        pass_to(stream, *at);
        bool more = fill_games(games, stream);
        *at = stream->start;
        if (!more)
            break;
    }
    return verdict == WHOLE_TAG
        && (!only_event || (is_named(&tag, "Event") && at_line_start(stream, *at)));
}

/* Where the search is, and which of the finders tell its end. */
enum place_in_moves { COMMENT, MOVES, REST_OF_LINE };

static size_t find_stop(
    struct games *games, struct stream *stream, enum place_in_moves in, size_t at)
{
    static const unsigned char first[] = {[COMMENT] = 0, [MOVES] = 1, [REST_OF_LINE] = 5},
                               end[] = {[COMMENT] = 2, [MOVES] = 5, [REST_OF_LINE] = 7};
    size_t stop = stream->end;
    for (size_t i = first[in]; i < end[in]; i++) {
        size_t found = find_next(stream, &games->finders[i], at);
        stop = found < stop ? found : stop;
    }
    return stop;
}

/* Passes over moves until stream->start is at a tag. */
static bool find_game(struct games *games, struct stream *stream, bool only_event)
{
    enum place_in_moves in = MOVES;
    for (size_t at = stream->start;;) {
        size_t stop = find_stop(games, stream, in, at);
        if (stop == stream->end) {
            pass_to(stream, stop);
            if (!fill_games(games, stream))
                return false;
            at = stream->start;
            continue;
        }
        switch (stream->buffer[stop]) {
        case '[':
            if ((in == MOVES || at_line_start(stream, stop))
                && is_tag_at(games, stream, &stop, only_event || in == COMMENT)) {
                pass_to(stream, stop);
                return true;
            }
            break;
        case '{': { /* most comments hold no bracket */
            size_t close = find_next(stream, &games->finders[0], stop);
            bool simple = close < find_next(stream, &games->finders[1], stop);
            stop = simple ? close : stop;
            in = simple ? MOVES : COMMENT;
            break;
        }
        case '%':
            in = at_line_start(stream, stop) ? REST_OF_LINE : MOVES;
            break;
        case ';':
            in = REST_OF_LINE;
            break;
        default:
            in = MOVES;
        }
        at = stop < stream->end ? stop + 1 : stop;
    }
}

void pass_moves_of_game(struct games *games, struct stream *stream)
{
    find_game(games, stream, false);
}

/* ---- one game ---- */

/* What is looked at, from stream->start on: no more than a fixed size, however much a read gave. */
struct view {
    const char *text;
    size_t length;
    bool full; /* there is more, and it does not count; no more is read, so at_eof is not known */
};

static struct view view_of(const struct stream *stream, size_t most)
{
    size_t length = stream->end - stream->start;
    bool full = length > most;
    return (struct view){stream->buffer + stream->start, full ? most : length, full};
}

enum {
    SECTION_VIEW = SECTION_BYTES_MAX + LINE_BYTES_MAX
}; /* of a section and what comes behind it */

struct section {
    size_t length; /* from stream->start */
    size_t fen, fen_length, fen_tag;
    bool event, has_fen, broken_fen, too_long;
    char sign;
};

static void note_tag(
    const struct stream *stream, struct section *s, const struct tag *tag, enum verdict verdict)
{
    const char *base = stream->buffer + stream->start;
    if (is_named(tag, "FEN")) {
        s->has_fen = true;
        s->broken_fen = verdict == BROKEN_TAG;
        s->fen_tag = (size_t)(tag->text - base);
        s->fen = s->broken_fen ? s->fen_tag : (size_t)(tag->value - base);
        s->fen_length = s->broken_fen ? 0 : tag->value_length;
    } else if (is_named(tag, "Event")) {
        s->event = true;
    } else if (verdict == WHOLE_TAG && is_named(tag, "Result")) {
        bool win = tag->value_length == 3 && memcmp(tag->value, "1-0", 3) == 0;
        bool draw = tag->value_length == 7 && memcmp(tag->value, "1/2-1/2", 7) == 0;
        bool loss = tag->value_length == 3 && memcmp(tag->value, "0-1", 3) == 0;
        s->sign = win ? '+' : draw ? '=' : loss ? '-' : 0;
    }
}

/* Do the tags from text[at] on, up to a blank line, name an Event or a FEN? */
static enum verdict names_game(const struct stream *stream, size_t at)
{
    struct view view = view_of(stream, SECTION_VIEW);
    struct tag tag;
    for (unsigned breaks = 0; breaks < 2; skip_between(view.text, view.length, at, &breaks)) {
        enum verdict verdict = next_tag(view.text, view.length, stream->at_eof, &at, &tag);
        if (verdict == NO_TAG || verdict == CUT_OFF)
            return verdict;
        if (is_named(&tag, "Event") || is_named(&tag, "FEN"))
            return WHOLE_TAG;
        at += tag.length;
    }
    return NO_TAG;
}

/* Is the tag at text[at] one of the next record? It is when the section has its
 * FEN or Event and this one too; and when it has its FEN and a blank line is
 * between, and more than a forgotten tag comes. */
static enum verdict begins_record(
    const struct stream *stream, const struct section *s, const struct tag *tag, size_t at)
{
    const char *text = stream->buffer + stream->start;
    struct tag before;
    unsigned breaks;
    if (!s->has_fen && !(s->event && is_named(tag, "Event")))
        return NO_TAG;
    if (is_named(tag, "FEN") || find_in_section(text, s->length, tag, &before))
        return WHOLE_TAG;
    skip_between(text, at + 1, s->length, &breaks);
    return breaks < 2 ? NO_TAG : names_game(stream, at);
}

/* "[FEN" and no more, the last of the stream-> */
static bool is_cut_fen(const struct stream *stream, const struct section *s, struct tag *tag)
{
    const char *text = stream->buffer + stream->start;
    size_t value, length = stream->end - stream->start;
    unsigned breaks;
    size_t at = skip_between(text, length, s->length, &breaks);
    tag->text = text + at;
    tag->length = length - at;
    return at < length && parse_name(text + at, length - at, &value, tag) == CUT_OFF
        && is_named(tag, "FEN");
}

/* A value that goes on over a blank line and more text has lost its game. */
static bool lost_its_game(const struct tag *tag)
{
    unsigned breaks = 0;
    for (size_t i = 0; i < tag->length; i++) {
        bool blank = is_blank(tag->text[i]);
        if (!blank && breaks > 1)
            return true;
        if (!blank)
            breaks = 0;
        else if (tag->text[i] == '\n' || (tag->text[i] == '\r' && tag->text[i + 1] != '\n'))
            breaks++;
    }
    return false;
}

/* The tags from stream->start on, all of them in the buffer at the end. */
static void read_section(struct games *games, struct stream *stream, struct section *s)
{
    struct view view = view_of(stream, SECTION_VIEW);
    *s = (struct section){.length = 0};
    for (;;) {
        struct tag tag = {.name_length = 0};
        size_t at = s->length;
        enum verdict verdict = next_tag(view.text, view.length, stream->at_eof, &at, &tag);
        enum verdict next = NO_TAG; /* of the next record */
        if (verdict == WHOLE_TAG || verdict == BROKEN_TAG)
            next = begins_record(stream, s, &tag, at);
        bool more = !stream->at_eof && (verdict == CUT_OFF || next == CUT_OFF);
        s->too_long = at > SECTION_BYTES_MAX || (more && view.full);
        if (s->too_long)
            return;
        if (more) {
            fill_games(games, stream);
            view = view_of(stream, SECTION_VIEW);
            continue;
        }
        if (verdict == NO_TAG && stream->at_eof && !s->has_fen && is_cut_fen(stream, s, &tag))
            verdict = BROKEN_TAG;
        if (verdict == NO_TAG || next == WHOLE_TAG)
            return;
        note_tag(stream, s, &tag, verdict);
        s->length = (size_t)(tag.text - view.text) + tag.length;
        if (verdict == BROKEN_TAG && lost_its_game(&tag))
            return;
    }
}

static const char array[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/* A value that was broken over lines: inside the placement the break is none,
 * elsewhere the parser takes it for a blank. */
static void join_lines(struct games *games, struct record *record)
{
    char *joined = games->joined;
    size_t length = 0;
    unsigned slashes = 0;
    for (size_t i = 0; i < record->length; i++) {
        char byte = record->text[i];
        slashes += byte == '/';
        if (slashes >= 7 || (byte != '\n' && byte != '\r'))
            joined[length++] = byte;
    }
    record->text = joined;
    record->length = length;
}

static bool says_nothing(const struct record *record)
{
    size_t at = skip_blanks(record->text, record->length, 0);
    return at == record->length || (record->text[at] == '?' && at + 1 == record->length);
}

/* Would more of the stream tell how the line ends there? */
static bool is_cut_line(const struct stream *stream, size_t end)
{
    return !stream->at_eof
        && (end == stream->end || (end + 1 == stream->end && stream->buffer[end] == '\r'));
}

/* How the line of the FEN ends; where that is far, another line of the section. */
static const char *line_end_of(struct games *games, struct stream *stream, const struct section *s)
{
    size_t from, at;
    for (;;) {
        from = stream->start + s->fen + s->fen_length;
        at = find_stop(games, stream, REST_OF_LINE, from);
        if (at - from >= LINE_BYTES_MAX || !is_cut_line(stream, at))
            break;
        fill_games(games, stream);
    }
    if (at == stream->end || at - from >= LINE_BYTES_MAX)
        for (at = stream->start; at < from && !is_line_end(stream->buffer[at]);)
            at++;
    if (stream->buffer[at] != '\r') /* at is in the buffer: from is, a quote or a bracket */
        return "\n";
    return at + 1 < stream->end && stream->buffer[at + 1] == '\n' ? "\r\n" : "\r";
}

static void take_game(
    struct games *games, struct stream *stream, struct record *record, const struct section *s)
{
    bool edited = s->has_fen && stream->copying; /* who copies nothing adds no line */
    const char *line_end = edited ? line_end_of(games, stream, s)
                                  : "\n"; /* what it reads moves the buffer */
    const char *raw = stream->buffer + stream->start;
    size_t tag = s->fen_tag;
    while (tag > 0 && raw[tag - 1] != '\n' && raw[tag - 1] != '\r')
        tag--;
    *record = (struct record){.game = true, .sign = s->sign, .raw = raw, .raw_length = s->length};
    record->place.source = stream->source;
    record->place.line = record->number = line_at(games, stream, stream->start + s->fen_tag);
    record->text = s->has_fen ? raw + s->fen : array;
    record->length = s->has_fen ? s->fen_length : sizeof array - 1;
    record->column = s->has_fen ? s->fen - tag : 0;
    record->line_end = line_end;
    if (s->too_long || s->length > SECTION_BYTES_MAX)
        record->trouble = "a tag section longer than 1 MiB";
    else if (s->broken_fen)
        record->trouble = "the FEN is cut off";
    else if (record->length > LINE_BYTES_MAX)
        record->trouble = "a FEN longer than 65536 bytes";
    else if (says_nothing(record))
        record->trouble = "no position in the FEN tag";
    else if (memchr(record->text, '\n', record->length)
        || memchr(record->text, '\r', record->length))
        join_lines(games, record);
}

bool next_game(struct games *games, struct stream *stream, struct record *record)
{
    struct section s;
    if (!find_game(games, stream, games->too_long))
        return games->too_long = false;
    read_section(games, stream, &s);
    take_game(games, stream, record, &s);
    games->too_long = s.too_long;
    stream->record = games->too_long && s.length == 0 ? 1 : s.length; /* on to the next Event */
    return true;
}

bool begins_game(struct games *games, struct stream *stream)
{
    games->counted = stream->start;
    for (;;) {
        struct view view = view_of(stream, 2 * LINE_BYTES_MAX);
        size_t value;
        unsigned breaks;
        struct tag tag;
        size_t at = skip_between(view.text, view.length, 0, &breaks), left = view.length - at;
        enum verdict verdict = left == 0 ? CUT_OFF : parse_name(view.text + at, left, &value, &tag);
        if (verdict != CUT_OFF || view.full || !fill_games(games, stream))
            return verdict == WHOLE_TAG;
    }
}
