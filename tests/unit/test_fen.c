/* test_fen.c - FEN and EPD */
#include "random.h"

#include "fen.h"

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
            assert_string_equal(error_name(fault.error), expected);
            if (!partial)
                assert_fault(&fault, expected, row->field[2]);
            continue;
        }
        assert_int_equal(gbr_encode(&out.position, &code, NULL), GBR_OK);
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

/* "ah", or "-" */
static void files_of(unsigned files, char out[9])
{
    char *end = out;
    for (unsigned file = 0; file < 8; file++)
        if (files >> file & 1)
            *end++ = (char)('a' + file);
    if (end == out)
        *end++ = '-';
    *end = '\0';
}

/* Castling rights and en passant as read, and as written in a FEN that is read as the same. */
static void reads_fields(void **state)
{
    const struct row *row = *state;
    char files[9], square[GBR_SQUARE_SIZE], fen[GBR_FEN_SIZE], expected[GBR_FEN_SIZE];
    union parsed out, again;
    parse_field(FEN, row->field[0], "", "", &out);
    const struct gbr_position *position = &out.position;
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        files_of(position->castling[side], files);
        assert_string_equal(files, row->field[1 + side]);
    }
    gbr_format_square(position->en_passant, square);
    assert_string_equal(position->en_passant ? square : "-", row->field[3]);

    size_t length = gbr_format_fen(position, fen);
    placement_of(position->board, expected);
    sprintf(expected + strlen(expected), " %c %s %s 0 1", position->turn == GBR_WHITE ? 'w' : 'b',
        row->field[4], row->field[3]);
    assert_string_equal(fen, expected);
    parse_good(FEN, fen, length, &again);
    assert_same_position(&again.position, position);
}

static const char fen_bytes[] = "KQRBNPkqrbnpSs12345678/ ~_;[]-w9moves";

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

static void naive_gap(struct naive *n)
{
    while (naive_byte(n) == '_' || naive_blank(n))
        n->at += naive_byte(n) == '_';
}

/* The field at n, up to where it ends; n is moved there. */
static struct naive naive_field(struct naive *n)
{
    struct naive field = *n;
    while (!naive_end(*n))
        n->at++;
    field.length = n->at;
    return field;
}

static bool naive_turn(struct naive *n, struct gbr_position *position)
{
    int side = naive_byte(n), next;
    if (side == 0 || !strchr("wWbB", side))
        return false;
    n->at++;
    next = naive_byte(n) | 0x20;
    if ((next >= 'a' && next <= 'z') || (naive_byte(n) >= '0' && naive_byte(n) <= '9')) {
        n->at--;
        return false;
    }
    position->turn = side == 'b' || side == 'B' ? GBR_BLACK : GBR_WHITE;
    return true;
}

/* The file of the side's only king on its home rank, or -1. */
static int naive_king(const struct gbr_position *position, unsigned side)
{
    int king = -1, kings = 0;
    for (int square = 0; square < GBR_SQUARES; square++) {
        if (position->board[square] != (unsigned char)men[side][GBR_KING])
            continue;
        kings++;
        if (square / 8 == (side == GBR_WHITE ? 0 : 7))
            king = square % 8;
    }
    return kings == 1 ? king : -1;
}

static bool naive_rook(const struct gbr_position *position, unsigned side, int file)
{
    return position->board[(side == GBR_WHITE ? 0 : 56) + file]
        == (unsigned char)men[side][GBR_ROOK];
}

/* The file of the rook that a letter means, or -1. */
static int naive_right(const struct gbr_position *position, unsigned side, char letter)
{
    int king = naive_king(position, side), found = -1;
    letter = (char)(letter | 0x20);
    for (int file = 0; file < 8 && king >= 0; file++) {
        if (!naive_rook(position, side, file))
            continue;
        if (letter == 'k'       ? file > king
                : letter == 'q' ? file < king && found < 0
                                : letter == 'a' + file)
            found = file;
    }
    return found;
}

