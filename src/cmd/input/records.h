/* records.h - records: operands, lines of lists, games of PGN files */
#ifndef RECORDS_H
#define RECORDS_H

#include <stdbool.h>

#include "options/options.h"
#include "output/output.h"

struct record {
    const char *text; /* the position or code; valid until the next record is asked for */
    size_t length;
    struct place place;
    size_t number;        /* the line, or which operand it is */
    size_t column;        /* of text in its line, from 0 */
    bool blank;           /* a line with nothing, or a # line of a list */
    bool game;            /* of a PGN file: text is the value of FEN, or the array */
    char sign;            /* of a game, from its Result: '+', '=', '-' Black won, 0 nothing */
    const char *line_end; /* of a game, as its FEN's line ends */
    const char *trouble;  /* why it cannot be read, NULL: nothing stands against it */
    const char *raw;      /* the whole line with its end, or all tags of the game */
    size_t raw_length;
};

/* The records of a command: its operands when those are records, else the
 * streams that -f or the operands name, else standard input. false: no more.
 * A stream that cannot be read is complained of and passed over. */
bool next_record(const struct options *options, struct record *record);

/* Opens the next stream, for a command that reads no records; false: no more. */
bool next_stream(const struct options *options);

/* Whether all that the stream has from this record on, its moves included, goes
 * to standard output as it is, until the next call. */
void copy_stream(bool copy);

/* The same for all streams, from their first byte on. */
void copy_everything(void);

/* No more of this stream, once the record is passed over, its moves included. */
void leave_stream(void);

/* To be called with the name of each stream that could be opened. */
void on_stream(void (*begin)(void *context, const char *source), void *context);

/* Whoever has written the record himself: its own bytes are not copied. */
void drop_record(void);

/* ---- the readers behind it ---- */

/* operands.c; the next operand, or those that are one FEN */
bool next_operand(const struct options *options, struct record *record);

/* lines.c; false at the end of the stream */
bool next_line(struct record *record);
void pass_line_end(void); /* the LF of a line that is copied and had its CR read last */
void take_field(struct record *record, unsigned long long column, char delimiter);

/* pgn.c; is the stream that was just opened one of games? */
bool is_pgn(void);
bool next_game(struct record *record);
void pass_moves_of_game(void);

/* A tag in the raw text of a game; see tags.h. */
struct tag;
bool find_tag(const struct record *record, const char *name, struct tag *tag);

#endif
