/* lib.h - what the files of the library share and nobody else sees */
#ifndef GBR_LIB_H
#define GBR_LIB_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "gbr.h"

#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif

/* A text being read: at <= length always. */
struct cursor {
    const unsigned char *text;
    size_t length;
    size_t at;
};

/* A text being written: at < size always. What does not fit is left out, so
 * that no value of a caller's, right or wrong, writes behind the end. */
struct writer {
    char *out;
    size_t size, at;
};

/* men.c: letters and squares */
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

/* words.c: fills *fault and gives back its error, for return statements */
enum gbr_error gbr_refuse(
    struct gbr_fault *fault, enum gbr_error error, size_t offset, const unsigned value[4]);
#define REFUSE(fault, error, offset, ...)                                                          \
    gbr_refuse(fault, error, offset, (const unsigned[4]){__VA_ARGS__})

/* position.c: boards being filled from a text. offset says where in it the
 * man stands; flags may be GBR_PARTIAL. */
void gbr_clear_board(struct gbr_position *position);
enum gbr_error gbr_put_man(struct gbr_position *position, struct man man, unsigned square,
    unsigned flags, size_t offset, struct gbr_fault *fault);
enum gbr_error gbr_need_kings(
    const struct gbr_position *position, unsigned flags, size_t offset, struct gbr_fault *fault);

/* Bytes */
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

/* writer.c */
void gbr_put_text(struct writer *w, const char *text);
void gbr_put_number(struct writer *w, unsigned number);
void gbr_put_square(struct writer *w, unsigned square);

/* cursor.c: byte may be -1 (the end of the text), which is none of them; so is NUL. */
bool gbr_is_one_of(int byte, const char *bytes);

/* Is the word here, whatever follows? */
bool gbr_has_word(const struct cursor *c, const char *word);

/* Length of the blank here: ASCII, or a no-break space in UTF-8; 0: none. */
size_t gbr_blank_length(const struct cursor *c);

/* How many bytes were skipped. */
size_t gbr_skip_blanks(struct cursor *c);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
