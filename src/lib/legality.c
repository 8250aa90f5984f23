/* legality.c - attacks, and positions that can be encoded and that no game can reach */
#include "legality.h"

/* ---- attacks ---- */

struct step {
    signed char files, ranks;
};

static const struct step jumps[8] = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
static const struct step straight[4] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
static const struct step diagonal[4] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

/* The square one step on, GBR_NO_SQUARE: off the board. */
static unsigned step_on(unsigned square, struct step step)
{
    unsigned file = square % 8 + (unsigned)step.files, rank = square / 8 + (unsigned)step.ranks;
    return file < 8 && rank < 8 ? rank * 8 + file : GBR_NO_SQUARE;
}

static bool stands_at(const struct gbr_position *p, unsigned square, struct step step, char man)
{
    unsigned to = step_on(square, step);
    return to < GBR_SQUARES && p->board[to] == (unsigned char)man;
}

/* The first man that way, 0: none. */
static unsigned char first_man(const struct gbr_position *p, unsigned square, struct step step)
{
    for (unsigned n = 0; n < 7; n++) {
        square = step_on(square, step);
        if (square >= GBR_SQUARES)
            return 0;
        if (p->board[square])
            return p->board[square];
    }
    return 0;
}

/* The queen and a man that moves as she does in four of her eight ways. */
static bool lines_attack(const struct gbr_position *p, unsigned square, unsigned by_side,
    unsigned kind, const struct step ways[4])
{
    const unsigned char *men = p->material.men[by_side];
    if (men[GBR_QUEEN] == 0 && men[kind] == 0)
        return false;
    char queen = gbr_letter_of_man(by_side, GBR_QUEEN), other = gbr_letter_of_man(by_side, kind);
    for (unsigned i = 0; i < 4; i++) {
        unsigned char man = first_man(p, square, ways[i]);
        if (man == (unsigned char)queen || man == (unsigned char)other)
            return true;
    }
    return false;
}

/* All men but the king; a kind that is not there is not looked for. */
static bool men_attack(const struct gbr_position *p, unsigned square, unsigned by_side)
{
    const unsigned char *men = p->material.men[by_side];
    char pawn = gbr_letter_of_man(by_side, GBR_PAWN);
    char knight = gbr_letter_of_man(by_side, GBR_KNIGHT);
    signed char from = by_side == GBR_WHITE ? -1 : 1; /* the rank that its pawns attack from */
    if (stands_at(p, square, (struct step){-1, from}, pawn)
        || stands_at(p, square, (struct step){1, from}, pawn))
        return true;
    for (unsigned i = 0; i < 8 && men[GBR_KNIGHT] > 0; i++)
        if (stands_at(p, square, jumps[i], knight))
            return true;
    return lines_attack(p, square, by_side, GBR_ROOK, straight)
        || lines_attack(p, square, by_side, GBR_BISHOP, diagonal);
}

static bool king_attacks(const struct gbr_position *p, unsigned square, unsigned by_side)
{
    char king = gbr_letter_of_man(by_side, GBR_KING);
    for (unsigned i = 0; i < 4; i++)
        if (stands_at(p, square, straight[i], king) || stands_at(p, square, diagonal[i], king))
            return true;
    return false;
}

bool gbr_is_attacked(const struct gbr_position *position, unsigned square, unsigned by_side)
{
    return men_attack(position, square, by_side) || king_attacks(position, square, by_side);
}

/* ---- remarks ---- */

static const char *const texts[] = {
    [GBR_REMARK_WHITE_MEN] = "White has more than 16 men",
    [GBR_REMARK_BLACK_MEN] = "Black has more than 16 men",
    [GBR_REMARK_WHITE_PROMOTED] = "White has more promoted men than missing pawns",
    [GBR_REMARK_BLACK_PROMOTED] = "Black has more promoted men than missing pawns",
    [GBR_REMARK_ADJACENT_KINGS] = "the kings stand side by side",
    [GBR_REMARK_OPPONENT_IN_CHECK] = "the side that is not to move is in check",
};

const char *gbr_remark_text(enum gbr_remark remark)
{
    return (unsigned)remark < sizeof texts / sizeof *texts ? texts[remark] : NULL;
}

/* More men than the start position has are pawns that promoted. */
static unsigned count_promoted(const unsigned char men[GBR_KINDS])
{
    static const unsigned char start[GBR_PAWN] = {1, 2, 2, 2};
    unsigned count = 0;
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
        count += men[kind] > start[kind] ? (unsigned)(men[kind] - start[kind]) : 0;
    return count;
}

unsigned gbr_find_remarks(const struct gbr_position *position)
{
    unsigned remarks = 0, king[2];
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        const unsigned char *men = position->material.men[side];
        if (gbr_count_men(&position->material, side) > 16)
            remarks |= 1u << (GBR_REMARK_WHITE_MEN + side);
        if (count_promoted(men) + men[GBR_PAWN] > 8)
            remarks |= 1u << (GBR_REMARK_WHITE_PROMOTED + side);
        king[side] = gbr_find_king(position, side);
    }
    if (king[GBR_WHITE] == GBR_NO_SQUARE || king[GBR_BLACK] == GBR_NO_SQUARE)
        return remarks;
    unsigned turn = position->turn == GBR_WHITE ? GBR_WHITE : GBR_BLACK;
    if (king_attacks(position, king[GBR_BLACK], GBR_WHITE))
        remarks |= 1u << GBR_REMARK_ADJACENT_KINGS;
    if (men_attack(position, king[!turn], turn))
        remarks |= 1u << GBR_REMARK_OPPONENT_IN_CHECK;
    return remarks;
}
