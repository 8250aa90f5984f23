/* writer.c - writing a text */
#include "lib.h"

void gbr_put_text(struct writer *w, const char *text)
{
    for (; *text; text++)
        put(w, *text);
}

void gbr_put_number(struct writer *w, unsigned number)
{
    for (uint32_t unit = 1000000000; unit > 0; unit /= 10)
        if (number >= unit || unit == 1)
            put(w, (char)('0' + number / unit % 10));
}

void gbr_put_square(struct writer *w, unsigned square)
{
    const char name[] = {(char)('a' + square % 8), (char)('1' + square / 8 % 8)};
    put_bytes(w, name, sizeof name);
}
