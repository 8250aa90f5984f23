/* fuzz_pieces.c - piece lists; flags are those of gbr_parse_pieces */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    unsigned flags = data[0] & GBR_PARTIAL;
    struct gbr_position position;
    struct gbr_fault fault;
    size_t length = size - 1;
    char *text = copy_of(data + 1, length);

    memset(&position, UNTOUCHED, sizeof position);
    enum gbr_error error = gbr_parse_pieces(text, length, flags, &position, &fault);
    if (error) {
        check_fault(error, &fault, length);
        CHECK(is_untouched(&position, sizeof position));
    } else {
        CHECK(position.turn == GBR_WHITE);
        check_position(&position, flags);
        check_position_texts(&position, flags);
    }
    free_copy(text);
    return 0;
}
