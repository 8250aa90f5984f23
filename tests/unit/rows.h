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

#include "gbr.h"

/* ---- rows ---- */

enum { FIELDS = 12, LINE_SIZE = 1024, NAME_SIZE = 100, TESTS_MOST = 2048 };

struct row {
    char name[NAME_SIZE];
    char line[LINE_SIZE];
    const char *field[FIELDS]; /* parts of line */
    size_t fields;
};

/* A place for the tests of a program; cmocka passes over the slots without a name. */
struct suite {
    struct CMUnitTest test[TESTS_MOST];
    size_t tests;
};

static inline void add_test(
    struct suite *suite, const char *name, CMUnitTestFunction test, void *state)
{
    if (suite->tests == TESTS_MOST) {
        fprintf(stderr, "%s: more than %d tests\n", name, TESTS_MOST);
        exit(2);
    }
    suite->test[suite->tests++] = (struct CMUnitTest){name, test, NULL, NULL, state};
}
#define ADD_TEST(suite, test) add_test(suite, #test, test, NULL)

static inline void split_row(struct row *row)
{
    char *rest = row->line;
    while (row->fields < FIELDS && rest) {
        char *tab = strchr(rest, '\t');
        if (tab)
            *tab++ = '\0';
        row->field[row->fields++] = rest;
        rest = tab;
    }
}

/* A test for each row; the file must have some, all with the same number of fields. */
static inline void add_rows(
    struct suite *suite, const char *file, size_t fields, CMUnitTestFunction test)
{
    const char *folder = getenv("GBR_DATA");
    char path[LINE_SIZE], line[LINE_SIZE];
    unsigned number = 0, rows = 0;
    snprintf(path, sizeof path, "%s/%s", folder ? folder : "tests/data", file);
    FILE *stream = fopen(path, "r");
    while (stream && fgets(line, sizeof line, stream)) {
        number++;
        char *end = strchr(line, '\n');
        if (end && line[0] == '#')
            continue;
        struct row *row = calloc(1, sizeof *row);
        if (!row || !end)
            break;
        *end = '\0';
        snprintf(row->name, sizeof row->name, "%.20s:%u %.60s", file, number, line);
        row->name[strcspn(row->name, "\t")] = '\0';
        memcpy(row->line, line, sizeof line);
        split_row(row);
        if (row->fields != fields) {
            fprintf(stderr, "%s:%u: %zu fields, not %zu\n", path, number, row->fields, fields);
            exit(2);
        }
        add_test(suite, row->name, test, row);
        rows++;
    }
    if (!stream || !feof(stream) || rows == 0) {
        fprintf(stderr, "%s:%u: cannot be read\n", path, number);
        exit(2);
    }
    fclose(stream);
}

static inline int run_suite(const char *name, struct suite *suite)
{
    return cmocka_run_group_tests_name(name, suite->test, NULL, NULL);
}

/* Undoes the C escapes of a field; returns the length without the NUL behind it. */
static inline size_t unescape(const char *field, char out[LINE_SIZE])
{
    static const char plain[] = "nrt0\\\"", meant[] = "\n\r\t\0\\\"";
    size_t length = 0;
    for (; *field; field++) {
        if (*field != '\\') {
            out[length++] = *field;
        } else if (field[1] == 'x') {
            char hex[3] = {field[2], field[2] ? field[3] : '\0', '\0'}, *end;
            out[length++] = (char)(unsigned char)strtoul(hex, &end, 16);
            assert_ptr_equal(end, hex + 2);
            field += 3;
        } else {
            const char *at = field[1] ? strchr(plain, field[1]) : NULL;
            assert_non_null(at);
            out[length++] = meant[at - plain];
            field++;
        }
    }
    out[length] = '\0';
    return length;
}

/* ---- errors by name ---- */

