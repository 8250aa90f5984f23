/* test_code.c - codes as they are printed */
#include "random.h"

static const char code_bytes[] = "0123456789.abcdefgh12345678+=-/ ()[]:,?ZABTMWin\n";

/* ---- rows ---- */

static void reads(void **state)
{
    const struct row *row = *state;
    union parsed out;
    char seen[SUMMARY_SIZE + GBR_FEN_SIZE];
    if (!parse_field(CODE, row->field[0], row->field[1], row->field[2], &out))
        return;
    size_t length = summary_of(&out.reading.code, seen);
    strcpy(seen + length, " -");
    if (out.reading.full)
        placement_of(out.reading.position.board, seen + length + 1);
    assert_string_equal(seen, row->field[1]);
}

static void reads_printed(void **state)
{
    const struct row *row = *state;
    union parsed out;
    char seen[SUMMARY_SIZE], expected[LINE_SIZE];
    parse_field(CODE, row->field[0], "", "", &out);
    summary_of(&out.reading.code, seen);
    snprintf(expected, sizeof expected, "%s %s %s %s %s", row->field[1], row->field[2],
        row->field[3], row->field[4], row->field[5]);
    assert_string_equal(seen, expected);
    parse_spoiled(CODE, row->field[0], code_bytes, 10);
}

static void reads_full(void **state)
{
    const struct row *row = *state;
    union parsed out;
    parse_field(CODE, row->field[0], "", "", &out);
    assert_true(out.reading.full);
    assert_placement(&out.reading.position, row->field[1]);
}

/* The field of each part in a row of parts.tsv: what the span must hold. */
static void reads_parts(void **state)
{
    static const enum gbr_part parts[] = {GBR_PART_SIGN, GBR_PART_TURN, GBR_PART_KINGS,
        GBR_PART_CLASS, GBR_PART_KINGS_AGAIN, GBR_PART_LIST, GBR_PART_COUNT, GBR_PART_RESULT,
        GBR_PART_REST};
    const struct row *row = *state;
    union parsed out;
    parse_field(CODE, row->field[0], "", "", &out);
    for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++) {
        struct gbr_span span = out.reading.part[parts[i]];
        char seen[LINE_SIZE];
        snprintf(seen, sizeof seen, "%.*s", (int)span.length, row->field[0] + span.start);
        assert_string_equal(span.length > 0 ? seen : "-", row->field[1 + i]);
    }
}

/* Two signs that agree: the part is the first. */
static void first_sign_is_kept(void **state)
{
    static const char text[] = "+a1h8 0001.00 3/1 +";
    union parsed out;
    (void)state;
    parse_good(CODE, text, strlen(text), &out);
    assert_int_equal(out.reading.part[GBR_PART_SIGN].start, 0);
    assert_int_equal(out.reading.part[GBR_PART_SIGN].length, 1);
}

/* The words behind a code without a sign, and behind one that has its own. */
static void reads_result(void **state)
{
    static const char *const signs[] = {"", "+", "="};
    const struct row *row = *state;
    for (unsigned i = 0; i < 3; i++) {
        union parsed out;
        char text[LINE_SIZE + 20], words[LINE_SIZE], seen[SUMMARY_SIZE], expected[SUMMARY_SIZE];
        const char *sign = i > 0 ? signs[i] : row->field[1];
        unescape(row->field[0], words);
        snprintf(text, sizeof text, "%s a1h8 0001.10 %s", signs[i], words);
        parse_good(CODE, text, strlen(text), &out);
        summary_of(&out.reading.code, seen);
        snprintf(expected, sizeof expected, "0001.10 a1h8 %.1s %.1s -", sign, row->field[2]);
        assert_string_equal(seen, expected);
        assert_int_equal(out.reading.result ? out.reading.result : '-', row->field[1][0]);
        assert_string_equal(out.reading.doubt ? "doubt" : "sure", row->field[3]);
    }
}

static void reads_spoiled(void **state)
{
    const struct row *row = *state;
    parse_spoiled(CODE, row->field[0], code_bytes, 100);
}

/* ---- the whole domain ---- */

