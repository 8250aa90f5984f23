/* pgn.c - games of a PGN file, as far as a position needs them
 *
 *   file    = *(blank | escape | comment | section moves)
 *   section = 1*(tag | blank | escape | line)     a second Event begins the next game,
 *                                                 a second FEN the next record
 *   tag     = "[" name <"> value <"> "]"          blanks between any two
 *   moves   = anything up to the next tag, none inside these:
 *   comment = "{" anything "}"
 *   line    = ";" anything up to the line's end
 *   escape  = "%" at the start of a line, up to its end
 *
 * Files in the field break all of this. A value may hold bare quotes: it ends
 * at the quote that has a "]" behind it. Where a quote or a brace is never
 * closed, the next line that begins with a tag (for a brace: [Event) goes on.
 */
#include <string.h>

#include "input.h"
#include "stream.h"

static bool is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool is_name(char c)
{
    int letter = c | 0x20;
    return (letter >= 'a' && letter <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

static size_t skip_blanks(const char *text, size_t length, size_t at)
{
    while (at < length && is_blank(text[at]))
        at++;
    return at;
}

static bool is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

static size_t skip_spaces(const char *text, size_t length, size_t at)
{
    while (at < length && (text[at] == ' ' || text[at] == '\t'))
        at++;
    return at;
}

/* ---- one tag ---- */

enum verdict { NO_TAG, WHOLE_TAG, BROKEN_TAG, CUT_OFF /* more text would tell */ };

/* "[" name <"> at text[0]; at is then the first byte of the value. */
static enum verdict parse_name(const char *text, size_t length, size_t *at, struct tag *tag)
{
    size_t i = 0;
    if (i < length && text[i] != '[')
        return NO_TAG;
    i = skip_blanks(text, length, i + 1);
    size_t name = i;
    while (i < length && is_name(text[i]))
        i++;
    tag->name = text + name;
    tag->name_length = i - name;
    i = skip_blanks(text, length, i);
    if (i >= length)
        return i > 300 ? NO_TAG : CUT_OFF;
    if (tag->name_length == 0 || text[i] != '"')
        return NO_TAG;
    *at = i + 1;
    return WHOLE_TAG;
}

/* Is the quote at text[at] the end of its value? *end is then behind the "]". */
static enum verdict ends_value(const char *text, size_t length, size_t at, bool eof, size_t *end)
{
    struct tag next;
    size_t value, backslashes = 0, i = skip_blanks(text, length, at + 1);
    while (text[at - 1 - backslashes] == '\\')
        backslashes++;
    if (i == length)
        return eof ? BROKEN_TAG : CUT_OFF;
    if (text[i] != ']')
        return NO_TAG;
    *end = ++i;
    if (backslashes % 2 == 0)
        return WHOLE_TAG;
    /* C:\games\"] ends a value, \"] x"] does not */
    i = skip_spaces(text, length, i);
    if (i == length)
        return eof ? WHOLE_TAG : CUT_OFF;
    if (text[i] == '[')
        return parse_name(text + i, length - i, &value, &next);
    return is_line_end(text[i]) ? WHOLE_TAG : NO_TAG;
}

/* Does the line behind text[at], a line end, begin with a tag? */
static bool is_before_tag(const char *text, size_t length, size_t *at)
{
    struct tag tag;
    size_t value, start = skip_spaces(text, length, *at + 1);
    if (parse_name(text + start, length - start, &value, &tag) != WHOLE_TAG)
        return false;
    *at = start;
    return true;
}

static enum verdict parse_tag(const char *text, size_t length, bool eof, struct tag *tag)
{
    size_t at;
    enum verdict verdict = parse_name(text, length, &at, tag);
    if (verdict != WHOLE_TAG)
        return verdict == CUT_OFF && eof ? NO_TAG : verdict;
    tag->text = text;
    tag->value = text + at;
    for (; at < length; at++) {
        if ((unsigned char)text[at] > '"') /* nearly all */
            continue;
        tag->length = at;
        if (is_line_end(text[at]) && is_before_tag(text, length, &tag->length))
            return BROKEN_TAG; /* never closed */
        if (text[at] != '"')
            continue;
        verdict = ends_value(text, length, at, eof, &tag->length);
        tag->value_length = (size_t)(text + at - tag->value);
        if (verdict != NO_TAG)
            return verdict;
    }
    tag->length = length;
    return eof ? BROKEN_TAG : CUT_OFF;
}

static bool is_named_length(const struct tag *tag, const char *name, size_t length)
{
    if (tag->name_length != length)
        return false;
    for (size_t i = 0; i < length; i++)
        if ((tag->name[i] | 0x20) != (name[i] | 0x20))
            return false;
    return true;
}

static bool is_named(const struct tag *tag, const char *name)
{
    return is_named_length(tag, name, strlen(name));
}

/* Behind blanks, escapes and line comments; *breaks counts the line ends. */
static size_t skip_between(const char *text, size_t length, size_t at, unsigned *breaks)
{
    for (*breaks = 0; at < length; at++) {
        bool first = at == 0 || is_line_end(text[at - 1]);
        if (text[at] == ';' || (text[at] == '%' && first))
            while (at < length && !is_line_end(text[at]))
                at++;
        if (at == length || !is_blank(text[at]))
            break;
        *breaks += text[at] == '\n'
            || (text[at] == '\r' && (at + 1 == length || text[at + 1] != '\n'));
    }
    return at;
}

/* Behind what stands between tags and is none, but no moves either: a comment,
 * or a line that a program has spoilt. Moves begin with a number or a result,
 * or behind a blank line. */
static size_t skip_junk(const char *text, size_t length, size_t at, unsigned breaks)
{
    enum { COMMENT_MOST = 4096 };
    const char *close = NULL;
    size_t end = at;
    if (text[at] == '{' && breaks < 2)
        close = memchr(text + at, '}', length - at < COMMENT_MOST ? length - at : COMMENT_MOST);
    if (close)
        return (size_t)(close - text) + 1;
    while (end < length && !is_line_end(text[end]))
        end++;
    bool letter = (text[at] | 0x20) >= 'a' && (text[at] | 0x20) <= 'z';
    bool spoilt = text[at] == '[' || (letter && breaks < 2);
    return spoilt && !memchr(text + at, '{', end - at) ? end : at;
}

/* The next tag of a section, from text[*at] on, where *at is then. */
static enum verdict next_tag(const char *text, size_t length, bool eof, size_t *at, struct tag *tag)
{
    for (size_t i = *at;;) {
        unsigned breaks;
        enum verdict verdict = NO_TAG;
        i = skip_between(text, length, i, &breaks);
        *at = i;
        if (i == length)
            return eof ? NO_TAG : CUT_OFF;
        if (text[i] == '[')
            verdict = parse_tag(text + i, length - i, eof, tag);
        if (verdict != NO_TAG)
            return verdict;
        i = skip_junk(text, length, i, breaks);
        if (i == length && !eof)
            return CUT_OFF;
        if (i == *at)
            return NO_TAG;
    }
}

static bool find_in_section(
    const char *text, size_t length, const struct tag *named, struct tag *tag)
{
    for (size_t at = 0;; at += tag->length) {
        enum verdict verdict = next_tag(text, length, true, &at, tag);
        if (verdict == NO_TAG)
            return false;
        if (verdict == WHOLE_TAG && is_named_length(tag, named->name, named->name_length))
            return true;
    }
}

bool find_tag(const struct record *record, const char *name, struct tag *tag)
{
    struct tag named = {.name = name, .name_length = strlen(name)};
    return find_in_section(record->raw, record->raw_length, &named, tag);
}

/* ---- from tag to tag ---- */

/* Lines are counted in large pieces, up to where one is asked for. */
static size_t counted; /* lines that end before this offset are in stream.line */

static size_t line_at(size_t offset)
{
    stream.line += count_lines(counted, offset);
    counted = offset;
    return stream.line + 1;
}

static bool fill_games(void)
{
    line_at(stream.start > counted ? stream.start : counted);
    bool after_cr = counted == stream.end && byte_before(counted) == '\r';
    counted -= stream.start;
    if (!fill_stream())
        return false;
    if (after_cr && stream.buffer[counted] == '\n') /* the CR was counted */
        stream.line--;
    return true;
}

static void pass_to(size_t offset)
{
    pass_over(offset - stream.start);
}

static bool at_line_start(size_t at)
{
    return is_line_end(byte_before(at));
}

/* Does a tag begin at *at, one that begins a game with only_event? *at moves
 * when more text was wanted. */
static bool is_tag_at(size_t *at, bool only_event)
{
    struct tag tag;
    size_t value;
    enum verdict verdict;
    for (;;) {
        verdict = parse_name(stream.buffer + *at, stream.end - *at, &value, &tag);
        if (verdict != CUT_OFF)
            break;
        pass_to(*at);
        bool more = fill_games();
        *at = stream.start;
        if (!more)
            break;
    }
    return verdict == WHOLE_TAG && (!only_event || (is_named(&tag, "Event") && at_line_start(*at)));
}

/* Where the search is, and the bytes that end each. */
enum place_in_moves { MOVES, COMMENT, REST_OF_LINE, PLACES };
static const char stop_bytes[PLACES][5] = {"[{;%", "}[", "\n\r"};

static size_t find_stop(enum place_in_moves in, size_t at)
{
    static struct finder finders[PLACES][4];
    size_t stop = stream.end;
    for (size_t i = 0; stop_bytes[in][i]; i++) {
        finders[in][i].byte = stop_bytes[in][i];
        size_t found = find_next(&finders[in][i], at);
        stop = found < stop ? found : stop;
    }
    return stop;
}

/* Passes over moves until stream.start is at a tag. */
static bool find_game(bool only_event)
{
    enum place_in_moves in = MOVES;
    for (size_t at = stream.start;;) {
        size_t stop = find_stop(in, at);
        if (stop == stream.end) {
            pass_to(stop);
            if (!fill_games())
                return false;
            at = stream.start;
            continue;
        }
        switch (stream.buffer[stop]) {
        case '[':
            if ((in == MOVES || at_line_start(stop))
                && is_tag_at(&stop, only_event || in == COMMENT)) {
                pass_to(stop);
                return true;
            }
            break;
        case '{':
            in = COMMENT;
            break;
        case '%':
            in = at_line_start(stop) ? REST_OF_LINE : MOVES;
            break;
        case ';':
            in = REST_OF_LINE;
            break;
        default:
            in = MOVES;
        }
        at = stop < stream.end ? stop + 1 : stop;
    }
}

void pass_moves_of_game(void)
{
    find_game(false);
}

/* ---- one game ---- */

struct section {
    size_t length; /* from stream.start */
    size_t fen, fen_length, fen_tag;
    bool event, has_fen, broken_fen, too_long;
    char sign;
};

static void note_tag(struct section *s, const struct tag *tag, enum verdict verdict)
{
    const char *base = stream.buffer + stream.start;
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
static enum verdict names_game(size_t at)
{
    const char *text = stream.buffer + stream.start;
    size_t length = stream.end - stream.start;
    struct tag tag;
    for (unsigned breaks = 0; breaks < 2; skip_between(text, length, at, &breaks)) {
        enum verdict verdict = next_tag(text, length, stream.at_eof, &at, &tag);
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
static enum verdict begins_record(const struct section *s, const struct tag *tag, size_t at)
{
    const char *text = stream.buffer + stream.start;
    struct tag before;
    unsigned breaks;
    if (!s->has_fen && !(s->event && is_named(tag, "Event")))
        return NO_TAG;
    if (is_named(tag, "FEN") || find_in_section(text, s->length, tag, &before))
        return WHOLE_TAG;
    skip_between(text, at + 1, s->length, &breaks);
    return breaks < 2 ? NO_TAG : names_game(at);
}

/* "[FEN" and no more, the last of the stream. */
static bool is_cut_fen(const struct section *s, struct tag *tag)
{
    const char *text = stream.buffer + stream.start;
    size_t value, length = stream.end - stream.start;
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

/* The tags from stream.start on, all of them in the buffer at the end. */
static void read_section(struct section *s)
{
    *s = (struct section){.length = 0};
    for (;;) {
        struct tag tag = {.name_length = 0};
        size_t at = s->length;
        enum verdict verdict = next_tag(
            stream.buffer + stream.start, stream.end - stream.start, stream.at_eof, &at, &tag);
        enum verdict next = NO_TAG; /* of the next record */
        if (verdict == WHOLE_TAG || verdict == BROKEN_TAG)
            next = begins_record(s, &tag, at);
        bool more = verdict == CUT_OFF || next == CUT_OFF;
        s->too_long = at > SECTION_MOST || (more && stream.end - stream.start > SECTION_MOST);
        if (s->too_long)
            return;
        if (more) {
            fill_games();
            continue;
        }
        if (verdict == NO_TAG && stream.at_eof && !s->has_fen && is_cut_fen(s, &tag))
            verdict = BROKEN_TAG;
        if (verdict == NO_TAG || next == WHOLE_TAG)
            return;
        note_tag(s, &tag, verdict);
        s->length = (size_t)(tag.text - (stream.buffer + stream.start)) + tag.length;
        if (verdict == BROKEN_TAG && lost_its_game(&tag))
            return;
    }
}

static const char array[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/* A value that was broken over lines: inside the placement the break is none,
 * elsewhere the parser takes it for a blank. */
static void join_lines(struct record *record)
{
    static char joined[LINE_MOST];
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

/* How the line of the FEN ends, or the first that ends at all. */
static const char *line_end_of(const struct section *s)
{
    size_t at = stream.start + s->fen + s->fen_length;
    while (at < stream.end && !is_line_end(stream.buffer[at]))
        at++;
    if (at == stream.end || stream.buffer[at] == '\n')
        return "\n";
    return at + 1 < stream.end && stream.buffer[at + 1] == '\n' ? "\r\n" : "\r";
}

static void take_game(struct record *record, const struct section *s)
{
    const char *raw = stream.buffer + stream.start;
    size_t tag = s->fen_tag;
    while (tag > 0 && raw[tag - 1] != '\n' && raw[tag - 1] != '\r')
        tag--;
    *record = (struct record){.game = true, .sign = s->sign, .raw = raw, .raw_length = s->length};
    record->place.source = stream.source;
    record->place.line = record->number = line_at(stream.start + s->fen_tag);
    record->text = s->has_fen ? raw + s->fen : array;
    record->length = s->has_fen ? s->fen_length : sizeof array - 1;
    record->column = s->has_fen ? s->fen - tag : 0;
    record->line_end = line_end_of(s);
    if (s->too_long || s->length > SECTION_MOST)
        record->trouble = "a tag section longer than 1 MiB";
    else if (s->broken_fen)
        record->trouble = "the FEN is cut off";
    else if (record->length > LINE_MOST)
        record->trouble = "a FEN longer than 65536 bytes";
    else if (says_nothing(record))
        record->trouble = "no position in the FEN tag";
    else if (memchr(record->text, '\n', record->length)
        || memchr(record->text, '\r', record->length))
        join_lines(record);
}

bool next_game(struct record *record)
{
    static bool too_long; /* the section before: the rest of it is no game */
    struct section s;
    if (!find_game(too_long))
        return too_long = false;
    read_section(&s);
    take_game(record, &s);
    too_long = s.too_long;
    stream.record = too_long && s.length == 0 ? 1 : s.length; /* on to the next Event */
    return true;
}

bool is_pgn(void)
{
    counted = stream.start;
    for (;;) {
        const char *text = stream.buffer + stream.start;
        size_t value, length = stream.end - stream.start;
        unsigned breaks;
        struct tag tag;
        size_t at = skip_between(text, length, 0, &breaks);
        enum verdict verdict = at == length ? CUT_OFF
                                            : parse_name(text + at, length - at, &value, &tag);
        if (verdict != CUT_OFF || length > LINE_MOST || !fill_games())
            return verdict == WHOLE_TAG;
    }
}
