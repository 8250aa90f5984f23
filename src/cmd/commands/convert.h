/* convert.h - one record in, one line out: the loop of encode and decode */
#ifndef CONVERT_H
#define CONVERT_H

#include "input/input.h"
#include "input/values.h"

/* Room for anything that a converter writes. */
enum { CONVERTED_SIZE = 512 };

/* Writes the value as asked and returns the length; 0 with *fault: cannot be. */
typedef size_t converter(
    struct value *value, const struct options *options, char *out, struct gbr_fault *fault);

/* A shorter way for some records; 0: this one goes the long way. */
typedef size_t short_cut(const struct record *record, const struct options *options, char *out);

/* Every record through the converter: one record in, one line out. first: the
 * short cut to try before, NULL: there is none. */
void convert(struct input *input, converter *write, short_cut *first);

#endif
