/* test_errors.c - errors in words, and the names of styles */
#include "rows.h"

enum { ERRORS_MAX = 200 };
static bool reached[ERRORS_MAX];

/* Asks a parser by its name, or a style to write the code in the field. */
static enum gbr_error ask(const char *name, const char *field, struct gbr_fault *fault)
{
    static const char *const parsers[PARSERS] = {
        [FEN] = "fen",
        [FEN_PARTIAL] = "fen-partial",
        [PIECES] = "pieces",
        [PIECES_PARTIAL] = "pieces-partial",
        [MATERIAL] = "material",
        [TEXT] = "text",
        [CODE] = "code",
    };
    char text[LINE_SIZE], written[GBR_CODE_SIZE];
    size_t length = unescape(field, text);
    union parsed out;
    struct gbr_pattern pattern;
    enum gbr_style style;
    for (unsigned parser = 0; parser < PARSERS; parser++)
        if (strcmp(name, parsers[parser]) == 0)
            return parse((enum parser)parser, text, length, &out, fault);
    if (strcmp(name, "pattern") == 0)
        return gbr_parse_pattern(text, length, &pattern, fault);
    if (gbr_find_style(name, strlen(name), &style) != GBR_OK)
        style = (enum gbr_style)1000;
    parse_good(CODE, text, length, &out);
    const struct gbr_reading *reading = &out.reading;
    size_t n = gbr_format_code(
        &reading->code, reading->full ? &reading->position : NULL, style, written, fault);
    return n > 0 ? GBR_OK : fault->error;
}

static void is_worded(void **state)
{
    const struct row *row = *state;
    struct gbr_fault fault;
    char words[GBR_FAULT_SIZE];
    enum gbr_error error = ask(row->field[1], row->field[0], &fault);
    size_t length = gbr_format_fault(&fault, words);
    assert_string_equal(error_name(error), row->field[2]);
    assert_string_equal(words, row->field[3]);
    assert_int_equal(length, strlen(words));
    reached[error] = true;
}

/* Runs after the rows: no error is without one. */
static void every_error_was_reached(void **state)
{
    (void)state;
    for (unsigned error = GBR_OK + 1; error_name((enum gbr_error)error); error++)
        if (!reached[error])
            fail_msg("%s has no row in errors.tsv", error_name((enum gbr_error)error));
}

/* The longest words, in a buffer of exactly the size. */
static void any_values_fit(void **state)
{
    static const unsigned values[] = {0, 1, 2, 63, 64, 255, 256, UINT32_MAX - 1, UINT32_MAX};
    enum { VALUES = sizeof values / sizeof *values };
    char *out = malloc(GBR_FAULT_SIZE);
    (void)state;
    assert_non_null(out);
    for (unsigned error = GBR_OK; error_name((enum gbr_error)error); error++) {
        for (unsigned n = 0; n < VALUES * VALUES * VALUES * VALUES; n++) {
            struct gbr_fault fault = {.offset = SIZE_MAX, .error = (enum gbr_error)error};
            unsigned rest = n;
            for (unsigned i = 0; i < 4; i++, rest /= VALUES)
                fault.value[i] = values[rest % VALUES];
            size_t length = gbr_format_fault(&fault, out);
            assert_in_range(length, 1, GBR_FAULT_SIZE - 1);
            assert_int_equal(strlen(out), length);
        }
    }
    free(out);
}

/* Digits at each end of ten, and squares that are none: a caller's own. */
static void values_are_written(void **state)
{
    static const struct {
        unsigned value[2];
        const char *words;
    } rows[] = {
        {{0, 9}, "rank 0 has 9 squares"},
        {{10, 99}, "rank 10 has 99 squares"},
        {{999999999, 1000000000}, "rank 999999999 has 1000000000 squares"},
        {{UINT32_MAX, 1}, "rank 4294967295 has 1 square"},
    };
    struct gbr_fault fault = {.error = GBR_ERROR_RANK_LENGTH};
    char words[GBR_FAULT_SIZE];
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        memcpy(fault.value, rows[i].value, sizeof rows[i].value);
        gbr_format_fault(&fault, words);
        assert_string_equal(words, rows[i].words);
    }
    fault = (struct gbr_fault){.error = GBR_ERROR_SQUARE_TWICE, .value = {GBR_SQUARES + 1}};
    gbr_format_fault(&fault, words);
    assert_string_equal(words, "two men on b1");
    fault = (struct gbr_fault){.error = GBR_ERROR_COUNT, .value = {5, 3, GBR_QUEEN, 2}};
    gbr_format_fault(&fault, words);
    assert_string_equal(words, "the count 5/3 cannot be true of these 9s");
}

