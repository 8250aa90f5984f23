/* test_pattern.c - what codes to look for */
#include "random.h"

/* Parses a copy that ends where the text does: filled, or as it was with a fault inside the text.
 */
static enum gbr_error parse_pattern(
    const char *text, size_t length, struct gbr_pattern *pattern, struct gbr_fault *fault)
{
    char *copy = copy_of(text, length);
    memset(pattern, UNTOUCHED, sizeof *pattern);
    memset(fault, UNTOUCHED, sizeof *fault);
    enum gbr_error error = gbr_parse_pattern(copy, length, pattern, NULL);
    assert_int_equal(gbr_parse_pattern(copy, length, pattern, fault), error);
    free_copy(copy);
    if (error == GBR_OK) {
        assert_true(is_untouched(fault, sizeof *fault));
        return GBR_OK;
    }
    assert_true(is_untouched(pattern, sizeof *pattern));
    check_fault(error, fault, length);
    return error;
}

/* Every member in its range, and turned over twice itself. */
static void check_pattern(const struct gbr_pattern *pattern)
{
    struct gbr_pattern twice = *pattern;
    assert_in_range(pattern->by_material, 0, 1);
    assert_in_range(pattern->needs_kings, 0, 1);
    assert_true(pattern->sign == '+' || pattern->sign == '=' || pattern->sign == 0);
    for (unsigned i = 0; i < GBR_DIGITS && !pattern->by_material; i++)
        assert_in_range(pattern->digits[i], 1, (1U << (i < GBR_WHITE_PAWNS ? 10 : 9)) - 1);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        assert_int_not_equal(pattern->files[side], 0);
        assert_int_not_equal(pattern->ranks[side], 0);
        if (!pattern->needs_kings)
            assert_int_equal(pattern->files[side] & pattern->ranks[side], 0xff);
    }
    gbr_flip_pattern(&twice);
    assert_int_equal(twice.sign, pattern->sign == '+' ? '-' : pattern->sign);
    gbr_flip_pattern(&twice);
    if (pattern->sign == '+')
        twice.sign = '+'; /* a win of White's is lost */
    assert_memory_equal(twice.digits, pattern->digits, sizeof twice.digits);
    assert_memory_equal(twice.files, pattern->files, sizeof twice.files);
    assert_memory_equal(twice.ranks, pattern->ranks, sizeof twice.ranks);
    assert_int_equal(twice.needs_kings, pattern->needs_kings);
    assert_int_equal(twice.sign, pattern->sign);
    assert_int_equal(twice.by_material, pattern->by_material);
    assert_same_material(&twice.material, &pattern->material);
}

static void parses(void **state)
{
    const struct row *row = *state;
    char text[LINE_SIZE];
    struct gbr_pattern pattern;
    struct gbr_fault fault;
    size_t length = unescape(row->field[0], text);
    enum gbr_error error = parse_pattern(text, length, &pattern, &fault);
    if (is_error_name(row->field[1]) || error) {
        assert_int_not_equal(error, GBR_OK);
        assert_fault(&fault, row->field[1], row->field[2]);
        return;
    }
    check_pattern(&pattern);
}

static void parses_spoiled(void **state)
{
    static const char bytes[] = "0123456789?[]-.*()+= abcdefghKRPv";
    const struct row *row = *state;
    char text[LINE_SIZE], spoiled[LINE_SIZE];
    struct gbr_pattern pattern;
    struct gbr_fault fault;
    size_t length = unescape(row->field[0], text);
    struct dice dice = {length};
    for (unsigned i = 0; i < 300; i++) {
        size_t n = i <= length ? i : length;
        memcpy(spoiled, text, length);
        for (unsigned changes = i <= length ? 0 : roll(&dice, 4) + 1; changes > 0; changes--)
            n = mutate(&dice, spoiled, n, sizeof spoiled, bytes);
        if (parse_pattern(spoiled, n, &pattern, &fault) == GBR_OK)
            check_pattern(&pattern);
    }
}

static int match_reading(const struct gbr_pattern *pattern, const struct gbr_reading *reading)
{
    return gbr_match(pattern, &reading->code, reading->has_material ? &reading->material : NULL);
}

