/* fuzz_tags.c - the tags of a PGN file: walked to their end, and the same however the text is cut
 *
 * The first byte is how far the cuts are apart.
 */
#include "fuzz.h"
#include "input/tags.h"

static void check_span(const char *part, size_t part_length, const char *text, size_t length)
{
    CHECK(part >= text && part <= text + length);
    CHECK(part_length <= (size_t)(text + length - part));
}

static void check_tag(enum verdict verdict, const struct tag *tag, const char *text, size_t length)
{
    check_span(tag->text, tag->length, text, length);
    check_span(tag->name, tag->name_length, tag->text, tag->length);
    CHECK(tag->length > 0 && tag->text[0] == '[');
    if (verdict != WHOLE_TAG)
        return;
    check_span(tag->value, tag->value_length, tag->text, tag->length);
    CHECK(tag->value[-1] == '"' && tag->value[tag->value_length] == '"');
    CHECK(tag->text[tag->length - 1] == ']');
}

/* With less of the text: more is wanted, or the answer is the same. */
static void check_cut(const char *text, size_t cut, size_t start, enum verdict whole,
    const struct tag *tag, size_t whole_at)
{
    struct tag found = {0};
    size_t at = start;
    char *copy = copy_of(text, cut);
    enum verdict verdict = next_tag(copy, cut, false, &at, &found);
    CHECK(at >= start && at <= cut);
    if (verdict != CUT_OFF) {
        CHECK(verdict == whole);
        CHECK(at == whole_at);
        if (verdict != NO_TAG) {
            CHECK(found.text - copy == tag->text - text && found.length == tag->length);
            CHECK(found.name - copy == tag->name - text && found.name_length == tag->name_length);
        }
        if (verdict == WHOLE_TAG)
            CHECK(
                found.value - copy == tag->value - text && found.value_length == tag->value_length);
    }
    free_copy(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    size_t step = data[0] % 16 + 1U, length = size - 1;
    char *text = copy_of(data + 1, length);
    for (size_t at = 0;;) {
        struct tag tag = {0}, found = {0};
        size_t start = at;
        enum verdict verdict = next_tag(text, length, true, &at, &tag);
        CHECK(verdict != CUT_OFF && at >= start && at <= length);
        for (size_t cut = start; cut < length; cut += step)
            check_cut(text, cut, start, verdict, &tag, at);
        check_cut(text, length, start, verdict, &tag, at);
        if (verdict == NO_TAG)
            break;
        check_tag(verdict, &tag, text, length);
        CHECK(tag.text == text + at);
        if (verdict == WHOLE_TAG) {
            CHECK(find_in_section(text, length, &tag, &found));
            CHECK(found.text <= tag.text);
            CHECK(is_named_as(&found, tag.name, tag.name_length));
            check_tag(WHOLE_TAG, &found, text, length);
        }
        at += tag.length;
    }
    free_copy(text);
    return 0;
}
