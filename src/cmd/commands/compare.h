/* compare.h - a printed code against what stands beside it */
#ifndef COMPARE_H
#define COMPARE_H

#include <stdbool.h>

#include "gbr.h"

/* A printed code against the position or material beside it, or against itself where
 * that is NULL: what is wrong goes to a reporter, one call each. text is the code as printed,
 * result the sign of the game, 0: not known. printed and counted may be empty, why too. */
typedef void reporter(
    void *context, bool remark, const char *printed, const char *counted, const char *why);
void compare(const char *text, const struct gbr_reading *printed, const struct gbr_reading *beside,
    char result, reporter *report, void *context);

#endif
