/* code.h - the three files that read a printed code: code.c, list.c, result.c */
#ifndef GBR_CODE_H
#define GBR_CODE_H

#include "lib.h"

#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif

/* The squares behind a class, as printed. Beside 0 to 63 an item is a point or a slash. */
enum { LIST_POINT = 64, LIST_SLASH = 65, LIST_MOST = 96 };
struct list {
    unsigned char item[LIST_MOST];
    size_t offset[LIST_MOST]; /* in the text */
    size_t items, squares;
    size_t end;    /* offset behind the last */
    bool men_only; /* Meson's: no kings in it */
};

/* Reads the longest list at the cursor; the items beyond LIST_MOST are counted only. */
void gbr_read_list(struct cursor *c, struct list *list);

/* Shares the list out to kings and men: fills reading->code.king,
 * reading->position and reading->full. kings_offset is where the kings in
 * front stand. */
enum gbr_error gbr_place_list(
    struct gbr_reading *reading, const struct list *list, struct gbr_fault *fault);

/* "Black to move, draw": fills code->sign and code->turn from the words in
 * [start, end), and the parts that they are. */
void gbr_read_result(
    const struct cursor *text, size_t start, size_t end, struct gbr_reading *reading);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
