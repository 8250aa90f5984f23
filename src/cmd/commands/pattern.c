/* pattern.c - what match looks for
 *
 *   pattern = ["("] [sign] 4one ["." (2one | "*")] [kings] [")"] | material
 *   sign    = "+" | "="
 *   one     = digit | "?" | "[" 1*digit "]"
 *   kings   = 2(file rank)                  White's, Black's
 *   file    = "a" .. "h" | "?"
 *   rank    = "1" .. "8" | "?"
 *
 * Blanks may stand between the parts, and about them.
 * Without the part behind the point there are no pawns: 0400 is 0400.00.
 */
#include "commands/pattern.h"

#include <string.h>

static const char *const digits = "0123456789";

/* What stands behind the blanks. */
static char skip_blanks(const char **text)
{
    *text += strspn(*text, " \t\n\v\f\r");
    return **text;
}

static bool parse_one(const char **text, unsigned most, unsigned short *set)
{
    const char *at = *text;
    bool list = *at == '[';
    if (*at == '?') {
        *set = (unsigned short)((1u << (most + 1)) - 1);
        ++*text;
        return true;
    }
    *set = 0;
    at += list;
    do {
        const char *digit = *at ? strchr(digits, *at) : NULL;
        if (!digit || digit - digits > (long)most)
            return false;
        *set = (unsigned short)(*set | 1u << (digit - digits));
        at++;
    } while (list && *at != ']');
    *text = at + list;
    return true;
}

static bool parse_coordinate(const char **text, const char *names, unsigned char *set)
{
    const char *name = **text ? strchr(names, **text) : NULL;
    if (!name && **text != '?')
        return false;
    *set = (unsigned char)(name ? 1u << (name - names) : 0xffu);
    ++*text;
    return true;
}

static bool parse_kings(const char **text, struct pattern *p)
{
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        if (!parse_coordinate(text, "abcdefgh", &p->files[side])
            || !parse_coordinate(text, "12345678", &p->ranks[side]))
            return false;
        skip_blanks(text);
    }
    p->kings = true;
    return true;
}

static const char *parse_class(const char **text, struct pattern *p)
{
    for (unsigned i = 0; i < GBR_WHITE_PAWNS; i++)
        if (!parse_one(text, 9, &p->digits[i]))
            return "a pattern is a code with ? or [013] for digits, or a material";
    p->digits[GBR_WHITE_PAWNS] = p->digits[GBR_BLACK_PAWNS] = 1; /* the digit 0 */
    if (**text != '.')
        return NULL;
    ++*text;
    if (**text == '*') {
        p->digits[GBR_WHITE_PAWNS] = p->digits[GBR_BLACK_PAWNS] = 0x1ff;
        ++*text;
        return NULL;
    }
    for (unsigned i = GBR_WHITE_PAWNS; i < GBR_DIGITS; i++)
        if (!parse_one(text, 8, &p->digits[i]))
            return "behind the point stand two digits 0 to 8, or *";
    return NULL;
}

const char *parse_pattern(const char *text, struct pattern *pattern, size_t *offset)
{
    const char *at = text;
    struct gbr_fault fault;
    struct pattern p = {.files = {0xff, 0xff}, .ranks = {0xff, 0xff}};
    if (gbr_parse_material(text, strlen(text), &p.material, &fault) == GBR_OK) {
        p.is_material = true;
        *pattern = p;
        return NULL;
    }
    bool open = skip_blanks(&at) == '(';
    at += open;
    if (skip_blanks(&at) == '+' || *at == '=')
        p.sign = *at++;
    skip_blanks(&at);
    const char *error = parse_class(&at, &p);
    if (!error && skip_blanks(&at) && *at != ')' && !parse_kings(&at, &p))
        error = "kings are two squares, ? for any file or rank";
    if (!error && open && *at != ')')
        error = "the bracket is not closed";
    at += open && !error;
    if (!error && skip_blanks(&at))
        error = "nothing may stand behind the pattern";
    *offset = (size_t)(at - text);
    if (!error)
        *pattern = p;
    return error;
}

static unsigned char turn_ranks(unsigned char ranks)
{
    unsigned turned = 0;
    for (unsigned rank = 0; rank < 8; rank++)
        turned |= ((unsigned)ranks >> rank & 1u) << (7 - rank);
    return (unsigned char)turned;
}

struct pattern flip_pattern(const struct pattern *pattern)
{
    struct pattern turned = *pattern;
    if (pattern->sign == '+')
        turned.sign = '-'; /* Black wins: no code says so */
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++) {
        unsigned set = pattern->digits[kind] & 1u << 9;
        for (unsigned digit = 0; digit < 9; digit++)
            if (pattern->digits[kind] >> digit & 1)
                set |= 1u << (digit / 3 + digit % 3 * 3);
        turned.digits[kind] = (unsigned short)set;
    }
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        turned.digits[GBR_WHITE_PAWNS + side] = pattern->digits[GBR_WHITE_PAWNS + !side];
        turned.files[side] = pattern->files[!side];
        turned.ranks[side] = turn_ranks(pattern->ranks[!side]);
        memcpy(turned.material.men[side], pattern->material.men[!side], GBR_KINDS);
    }
    return turned;
}

static bool kings_match(const struct pattern *p, const struct gbr_code *code)
{
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        unsigned king = code->king[side];
        if (king == GBR_NO_SQUARE || !(p->files[side] >> king % 8 & 1)
            || !(p->ranks[side] >> king / 8 & 1))
            return false;
    }
    return true;
}

bool matches(
    const struct pattern *p, const struct gbr_code *code, const struct gbr_material *material)
{
    if (p->is_material)
        return material && memcmp(material->men, p->material.men, sizeof p->material.men) == 0;
    unsigned allowed = 1;
    for (unsigned i = 0; i < GBR_DIGITS; i++)
        allowed &= (unsigned)p->digits[i] >> code->digit[i];
    return (allowed & 1) && (!p->sign || p->sign == code->sign)
        && (!p->kings || kings_match(p, code));
}
