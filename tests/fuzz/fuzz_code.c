/* fuzz_code.c - codes in any form that is printed; no flags */
#include "fuzz.h"

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
        if (reading.full) {
            check_position(&reading.position, 0);
            check_position_texts(&reading.position, 0);
            check_code_texts(&reading.code, &reading.position);
        }
    }
    free_copy(text);
    return 0;
}
