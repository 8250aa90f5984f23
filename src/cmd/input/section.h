/* section.h - which tags of a PGN file are one game, and what they say of its position */
#ifndef SECTION_H
#define SECTION_H

#include "input/tokens.h"

/* The tags of a game. Offsets are those of the passage. */
struct section {
    size_t length; /* to the end of its last tag */
    size_t tags;   /* so many */
    size_t first_name, first_name_length;
    bool others; /* a tag of another name than the first's is there */
    bool event, has_fen, broken_fen, unquoted_fen, two_fens;
    size_t fen_tag, fen, fen_length; /* the first FEN tag and its value, all 0: there is none */
    bool has_result, two_results;
    char sign;        /* of the first Result: '+', '=', '-' Black won, 0 nothing */
    bool set_up;      /* SetUp "1" */
    bool has_variant; /* that is, a Variant */
    bool own_start;   /* of which the start position is not known to be the ordinary one */
    bool bare_fen;    /* a line begins with FEN and no bracket */
    bool hidden_fen;  /* in a value or comment that is never closed */
    bool again;       /* ended by its first tag, with nothing between */
    bool too_long;    /* longer than SECTION_MAX, and not read to its end */
    bool cut;         /* a text longer than that stands after it, and no move in what was read */
};

/* How far a section has been read. All zero at first, but for fens. */
struct section_reader {
    struct section section;
    size_t at;                /* what stands before this offset has been read */
    bool blank;               /* a blank line is between there and the last tag */
    struct section group;     /* the section without the tags after the last blank line */
    bool in_group;            /* there are any */
    struct section first_fen; /* the first of the FEN tags that follow each other at its start */
    bool in_fens;             /* there are more than one, and nothing else yet */
    size_t fens; /* up to here one FEN tag after another is known to be a game each; at the end
                    it may have moved on */
};

/* The longest section in bytes, and how much of a passage is looked at. */
enum { SECTION_MAX = 1 << 20, PASSAGE_MAX = SECTION_MAX + 65536 };

/* Reads the section from where the reader is; the passage begins at its first tag, and is the
 * same, or more of the same, at each call. full: it is not made longer. false: more of it is
 * wanted. */
bool read_section(const struct passage *passage, bool full, struct section_reader *reader);

/* Why the section has no position, NULL: it has one, its FEN or the start position. */
const char *trouble_of_section(const struct section *section);

#endif
