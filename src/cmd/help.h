/* help.h - gbr help, and --help of a command */
#ifndef HELP_H
#define HELP_H

#include "options.h"

_Noreturn void show_commands(void);
_Noreturn void show_help(const struct command *command);

#endif
