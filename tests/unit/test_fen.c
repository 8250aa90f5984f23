/* test_fen.c - FEN and EPD, and boards */
#include "random.h"

/* ---- rows ---- */

/* A byte order mark is for the reader of a file to skip, not for the library. */
static const char *skip_bom(const char *field)
{
    static const char bom[] = "\\xef\\xbb\\xbf";
    return strncmp(field, bom, strlen(bom)) == 0 ? field + strlen(bom) : field;
}

static void reads_odd(void **state)
{
    const struct row *row = *state;
    for (unsigned partial = 0; partial < 2; partial++) {
        const char *expected = row->field[partial ? 3 : 1];
        union parsed out;
        struct gbr_fault fault;
        struct gbr_code code;
        char text[LINE_SIZE], class[8];
        size_t length = unescape(skip_bom(row->field[0]), text);
        if (parse(partial ? FEN_PARTIAL : FEN, text, length, &out, &fault) != GBR_OK) {
            assert_string_equal(error_names[fault.error], expected);
            if (!partial)
                assert_fault(&fault, expected, row->field[2]);
            continue;
        }
        assert_int_equal(gbr_encode(&out.position, &code), GBR_OK);
        class_of(&code, class);
        assert_string_equal(class, expected);
    }
}

static void refuses(void **state)
{
    const struct row *row = *state;
    union parsed out;
    bool partial = strcmp(row->field[1], "partial") == 0;
    if (!partial)
        assert_string_equal(row->field[1], "full");
    parse_field(partial ? FEN_PARTIAL : FEN, row->field[0], row->field[2], row->field[3], &out);
}

static void reads_turn(void **state)
{
    const struct row *row = *state;
    union parsed out;
    parse_field(FEN, row->field[0], "", "", &out);
    assert_int_equal(out.position.turn, row->field[1][0] == 'b' ? GBR_BLACK : GBR_WHITE);
}

static const char fen_bytes[] = "KQRBNPkqrbnpSs12345678/ ~_;[]-w9";

static void reads_spoiled(void **state)
{
    const struct row *row = *state;
    parse_spoiled(FEN, row->field[0], fen_bytes, 50);
    parse_spoiled(FEN_PARTIAL, row->field[0], fen_bytes, 50);
}

/* ---- against a naive reader ---- */

struct naive {
    const char *text;
    size_t length, at;
};

static int naive_byte(const struct naive *n)
{
    return n->at < n->length ? (unsigned char)n->text[n->at] : 0; /* the end is like NUL */
}

static bool naive_blank(struct naive *n)
{
    int byte = naive_byte(n);
    if (byte == ' ' || byte == '\t' || byte == '\n' || byte == '\v' || byte == '\f'
        || byte == '\r') {
        n->at++;
        return true;
    }
    if (n->length - n->at >= 2 && memcmp(n->text + n->at, "\xc2\xa0", 2) == 0) {
        n->at += 2;
        return true;
    }
    return false;
}

static bool naive_end(struct naive n)
{
    int byte = naive_byte(&n);
    return byte == 0 || byte == '_' || byte == ';' || byte == '[' || naive_blank(&n);
}

static bool naive_placement(struct naive *n, struct gbr_position *position)
{
    unsigned row = 0, file = 0;
    bool man_before = false;
    for (; !naive_end(*n); n->at++) {
        int byte = naive_byte(n);
        if (byte == '/' && file == 8 && row == 7) {
            struct naive slash = *n;
            for (n->at++; !naive_end(*n); n->at++) { /* the men in hand */
                if (strchr("KQRBNPSkqrbnps~-", naive_byte(n)))
                    continue;
                *n = slash;
                return false;
            }
            return true;
        } else if (byte == '/') {
            if (file != 8)
                return false;
            row++;
            file = 0;
            man_before = false;
        } else if (byte >= '1' && byte <= '8') {
            file += (unsigned)(byte - '0');
            man_before = false;
        } else if (byte == '~') {
            if (!man_before)
                return false;
            man_before = false;
        } else if (strchr("KQRBNPSkqrbnps", byte)) {
            if (file > 7)
                return false;
            if (byte == 'S')
                byte = 'N';
            if (byte == 's')
                byte = 'n';
            position->board[8 * (7 - row) + file] = (unsigned char)byte;
            file++;
            man_before = true;
        } else {
            return false;
        }
        if (file > 8)
            return false;
    }
    return row == 7 && file == 8;
}

