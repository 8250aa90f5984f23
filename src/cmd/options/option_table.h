/* option_table.h - the table of options */
#ifndef OPTION_TABLE_H
#define OPTION_TABLE_H

#include <stddef.h>

#include "options/options.h"

/* What a value is, and so the type of the member of struct options that holds it. */
enum option_kind {
    FLAG,      /* no value: bool */
    WORD,      /* one of a list, its number: int */
    NUMBER,    /* above 0: unsigned long long */
    BYTE,      /* char */
    NAME,      /* of a tag: const char * */
    FILE_NAME, /* one more of files */
    HELP       /* shown at once */
};

struct option_row {
    const char *name;
    char letter; /* 0: none */
    unsigned commands;
    enum option_kind kind;
    size_t member;            /* where in struct options the value goes */
    const char *value;        /* what --help calls it, NULL: takes none */
    const char *const *words; /* of a WORD, NULL: the names of the styles */
    const char *help;
};

extern const struct option_row option_rows[]; /* the last has no help */
enum { OPTIONS_MAX = 32 };

/* The options of a command, one a call. row is NULL at first; NULL: no more. */
const struct option_row *next_option(const struct command *command, const struct option_row *row);

/* The ith word, from 0, that the value of the option can be; NULL: no more. */
const char *option_word(const struct option_row *row, unsigned i);

#endif
