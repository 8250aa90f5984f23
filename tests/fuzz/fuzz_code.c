/* fuzz_code.c - codes in any form that is printed; no flags */
#include "fuzz.h"

static void check_reading(const struct gbr_reading *r, size_t length)
{
    bool kings = r->code.king[GBR_WHITE] != GBR_NO_SQUARE;
    for (unsigned i = 0; i < GBR_DIGITS; i++)
        CHECK(r->code.digit[i] <= (i < GBR_WHITE_PAWNS ? 9 : 8));
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        CHECK(kings ? r->code.king[side] < GBR_SQUARES : r->code.king[side] == GBR_NO_SQUARE);
    CHECK(!kings || r->code.king[GBR_WHITE] != r->code.king[GBR_BLACK]);
    CHECK(r->code.sign == 0 || r->code.sign == '+' || r->code.sign == '=');
    CHECK(r->said == 0 || r->said == '+' || r->said == '=');
    CHECK(r->doubt <= !r->said);
    CHECK(r->code.turn == GBR_WHITE || r->code.turn == GBR_BLACK);
    CHECK((r->code.count[GBR_WHITE] == 0) == (r->code.count[GBR_BLACK] == 0));
    CHECK((r->code.count[GBR_WHITE] == 0) == (r->part[GBR_PART_COUNT].length == 0));
    CHECK(kings == (r->part[GBR_PART_KINGS].length > 0));
    CHECK(r->part[GBR_PART_CLASS].length >= 4);
    for (unsigned i = 0; i < GBR_PARTS; i++)
        CHECK(r->part[i].start <= length && r->part[i].length <= length - r->part[i].start);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct gbr_reading reading;
    struct gbr_fault fault;
    char *text = copy_of(data, size);

    memset(&reading, UNTOUCHED, sizeof reading);
    enum gbr_error error = gbr_parse_code(text, size, &reading, &fault);
    if (error) {
        check_fault(error, &fault, size);
        CHECK(is_untouched(&reading, sizeof reading));
    } else {
        check_reading(&reading, size);
        check_code(&reading.code);
        check_code_texts(&reading.code, NULL);
        CHECK(reading.full <= 1);
        if (reading.full) {
            struct gbr_code code;
            check_position(&reading.position, 0);
            check_position_texts(&reading.position, 0);
            CHECK(gbr_encode(&reading.position, &code) == GBR_OK);
            CHECK(SAME(code.digit, reading.code.digit));
            CHECK(SAME(code.king, reading.code.king));
            CHECK(code.turn == reading.code.turn);
            check_code_texts(&reading.code, &reading.position);
        }
    }
    free(text);
    return 0;
}
