/* tags.c - the tags of a PGN file
 *
 *   section = 1*(tag | between)
 *   tag     = "[" name <"> value <"> "]"     blanks between any two
 *   between = blank | escape | line | comment | spoilt
 *   escape  = "%" at the start of a line, up to its end
 *   line    = ";" anything up to the line's end
 *   comment = "{" anything "}"
 *   spoilt  = a line that is no tag, and no moves either
 *
 * Files in the field break this. A value may hold bare quotes: it ends at the
 * quote that has a "]" behind it. Where a quote is never closed, the next line
 * that begins with a tag goes on.
 */
#include "input/tags.h"

#include <string.h>

/* Bytes of a name, of it with the blanks around it, of a comment between tags. */
enum { NAME_MOST = 255, HEAD_MOST = 2 * NAME_MOST, COMMENT_MOST = 4096 };

size_t skip_blanks(const char *text, size_t length, size_t at)
{
    while (at < length && is_blank(text[at]))
        at++;
    return at;
}

static size_t skip_spaces(const char *text, size_t length, size_t at)
{
    while (at < length && (text[at] == ' ' || text[at] == '\t'))
        at++;
    return at;
}

/* Over what is no blank, no line end and no quote: nearly all there is. */
static size_t skip_plain(const char *text, size_t length, size_t at)
{
    while (at < length && (unsigned char)text[at] > '"')
        at++;
    return at;
}

/* "[" name <"> at text[0]; at is then the first byte of the value. */
enum verdict parse_name(const char *text, size_t length, size_t *at, struct tag *tag)
{
    size_t i = 0;
    if (i < length && text[i] != '[')
        return NO_TAG;
    i = skip_blanks(text, length, i + 1);
    size_t name = i, most = i + NAME_MOST < length ? i + NAME_MOST : length;
    if (i < length && !is_letter(text[i]))
        return NO_TAG;
    i = skip_plain(text, most, i);
    tag->name = text + name;
    tag->name_length = i - name;
    i = skip_blanks(text, length, i);
    if (i >= HEAD_MOST)
        return NO_TAG;
    if (i >= length)
        return CUT_OFF;
    if (text[i] != '"')
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
    if (text[i] != '[')
        return is_line_end(text[i]) ? WHOLE_TAG : NO_TAG;
    enum verdict verdict = parse_name(text + i, length - i, &value, &next);
    return verdict == CUT_OFF && eof ? NO_TAG : verdict;
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
    size_t value;
    enum verdict verdict = parse_name(text, length, &value, tag);
    if (verdict != WHOLE_TAG)
        return verdict == CUT_OFF && eof ? NO_TAG : verdict;
    tag->text = text;
    tag->value = text + value;
    for (size_t at = value; (at = skip_plain(text, length, at)) < length; at++) {
        tag->length = at;
        if (is_line_end(text[at]) && is_before_tag(text, length, &tag->length))
            return BROKEN_TAG; /* never closed */
        if (text[at] != '"')
            continue;
        verdict = ends_value(text, length, at, eof, &tag->length);
        tag->value_length = at - value;
        if (verdict != NO_TAG)
            return verdict;
    }
    tag->length = length;
    return eof ? BROKEN_TAG : CUT_OFF;
}

/* Behind blanks, escapes and line comments; *breaks counts the line ends. */
size_t skip_between(const char *text, size_t length, size_t at, unsigned *breaks)
{
    for (*breaks = 0; at < length; at++) {
        if (text[at] == ';' || (text[at] == '%' && (at == 0 || is_line_end(text[at - 1]))))
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
    const char *close = NULL;
    size_t end = at;
    if (text[at] == '{' && breaks < 2)
        close = memchr(text + at, '}', length - at < COMMENT_MOST ? length - at : COMMENT_MOST);
    if (close)
        return (size_t)(close - text) + 1;
    if (text[at] != '[' && (!is_letter(text[at]) || breaks > 1))
        return at;
    while (end < length && !is_line_end(text[end]))
        end++;
    return memchr(text + at, '{', end - at) ? at : end;
}

/* The next tag of a section, from text[*at] on, where *at is then. */
enum verdict next_tag(const char *text, size_t length, bool eof, size_t *at, struct tag *tag)
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
        bool open = text[i] == '{' && breaks < 2 && length - i < COMMENT_MOST;
        i = skip_junk(text, length, i, breaks);
        if (!eof && (i == length || (i == *at && open)))
            return CUT_OFF;
        if (i == *at)
            return NO_TAG;
    }
}

bool find_in_section(const char *text, size_t length, const struct tag *named, struct tag *tag)
{
    for (size_t at = 0;; at += tag->length) {
        enum verdict verdict = next_tag(text, length, true, &at, tag);
        if (verdict == NO_TAG)
            return false;
        if (verdict == WHOLE_TAG && is_named_as(tag, named->name, named->name_length))
            return true;
    }
}
