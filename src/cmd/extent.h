/* extent.h - how far a code in running text reaches */
#ifndef EXTENT_H
#define EXTENT_H

#include <stdbool.h>

struct text {
    const char *start, *end;
};

/* Is the point that of a class, "dddd.dd" standing for itself? */
bool is_class(struct text text, const char *point);

/* The first byte of the code whose class is given, and the one behind its last. */
const char *find_start(struct text text, const char *class);
const char *find_end(struct text text, const char *start, const char *class);

bool is_square_at(struct text text, const char *at);

#endif