static void matches(void **state)
{
    const struct row *row = *state;
    struct gbr_pattern pattern;
    struct gbr_fault fault;
    struct gbr_reading reading;
    const char *text = row->field[1];
    assert_int_equal(parse_pattern(row->field[0], strlen(row->field[0]), &pattern, &fault), GBR_OK);
    assert_int_equal(
        gbr_parse_text(text, strlen(text), GBR_TEXT_UNKNOWN, 0, &reading, NULL), GBR_OK);
    assert_int_equal(match_reading(&pattern, &reading), strcmp(row->field[2], "yes") == 0);
    gbr_flip_pattern(&pattern);
    assert_int_equal(match_reading(&pattern, &reading), strcmp(row->field[3], "yes") == 0);
}

static struct gbr_pattern pattern_of(const char *text)
{
    struct gbr_pattern pattern;
    struct gbr_fault fault;
    assert_int_equal(parse_pattern(text, strlen(text), &pattern, &fault), GBR_OK);
    return pattern;
}

static void fills_every_member(void **state)
{
    (void)state;
    struct gbr_pattern p = pattern_of("=[013]?[2-4]9.*g??1");
    static const unsigned short digits[] = {0x00b, 0x3ff, 0x01c, 0x200, 0x1ff, 0x1ff};
    assert_memory_equal(p.digits, digits, sizeof digits);
    assert_int_equal(p.sign, '=');
    assert_int_equal(p.needs_kings, 1);
    assert_int_equal(p.by_material, 0);
    assert_int_equal(p.files[GBR_WHITE], 0x40);
    assert_int_equal(p.ranks[GBR_WHITE], 0xff);
    assert_int_equal(p.files[GBR_BLACK], 0xff);
    assert_int_equal(p.ranks[GBR_BLACK], 0x01);
    gbr_flip_pattern(&p);
    /* 0, 1 and 3 are 0, 3 and 1 turned; 2 to 4 are 6, 1 and 4. */
    static const unsigned short turned[] = {0x00b, 0x3ff, 0x052, 0x200, 0x1ff, 0x1ff};
    assert_memory_equal(p.digits, turned, sizeof turned);
    assert_int_equal(p.ranks[GBR_WHITE], 0x80);
    assert_int_equal(p.files[GBR_BLACK], 0x40);

    p = pattern_of("KQvKR");
    struct gbr_material men_of_it = {{{1, 0, 0, 0, 0, 1}, {0, 1, 0, 0, 0, 1}}};
    assert_int_equal(p.by_material, 1);
    assert_int_equal(p.needs_kings, 0);
    assert_same_material(&p.material, &men_of_it);
}

/* Each digit of a pattern against each digit of a code. */
static void digits_match_alone(void **state)
{
    (void)state;
    for (unsigned place = 0; place < GBR_DIGITS; place++) {
        unsigned last = place < GBR_WHITE_PAWNS ? 9 : 8;
        for (unsigned wanted = 0; wanted <= last; wanted++) {
            char text[] = "0000.00";
            text[place < GBR_WHITE_PAWNS ? place : place + 1] = (char)('0' + wanted);
            struct gbr_pattern pattern = pattern_of(text);
            for (unsigned digit = 0; digit <= 255; digit++) {
                struct gbr_code code = {.king = {GBR_NO_SQUARE, GBR_NO_SQUARE}};
                code.digit[place] = (unsigned char)digit; /* also such as no code has */
                assert_int_equal(gbr_match(&pattern, &code, NULL), digit == wanted);
            }
        }
    }
}

/* A digit that is none is not even any digit, nor is a square that is none anywhere. */
static void no_code_matches_nothing(void **state)
{
    struct gbr_pattern any = pattern_of("????.*"), kings = pattern_of("????.*????");
    struct gbr_code code = {.king = {0, 63}};
    (void)state;
    assert_int_equal(gbr_match(&any, &code, NULL), 1);
    assert_int_equal(gbr_match(&kings, &code, NULL), 1);
    for (unsigned square = GBR_NO_SQUARE; square < 256; square++) {
        code.king[GBR_BLACK] = (unsigned char)square;
        assert_int_equal(gbr_match(&any, &code, NULL), 1);
        assert_int_equal(gbr_match(&kings, &code, NULL), 0);
    }
    for (unsigned digit = 10; digit < 256; digit++) {
        code.digit[GBR_ROOK] = (unsigned char)digit;
        assert_int_equal(gbr_match(&any, &code, NULL), 0);
    }
}