/* All 10^4 * 9^2 classes, written, read, and where there is no 9 back from their men. */
static void every_class(void **state)
{
    char *written = malloc(GBR_CODE_SIZE), *text = malloc(7);
    (void)state;
    assert_true(written && text);
    for (unsigned n = 0; n < GBR_CLASSES; n += FEWER) {
        struct gbr_code code = {.king = {GBR_NO_SQUARE, GBR_NO_SQUARE}}, back;
        struct gbr_reading reading;
        struct gbr_material material;
        char expected[8];
        unsigned rest = n;
        for (unsigned i = GBR_DIGITS; i-- > 0; rest /= i >= GBR_WHITE_PAWNS ? 9 : 10)
            code.digit[i] = (unsigned char)(rest % (i >= GBR_WHITE_PAWNS ? 9 : 10));
        class_of(&code, expected);
        assert_int_equal(gbr_format_code(&code, NULL, GBR_STYLE_CLASS, written, NULL), 7);
        assert_string_equal(written, expected);
        memcpy(text, written, 7);
        assert_int_equal(gbr_parse_code(text, 7, &reading, NULL), GBR_OK);
        assert_memory_equal(&reading.code, &code, sizeof code);
        bool nine = memchr(code.digit, 9, GBR_WHITE_PAWNS) != NULL;
        assert_int_equal(gbr_decode(&code, &material, NULL), nine ? GBR_ERROR_NINE : GBR_OK);
        if (nine)
            continue;
        assert_int_equal(gbr_classify(&material, &back, NULL), GBR_OK);
        assert_memory_equal(&back, &code, sizeof code);
        assert_int_equal(material.men[GBR_WHITE][GBR_KING], 1);
        assert_int_equal(material.men[GBR_BLACK][GBR_KING], 1);
    }
    free(written);
    free(text);
}

/* All kings, in front and behind. */
static void every_pair_of_kings(void **state)
{
    (void)state;
    for (unsigned n = 0; n < GBR_SQUARES * GBR_SQUARES; n++) {
        unsigned char king[2] = {
            (unsigned char)(n / GBR_SQUARES), (unsigned char)(n % GBR_SQUARES)};
        const struct gbr_code code = {.king = {king[0], king[1]}};
        char kings[5], text[2][32];
        kings_of(&code, kings);
        snprintf(text[0], sizeof text[0], "=0323.12%s", kings);
        snprintf(text[1], sizeof text[1], "= %s 0323.12", kings);
        for (unsigned i = 0; i < 2; i++) {
            union parsed out;
            struct gbr_fault fault;
            enum gbr_error error = parse(CODE, text[i], strlen(text[i]), &out, &fault);
            assert_int_equal(error, king[0] == king[1] ? GBR_ERROR_SQUARE_TWICE : GBR_OK);
            if (!error)
                assert_same_kings(&out.reading.code, &code);
        }
    }
}

/* ---- printed by chance ---- */

/* The squares of the men in the order of the code, a group in any order; blanks
 * where print may break a line: before a square. */
static char *print_list(struct dice *dice, const struct gbr_position *position,
    const struct gbr_code *code, const char *point, const char *const blanks[4], char *end)
{
    unsigned step = 2 * roll(dice, 32) + 1; /* odd: passes every square */
    for (unsigned kind = GBR_QUEEN; kind <= GBR_PAWN; kind++) {
        bool any = position->material.men[GBR_WHITE][kind]
            || position->material.men[GBR_BLACK][kind];
        if (kind == GBR_PAWN && any)
            end += sprintf(end, "%s", point);
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
            for (unsigned i = 0; i < GBR_SQUARES; i++) {
                unsigned square = i * step % GBR_SQUARES;
                if (position->board[square] == (unsigned char)men[side][kind])
                    end += sprintf(end, "%s%c%u", blanks[roll(dice, 4)], (char)('a' + square % 8),
                        square / 8 + 1);
            }
            if (kind < GBR_PAWN && code->digit[kind] == 9)
                *end++ = '/';
        }
    }
    return end;
}

enum form { GLUED, CAPTION, KINGS_AGAIN, ROYCROFT, GERMAN, MESON, TRIPLE, FORMS };

