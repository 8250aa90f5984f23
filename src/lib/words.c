/* words.c - errors in words */
#include "lib.h"

#include <string.h>

/* In a template %d is a number, %s the plural s of the number before it, %q a
 * square, %c a byte, %S a side; each but %s takes the next of fault->value. */
static const char *const templates[GBR_ERRORS] = {
    [GBR_OK] = "no error",
    [GBR_ERROR_EMPTY] = "nothing to read",
    [GBR_ERROR_RANK_LENGTH] = "rank %d has %d square%s",
    [GBR_ERROR_RANK_COUNT] = "%d rank%s, and a board has 8",
    [GBR_ERROR_BAD_MAN] = "%c is no man (KQRBNP, kqrbnp) and no run of empty squares (1 to 8)",
    [GBR_ERROR_NO_KING] = "%S has no king",
    [GBR_ERROR_TWO_KINGS] = "%S has a second king",
    [GBR_ERROR_NINE_PAWNS] = "%S has nine pawns, which no code can say",
    [GBR_ERROR_PAWN_RANK] = "%S has a pawn on %q",
    [GBR_ERROR_BAD_LIST] = "no man with its square (Kg3, h6) where one should be",
    [GBR_ERROR_NO_SIDES] = "nothing says where Black's men begin (Kg3 / Kg1, KPvK)",
    [GBR_ERROR_SQUARE_TWICE] = "two men on %q",
    [GBR_ERROR_BAD_MATERIAL] = "no material here (like KBBPvKRNPP)",
    [GBR_ERROR_BAD_CODE] = "no code here",
    [GBR_ERROR_CODE_DIGITS] = "a code is four digits, a point and two digits",
    [GBR_ERROR_PAWN_DIGIT] = "nine pawns of %S, which no code can say",
    [GBR_ERROR_HALF_SQUARE] = "half of a square or of the kings' two squares",
    [GBR_ERROR_KINGS_DIFFER] = "the kings are printed twice and differ: %q%q, %q%q",
    [GBR_ERROR_SAID_TWICE] = "this part of the code stands twice",
    [GBR_ERROR_BRACKET] = "brackets do not match",
    [GBR_ERROR_LIST_LENGTH] = "%d square%s for %d men",
    [GBR_ERROR_LIST_POINT] = "a point in the list that does not stand before the pawns",
    [GBR_ERROR_LIST_SLASH] = "the / of a list stand behind the men of a 9, White's and Black's",
    [GBR_ERROR_LIST_NINE] = "a 9 is three men of a side or more, the list has %d and %d",
    [GBR_ERROR_NINE] = "a 9 says three men or more of a side, not how many",
    [GBR_ERROR_COUNT] = "the count %d/%d cannot be true of this 9",
    [GBR_ERROR_NO_KINGS] = "the kings' squares are not known",
    [GBR_ERROR_NO_BOARD] = "the squares of the men are not known: no full form",
    [GBR_ERROR_MESON_TURN] = "meson has no mark for Black to move",
    [GBR_ERROR_MESON_NINE] = "meson has no 9",
    [GBR_ERROR_MESON_QUEENS] = "meson has no first digit above 4",
};

enum gbr_error gbr_refuse(
    struct gbr_fault *fault, enum gbr_error error, size_t offset, const unsigned value[4])
{
    if (fault) {
        fault->error = error;
        fault->offset = offset;
        memcpy(fault->value, value, sizeof fault->value);
    }
    return error;
}

static void put_byte(struct writer *w, unsigned byte)
{
    static const char hex[] = "0123456789abcdef";
    if (byte > ' ' && byte < 0x7f) {
        put(w, '\'');
        put(w, (char)byte);
        put(w, '\'');
        return;
    }
    gbr_put_text(w, "byte 0x");
    put(w, hex[byte / 16 % 16]);
    put(w, hex[byte % 16]);
}

size_t gbr_fault_words(const struct gbr_fault *fault, char out[GBR_WORDS_SIZE])
{
    struct writer w = {out, GBR_WORDS_SIZE, 0};
    size_t next = 0;
    unsigned value = 0;
    for (const char *t = templates[fault->error < GBR_ERRORS ? fault->error : GBR_OK]; *t; t++) {
        if (*t != '%') {
            put(&w, *t);
            continue;
        }
        if (*++t != 's')
            value = fault->value[next++ % 4];
        if (*t == 'd')
            gbr_put_number(&w, value);
        else if (*t == 'q')
            gbr_put_square(&w, value);
        else if (*t == 'c')
            put_byte(&w, value);
        else if (*t == 'S')
            gbr_put_text(&w, value == GBR_WHITE ? "White" : "Black");
        else if (value != 1)
            put(&w, 's');
    }
    return end_text(&w);
}
