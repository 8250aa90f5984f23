/* pgn.c - the games of a PGN file, as far as a position needs them
 *
 *   file  = *(text section moves)           for sections see section.c, for tokens tokens.c
 *   text  = anything before the first tag, none inside a comment
 *   moves = anything up to the next tag, none inside a comment
 *
 * In moves and text a tag is one that is closed, wherever it stands, or what begins as one at the
 * start of a line. Nothing else is looked at there, in large blocks.
 */
#include "input/pgn.h"

#include <string.h>

#include "input/section.h"

void begin_games(struct games *games)
{
    static const char stops[] = "}[{;%\n\r";
    for (size_t i = 0; i < FINDERS; i++)
        games->finders[i].byte = stops[i];
}

/* ---- the tags of a game that was read ---- */

static bool find_tag_from(const struct record *record, size_t at, const char *name, struct tag *tag)
{
    struct passage raw = {{record->raw, record->raw_length}, '\n', true};
    struct token token;
    for (; next_token(&raw, at, &token) != TOKEN_NONE; at = token.start + token.length)
        if (token.kind == TOKEN_TAG && is_named(&token.tag, name)) {
            *tag = token.tag;
            return true;
        }
    return false;
}

bool find_tag(const struct record *record, const char *name, struct tag *tag)
{
    return find_tag_from(record, 0, name, tag);
}

bool find_next_tag(const struct record *record, const char *name, struct tag *tag)
{
    return find_tag_from(record, (size_t)(tag->text + tag->length - record->raw), name, tag);
}

/* ---- the stream ---- */

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Lines are counted in large pieces, up to where one is asked for. */
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
    games->unclosed -= smaller(games->unclosed, stream->start);
    games->fens -= smaller(games->fens, stream->start);
    if (!fill_stream(stream))
        return false;
    if (after_cr && stream->buffer[games->counted] == '\n') /* the CR was counted */
        stream->line--;
    return true;
}

static void pass_to(struct stream *stream, size_t offset)
{
    pass_over(stream, offset - stream->start);
}

static bool at_line_start(struct stream *stream, size_t at)
{
    return is_line_end(byte_before(stream, at));
}

/* What is looked at from an offset on: no more than a fixed size, however much a read gave, so
 * that the records are the same. *full: there is more. */
static struct passage look_at(struct stream *stream, size_t at, size_t max, bool *full)
{
    size_t length = stream->end - at;
    *full = length > max;
    return (struct passage){{stream->buffer + at, *full ? max : length}, byte_before(stream, at),
        stream->at_eof && !*full};
}

/* Passes to *at, and reads more after it. */
static bool fill_from(struct games *games, struct stream *stream, size_t *at)
{
    pass_to(stream, *at);
    bool more = fill_games(games, stream);
    *at = stream->start;
    return more;
}

/* ---- from game to game ---- */

/* Where the search is, and what it stops at. */
enum place_in_moves { MOVES, REST_OF_LINE };

static size_t first_of(
    struct games *games, struct stream *stream, size_t first, size_t end, size_t at)
{
    size_t stop = stream->end;
    for (size_t i = first; i < end; i++)
        stop = smaller(stop, find_next(stream, &games->finders[i], at));
    return stop;
}

/* The next bracket before an offset, or that. Where comments hold brackets, which nobody asks for,
 * the search ends at the next brace. */
static size_t find_bracket(struct games *games, struct stream *stream, size_t from, size_t to)
{
    struct finder *finder = &games->finders[BRACKET];
    if (!games->brackets)
        return smaller(find_next(stream, finder, from), to);
    if (finder->fills != stream->fills || finder->at < from) {
        const char *found = memchr(stream->buffer + from, '[', to - from);
        if (!found && to < stream->end)
            return to;
        finder->at = found ? (size_t)(found - stream->buffer) : to;
        finder->fills = stream->fills;
    }
    return smaller(finder->at, to);
}

static size_t find_stop(
    struct games *games, struct stream *stream, enum place_in_moves in, size_t at)
{
    if (in == REST_OF_LINE)
        return first_of(games, stream, LF, FINDERS, at);
    return find_bracket(games, stream, at, first_of(games, stream, OPENING_BRACE, LF, at));
}