static size_t print_code(struct dice *dice, const struct gbr_position *position,
    const struct gbr_code *code, enum form form, char out[LINE_SIZE])
{
    static const char *const none[4] = {"", "", "", ""};
    static const char *const some[4] = {"", " ", "\n", "\xc2\xa0 "};
    const char *const *blanks = form >= MESON || roll(dice, 2) ? none : some;
    const char *sign = code->sign == '+' ? "+" : code->sign == '=' ? "=" : "";
    const char *result = code->sign == '+' ? "Win" : code->sign == '=' ? "draw" : "";
    const char *point = roll(dice, 4) ? "." : "", *b = blanks[roll(dice, 4)];
    bool black = code->turn == GBR_BLACK;
    unsigned white = code->count[GBR_WHITE], blacks = code->count[GBR_BLACK];
    char class[8], kings[5], *end = out;
    class_of(code, class);
    kings_of(code, kings);
    switch (form) {
    case GLUED:
        end += sprintf(end, "(%s%s%s%s%s%s", sign, b, black ? "ZAZ " : "", class, b, kings);
        end = print_list(dice, position, code, "", blanks, end);
        end += sprintf(end, ")");
        break;
    case CAPTION:
        end += sprintf(end, "%s%s %s ", kings, b, class);
        end = print_list(dice, position, code, point, blanks, end);
        end += sprintf(end, " %u/%u %s%s", white, blacks, black ? "BTM, " : "", result);
        break;
    case KINGS_AGAIN:
        end += sprintf(end, "[%s%s%s%s%s", kings, b, class, b, kings);
        end = print_list(dice, position, code, point, blanks, end);
        end += sprintf(end, "] %s, %s", black ? "Black to move" : "White to play", result);
        break;
    case ROYCROFT:
        end += sprintf(end, "%s %s ", kings, class);
        end = print_list(dice, position, code, point, blanks, end);
        end += sprintf(end, " %u/%u%s.%s", white, blacks, sign, black ? " BTM" : "");
        break;
    case GERMAN:
        end += sprintf(end, "%s%s.%s%s", sign, class, b, kings);
        end = print_list(dice, position, code, ".", blanks, end);
        end += sprintf(end, "%s", black ? " BTM" : "");
        break;
    case MESON:
        end += sprintf(end, "--castling=Qk --kings=%s --gbr=%s --pos=", kings, class);
        end = print_list(dice, position, code, "", blanks, end);
        break;
    case TRIPLE:
    case FORMS:
        end += sprintf(end, "%s:%s:", kings, class);
        end = print_list(dice, position, code, "", blanks, end);
        break;
    }
    return (size_t)(end - out);
}

static void any_printing_is_read(void **state)
{
    struct dice dice = {1};
    (void)state;
    for (unsigned i = 0; i < 50000 / FEWER; i++) {
        struct gbr_position position;
        struct gbr_code code;
        union parsed out;
        char text[LINE_SIZE];
        enum form form = (enum form)roll(&dice, FORMS);
        random_position(&dice, &position);
        if (form >= MESON) /* they have no mark for it */
            position.turn = GBR_WHITE;
        gbr_encode(&position, &code, NULL);
        bool nine = memchr(code.digit, 9, GBR_WHITE_PAWNS) != NULL;
        bool no_men = code.count[GBR_WHITE] + code.count[GBR_BLACK] == 2;
        if (form >= MESON && (nine || no_men))
            continue;
        code.sign = (unsigned char)(form >= MESON ? 0 : "+="[roll(&dice, 3)]); /* or none */
        parse_good(CODE, text, print_code(&dice, &position, &code, form, text), &out);
        assert_true(out.reading.full);
        assert_same_position(&out.reading.position, &position);
        assert_same_class(&out.reading.code, &code);
        assert_same_kings(&out.reading.code, &code);
        assert_int_equal(out.reading.code.sign, code.sign);
        assert_int_equal(out.reading.code.turn, code.turn);
    }
}

/* More of squares and slashes than any list has. */
static void endless_list_is_refused(void **state)
{
    (void)state;
    for (unsigned squares = 30; squares < 200; squares++) {
        char text[LINE_SIZE] = "a1h8 9999.88 ";
        union parsed out;
        struct gbr_fault fault;
        size_t length = strlen(text);
        for (unsigned i = 0; i < squares; i++, length += 3)
            memcpy(text + length, "b1/", 3);
        assert_int_not_equal(parse(CODE, text, length, &out, &fault), GBR_OK);
    }
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "codes.tsv", 4, reads);
    add_rows(&suite, "codes.tsv", 4, reads_spoiled);
    add_rows(&suite, "full.tsv", 4, reads_full);
    add_rows(&suite, "parts.tsv", 11, reads_parts);
    add_rows(&suite, "results.tsv", 5, reads_result);
    add_rows(&suite, "printed.tsv", 7, reads_printed);
    ADD_TEST(&suite, first_sign_is_kept);
    ADD_TEST(&suite, every_class);
    ADD_TEST(&suite, every_pair_of_kings);
    ADD_TEST(&suite, any_printing_is_read);
    ADD_TEST(&suite, endless_list_is_refused);
    return run_suite("code", &suite);
}