static bool naive_castling(struct naive *n, struct gbr_position *position)
{
    struct naive start = *n, field = naive_field(n);
    size_t length = field.length - field.at;
    unsigned rights[2][2] = {{0, 0}, {0, 0}}; /* of a side, left and right of its king */
    bool none = length == 1 && naive_byte(&field) == '-';
    for (; !none && field.at < field.length; field.at++) {
        int letter = naive_byte(&field);
        if (letter == 0 || !strchr("KQABCDEFGHkqabcdefgh", letter)) {
            *n = start;
            return false;
        }
        unsigned side = letter >= 'a' ? GBR_BLACK : GBR_WHITE;
        int file = naive_right(position, side, (char)letter);
        if (file >= 0)
            rights[side][file > naive_king(position, side)] |= 1u << file;
    }
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK && length > 0; side++) {
        position->castling[side] = 0;
        for (unsigned wing = 0; wing < 2; wing++)
            for (unsigned file = 0; file < 8; file++)
                if (rights[side][wing] == 1u << file)
                    position->castling[side] |= (unsigned char)(1u << file);
    }
    return length > 0;
}

static bool naive_en_passant(struct naive *n, struct gbr_position *position)
{
    struct naive start = *n, field = naive_field(n);
    size_t length = field.length - field.at;
    int file = naive_byte(&field) - 'a';
    if (length == 1 && naive_byte(&field) == '-')
        return true;
    field.at++;
    int rank = naive_byte(&field) - '1';
    if (length != 2 || file < 0 || file > 7 || rank < 0 || rank > 7) {
        *n = start;
        return false;
    }
    const unsigned char *board = position->board;
    if (position->turn == GBR_WHITE && rank == 5 && !board[40 + file] && !board[48 + file]
        && board[32 + file] == 'p')
        position->en_passant = (unsigned char)(40 + file);
    if (position->turn == GBR_BLACK && rank == 2 && !board[16 + file] && !board[8 + file]
        && board[24 + file] == 'P')
        position->en_passant = (unsigned char)(16 + file);
    return true;
}

/* False: "moves" stands at n. */
static bool naive_fields(struct naive *n, struct gbr_position *position)
{
    if (naive_byte(n) == '[') {
        const char *close = memchr(n->text + n->at, ']', n->length - n->at);
        n->at = close ? (size_t)(close - n->text) + 1 : n->length;
    }
    for (unsigned field = 0; field < 3; field++) {
        size_t before = n->at;
        naive_gap(n);
        if (n->at == before)
            break;
        if (!(field == 0         ? naive_turn(n, position)
                    : field == 1 ? naive_castling(n, position)
                                 : naive_en_passant(n, position)))
            break;
    }
    for (;;) {
        naive_gap(n);
        struct naive start = *n, field = naive_field(n);
        int first = naive_byte(&start) | 0x20;
        if (field.at == field.length)
            return true;
        if ((first >= 'a' && first <= 'z') || naive_byte(&start) == '"') {
            *n = start;
            return field.length - field.at != 5 || memcmp(n->text + n->at, "moves", 5) != 0;
        }
    }
}

