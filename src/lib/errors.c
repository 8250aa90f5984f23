/* errors.c - errors, and their words */
#include "errors.h"

#include <string.h>

/* In a template %d is a number, %s the plural s of the number before it, %q a square, %c a byte, %S
 * a side; each but %s takes the next of fault->value. %9 is "this 9" or "these 9s", after a value
 * that is not shown. */
static const char *const templates[] = {
    [GBR_OK] = "no error",
    [GBR_ERROR_EMPTY] = "nothing to read",
    [GBR_ERROR_UNKNOWN_TEXT] = "neither a position nor a code",
    [GBR_ERROR_RANK_LENGTH] = "rank %d has %d square%s",
    [GBR_ERROR_RANK_COUNT] = "%d rank%s, and a board has 8",
    [GBR_ERROR_BAD_MAN] =
        "%c is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)",
    [GBR_ERROR_NO_KING] = "%S has no king",
    [GBR_ERROR_TWO_KINGS] = "%S has a second king",
    [GBR_ERROR_NINE_PAWNS] = "%S has nine pawns, which no code can express",
    [GBR_ERROR_PAWN_RANK] = "%S has a pawn on %q",
    [GBR_ERROR_MOVES] = "a FEN followed by moves: give the FEN of the position after them",
    [GBR_ERROR_BAD_LIST] = "a man and its square (Kg3, h6) were expected here",
    [GBR_ERROR_GLUED_SQUARE] =
        "a square glued to a piece's: write Rd1 Re5 for two rooks, Rd1 e5 for a pawn",
    [GBR_ERROR_NO_SIDES] = "nothing says where Black's men begin (Kg3 / Kg1, KPvK)",
    [GBR_ERROR_SQUARE_TWICE] = "two men on %q",
    [GBR_ERROR_BAD_MATERIAL] = "no material here (like KBBPvKRNPP)",
    [GBR_ERROR_NO_CODE] = "no code here",
    [GBR_ERROR_CODE_DIGITS] = "a code is four digits, a point and two digits",
    [GBR_ERROR_PAWN_DIGIT] = "%S has nine pawns, which no code can express",
    [GBR_ERROR_HALF_SQUARE] = "half of a square or of the kings' two squares",
    [GBR_ERROR_KINGS_DIFFER] = "the kings are printed twice and differ: %q%q, %q%q",
    [GBR_ERROR_PART_TWICE] = "this part of the code is printed twice",
    [GBR_ERROR_BRACKET] = "the brackets do not match",
    [GBR_ERROR_LIST_LENGTH] = "%d square%s for %d men",
    [GBR_ERROR_LIST_POINT] = "a point in the list that is not before the pawns",
    [GBR_ERROR_LIST_SLASH] = "the / of a list come after the men of a 9, White's and Black's",
    [GBR_ERROR_LIST_NINE] = "a 9 is three men of a side or more, the list has %d and %d",
    [GBR_ERROR_NINE] = "a 9 says three men or more of a side, not how many",
    [GBR_ERROR_COUNT] = "the count %d/%d cannot be true of %9",
    [GBR_ERROR_NO_KINGS] = "the kings' squares are not known",
    [GBR_ERROR_NO_BOARD] = "the squares of the men are not known: no full form",
    [GBR_ERROR_STYLE] = "this library does not know the style",
    [GBR_ERROR_MESON_TURN] = "meson has no mark for Black to move",
    [GBR_ERROR_MESON_NINE] = "meson has no 9",
    [GBR_ERROR_MESON_QUEENS] = "meson has no first digit above 4",
    [GBR_ERROR_PATTERN] = "a pattern is a code with ? or [013] for digits, or a material",
    [GBR_ERROR_PATTERN_PAWNS] = "after the point come two digits 0 to 8, or *",
    [GBR_ERROR_PATTERN_KINGS] = "kings are two squares, ? for any file or rank",
    [GBR_ERROR_PATTERN_END] = "nothing may follow the pattern",
};

enum gbr_error gbr_refuse(struct gbr_fault *fault, size_t offset, const unsigned what[5])
{
    if (fault) {
        fault->error = (enum gbr_error)what[0];
        fault->offset = offset;
        memcpy(fault->value, what + 1, sizeof fault->value);
    }
    return (enum gbr_error)what[0];
}

enum { ERRORS = sizeof templates / sizeof *templates };

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

size_t gbr_format_fault(const struct gbr_fault *fault, char out[GBR_FAULT_SIZE])
{
    struct writer w = {out, GBR_FAULT_SIZE, 0};
    size_t next = 0;
    unsigned value = 0;
    const char *t = (unsigned)fault->error < ERRORS ? templates[fault->error] : "unknown error";
    for (; *t; t++) {
        if (*t != '%') {
            put(&w, *t);
            continue;
        }
        t++;
        next += *t == '9';
        if (*t != 's')
            value = fault->value[next++ % 4];
        if (*t == 'd')
            gbr_put_number(&w, value);
        else if (*t == 'q')
            gbr_put_square(&w, value);
        else if (*t == 'c')
            put_byte(&w, value);
        else if (*t == 'S')
            gbr_put_text(&w, value == GBR_WHITE ? "White" : "Black");
        else if (*t == '9')
            gbr_put_text(&w, value == 1 ? "this 9" : "these 9s");
        else if (value != 1)
            put(&w, 's');
    }
    return end_text(&w);
}
