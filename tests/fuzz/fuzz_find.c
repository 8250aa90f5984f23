/* fuzz_find.c - codes in running text: the same however the text comes
 *
 * The first byte is the size of its pieces, in steps of 16 from 128 on. DEL and a byte are a run of
 * that byte, so that texts are longer than what a search looks at.
 */
#include "fuzz.h"

enum { RUN = 300, TEXT_MAX = 40000 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[TEXT_MAX];
    size_t length = 0;
    if (size == 0)
        return 0;
    for (size_t i = 1; i < size && length + RUN < TEXT_MAX; i++)
        if (data[i] == 0x7f && i + 1 < size) {
            memset(text + length, data[++i], RUN);
            length += RUN;
        } else {
            text[length++] = (char)data[i];
        }
    check_search(text, length, data[0] < 128 ? data[0] + 1U : 16U * (data[0] - 127U));
    return 0;
}