/* *wrong is where a bad placement, or moves, are. */
static bool naive_fen(
    const char *text, size_t length, bool partial, struct gbr_position *position, size_t *wrong)
{
    static const char array[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    struct naive n = {text, length, 0}, a = {array, sizeof array - 1, 0};
    memset(position, 0, sizeof *position);
    while (naive_blank(&n))
        continue;
    struct naive after = {text, length, n.at + strlen("startpos")};
    if (after.at <= length && memcmp(text + n.at, "startpos", strlen("startpos")) == 0
        && naive_end(after)) {
        n = after;
        naive_placement(&a, position);
        position->castling[GBR_WHITE] = position->castling[GBR_BLACK] = 0x81;
    } else if (!naive_placement(&n, position)) {
        *wrong = n.at;
        return false;
    }
    position->material = count_board(position->board);
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
    *wrong = length + 1;
    if (naive_fields(&n, position))
        return true;
    *wrong = n.at;
    return false;
}

/* A FEN of the position in one of the many ways that it may be written. */
static size_t random_fen(
    struct dice *dice, const struct gbr_position *position, char out[LINE_SIZE])
{
    static const char *const before[] = {"", "", "", "", " ", "\xc2\xa0 ", "\t"};
    static const char *const after[] = {"", " ", "\t", "_", "[Qn] ", "/Qn ", "/ ", "[] ",
        "\xc2\xa0", ";", " - ", "\r", " x", "  ", "[", "/~- "};
    static const char *const sides[2][4] = {{"w", "W", "", "black"}, {"b", "B", "b", "b;"}};
    static const char *const castling[] = {
        "-", "-", "KQkq", "Kq", "HAha", "qkQK", "GCbf", "KQx", "k", "Q", "bm", "AKB"};
    static const char *const rest[] = {"0 1", "", "3 44", "moves e2e4", "0 1 moves", "0 1 movesx",
        "c0 moves;", "; moves", "\" moves", "\t0_moves;", "- + moves"};
    char *end = out, square[GBR_SQUARE_SIZE] = "-";
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
    if (roll(dice, 2))
        gbr_format_square(16 + roll(dice, 8) + (position->turn == GBR_WHITE ? 24 : 0), square);
    end += sprintf(end, "%s%s %s %s %s", fancy ? after[roll(dice, 16)] : " ",
        sides[position->turn][roll(dice, fancy ? 4 : 2)], castling[roll(dice, fancy ? 12 : 4)],
        square, rest[roll(dice, roll(dice, 4) ? 3 : 11)]);
    return (size_t)(end - out);
}

/* The men alone: the same answer. */
static void agrees_without_board(const char *text, size_t length, unsigned flags,
    const struct gbr_position *full, const struct gbr_fault *full_fault)
{
    struct gbr_material material;
    struct gbr_fault fault;
    memset(&material, UNTOUCHED, sizeof material);
    enum gbr_error error = gbr_parse_fen_material(text, length, flags, &material, &fault);
    assert_int_equal(gbr_parse_fen_material(text, length, flags, &material, NULL), error);
    if (error) {
        assert_int_equal(error, full_fault->error);
        assert_int_equal(fault.error, error);
        assert_int_equal(fault.offset, full_fault->offset);
        assert_memory_equal(fault.value, full_fault->value, sizeof fault.value);
        assert_true(is_untouched(&material, sizeof material));
        return;
    }
    assert_same_material(&material, &full->material);
}

/* The quick parser against the plain one; does it say yes? */
static bool quick_agrees(const char *text, size_t length)
{
    struct gbr_position quick, plain;
    struct gbr_material material;
    struct gbr_code code;
    char class[GBR_CODE_SIZE], plain_class[GBR_CODE_SIZE];
    bool quick_knows = false, plain_knows = false;
    memset(&quick, UNTOUCHED, sizeof quick);
    memset(&material, UNTOUCHED, sizeof material);
    bool yes = gbr_quick_fen(text, length, &quick, &quick_knows);
    assert_int_equal(gbr_quick_material(text, length, &material), yes);
    assert_int_equal(gbr_quick_class(text, length, class), yes ? strlen("0000.00") : 0);
    if (!yes) {
        assert_true(is_untouched(&quick, sizeof quick));
        assert_true(is_untouched(&material, sizeof material));
        return false;
    }
    assert_int_equal(gbr_plain_fen(text, length, 0, &plain, &plain_knows, NULL), GBR_OK);
    assert_int_equal(gbr_encode(&plain, &code, NULL), GBR_OK);
    code.king[GBR_WHITE] = code.king[GBR_BLACK] = GBR_NO_SQUARE;
    gbr_format_code(&code, NULL, GBR_STYLE_CLASS, plain_class, NULL);
    assert_string_equal(class, plain_class);
    assert_same_position(&quick, &plain);
    assert_same_material(&material, &plain.material);
    assert_int_equal(quick_knows, plain_knows);
    return true;
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
            fail_msg("%.*s: %s", (int)length, text, error_name(error));
        if (good)
            assert_same_position(&out.position, &naive);
        else if ((error >= GBR_ERROR_RANK_LENGTH && error <= GBR_ERROR_BAD_MAN)
            || error == GBR_ERROR_MOVES)
            assert_int_equal(fault.offset, wrong);
        agrees_without_board(text, length, partial ? GBR_PARTIAL : 0, &out.position, &fault);
    }
    quick_agrees(text, length);
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

/* Kings and rooks on their home ranks, and any rights that fit: gbr_format_fen leaves out others.
 */
static void random_rights(struct dice *dice, struct gbr_position *position)
{
    char text[GBR_FEN_SIZE];
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        unsigned home = side == GBR_WHITE ? 0 : 56;
        unsigned char *king = memchr(position->board, men[side][GBR_KING], GBR_SQUARES);
        if (king && roll(dice, 4)) {
            unsigned square = home + roll(dice, 8);
            if (!position->board[square]) {
                position->board[square] = *king;
                *king = 0;
            }
        }
        for (unsigned square = home; square < home + 8; square++)
            if (!position->board[square] && roll(dice, 2))
                position->board[square] = (unsigned char)men[side][GBR_ROOK];
        position->castling[side] = (unsigned char)roll(dice, 256);
    }
    /* A pawn that may have passed over the square. */
    bool white = position->turn == GBR_WHITE;
    unsigned square = 16 + roll(dice, 8) + (white ? 24 : 0), to = white ? square - 8 : square + 8;
    position->material = count_board(position->board);
    if (!position->board[to] && position->material.men[white][GBR_PAWN] < 8)
        position->board[to] = (unsigned char)men[white][GBR_PAWN];
    position->en_passant = (unsigned char)square;
    position->material = count_board(position->board);
    size_t length = gbr_format_fen(position, text);
    assert_int_equal(gbr_parse_fen(text, length, GBR_PARTIAL, position, NULL), GBR_OK);
}

