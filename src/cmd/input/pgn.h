/* pgn.h - the games of a PGN file */
#ifndef PGN_H
#define PGN_H

#include "input/record.h"
#include "input/stream.h"
#include "input/tags.h"

enum { FINDERS = 7 };

struct games {
    size_t counted; /* lines that end before this offset of the buffer are in stream->line */
    struct finder finders[FINDERS];
    bool too_long;               /* the section before: the rest of it is no game */
    char joined[LINE_BYTES_MAX]; /* a FEN that was broken over lines */
};

void begin_games(struct games *games);

/* Is the stream that was just opened one of games? More of it may be read to tell. */
bool begins_game(struct games *games, struct stream *stream);

/* false at the end of the stream */
bool next_game(struct games *games, struct stream *stream, struct record *record);
void pass_moves_of_game(struct games *games, struct stream *stream);

/* The first whole tag of the name in a game's record, in either case of the letters. */
bool find_tag(const struct record *record, const char *name, struct tag *tag);

#endif
