/* extent.h - how far a code in running text reaches */
#ifndef EXTENT_H
#define EXTENT_H

#include <stdbool.h>

struct text {
    const char *start, *end;
};

/* Is the point that of a class, "dddd.dd" standing for itself? */
bool is_class(struct text text, const char *point);

/* The code whose class is given; all: with the squares that are its list or prose. */
struct text find_code(struct text text, const char *class, bool all);

bool is_square_at(struct text text, const char *at);

#endif
