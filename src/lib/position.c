/* position.c - boards: men put on them, turned over */
#include "position.h"

#include <string.h>

unsigned gbr_find_king(const struct gbr_position *position, unsigned side)
{
    if (position->material.men[side][GBR_KING] != 1)
        return GBR_NO_SQUARE;
    int letter = gbr_letter_of_man(side, GBR_KING);
    const unsigned char *king = memchr(position->board, letter, GBR_SQUARES);
    return king ? (unsigned)(king - position->board) : GBR_NO_SQUARE;
}

void gbr_clear_board(struct gbr_position *position)
{
    memset(position, 0, sizeof *position);
}

enum gbr_error gbr_put_man(struct gbr_position *position, struct man man, unsigned square,
    unsigned flags, size_t offset, struct gbr_fault *fault)
{
    unsigned char *count = &position->material.men[man.side][man.kind];
    bool partial = flags & GBR_PARTIAL, end_rank = square < 8 || square >= 56;
    if (position->board[square])
        return REFUSE(fault, offset, GBR_ERROR_SQUARE_TWICE, square);
    if (man.kind == GBR_PAWN && *count == 8)
        return REFUSE(fault, offset, GBR_ERROR_NINE_PAWNS, man.side);
    if (man.kind == GBR_PAWN && end_rank && !partial)
        return REFUSE(fault, offset, GBR_ERROR_PAWN_RANK, man.side, square);
    if (man.kind == GBR_KING && *count == 1 && !partial)
        return REFUSE(fault, offset, GBR_ERROR_TWO_KINGS, man.side);
    ++*count;
    position->board[square] = (unsigned char)gbr_letter_of_man(man.side, man.kind);
    return GBR_OK;
}

enum gbr_error gbr_need_kings(
    const struct gbr_position *position, unsigned flags, size_t offset, struct gbr_fault *fault)
{
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK && !(flags & GBR_PARTIAL); side++)
        if (position->material.men[side][GBR_KING] == 0)
            return REFUSE(fault, offset, GBR_ERROR_NO_KING, side);
    return GBR_OK;
}

void gbr_place(struct gbr_position *position, unsigned square, char letter)
{
    if (square >= GBR_SQUARES)
        return;
    struct man old = gbr_man_of_letter(position->board[square]);
    struct man new = gbr_man_of_letter((unsigned char)letter);
    if (old.kind < GBR_KINDS)
        position->material.men[old.side][old.kind]--;
    position->board[square] = 0;
    if (new.kind < GBR_KINDS) {
        position->material.men[new.side][new.kind]++;
        position->board[square] = (unsigned char)gbr_letter_of_man(new.side, new.kind);
    }
}

/* The letters of a rank in the other case: where a byte has bit 6, as all letters have and an empty
 * square has not, bit 5 changes. */
static void exchange_colours(unsigned char men[8])
{
    uint64_t rank;
    memcpy(&rank, men, sizeof rank);
    rank ^= rank >> 1 & UINT64_C(0x2020202020202020);
    memcpy(men, &rank, sizeof rank);
}

void gbr_flip_position(struct gbr_position *position)
{
    struct gbr_position turned = *position;
    for (unsigned rank = 0; rank < 8; rank++) {
        memcpy(turned.board + 8 * (7 - rank), position->board + 8 * rank, 8);
        exchange_colours(turned.board + 8 * (7 - rank));
    }
    gbr_flip_material(&turned.material);
    turned.turn = !position->turn;
    turned.castling[GBR_WHITE] = position->castling[GBR_BLACK];
    turned.castling[GBR_BLACK] = position->castling[GBR_WHITE];
    if (position->en_passant)
        turned.en_passant = position->en_passant ^ 56;
    *position = turned;
}
