/* test_class.c - from men to digits and back; the numbers of the classes */
#include "random.h"

/* The digit of a kind: a row for White's men, a column for Black's. Three of
 * a side are a 9 whatever the other has; it is no sum with a cap. */
static const char rule[5][6] = {"03699", "14799", "25899", "99999", "99999"};

static struct gbr_code classify(const struct gbr_material *material)
{
    struct gbr_code code;
    memset(&code, 0xa5, sizeof code);
    assert_int_equal(gbr_classify(material, &code, NULL), GBR_OK);
    return code;
}

static void slips_are_not_made(void **state)
{
    static const struct {
        enum gbr_kind kind;
        unsigned char white, black, digit;
    } rows[] = {
        {GBR_KNIGHT, 3, 0, 9}, /* not 3, one black knight */
        {GBR_QUEEN, 3, 0, 9},
        {GBR_QUEEN, 2, 2, 8}, /* though two of them are promoted: HHdb's 8797 */
        {GBR_BISHOP, 0, 3, 9},
        {GBR_ROOK, 1, 2, 7},
        {GBR_ROOK, 2, 1, 5},
        {GBR_BISHOP, 2, 3, 9},
        {GBR_KNIGHT, 64, 0, 9},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct gbr_material material = {{{[GBR_KING] = 1}, {[GBR_KING] = 1}}};
        material.men[GBR_WHITE][rows[i].kind] = rows[i].white;
        material.men[GBR_BLACK][rows[i].kind] = rows[i].black;
        assert_int_equal(classify(&material).digit[rows[i].kind], rows[i].digit);
    }
}

/* All 5^8 counts of pieces, and beside them any pawns and kings. */
static void rule_of_nine(void **state)
{
    struct dice dice = {1};
    (void)state;
    for (unsigned n = 0; n < 390625; n += FEWER) {
        struct gbr_material material;
        unsigned rest = n;
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
            for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++, rest /= 5)
                material.men[side][kind] = (unsigned char)(rest % 5);
            material.men[side][GBR_PAWN] = (unsigned char)roll(&dice, 9);
            material.men[side][GBR_KING] = (unsigned char)roll(&dice, 3);
        }
        struct gbr_code code = classify(&material);
        for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
            assert_int_equal('0' + code.digit[kind],
                rule[material.men[GBR_WHITE][kind]][material.men[GBR_BLACK][kind]]);
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
            assert_int_equal(code.digit[GBR_WHITE_PAWNS + side], material.men[side][GBR_PAWN]);
            assert_int_equal(code.king[side], GBR_NO_SQUARE);
            assert_int_equal(code.count[side], 0);
        }
        assert_int_equal(code.sign, 0);
        assert_int_equal(code.turn, GBR_WHITE);
    }
}

/* Counts up to a board full of men: no digit may wrap or leak into the next. */
static void large_counts(void **state)
{
    (void)state;
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++) {
        for (unsigned n = 0; n < 65 * 65; n++) {
            struct gbr_material material = {{{0}}};
            unsigned white = n / 65, black = n % 65;
            material.men[GBR_WHITE][kind] = (unsigned char)white;
            material.men[GBR_BLACK][kind] = (unsigned char)black;
            struct gbr_code code = classify(&material);
            for (unsigned other = 0; other < GBR_DIGITS; other++)
                assert_int_equal('0' + code.digit[other],
                    other == kind ? rule[white < 4 ? white : 4][black < 4 ? black : 4] : '0');
        }
    }
}

static void nine_pawns_are_refused(void **state)
{
    (void)state;
    for (unsigned n = 0; n < 65 * 65; n++) {
        unsigned white = n / 65, black = n % 65;
        struct gbr_position position;
        struct gbr_code code, before;
        memset(&position, 0, sizeof position);
        position.material.men[GBR_WHITE][GBR_PAWN] = (unsigned char)white;
        position.material.men[GBR_BLACK][GBR_PAWN] = (unsigned char)black;
        memset(&code, 0xa5, sizeof code);
        before = code;
        struct gbr_fault fault[2];
        memset(fault, UNTOUCHED, sizeof fault);
        enum gbr_error error = gbr_classify(&position.material, &code, &fault[0]);
        assert_int_equal(gbr_encode(&position, &code, &fault[1]), error);
        if (white <= 8 && black <= 8) {
            assert_int_equal(error, GBR_OK);
            assert_true(is_untouched(fault, sizeof fault));
            continue;
        }
        assert_int_equal(error, GBR_ERROR_NINE_PAWNS);
        for (unsigned i = 0; i < 2; i++) {
            check_fault(error, &fault[i], 0);
            assert_int_equal(fault[i].value[0], white > 8 ? GBR_WHITE : GBR_BLACK);
        }
        assert_int_equal(gbr_classify(&position.material, &code, NULL), error);
        assert_int_equal(gbr_encode(&position, &code, NULL), error);
        assert_memory_equal(&code, &before, sizeof code);
    }
}

