/* text.h - a piece of text: bytes in somebody else's buffer, no NUL at its end */
#ifndef TEXT_H
#define TEXT_H

#include <stddef.h>

struct text {
    const char *start; /* NULL: there is none */
    size_t length;     /* in bytes */
};

#endif
