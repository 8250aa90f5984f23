/* commands.h - the commands, and what they share */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "input/values.h"

extern const struct command commands[]; /* the last has no name */
const struct command *find_command(const char *name);

void run_encode(const struct options *options);
void run_decode(const struct options *options);
void run_explain(const struct options *options);
void run_check(const struct options *options);
void run_match(const struct options *options);
void run_count(const struct options *options);
void run_scan(const struct options *options);
void run_tag(const struct options *options);

/* convert.c; room for anything that a converter writes */
enum { CONVERTED_SIZE = 512 };

/* Writes the value as asked and returns the length; 0 with *fault: cannot be. */
typedef size_t converter(
    struct value *value, const struct options *options, char *out, struct gbr_fault *fault);

/* A shorter way for some records; 0: this one goes the long way. */
typedef size_t short_cut(const struct record *record, char *out);

/* Every record through the converter: one record in, one line out. first: the
 * short cut to try before, NULL: there is none. */
void convert(const struct options *options, converter *write, short_cut *first);

/* legality.c; what no game can reach, one remark a call, NULL: no more. *next is 0 at first. */
const char *next_remark(const struct gbr_position *position, unsigned *next);

/* compare.c; a code against a position, or against itself where position is
 * NULL: what is wrong goes to a reporter, one call each. printed and counted
 * may be empty, why too. */
typedef void reporter(
    void *context, bool remark, const char *printed, const char *counted, const char *why);
void compare(const struct gbr_reading *reading, const struct gbr_position *position, char result,
    reporter *report, void *context);

#endif
