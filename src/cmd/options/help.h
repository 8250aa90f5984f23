/* help.h - gbr help, and --help of a command */
#ifndef HELP_H
#define HELP_H

#include "options/options.h"

_Noreturn void show_commands(const struct command *commands); /* the last has no name */
_Noreturn void show_help(const struct command *command);

#endif
