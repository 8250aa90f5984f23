/* compare.c - a printed code against what it stands for */
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#include "commands/words.h"

struct report {
    reporter *report;
    void *context;
};

static size_t add_digit(char *out, size_t size, unsigned kind, const struct gbr_material *men)
{
    unsigned white = men->men[GBR_WHITE][kind], black = men->men[GBR_BLACK][kind];
    return (size_t)snprintf(out, size, "%ss: %u white, %u black", kind_words[kind], white, black);
}

/* "rooks: 1 white, 0 black; pawns: 6 white, 7 black": the digits that differ */
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

static void kings_text(const struct gbr_code *code, char out[8])
{
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        snprintf(out + 2 * side, 4, "%c%c", 'a' + code->king[side] % 8, '1' + code->king[side] / 8);
}

static void compare_classes(const struct report *r, const struct gbr_code *printed,
    const struct gbr_code *counted, const struct gbr_material *men)
{
    char was[GBR_CODE_SIZE], is[GBR_CODE_SIZE], why[256];
    if (memcmp(printed->digit, counted->digit, sizeof printed->digit) == 0)
        return;
    class_text(printed, was);
    class_text(counted, is);
    digits_in_words(printed, counted, men, why, sizeof why);
    r->report(r->context, false, was, is, why);
}

static void compare_kings(
    const struct report *r, const struct gbr_code *printed, const struct gbr_code *counted)
{
    char was[8], is[8];
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
    const struct report *r, const struct gbr_code *printed, const struct gbr_material *men)
{
    char was[16], is[16];
    unsigned white = gbr_count_men(men, GBR_WHITE), black = gbr_count_men(men, GBR_BLACK);
    const unsigned char *count = printed->count;
    if (count[GBR_WHITE] == 0 || (count[GBR_WHITE] == white && count[GBR_BLACK] == black))
        return;
    snprintf(was, sizeof was, "%u/%u", count[GBR_WHITE], count[GBR_BLACK]);
    snprintf(is, sizeof is, "%u/%u", white, black);
    r->report(r->context, false, was, is, "men of White / of Black");
}

/* Of several 9s each wants three men of a side, of those that the other digits leave. */
static bool can_be_nines(const struct gbr_code *code)
{
    unsigned nines = 0, threes = 0;
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        unsigned others = 1u + code->digit[GBR_WHITE_PAWNS + side];
        for (unsigned kind = nines = 0; kind <= GBR_KNIGHT; kind++)
            if (code->digit[kind] > 8)
                nines++;
            else
                others += side == GBR_WHITE ? code->digit[kind] % 3u : code->digit[kind] / 3u;
        if (code->count[side] < others)
            return false;
        threes += (code->count[side] - others) / 3;
    }
    return threes >= nines && code->count[GBR_WHITE] + code->count[GBR_BLACK] <= GBR_SQUARES;
}

/* What the code's own parts say of each other. */
static void compare_with_itself(const struct report *r, const struct gbr_code *code)
{
    struct gbr_material men;
    struct gbr_fault fault;
    char words[GBR_WORDS_SIZE];
    if (gbr_decode(code, &men, &fault) == GBR_OK) {
        compare_counts(r, code, &men);
        return;
    }
    if (fault.error == GBR_ERROR_COUNT)
        gbr_fault_words(&fault, words);
    else if (code->count[GBR_WHITE] == 0 || can_be_nines(code))
        return;
    else
        snprintf(words, sizeof words, "the count %u/%u cannot be true of these 9s",
            code->count[GBR_WHITE], code->count[GBR_BLACK]);
    r->report(r->context, false, "", "", words);
}

static const char *sign_words(char sign)
{
    return sign == '+' ? "White wins" : sign == '-' ? "Black wins" : "draw";
}

static void compare_results(const struct report *r, const struct gbr_reading *reading, char result)
{
    bool sign_printed = reading->part[GBR_PART_SIGN].length > 0;
    char sign = (char)reading->code.sign, said = (char)reading->said, why[96];
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

void compare(const struct gbr_reading *reading, const struct gbr_position *position, char result,
    reporter *report, void *context)
{
    const struct report r = {report, context};
    if (position) {
        struct gbr_code counted;
        gbr_encode(position, &counted);
        compare_classes(&r, &reading->code, &counted, &position->material);
        compare_kings(&r, &reading->code, &counted);
        compare_counts(&r, &reading->code, &position->material);
        if (reading->full && memcmp(reading->position.board, position->board, GBR_SQUARES) != 0)
            report(context, false, "", "", "the squares of the list are not those of the position");
        /* Black to move is always said, if only in words; White to move seldom. */
        bool turn_said = reading->code.turn == GBR_BLACK || reading->part[GBR_PART_TURN].length > 0;
        if (turn_said && reading->code.turn != position->turn)
            report(context, true, "", "", "the code and the position differ in who is to move");
    } else {
        compare_with_itself(&r, &reading->code);
    }
    compare_results(&r, reading, result);
}