static void naive_turn(struct naive *n, struct gbr_position *position)
{
    if (naive_byte(n) == '[') {
        const char *close = memchr(n->text + n->at, ']', n->length - n->at);
        n->at = close ? (size_t)(close - n->text) + 1 : n->length;
    }
    while (naive_byte(n) == '_' || naive_blank(n))
        n->at += naive_byte(n) == '_';
    position->turn = GBR_WHITE;
    if (naive_byte(n) != 'b' && naive_byte(n) != 'B')
        return;
    n->at++;
    int next = naive_byte(n) | 0x20;
    bool longer = (next >= 'a' && next <= 'z') || (naive_byte(n) >= '0' && naive_byte(n) <= '9');
    position->turn = longer ? GBR_WHITE : GBR_BLACK;
}

/* *wrong is where a bad placement goes wrong. */
static bool naive_fen(
    const char *text, size_t length, bool partial, struct gbr_position *position, size_t *wrong)
{
    static const char array[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    struct naive n = {text, length, 0}, a = {array, sizeof array - 1, 0};
    memset(position, 0, sizeof *position);
    while (naive_blank(&n))
        continue;
    struct naive behind = {text, length, n.at + strlen("startpos")};
    if (behind.at <= length && memcmp(text + n.at, "startpos", strlen("startpos")) == 0
        && naive_end(behind)) {
        n = behind;
        naive_placement(&a, position);
    } else if (!naive_placement(&n, position)) {
        *wrong = n.at;
        return false;
    }
    naive_turn(&n, position);
    position->material = recount(position->board);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        const unsigned char *count = position->material.men[side];
        unsigned end_pawns = 0;
        for (unsigned file = 0; file < 8; file++) {
            end_pawns += position->board[file] == (unsigned char)men[side][GBR_PAWN];
            end_pawns += position->board[56 + file] == (unsigned char)men[side][GBR_PAWN];
        }
        if (count[GBR_PAWN] > 8 || (!partial && (end_pawns > 0 || count[GBR_KING] != 1)))
            return false;
    }
    return true;
}

/* A FEN of the position in one of the many ways that it may be written. */
static size_t random_fen(
    struct dice *dice, const struct gbr_position *position, char out[LINE_SIZE])
{
    static const char *const before[] = {"", "", "", "", " ", "\xc2\xa0 ", "\t"};
    static const char *const behind[] = {"", " ", "\t", "_", "[Qn] ", "/Qn ", "/ ", "[] ",
        "\xc2\xa0", ";", " - ", "\r", " x", "  ", "[", "/~- "};
    static const char *const sides[2][4] = {
        {"w - - 0 1", "W KQkq - 0 1", "", "black"}, {"b - - 0 1", "B KQkq - 0 1", "b", "b;"}};
    char *end = out;
    bool fancy = roll(dice, 2);
    end += sprintf(end, "%s", fancy ? before[roll(dice, 7)] : "");
    for (unsigned row = 0; row < 8; row++) {
        unsigned empty = 0;
        for (unsigned file = 0; file <= 8; file++) {
            char man = file < 8 ? (char)position->board[8 * (7 - row) + file] : '/';
            if (man == 0)
                empty++;
            if (empty > 0 && (man || (fancy && roll(dice, 4) == 0))) {
                *end++ = (char)('0' + empty); /* runs may stand side by side */
                empty = 0;
            }
            if (man && fancy && (man | 0x20) == 'n' && roll(dice, 2))
                man = man == 'N' ? 'S' : 's';
            if (man)
                *end++ = man;
            if (man && man != '/' && fancy && roll(dice, 32) == 0)
                *end++ = '~';
        }
    }
    end--;
    end += sprintf(end, "%s%s", fancy ? behind[roll(dice, 16)] : " ",
        sides[position->turn][roll(dice, fancy ? 4 : 2)]);
    return (size_t)(end - out);
}

