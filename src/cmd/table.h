/* table.h - records as rows: tab-separated values and JSON lines */
#ifndef TABLE_H
#define TABLE_H

#include "record.h"

/* A value of a row. text NULL: no value (an empty field, null). */
struct cell {
    const char *name, *text;
    size_t length;
    bool number; /* text is one: no quotes around it in JSON */
};

/* The names of the columns, where the format has a line for them. */
void put_header(int format, const struct cell *cells, size_t count);
void put_row(int format, const struct cell *cells, size_t count);

/* The columns of encode and decode. value NULL: a record that is blank or
 * cannot be read; error NULL: blank. code NULL: the class with what is known. */
void put_record_header(int format);
void put_record_row(int format, const struct record *record, struct value *value, const char *code,
    size_t code_length, const char *error);

#endif
