/* cursor.c - looking at a text */
#include "lib.h"

bool gbr_is_one_of(int byte, const char *bytes)
{
    for (; *bytes; bytes++)
        if (byte == *bytes)
            return true;
    return false;
}

bool gbr_has_word(const struct cursor *c, const char *word)
{
    for (size_t i = 0; word[i]; i++)
        if (cursor_byte(c, i) != word[i])
            return false;
    return true;
}

size_t gbr_blank_length(const struct cursor *c)
{
    int byte = cursor_byte(c, 0);
    if (byte == ' ' || (byte >= '\t' && byte <= '\r'))
        return 1;
    return byte == 0xc2 && cursor_byte(c, 1) == 0xa0 ? 2 : 0;
}

size_t gbr_skip_blanks(struct cursor *c)
{
    size_t start = c->at, length;
    while ((length = gbr_blank_length(c)) > 0)
        c->at += length;
    return c->at - start;
}
