/* commands.h - the commands, and what they share */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "record.h"

void run_encode(const struct options *options);
void run_decode(const struct options *options);
void run_explain(const struct options *options);

/* Room for anything that a converter writes. */
enum { CONVERTED_SIZE = 512 };

/* Writes the value as asked and returns the length; 0 with *fault: cannot be. */
typedef size_t converter(
    struct value *value, const struct options *options, char *out, struct gbr_fault *fault);

/* Every record through the converter: one record in, one line out. */
void convert(const struct options *options, converter *write);

#endif