/* Offset after the comment whose brace is at an offset. The buffer moves where it is long. */
static size_t pass_comment(struct games *games, struct stream *stream, size_t at)
{
    size_t close = find_next(stream, &games->finders[CLOSING_BRACE], at);
    if (close < stream->end && !games->brackets) {
        if (find_next(stream, &games->finders[BRACKET], at) > close)
            return close + 1;
        games->brackets = true;
    }
    if (close < stream->end && find_stop(games, stream, REST_OF_LINE, at) > close)
        return close + 1; /* on one line, as most are */
    for (at++;;) {
        bool full;
        size_t offset = 0;
        struct passage text = look_at(stream, at, PASSAGE_MAX, &full);
        enum verdict verdict = end_comment(&text, &offset);
        at += offset;
        if (verdict != CUT_OFF)
            return at;
        if (!full)
            fill_from(games, stream, &at);
    }
}

/* Does a game begin with the bracket at *at? only_event: the name of its tag must be Event. *at
 * moves when more text was wanted. */
static bool begins_game(struct games *games, struct stream *stream, size_t *at, bool only_event)
{
    for (;;) {
        struct tag tag;
        size_t value;
        bool full, at_start = at_line_start(stream, *at);
        struct passage text = look_at(stream, *at, PASSAGE_MAX, &full);
        enum verdict verdict = parse_head(text.text.start, text.text.length, &value, &tag);
        if (verdict == WHOLE_TAG && (at_start || is_named(&tag, "FEN")))
            return !only_event || (at_start && is_named(&tag, "Event"));
        if (at_start && !only_event && (verdict == NO_TAG || text.eof))
            return is_meant_as_fen(&tag);
        if (verdict == WHOLE_TAG && (only_event || *at < games->unclosed))
            return false;
        if (verdict == WHOLE_TAG)
            verdict = parse_tag(text.text.start, text.text.length, text.eof, &tag);
        if (verdict == BROKEN_TAG)
            games->unclosed = *at + tag.length;
        else if (verdict == CUT_OFF && (full || text.eof))
            games->unclosed = *at + text.text.length;
        else if (verdict == CUT_OFF) {
            fill_from(games, stream, at);
            continue;
        }
        return verdict == WHOLE_TAG;
    }
}

/* Passes over text until the stream's start is at a tag. */
static bool find_game(struct games *games, struct stream *stream, bool only_event)
{
    enum place_in_moves in = MOVES;
    games->brackets = false;
    for (size_t at = stream->start;;) {
        size_t stop = find_stop(games, stream, in, at);
        at = stop + 1;
        if (stop == stream->end) {
            at = stop;
            if (!fill_from(games, stream, &at))
                return false;
            continue;
        }
        switch (stream->buffer[stop]) {
        case '[':
            if (begins_game(games, stream, &stop, only_event)) {
                pass_to(stream, stop);
                return true;
            }
            at = smaller(stop + 1, stream->end);
            break;
        case '{':
            at = pass_comment(games, stream, stop);
            break;
        case '%':
            in = at_line_start(stream, stop) ? REST_OF_LINE : MOVES;
            break;
        case ';':
            in = REST_OF_LINE;
            break;
        default:
            in = MOVES;
        }
    }
}

void pass_moves(struct games *games, struct stream *stream)
{
    find_game(games, stream, false);
}

/* After a section that was cut: does a move come before the next tag? */
static bool moves_follow(struct games *games, struct stream *stream)
{
    for (size_t at = stream->start;;) {
        bool full;
        struct token token;
        struct passage text = look_at(stream, at, PASSAGE_MAX, &full);
        enum token_kind kind = next_token(&text, 0, &token);
        size_t start = at + token.start;
        if (kind == TOKEN_TAG || kind == TOKEN_BROKEN_TAG)
            return false;
        if (kind == TOKEN_MOVE || kind == TOKEN_RESULT || kind == TOKEN_NONE)
            return true;
        if (kind != TOKEN_CUT)
            at = start + token.length;
        else if (start < stream->end && stream->buffer[start] == '{')
            at = pass_comment(games, stream, start);
        else if (full) /* a megabyte of blanks, or of one line */
            return true;
        else
            fill_from(games, stream, &at);
        pass_to(stream, at);
    }
}

