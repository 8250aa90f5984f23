/* help.h - gbr help, and --help of a command */
#ifndef HELP_H
#define HELP_H

#include "options.h"

void show_commands(void) __attribute__((noreturn));
void show_help(const struct command *command) __attribute__((noreturn));

#endif
