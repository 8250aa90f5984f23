/* pattern.h - what match looks for */
#ifndef PATTERN_H
#define PATTERN_H

#include <stdbool.h>

#include "gbr.h"

struct pattern {
    unsigned short digits[GBR_DIGITS]; /* bit d: the digit d is allowed */
    unsigned char files[2], ranks[2];  /* of the kings: bit n, all 0xff: anywhere */
    bool kings;                        /* some square is asked for */
    char sign;                         /* 0: any */
    bool is_material;                  /* then only this counts: */
    struct gbr_material material;
};

/* Reads a pattern: a code with ?, [013] and .*, or a material. NULL, or what is
 * wrong; *offset is then where. */
const char *parse_pattern(const char *text, struct pattern *pattern, size_t *offset);

/* The pattern with colours exchanged; where White was to win it matches nothing. */
struct pattern flip_pattern(const struct pattern *pattern);

/* material NULL: not known. */
bool matches(const struct pattern *pattern, const struct gbr_code *code,
    const struct gbr_material *material);

#endif
