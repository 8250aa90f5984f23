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

/* The digits of queens to knights in the bytes of a word, from the men of either side in the same
 * bytes: White's count one each, Black's three. The rule (Roycroft, as the German original has it;
 * HHdb prints 8 for two queens a side): a 9 where either side has more than two of the kind,
 * whatever the other has. It is not a cap on the sum: three white queens make 9, not 3. */
static inline uint32_t gbr_class_digits(uint32_t white, uint32_t black)
{
    const uint32_t each = 0x01010101;
    uint32_t three = ((white & 0x7f * each) + 0x7d * each) | white
        | ((black & 0x7f * each) + 0x7d * each) | black;
    uint32_t nines = (three >> 7 & each) * 0xff;
    return (white & ~nines) + 3 * (black & ~nines) + (9 * each & nines);
}

#endif