/* ---- positions ---- */

static void pairs_agree(void **state)
{
    const struct row *row = *state;
    union parsed position, printed;
    struct gbr_code code;
    struct gbr_material material;
    parse_field(FEN, row->field[0], "", "", &position);
    parse_field(CODE, row->field[1], "", "", &printed);
    assert_int_equal(gbr_encode(&position.position, &code, NULL), GBR_OK);
    assert_same_class(&printed.reading.code, &code);
    assert_same_kings(&printed.reading.code, &code);
    if (printed.reading.code.count[GBR_WHITE] > 0)
        assert_memory_equal(printed.reading.code.count, code.count, sizeof code.count);
    assert_int_equal(gbr_decode(&code, &material, NULL), GBR_OK);
    assert_same_material(&material, &position.position.material);
}

static void misprints_disagree(void **state)
{
    const struct row *row = *state;
    union parsed position, printed;
    struct gbr_code code;
    char seen[SUMMARY_SIZE], class[8], kings[5];
    parse_field(FEN, row->field[0], "", "", &position);
    parse_field(CODE, row->field[1], "", "", &printed);
    assert_int_equal(gbr_encode(&position.position, &code, NULL), GBR_OK);
    class_of(&code, class);
    kings_of(&code, kings);
    bool class_differs = memcmp(code.digit, printed.reading.code.digit, sizeof code.digit) != 0;
    snprintf(seen, sizeof seen, class_differs ? "counted %s" : "diagram %s",
        class_differs ? class : kings);
    assert_non_null(strstr(row->field[2], seen));
    if (!class_differs)
        assert_memory_not_equal(code.king, printed.reading.code.king, sizeof code.king);
}

static void encodes(void **state)
{
    struct dice dice = {2};
    (void)state;
    for (unsigned i = 0; i < 50000 / FEWER; i++) {
        struct gbr_position position;
        struct gbr_code code;
        if (roll(&dice, 2))
            random_position(&dice, &position);
        else
            random_partial(&dice, &position);
        struct gbr_code expected = classify(&position.material);
        expected.turn = position.turn;
        expected.count[GBR_WHITE] = (unsigned char)gbr_count_men(&position.material, GBR_WHITE);
        expected.count[GBR_BLACK] = (unsigned char)gbr_count_men(&position.material, GBR_BLACK);
        if (position.material.men[GBR_WHITE][GBR_KING] == 1
            && position.material.men[GBR_BLACK][GBR_KING] == 1)
            for (unsigned char square = 0; square < GBR_SQUARES; square++) {
                if (position.board[square] == 'K')
                    expected.king[GBR_WHITE] = square;
                if (position.board[square] == 'k')
                    expected.king[GBR_BLACK] = square;
            }
        memset(&code, 0xa5, sizeof code);
        assert_int_equal(gbr_encode(&position, &code, NULL), GBR_OK);
        assert_memory_equal(&code, &expected, sizeof code);
    }
}

/* Kings that are counted and stand nowhere: material alone in the place of a position. */
static void kings_without_squares(void **state)
{
    struct gbr_position position = {.material = {{{[GBR_KING] = 1}, {[GBR_KING] = 1}}}};
    struct gbr_code code;
    (void)state;
    assert_int_equal(gbr_encode(&position, &code, NULL), GBR_OK);
    assert_int_equal(code.king[GBR_WHITE], GBR_NO_SQUARE);
    assert_int_equal(code.king[GBR_BLACK], GBR_NO_SQUARE);
}

/* ---- decode ---- */

