/* test_format.c - codes in every style that is written */
#include "random.h"

/* Writes into a buffer of exactly the size that the header names. */
static size_t write_code(const struct gbr_code *code, const struct gbr_position *position,
    enum gbr_style style, char out[GBR_CODE_SIZE])
{
    char *block = malloc(GBR_CODE_SIZE);
    struct gbr_fault fault;
    assert_non_null(block);
    size_t length = gbr_format_code(code, position, style, block, &fault);
    memcpy(out, block, length + 1);
    free(block);
    assert_in_range(length, 1, GBR_CODE_SIZE - 1);
    assert_int_equal(strlen(out), length);
    return length;
}

static void assert_written(const struct gbr_code *code, const struct gbr_position *position,
    enum gbr_style style, const char *expected)
{
    char out[GBR_CODE_SIZE];
    write_code(code, position, style, out);
    assert_string_equal(out, expected);
}

/* ---- one study in every style ---- */

static void written_as_printed(void **state)
{
    static const struct {
        enum gbr_style style;
        char sign, turn;
        const char *text;
    } rows[] = {
        {GBR_STYLE_CLASS, '=', 'w', "=0323.12g3g1"},
        {GBR_STYLE_CLASS, '+', 'b', "+0323.12g3g1"},
        {GBR_STYLE_CLASS, 0, 'w', "0323.12g3g1"},
        {GBR_STYLE_SHORT, '=', 'w', "0323.12"},
        {GBR_STYLE_HHDB, '=', 'w', "(=0323.12g3g1)"},
        {GBR_STYLE_HHDB, 0, 'b', "(0323.12g3g1)"},
        {GBR_STYLE_EG, '=', 'w', "g3g1 0323.12 4/5 Draw"},
        {GBR_STYLE_EG, '=', 'b', "g3g1 0323.12 4/5 BTM, Draw"},
        {GBR_STYLE_EG, '+', 'w', "g3g1 0323.12 4/5 Win"},
        {GBR_STYLE_EG, 0, 'w', "g3g1 0323.12 4/5"},
        {GBR_STYLE_EG, 0, 'b', "g3g1 0323.12 4/5 BTM"},
        {GBR_STYLE_FULL, 0, 'w', "0323.12.g3g1a3a2e1g8.h6c3c6"},
        {GBR_STYLE_FULL, '=', 'b', "=0323.12.g3g1a3a2e1g8.h6c3c6 BTM"},
        {GBR_STYLE_EG_FULL, '=', 'w', "g3g1 0323.12 a3a2e1g8.h6c3c6 4/5 Draw"},
        {GBR_STYLE_EG_FULL, '+', 'b', "g3g1 0323.12 a3a2e1g8.h6c3c6 4/5 BTM, Win"},
        {GBR_STYLE_PROBLEEMBLAD, '=', 'w', "(=0323.12g3g1a3a2e1g8h6c3c6)"},
        {GBR_STYLE_PROBLEEMBLAD, 0, 'b', "(0323.12g3g1a3a2e1g8h6c3c6) BTM"},
        {GBR_STYLE_MESON, '=', 'w', "--kings=g3g1 --gbr=0323.12 --pos=a3a2e1g8h6c3c6"},
    };
    static const char study[] = "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1";
    union parsed out;
    struct gbr_code code;
    (void)state;
    parse_good(FEN, study, strlen(study), &out);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        out.position.turn = rows[i].turn == 'b' ? GBR_BLACK : GBR_WHITE;
        assert_int_equal(gbr_encode(&out.position, &code, NULL), GBR_OK);
        code.sign = (unsigned char)rows[i].sign;
        assert_written(&code, &out.position, rows[i].style, rows[i].text);
        if (!writes(rows[i].style, GBR_PART_LIST))
            assert_written(&code, NULL, rows[i].style, rows[i].text);
    }
}

