/* test_compare.c - a printed code against what stands beside it: what is reported */
#include "rows.h"

#include "commands/compare.h"

struct report {
    char text[LINE_SIZE];
    size_t used;
};

/* "remark: " for a remark, then PRINTED -> COUNTED (WHY), or WHY alone; " | " between two. */
static void note(
    void *context, bool remark, const char *printed, const char *counted, const char *why)
{
    struct report *r = context;
    size_t room = sizeof r->text - r->used;
    const char *between = r->used > 0 ? " | " : "", *kind = remark ? "remark: " : "";
    int length = *printed ? snprintf(r->text + r->used, room, "%s%s%s -> %s (%s)", between, kind,
                     printed, counted, why)
                          : snprintf(r->text + r->used, room, "%s%s%s", between, kind, why);
    assert_in_range(length, 1, room - 1);
    r->used += (size_t)length;
}

/* code, what is beside it or -, the sign of the Result or -, what is reported or -, source */
static void reports(void **state)
{
    const struct row *row = *state;
    const char *code = row->field[0], *beside = row->field[1], *expected = row->field[3];
    struct gbr_reading printed, other;
    struct report report = {"-", 0};
    bool alone = strcmp(beside, "-") == 0;
    assert_int_equal(gbr_parse_code(code, strlen(code), &printed, NULL), GBR_OK);
    if (!alone)
        assert_int_equal(
            gbr_parse_text(beside, strlen(beside), GBR_TEXT_UNKNOWN, 0, &other, NULL), GBR_OK);
    char result = row->field[2][0] == '-' && row->field[2][1] == '\0' ? 0 : row->field[2][0];
    if (strcmp(row->field[2], "0-1") == 0)
        result = '-';
    compare(code, &printed, alone ? NULL : &other, result, note, &report);
    assert_string_equal(report.text, expected);
}

/* Every style of a position's code agrees with the position, and with itself. */
static void styles_agree(void **state)
{
    static const char *const fens[] = {"6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1",
        "4k3/8/8/8/8/8/8/NNN1K3 b - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        "QQQ1k3/8/8/8/8/8/rrr5/4K3 w - - 0 1"};
    (void)state;
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++)
        for (unsigned style = 0; gbr_style_name((enum gbr_style)style); style++) {
            struct gbr_reading beside, printed;
            struct report report = {"-", 0};
            char text[GBR_CODE_SIZE];
            assert_int_equal(
                gbr_parse_text(fens[i], strlen(fens[i]), GBR_TEXT_FEN, 0, &beside, NULL), GBR_OK);
            size_t length = gbr_format_code(
                &beside.code, &beside.position, (enum gbr_style)style, text, NULL);
            if (length == 0) /* this style cannot say it */
                continue;
            assert_int_equal(gbr_parse_code(text, length, &printed, NULL), GBR_OK);
            compare(text, &printed, &beside, 0, note, &report);
            compare(text, &printed, NULL, 0, note, &report);
            assert_string_equal(report.text, "-");
        }
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "compare.tsv", 5, reports);
    ADD_TEST(&suite, styles_agree);
    return run_suite("compare", &suite);
}