static void refuse_decode(
    const struct gbr_code *code, enum gbr_error error, enum gbr_kind nine, unsigned nines)
{
    struct gbr_material material;
    struct gbr_fault fault;
    bool count = error == GBR_ERROR_COUNT;
    memset(&material, UNTOUCHED, sizeof material);
    assert_int_equal(gbr_decode(code, &material, &fault), error);
    check_fault(error, &fault, 0);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        assert_int_equal(fault.value[side], count ? code->count[side] : 0);
    assert_int_equal(fault.value[2], nine);
    assert_int_equal(fault.value[3], count ? nines : 0);
    assert_int_equal(gbr_decode(code, &material, NULL), error);
    assert_true(is_untouched(&material, sizeof material));
}

static bool has_count(const struct gbr_material *material, const unsigned char count[2])
{
    return gbr_count_men(material, GBR_WHITE) == count[GBR_WHITE]
        && gbr_count_men(material, GBR_BLACK) == count[GBR_BLACK];
}

/* The men of the 9 by trying all of them. */
static void count_settles_one_nine(void **state)
{
    (void)state;
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++) {
        for (unsigned n = 0; n < 20 * 20; n++) {
            struct gbr_material expected = {{{2, 1, 2, 1, 3, 1}, {0, 2, 1, 1, 2, 1}}}, material;
            expected.men[GBR_WHITE][kind] = expected.men[GBR_BLACK][kind] = 3;
            struct gbr_code code = classify(&expected);
            bool found = false;
            code.count[GBR_WHITE] = (unsigned char)(n / 20);
            code.count[GBR_BLACK] = (unsigned char)(n % 20);
            for (unsigned tried = 0; tried < 20 * 20 && !found; tried++) {
                expected.men[GBR_WHITE][kind] = (unsigned char)(tried / 20);
                expected.men[GBR_BLACK][kind] = (unsigned char)(tried % 20);
                found = classify(&expected).digit[kind] == 9 && has_count(&expected, code.count);
            }
            if (!found) {
                refuse_decode(
                    &code, n == 0 ? GBR_ERROR_NINE : GBR_ERROR_COUNT, (enum gbr_kind)kind, 1);
                continue;
            }
            assert_int_equal(gbr_decode(&code, &material, NULL), GBR_OK);
            assert_same_material(&material, &expected);
        }
    }
}

static void count_is_of_a_board(void **state)
{
    struct gbr_material expected = {{{0, 0, 0, 59, 0, 1}, {0, 0, 0, 3, 0, 1}}}, material;
    struct gbr_code code = classify(&expected);
    (void)state;
    code.count[GBR_WHITE] = 60;
    code.count[GBR_BLACK] = 4;
    assert_int_equal(gbr_decode(&code, &material, NULL), GBR_OK);
    assert_same_material(&material, &expected);
    code.count[GBR_BLACK] = 5; /* a man more than squares */
    refuse_decode(&code, GBR_ERROR_COUNT, GBR_KNIGHT, 1);
}

static void count_does_not_settle_two(void **state)
{
    struct gbr_material material = {{{3, 3, 0, 0, 0, 1}, {0, 0, 0, 0, 0, 1}}};
    struct gbr_code code = classify(&material);
    (void)state;
    refuse_decode(&code, GBR_ERROR_NINE, GBR_QUEEN, 2);
    code.count[GBR_WHITE] = 7;
    code.count[GBR_BLACK] = 1;
    refuse_decode(&code, GBR_ERROR_NINE, GBR_QUEEN, 2);
}

/* Can the men of the 9s, of so many kinds, be so many of White's and of Black's? Tries them. */
static bool can_be(unsigned nines, unsigned white, unsigned black)
{
    if (nines == 0)
        return white == 0 && black == 0;
    for (unsigned n = 0; n < (white + 1) * (black + 1); n++) {
        unsigned of_white = n % (white + 1), of_black = n / (white + 1);
        if ((of_white > 2 || of_black > 2) && can_be(nines - 1, white - of_white, black - of_black))
            return true;
    }
    return false;
}

