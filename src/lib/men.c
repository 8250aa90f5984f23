/* men.c - men and squares: letters, figurines, names */
#include "lib.h"

static const char letters[2][GBR_KINDS + 1] = {"QRBNPK", "qrbnpk"};

const unsigned char gbr_kings_first[GBR_KINDS] = {
    GBR_KING, GBR_QUEEN, GBR_ROOK, GBR_BISHOP, GBR_KNIGHT, GBR_PAWN};

char gbr_letter_of_man(unsigned side, unsigned kind)
{
    return letters[side][kind];
}

struct man gbr_man_of_letter(unsigned char letter)
{
    if (letter == 'S') /* Springer, as problemists write the knight */
        letter = 'N';
    if (letter == 's')
        letter = 'n';
    for (unsigned char side = GBR_WHITE; side <= GBR_BLACK; side++)
        for (unsigned char kind = 0; kind < GBR_KINDS; kind++)
            if (letter == (unsigned char)letters[side][kind])
                return (struct man){side, kind};
    return (struct man){GBR_WHITE, GBR_KINDS};
}

size_t gbr_read_figurine(const struct cursor *c, struct man *man)
{
    if (cursor_byte(c, 0) != 0xe2 || cursor_byte(c, 1) != 0x99)
        return 0;
    int last = cursor_byte(c, 2);
    if (last < 0x94 || last > 0x9f)
        return 0;
    unsigned nth = (unsigned)last - 0x94; /* U+2654 .. U+265F: White's, then Black's */
    *man = (struct man){nth < 6 ? GBR_WHITE : GBR_BLACK, gbr_kings_first[nth % 6]};
    return 3;
}

unsigned gbr_read_square(const struct cursor *c)
{
    int file = cursor_byte(c, 0), rank = cursor_byte(c, 1);
    if (file < 'a' || file > 'h' || rank < '1' || rank > '8')
        return GBR_NO_SQUARE;
    return (unsigned)(rank - '1') * 8 + (unsigned)(file - 'a');
}
