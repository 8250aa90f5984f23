/* input.h - where the records of a command come from: operands, lists, PGN files */
#ifndef INPUT_H
#define INPUT_H

#include <stdbool.h>

#include "input/lines.h"
#include "input/operands.h"
#include "input/pgn.h"
#include "input/record.h"
#include "input/stream.h"
#include "options/options.h"

/* What a command reads, all of it: a program has one, cleared, and passes it on. */
struct input {
    const struct options *options;
    struct stream stream;
    struct lines lines;
    struct games games;
    struct operands operands;
    enum { LINES, FIELDS, GAMES, LEAVING } reading; /* the open stream */
    int next_file;
    bool copying_all; /* all streams go to standard output as they are */
    void (*begin)(void *context, const char *source);
    void *context;
};

void begin_input(struct input *input, const struct options *options);

/* The records of a command: its operands when those are records, else the
 * streams that -f or the operands name, else standard input. false: no more.
 * A stream that cannot be read is complained of and passed over. */
bool next_record(struct input *input, struct record *record);

/* Opens the next stream, for a command that reads no records; false: no more. */
bool next_stream(struct input *input);

/* Whether all that the stream has from this record on, its moves included, goes
 * to standard output as it is, until the next call. */
void copy_stream(struct input *input, bool copy);

/* The same for all streams, from their first byte on. */
void copy_everything(struct input *input);

/* No more of this stream, once the record is passed over, its moves included. */
void leave_stream(struct input *input);

/* To be called with the name of each stream that could be opened. */
void on_stream(
    struct input *input, void (*begin)(void *context, const char *source), void *context);

/* For a command that has written the record itself: its own bytes are not copied. */
void drop_record(struct input *input);

#endif
