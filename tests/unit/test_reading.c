/* test_reading.c - texts of any kind: read, turned over, written as a code */
#include "random.h"

/* text, kind, class kings sign turn count, what is known, source */
static void reads(void **state)
{
    const struct row *row = *state;
    union parsed out;
    char seen[SUMMARY_SIZE + 40];
    if (!parse_field(TEXT, row->field[0], row->field[1], row->field[2], &out))
        return;
    const struct gbr_reading *r = &out.reading;
    size_t length = summary_of(&r->code, seen);
    snprintf(seen + length, sizeof seen - length, " %s%s%s", r->full ? "squares" : "",
        r->has_material && !r->full ? "men" : "", r->turn_known ? " turn" : "");
    assert_string_equal(seen, row->field[1]);
}

/* Said to be of its kind a text is read as when nothing is said. */
static void reads_the_same_as_its_kind(void **state)
{
    const struct row *row = *state;
    char text[LINE_SIZE];
    struct gbr_reading any, same;
    size_t length = unescape(row->field[0], text);
    memset(&any, UNTOUCHED, sizeof any);
    memset(&same, UNTOUCHED, sizeof same);
    enum gbr_text kind = gbr_recognise(text, length);
    enum gbr_error error = gbr_parse_text(text, length, GBR_TEXT_UNKNOWN, 0, &any, NULL);
    if (kind != GBR_TEXT_UNKNOWN)
        assert_int_equal(gbr_parse_text(text, length, kind, 0, &same, NULL), error);
    if (!error)
        CHECK(SAME(any, same));
}

/* Turned over twice it is itself, but for a win of White's; once it is the code of the position
 * turned over. */
static void is_turned_over(void **state)
{
    const struct row *row = *state;
    char text[LINE_SIZE];
    struct gbr_reading r;
    size_t length = unescape(row->field[0], text);
    if (gbr_parse_text(text, length, GBR_TEXT_UNKNOWN, 0, &r, NULL) != GBR_OK)
        return;
    struct gbr_reading turned = r;
    gbr_flip_reading(&turned);
    check_code_ranges(&turned.code);
    if (turned.full) {
        struct gbr_code code;
        check_position(&turned.position, 0);
        gbr_encode(&turned.position, &code, NULL);
        assert_same_class(&turned.code, &code);
        assert_same_kings(&turned.code, &code);
    }
    gbr_flip_reading(&turned);
    turned.code.sign = r.code.sign;
    CHECK(SAME(turned, r));
}

/* ---- written in one call ---- */

static void assert_converted(
    const char *text, unsigned flags, enum gbr_style style, const char *expected)
{
    char *out = malloc(GBR_CODE_SIZE), *copy = copy_of(text, strlen(text));
    struct gbr_fault fault;
    assert_non_null(out);
    size_t length = gbr_convert(copy, strlen(text), flags, style, out, &fault);
    assert_int_equal(length, strlen(out));
    if (length == 0) {
        check_fault(fault.error, &fault, strlen(text));
        assert_string_equal(error_name(fault.error), expected);
    } else {
        assert_string_equal(out, expected);
    }
    free(out);
    free_copy(copy);
}

static void is_converted(void **state)
{
    static const char study[] = "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1";
    (void)state;
    assert_converted(study, 0, GBR_STYLE_CLASS, "0323.12");
    assert_converted(study, GBR_KINGS, GBR_STYLE_CLASS, "0323.12g3g1");
    assert_converted(study, GBR_KINGS | GBR_SIGN, GBR_STYLE_CLASS, "0323.12g3g1");
    assert_converted(study, 0, GBR_STYLE_EG, "g3g1 0323.12 4/5");
    assert_converted(study, 0, GBR_STYLE_FULL, "0323.12.g3g1a3a2e1g8.h6c3c6");
    assert_converted(study, 0, (enum gbr_style)1000, "GBR_ERROR_STYLE");
    assert_converted("g3g1 0323.12 4/5 Draw", 0, GBR_STYLE_CLASS, "0323.12");
    assert_converted("g3g1 0323.12 4/5 Draw", GBR_SIGN, GBR_STYLE_CLASS, "=0323.12");
    assert_converted("g3g1 0323.12 4/5 Draw", 0, GBR_STYLE_HHDB, "(=0323.12g3g1)");
    assert_converted("g3g1 0323.12 4/5 Draw", 0, GBR_STYLE_FULL, "GBR_ERROR_NO_BOARD");
    assert_converted("KBBPvKRNPP", 0, GBR_STYLE_CLASS, "0323.12");
    assert_converted("KBBPvKRNPP", GBR_KINGS, GBR_STYLE_CLASS, "GBR_ERROR_NO_KINGS");
    assert_converted("KBBPvKRNPP", 0, GBR_STYLE_HHDB, "GBR_ERROR_NO_KINGS");
    assert_converted("KQvK", 0, GBR_STYLE_SHORT, "1000");
    assert_converted("hello", 0, GBR_STYLE_CLASS, "GBR_ERROR_UNKNOWN_TEXT");
    assert_converted("", 0, GBR_STYLE_CLASS, "GBR_ERROR_EMPTY");
    assert_converted("8/8/8/8/8/8/8/K7", 0, GBR_STYLE_CLASS, "GBR_ERROR_NO_KING");
    assert_converted("8/8/8/8/8/8/8/K7", GBR_PARTIAL, GBR_STYLE_CLASS, "0000.00");
    assert_converted(
        "8/8/8/8/8/8/8/K7", GBR_PARTIAL | GBR_KINGS, GBR_STYLE_CLASS, "GBR_ERROR_NO_KINGS");
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "readings.tsv", 4, reads);
    add_rows(&suite, "readings.tsv", 4, reads_the_same_as_its_kind);
    add_rows(&suite, "readings.tsv", 4, is_turned_over);
    ADD_TEST(&suite, is_converted);
    return run_suite("reading", &suite);
}