static void black_wins_in_no_code(void **state)
{
    struct gbr_pattern pattern = pattern_of("+????.*");
    struct gbr_code code = {.king = {GBR_NO_SQUARE, GBR_NO_SQUARE}};
    (void)state;
    gbr_flip_pattern(&pattern);
    for (unsigned sign = 0; sign < 256; sign++) {
        code.sign = (unsigned char)sign;
        assert_int_equal(gbr_match(&pattern, &code, NULL), 0);
    }
}

static void material_must_be_known(void **state)
{
    struct gbr_pattern pattern = pattern_of("KRvK");
    struct gbr_material material = {{{0, 1, 0, 0, 0, 1}, {0, 0, 0, 0, 0, 1}}};
    struct gbr_code code;
    (void)state;
    gbr_classify(&material, &code, NULL);
    assert_int_equal(gbr_match(&pattern, &code, &material), 1);
    assert_int_equal(gbr_match(&pattern, &code, NULL), 0);
    material.men[GBR_BLACK][GBR_PAWN] = 1; /* the code does not matter */
    assert_int_equal(gbr_match(&pattern, &code, &material), 0);
}

/* A pattern turned finds what the pattern finds in codes turned, but for wins. */
static void flips_as_codes_do(void **state)
{
    static const char *const digits[] = {"0", "1", "?", "[0-2]", "[36]", "[1-79]", "?", "[0-9]"};
    static const char *const pawns[] = {"", ".*", ".??", ".0[0-2]", ".[1-8]?", ".21"};
    static const char *const squares[] = {"", "", "????", "a?h?", "?1?8", "[", "e1??"};
    struct dice dice = {4};
    unsigned found = 0;
    (void)state;
    for (unsigned i = 0; i < 200000 / FEWER; i++) {
        char text[80];
        const char *kings = squares[roll(&dice, 7)];
        snprintf(text, sizeof text, "%s%s%s%s%s%s%s", roll(&dice, 4) ? "" : "=",
            digits[roll(&dice, 8)], digits[roll(&dice, 8)], digits[roll(&dice, 8)],
            digits[roll(&dice, 8)], pawns[roll(&dice, 6)], kings[0] == '[' ? "" : kings);
        struct gbr_pattern pattern = pattern_of(text), turned = pattern;
        struct gbr_code code;
        gbr_class_of_number(roll(&dice, GBR_CLASSES), &code);
        for (unsigned digit = 0; digit < GBR_DIGITS; digit++)
            if (roll(&dice, 2))
                code.digit[digit] = (unsigned char)roll(&dice, 3);
        if (roll(&dice, 2)) {
            code.king[GBR_WHITE] = (unsigned char)roll(&dice, 8);
            code.king[GBR_BLACK] = (unsigned char)(56 + roll(&dice, 8));
        }
        code.sign = roll(&dice, 2) ? '=' : 0;
        gbr_flip_pattern(&turned);
        int match = gbr_match(&pattern, &code, NULL);
        found += (unsigned)match;
        gbr_flip_code(&code);
        assert_int_equal(gbr_match(&turned, &code, NULL), match);
    }
    assert_true(found * FEWER > 2000);
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "patterns.tsv", 4, parses);
    add_rows(&suite, "patterns.tsv", 4, parses_spoiled);
    add_rows(&suite, "matches.tsv", 5, matches);
    ADD_TEST(&suite, fills_every_member);
    ADD_TEST(&suite, digits_match_alone);
    ADD_TEST(&suite, no_code_matches_nothing);
    ADD_TEST(&suite, black_wins_in_no_code);
    ADD_TEST(&suite, material_must_be_known);
    ADD_TEST(&suite, flips_as_codes_do);
    return run_suite("pattern", &suite);
}
