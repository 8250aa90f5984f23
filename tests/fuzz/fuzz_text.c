/* fuzz_text.c - a text of any kind, recognised, read and converted; the first byte is flags and a
 * style */
#include "fuzz.h"

static void check_outline(const char *text, size_t length, enum gbr_text kind)
{
    struct gbr_outline outline;
    struct gbr_reading reading;
    memset(&outline, UNTOUCHED, sizeof outline);
    int found = gbr_outline_code(text, length, &outline);
    CHECK(found == (kind == GBR_TEXT_CODE));
    if (!found) {
        CHECK(is_untouched(&outline, sizeof outline));
        return;
    }
    CHECK(outline.end > 0 && outline.end <= length && outline.point <= 1 && outline.bracket <= 1);
    if (gbr_parse_code(text, length, &reading, NULL) == GBR_OK)
        CHECK(outline.end == reading.end && outline.sign == reading.code.sign);
}

/* What is written is written again the same. */
static void check_converted(const char *text, size_t length, unsigned byte, enum gbr_error read)
{
    struct gbr_fault fault;
    char *out = malloc(GBR_CODE_SIZE), *again = malloc(GBR_CODE_SIZE);
    unsigned flags = byte & (GBR_PARTIAL | GBR_KINGS | GBR_SIGN);
    enum gbr_style style = (enum gbr_style)(byte >> 4 & 15);
    CHECK(out && again);
    size_t written = gbr_convert(text, length, flags, style, out, &fault);
    CHECK(strlen(out) == written && written < GBR_CODE_SIZE);
    if (written == 0)
        check_fault(fault.error, &fault, length);
    else
        CHECK(read == GBR_OK);
    if (written > 0 && !(flags & GBR_PARTIAL)) {
        CHECK(gbr_convert(out, written, flags, style, again, NULL) == written);
        CHECK(memcmp(out, again, written) == 0);
    }
    free(out);
    free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    struct gbr_reading reading, same;
    struct gbr_fault fault;
    size_t length = size - 1;
    char *text = copy_of(data + 1, length);
    unsigned flags = data[0] & GBR_PARTIAL;

    enum gbr_text kind = gbr_recognise(text, length);
    check_outline(text, length, kind);
    memset(&reading, UNTOUCHED, sizeof reading);
    enum gbr_error error = gbr_parse_text(text, length, GBR_TEXT_UNKNOWN, flags, &reading, &fault);
    if (error) {
        check_fault(error, &fault, length);
        CHECK(is_untouched(&reading, sizeof reading));
        CHECK((kind == GBR_TEXT_UNKNOWN)
            == (error == GBR_ERROR_UNKNOWN_TEXT || error == GBR_ERROR_EMPTY));
    } else {
        CHECK(reading.text == kind);
        if (!flags)
            check_reading(&reading, length);
        memset(&same, UNTOUCHED, sizeof same);
        CHECK(gbr_parse_text(text, length, kind, flags, &same, NULL) == GBR_OK);
        CHECK(SAME(same, reading));
        gbr_flip_reading(&same);
        gbr_flip_reading(&same);
        same.code.sign = reading.code.sign;
        CHECK(SAME(same, reading));
    }
    check_converted(text, length, data[0], error);
    free_copy(text);
    return 0;
}
