/* fuzz_material.c - material; no flags */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct gbr_material material, again;
    struct gbr_fault fault;
    char *text = copy_of(data, size);

    memset(&material, UNTOUCHED, sizeof material);
    enum gbr_error error = gbr_parse_material(text, size, &material, &fault);
    if (error) {
        check_fault(error, &fault, size);
        CHECK(is_untouched(&material, sizeof material));
    } else {
        struct gbr_code code;
        char *written = malloc(GBR_MATERIAL_SIZE);
        CHECK(written);
        size_t length = gbr_format_material(&material, written);
        check_formatted(written, length, GBR_MATERIAL_SIZE);
        CHECK(gbr_parse_material(written, length, &again, NULL) == GBR_OK);
        CHECK(SAME(again, material));
        free(written);

        CHECK(gbr_classify(&material, &code, NULL) == GBR_OK);
        check_class(&code, &material);
        check_code(&code);
        check_code_texts(&code, NULL);
    }
    free_copy(text);
    return 0;
}
