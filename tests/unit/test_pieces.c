/* test_pieces.c - lists of men with their squares */
#include "random.h"

static enum parser parser_of(const struct row *row)
{
    return strcmp(row->field[1], "partial") == 0 ? PIECES_PARTIAL : PIECES;
}

static void reads(void **state)
{
    const struct row *row = *state;
    union parsed out;
    if (!parse_field(parser_of(row), row->field[0], row->field[2], row->field[3], &out))
        return;
    assert_placement(&out.position, row->field[2]);
    assert_int_equal(out.position.turn, GBR_WHITE);
}

static const char pieces_bytes[] = "KQRBNSPabcdefgh12345678wbv/-;,. :";

static void reads_spoiled(void **state)
{
    const struct row *row = *state;
    parse_spoiled(PIECES, row->field[0], pieces_bytes, 30);
    parse_spoiled(PIECES_PARTIAL, row->field[0], pieces_bytes, 30);
}

static void is_read_back(void **state)
{
    struct dice dice = {1};
    (void)state;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        bool partial = roll(&dice, 4) == 0;
        struct gbr_position position;
        union parsed out;
        char text[GBR_PIECES_SIZE];
        if (partial)
            random_partial(&dice, &position);
        else
            random_position(&dice, &position);
        size_t length = gbr_format_pieces(&position, text);
        assert_int_equal(length, strlen(text));
        parse_good(partial ? PIECES_PARTIAL : PIECES, text, length, &out);
        position.turn = GBR_WHITE; /* a list does not say it */
        assert_same_position(&out.position, &position);
    }
}

/* The men in any order, each with its mark; figurines, S and P at random. */
static size_t random_list(struct dice *dice, const struct gbr_position *position, char *out)
{
    static const char white[] = "\x95\x96\x97\x98\x99\x94", black[] = "\x9b\x9c\x9d\x9e\x9f\x9a";
    char *end = out;
    unsigned step = 2 * roll(dice, 32) + 1; /* odd: passes every square */
    for (unsigned i = 0; i < GBR_SQUARES; i++) {
        unsigned square = i * step % GBR_SQUARES, man = position->board[square];
        if (man == 0)
            continue;
        unsigned side = man & 0x20 ? GBR_BLACK : GBR_WHITE;
        size_t kind = (size_t)(strchr(men[side], (int)man) - men[side]);
        const char *mark = side == GBR_WHITE ? "w" : "b";
        char letter = men[GBR_WHITE][kind];
        char name[8] = {letter == 'N' && roll(dice, 2) ? 'S' : letter, '\0'};
        if (roll(dice, 2))
            snprintf(name, sizeof name, "\xe2\x99%c",
                side == GBR_BLACK && roll(dice, 2) ? black[kind] : white[kind]);
        else if (letter == 'P' && roll(dice, 2))
            snprintf(name, sizeof name, " "); /* "wa2" would be a word */
        end += sprintf(end, "%s%s%s%c%u%s", mark, roll(dice, 4) ? "" : ":", name,
            (char)('a' + square % 8), square / 8 + 1, roll(dice, 4) ? "," : " ");
    }
    return (size_t)(end - out);
}

static void any_list_is_read(void **state)
{
    struct dice dice = {2};
    (void)state;
    for (unsigned i = 0; i < 20000 / FEWER; i++) {
        struct gbr_position position;
        union parsed out;
        char text[LINE_SIZE];
        random_position(&dice, &position);
        parse_good(PIECES, text, random_list(&dice, &position, text), &out);
        position.turn = GBR_WHITE;
        assert_same_position(&out.position, &position);
    }
}

static void longest_list_fits(void **state)
{
    (void)state;
    for (unsigned black = 0; black <= GBR_SQUARES; black++) {
        struct gbr_position position;
        union parsed read;
        char *out = malloc(GBR_PIECES_SIZE);
        assert_non_null(out);
        memset(&position, 0, sizeof position);
        for (unsigned square = 0; square < GBR_SQUARES; square++)
            gbr_place(&position, square, square < black ? 'q' : 'Q');
        size_t length = gbr_format_pieces(&position, out);
        assert_in_range(length, 1, GBR_PIECES_SIZE - 1);
        parse_good(PIECES_PARTIAL, out, length, &read);
        assert_same_position(&read.position, &position);
        free(out);
    }
}

/* Kings first, then the code's order; within a kind a to h, then by rank. */
static void is_written(void **state)
{
    static const struct {
        const char *fen, *list;
    } rows[] = {
        {"6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1", "Kg3 Ba2 Be1 h6 / Kg1 Ra3 Ng8 c3 c6"},
        {"k7/8/8/8/8/8/8/7K", "Kh1 / Ka8"},
        {"QR2k3/BN6/8/8/1p5p/8/P7/Q3K3", "Ke1 Qa1 Qa8 Rb8 Ba7 Nb7 a2 / Ke8 b4 h4"},
        {"8/8/8/8/8/8/8/8", "/"},
        {"8/8/8/8/8/8/8/k7", "/ Ka1"},
        {"8/8/8/8/8/8/8/K7", "Ka1 /"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        union parsed out;
        char written[GBR_PIECES_SIZE];
        parse_good(FEN_PARTIAL, rows[i].fen, strlen(rows[i].fen), &out);
        gbr_format_pieces(&out.position, written);
        assert_string_equal(written, rows[i].list);
    }
}

int main(void)
{
    static struct suite suite;
    add_rows(&suite, "pieces.tsv", 5, reads);
    add_rows(&suite, "pieces.tsv", 5, reads_spoiled);
    ADD_TEST(&suite, is_read_back);
    ADD_TEST(&suite, any_list_is_read);
    ADD_TEST(&suite, longest_list_fits);
    ADD_TEST(&suite, is_written);
    return run_suite("pieces", &suite);
}
