/* text.h - looking at a text, writing one; the letters of men, the names of squares */
#ifndef GBR_TEXT_H
#define GBR_TEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "gbr.h"

/* ---- A text being read: at <= length always ---- */

struct cursor {
    const unsigned char *text;
    size_t length;
    size_t at;
};

static inline struct cursor cursor_of(const char *text, size_t length)
{
    return (struct cursor){(const unsigned char *)text, length, 0};
}

/* The byte so far ahead, -1 after the end. */
static inline int cursor_byte(const struct cursor *c, size_t ahead)
{
    size_t at = c->at + ahead; /* an offset that a prover can hold against the length */
    return at < c->length ? c->text[at] : -1;
}

static inline bool is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

static inline bool is_letter(int byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/* byte may be -1, which is none of them; so is NUL. */
bool gbr_is_one_of(int byte, const char *bytes);

/* Does the text go on with these bytes, whatever follows? */
bool gbr_has_bytes(const struct cursor *c, const char *bytes);

/* The length of the word (in small letters) if it stands here, in either case and followed by
 * neither a letter nor a digit; else 0. */
size_t gbr_word_length(const struct cursor *c, const char *word);

/* Bytes of one whitespace character here: ASCII, or a no-break space in UTF-8; 0: none. */
size_t gbr_whitespace_length(const struct cursor *c);

/* The same of one blank: a space, a tab or a no-break space. */
size_t gbr_blank_length(const struct cursor *c);

/* Line ends (LF, CRLF, CR) from start up to the cursor. */
unsigned gbr_count_line_ends(const struct cursor *c, size_t start);

/* How many bytes were skipped. */
size_t gbr_skip_whitespace(struct cursor *c);

/* ---- A text being written: at < size always ----
 * What does not fit is left out, so that no value of a caller's, right or wrong, writes after the
 * end. */

struct writer {
    char *out;
    size_t size, at;
};

static inline void put(struct writer *w, char byte)
{
    if (w->at + 1 < w->size)
        w->out[w->at++] = byte;
}

/* All of them, or none where they do not fit. */
static inline void put_bytes(struct writer *w, const char *bytes, size_t length)
{
    if (length < w->size - w->at) {
        memcpy(w->out + w->at, bytes, length);
        w->at += length;
    }
}

/* The text ended by a NUL, and its length. */
static inline size_t end_text(struct writer *w)
{
    w->out[w->at] = '\0';
    return w->at;
}

void gbr_put_text(struct writer *w, const char *text);
void gbr_put_number(struct writer *w, unsigned number);
void gbr_put_square(struct writer *w, unsigned square);

/* ---- Men and squares ---- */

struct man {
    unsigned char side, kind; /* kind is GBR_KINDS where there is no man */
};
extern const unsigned char gbr_kings_first[GBR_KINDS]; /* then the code's order */
struct man gbr_man_of_letter(unsigned char letter);    /* FEN letters, S and s */
char gbr_letter_of_man(unsigned side, unsigned kind);
size_t gbr_read_figurine(const struct cursor *c, struct man *man); /* bytes, 0: none */
unsigned gbr_read_square(const struct cursor *c);                  /* or GBR_NO_SQUARE */

/* The squares in printed order within a group: a1, a2 .. a8, b1 .. h8. */
static inline unsigned printed_square(unsigned nth)
{
    return nth % 8 * 8 + nth / 8;
}

#endif