/* What goes to which parser, and that they say the same. */
static void both_parsers_agree(void **state)
{
    static const char *const quick[] = {" ", "  ", " _"};
    static const char *const plain[] = {"\t", "~ ", "\n", "[] ", "_", "/ ", "\xc2\xa0"};
    struct dice dice = {3};
    unsigned rights = 0, squares = 0;
    (void)state;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        struct gbr_position position;
        char fen[GBR_FEN_SIZE], text[2 * GBR_FEN_SIZE];
        union parsed out;
        random_position(&dice, &position);
        random_rights(&dice, &position);
        rights += position.castling[roll(&dice, 2)] > 0;
        squares += position.en_passant > 0;
        gbr_format_fen(&position, fen);
        char *blank = strchr(fen, ' ');
        for (unsigned way = 0; way < 10; way++) {
            bool is_quick = way < 3, mark = way == 4;
            if (mark && blank[-1] >= '1' && blank[-1] <= '8')
                continue;
            snprintf(text, sizeof text, "%.*s%s%s", (int)(blank - fen), fen,
                is_quick ? quick[way] : plain[way - 3], blank + 1);
            assert_int_equal(quick_agrees(text, strlen(text)), is_quick);
            parse_good(FEN, text, strlen(text), &out);
            assert_same_position(&out.position, &position);
        }
    }
    assert_true(rights * FEWER > 2000 && squares * FEWER > 500);
}

