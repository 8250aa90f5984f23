/* fuzz.h - what the fuzz entries share
 *
 * An entry is LLVMFuzzerTestOneInput in a file of its own: libFuzzer calls it
 * with what it makes up (make fuzz), replay.c with the corpus (make test). Its
 * first byte is flags, the rest is text.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdio.h>

#include "../common/values.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
