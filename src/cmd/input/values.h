/* values.h - what a record says: a position, a material or a code */
#ifndef VALUES_H
#define VALUES_H

#include "input/record.h"
#include "options/options.h"

struct value {
    struct gbr_reading reading; /* of a game its code has the sign of the Result */
    bool flipped;
};

/* Reads the record; false: the message is out and the status noted. */
bool read_value(const struct record *record, const struct options *options, struct value *value);

/* The men of a record that is a FEN, the quick way for millions of them; false: any other record,
 * good or bad. */
bool read_men(const struct record *record, const struct options *options, struct gbr_material *men);

/* The sign that the Result of a game says of White: '+', '=' or 0. */
unsigned char sign_of(const struct record *record);

/* Exchanges the colours. */
void flip_value(struct value *value);

/* Complains that the record can be read, but not written as asked. */
void complain_of_value(
    const struct record *record, const struct value *value, const struct gbr_fault *fault);

#endif
