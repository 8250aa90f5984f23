/* lines.h - the lines of a list: LF, CRLF and CR alone end one */
#ifndef LINES_H
#define LINES_H

#include "input/record.h"
#include "input/stream.h"

struct lines {
    struct finder next_cr;
};

void begin_lines(struct lines *lines);

/* false at the end of the stream */
bool next_line(struct lines *lines, struct stream *stream, struct record *record);

/* The LF of a line that is copied and had its CR read last. */
void pass_line_end(struct stream *stream);

/* The field of a line, from 1, becomes its record; one in double quotes loses them. */
void take_field(struct record *record, unsigned long long column, char delimiter);

#endif