/* Without the board: the same answer, men and side to move. */
static void agrees_without_board(const char *text, size_t length, unsigned flags,
    const struct gbr_position *full, const struct gbr_fault *full_fault)
{
    struct gbr_position position, before;
    struct gbr_fault fault;
    memset(&before, 0xa5, sizeof before);
    position = before;
    enum gbr_error error = gbr_parse_fen(text, length, flags | GBR_MEN_ONLY, &position, &fault);
    if (error) {
        assert_int_equal(error, full_fault->error);
        assert_int_equal(fault.offset, full_fault->offset);
        assert_memory_equal(fault.value, full_fault->value, sizeof fault.value);
        assert_memory_equal(&position, &before, sizeof position);
        return;
    }
    assert_same_material(&position.material, &full->material);
    assert_int_equal(position.turn, full->turn);
}

static void agrees_with_naive(const char *text, size_t length)
{
    for (unsigned partial = 0; partial < 2; partial++) {
        union parsed out;
        struct gbr_fault fault;
        struct gbr_position naive;
        enum gbr_error error = parse(partial ? FEN_PARTIAL : FEN, text, length, &out, &fault);
        size_t wrong = length + 1;
        bool good = naive_fen(text, length, partial, &naive, &wrong);
        if (good != (error == GBR_OK))
            fail_msg("%.*s: %s", (int)length, text, error_names[error]);
        if (good)
            assert_same_position(&out.position, &naive);
        else if (error >= GBR_ERROR_RANK_LENGTH && error <= GBR_ERROR_BAD_MAN)
            assert_int_equal(fault.offset, wrong);
        agrees_without_board(text, length, partial ? GBR_PARTIAL : 0, &out.position, &fault);
    }
}

static void random_fens_agree(void **state)
{
    struct dice dice = {1};
    (void)state;
    for (unsigned i = 0; i < 200000 / FEWER; i++) {
        struct gbr_position position;
        char text[LINE_SIZE];
        if (roll(&dice, 8))
            random_position(&dice, &position);
        else
            random_partial(&dice, &position);
        size_t length = random_fen(&dice, &position, text);
        for (unsigned changes = roll(&dice, 3) ? roll(&dice, 3) : 0; changes > 0; changes--)
            length = mutate(&dice, text, length, sizeof text, fen_bytes);
        agrees_with_naive(text, length);
    }
}

/* Men and runs that make so many squares. */
static char *random_rank(struct dice *dice, unsigned squares, char *end)
{
    while (squares > 0) {
        unsigned run = roll(dice, 2) ? roll(dice, squares < 8 ? squares : 8) + 1 : 1;
        *end++ = run > 1 ? (char)('0' + run) : "1QrBn"[roll(dice, 5)];
        squares -= run;
    }
    return end;
}

/* Nothing wrong but the number of ranks or the length of one. */
static void random_ranks_agree(void **state)
{
    struct dice dice = {2};
    (void)state;
    for (unsigned i = 0; i < 50000 / FEWER; i++) {
        char text[LINE_SIZE], *end = text;
        unsigned ranks = roll(&dice, 4) ? 8 : roll(&dice, 12), wrong = roll(&dice, 9);
        for (unsigned rank = 0; rank < ranks; rank++) {
            unsigned squares = rank == wrong ? roll(&dice, 20) : 8;
            if (rank > 0)
                *end++ = '/';
            if (rank < 2 && squares > 0) {
                *end++ = "kK"[rank];
                squares--;
            }
            end = random_rank(&dice, squares, end);
        }
        agrees_with_naive(text, (size_t)(end - text));
    }
}