/* clang-format off */
static const char *const error_names[] = {
#define NAME(error) [error] = #error
    NAME(GBR_OK), NAME(GBR_ERROR_EMPTY), NAME(GBR_ERROR_RANK_LENGTH), NAME(GBR_ERROR_RANK_COUNT),
    NAME(GBR_ERROR_BAD_MAN), NAME(GBR_ERROR_NO_KING), NAME(GBR_ERROR_TWO_KINGS), NAME(GBR_ERROR_NINE_PAWNS),
    NAME(GBR_ERROR_PAWN_RANK), NAME(GBR_ERROR_BAD_LIST), NAME(GBR_ERROR_NO_SIDES), NAME(GBR_ERROR_SQUARE_TWICE),
    NAME(GBR_ERROR_BAD_MATERIAL), NAME(GBR_ERROR_BAD_CODE), NAME(GBR_ERROR_CODE_DIGITS), NAME(GBR_ERROR_PAWN_DIGIT),
    NAME(GBR_ERROR_HALF_SQUARE), NAME(GBR_ERROR_KINGS_DIFFER), NAME(GBR_ERROR_SAID_TWICE), NAME(GBR_ERROR_BRACKET),
    NAME(GBR_ERROR_LIST_LENGTH), NAME(GBR_ERROR_LIST_POINT), NAME(GBR_ERROR_LIST_SLASH), NAME(GBR_ERROR_LIST_NINE),
    NAME(GBR_ERROR_NINE), NAME(GBR_ERROR_COUNT), NAME(GBR_ERROR_NO_KINGS), NAME(GBR_ERROR_NO_BOARD),
    NAME(GBR_ERROR_MESON_TURN), NAME(GBR_ERROR_MESON_NINE), NAME(GBR_ERROR_MESON_QUEENS),
#undef NAME
};
/* clang-format on */

_Static_assert(sizeof error_names / sizeof *error_names == GBR_ERRORS, "an error has no name");

static inline bool is_error_name(const char *field)
{
    return strncmp(field, "GBR_", 4) == 0;
}

static inline void assert_fault(
    const struct gbr_fault *fault, const char *error, const char *offset)
{
    assert_string_equal(error_names[fault->error], error);
    assert_int_equal(fault->offset, strtoul(offset, NULL, 10));
}

/* ---- values that make sense ---- */

static const char men[2][GBR_KINDS + 1] = {"QRBNPK", "qrbnpk"};

/* Counts the men of a board once more. */
static inline struct gbr_material recount(const unsigned char board[GBR_SQUARES])
{
    struct gbr_material material = {{{0}}};
    for (unsigned square = 0; square < GBR_SQUARES; square++) {
        if (board[square] == 0)
            continue;
        const char *white = strchr(men[GBR_WHITE], board[square]);
        const char *black = strchr(men[GBR_BLACK], board[square]);
        assert_true(white || black);
        if (white)
            material.men[GBR_WHITE][white - men[GBR_WHITE]]++;
        else
            material.men[GBR_BLACK][black - men[GBR_BLACK]]++;
    }
    return material;
}

static inline void assert_same_material(
    const struct gbr_material *material, const struct gbr_material *expected)
{
    assert_memory_equal(material->men, expected->men, sizeof expected->men);
}

static inline void assert_same_position(
    const struct gbr_position *position, const struct gbr_position *expected)
{
    assert_memory_equal(position->board, expected->board, sizeof expected->board);
    assert_same_material(&position->material, &expected->material);
    assert_int_equal(position->turn, expected->turn);
}

static inline void assert_sane_position(const struct gbr_position *position, unsigned flags)
{
    struct gbr_material counted = recount(position->board);
    assert_same_material(&position->material, &counted);
    assert_in_range(position->turn, GBR_WHITE, GBR_BLACK);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        assert_in_range(counted.men[side][GBR_PAWN], 0, 8);
        if (flags & GBR_PARTIAL)
            continue;
        assert_int_equal(counted.men[side][GBR_KING], 1);
        assert_null(memchr(position->board, men[side][GBR_PAWN], 8));
        assert_null(memchr(position->board + 56, men[side][GBR_PAWN], 8));
    }
}

static inline bool is_sign(unsigned char sign)
{
    return sign == '+' || sign == '=' || sign == 0;
}

