/* check.c - a check that fails ends a fuzz entry, and libFuzzer keeps the input */
#include "fuzz.h"

void check_failed(const char *file, int line, const char *condition)
{
    fprintf(stderr, "%s:%d: not so: %s\n", file, line, condition);
    abort();
}