/* A promotion mark or a tab goes around the fast path: it must say the same. */
static void both_parsers_agree(void **state)
{
    static const char *const other[] = {"\t", "~ ", "\n", "[] ", "_"};
    struct dice dice = {3};
    (void)state;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        struct gbr_position position;
        char plain[GBR_FEN_SIZE], text[2 * GBR_FEN_SIZE];
        union parsed fast, slow;
        random_position(&dice, &position);
        gbr_format_fen(&position, plain);
        parse_good(FEN, plain, strlen(plain), &fast);
        assert_same_position(&fast.position, &position);
        char *blank = strchr(plain, ' ');
        for (unsigned way = 0; way < 5; way++) {
            bool mark = other[way][0] == '~';
            if (mark && blank[-1] >= '1' && blank[-1] <= '8')
                continue;
            snprintf(
                text, sizeof text, "%.*s%s%s", (int)(blank - plain), plain, other[way], blank + 1);
            parse_good(FEN, text, strlen(text), &slow);
            assert_same_position(&slow.position, &fast.position);
        }
    }
}

/* ---- partial boards ---- */

static void partial_is_read_back(void **state)
{
    struct dice dice = {4};
    (void)state;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        struct gbr_position position;
        union parsed out;
        char text[GBR_FEN_SIZE];
        random_partial(&dice, &position);
        size_t length = gbr_format_fen(&position, text);
        assert_int_equal(length, strlen(text));
        parse_good(FEN_PARTIAL, text, length, &out);
        assert_same_position(&out.position, &position);
    }
}

/* ---- boards ---- */

static void longest_fen_fits(void **state)
{
    struct gbr_position position;
    char *out = malloc(GBR_FEN_SIZE);
    union parsed read;
    (void)state;
    assert_non_null(out);
    memset(&position, 0, sizeof position);
    for (unsigned square = 0; square < GBR_SQUARES; square++)
        gbr_place(&position, square, 'Q');
    position.turn = GBR_BLACK;
    size_t length = gbr_format_fen(&position, out);
    assert_string_equal(
        out, "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ b - - 0 1");
    assert_int_equal(length, strlen(out));
    parse_good(FEN_PARTIAL, out, length, &read);
    assert_same_position(&read.position, &position);
    free(out);
}

/* A rank of any length is counted, up to a million squares. */
static void endless_rank_is_counted(void **state)
{
    enum { LENGTH = 1000002 };
    struct gbr_position position;
    struct gbr_fault fault;
    char *text = malloc(LENGTH);
    (void)state;
    assert_non_null(text);
    memset(text, 'Q', LENGTH);
    assert_int_equal(gbr_parse_fen(text, LENGTH, 0, &position, &fault), GBR_ERROR_RANK_LENGTH);
    assert_int_equal(fault.offset, 8);
    assert_int_equal(fault.value[1], 1000000);
    free(text);
}

static void writes_fen(void **state)
{
    static const char *const fens[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1",
        "4k3/8/8/8/1n5n/8/8/R3K2R b - - 0 1",
        "k7/pp6/8/8/8/8/6PP/7K b - - 0 1",
    };
    (void)state;
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        union parsed out;
        char written[GBR_FEN_SIZE];
        parse_good(FEN, fens[i], strlen(fens[i]), &out);
        assert_int_equal(gbr_format_fen(&out.position, written), strlen(fens[i]));
        assert_string_equal(written, fens[i]);
    }
}

