/* rows.h - tests made of rows, and what every call of a parser promises
 *
 * A data file has a row a line and a tab between its fields; lines that begin
 * with # say what they are. Each row is a test of its own, named after its file,
 * line and first field. The files are in $GBR_DATA, or tests/data.
 */
#ifndef GBR_TEST_ROWS_H
#define GBR_TEST_ROWS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/values.h"

/* ---- rows ---- */

enum { FIELDS = 12, LINE_SIZE = 1024, NAME_SIZE = 100, TESTS_MAX = 2048 };

struct row {
    char name[NAME_SIZE];
    char line[LINE_SIZE];
    const char *field[FIELDS]; /* parts of line */
    size_t fields;
};

/* A place for the tests of a program; cmocka passes over the slots without a name. */
struct suite {
    struct CMUnitTest test[TESTS_MAX];
    size_t tests;
};

void add_test(struct suite *suite, const char *name, CMUnitTestFunction test, void *state);
#define ADD_TEST(suite, test) add_test(suite, #test, test, NULL)

/* A test for each row; the file must have some, all with the same number of fields. */
void add_rows(struct suite *suite, const char *file, size_t fields, CMUnitTestFunction test);

int run_suite(const char *name, struct suite *suite);

/* Undoes the C escapes of a field; returns the length without the NUL behind it. */
size_t unescape(const char *field, char out[LINE_SIZE]);

/* ---- errors by name ---- */

/* "GBR_ERROR_EMPTY", as include/gbr.h has it; NULL: the header has no such error. */
const char *error_name(enum gbr_error error);

bool is_error_name(const char *field);
void assert_fault(const struct gbr_fault *fault, const char *error, const char *offset);

/* ---- values ---- */

void assert_same_material(const struct gbr_material *material, const struct gbr_material *expected);
void assert_same_position(const struct gbr_position *position, const struct gbr_position *expected);
void assert_same_class(const struct gbr_code *code, const struct gbr_code *expected);
void assert_same_kings(const struct gbr_code *code, const struct gbr_code *expected);

/* ---- parsers, all called the same way ---- */

union parsed {
    struct gbr_position position;
    struct gbr_material material;
    struct gbr_reading reading;
};

enum parser { FEN, FEN_PARTIAL, PIECES, PIECES_PARTIAL, MATERIAL, TEXT, CODE, PARSERS };

/* Parses a copy that ends where the text does, so that a sanitizer sees a read
 * beyond it, and asserts what the header promises of every call: the same
 * answer without a fault to fill; then either a value that makes sense, or
 * the output as it was and a fault inside the text that has words. */
enum gbr_error parse(enum parser parser, const char *text, size_t length, union parsed *out,
    struct gbr_fault *fault);

/* The same of a text that must be good. */
void parse_good(enum parser parser, const char *text, size_t length, union parsed *out);

/* A field that is good, or has its error and offset in the two fields given. */
bool parse_field(enum parser parser, const char *field, const char *expected, const char *offset,
    union parsed *out);

/* ---- values as text ---- */

/* The placement of a board as a FEN begins with it. */
void placement_of(const unsigned char board[GBR_SQUARES], char out[GBR_FEN_SIZE]);
void assert_placement(const struct gbr_position *position, const char *expected);

/* "0323.12" */
void class_of(const struct gbr_code *code, char out[8]);

/* "g3g1", or "-" */
void kings_of(const struct gbr_code *code, char out[5]);

enum { SUMMARY_SIZE = 128 };

/* "0323.12 g3g1 = w 4/5": class, kings, sign, side to move, count; - for what is not there. */
size_t summary_of(const struct gbr_code *code, char out[SUMMARY_SIZE]);

#endif
