/* option_table.h - the table of options */
#ifndef OPTION_TABLE_H
#define OPTION_TABLE_H

#include <stddef.h>

#include "options/options.h"

enum option_id {
    HELP,
    FLAG,
    COLUMN,
    DELIMITER,
    FILE_NAME,
    FROM,
    INVALID,
    JSONL,
    MOST,
    NAME,
    SIGN,
    STYLE,
    TO,
    TSV
};

struct option_row {
    const char *name; /* long, NULL: none */
    char letter;      /* short, 0: none */
    enum option_id id;
    unsigned commands;
    const char *value;        /* what --help calls it, NULL: takes none */
    const char *const *words; /* the values there are, NULL: any */
    const char *help;
    size_t flag; /* of a FLAG: its bool in struct options */
};

extern const struct option_row option_rows[]; /* the last has no help */
enum { OPTIONS_MAX = 32 };

/* The options of a command, one a call. row is NULL at first; NULL: no more. */
const struct option_row *next_option(const struct command *command, const struct option_row *row);

#endif
