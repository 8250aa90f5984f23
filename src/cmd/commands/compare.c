/* compare.c - a printed code against what stands beside it */
#include "commands/compare.h"

#include <stdio.h>
#include <string.h>

#include "commands/words.h"

struct report {
    reporter *report;
    void *context;
    const char *text; /* the code as printed */
};

static size_t add_digit(char *out, size_t size, unsigned kind, const struct gbr_material *men)
{
    if (!men)
        return (size_t)snprintf(out, size, "%ss", kind_words[kind]);
    unsigned white = men->men[GBR_WHITE][kind], black = men->men[GBR_BLACK][kind];
    return (size_t)snprintf(out, size, "%ss: %u white, %u black", kind_words[kind], white, black);
}

/* "rooks: 1 white, 0 black; pawns: 6 white, 7 black": the digits that differ; men NULL: "rooks" */
static void digits_in_words(const struct gbr_code *printed, const struct gbr_code *counted,
    const struct gbr_material *men, char *out, size_t size)
{
    size_t used = 0;
    for (unsigned kind = GBR_QUEEN; kind <= GBR_PAWN; kind++) {
        bool differs = printed->digit[kind] != counted->digit[kind]
            || (kind == GBR_PAWN
                && printed->digit[GBR_BLACK_PAWNS] != counted->digit[GBR_BLACK_PAWNS]);
        if (!differs)
            continue;
        if (used > 0)
            used += (size_t)snprintf(out + used, size - used, "; ");
        used += add_digit(out + used, size - used, kind, men);
    }
}

static void class_text(const struct gbr_code *code, char out[GBR_CODE_SIZE])
{
    struct gbr_code class = *code;
    class.sign = 0;
    class.king[GBR_WHITE] = class.king[GBR_BLACK] = GBR_NO_SQUARE;
    gbr_format_code(&class, NULL, GBR_STYLE_CLASS, out, NULL);
}

static void kings_text(const struct gbr_code *code, char out[2 * GBR_SQUARE_SIZE])
{
    size_t white = gbr_format_square(code->king[GBR_WHITE], out);
    gbr_format_square(code->king[GBR_BLACK], out + white);
}

static void compare_classes(
    const struct report *r, const struct gbr_code *printed, const struct gbr_reading *beside)
{
    char was[GBR_CODE_SIZE], is[GBR_CODE_SIZE], why[256] = "";
    if (memcmp(printed->digit, beside->code.digit, sizeof printed->digit) == 0)
        return;
    class_text(printed, was);
    class_text(&beside->code, is);
    digits_in_words(
        printed, &beside->code, beside->has_material ? &beside->material : NULL, why, sizeof why);
    r->report(r->context, false, was, is, why);
}

static void compare_kings(
    const struct report *r, const struct gbr_code *printed, const struct gbr_code *counted)
{
    char was[2 * GBR_SQUARE_SIZE], is[2 * GBR_SQUARE_SIZE];
    const unsigned char *a = printed->king, *b = counted->king;
    if (a[GBR_WHITE] == GBR_NO_SQUARE || b[GBR_WHITE] == GBR_NO_SQUARE
        || (a[GBR_WHITE] == b[GBR_WHITE] && a[GBR_BLACK] == b[GBR_BLACK]))
        return;
    kings_text(printed, was);
    kings_text(counted, is);
    bool swapped = a[GBR_WHITE] == b[GBR_BLACK] && a[GBR_BLACK] == b[GBR_WHITE];
    const char *why = swapped          ? "kings: swapped, White's is first"
        : a[GBR_WHITE] == b[GBR_WHITE] ? "kings: Black's"
        : a[GBR_BLACK] == b[GBR_BLACK] ? "kings: White's"
                                       : "kings: both";
    r->report(r->context, false, was, is, why);
}

static void compare_counts(
    const struct report *r, const struct gbr_reading *printed, const struct gbr_material *men)
{
    char was[16], is[16];
    const struct gbr_span *part = &printed->part[GBR_PART_COUNT];
    unsigned white = gbr_count_men(men, GBR_WHITE), black = gbr_count_men(men, GBR_BLACK);
    const unsigned char *count = printed->code.count;
    if (part->length == 0 || (count[GBR_WHITE] == white && count[GBR_BLACK] == black))
        return;
    snprintf(was, sizeof was, "%.*s", (int)part->length, r->text + part->start);
    snprintf(is, sizeof is, "%u/%u", white, black);
    r->report(r->context, false, was, is, "men of White / of Black");
}

/* What the code's own parts say of each other. */
static void compare_with_itself(const struct report *r, const struct gbr_reading *printed)
{
    struct gbr_material men;
    struct gbr_fault fault;
    char words[GBR_FAULT_SIZE];
    enum gbr_error error = gbr_decode(&printed->code, &men, &fault);
    if (error == GBR_OK) {
        compare_counts(r, printed, &men);
    } else if (error == GBR_ERROR_COUNT) {
        gbr_format_fault(&fault, words);
        r->report(r->context, false, "", "", words);
    }
}

static const char *sign_words(char sign)
{
    return sign == '+' ? "White wins" : sign == '-' ? "Black wins" : "draw";
}

static void compare_results(const struct report *r, const struct gbr_reading *printed, char result)
{
    bool sign_printed = printed->part[GBR_PART_SIGN].length > 0;
    char sign = (char)printed->code.sign, said = (char)printed->result, why[96];
    if (sign_printed && said && said != sign) {
        snprintf(why, sizeof why, "the sign says %s, the words say %s", sign_words(sign),
            sign_words(said));
        r->report(r->context, true, "", "", why);
    }
    if (sign && result && sign != result) {
        snprintf(why, sizeof why, "the sign says %s, the Result %s", sign_words(sign),
            sign_words(result));
        r->report(r->context, true, "", "", why);
    }
}

static void compare_with(
    const struct report *r, const struct gbr_reading *printed, const struct gbr_reading *beside)
{
    compare_classes(r, &printed->code, beside);
    compare_kings(r, &printed->code, &beside->code);
    if (beside->has_material)
        compare_counts(r, printed, &beside->material);
    if (printed->full && beside->full
        && memcmp(printed->position.board, beside->position.board, GBR_SQUARES) != 0)
        r->report(
            r->context, false, "", "", "the squares of the list are not those of the position");
    if (printed->turn_known && beside->turn_known && printed->code.turn != beside->code.turn)
        r->report(r->context, true, "", "", "the code and the position differ in who is to move");
}

void compare(const char *text, const struct gbr_reading *printed, const struct gbr_reading *beside,
    char result, reporter *report, void *context)
{
    const struct report r = {report, context, text};
    if (beside)
        compare_with(&r, printed, beside);
    else
        compare_with_itself(&r, printed);
    compare_results(&r, printed, result);
}
