/* class.c - from men to digits and back */
#include "lib.h"

#include <string.h>

/* The rule (Roycroft, as the German original has it; HHdb prints 8 for two
 * queens a side): a 9 where either side has more than two of the kind, whatever
 * the other has. It is not a cap on the sum: three white queens make 9, not 3.
 * White's men go down: none, one, two, more; Black's to the right. */
static const unsigned char digits[4][4] = {
    {0, 3, 6, 9},
    {1, 4, 7, 9},
    {2, 5, 8, 9},
    {9, 9, 9, 9},
};

static unsigned char digit_of(unsigned white, unsigned black)
{
    return digits[white < 3 ? white : 3][black < 3 ? black : 3];
}

enum gbr_error gbr_classify(const struct gbr_material *material, struct gbr_code *code)
{
    const unsigned char *white = material->men[GBR_WHITE], *black = material->men[GBR_BLACK];
    if (white[GBR_PAWN] > 8 || black[GBR_PAWN] > 8)
        return GBR_ERROR_NINE_PAWNS;
    code->digit[GBR_QUEEN] = digit_of(white[GBR_QUEEN], black[GBR_QUEEN]);
    code->digit[GBR_ROOK] = digit_of(white[GBR_ROOK], black[GBR_ROOK]);
    code->digit[GBR_BISHOP] = digit_of(white[GBR_BISHOP], black[GBR_BISHOP]);
    code->digit[GBR_KNIGHT] = digit_of(white[GBR_KNIGHT], black[GBR_KNIGHT]);
    code->digit[GBR_WHITE_PAWNS] = white[GBR_PAWN];
    code->digit[GBR_BLACK_PAWNS] = black[GBR_PAWN];
    code->king[GBR_WHITE] = code->king[GBR_BLACK] = GBR_NO_SQUARE;
    code->count[GBR_WHITE] = code->count[GBR_BLACK] = 0;
    code->sign = 0;
    code->turn = GBR_WHITE;
    return GBR_OK;
}

enum gbr_error gbr_encode(const struct gbr_position *position, struct gbr_code *code)
{
    const struct gbr_material *material = &position->material;
    enum gbr_error error = gbr_classify(material, code);
    if (error)
        return error;
    code->turn = position->turn;
    code->count[GBR_WHITE] = (unsigned char)gbr_count_men(material, GBR_WHITE);
    code->count[GBR_BLACK] = (unsigned char)gbr_count_men(material, GBR_BLACK);
    if (material->men[GBR_WHITE][GBR_KING] != 1 || material->men[GBR_BLACK][GBR_KING] != 1)
        return GBR_OK;
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        int letter = gbr_letter_of_man(side, GBR_KING);
        const unsigned char *king = memchr(position->board, letter, GBR_SQUARES);
        code->king[side] = king ? (unsigned char)(king - position->board) : GBR_NO_SQUARE;
    }
    return GBR_OK;
}

/* The men of the one kind whose digit is 9: what the others leave of the count. */
static enum gbr_error settle_nine(const struct gbr_code *code, unsigned nine,
    struct gbr_material *material, struct gbr_fault *fault)
{
    bool enough = false, room = code->count[GBR_WHITE] + code->count[GBR_BLACK] <= GBR_SQUARES;
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        unsigned others = gbr_count_men(material, side);
        if (!room || code->count[side] < others)
            return REFUSE(
                fault, GBR_ERROR_COUNT, 0, code->count[GBR_WHITE], code->count[GBR_BLACK], nine);
        material->men[side][nine] = (unsigned char)(code->count[side] - others);
        enough |= material->men[side][nine] > 2;
    }
    if (!enough)
        return REFUSE(
            fault, GBR_ERROR_COUNT, 0, code->count[GBR_WHITE], code->count[GBR_BLACK], nine);
    return GBR_OK;
}

enum gbr_error gbr_decode(
    const struct gbr_code *code, struct gbr_material *material, struct gbr_fault *fault)
{
    struct gbr_material said = {{{0}}};
    unsigned nines = 0, nine = 0;
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++) {
        if (code->digit[kind] > 8) {
            nine = nines++ == 0 ? kind : nine;
            continue;
        }
        said.men[GBR_WHITE][kind] = code->digit[kind] % 3;
        said.men[GBR_BLACK][kind] = code->digit[kind] / 3;
    }
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        said.men[side][GBR_PAWN] = code->digit[GBR_WHITE_PAWNS + side];
        said.men[side][GBR_KING] = 1;
    }
    if (nines > 1 || (nines == 1 && code->count[GBR_WHITE] + code->count[GBR_BLACK] == 0))
        return REFUSE(fault, GBR_ERROR_NINE, 0, 0, 0, nine);
    if (nines == 1) {
        enum gbr_error error = settle_nine(code, nine, &said, fault);
        if (error)
            return error;
    }
    *material = said;
    return GBR_OK;
}

void gbr_flip_code(struct gbr_code *code)
{
    struct gbr_code turned = *code;
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
        if (code->digit[kind] < 9)
            turned.digit[kind] = (unsigned char)(code->digit[kind] / 3 + code->digit[kind] % 3 * 3);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        turned.digit[GBR_WHITE_PAWNS + side] = code->digit[GBR_WHITE_PAWNS + !side];
        turned.count[side] = code->count[!side];
        turned.king[side] = code->king[!side];
        if (turned.king[side] != GBR_NO_SQUARE)
            turned.king[side] ^= 56;
    }
    turned.sign = code->sign == '=' ? '=' : 0;
    turned.turn = !code->turn;
    *code = turned;
}