/* ---- one game ---- */

/* The section from the stream's start on, all of it in the buffer at the end. */
static void take_section(struct games *games, struct stream *stream, struct section *section)
{
    bool full;
    struct section_reader reader = {.fens = 0};
    if (games->fens > stream->start)
        reader.fens = games->fens - stream->start;
    for (;;) {
        struct passage text = look_at(stream, stream->start, PASSAGE_MAX, &full);
        if (read_section(&text, full, &reader))
            break;
        fill_games(games, stream);
    }
    games->fens = stream->start + reader.fens;
    *section = reader.section;
}

static const char start_position[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

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
static bool is_cut_line(struct stream *stream, size_t end)
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

static void take_game(struct games *games, struct stream *stream, struct record *record,
    const struct section *s, const char *trouble)
{
    bool edited = s->has_fen && stream->copying; /* who copies nothing adds no line */
    const char *line_end = edited ? line_end_of(games, stream, s) : "\n"; /* may move the buffer */
    const char *raw = stream->buffer + stream->start;
    size_t line = s->fen_tag;
    while (line > 0 && !is_line_end(raw[line - 1]))
        line--;
    *record = (struct record){.game = true, .raw = raw, .raw_length = s->length};
    record->place.source = stream->source;
    record->place.line = record->number = line_at(games, stream, stream->start + s->fen_tag);
    record->line_end = line_end;
    record->sign = (char)(s->two_results ? 0 : s->sign);
    record->text = raw + s->fen;
    record->length = s->fen_length;
    record->column = s->has_fen ? s->fen - line : 0;
    record->trouble = trouble;
    if (!s->has_fen && !trouble) {
        record->text = start_position;
        record->length = sizeof start_position - 1;
    } else if (record->length > LINE_BYTES_MAX) {
        record->trouble = "a FEN longer than 65536 bytes";
    } else if (!trouble && says_nothing(record)) {
        record->trouble = "no position in the FEN tag";
    } else if (memchr(record->text, '\n', record->length)
        || memchr(record->text, '\r', record->length)) {
        join_lines(games, record);
    }
    if (s->two_results && !record->trouble)
        complain_at(&record->place, 0, "two Result tags that differ, so no sign", NULL, 0);
}

bool next_game(struct games *games, struct stream *stream, struct record *record)
{
    struct section s;
    bool tags_go_on = games->cut && !moves_follow(games, stream);
    bool found = find_game(games, stream, games->too_long);
    games->too_long = games->cut = false;
    if (!found)
        return false;
    take_section(games, stream, &s);
    const char *trouble = trouble_of_section(&s);
    if (!trouble && tags_go_on && !s.has_fen && !s.event)
        trouble = "tags after a comment longer than 1 MiB";
    if (!trouble && games->again && !s.has_fen && s.tags == 1)
        trouble = "a tag that comes again, and neither a FEN nor other tags of a second game";
    games->again = s.again;
    take_game(games, stream, record, &s, trouble);
    games->too_long = s.too_long;
    games->cut = s.cut;
    stream->record = s.too_long && s.length == 0 ? 1 : s.length; /* on to the next Event */
    return true;
}

bool find_first_tag(struct games *games, struct stream *stream)
{
    enum { LOOK_MAX = 2 * LINE_BYTES_MAX };
    games->counted = stream->start;
    games->unclosed = games->fens = 0;
    games->has_text = games->too_long = games->cut = games->again = false;
    for (size_t at = 0;;) {
        bool full;
        struct token token;
        struct tag tag;
        struct passage text = look_at(stream, stream->start, LOOK_MAX, &full);
        enum token_kind kind = next_token(&text, at, &token);
        const char *start = text.text.start + token.start;
        size_t value, left = text.text.length - token.start;
        bool cut = left == 0 || (kind == TOKEN_CUT && (*start == ';' || *start == '%'));
        if (kind == TOKEN_COMMENT && *start != '{') {
            at = token.start + token.length;
            continue;
        }
        enum verdict verdict = cut ? CUT_OFF : parse_head(start, left, &value, &tag);
        games->has_text = left > 0 || full;
        if (verdict != CUT_OFF || full || !fill_games(games, stream))
            return verdict == WHOLE_TAG;
    }
}
