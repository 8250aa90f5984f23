/* repeat.c - repeat COUNT TEXT: the text so often on standard output, gigabytes of it a second */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK = 1 << 18 };

int main(int argc, char **argv)
{
    static char block[BLOCK];
    if (argc != 3 || !*argv[2] || strlen(argv[2]) > BLOCK)
        return 2;
    size_t length = strlen(argv[2]), texts = BLOCK / length;
    size_t left = strtoull(argv[1], NULL, 10) * length;
    for (size_t i = 0; i < texts; i++)
        memcpy(block + i * length, argv[2], length);
    while (left > 0) {
        size_t whole = texts * length, size = left < whole ? left : whole;
        for (const char *at = block; size > 0;) {
            ssize_t written = write(STDOUT_FILENO, at, size);
            if (written <= 0)
                return 1;
            at += written;
            size -= (size_t)written;
            left -= (size_t)written;
        }
    }
    return 0;
}
