/* values.h - what every test asks of a value: unit tests and fuzz entries alike */
#ifndef GBR_TEST_VALUES_H
#define GBR_TEST_VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "gbr.h"

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition))                                                                          \
            check_failed(__FILE__, __LINE__, #condition);                                          \
    } while (0)

/* Ends the test, as its kind does: cmocka's in unit/rows.c, a fuzz entry in fuzz/check.c. */
_Noreturn void check_failed(const char *file, int line, const char *condition);

#define SAME(a, b) (memcmp(&(a), &(b), sizeof(a)) == 0)

/* ---- texts ---- */

/* A copy that ends where the text does, and one byte after an address that is a multiple of two: a
 * sanitizer sees a read before or after it. Freed with free_copy. */
char *copy_of(const void *text, size_t length);
void free_copy(char *copy);

/* What a parser has not touched. */
enum { UNTOUCHED = 0xa5 };
bool is_untouched(const void *value, size_t size);

/* A refusal: its fault is inside the text and has words. */
void check_fault(enum gbr_error error, const struct gbr_fault *fault, size_t length);

void check_formatted(const char *text, size_t length, size_t size);

/* ---- positions ---- */

extern const char men[2][GBR_KINDS + 1]; /* FEN letters */

/* A second count, square by square. */
struct gbr_material count_board(const unsigned char board[GBR_SQUARES]);

/* Board and material in step, kings and pawns where flags want them; turned over twice it is
 * itself. */
void check_position(const struct gbr_position *position, unsigned flags);

/* It is written as FEN and as piece list, and read as the same. */
void check_position_texts(const struct gbr_position *position, unsigned flags);

/* ---- codes ---- */

/* The digits by the rule's own words. */
void check_class(const struct gbr_code *code, const struct gbr_material *counted);

/* Every member in its range. */
void check_code_ranges(const struct gbr_code *code);

/* The men of a code have its class again, its class has its number; turned over twice it is
 * itself. */
void check_code(const struct gbr_code *code);

/* A code in every style that can write it is read as the same. position may be NULL. */
void check_code_texts(const struct gbr_code *code, const struct gbr_position *position);

/* Of a text so long. */
void check_reading(const struct gbr_reading *reading, size_t length);

/* Does the style write the part? */
bool writes(enum gbr_style style, enum gbr_part part);

/* ---- codes in running text ---- */

/* They are found one after another; each can be read alone, and they are the same where the text
 * comes in pieces of so many bytes, not 0. Returns how many. */
size_t check_search(const char *text, size_t length, size_t piece);

#endif
