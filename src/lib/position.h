/* position.h - boards being filled from a text */
#ifndef GBR_POSITION_H
#define GBR_POSITION_H

#include "errors.h"

/* Where the side's king stands; GBR_NO_SQUARE where it has none or more than one. */
unsigned gbr_find_king(const struct gbr_position *position, unsigned side);

/* An empty board, White to move. */
void gbr_clear_board(struct gbr_position *position);

/* offset says where in the text the man stands; flags may be GBR_PARTIAL. */
enum gbr_error gbr_put_man(struct gbr_position *position, struct man man, unsigned square,
    unsigned flags, size_t offset, struct gbr_fault *fault);
enum gbr_error gbr_need_kings(
    const struct gbr_position *position, unsigned flags, size_t offset, struct gbr_fault *fault);

#endif