static inline void assert_sane_code(const struct gbr_code *code)
{
    for (unsigned i = 0; i < GBR_DIGITS; i++)
        assert_in_range(code->digit[i], 0, i < GBR_WHITE_PAWNS ? 9 : 8);
    if (code->king[GBR_WHITE] != GBR_NO_SQUARE || code->king[GBR_BLACK] != GBR_NO_SQUARE) {
        assert_in_range(code->king[GBR_WHITE], 0, GBR_SQUARES - 1);
        assert_in_range(code->king[GBR_BLACK], 0, GBR_SQUARES - 1);
        assert_int_not_equal(code->king[GBR_WHITE], code->king[GBR_BLACK]);
    }
    assert_true(is_sign(code->sign));
    assert_in_range(code->turn, GBR_WHITE, GBR_BLACK);
}

static inline void assert_same_class(const struct gbr_code *code, const struct gbr_code *expected)
{
    assert_memory_equal(code->digit, expected->digit, sizeof expected->digit);
}

static inline void assert_same_kings(const struct gbr_code *code, const struct gbr_code *expected)
{
    assert_memory_equal(code->king, expected->king, sizeof expected->king);
}

static inline void assert_sane_reading(const struct gbr_reading *reading, size_t length)
{
    assert_sane_code(&reading->code);
    assert_true(is_sign(reading->said));
    assert_in_range(reading->doubt, 0, reading->said ? 0 : 1);
    for (unsigned i = 0; i < GBR_PARTS; i++) {
        assert_in_range(reading->part[i].start, 0, length);
        assert_in_range(reading->part[i].length, 0, length - reading->part[i].start);
    }
    assert_in_range(reading->full, 0, 1);
    if (!reading->full)
        return;
    struct gbr_code code;
    assert_sane_position(&reading->position, 0);
    assert_int_equal(gbr_encode(&reading->position, &code), GBR_OK);
    assert_same_class(&code, &reading->code);
    assert_same_kings(&code, &reading->code);
    assert_int_equal(code.turn, reading->code.turn);
}

/* ---- parsers, all called the same way ---- */

union parsed {
    struct gbr_position position;
    struct gbr_material material;
    struct gbr_reading reading;
};

enum parser { FEN, FEN_PARTIAL, PIECES, PIECES_PARTIAL, MATERIAL, CODE, PARSERS };

static inline enum gbr_error call_parser(
    enum parser parser, const char *text, size_t length, union parsed *out, struct gbr_fault *fault)
{
    switch (parser) {
    case FEN:
        return gbr_parse_fen(text, length, 0, &out->position, fault);
    case FEN_PARTIAL:
        return gbr_parse_fen(text, length, GBR_PARTIAL, &out->position, fault);
    case PIECES:
        return gbr_parse_pieces(text, length, 0, &out->position, fault);
    case PIECES_PARTIAL:
        return gbr_parse_pieces(text, length, GBR_PARTIAL, &out->position, fault);
    case MATERIAL:
        return gbr_parse_material(text, length, &out->material, fault);
    case CODE:
    case PARSERS:
        break;
    }
    return gbr_parse_code(text, length, &out->reading, fault);
}

static inline void assert_sane(enum parser parser, const union parsed *out, size_t length)
{
    if (parser <= PIECES_PARTIAL)
        assert_sane_position(
            &out->position, parser == FEN_PARTIAL || parser == PIECES_PARTIAL ? GBR_PARTIAL : 0);
    else if (parser == MATERIAL)
        assert_in_range(gbr_count_men(&out->material, GBR_WHITE), 1, GBR_SQUARES);
    else
        assert_sane_reading(&out->reading, length);
}

static inline void assert_words(const struct gbr_fault *fault)
{
    char words[GBR_WORDS_SIZE];
    size_t length = gbr_fault_words(fault, words);
    assert_in_range(length, 1, GBR_WORDS_SIZE - 1);
    assert_int_equal(strlen(words), length);
}

/* Parses a copy that ends where the text does, so that a sanitizer sees a read
 * beyond it, and asserts what the header promises of every call: the same
 * answer without a fault to fill; then either a value that makes sense, or
 * the output as it was and a fault inside the text that has words. */
static inline enum gbr_error parse(
    enum parser parser, const char *text, size_t length, union parsed *out, struct gbr_fault *fault)
{
    union parsed before;
    char *block = malloc(length + 1), *copy = block + 1;
    assert_non_null(block);
    memcpy(copy, text, length);
    memset(&before, 0xa5, sizeof before);

