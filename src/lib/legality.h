/* legality.h - which squares a side attacks */
#ifndef GBR_LEGALITY_H
#define GBR_LEGALITY_H

#include "position.h"

/* Does a man of the side attack the square (0 to 63), its king included? What stands on the square
 * does not matter. */
bool gbr_is_attacked(const struct gbr_position *position, unsigned square, unsigned by_side);

#endif
