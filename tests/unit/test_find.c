/* test_find.c - what a text is, the outline of a code, codes in running text */
#include "random.h"

/* ---- what a text is ---- */

static const char *const kinds[] = {
    [GBR_TEXT_UNKNOWN] = "unknown",
    [GBR_TEXT_CODE] = "code",
    [GBR_TEXT_FEN] = "fen",
    [GBR_TEXT_PIECES] = "pieces",
    [GBR_TEXT_MATERIAL] = "material",
};

static enum gbr_text recognise(const char *text, size_t length)
{
    char *copy = copy_of(text, length);
    enum gbr_text kind = gbr_recognise(copy, length);
    free_copy(copy);
    assert_in_range(kind, 0, sizeof kinds / sizeof *kinds - 1);
    return kind;
}

static void is_recognised(void **state)
{
    const struct row *row = *state;
    char text[LINE_SIZE];
    size_t length = unescape(row->field[0], text);
    assert_string_equal(kinds[recognise(text, length)], row->field[1]);
}

/* What can be read as a kind begins as that kind does; the first of them in the order of the kinds
 * is what it is. */
static void is_what_can_be_read(void **state)
{
    const struct row *row = *state;
    char text[LINE_SIZE];
    union parsed out;
    struct gbr_fault fault;
    size_t length = unescape(row->field[0], text);
    enum gbr_text kind = recognise(text, length);
    enum gbr_error error = parse(TEXT, text, length, &out, &fault);
    assert_int_equal(
        error == GBR_ERROR_UNKNOWN_TEXT || error == GBR_ERROR_EMPTY, kind == GBR_TEXT_UNKNOWN);
    if (!error)
        assert_int_equal(out.reading.text, kind);
}

/* ---- outlines ---- */

/* text, how much of it is the code ("-": none), sign, point, bracket, source */
static void has_outline(void **state)
{
    const struct row *row = *state;
    struct gbr_outline outline;
    char text[LINE_SIZE], seen[LINE_SIZE];
    size_t length = unescape(row->field[0], text);
    char *copy = copy_of(text, length);
    memset(&outline, UNTOUCHED, sizeof outline);
    int found = gbr_outline_code(copy, length, &outline);
    free_copy(copy);
    if (!found) {
        assert_string_equal(row->field[1], "-");
        CHECK(is_untouched(&outline, sizeof outline));
        return;
    }
    assert_in_range(outline.end, 1, length);
    snprintf(seen, sizeof seen, "%.*s|%c%s%s", (int)outline.end, text,
        outline.sign ? outline.sign : '-', outline.point ? " point" : "",
        outline.bracket ? " bracket" : "");
    assert_string_equal(seen, row->field[1]);
}

/* ---- codes in running text ---- */

/* Appends "6[=0323.12g3g1] =0323.12g3g1 proved", or its fault in words, to a list of findings. */
static void add_finding(char *list, const char *text, const struct gbr_found *found)
{
    char code[GBR_CODE_SIZE], words[GBR_FAULT_SIZE];
    const struct gbr_span *printed = &found->printed;
    size_t used = strlen(list);
    gbr_format_code(&found->reading.code, NULL, GBR_STYLE_CLASS, code, NULL);
    gbr_format_fault(&found->fault, words);
    int length = snprintf(list + used, LINE_SIZE - used, "%s%zu[%.*s] %s%s%s%s",
        used > 0 ? "; " : "", printed->start, (int)printed->length, text + printed->start, code,
        found->proved ? " proved" : "", found->fault.error ? ", " : "",
        found->fault.error ? words : "");
    assert_in_range(length, 1, LINE_SIZE - used - 1);
}

/* text, findings, source */
static void finds(void **state)
{
    const struct row *row = *state;
    char text[LINE_SIZE], expected[LINE_SIZE], list[LINE_SIZE] = "";
    struct gbr_search search = {0, 0};
    struct gbr_found found;
    size_t length = unescape(row->field[0], text);
    unescape(row->field[1], expected);
    while (gbr_find_code(text, length, 0, &search, &found) == GBR_OK)
        add_finding(list, text, &found);
    assert_string_equal(*list ? list : "-", expected);
    for (size_t piece = 1; piece <= length; piece += piece < 20 ? 1 : 17)
        check_search(text, length, piece);
}

