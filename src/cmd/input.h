/* input.h - records, from operands or from the lines of streams */
#ifndef INPUT_H
#define INPUT_H

#include <stdbool.h>

#include "options.h"
#include "output.h"

/* The longest line of a list that is read, without its end. */
enum { LINE_MOST = 65536 };

struct record {
    const char *text; /* until the next record is asked for */
    size_t length;
    struct place place;
    bool blank;    /* nothing but blanks, or a # line of a list */
    bool too_long; /* text is empty: the line was longer than LINE_MOST */
};

/* The records of a command whose operands are records: those, else the lines
 * of -f, else those of standard input. false: no more. A stream that cannot be
 * read is complained of and passed over. */
bool next_record(const struct options *options, struct record *record);

#endif