/* Several 9s: the count is true of some men, or it is refused. */
static void count_of_several_nines(void **state)
{
    static const struct {
        unsigned char digit[GBR_DIGITS], others[2];
        enum gbr_kind first;
        unsigned nines;
    } rows[] = {
        {{9, 9, 0, 0, 0, 0}, {1, 1}, GBR_QUEEN, 2},
        {{0, 9, 8, 9, 2, 1}, {5, 4}, GBR_ROOK, 2},
        {{0, 0, 9, 9, 0, 3}, {1, 4}, GBR_BISHOP, 2},
        {{9, 9, 3, 9, 0, 0}, {1, 2}, GBR_QUEEN, 3},
        {{9, 9, 9, 9, 8, 8}, {9, 9}, GBR_QUEEN, 4},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct gbr_code code = {.king = {GBR_NO_SQUARE, GBR_NO_SQUARE}};
        memcpy(code.digit, rows[i].digit, sizeof code.digit);
        for (unsigned n = 1; n < 25 * 25; n++) {
            unsigned white = n % 25, black = n / 25;
            code.count[GBR_WHITE] = (unsigned char)white;
            code.count[GBR_BLACK] = (unsigned char)black;
            bool good = white >= rows[i].others[GBR_WHITE] && black >= rows[i].others[GBR_BLACK]
                && can_be(rows[i].nines, white - rows[i].others[GBR_WHITE],
                    black - rows[i].others[GBR_BLACK]);
            refuse_decode(
                &code, good ? GBR_ERROR_NINE : GBR_ERROR_COUNT, rows[i].first, rows[i].nines);
        }
    }
}

/* Whatever the bytes are: a count is of a board, and nothing wraps. */
static void odd_counts_are_refused(void **state)
{
    struct gbr_code code = {{9, 9, 0, 0, 0, 0}, {GBR_NO_SQUARE, GBR_NO_SQUARE}, {0, 0}, 0, 0};
    static const unsigned char counts[][2] = {
        {1, 255}, {255, 1}, {255, 255}, {64, 1}, {60, 5}, {33, 32}, {0, 7}, {7, 0}, {0, 1}};
    (void)state;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        memcpy(code.count, counts[i], sizeof code.count);
        refuse_decode(&code, GBR_ERROR_COUNT, GBR_QUEEN, 2);
    }
    code.count[GBR_WHITE] = 60;
    code.count[GBR_BLACK] = 4;
    refuse_decode(&code, GBR_ERROR_NINE, GBR_QUEEN, 2);
}

/* A count is only needed for a 9: elsewhere a wrong one does no harm. */
static void wrong_count_is_not_needed(void **state)
{
    struct gbr_material expected = {{{2, 0, 1, 0, 4, 1}, {1, 2, 0, 0, 8, 1}}}, material;
    struct gbr_code code = classify(&expected);
    (void)state;
    code.count[GBR_WHITE] = 60;
    code.count[GBR_BLACK] = 1;
    assert_int_equal(gbr_decode(&code, &material, NULL), GBR_OK);
    assert_same_material(&material, &expected);
}

/* ---- colours exchanged ---- */

static void flip_agrees_with_the_board(void **state)
{
    struct dice dice = {3};
    (void)state;
    for (unsigned i = 0; i < 50000 / FEWER; i++) {
        struct gbr_position position;
        struct gbr_code code, flipped, twice;
        if (roll(&dice, 2))
            random_position(&dice, &position);
        else
            random_partial(&dice, &position);
        gbr_encode(&position, &code, NULL);
        gbr_flip_position(&position);
        gbr_encode(&position, &flipped, NULL);
        twice = code;
        gbr_flip_code(&twice);
        assert_memory_equal(&twice, &flipped, sizeof twice);
        gbr_flip_code(&twice);
        assert_memory_equal(&twice, &code, sizeof twice);
    }
}

static void flip_keeps_a_draw_alone(void **state)
{
    static const unsigned char signs[][2] = {{'=', '='}, {'+', 0}, {0, 0}};
    (void)state;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        struct gbr_code code = {{0, 3, 2, 3, 1, 2}, {22, 6}, {4, 5}, signs[i][0], GBR_WHITE};
        struct gbr_code flipped = {{0, 1, 6, 1, 2, 1}, {62, 46}, {5, 4}, signs[i][1], GBR_BLACK};
        gbr_flip_code(&code);
        assert_memory_equal(&code, &flipped, sizeof code);
    }
}