/* The same far from both ends of a text, so that nothing is known of them. */
static void finds_far_inside(void **state)
{
    enum { AROUND = GBR_FIND_AFTER + 100 };
    const struct row *row = *state;
    char field[LINE_SIZE], text[2 * AROUND + LINE_SIZE];
    size_t length = unescape(row->field[0], field), alone = check_search(field, length, length + 1);
    memset(text, '\n', sizeof text);
    memcpy(text + AROUND, field, length);
    for (size_t piece = 1; piece < 2 * AROUND; piece = 3 * piece + 1)
        assert_int_equal(check_search(text, 2 * AROUND + length, piece), alone);
}

/* One grammar: what is printed says the same in running text as it does as a record. */
static void is_found(void **state)
{
    const struct row *row = *state;
    char field[LINE_SIZE], text[LINE_SIZE];
    struct gbr_search search = {0, 0};
    struct gbr_found found;
    union parsed out;
    size_t length = unescape(row->field[0], field);
    parse_good(CODE, field, length, &out);
    if (out.reading.part[GBR_PART_CLASS].length == 4)
        return;
    length = (size_t)snprintf(text, sizeof text, "See %.900s\n\nand so on", field);
    assert_int_equal(gbr_find_code(text, length, 0, &search, &found), GBR_OK);
    assert_int_equal(found.fault.error, GBR_OK);
    CHECK(SAME(found.reading.code, out.reading.code));
    assert_int_equal(found.reading.full, out.reading.full);
    if (out.reading.full)
        CHECK(SAME(found.reading.position, out.reading.position));
    assert_int_equal(gbr_find_code(text, length, 0, &search, &found), GBR_ERROR_NO_CODE);
}

/* Pieces of print in any order, and what is longer than what a search looks at. */
static size_t random_print(struct dice *dice, char *text, size_t size)
{
    static const char *const parts[] = {"=0323.12g3g1", "0002.01", " ", "\n", "g3g1", "a1h8",
        "0001.10", "(", ")", "[", "]", "4/5", " Draw", " Win", "BTM, ", "= ", "+", "-", "1234.56",
        ".", ":", "/", "a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win", "\xc2\xa0", "\t",
        "--kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5", "2012.08.15", "see ", " for Black",
        "0009.00.e1e8b1c1d1/b8c8/", ", ", "\r\n", "\n\n", "1", "x", "e1", "?", "0041.10a1b2 c3d4"};
    size_t length = 0;
    for (unsigned n = roll(dice, 80) + 1; n > 0 && length + GBR_FIND_AFTER + 80 < size; n--) {
        const char *part = parts[roll(dice, sizeof parts / sizeof *parts)];
        unsigned times = roll(dice, 16) ? 1 : roll(dice, GBR_FIND_AFTER / 8);
        for (; times > 0 && length + strlen(part) < size; times--) {
            memcpy(text + length, part, strlen(part));
            length += strlen(part);
            times = times * strlen(part) > GBR_FIND_AFTER ? 1 : times;
        }
    }
    return length;
}

static void any_text_in_pieces(void **state)
{
    struct dice dice = {1};
    char *text = malloc(16 * GBR_FIND_AFTER);
    size_t found = 0;
    (void)state;
    assert_non_null(text);
    for (unsigned i = 0; i < 1500 / FEWER; i++) {
        size_t length = random_print(&dice, text, 16 * GBR_FIND_AFTER);
        size_t piece = roll(&dice, 2) ? roll(&dice, 100) + 20 : roll(&dice, 4000) + 1;
        found += check_search(text, length, piece);
    }
    assert_in_range(found, 1500 / FEWER, 150000 / FEWER); /* the dice are fair */
    free(text);
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "recognise.tsv", 3, is_recognised);
    add_rows(&suite, "recognise.tsv", 3, is_what_can_be_read);
    add_rows(&suite, "outline.tsv", 3, has_outline);
    add_rows(&suite, "find.tsv", 3, finds);
    add_rows(&suite, "find.tsv", 3, finds_far_inside);
    add_rows(&suite, "printed.tsv", 7, is_found);
    add_rows(&suite, "full.tsv", 4, is_found);
    ADD_TEST(&suite, any_text_in_pieces);
    return run_suite("find", &suite);
}