/* Two errors with the same words would be one. An error without words is one without a template. */
static void words_differ(void **state)
{
    static char words[ERRORS_MAX][GBR_FAULT_SIZE];
    (void)state;
    for (unsigned error = GBR_OK; error_name((enum gbr_error)error); error++) {
        struct gbr_fault fault = {.error = (enum gbr_error)error};
        gbr_format_fault(&fault, words[error]);
        assert_string_not_equal(words[error], "unknown error");
        for (unsigned other = 0; other < error; other++)
            if (strcmp(words[error], words[other]) == 0
                && (other != GBR_ERROR_NINE_PAWNS || error != GBR_ERROR_PAWN_DIGIT))
                fail_msg("%s: %s", error_name((enum gbr_error)error), words[error]);
        for (const char *c = words[error]; *c; c++)
            assert_in_range(*c, ' ', '~');
    }
}

static void odd_faults_have_words(void **state)
{
    struct gbr_fault fault = {.error = (enum gbr_error)1000};
    char words[GBR_FAULT_SIZE];
    (void)state;
    assert_int_equal(gbr_format_fault(&fault, words), strlen("unknown error"));
    assert_string_equal(words, "unknown error");
    fault = (struct gbr_fault){.error = GBR_ERROR_BAD_MAN, .value = {' '}}; /* no parser has it */
    gbr_format_fault(&fault, words);
    assert_int_equal(strncmp(words, "byte 0x20 is neither", 20), 0);
}

/* By the name and no more of it, which need not end in a NUL. */
static void styles_have_names(void **state)
{
    const char *name;
    enum gbr_style found = (enum gbr_style)77;
    (void)state;
    for (unsigned style = 0; (name = gbr_style_name((enum gbr_style)style)) != NULL; style++) {
        size_t length = strlen(name);
        char longer[32], *exact = copy_of(name, length);
        assert_int_equal(gbr_find_style(exact, length, &found), GBR_OK);
        assert_int_equal(found, style);
        free_copy(exact);
        snprintf(longer, sizeof longer, "%s-", name);
        assert_int_equal(gbr_find_style(longer, length + 1, &found), GBR_ERROR_STYLE);
        for (size_t n = 0; n < length; n++) { /* "eg" begins "eg-full" */
            enum gbr_error error = gbr_find_style(name, n, &found);
            assert_int_equal(error, GBR_ERROR_STYLE * (strncmp(name, "eg-full", 7) != 0 || n != 2));
        }
    }
    found = GBR_STYLE_EG;
    assert_int_equal(gbr_find_style("Class", 5, &found), GBR_ERROR_STYLE);
    assert_int_equal(gbr_find_style("class\0", 6, &found), GBR_ERROR_STYLE);
    assert_int_equal(gbr_find_style("\xff", 1, &found), GBR_ERROR_STYLE);
    assert_int_equal(found, GBR_STYLE_EG);
}

static void version_is_the_headers(void **state)
{
    (void)state;
    assert_string_equal(gbr_version(), GBR_VERSION);
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "errors.tsv", 4, is_worded);
    ADD_TEST(&suite, every_error_was_reached);
    ADD_TEST(&suite, any_values_fit);
    ADD_TEST(&suite, values_are_written);
    ADD_TEST(&suite, words_differ);
    ADD_TEST(&suite, odd_faults_have_words);
    ADD_TEST(&suite, styles_have_names);
    ADD_TEST(&suite, version_is_the_headers);
    return run_suite("errors", &suite);
}
