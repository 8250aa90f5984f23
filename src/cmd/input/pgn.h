/* pgn.h - the games of a PGN file */
#ifndef PGN_H
#define PGN_H

#include "input/record.h"
#include "input/stream.h"

enum { CLOSING_BRACE, BRACKET, OPENING_BRACE, SEMICOLON, PERCENT, LF, CR, FINDERS };

/* Offsets are those of the buffer of the stream. */
struct games {
    size_t counted;  /* lines that end before this offset are in stream->line */
    size_t unclosed; /* no value that begins before this offset is closed before it */
    size_t fens;     /* up to here there is one FEN tag after another, a game each */
    bool has_text;   /* the stream holds more than whitespace and lines with % and ; */
    bool too_long;   /* the last tag section was: what is left of it is not a game */
    bool brackets;   /* comments of this game hold some */
    bool again;      /* it ended at its first tag, with nothing between */
    bool cut;        /* the last one ended at a long text in which no move has been seen yet */
    struct finder finders[FINDERS];
    char joined[LINE_BYTES_MAX]; /* a FEN that was broken over lines */
};

/* Begins; the games are all zero. */
void begin_games(struct games *games);

/* Begins a stream that was just opened. Is its first tag where a PGN file has one? Reads so much
 * of it as tells. */
bool find_first_tag(struct games *games, struct stream *stream);

/* The game after what was passed over; its tags become the stream's record. false: no more. */
bool next_game(struct games *games, struct stream *stream, struct record *record);

/* Passes over the moves, up to the next game. */
void pass_moves(struct games *games, struct stream *stream);

/* Finds the first whole tag of that name among the tags of a game; see tags.h. */
struct tag;
bool find_tag(const struct record *record, const char *name, struct tag *tag);

/* Finds the next one after a tag that was found so. */
bool find_next_tag(const struct record *record, const char *name, struct tag *tag);

#endif
