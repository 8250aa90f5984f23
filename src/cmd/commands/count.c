/* count.c - gbr count: how many records of each class */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"

/* All classes: ten to the fourth times nine squared. The number of a class is
 * its rank in the order of the codes. */
enum { CLASSES = 810000 };
static unsigned counts[CLASSES];

static unsigned class_number(const struct gbr_code *code)
{
    unsigned number = 0;
    for (unsigned i = 0; i < GBR_DIGITS; i++)
        number = number * (i < GBR_WHITE_PAWNS ? 10 : 9) + code->digit[i];
    return number;
}

static void put_class(unsigned number)
{
    struct gbr_code code = {.king = {GBR_NO_SQUARE, GBR_NO_SQUARE}};
    char text[24 + GBR_CODE_SIZE];
    int used = snprintf(text, 24, "%u\t", counts[number]);
    for (unsigned i = GBR_DIGITS; i-- > 0;) {
        unsigned base = i < GBR_WHITE_PAWNS ? 10 : 9;
        code.digit[i] = (unsigned char)(number % base);
        number /= base;
    }
    size_t length = gbr_format_code(&code, NULL, GBR_STYLE_CLASS, text + used, NULL);
    text[(size_t)used + length] = '\n';
    put_bytes(text, (size_t)used + length + 1);
}

static unsigned folded(const struct gbr_code *code)
{
    struct gbr_code turned = *code;
    gbr_flip_code(&turned);
    unsigned a = class_number(code), b = class_number(&turned);
    return a < b ? a : b;
}

/* Does class a come before class b: falling count, then code. */
static bool before(unsigned a, unsigned b)
{
    return counts[a] != counts[b] ? counts[a] > counts[b] : a < b;
}

static void sift_down(unsigned *heap, size_t root, size_t size)
{
    unsigned moved = heap[root];
    for (size_t child; (child = 2 * root + 1) < size; root = child) {
        if (child + 1 < size && before(heap[child], heap[child + 1]))
            child++;
        if (!before(moved, heap[child]))
            break;
        heap[root] = heap[child];
    }
    heap[root] = moved;
}

/* In place, where glibc's qsort would take as much memory again. */
static void sort_classes(unsigned *classes, size_t size)
{
    for (size_t root = size / 2; root-- > 0;)
        sift_down(classes, root, size);
    while (size > 1) {
        unsigned last = classes[--size];
        classes[size] = classes[0];
        classes[0] = last;
        sift_down(classes, 0, size);
    }
}

static void put_counts(bool by_code)
{
    static unsigned seen[CLASSES];
    size_t size = 0;
    for (unsigned number = 0; number < CLASSES; number++)
        if (counts[number] > 0)
            seen[size++] = number;
    if (!by_code)
        sort_classes(seen, size);
    for (size_t i = 0; i < size; i++)
        put_class(seen[i]);
}

void run_count(const struct options *given)
{
    struct record record;
    struct options options = *given;
    options.fen_flags |= GBR_MEN_ONLY;
    while (next_record(&options, &record)) {
        struct value value;
        if (record.blank || !read_value(&record, &options, &value))
            continue;
        const struct gbr_code *code = code_of_value(&value, false);
        unsigned *count = &counts[options.ignore_colours ? folded(code) : class_number(code)];
        *count += *count < UINT_MAX;
    }
    put_counts(options.by_code);
}
