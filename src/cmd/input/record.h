/* record.h - a record: an operand, a line of a list, or a game of a PGN file */
#ifndef RECORD_H
#define RECORD_H

#include <stdbool.h>
#include <stddef.h>

#include "output/output.h"

/* All pointers are valid until the next record is asked for. */
struct record {
    const char *text; /* the position or code */
    size_t length;
    struct place place;
    size_t number;        /* the line, or which operand it is */
    size_t column;        /* of text in its line, in bytes, from 0 */
    bool blank;           /* an empty line, or a comment line of a list */
    bool game;            /* of a PGN file: text is the value of FEN, or the start position */
    char sign;            /* of a game, from its Result: '+', '=', '-' Black won, 0 nothing */
    const char *line_end; /* of a game, as its FEN's line ends */
    const char *trouble;  /* why it cannot be read, NULL: no reason known */
    const char *raw;      /* the whole line with its end, or all tags of the game */
    size_t raw_length;
};

#endif