static void flip_material(void **state)
{
    struct gbr_material material = {{{0, 1, 2, 3, 4, 5}, {6, 7, 8, 9, 64, 255}}};
    struct gbr_material flipped = {{{6, 7, 8, 9, 64, 255}, {0, 1, 2, 3, 4, 5}}};
    (void)state;
    gbr_flip_material(&material);
    assert_same_material(&material, &flipped);
}

/* ---- numbers ---- */

/* All of them, in the order of the codes. */
static void classes_have_numbers(void **state)
{
    char class[8], before[8] = "";
    (void)state;
    for (unsigned number = 0; number < GBR_CLASSES; number++) {
        struct gbr_code code, clear = {.king = {GBR_NO_SQUARE, GBR_NO_SQUARE}};
        memset(&code, UNTOUCHED, sizeof code);
        gbr_class_of_number(number, &code);
        class_of(&code, class);
        assert_true(strcmp(before, class) < 0);
        memcpy(before, class, sizeof before);
        if (gbr_class_number(&code) != number)
            fail_msg("%s", class);
        memcpy(clear.digit, code.digit, sizeof clear.digit);
        assert_memory_equal(&code, &clear, sizeof code);
    }
    assert_string_equal(before, "9999.88");
}

static void numbers_have_ends(void **state)
{
    static const unsigned large[] = {GBR_CLASSES - 1, GBR_CLASSES, GBR_CLASSES + 1, UINT32_MAX};
    struct gbr_code code;
    char class[8];
    (void)state;
    gbr_class_of_number(0, &code);
    class_of(&code, class);
    assert_string_equal(class, "0000.00");
    for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
        gbr_class_of_number(large[i], &code);
        class_of(&code, class);
        assert_string_equal(class, "9999.88");
    }
    memset(&code, 0xff, sizeof code); /* a code that is none */
    assert_in_range(gbr_class_number(&code), 0, GBR_CLASSES - 1);
}

/* The class of a material has the digits as its number. */
static void numbers_are_digits(void **state)
{
    struct gbr_material material = {{{0, 0, 2, 0, 1, 1}, {0, 1, 0, 1, 2, 1}}}; /* 0323.12 */
    struct gbr_code code = classify(&material);
    (void)state;
    assert_int_equal(gbr_class_number(&code), 323 * 81 + 1 * 9 + 2);
}

static void version_is_the_header(void **state)
{
    (void)state;
    assert_string_equal(gbr_version(), GBR_VERSION);
}

static void side_that_is_none_has_no_men(void **state)
{
    static const struct gbr_material material = {{{1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1}}};
    (void)state;
    assert_int_equal(gbr_count_men(&material, (enum gbr_side)2), 0);
    assert_int_equal(gbr_count_men(&material, (enum gbr_side)-1), 0);
}

int main(void)
{
    static struct suite suite;
    ADD_TEST(&suite, slips_are_not_made);
    ADD_TEST(&suite, rule_of_nine);
    ADD_TEST(&suite, large_counts);
    ADD_TEST(&suite, nine_pawns_are_refused);
    add_rows(&suite, "pairs.tsv", 3, pairs_agree);
    add_rows(&suite, "misprints.tsv", 4, misprints_disagree);
    ADD_TEST(&suite, encodes);
    ADD_TEST(&suite, kings_without_squares);
    ADD_TEST(&suite, count_settles_one_nine);
    ADD_TEST(&suite, count_is_of_a_board);
    ADD_TEST(&suite, count_does_not_settle_two);
    ADD_TEST(&suite, count_of_several_nines);
    ADD_TEST(&suite, odd_counts_are_refused);
    ADD_TEST(&suite, wrong_count_is_not_needed);
    ADD_TEST(&suite, flip_agrees_with_the_board);
    ADD_TEST(&suite, flip_keeps_a_draw_alone);
    ADD_TEST(&suite, flip_material);
    ADD_TEST(&suite, classes_have_numbers);
    ADD_TEST(&suite, numbers_have_ends);
    ADD_TEST(&suite, numbers_are_digits);
    ADD_TEST(&suite, version_is_the_header);
    ADD_TEST(&suite, side_that_is_none_has_no_men);
    return run_suite("class", &suite);
}