    memset(out, 0xa5, sizeof *out);
    memset(fault, 0xa5, sizeof *fault);
    enum gbr_error error = call_parser(parser, copy, length, out, NULL);
    enum gbr_error again = call_parser(parser, copy, length, out, fault);
    free(block);

    assert_int_equal(again, error);
    if (error == GBR_OK) {
        assert_sane(parser, out, length);
        return GBR_OK;
    }
    assert_memory_equal(out, &before, sizeof before);
    assert_int_equal(fault->error, error);
    assert_in_range(fault->offset, 0, length);
    assert_words(fault);
    return error;
}

/* The same of a text that must be good. */
static inline void parse_good(
    enum parser parser, const char *text, size_t length, union parsed *out)
{
    struct gbr_fault fault;
    enum gbr_error error = parse(parser, text, length, out, &fault);
    if (error)
        fail_msg("%.*s: %s at %zu", (int)length, text, error_names[error], fault.offset);
}

/* A field that is good, or has its error and offset in the two fields given. */
static inline bool parse_field(enum parser parser, const char *field, const char *expected,
    const char *offset, union parsed *out)
{
    char text[LINE_SIZE];
    struct gbr_fault fault;
    size_t length = unescape(field, text);
    if (!is_error_name(expected)) {
        parse_good(parser, text, length, out);
        return true;
    }
    assert_int_not_equal(parse(parser, text, length, out, &fault), GBR_OK);
    assert_fault(&fault, expected, offset);
    return false;
}

/* ---- values as text ---- */

/* The placement of a board as a FEN begins with it. */
static inline void placement_of(const unsigned char board[GBR_SQUARES], char out[GBR_FEN_SIZE])
{
    for (unsigned row = 0; row < 8; row++) {
        unsigned empty = 0;
        for (unsigned file = 0; file <= 8; file++) {
            unsigned char man = file < 8 ? board[8 * (7 - row) + file] : '/';
            if (man == 0) {
                empty++;
                continue;
            }
            if (empty > 0)
                *out++ = (char)('0' + empty);
            empty = 0;
            *out++ = (char)man;
        }
    }
    out[-1] = '\0';
}

static inline void assert_placement(const struct gbr_position *position, const char *expected)
{
    char placement[GBR_FEN_SIZE];
    placement_of(position->board, placement);
    assert_string_equal(placement, expected);
}

/* "0323.12" */
static inline void class_of(const struct gbr_code *code, char out[8])
{
    const unsigned char *d = code->digit;
    snprintf(out, 8, "%u%u%u%u.%u%u", d[0] % 10U, d[1] % 10U, d[2] % 10U, d[3] % 10U, d[4] % 10U,
        d[5] % 10U);
}

/* "g3g1", or "-" */
static inline void kings_of(const struct gbr_code *code, char out[5])
{
    const unsigned char *king = code->king;
    if (king[GBR_WHITE] == GBR_NO_SQUARE)
        snprintf(out, 5, "-");
    else
        snprintf(out, 5, "%c%c%c%c", 'a' + king[0] % 8, '1' + king[0] / 8 % 8, 'a' + king[1] % 8,
            '1' + king[1] / 8 % 8);
}

enum { SUMMARY_SIZE = 128 };

/* "0323.12 g3g1 = w 4/5": class, kings, sign, side to move, count; - for what is not there. */
static inline size_t summary_of(const struct gbr_code *code, char out[SUMMARY_SIZE])
{
    char class[8], kings[5], count[8] = "-";
    class_of(code, class);
    kings_of(code, kings);
    if (code->count[GBR_WHITE] + code->count[GBR_BLACK] > 0)
        snprintf(count, sizeof count, "%u/%u", code->count[GBR_WHITE], code->count[GBR_BLACK]);
    return (size_t)snprintf(out, SUMMARY_SIZE, "%s %s %c %c %s", class, kings,
        code->sign ? code->sign : '-', code->turn == GBR_BLACK ? 'b' : 'w', count);
}

#endif
