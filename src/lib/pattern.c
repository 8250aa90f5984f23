/* pattern.c - what codes to look for
 *
 *   pattern = ["("] [sign] class [kings] [")"] | material
 *   sign    = "+" | "="
 *   class   = 4one ["." ("*" | 2one)]
 *   one     = "?" | digit | "[" 1*choice "]"
 *   choice  = digit ["-" digit]             a range, the lower digit first
 *   kings   = 2(file rank)                  White's, Black's
 *   file    = "?" | "a" .. "h"
 *   rank    = "?" | "1" .. "8"
 *
 * Whitespace may stand between the parts, between the squares, and around them. Without the part
 * after the point there are no pawns: 0400 is 0400.00. A digit of pawns is 0 to 8.
 */
#include "errors.h"

static bool skip_byte(struct cursor *c, int byte)
{
    if (cursor_byte(c, 0) != byte)
        return false;
    c->at++;
    return true;
}

/* A byte from first to last; else c stays at it. */
static bool read_byte(struct cursor *c, int first, int last, int *read)
{
    int byte = cursor_byte(c, 0);
    if (byte < first || byte > last)
        return false;
    *read = byte;
    c->at++;
    return true;
}

/* The bits of the digits low to high. */
static unsigned bits_of(int low, int high)
{
    return (2U << (high - '0')) - (1U << (low - '0'));
}

static bool parse_choice(struct cursor *c, int last, unsigned *set)
{
    int low = '0', high;
    if (!read_byte(c, '0', last, &low))
        return false;
    high = low;
    if (skip_byte(c, '-') && !read_byte(c, low, last, &high))
        return false;
    *set |= bits_of(low, high);
    return true;
}

static bool parse_one(struct cursor *c, int last, unsigned short *digits)
{
    unsigned set = 0;
    int digit = '0';
    if (skip_byte(c, '?')) {
        set = bits_of('0', last);
    } else if (skip_byte(c, '[')) {
        while (set == 0 || !skip_byte(c, ']'))
            if (!parse_choice(c, last, &set))
                return false;
    } else if (read_byte(c, '0', last, &digit)) {
        set = bits_of(digit, digit);
    } else {
        return false;
    }
    *digits = (unsigned short)set;
    return true;
}

static enum gbr_error parse_class(
    struct cursor *c, struct gbr_pattern *pattern, struct gbr_fault *fault)
{
    for (unsigned i = 0; i < GBR_WHITE_PAWNS; i++)
        if (!parse_one(c, '9', &pattern->digits[i]))
            return REFUSE(fault, c->at, GBR_ERROR_PATTERN);
    bool point = skip_byte(c, '.'), any = point && skip_byte(c, '*');
    for (unsigned i = GBR_WHITE_PAWNS; i < GBR_DIGITS; i++) {
        pattern->digits[i] = (unsigned short)(bits_of('0', any ? '8' : '0'));
        if (point && !any && !parse_one(c, '8', &pattern->digits[i]))
            return REFUSE(fault, c->at, GBR_ERROR_PATTERN_PAWNS);
    }
    return GBR_OK;
}

static bool parse_coordinate(struct cursor *c, int first, int last, unsigned char *set)
{
    int byte = first;
    if (skip_byte(c, '?'))
        return true; /* all bits are set already */
    if (!read_byte(c, first, last, &byte))
        return false;
    *set = (unsigned char)(1U << (byte - first));
    return true;
}

static bool parse_kings(struct cursor *c, struct gbr_pattern *pattern)
{
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        if (!parse_coordinate(c, 'a', 'h', &pattern->files[side])
            || !parse_coordinate(c, '1', '8', &pattern->ranks[side]))
            return false;
        gbr_skip_whitespace(c);
    }
    pattern->needs_kings = 1;
    return true;
}

enum gbr_error gbr_parse_pattern(
    const char *text, size_t length, struct gbr_pattern *pattern, struct gbr_fault *fault)
{
    struct cursor c = cursor_of(text, length);
    struct gbr_pattern read = {.files = {0xff, 0xff}, .ranks = {0xff, 0xff}};
    if (gbr_parse_material(text, length, &read.material, NULL) == GBR_OK) {
        read.by_material = 1;
        *pattern = read;
        return GBR_OK;
    }
    gbr_skip_whitespace(&c);
    bool open = skip_byte(&c, '(');
    gbr_skip_whitespace(&c);
    if (skip_byte(&c, '+'))
        read.sign = '+';
    else if (skip_byte(&c, '='))
        read.sign = '=';
    gbr_skip_whitespace(&c);
    enum gbr_error error = parse_class(&c, &read, fault);
    if (error)
        return error;
    gbr_skip_whitespace(&c);
    if (c.at < length && cursor_byte(&c, 0) != ')' && !parse_kings(&c, &read))
        return REFUSE(fault, c.at, GBR_ERROR_PATTERN_KINGS);
    if (open && !skip_byte(&c, ')'))
        return REFUSE(fault, c.at, GBR_ERROR_BRACKET);
    gbr_skip_whitespace(&c);
    if (c.at < length)
        return REFUSE(fault, c.at, GBR_ERROR_PATTERN_END);
    *pattern = read;
    return GBR_OK;
}

/* ---- colours exchanged ---- */

static unsigned char turn_ranks(unsigned ranks)
{
    unsigned turned = 0;
    for (unsigned rank = 0; rank < 8; rank++)
        turned |= (ranks >> rank & 1) << (7 - rank);
    return (unsigned char)turned;
}

static unsigned short turn_digits(unsigned digits)
{
    unsigned turned = digits & bits_of('9', '9');
    for (unsigned digit = 0; digit < 9; digit++)
        turned |= (digits >> digit & 1) << (digit / 3 + digit % 3 * 3);
    return (unsigned short)turned;
}

void gbr_flip_pattern(struct gbr_pattern *pattern)
{
    struct gbr_pattern turned = *pattern;
    if (pattern->sign == '+')
        turned.sign = '-'; /* Black wins: no code says so */
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
        turned.digits[kind] = turn_digits(pattern->digits[kind]);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        turned.digits[GBR_WHITE_PAWNS + side] = pattern->digits[GBR_WHITE_PAWNS + !side];
        turned.files[side] = pattern->files[!side];
        turned.ranks[side] = turn_ranks(pattern->ranks[!side]);
    }
    gbr_flip_material(&turned.material);
    *pattern = turned;
}

/* ---- matching ---- */

static bool sign_matches(const struct gbr_pattern *pattern, unsigned char sign)
{
    return pattern->sign == 0 || (pattern->sign == sign && sign != '-');
}

static bool class_matches(const struct gbr_pattern *pattern, const struct gbr_code *code)
{
    unsigned allowed = 1;
    for (unsigned i = 0; i < GBR_DIGITS; i++)
        allowed &= code->digit[i] > 9 ? 0u : (unsigned)pattern->digits[i] >> code->digit[i];
    return allowed & 1;
}

static bool kings_match(const struct gbr_pattern *pattern, const struct gbr_code *code)
{
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        unsigned king = code->king[side];
        if (king >= GBR_SQUARES || !(pattern->files[side] >> king % 8 & 1)
            || !(pattern->ranks[side] >> king / 8 & 1))
            return false;
    }
    return true;
}

int gbr_match(const struct gbr_pattern *pattern, const struct gbr_code *code,
    const struct gbr_material *material)
{
    if (pattern->by_material)
        return material && memcmp(material->men, pattern->material.men, sizeof material->men) == 0;
    return class_matches(pattern, code) && sign_matches(pattern, code->sign)
        && (!pattern->needs_kings || kings_match(pattern, code));
}
