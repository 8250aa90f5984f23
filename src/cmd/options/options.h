/* options.h - the command line */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>

#include "gbr.h"

/* What a record is: one of enum gbr_text, or a game of a PGN file. */
enum { FROM_PGN = GBR_TEXT_MATERIAL + 1 };
enum sign { SIGN_NONE, SIGN_PLUS, SIGN_EQUAL, SIGN_AUTO };
enum invalid { INVALID_LINE, INVALID_SKIP, INVALID_STOP };
enum to { TO_MATERIAL, TO_FEN, TO_PIECES };

struct options {
    const char *command;
    unsigned bit;    /* the command's */
    char **operands; /* ends in NULL */
    const char **files;
    int files_count;
    int from, sign, invalid, to, style; /* their enums, and enum gbr_style */
    int format;                         /* of tables, as tsv or jsonl say */
    unsigned long long most;            /* -m: matches of a file, 0: no limit */
    unsigned long long column; /* of a line: the record stands in this field, from 1; 0: the line */
    const char *tag_name;
    const char *pattern; /* the first operand of match */
    char delimiter;
    bool kings, partial, append, flip, tsv, jsonl, ascii;
    bool ignore_colours, invert, count, line_number, list_files, quiet, by_code, check, bare;
    unsigned fen_flags; /* GBR_PARTIAL */
};

/* A command's bit: which options it has. */
enum {
    ENCODE = 1,
    DECODE = 2,
    EXPLAIN = 4,
    CHECK = 8,
    MATCH = 16,
    COUNT = 32,
    SCAN = 64,
    TAG = 128,
    ON_RECORDS = ENCODE | DECODE | EXPLAIN, /* operands are records, not files */
};

struct input; /* what a command reads: of a folder above */

struct command {
    const char *name;
    unsigned bit;
    const char *operands; /* of its usage line */
    const char *summary;
    void (*run)(const struct options *options, struct input *input);
};

/* Reads argv behind the command's name; ends the program on wrong usage and
 * for --help. */
void read_options(const struct command *command, int argc, char **argv, struct options *options);

#endif
