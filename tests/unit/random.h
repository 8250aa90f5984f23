/* random.h - seeded chance: positions, and texts spoiled */
#ifndef GBR_TEST_RANDOM_H
#define GBR_TEST_RANDOM_H

#include "rows.h"

/* Of the cases of a law one in so many is tried: all, but where tests/mutate asks. */
#ifndef FEWER
#define FEWER 1
#endif

struct dice {
    uint64_t state;
};

static inline uint64_t roll_bits(struct dice *dice) /* splitmix64 */
{
    uint64_t z = dice->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* 0 to sides - 1 */
static inline unsigned roll(struct dice *dice, unsigned sides)
{
    return (unsigned)((roll_bits(dice) >> 32) * sides >> 32);
}

/* ---- positions ---- */

/* Puts men of a kind on empty squares from first to last, as many as find one. */
static inline void scatter(struct dice *dice, struct gbr_position *position, char man,
    unsigned number, unsigned first, unsigned last)
{
    for (unsigned tries = 0; number > 0 && tries < 500; tries++) {
        unsigned square = first + roll(dice, last - first + 1);
        if (position->board[square])
            continue;
        position->board[square] = (unsigned char)man;
        number--;
    }
}

/* A full position. Every second one has three or more of some kind, one in 64 no empty square. */
static inline void random_position(struct dice *dice, struct gbr_position *position)
{
    unsigned many = roll(dice, 2) ? roll(dice, 15) + 1 : 0; /* a bit a kind */
    unsigned sides = roll(dice, 3) + 1;                     /* a bit a side */
    memset(position, 0, sizeof *position);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        scatter(dice, position, men[side][GBR_KING], 1, 0, GBR_SQUARES - 1);
        scatter(dice, position, men[side][GBR_PAWN], roll(dice, 9), 8, 55);
        for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
            scatter(dice, position, men[side][kind],
                many >> kind & sides >> side & 1 ? roll(dice, 5) + 3 : roll(dice, 3), 0,
                GBR_SQUARES - 1);
    }
    bool crowded = roll(dice, 64) == 0;
    for (unsigned square = 0; crowded && square < GBR_SQUARES; square++)
        if (!position->board[square])
            position->board[square] = (unsigned char)men[roll(dice, 2)][roll(dice, GBR_PAWN)];
    position->material = count_board(position->board);
    position->turn = (unsigned char)roll(dice, 2);
}

/* Any men anywhere, but no more than eight pawns a side. */
static inline void random_partial(struct dice *dice, struct gbr_position *position)
{
    unsigned pawns[2] = {0, 0}, full = roll(dice, 65);
    memset(position, 0, sizeof *position);
    for (unsigned square = 0; square < GBR_SQUARES; square++) {
        unsigned side = roll(dice, 2), kind = roll(dice, GBR_KINDS);
        if (roll(dice, GBR_SQUARES) < full && (kind != GBR_PAWN || pawns[side]++ < 8))
            position->board[square] = (unsigned char)men[side][kind];
    }
    position->material = count_board(position->board);
    position->turn = (unsigned char)roll(dice, 2);
}

/* ---- texts ---- */

/* Replaces, puts in or takes out a byte, mostly one of the alphabet; returns the new length. */
static inline size_t mutate(
    struct dice *dice, char *text, size_t length, size_t size, const char *alphabet)
{
    char byte = roll(dice, 8) ? alphabet[roll(dice, (unsigned)strlen(alphabet))]
                              : (char)(unsigned char)roll(dice, 256);
    size_t at = roll(dice, (unsigned)length + 1);
    unsigned way = roll(dice, 3);
    if (way == 0 && length < size) {
        memmove(text + at + 1, text + at, length - at);
        text[at] = byte;
        return length + 1;
    }
    if (at == length)
        return length;
    if (way == 1) {
        memmove(text + at, text + at + 1, length - at - 1);
        return length - 1;
    }
    text[at] = byte;
    return length;
}

/* Every beginning of a text, and the text spoiled in many ways: good or bad,
 * parse() asserts what it may answer. */
static inline void parse_spoiled(
    enum parser parser, const char *field, const char *alphabet, unsigned times)
{
    char text[LINE_SIZE], spoiled[LINE_SIZE];
    union parsed out;
    struct gbr_fault fault;
    size_t length = unescape(field, text);
    struct dice dice = {length};
    for (size_t n = 0; n <= length; n++)
        parse(parser, text, n, &out, &fault);
    for (unsigned i = 0; i < times; i++) {
        size_t n = length;
        memcpy(spoiled, text, length);
        for (unsigned changes = roll(&dice, 4) + 1; changes > 0; changes--)
            n = mutate(&dice, spoiled, n, sizeof spoiled, alphabet);
        parse(parser, spoiled, n, &out, &fault);
    }
}

#endif