/* The kinds of lists that the quick parser is for. */
static void lists_are_read_quickly(void **state)
{
    static const char *const texts[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "4k3/8/8/8/8/8/8/4K2R b HAha - 99 9999",
        "4k3/8/8/8/8/8/8/4K2R w K -",
        "4k3/8/8/8/8/8/8/4K2R b",
        "4k3/8/8/8/8/8/8/4K2R",
        "4k3/8/8/8/8/8/8/4K2R ",
        "4k3/8/8/8/8/8/8/4K2R w - - bm Rh8; id \"moves\";",
        "4k3/8/8/8/8/8/8/4K2R w bm Rh8;",
        "4k3/8/8/8/8/8/8/4K2R ; a comment",
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        for (size_t length = strlen(texts[i]); length >= strcspn(texts[i], " "); length--)
            assert_true(quick_agrees(texts[i], length));
}

static void plain_parser_is_for_the_rest(void **state)
{
    static const char *const texts[] = {"", " 4k3/8/8/8/8/8/8/4K2R w - - 0 1", "startpos",
        "4k3/8/8/8/8/8/8/4K2R;", "4k3/8/8/8/8/8/8/4K2R w - - 0 1 moves h1h8",
        "4s3/4k3/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K1KR w - - 0 1", "4k3/8/8/8/8/8/8/4K2P w - - 0 1"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_false(quick_agrees(texts[i], strlen(texts[i])));
}

static void turn_is_known(void **state)
{
    static const struct {
        const char *text;
        bool known;
    } rows[] = {
        {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", true},
        {"4k3/8/8/8/8/8/8/4K2R b", true},
        {"4k3/8/8/8/8/8/8/4K2R[] w", true},
        {"4k3/8/8/8/8/8/8/4K2R_b", true},
        {" 4k3/8/8/8/8/8/8/4K2R B", true},
        {"startpos w", true},
        {"4k3/8/8/8/8/8/8/4K2R", false},
        {"4k3/8/8/8/8/8/8/4K2R x", false},
        {"4k3/8/8/8/8/8/8/4K2R;b", false},
        {"4k3/8/8/8/8/8/8/4K2R bm e4;", false},
        {"startpos", false},
        {"startpos moved", false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct gbr_position position;
        bool known = !rows[i].known;
        assert_int_equal(
            gbr_read_fen(rows[i].text, strlen(rows[i].text), 0, &position, &known, NULL), GBR_OK);
        assert_int_equal(known, rows[i].known);
    }
}

/* ---- writing ---- */

/* What does not fit is left out, whatever the bytes are; what is written is read as itself. */
static void writes_what_fits(void **state)
{
    struct dice dice = {8};
    (void)state;
    for (unsigned i = 0; i < 50000 / FEWER; i++) {
        struct gbr_position position;
        char fen[GBR_FEN_SIZE], again[GBR_FEN_SIZE];
        union parsed out;
        random_position(&dice, &position);
        random_rights(&dice, &position);
        struct gbr_position spoiled = position;
        spoiled.castling[GBR_WHITE] |= (unsigned char)roll(&dice, 256);
        spoiled.castling[GBR_BLACK] |= (unsigned char)roll(&dice, 256);
        if (!position.en_passant)
            spoiled.en_passant = (unsigned char)roll(&dice, 256);
        size_t length = gbr_format_fen(&spoiled, fen);
        parse_good(FEN, fen, length, &out);
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
            assert_int_equal(out.position.castling[side] & ~spoiled.castling[side], 0);
        assert_true(out.position.en_passant == 0 || out.position.en_passant == spoiled.en_passant);
        assert_int_equal(gbr_format_fen(&out.position, again), length);
        assert_string_equal(again, fen);

        length = gbr_format_fen(&position, fen);
        parse_good(FEN, fen, length, &out);
        assert_same_position(&out.position, &position);
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
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        unsigned home = side == GBR_WHITE ? 0 : 56;
        static const char files[] = "RRQQKQRR"; /* two inner rooks: letters of files */
        for (unsigned file = 0; file < 8; file++)
            gbr_place(&position, home + file, (char)(files[file] | (side ? 0x20 : 0)));
        position.castling[side] = 1 << 1 | 1 << 6;
    }
    gbr_place(&position, 8 + 4, 0);
    gbr_place(&position, 16 + 4, 0);
    gbr_place(&position, 24 + 4, 'P');
    position.en_passant = 16 + 4;
    position.turn = GBR_BLACK;
    size_t length = gbr_format_fen(&position, out);
    assert_string_equal(out,
        "rrqqkqrr/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQPQQQ/QQQQ1QQQ/QQQQ1QQQ/RRQQKQRR b GBgb e3 0 1");
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
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "1r2k1rr/8/8/8/8/8/8/RR2K2R w KBgq - 0 1",
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
    static const char array[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
    union parsed word, board;
    (void)state;
    parse_good(FEN, "startpos b", strlen("startpos b"), &word);
    parse_good(FEN, array, strlen(array), &board);
    assert_same_position(&word.position, &board.position);
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "odd_fen.tsv", 5, reads_odd);
    add_rows(&suite, "bad_fen.tsv", 5, refuses);
    add_rows(&suite, "turns.tsv", 3, reads_turn);
    add_rows(&suite, "fields.tsv", 6, reads_fields);
    add_rows(&suite, "odd_fen.tsv", 5, reads_spoiled);
    add_rows(&suite, "fields.tsv", 6, reads_spoiled);
    ADD_TEST(&suite, random_fens_agree);
    ADD_TEST(&suite, random_ranks_agree);
    ADD_TEST(&suite, both_parsers_agree);
    ADD_TEST(&suite, lists_are_read_quickly);
    ADD_TEST(&suite, plain_parser_is_for_the_rest);
    ADD_TEST(&suite, turn_is_known);
    ADD_TEST(&suite, partial_is_read_back);
    ADD_TEST(&suite, longest_fen_fits);
    ADD_TEST(&suite, endless_rank_is_counted);
    ADD_TEST(&suite, writes_what_fits);
    ADD_TEST(&suite, writes_fen);
    ADD_TEST(&suite, startpos_is_the_array);
    return run_suite("fen", &suite);
}
