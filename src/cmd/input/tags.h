/* tags.h - a tag of a PGN file: from text, without a stream */
#ifndef TAGS_H
#define TAGS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "output/text.h"

/* All in the text that it was read from. */
struct tag {
    const char *text; /* from [ to ], or as much as there is of a broken tag */
    size_t length;
    const char *name, *value; /* the value of a broken tag goes on to its end, or is NULL */
    size_t name_length, value_length;
    bool fen;    /* its name is FEN, or begins so and is meant as that */
    bool quotes; /* there are some in the value that do not end it */
};

/* NO_TAG: something else. BROKEN_TAG: its value is never closed, or it was meant to be a FEN tag
 * and cannot be read. CUT_OFF: more text would tell. */
enum verdict { NO_TAG, WHOLE_TAG, BROKEN_TAG, CUT_OFF };

/* Reads "[" name <"> from the start of a text of one byte or more; WHOLE_TAG: *value is then the
 * offset of the value. The name is filled, as far as there is one. */
enum verdict parse_head(const char *text, size_t length, size_t *value, struct tag *tag);

/* Reads a tag from the start of a text. eof: there is no more text. */
enum verdict parse_tag(const char *text, size_t length, bool eof, struct tag *tag);

/* Are so many bytes the same, in either case of letters? */
static inline bool are_same_letters(const char *a, const char *b, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        char small = (char)(a[i] | 0x20);
        if (a[i] != b[i] && (small != (b[i] | 0x20) || small < 'a' || small > 'z'))
            return false;
    }
    return true;
}

static inline bool has_name(const struct tag *tag, struct text name)
{
    return tag->name_length == name.length && are_same_letters(tag->name, name.start, name.length);
}

static inline bool is_named(const struct tag *tag, const char *name)
{
    return has_name(tag, (struct text){name, strlen(name)});
}

/* Does the name begin with the word FEN, as "FEN:" does, and "FENN" does not? */
static inline bool is_meant_as_fen(const struct tag *tag)
{
    if (tag->name_length < 3 || !are_same_letters(tag->name, "FEN", 3))
        return false;
    char next = tag->name_length > 3 ? tag->name[3] : ' ', small = (char)(next | 0x20);
    return next != '_' && !(small >= 'a' && small <= 'z') && !(next >= '0' && next <= '9');
}

/* Is there a "[FEN <">" in the text? */
bool hides_fen(struct text text);

/* Whitespace, line ends included. */
static inline bool is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline bool is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

/* Offset of the first byte from an offset on that is not whitespace, or the length. */
size_t skip_blanks(const char *text, size_t length, size_t at);

#endif
