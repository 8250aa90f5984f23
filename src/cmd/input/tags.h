/* tags.h - the tags of a PGN file: from text, without a stream */
#ifndef TAGS_H
#define TAGS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct tag {
    const char *text; /* from [ to ] */
    size_t length;
    const char *name, *value;
    size_t name_length, value_length;
};

/* BROKEN_TAG: its value is never closed. CUT_OFF: more text would tell. */
enum verdict { NO_TAG, WHOLE_TAG, BROKEN_TAG, CUT_OFF };

/* "[" name <"> at text[0]: fills the name; *at is then the first byte of the value. */
enum verdict parse_name(const char *text, size_t length, size_t *at, struct tag *tag);

/* The next tag of a section, from text[*at] on, where *at is then. eof: there
 * is no more text. NO_TAG: moves begin, or nothing is left. */
enum verdict next_tag(const char *text, size_t length, bool eof, size_t *at, struct tag *tag);

/* The first whole tag of a section that has the name of the one given. */
bool find_in_section(const char *text, size_t length, const struct tag *named, struct tag *tag);

/* Offset behind blanks, escapes and line comments; *breaks counts the line ends. */
size_t skip_between(const char *text, size_t length, size_t at, unsigned *breaks);

size_t skip_blanks(const char *text, size_t length, size_t at);

static inline bool is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline bool is_letter(char c)
{
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

/* In either case of the letters. */
static inline bool is_named_as(const struct tag *tag, const char *name, size_t length)
{
    if (tag->name_length != length)
        return false;
    for (size_t i = 0; i < length; i++)
        if ((tag->name[i] | 0x20) != (name[i] | 0x20))
            return false;
    return true;
}

static inline bool is_named(const struct tag *tag, const char *name)
{
    return is_named_as(tag, name, strlen(name));
}

static inline bool is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

#endif
