/* operands.c - records that stand on the command line */
#include "input/operands.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool consists_of(const char *text, const char *bytes)
{
    return *text && strspn(text, bytes) == strlen(text);
}

/* Is the operand the nth field (from 1) behind a placement? */
static bool is_fen_field(const char *operand, int nth)
{
    switch (nth) {
    case 1:
        return strlen(operand) == 1 && consists_of(operand, "wbWB");
    case 2:
        return strcmp(operand, "-") == 0 || consists_of(operand, "KQkqABCDEFGHabcdefgh");
    case 3:
        return strcmp(operand, "-") == 0
            || (strlen(operand) == 2 && strchr("abcdefgh", operand[0]) && strchr("36", operand[1]));
    default:
        return nth <= 5 && consists_of(operand, "0123456789");
    }
}

/* "--gbr=0323.12", a part of Meson's command line. */
static bool is_meson_part(const char *operand)
{
    return strncmp(operand, "--", 2) == 0 && !strpbrk(operand, " \t");
}

/* A record whose quotes were forgotten comes as several operands: how many. */
static size_t record_operands(char **operands)
{
    size_t count = 1;
    if (is_meson_part(operands[0])) {
        while (operands[count] && is_meson_part(operands[count]))
            count++;
        return count;
    }
    bool array = strcmp(operands[0], "startpos") == 0;
    if (!array && (!strchr(operands[0], '/') || strpbrk(operands[0], " \t.:")))
        return 1;
    while (operands[count] && is_fen_field(operands[count], (int)count))
        count++;
    return count;
}

static char *join(char **operands, size_t count)
{
    size_t size = 1;
    for (size_t i = 0; i < count; i++)
        size += strlen(operands[i]) + 1;
    char *text = malloc(size), *end = text;
    if (!text) {
        complain("(arguments)", strerror(errno));
        exit(STATUS_TROUBLE);
    }
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(operands[i]);
        memcpy(end, operands[i], length);
        end += length;
        *end++ = i + 1 < count ? ' ' : '\0';
    }
    return text;
}

static void take_text(struct record *record, const char *text, const char *source, size_t number)
{
    *record = (struct record){.text = text, .length = strlen(text), .number = number};
    record->place = (struct place){source, 0};
    record->raw = record->text;
    record->raw_length = record->length;
}

bool next_operand(struct operands *operands, char **words, struct record *record)
{
    size_t next = operands->next;
    free(operands->joined);
    operands->joined = NULL;
    if (!words[next])
        return false;
    size_t count = record_operands(words + next);
    operands->joined = join(words + next, count);
    snprintf(operands->source, sizeof operands->source, "(argument %zu)", next + 1);
    take_text(record, operands->joined, operands->source, next + 1);
    operands->next += count;
    return true;
}
