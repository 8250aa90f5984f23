/* record_rows.h - the rows of encode and decode */
#ifndef RECORD_ROWS_H
#define RECORD_ROWS_H

#include "input/values.h"

/* value NULL: a record that is blank or cannot be read; error NULL: blank.
 * code NULL: the class with what is known. */
void put_record_header(int format);
void put_record_row(int format, const struct record *record, struct value *value, const char *code,
    size_t code_length, const char *error);

#endif