/* Positions at the edges of the styles. */
static void edges_are_written(void **state)
{
    static const struct {
        const char *fen;
        enum gbr_style style;
        const char *text;
    } rows[] = {
        {"k7/8/8/8/8/8/8/K7", GBR_STYLE_SHORT, "0000"},
        {"k7/8/8/8/8/8/8/KQ6", GBR_STYLE_SHORT, "1000"},
        {"k7/p7/8/8/8/8/8/KQ6", GBR_STYLE_SHORT, "1000.01"},
        {"k7/8/8/8/8/8/8/K7", GBR_STYLE_FULL, "0000.00.a1a8"},
        {"k7/8/8/8/8/8/8/K7", GBR_STYLE_EG_FULL, "a1a8 0000.00 1/1"},
        {"k7/8/8/8/8/8/8/K7", GBR_STYLE_PROBLEEMBLAD, "(0000.00a1a8)"},
        {"k7/8/8/8/8/8/8/K7", GBR_STYLE_MESON, "--kings=a1a8 --gbr=0000.00"},
        {"k7/8/8/8/8/8/pp6/K7", GBR_STYLE_FULL, "0000.02.a1a8.a2b2"},
        {"k7/8/8/8/8/8/P7/K7", GBR_STYLE_FULL, "0000.10.a1a8.a2"},
        {"k7/8/8/8/8/8/pp6/K7", GBR_STYLE_EG_FULL, "a1a8 0000.02 .a2b2 1/3"},
        {"1nn1k3/8/8/8/8/8/8/1NNNK3", GBR_STYLE_FULL, "0009.00.e1e8b1c1d1/b8c8/"},
        {"4k3/8/8/8/8/8/8/1NNNK3", GBR_STYLE_FULL, "0009.00.e1e8b1c1d1//"},
        {"1nnnk3/8/8/8/8/8/8/4K3", GBR_STYLE_FULL, "0009.00.e1e8/b8c8d8/"},
        {"1nnnk3/8/8/8/8/8/8/4K3", GBR_STYLE_EG_FULL, "e1e8 0009.00 /b8c8d8/ 1/4"},
        {"rrr1k3/7p/8/8/8/8/8/QQQ1K3", GBR_STYLE_PROBLEEMBLAD, "(9900.01e1e8a1b1c1///a8b8c8/h7)"},
        {"1nn1k3/8/8/8/8/8/8/1NNNK3", GBR_STYLE_EG, "e1e8 0009.00 4/3"},
        {"k7/8/8/8/8/8/PPPPPPPP/K7", GBR_STYLE_EG, "a1a8 0000.80 9/1"},
        {"rrr1k3/8/8/8/8/8/8/QQQ1K3", GBR_STYLE_EG_FULL, "e1e8 9900.00 a1b1c1///a8b8c8/ 4/4"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        union parsed out;
        struct gbr_code code;
        parse_good(FEN, rows[i].fen, strlen(rows[i].fen), &out);
        assert_int_equal(gbr_encode(&out.position, &code, NULL), GBR_OK);
        code.count[GBR_WHITE] = code.count[GBR_BLACK] = 0; /* the position says it */
        assert_written(&code, &out.position, rows[i].style, rows[i].text);
    }
}

/* Full forms of print are written again byte by byte, where their groups are sorted. */
static void print_is_written_again(void **state)
{
    const struct row *row = *state;
    union parsed out;
    struct gbr_code code;
    const char *name = row->field[2];
    if (strcmp(name, "-") == 0)
        return;
    parse_field(CODE, row->field[0], "", "", &out);
    assert_int_equal(gbr_encode(&out.reading.position, &code, NULL), GBR_OK);
    code.sign = out.reading.code.sign;
    enum gbr_style style;
    assert_int_equal(gbr_find_style(name, strlen(name), &style), GBR_OK);
    assert_written(&code, &out.reading.position, style, row->field[0]);
}

/* ---- laws ---- */

/* Written and read again: what the style writes comes back, and nothing else. */
static void assert_read_back(
    const struct gbr_code *code, const struct gbr_position *position, enum gbr_style style)
{
    char text[GBR_CODE_SIZE];
    union parsed out;
    bool full = writes(style, GBR_PART_LIST);
    size_t length = write_code(code, full ? position : NULL, style, text);
    parse_good(CODE, text, length, &out);
    const struct gbr_code *read = &out.reading.code;
    assert_same_class(read, code);
    if (!writes(style, GBR_PART_KINGS))
        return;
    bool sign = writes(style, GBR_PART_SIGN) || writes(style, GBR_PART_RESULT);
    assert_same_kings(read, code);
    assert_int_equal(read->sign, sign ? code->sign : 0);
    assert_int_equal(read->turn, writes(style, GBR_PART_TURN) ? code->turn : GBR_WHITE);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        assert_int_equal(read->count[side], writes(style, GBR_PART_COUNT) ? code->count[side] : 0);
    if (full) {
        assert_true(out.reading.full);
        assert_memory_equal(out.reading.position.board, position->board, GBR_SQUARES);
        assert_same_material(&out.reading.position.material, &position->material);
    }
}

/* What a style says that it cannot write. */
static bool can_write(
    const struct gbr_code *code, const struct gbr_position *position, enum gbr_style style)
{
    char text[GBR_CODE_SIZE];
    return gbr_format_code(code, position, style, text, NULL) > 0;
}

static void every_style_is_read_back(void **state)
{
    struct dice dice = {1};
    unsigned nines = 0, mesons = 0;
    (void)state;
    for (unsigned i = 0; i < 100000 / FEWER; i++) {
        struct gbr_position position;
        struct gbr_code code;
        random_position(&dice, &position);
        assert_int_equal(gbr_encode(&position, &code, NULL), GBR_OK);
        code.sign = (unsigned char)"+="[roll(&dice, 3)]; /* or none */
        bool nine = memchr(code.digit, 9, GBR_WHITE_PAWNS) != NULL;
        bool meson = !nine && code.digit[GBR_QUEEN] < 5 && code.turn == GBR_WHITE;
        assert_int_equal(can_write(&code, &position, GBR_STYLE_MESON), meson);
        for (unsigned style = 0; gbr_style_name((enum gbr_style)style); style++) {
            bool listed = writes((enum gbr_style)style, GBR_PART_LIST);
            if (can_write(&code, listed ? &position : NULL, (enum gbr_style)style))
                assert_read_back(&code, &position, (enum gbr_style)style);
        }
        nines += nine;
        mesons += meson;
    }
    assert_in_range(nines, 40000 / FEWER, 60000 / FEWER); /* the dice are fair */
    assert_in_range(mesons, 5000 / FEWER, 50000 / FEWER);
}

/* ---- what a style cannot say ---- */

static void assert_refused(const struct gbr_code *code, const struct gbr_position *position,
    enum gbr_style style, enum gbr_error error)
{
    char out[GBR_CODE_SIZE];
    struct gbr_fault fault;
    memset(&fault, UNTOUCHED, sizeof fault);
    memset(out, UNTOUCHED, sizeof out);
    assert_int_equal(gbr_format_code(code, position, style, out, &fault), 0);
    check_fault(error, &fault, 0);
    assert_string_equal(out, ""); /* and no more was written: */
    CHECK(is_untouched(out + 1, sizeof out - 1));
    assert_int_equal(gbr_format_code(code, position, style, out, NULL), 0);
}

static void kings_are_needed(void **state)
{
    struct gbr_code code = {.digit = {1}, .king = {GBR_NO_SQUARE, GBR_NO_SQUARE}};
    struct gbr_position position = {.turn = GBR_WHITE};
    (void)state;
    assert_written(&code, NULL, GBR_STYLE_CLASS, "1000.00");
    assert_written(&code, NULL, GBR_STYLE_SHORT, "1000");
    for (unsigned style = 0; gbr_style_name((enum gbr_style)style); style++)
        if (gbr_style_needs((enum gbr_style)style) >> GBR_PART_KINGS & 1)
            assert_refused(&code, &position, (enum gbr_style)style, GBR_ERROR_NO_KINGS);
}

static void board_is_needed(void **state)
{
    struct gbr_code code = {.digit = {1}, .king = {0, 63}};
    (void)state;
    for (unsigned style = 0; gbr_style_name((enum gbr_style)style); style++)
        if (gbr_style_needs((enum gbr_style)style) >> GBR_PART_LIST & 1)
            assert_refused(&code, NULL, (enum gbr_style)style, GBR_ERROR_NO_BOARD);
}

static void count_is_needed(void **state)
{
    struct gbr_code code = {.digit = {0, 0, 0, 9}, .king = {0, 63}};
    (void)state;
    assert_refused(&code, NULL, GBR_STYLE_EG, GBR_ERROR_NINE);
    code.count[GBR_WHITE] = 4;
    code.count[GBR_BLACK] = 3;
    assert_written(&code, NULL, GBR_STYLE_EG, "a1h8 0009.00 4/3");
    code.count[GBR_WHITE] = 3;
    assert_refused(&code, NULL, GBR_STYLE_EG, GBR_ERROR_COUNT);
    assert_written(&code, NULL, GBR_STYLE_HHDB, "(0009.00a1h8)");
    code.digit[GBR_QUEEN] = 9; /* two 9s: no count says their men, but it is printed */
    assert_refused(&code, NULL, GBR_STYLE_EG, GBR_ERROR_COUNT); /* of six men */
    code.count[GBR_WHITE] = 7;
    code.count[GBR_BLACK] = 1;
    assert_written(&code, NULL, GBR_STYLE_EG, "a1h8 9009.00 7/1");
    code.count[GBR_BLACK] = 0;
    assert_refused(&code, NULL, GBR_STYLE_EG, GBR_ERROR_COUNT);
    code.count[GBR_WHITE] = 0;
    assert_refused(&code, NULL, GBR_STYLE_EG, GBR_ERROR_NINE);
    code.count[GBR_BLACK] = 7;
    assert_refused(&code, NULL, GBR_STYLE_EG, GBR_ERROR_COUNT);
    code.count[GBR_WHITE] = 1;
    assert_written(&code, NULL, GBR_STYLE_EG, "a1h8 9009.00 1/7");
}

static void meson_has_its_limits(void **state)
{
    static const struct {
        const char *fen;
        enum gbr_error error;
    } rows[] = {
        {"4k3/8/8/8/8/8/8/QK6 w", GBR_OK},
        {"q3k3/8/8/8/8/8/8/QK6 w", GBR_OK},
        {"4k3/8/8/8/8/8/8/QK6 b", GBR_ERROR_MESON_TURN},
        {"q3k3/8/8/8/8/8/8/QKQ5 w", GBR_ERROR_MESON_QUEENS},
        {"qq2k3/8/8/8/8/8/8/1K6 w", GBR_ERROR_MESON_QUEENS},
        {"4k3/8/8/8/8/8/8/QKQQ4 w", GBR_ERROR_MESON_NINE},
        {"rrr1k3/8/8/8/8/8/8/1K6 w", GBR_ERROR_MESON_NINE},
        {"4k3/8/8/8/8/8/8/NKNN4 w", GBR_ERROR_MESON_NINE},
        {"rr2k3/8/8/8/8/8/8/1K2RR2 w", GBR_OK},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        union parsed out;
        struct gbr_code code;
        parse_good(FEN, rows[i].fen, strlen(rows[i].fen), &out);
        gbr_encode(&out.position, &code, NULL);
        if (rows[i].error)
            assert_refused(&code, &out.position, GBR_STYLE_MESON, rows[i].error);
        else
            assert_read_back(&code, &out.position, GBR_STYLE_MESON);
    }
}

/* A number that is no style: of a caller built for a later library, or of none. */
static void unknown_style_is_refused(void **state)
{
    static const unsigned numbers[] = {1000, UINT32_MAX};
    struct gbr_code code = {.digit = {1}, .king = {0, 63}, .sign = '='};
    struct gbr_position position = {.turn = GBR_WHITE};
    unsigned last = 0;
    (void)state;
    while (gbr_style_name((enum gbr_style)last))
        last++;
    assert_refused(&code, &position, (enum gbr_style)last, GBR_ERROR_STYLE);
    for (size_t i = 0; i < 2; i++) {
        enum gbr_style style = (enum gbr_style)numbers[i];
        assert_refused(&code, &position, style, GBR_ERROR_STYLE);
        assert_null(gbr_style_name(style));
        assert_int_equal(gbr_style_parts(style) | gbr_style_needs(style), 0);
    }
}

/* ---- sizes ---- */

/* A board without an empty square, in all styles with all that they can hold. */
static void longest_code_fits(void **state)
{
    static const char *const boards[] = {
        "kqqqqqqq/pppppppp/rrrrrrrr/bbbbbbbb/NNNNNNNN/BBBBBBBB/PPPPPPPP/KNNNNNNN b",
        "kNNNNNNN/pppppppp/QQQQQQQQ/RRRRRRRR/BBBBBBBB/rrrrrrrr/PPPPPPPP/KBBBBBBB b",
        "kqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/Kqqqqqqq b",
        "kNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/KNNNNNNN b",
    };
    (void)state;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        union parsed out;
        struct gbr_code code;
        parse_good(FEN, boards[i], strlen(boards[i]), &out);
        assert_int_equal(gbr_encode(&out.position, &code, NULL), GBR_OK);
        code.sign = '+';
        assert_read_back(&code, &out.position, GBR_STYLE_FULL);
        assert_read_back(&code, &out.position, GBR_STYLE_EG_FULL);
        assert_read_back(&code, &out.position, GBR_STYLE_PROBLEEMBLAD);
    }
}

int main(void)
{
    static struct suite suite;
    ADD_TEST(&suite, written_as_printed);
    ADD_TEST(&suite, edges_are_written);
    add_rows(&suite, "full.tsv", 4, print_is_written_again);
    ADD_TEST(&suite, every_style_is_read_back);
    ADD_TEST(&suite, kings_are_needed);
    ADD_TEST(&suite, board_is_needed);
    ADD_TEST(&suite, count_is_needed);
    ADD_TEST(&suite, meson_has_its_limits);
    ADD_TEST(&suite, unknown_style_is_refused);
    ADD_TEST(&suite, longest_code_fits);
    return run_suite("format", &suite);
}
