/* errors.h - a text is refused */
#ifndef GBR_ERRORS_H
#define GBR_ERRORS_H

#include "text.h"

/* Fills *fault, which may be NULL, and returns the error, for return statements: what[0] is the
 * error, the rest are the values that gbr.h names beside it. */
enum gbr_error gbr_refuse(struct gbr_fault *fault, size_t offset, const unsigned what[5]);
#define REFUSE(fault, offset, ...) gbr_refuse(fault, offset, (const unsigned[5]){__VA_ARGS__})

#endif
