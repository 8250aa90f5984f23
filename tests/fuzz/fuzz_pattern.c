/* fuzz_pattern.c - patterns; the first four bytes choose a code, which no pattern may stumble over
 */
#include "fuzz.h"

enum { CHOICE = 4 };

static void check_pattern(const struct gbr_pattern *pattern)
{
    CHECK(pattern->sign == 0 || pattern->sign == '+' || pattern->sign == '=');
    CHECK(pattern->by_material <= 1 && pattern->needs_kings <= 1);
    for (unsigned i = 0; i < GBR_DIGITS; i++) {
        CHECK(pattern->by_material || pattern->digits[i] > 0);
        CHECK(pattern->digits[i] < 1 << (i < GBR_WHITE_PAWNS ? 10 : 9));
    }
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        CHECK(pattern->files[side] && pattern->ranks[side]);
        CHECK(pattern->needs_kings || (pattern->files[side] & pattern->ranks[side]) == 0xff);
    }
}

/* A code as the bytes choose it, with kings or without. */
static struct gbr_code choose_code(const uint8_t *data)
{
    struct gbr_code code;
    gbr_class_of_number(
        ((unsigned)data[0] << 16 | (unsigned)data[1] << 8 | data[2]) % GBR_CLASSES, &code);
    if (data[3] & 1) {
        code.king[GBR_WHITE] = data[2] % GBR_SQUARES;
        code.king[GBR_BLACK] = (unsigned char)((data[2] + 1) % GBR_SQUARES);
    }
    code.sign = (unsigned char)"\0+=\0"[data[3] >> 1 & 3];
    return code;
}

/* What a pattern finds, the pattern turned over finds in the code turned over, but for wins. */
static void check_match(const struct gbr_pattern *pattern, struct gbr_code code)
{
    struct gbr_pattern turned = *pattern;
    struct gbr_material said = {{{0}}};
    bool known = gbr_decode(&code, &said, NULL) == GBR_OK;
    int match = gbr_match(pattern, &code, known ? &said : NULL);
    CHECK(match == 0 || match == 1);
    CHECK(!pattern->by_material || !match || SAME(said, pattern->material));
    gbr_flip_pattern(&turned);
    gbr_flip_material(&said);
    gbr_flip_code(&code);
    int found = gbr_match(&turned, &code, known ? &said : NULL);
    if (pattern->by_material || pattern->sign != '+')
        CHECK(found == match);
    else
        CHECK(!found);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct gbr_pattern pattern;
    struct gbr_fault fault;
    if (size < CHOICE)
        return 0;
    size_t length = size - CHOICE;
    char *text = copy_of(data + CHOICE, length);

    memset(&pattern, UNTOUCHED, sizeof pattern);
    enum gbr_error error = gbr_parse_pattern(text, length, &pattern, &fault);
    if (error) {
        check_fault(error, &fault, length);
        CHECK(is_untouched(&pattern, sizeof pattern));
    } else {
        check_pattern(&pattern);
        check_match(&pattern, choose_code(data));
    }
    free_copy(text);
    return 0;
}
