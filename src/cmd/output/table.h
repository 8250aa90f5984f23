/* table.h - rows of a table: tab-separated values or JSON lines */
#ifndef TABLE_H
#define TABLE_H

#include <stdbool.h>
#include <stddef.h>

enum format { FORMAT_LINES, FORMAT_TSV, FORMAT_JSONL };

/* A value of a row. text NULL: no value (an empty field, null). */
struct cell {
    const char *name, *text;
    size_t length;
    bool number; /* text is one: no quotes around it in JSON */
};

/* The names of the columns, where the format has a line for them. */
void put_header(int format, const struct cell *cells, size_t count);
void put_row(int format, const struct cell *cells, size_t count);

#endif
