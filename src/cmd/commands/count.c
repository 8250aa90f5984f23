/* count.c - gbr count: how many records of each class */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"
#include "input/values.h"

static unsigned counts[GBR_CLASSES]; /* by gbr_class_number */

static void put_class(unsigned number)
{
    struct gbr_code code;
    char text[24 + GBR_CODE_SIZE];
    int used = snprintf(text, 24, "%u\t", counts[number]);
    gbr_class_of_number(number, &code);
    size_t length = gbr_format_code(&code, NULL, GBR_STYLE_CLASS, text + used, NULL);
    text[(size_t)used + length] = '\n';
    put_bytes(text, (size_t)used + length + 1);
}

static unsigned folded(const struct gbr_code *code)
{
    struct gbr_code turned = *code;
    gbr_flip_code(&turned);
    unsigned a = gbr_class_number(code), b = gbr_class_number(&turned);
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
    static unsigned seen[GBR_CLASSES];
    size_t size = 0;
    for (unsigned number = 0; number < GBR_CLASSES; number++)
        if (counts[number] > 0)
            seen[size++] = number;
    if (!by_code)
        sort_classes(seen, size);
    for (size_t i = 0; i < size; i++)
        put_class(seen[i]);
}

/* false: no code to be counted. */
static bool read_class(
    const struct record *record, const struct options *options, struct gbr_code *code)
{
    struct gbr_material men;
    struct value value;
    if (record->blank)
        return false;
    if (read_men(record, options, &men))
        return gbr_classify(&men, code, NULL) == GBR_OK;
    if (!read_value(record, options, &value))
        return false;
    *code = value.reading.code;
    return true;
}

void run_count(const struct options *options, struct input *input)
{
    struct record record;
    struct gbr_code code;
    while (next_record(input, &record)) {
        if (!read_class(&record, options, &code))
            continue;
        unsigned *count =
            &counts[options->ignore_colours ? folded(&code) : gbr_class_number(&code)];
        *count += *count < UINT_MAX;
    }
    put_counts(options->by_code);
}
