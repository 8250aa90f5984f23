/* commands.c - the table of commands */
#include "commands/commands.h"

#include <string.h>

const struct command commands[] = {
    {"encode", ENCODE, "[POSITION ...]",
        "Position -> code. Reads FEN, EPD, piece lists, material and codes.", run_encode},
    {"decode", DECODE, "[CODE ...]", "Code -> material, FEN or piece list.", run_decode},
    {"explain", EXPLAIN, "[CODE | POSITION ...]", "What a code says, in words.", run_explain},
    {"check", CHECK, "[FILE ...]", "Does each code agree with its position, and with itself.",
        run_check},
    {"match", MATCH, "PATTERN [FILE ...]", "The records of a class, as grep keeps lines.",
        run_match},
    {"count", COUNT, "[FILE ...]", "How many records of each class.", run_count},
    {"scan", SCAN, "[FILE ...]", "Codes in running text.", run_scan},
    {"tag", TAG, "[FILE ...]", "Writes codes into PGN.", run_tag},
    {0},
};

const struct command *find_command(const char *name)
{
    for (const struct command *command = commands; command->name; command++)
        if (strcmp(command->name, name) == 0)
            return command;
    return NULL;
}
