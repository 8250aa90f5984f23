/* operands.h - records that stand on the command line */
#ifndef OPERANDS_H
#define OPERANDS_H

#include "input/record.h"

/* All zero at first. */
struct operands {
    size_t next;
    char *joined; /* the text of the record */
    char source[32];
};

/* The next operand, or those that are one record; false: no more. Ends the program where there is
 * no memory. */
bool next_operand(struct operands *operands, char **words, struct record *record);

#endif
