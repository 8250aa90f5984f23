/* rows.c - tests made of rows, and what every call of a parser promises */
#include "rows.h"

/* cmocka's own failure: the next test goes on. */
void check_failed(const char *file, int line, const char *condition)
{
    print_error("not so: %s\n", condition);
    _fail(file, line);
    abort(); /* does not come back */
}

/* ---- rows ---- */

void add_test(struct suite *suite, const char *name, CMUnitTestFunction test, void *state)
{
    if (suite->tests == TESTS_MAX) {
        fprintf(stderr, "%s: more than %d tests\n", name, TESTS_MAX);
        exit(2);
    }
    suite->test[suite->tests++] = (struct CMUnitTest){name, test, NULL, NULL, state};
}

static void split_row(struct row *row)
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

void add_rows(struct suite *suite, const char *file, size_t fields, CMUnitTestFunction test)
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

int run_suite(const char *name, struct suite *suite)
{
    return cmocka_run_group_tests_name(name, suite->test, NULL, NULL);
}

size_t unescape(const char *field, char out[LINE_SIZE])
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

enum { ERRORS_MAX = 200 };

/* The names of enum gbr_error in their order, from the header: no list beside it to be kept. */
static const char *const *read_error_names(void)
{
    static char *names[ERRORS_MAX];
    char line[LINE_SIZE];
    size_t count = 0;
    bool inside = false;
    FILE *header = fopen("include/gbr.h", "r");
    while (header && fgets(line, sizeof line, header) && !(inside && line[0] == '}')) {
        const char *name = line + strspn(line, " ");
        size_t length = strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_");
        if (inside && strncmp(name, "GBR_", 4) == 0 && count + 1 < ERRORS_MAX) {
            names[count] = calloc(length + 1, 1);
            assert_non_null(names[count]);
            memcpy(names[count++], name, length);
        }
        inside |= strcmp(line, "enum gbr_error {\n") == 0;
    }
    assert_non_null(header);
    assert_true(inside);
    fclose(header);
    return (const char *const *)names;
}

const char *error_name(enum gbr_error error)
{
    static const char *const *names;
    if (!names)
        names = read_error_names();
    return (unsigned)error < ERRORS_MAX ? names[error] : NULL;
}

bool is_error_name(const char *field)
{
    return strncmp(field, "GBR_", 4) == 0;
}

void assert_fault(const struct gbr_fault *fault, const char *error, const char *offset)
{
    assert_string_equal(error_name(fault->error), error);
    assert_int_equal(fault->offset, strtoul(offset, NULL, 10));
}

/* ---- values ---- */

void assert_same_material(const struct gbr_material *material, const struct gbr_material *expected)
{
    assert_memory_equal(material->men, expected->men, sizeof expected->men);
}

void assert_same_position(const struct gbr_position *position, const struct gbr_position *expected)
{
    assert_memory_equal(position, expected, sizeof *expected); /* all its members are bytes */
}

void assert_same_class(const struct gbr_code *code, const struct gbr_code *expected)
{
    assert_memory_equal(code->digit, expected->digit, sizeof expected->digit);
}

void assert_same_kings(const struct gbr_code *code, const struct gbr_code *expected)
{
    assert_memory_equal(code->king, expected->king, sizeof expected->king);
}

/* ---- parsers, all called the same way ---- */

static enum gbr_error call_parser(
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
    case TEXT:
        return gbr_parse_text(text, length, GBR_TEXT_UNKNOWN, 0, &out->reading, fault);
    case CODE:
    case PARSERS:
        break;
    }
    return gbr_parse_code(text, length, &out->reading, fault);
}

static void assert_sane(enum parser parser, const union parsed *out, size_t length)
{
    if (parser <= PIECES_PARTIAL)
        check_position(
            &out->position, parser == FEN_PARTIAL || parser == PIECES_PARTIAL ? GBR_PARTIAL : 0);
    else if (parser == MATERIAL)
        assert_in_range(gbr_count_men(&out->material, GBR_WHITE), 1, GBR_SQUARES);
    else
        check_reading(&out->reading, length);
}

enum gbr_error parse(
    enum parser parser, const char *text, size_t length, union parsed *out, struct gbr_fault *fault)
{
    char *copy = copy_of(text, length);
    memset(out, UNTOUCHED, sizeof *out);
    memset(fault, UNTOUCHED, sizeof *fault);
    enum gbr_error error = call_parser(parser, copy, length, out, NULL);
    enum gbr_error again = call_parser(parser, copy, length, out, fault);
    free_copy(copy);

    assert_int_equal(again, error);
    if (error == GBR_OK) {
        assert_sane(parser, out, length);
        return GBR_OK;
    }
    CHECK(is_untouched(out, sizeof *out));
    check_fault(error, fault, length);
    return error;
}

void parse_good(enum parser parser, const char *text, size_t length, union parsed *out)
{
    struct gbr_fault fault;
    enum gbr_error error = parse(parser, text, length, out, &fault);
    if (error)
        fail_msg("%.*s: %s at %zu", (int)length, text, error_name(error), fault.offset);
}

bool parse_field(enum parser parser, const char *field, const char *expected, const char *offset,
    union parsed *out)
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

void placement_of(const unsigned char board[GBR_SQUARES], char out[GBR_FEN_SIZE])
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

void assert_placement(const struct gbr_position *position, const char *expected)
{
    char placement[GBR_FEN_SIZE];
    placement_of(position->board, placement);
    assert_string_equal(placement, expected);
}

void class_of(const struct gbr_code *code, char out[8])
{
    const unsigned char *d = code->digit;
    snprintf(out, 8, "%u%u%u%u.%u%u", d[0] % 10U, d[1] % 10U, d[2] % 10U, d[3] % 10U, d[4] % 10U,
        d[5] % 10U);
}

void kings_of(const struct gbr_code *code, char out[5])
{
    const unsigned char *king = code->king;
    if (king[GBR_WHITE] == GBR_NO_SQUARE)
        snprintf(out, 5, "-");
    else
        snprintf(out, 5, "%c%c%c%c", 'a' + king[0] % 8, '1' + king[0] / 8 % 8, 'a' + king[1] % 8,
            '1' + king[1] / 8 % 8);
}

size_t summary_of(const struct gbr_code *code, char out[SUMMARY_SIZE])
{
    char class[8], kings[5], count[8] = "-";
    class_of(code, class);
    kings_of(code, kings);
    if (code->count[GBR_WHITE] + code->count[GBR_BLACK] > 0)
        snprintf(count, sizeof count, "%u/%u", code->count[GBR_WHITE], code->count[GBR_BLACK]);
    return (size_t)snprintf(out, SUMMARY_SIZE, "%s %s %c %c %s", class, kings,
        code->sign ? code->sign : '-', code->turn == GBR_BLACK ? 'b' : 'w', count);
}
