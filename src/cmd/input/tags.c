/* tags.c - a tag of a PGN file
 *
 *   tag   = head value <"> "]"       whitespace before "]"
 *   head  = "[" name <">             whitespace around the name
 *   name  = a byte that is not a control byte, nor one of <%"[]{};\>, and any such bytes, blanks
 *           and "%" after it
 *   value = anything up to a <"> that is not escaped and has "]" after it
 *
 * Files in the field break this. A value that ends in a backslash, as a path does, is closed where
 * the line ends after the "]", or the next tag begins. One that is never closed ends before the
 * next line that begins with a head. What begins as a FEN tag and goes on otherwise, without
 * quotes or with others, is a broken tag up to its "]" or the end of its line.
 */
#include "input/tags.h"

#include <string.h>

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

/* Over what is not a blank, a line end or a quote: nearly all there is. */
static size_t skip_plain(const char *text, size_t length, size_t at)
{
    while (at < length && (unsigned char)text[at] > '"')
        at++;
    return at;
}

/* May the byte be in a name, but for its first? */
static bool is_of_name(char c)
{
    static const unsigned char never[256] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 0, /* the tab may */
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ['"'] = 1, [';'] = 1,
        ['['] = 1, ['\\'] = 1, [']'] = 1, ['{'] = 1, ['}'] = 1, [0x7f] = 1};
    return !never[(unsigned char)c];
}

static inline enum verdict read_head(
    const char *text, size_t length, size_t *value, struct tag *tag)
{
    if (text[0] != '[')
        return NO_TAG;
    size_t name = skip_blanks(text, length, 1), at = name;
    tag->name = text + name;
    tag->name_length = 0;
    if (at < length && (text[at] == '%' || !is_of_name(text[at])))
        return NO_TAG;
    while (at < length && is_of_name(text[at]))
        at++;
    size_t end = at;
    while (end > name && (text[end - 1] == ' ' || text[end - 1] == '\t'))
        end--;
    tag->name_length = end - name;
    at = skip_blanks(text, length, at);
    if (at == length)
        return CUT_OFF;
    *value = at + 1;
    return text[at] == '"' ? WHOLE_TAG : NO_TAG;
}

enum verdict parse_head(const char *text, size_t length, size_t *value, struct tag *tag)
{
    return read_head(text, length, value, tag);
}

/* Is the quote at text[at] the end of its value? *end is then the offset after the "]". */
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
    enum verdict verdict = parse_head(text + i, length - i, &value, &next);
    return verdict == CUT_OFF && eof ? NO_TAG : verdict;
}

/* Does the line after text[*at], a line end, begin with a tag? *at is then its offset. */
static bool is_before_tag(const char *text, size_t length, size_t *at)
{
    struct tag tag;
    size_t value, start = skip_spaces(text, length, *at + 1);
    if (start == length || parse_head(text + start, length - start, &value, &tag) != WHOLE_TAG)
        return false;
    *at = start;
    return true;
}

/* A tag that is meant as FEN and has no value in double quotes: up to its "]", or to what ends
 * its line. */
static enum verdict end_broken_fen(const char *text, size_t length, bool eof, struct tag *tag)
{
    size_t at = (size_t)(tag->name + tag->name_length - text);
    while (at < length && text[at] != ']' && text[at] != '[' && !is_line_end(text[at]))
        at++;
    tag->length = at + (at < length && text[at] == ']');
    return at < length || eof ? BROKEN_TAG : CUT_OFF;
}

enum verdict parse_tag(const char *text, size_t length, bool eof, struct tag *tag)
{
    size_t value = 0;
    enum verdict verdict = read_head(text, length, &value, tag);
    tag->fen = is_meant_as_fen(tag);
    tag->text = text;
    tag->value = NULL;
    tag->value_length = 0;
    tag->quotes = false;
    if (verdict == CUT_OFF && !eof)
        return CUT_OFF;
    if (verdict != WHOLE_TAG)
        return tag->fen ? end_broken_fen(text, length, eof, tag) : NO_TAG;
    bool doubtful = tag->fen && tag->name_length > 3; /* "FEN:" has a value all the same */
    tag->value = text + value;
    for (size_t at = value; (at = skip_plain(text, length, at)) < length; at++) {
        tag->length = at;
        tag->value_length = at - value;
        if (is_line_end(text[at]) && is_before_tag(text, length, &tag->length))
            return BROKEN_TAG; /* never closed */
        if (text[at] != '"')
            continue;
        verdict = ends_value(text, length, at, eof, &tag->length);
        if (verdict != NO_TAG)
            return verdict == WHOLE_TAG && doubtful ? BROKEN_TAG : verdict;
        tag->quotes = true;
    }
    tag->length = length;
    tag->value_length = length - value;
    return eof ? BROKEN_TAG : CUT_OFF;
}

bool hides_fen(struct text text)
{
    const char *at = text.start, *end = text.start + text.length;
    for (; (at = memchr(at, '[', (size_t)(end - at))) != NULL; at++) {
        struct tag inner;
        size_t value;
        if (parse_head(at, (size_t)(end - at), &value, &inner) == WHOLE_TAG
            && is_named(&inner, "FEN"))
            return true;
    }
    return false;
}
