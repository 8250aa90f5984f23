/* legality.c - positions that a program takes and no game can reach */
#include <stdlib.h>

#include "commands/commands.h"

static bool adjacent(unsigned a, unsigned b)
{
    int files = (int)(a % 8) - (int)(b % 8), ranks = (int)(a / 8) - (int)(b / 8);
    return abs(files) <= 1 && abs(ranks) <= 1;
}

static unsigned find_king(const struct gbr_position *position, unsigned side)
{
    unsigned square = 0;
    while (square < GBR_SQUARES && position->board[square] != (side == GBR_WHITE ? 'K' : 'k'))
        square++;
    return square;
}

/* The man on the square so many files and ranks away, 0: none or off the board. */
static unsigned char man_at(const struct gbr_position *p, unsigned square, int files, int ranks)
{
    int file = (int)(square % 8) + files, rank = (int)(square / 8) + ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : p->board[rank * 8 + file];
}

static unsigned char first_man(const struct gbr_position *p, unsigned square, int files, int ranks)
{
    unsigned char man = 0;
    for (int n = 1; n < 8 && man == 0; n++)
        man = man_at(p, square, n * files, n * ranks);
    return man;
}

/* Does the side attack the square? Its king is left to adjacent(). */
static bool attacks(const struct gbr_position *p, unsigned side, unsigned square)
{
    static const int jumps[8][2] = {
        {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    static const int lines[8][2] = {
        {1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    const char *men = side == GBR_WHITE ? "QRBNP" : "qrbnp";
    int pawn_rank = side == GBR_WHITE ? -1 : 1;
    for (int i = 0; i < 8; i++) {
        unsigned char man = first_man(p, square, lines[i][0], lines[i][1]);
        if (man_at(p, square, jumps[i][0], jumps[i][1]) == men[GBR_KNIGHT] || man == men[GBR_QUEEN]
            || man == men[i < 4 ? GBR_ROOK : GBR_BISHOP])
            return true;
    }
    return man_at(p, square, -1, pawn_rank) == men[GBR_PAWN]
        || man_at(p, square, 1, pawn_rank) == men[GBR_PAWN];
}

/* More men than the array had are pawns that promoted. */
static unsigned promoted(const unsigned char men[GBR_KINDS])
{
    static const unsigned char array[GBR_KINDS] = {1, 2, 2, 2, 8, 1};
    unsigned count = 0;
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
        count += men[kind] > array[kind] ? (unsigned)(men[kind] - array[kind]) : 0;
    return count;
}

static bool holds(const struct gbr_position *p, unsigned nth, const char **words)
{
    static const char *const sides[2][2] = {
        {"White has more than 16 men", "Black has more than 16 men"},
        {"White has more promoted men than missing pawns",
            "Black has more promoted men than missing pawns"}};
    unsigned side = nth % 2, white = find_king(p, GBR_WHITE), black = find_king(p, GBR_BLACK);
    const unsigned char *men = p->material.men[side];
    if (nth < 4) {
        *words = sides[nth / 2][side];
        return nth < 2 ? gbr_count_men(&p->material, side) > 16 : promoted(men) + men[GBR_PAWN] > 8;
    }
    if (white == GBR_SQUARES || black == GBR_SQUARES)
        return false;
    if (nth == 4) {
        *words = "the kings stand side by side";
        return adjacent(white, black);
    }
    *words = "the side that is not to move is in check";
    return attacks(p, p->turn, p->turn == GBR_WHITE ? black : white);
}

const char *next_remark(const struct gbr_position *position, unsigned *next)
{
    const char *words;
    while (*next < 6)
        if (holds(position, (*next)++, &words))
            return words;
    return NULL;
}
