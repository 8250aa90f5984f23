/* test_legality.c - attacks, and remarks on positions that no game can reach */
#include "legality.h"

#include "random.h"

static void finds_remarks(void **state)
{
    const struct row *row = *state;
    union parsed out;
    char found[LINE_SIZE] = "";
    parse_field(FEN_PARTIAL, row->field[0], "", "", &out);
    unsigned remarks = gbr_find_remarks(&out.position);
    for (unsigned remark = 0; remark < 32; remark++) {
        const char *text = gbr_remark_text((enum gbr_remark)remark);
        if (!(remarks >> remark & 1))
            continue;
        assert_non_null(text);
        strcat(strcat(found, found[0] ? ", " : ""), text);
    }
    assert_string_equal(found[0] ? found : "-", row->field[1]);

    /* Colours exchanged: the remark on the other side, or the same one on both. */
    static const unsigned char other[] = {GBR_REMARK_BLACK_MEN, GBR_REMARK_WHITE_MEN,
        GBR_REMARK_BLACK_PROMOTED, GBR_REMARK_WHITE_PROMOTED, GBR_REMARK_ADJACENT_KINGS,
        GBR_REMARK_OPPONENT_IN_CHECK};
    gbr_flip_position(&out.position);
    unsigned turned = gbr_find_remarks(&out.position);
    for (unsigned remark = 0; remark < sizeof other; remark++)
        assert_int_equal(turned >> other[remark] & 1, remarks >> remark & 1);
}

static void remarks_have_texts(void **state)
{
    (void)state;
    for (unsigned remark = 0; remark <= GBR_REMARK_OPPONENT_IN_CHECK; remark++)
        assert_true(strlen(gbr_remark_text((enum gbr_remark)remark)) > 0);
    assert_null(gbr_remark_text((enum gbr_remark)(GBR_REMARK_OPPONENT_IN_CHECK + 1)));
    assert_null(gbr_remark_text((enum gbr_remark)255));
}

/* ---- against men that look at the square, one by one ---- */

static int distance(int from, int to)
{
    return from < to ? to - from : from - to;
}

static bool nothing_between(const struct gbr_position *position, int from, int to)
{
    int file = from % 8, rank = from / 8;
    for (;;) {
        file += (to % 8 > file) - (to % 8 < file);
        rank += (to / 8 > rank) - (to / 8 < rank);
        if (rank * 8 + file == to)
            return true;
        if (position->board[rank * 8 + file])
            return false;
    }
}

static bool man_attacks(const struct gbr_position *position, int from, int to)
{
    int files = distance(from % 8, to % 8), ranks = distance(from / 8, to / 8);
    bool straight = files == 0 || ranks == 0, diagonal = files == ranks;
    if (from == to)
        return false;
    switch (position->board[from]) {
    case 'P':
        return files == 1 && to / 8 == from / 8 + 1;
    case 'p':
        return files == 1 && to / 8 == from / 8 - 1;
    case 'N':
    case 'n':
        return files + ranks == 3 && files > 0 && ranks > 0;
    case 'K':
    case 'k':
        return files <= 1 && ranks <= 1;
    case 'R':
    case 'r':
        return straight && nothing_between(position, from, to);
    case 'B':
    case 'b':
        return diagonal && nothing_between(position, from, to);
    case 'Q':
    case 'q':
        return (straight || diagonal) && nothing_between(position, from, to);
    default:
        return false;
    }
}

static void attacks_agree(void **state)
{
    struct dice dice = {1};
    unsigned attacked = 0;
    (void)state;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        struct gbr_position position;
        unsigned side = roll(&dice, 2);
        if (roll(&dice, 2))
            random_position(&dice, &position);
        else
            random_partial(&dice, &position);
        for (unsigned square = 0; square < GBR_SQUARES; square++) {
            bool expected = false;
            for (int from = 0; from < GBR_SQUARES && !expected; from++)
                expected = position.board[from] && strchr(men[side], position.board[from])
                    && man_attacks(&position, from, (int)square);
            assert_int_equal(gbr_is_attacked(&position, square, side), expected);
            attacked += expected;
        }
    }
    assert_true(attacked * FEWER > 100000);
}

/* The remarks by their own words. */
static void remarks_agree(void **state)
{
    static const unsigned char start[GBR_PAWN] = {1, 2, 2, 2};
    struct dice dice = {2};
    (void)state;
    for (unsigned i = 0; i < 50000 / FEWER; i++) {
        struct gbr_position position;
        unsigned remarks = 0;
        int king[2] = {-1, -1};
        random_position(&dice, &position);
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
            const unsigned char *count = position.material.men[side];
            unsigned all = 1U + count[GBR_PAWN], promoted = 0;
            for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++) {
                all += count[kind];
                promoted += count[kind] > start[kind] ? (unsigned)(count[kind] - start[kind]) : 0;
            }
            remarks |= (unsigned)(all > 16) << (GBR_REMARK_WHITE_MEN + side);
            remarks |= (unsigned)(promoted > 8U - count[GBR_PAWN])
                << (GBR_REMARK_WHITE_PROMOTED + side);
            for (int square = 0; square < GBR_SQUARES; square++)
                if (position.board[square] == (unsigned char)men[side][GBR_KING])
                    king[side] = square;
        }
        if (man_attacks(&position, king[GBR_WHITE], king[GBR_BLACK]))
            remarks |= 1U << GBR_REMARK_ADJACENT_KINGS;
        for (int from = 0; from < GBR_SQUARES; from++)
            if (position.board[from] && strchr(men[position.turn], position.board[from])
                && from != king[position.turn]
                && man_attacks(&position, from, king[!position.turn]))
                remarks |= 1U << GBR_REMARK_OPPONENT_IN_CHECK;
        assert_int_equal(gbr_find_remarks(&position), remarks);
    }
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "legality.tsv", 3, finds_remarks);
    ADD_TEST(&suite, remarks_have_texts);
    ADD_TEST(&suite, attacks_agree);
    ADD_TEST(&suite, remarks_agree);
    return run_suite("legality", &suite);
}