static void startpos_is_the_array(void **state)
{
    static const char array[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b";
    union parsed word, board;
    (void)state;
    parse_good(FEN, "startpos b", strlen("startpos b"), &word);
    parse_good(FEN, array, strlen(array), &board);
    assert_same_position(&word.position, &board.position);
}

static void place_keeps_in_step(void **state)
{
    static const char letters[] = "KQRBNPkqrbnp";
    struct gbr_position position;
    struct dice dice = {5};
    (void)state;
    memset(&position, 0, sizeof position);
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        unsigned square = roll(&dice, GBR_SQUARES), letter = roll(&dice, sizeof letters);
        gbr_place(&position, square, letters[letter]); /* the last one is 0: empty */
        assert_int_equal(position.board[square], letters[letter]);
        struct gbr_material counted = recount(position.board);
        assert_same_material(&position.material, &counted);
        assert_int_equal(position.turn, GBR_WHITE);
    }
}

static void place_replaces(void **state)
{
    struct gbr_position position;
    (void)state;
    memset(&position, 0, sizeof position);
    position.turn = GBR_BLACK;
    gbr_place(&position, 0, 'q');
    gbr_place(&position, 63, 'K');
    assert_placement(&position, "7K/8/8/8/8/8/8/q7");
    gbr_place(&position, 0, 'P');
    assert_placement(&position, "7K/8/8/8/8/8/8/P7");
    assert_int_equal(position.material.men[GBR_BLACK][GBR_QUEEN], 0);
    assert_int_equal(position.material.men[GBR_WHITE][GBR_PAWN], 1);
    gbr_place(&position, 0, 0);
    gbr_place(&position, 1, 0);
    gbr_place(&position, GBR_NO_SQUARE, 'Q');
    gbr_place(&position, UINT32_MAX, 'Q');
    assert_placement(&position, "7K/8/8/8/8/8/8/8");
    assert_int_equal(gbr_count_men(&position.material, GBR_WHITE), 1);
    assert_int_equal(gbr_count_men(&position.material, GBR_BLACK), 0);
    assert_int_equal(position.turn, GBR_BLACK);
}

/* Square by square: a1 and a8 change places, and so do the colours. */
static void flips(void **state)
{
    struct dice dice = {6};
    (void)state;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        struct gbr_position position, turned;
        if (roll(&dice, 2))
            random_position(&dice, &position);
        else
            random_partial(&dice, &position);
        turned = position;
        gbr_flip_position(&turned);
        for (unsigned square = 0; square < GBR_SQUARES; square++) {
            unsigned other = 8 * (7 - square / 8) + square % 8;
            unsigned man = position.board[square];
            assert_int_equal(turned.board[other], man ? man ^ 0x20 : 0);
        }
        assert_memory_equal(
            turned.material.men[GBR_WHITE], position.material.men[GBR_BLACK], GBR_KINDS);
        assert_memory_equal(
            turned.material.men[GBR_BLACK], position.material.men[GBR_WHITE], GBR_KINDS);
        assert_int_not_equal(turned.turn, position.turn);
        gbr_flip_position(&turned);
        assert_same_position(&turned, &position);
    }
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "odd_fen.tsv", 5, reads_odd);
    add_rows(&suite, "bad_fen.tsv", 5, refuses);
    add_rows(&suite, "turns.tsv", 3, reads_turn);
    add_rows(&suite, "odd_fen.tsv", 5, reads_spoiled);
    ADD_TEST(&suite, random_fens_agree);
    ADD_TEST(&suite, random_ranks_agree);
    ADD_TEST(&suite, both_parsers_agree);
    ADD_TEST(&suite, partial_is_read_back);
    ADD_TEST(&suite, longest_fen_fits);
    ADD_TEST(&suite, endless_rank_is_counted);
    ADD_TEST(&suite, writes_fen);
    ADD_TEST(&suite, startpos_is_the_array);
    ADD_TEST(&suite, place_keeps_in_step);
    ADD_TEST(&suite, place_replaces);
    ADD_TEST(&suite, flips);
    return run_suite("fen", &suite);
}
