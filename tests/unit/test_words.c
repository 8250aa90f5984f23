/* test_words.c - errors in words, and names */
#include "rows.h"

static bool reached[GBR_ERRORS];

/* Asks a parser by its name, or a style to write the code in the field. */
static enum gbr_error ask(const char *name, const char *field, struct gbr_fault *fault)
{
    static const char *const parsers[PARSERS] = {
        [FEN] = "fen",
        [FEN_PARTIAL] = "fen-partial",
        [PIECES] = "pieces",
        [PIECES_PARTIAL] = "pieces-partial",
        [MATERIAL] = "material",
        [CODE] = "code",
    };
    char text[LINE_SIZE], written[GBR_CODE_SIZE];
    size_t length = unescape(field, text);
    union parsed out;
    for (unsigned parser = 0; parser < PARSERS; parser++)
        if (strcmp(name, parsers[parser]) == 0)
            return parse((enum parser)parser, text, length, &out, fault);
    enum gbr_style style = gbr_find_style(name, strlen(name));
    assert_int_not_equal(style, GBR_STYLES);
    parse_good(CODE, text, length, &out);
    const struct gbr_reading *reading = &out.reading;
    size_t n = gbr_format_code(
        &reading->code, reading->full ? &reading->position : NULL, style, written, fault);
    return n > 0 ? GBR_OK : fault->error;
}

static void says(void **state)
{
    const struct row *row = *state;
    struct gbr_fault fault;
    char words[GBR_WORDS_SIZE];
    enum gbr_error error = ask(row->field[1], row->field[0], &fault);
    size_t length = gbr_fault_words(&fault, words);
    assert_string_equal(error_names[error], row->field[2]);
    assert_string_equal(words, row->field[3]);
    assert_int_equal(length, strlen(words));
    reached[error] = true;
}

/* Runs behind the rows: no error is without one. */
static void every_error_was_said(void **state)
{
    (void)state;
    for (unsigned error = GBR_OK + 1; error < GBR_ERRORS; error++)
        if (!reached[error])
            fail_msg("%s has no row in words.tsv", error_names[error]);
}

/* The longest words, in a buffer of exactly the size. */
static void any_values_fit(void **state)
{
    static const unsigned values[] = {0, 1, 2, 63, 64, 255, 256, UINT32_MAX - 1, UINT32_MAX};
    enum { VALUES = sizeof values / sizeof *values };
    char *out = malloc(GBR_WORDS_SIZE);
    (void)state;
    assert_non_null(out);
    for (unsigned error = GBR_OK; error < GBR_ERRORS; error++) {
        for (unsigned n = 0; n < VALUES * VALUES * VALUES * VALUES; n++) {
            struct gbr_fault fault = {.offset = SIZE_MAX, .error = (enum gbr_error)error};
            unsigned rest = n;
            for (unsigned i = 0; i < 4; i++, rest /= VALUES)
                fault.value[i] = values[rest % VALUES];
            size_t length = gbr_fault_words(&fault, out);
            assert_in_range(length, 1, GBR_WORDS_SIZE - 1);
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
    char words[GBR_WORDS_SIZE];
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        memcpy(fault.value, rows[i].value, sizeof rows[i].value);
        gbr_fault_words(&fault, words);
        assert_string_equal(words, rows[i].words);
    }
    fault = (struct gbr_fault){.error = GBR_ERROR_SQUARE_TWICE, .value = {GBR_SQUARES + 1}};
    gbr_fault_words(&fault, words);
    assert_string_equal(words, "two men on b1");
}

/* Two errors with the same words would be one. */
static void words_differ(void **state)
{
    char words[GBR_ERRORS][GBR_WORDS_SIZE];
    (void)state;
    for (unsigned error = GBR_OK; error < GBR_ERRORS; error++) {
        struct gbr_fault fault = {.error = (enum gbr_error)error};
        gbr_fault_words(&fault, words[error]);
        for (unsigned other = 0; other < error; other++)
            assert_string_not_equal(words[error], words[other]);
        for (const char *c = words[error]; *c; c++)
            assert_in_range(*c, ' ', '~');
    }
}

static void odd_faults_have_words(void **state)
{
    struct gbr_fault fault = {.error = GBR_ERRORS};
    char words[GBR_WORDS_SIZE];
    (void)state;
    assert_int_equal(gbr_fault_words(&fault, words), strlen("no error"));
    assert_string_equal(words, "no error");
    fault = (struct gbr_fault){.error = GBR_ERROR_BAD_MAN, .value = {' '}}; /* no parser has it */
    gbr_fault_words(&fault, words);
    assert_int_equal(strncmp(words, "byte 0x20 is no man", 19), 0);
}

static void styles_have_names(void **state)
{
    static const char *const names[] = {
        [GBR_STYLE_CLASS] = "class",
        [GBR_STYLE_SHORT] = "short",
        [GBR_STYLE_HHDB] = "hhdb",
        [GBR_STYLE_EG] = "eg",
        [GBR_STYLE_FULL] = "full",
        [GBR_STYLE_EG_FULL] = "eg-full",
        [GBR_STYLE_PROBLEEMBLAD] = "probleemblad",
        [GBR_STYLE_MESON] = "meson",
    };
    _Static_assert(sizeof names / sizeof *names == GBR_STYLES, "a style has no name");
    (void)state;
    for (unsigned style = 0; style < GBR_STYLES; style++) {
        const char *name = names[style];
        size_t length = strlen(name);
        char longer[32], *exact = malloc(length);
        assert_non_null(exact);
        memcpy(exact, name, length); /* no NUL behind it */
        assert_string_equal(gbr_style_name((enum gbr_style)style), name);
        assert_int_equal(gbr_find_style(exact, length), style);
        free(exact);
        snprintf(longer, sizeof longer, "%s-", name);
        assert_int_equal(gbr_find_style(longer, length + 1), GBR_STYLES);
        for (size_t n = 0; n < length; n++) /* "eg" begins "eg-full" */
            assert_int_equal(gbr_find_style(name, n),
                strcmp(name, "eg-full") == 0 && n == 2 ? GBR_STYLE_EG : GBR_STYLES);
    }
    assert_int_equal(gbr_find_style("Class", 5), GBR_STYLES);
    assert_int_equal(gbr_find_style("class\0", 6), GBR_STYLES);
    assert_int_equal(gbr_find_style("\xff", 1), GBR_STYLES);
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "words.tsv", 4, says);
    ADD_TEST(&suite, every_error_was_said);
    ADD_TEST(&suite, any_values_fit);
    ADD_TEST(&suite, values_are_written);
    ADD_TEST(&suite, words_differ);
    ADD_TEST(&suite, odd_faults_have_words);
    ADD_TEST(&suite, styles_have_names);
    return run_suite("words", &suite);
}
