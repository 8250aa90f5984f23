/* class.c - from men to digits and back; the numbers of the classes */
#include "position.h"

static void clear_all_but_digits(struct gbr_code *code)
{
    code->king[GBR_WHITE] = code->king[GBR_BLACK] = GBR_NO_SQUARE;
    code->count[GBR_WHITE] = code->count[GBR_BLACK] = 0;
    code->sign = 0;
    code->turn = GBR_WHITE;
}

enum gbr_error gbr_classify(
    const struct gbr_material *material, struct gbr_code *code, struct gbr_fault *fault)
{
    const unsigned char *white = material->men[GBR_WHITE], *black = material->men[GBR_BLACK];
    if (white[GBR_PAWN] > 8 || black[GBR_PAWN] > 8)
        return REFUSE(fault, 0, GBR_ERROR_NINE_PAWNS, white[GBR_PAWN] > 8 ? GBR_WHITE : GBR_BLACK);
    uint32_t w, b;
    memcpy(&w, white, sizeof w);
    memcpy(&b, black, sizeof b);
    w = gbr_class_digits(w, b);
    memcpy(code->digit, &w, sizeof w);
    code->digit[GBR_WHITE_PAWNS] = white[GBR_PAWN];
    code->digit[GBR_BLACK_PAWNS] = black[GBR_PAWN];
    clear_all_but_digits(code);
    return GBR_OK;
}

enum gbr_error gbr_encode(
    const struct gbr_position *position, struct gbr_code *code, struct gbr_fault *fault)
{
    enum gbr_error error = gbr_classify(&position->material, code, fault);
    if (error)
        return error;
    code->turn = position->turn;
    code->count[GBR_WHITE] = (unsigned char)gbr_count_men(&position->material, GBR_WHITE);
    code->count[GBR_BLACK] = (unsigned char)gbr_count_men(&position->material, GBR_BLACK);
    unsigned white = gbr_find_king(position, GBR_WHITE), black = gbr_find_king(position, GBR_BLACK);
    if (white == GBR_NO_SQUARE || black == GBR_NO_SQUARE)
        return GBR_OK;
    code->king[GBR_WHITE] = (unsigned char)white;
    code->king[GBR_BLACK] = (unsigned char)black;
    return GBR_OK;
}

/* What the count leaves each side for the men of the 9s: each 9 takes three of a side or more.
 * False where no men have this count. */
static bool share_count(const struct gbr_code *code, const struct gbr_material *others,
    unsigned nines, unsigned char left[2])
{
    unsigned threes = 0;
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        unsigned men = gbr_count_men(others, side);
        if (code->count[side] < men)
            return false;
        left[side] = (unsigned char)(code->count[side] - men);
        threes += left[side] / 3;
    }
    return threes >= nines && code->count[GBR_WHITE] + code->count[GBR_BLACK] <= GBR_SQUARES;
}

enum gbr_error gbr_decode(
    const struct gbr_code *code, struct gbr_material *material, struct gbr_fault *fault)
{
    struct gbr_material said = {{{0}}};
    unsigned nines = 0, nine = 0; /* how many, the kind of the first */
    const unsigned char *count = code->count;
    unsigned char left[2] = {0, 0};
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
    if (nines > 0) {
        if (count[GBR_WHITE] + count[GBR_BLACK] == 0)
            return REFUSE(fault, 0, GBR_ERROR_NINE, 0, 0, nine);
        if (!share_count(code, &said, nines, left))
            return REFUSE(
                fault, 0, GBR_ERROR_COUNT, count[GBR_WHITE], count[GBR_BLACK], nine, nines);
        if (nines > 1)
            return REFUSE(fault, 0, GBR_ERROR_NINE, 0, 0, nine);
        said.men[GBR_WHITE][nine] = left[GBR_WHITE];
        said.men[GBR_BLACK][nine] = left[GBR_BLACK];
    }
    *material = said;
    return GBR_OK;
}

void gbr_flip_material(struct gbr_material *material)
{
    struct gbr_material turned;
    memcpy(turned.men[GBR_WHITE], material->men[GBR_BLACK], GBR_KINDS);
    memcpy(turned.men[GBR_BLACK], material->men[GBR_WHITE], GBR_KINDS);
    *material = turned;
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

/* A digit of so many can stand here. */
static unsigned base_of(unsigned digit)
{
    return digit < GBR_WHITE_PAWNS ? 10 : 9;
}

unsigned gbr_class_number(const struct gbr_code *code)
{
    unsigned number = 0;
    for (unsigned i = 0; i < GBR_DIGITS; i++)
        number = number * base_of(i) + code->digit[i];
    return number < GBR_CLASSES ? number : GBR_CLASSES - 1; /* of a code that is none */
}

void gbr_class_of_number(unsigned number, struct gbr_code *code)
{
    if (number >= GBR_CLASSES)
        number = GBR_CLASSES - 1;
    for (unsigned i = GBR_DIGITS; i-- > 0;) {
        code->digit[i] = (unsigned char)(number % base_of(i));
        number /= base_of(i);
    }
    clear_all_but_digits(code);
}
