/* commands.h - the commands */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "input/input.h"

extern const struct command commands[]; /* the last has no name */
const struct command *find_command(const char *name);

void run_encode(const struct options *options, struct input *input);
void run_decode(const struct options *options, struct input *input);
void run_explain(const struct options *options, struct input *input);
void run_check(const struct options *options, struct input *input);
void run_match(const struct options *options, struct input *input);
void run_count(const struct options *options, struct input *input);
void run_scan(const struct options *options, struct input *input);
void run_tag(const struct options *options, struct input *input);

#endif
