/* position.c - boards: men put on them, turned over */
#include "lib.h"

#include <string.h>

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
        return REFUSE(fault, GBR_ERROR_SQUARE_TWICE, offset, square);
    if (man.kind == GBR_PAWN && *count == 8)
        return REFUSE(fault, GBR_ERROR_NINE_PAWNS, offset, man.side);
    if (man.kind == GBR_PAWN && end_rank && !partial)
        return REFUSE(fault, GBR_ERROR_PAWN_RANK, offset, man.side, square);
    if (man.kind == GBR_KING && *count == 1 && !partial)
        return REFUSE(fault, GBR_ERROR_TWO_KINGS, offset, man.side);
    ++*count;
    position->board[square] = (unsigned char)gbr_letter_of_man(man.side, man.kind);
    return GBR_OK;
}

enum gbr_error gbr_need_kings(
    const struct gbr_position *position, unsigned flags, size_t offset, struct gbr_fault *fault)
{
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK && !(flags & GBR_PARTIAL); side++)
        if (position->material.men[side][GBR_KING] == 0)
            return REFUSE(fault, GBR_ERROR_NO_KING, offset, side);
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

void gbr_flip_position(struct gbr_position *position)
{
    struct gbr_position turned;
    gbr_clear_board(&turned);
    for (unsigned square = 0; square < GBR_SQUARES; square++) {
        struct man man = gbr_man_of_letter(position->board[square]);
        if (man.kind < GBR_KINDS)
            gbr_place(&turned, square ^ 56, gbr_letter_of_man(!man.side, man.kind));
    }
    turned.turn = !position->turn;
    *position = turned;
}
