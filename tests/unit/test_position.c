/* test_position.c - boards: men put on them, turned over */
#include "random.h"

static void place_keeps_in_step(void **state)
{
    static const char letters[] = "KQRBNPkqrbnp";
    struct gbr_position position;
    struct dice dice = {5};
    (void)state;
    memset(&position, 0, sizeof position);
    position.castling[GBR_BLACK] = 0x81;
    position.en_passant = 40;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        unsigned square = roll(&dice, GBR_SQUARES), letter = roll(&dice, sizeof letters);
        gbr_place(&position, square, letters[letter]); /* the last one is 0: empty */
        assert_int_equal(position.board[square], letters[letter]);
        struct gbr_material counted = count_board(position.board);
        assert_same_material(&position.material, &counted);
        assert_int_equal(position.turn, GBR_WHITE);
        assert_int_equal(position.castling[GBR_WHITE], 0);
        assert_int_equal(position.castling[GBR_BLACK], 0x81);
        assert_int_equal(position.en_passant, 40);
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
    assert_placement(&position, "7K/8/8/8/8/8/8/8");
    gbr_place(&position, 1, 's'); /* the problemists' knight */
    assert_placement(&position, "7K/8/8/8/8/8/8/1n6");
    gbr_place(&position, 1, 'x'); /* no man */
    assert_placement(&position, "7K/8/8/8/8/8/8/8");
    assert_int_equal(gbr_count_men(&position.material, GBR_WHITE), 1);
    assert_int_equal(gbr_count_men(&position.material, GBR_BLACK), 0);
    assert_int_equal(position.turn, GBR_BLACK);
}

static void place_needs_a_square(void **state)
{
    struct gbr_position position, before;
    (void)state;
    memset(&position, 0, sizeof position);
    gbr_place(&position, 63, 'K');
    before = position;
    gbr_place(&position, GBR_NO_SQUARE, 'Q');
    gbr_place(&position, GBR_NO_SQUARE, 0);
    gbr_place(&position, UINT32_MAX, 'Q');
    assert_same_position(&position, &before);
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
        position.castling[GBR_WHITE] = (unsigned char)roll(&dice, 256);
        position.castling[GBR_BLACK] = (unsigned char)roll(&dice, 256);
        position.en_passant = roll(&dice, 2) ? (unsigned char)(16 + roll(&dice, 8)) : 0;
        turned = position;
        gbr_flip_position(&turned);
        for (unsigned square = 0; square < GBR_SQUARES; square++) {
            unsigned other = 8 * (7 - square / 8) + square % 8;
            unsigned man = position.board[square];
            assert_int_equal(turned.board[other], man ? man ^ 0x20 : 0);
        }
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
            assert_memory_equal(turned.material.men[side], position.material.men[!side], GBR_KINDS);
            assert_int_equal(turned.castling[side], position.castling[!side]);
        }
        assert_int_not_equal(turned.turn, position.turn);
        if (position.en_passant == 0)
            assert_int_equal(turned.en_passant, 0);
        else
            assert_int_equal(turned.en_passant, 40 + position.en_passant % 8);
        gbr_flip_position(&turned);
        assert_same_position(&turned, &position);
    }
}

static void flips_a_fen(void **state)
{
    static const char *const fens[][2] = {
        {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1"},
        {"r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", "4k2r/8/8/8/8/8/8/R3K3 b Qk - 0 1"},
        {"1r2k1rr/8/8/8/8/8/8/4K2R w Kg - 0 1", "4k2r/8/8/8/8/8/8/1R2K1RR b Gk - 0 1"},
        {"8/8/8/k7/8/8/8/K6Q b - - 0 1", "k6q/8/8/8/K7/8/8/8 w - - 0 1"},
    };
    (void)state;
    for (size_t i = 0; i < 2 * sizeof fens / sizeof *fens; i++) {
        const char *from = fens[i / 2][i % 2], *to = fens[i / 2][1 - i % 2];
        union parsed out;
        char fen[GBR_FEN_SIZE];
        parse_good(FEN, from, strlen(from), &out);
        gbr_flip_position(&out.position);
        gbr_format_fen(&out.position, fen);
        assert_string_equal(fen, to);
    }
}

static void squares_have_names(void **state)
{
    char name[GBR_SQUARE_SIZE];
    (void)state;
    for (unsigned square = 0; square < GBR_SQUARES; square++) {
        assert_int_equal(gbr_format_square(square, name), 2);
        assert_int_equal(name[0], 'a' + (int)square % 8);
        assert_int_equal(name[1], '1' + (int)square / 8);
        assert_int_equal(name[2], 0);
    }
    static const unsigned none[] = {GBR_NO_SQUARE, 65, 255, UINT32_MAX};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        memset(name, UNTOUCHED, sizeof name);
        assert_int_equal(gbr_format_square(none[i], name), 0);
        assert_int_equal(name[0], 0);
    }
}

int main(void)
{
    static struct suite suite;
    ADD_TEST(&suite, place_keeps_in_step);
    ADD_TEST(&suite, place_replaces);
    ADD_TEST(&suite, place_needs_a_square);
    ADD_TEST(&suite, flips);
    ADD_TEST(&suite, flips_a_fen);
    ADD_TEST(&suite, squares_have_names);
    return run_suite("position", &suite);
}
