/* tokens.h - the tokens of PGN text: tags, comments, moves, results */
#ifndef TOKENS_H
#define TOKENS_H

#include "input/tags.h"
#include "output/text.h"

/* A piece of a PGN file. */
struct passage {
    struct text text;
    char before; /* the byte before it, '\n' at the beginning of the file */
    bool eof;    /* there is no more text after it */
};

enum token_kind {
    TOKEN_NONE, /* the end of the file */
    TOKEN_CUT,  /* more text would tell what it is, or where it ends */
    TOKEN_TAG,
    TOKEN_BROKEN_TAG,
    TOKEN_COMMENT,      /* in braces, or from ; or % to the end of the line */
    TOKEN_OPEN_COMMENT, /* its brace is never closed: up to the next line with [Event, or all */
    TOKEN_MOVE,         /* what looks like one */
    TOKEN_RESULT,
    TOKEN_OTHER /* a move number, $1, "(", any other word, or brackets that are not a tag */
};

struct token {
    enum token_kind kind;
    size_t start, length; /* in the passage; of a cut one only the start */
    unsigned breaks;      /* line ends in the whitespace before it */
    struct tag tag;       /* of tags */
};

/* Reads the token from an offset on; that is the passage's beginning, or the end of a token. */
enum token_kind next_token(const struct passage *passage, size_t at, struct token *token);

/* How far one looks from a line that begins with [Event, inside a comment, for the next brace,
 * in bytes. */
enum { BRACE_AHEAD_MAX = 1 << 20 };

/* Where a comment ends; *at is an offset inside it. WHOLE_TAG: closed, and *at is the offset
 * after its brace. BROKEN_TAG: never closed, and *at is where it ends all the same. CUT_OFF: more
 * text would tell, and need not begin before *at. */
enum verdict end_comment(const struct passage *passage, size_t *at);

/* '+', '=' or '-' (Black won) where the text is a result, in one of the spellings that have one
 * meaning; '*' for an open one; 0: none of these. */
char parse_result(struct text text);

#endif
