/* extent.c - how far a code in running text reaches
 *
 * A class is found by its point: four digits before it, two behind, and nothing
 * about them that makes them part of a longer number, a date, a version or an
 * address. The parts that a code may have before and behind its class are taken
 * in as far as they stand there.
 */
#include "commands/extent.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

static bool is_digit_at(struct text t, const char *at)
{
    return at >= t.start && at < t.end && *at >= '0' && *at <= '9';
}

bool is_square_at(struct text t, const char *at)
{
    return at >= t.start && t.end - at >= 2 && at[0] >= 'a' && at[0] <= 'h' && at[1] >= '1'
        && at[1] <= '8';
}

static bool is_blank_at(struct text t, const char *at)
{
    return at >= t.start && at < t.end && (*at == ' ' || (*at >= '\t' && *at <= '\r'));
}

static bool is_word_at(struct text t, const char *at) /* of a longer word or number */
{
    return at >= t.start && at < t.end
        && (isalnum((unsigned char)*at) || (*at && strchr("._-/,@#$%&\\", *at)));
}

/* ---- what stands before and behind the seven bytes of a class ---- */

/* Pound and euro make a number a price, in UTF-8 and in Latin-1. */
static bool is_currency(struct text t, const char *at)
{
    return at >= t.start && at < t.end
        && (*at == '\xa3' || (t.end - at > 1 && memcmp(at, "\xc2\xa3", 2) == 0)
            || (t.end - at > 2 && memcmp(at, "\xe2\x82\xac", 3) == 0));
}

static bool may_stand_before(struct text t, const char *class)
{
    const char *before = class - 1;
    if (before < t.start)
        return true;
    if (*before == '+' || *before == '=') {
        bool option = before - t.start >= 5 && memcmp(before - 5, "--gbr", 5) == 0;
        bool black = before > t.start && before[-1] == '-'; /* -+, -= */
        return option || black || !is_word_at(t, before - 1);
    }
    if (*before == ':')
        return is_square_at(t, before - 2);
    if (*before == '(' || *before == '[')
        return !is_word_at(t, before - 1);
    return !is_word_at(t, before) && !is_currency(t, before) && !is_currency(t, before - 2);
}

static bool is_pair_at(struct text t, const char *at)
{
    return is_square_at(t, at) && is_square_at(t, at + 2);
}

static bool may_stand_behind(struct text t, const char *behind)
{
    const char *next = behind + 1;
    if (behind >= t.end || is_blank_at(t, behind))
        return true;
    switch (*behind) {
    case '/':
        return is_square_at(t, next);
    case ':':
        return is_square_at(t, next) || !is_word_at(t, next);
    case '.':
    case ',':
        return is_square_at(t, next) || next >= t.end || !isalnum((unsigned char)*next);
    default:
        return is_pair_at(t, behind) || (!is_word_at(t, behind) && !is_currency(t, behind));
    }
}

static bool is_class_at(struct text t, const char *at)
{
    for (int i = 0; i < 7; i++)
        if (i == 4 ? at + i >= t.end || at[i] != '.' : !is_digit_at(t, at + i))
            return false;
    return true;
}

bool is_class(struct text t, const char *point)
{
    const char *class = point - 4;
    return is_class_at(t, class) && point[1] < '9' && point[2] < '9' && may_stand_before(t, class)
        && may_stand_behind(t, point + 3);
}

/* ---- how far the code reaches ---- */

/* Over blanks and one line end; no further where there are more of those. */
static const char *over_blanks(struct text t, const char *at)
{
    unsigned breaks = 0;
    for (; is_blank_at(t, at); at++)
        breaks += *at == '\n' || (*at == '\r' && (at + 1 >= t.end || at[1] != '\n'));
    return breaks > 1 ? t.end : at;
}

static const char *back_over_blanks(struct text t, const char *at)
{
    const char *start = at;
    while (is_blank_at(t, start - 1))
        start--;
    return over_blanks(t, start) == at ? start : at;
}

static bool word_before(struct text t, const char *at, const char *word)
{
    size_t length = strlen(word);
    return at - t.start >= (ptrdiff_t)length && memcmp(at - length, word, length) == 0;
}

static const char *find_start(struct text t, const char *class)
{
    static const char *const turns[] = {"ZAZ", "BTM", "WTM"};
    const char *start = class;
    if (word_before(t, class, "--gbr=")) {
        start = class - 6;
        const char *at = back_over_blanks(t, start);
        return word_before(t, at - 4, "--kings=") && is_square_at(t, at - 4) ? at - 12 : start;
    }
    for (bool more = true; more;) {
        const char *at = back_over_blanks(t, start);
        const char *colon = at > t.start && at[-1] == ':' ? at - 1 : at;
        more = false;
        if (is_square_at(t, colon - 4) && is_square_at(t, colon - 2) && !is_word_at(t, colon - 5)) {
            start = colon - 4;
            more = true;
        } else if (at > t.start && (at[-1] == '+' || at[-1] == '=') && !is_word_at(t, at - 2)) {
            start = at - 1;
        } else if (word_before(t, at, "-+") || word_before(t, at, "-=")) {
            start = at - 2;
        }
        for (size_t i = 0; i < 3; i++)
            if (word_before(t, at, turns[i])) {
                start = at - 3;
                more = true;
            }
    }
    return start;
}

/* "g3g1 0323.12": two squares that are the next code's kings. */
static bool are_next_kings(struct text t, const char *at)
{
    if (!is_square_at(t, at) || !is_square_at(t, at + 2))
        return false;
    for (at += 4; is_blank_at(t, at) || (at < t.end && *at == ':'); at++)
        ;
    return is_class_at(t, at);
}

/* Not the beginning of a longer word. */
static bool is_item_at(struct text t, const char *at)
{
    bool word = t.end - at > 2 && isalnum((unsigned char)at[2]);
    return is_square_at(t, at) && (!word || is_square_at(t, at + 2));
}

/* The only square of its word, as in prose: "0323.12 a3 for". */
static bool is_lone(struct text t, const char *at)
{
    bool joined = t.end - at > 2 && (at[2] == '.' || at[2] == '/') && is_square_at(t, at + 3);
    return is_blank_at(t, at - 1) && !joined && !is_item_at(t, at + 2);
}

/* Squares, points and slashes; between them blanks, and a line break. */
static const char *over_list(struct text t, const char *at, bool has_kings, bool all)
{
    for (const char *start = at;;) {
        const char *next = over_blanks(t, at), *square = next;
        bool point = next < t.end && *next == '.';
        if (point)
            square = over_blanks(t, next + 1);
        else if (next < t.end && *next == ':' && next == at)
            square = next + 1;
        bool apart = is_blank_at(t, square - 1);
        if (apart && (has_kings || at > start) && !(point && all) && are_next_kings(t, square))
            return at;
        if (is_item_at(t, square) && (all || !is_lone(t, square)))
            at = square + 2;
        else if (next < t.end && *next == '/' && (next == at || is_square_at(t, next + 1)))
            at = next + 1;
        else
            return at;
    }
}

/* Words of a caption, on the same line; those that may be its last end it. */
static const char *over_caption(struct text t, const char *at)
{
    static const struct {
        const char *word;
        bool last;
    } words[] = {{"BTM", true}, {"WTM", true}, {"ZAZ", true}, {"Win", true}, {"win", true},
        {"Wins", true}, {"wins", true}, {"Draw", true}, {"draw", true}, {"draws", true},
        {"loses", true}, {"move", true}, {"White", false}, {"Black", false}, {"to", false},
        {"play", false}, {"and", false}, {"could", false}};
    enum { WORDS = sizeof words / sizeof *words };
    for (const char *next = at;;) {
        while (next < t.end && (*next == ' ' || *next == ','))
            next++;
        const char *word = next;
        while (next < t.end && isalpha((unsigned char)*next))
            next++;
        size_t length = (size_t)(next - word), i = 0;
        while (i < WORDS
            && (strlen(words[i].word) != length || memcmp(words[i].word, word, length) != 0))
            i++;
        if (i == WORDS)
            return at;
        if (next < t.end && *next == '?')
            next++;
        if (words[i].last)
            at = next;
    }
}

static const char *over_count(struct text t, const char *at)
{
    const char *next = at;
    while (next < t.end && *next == ' ')
        next++;
    const char *start = next;
    while (is_digit_at(t, next))
        next++;
    if (next == at || next - start < 1 || next - start > 2 || next >= t.end || *next != '/')
        return at;
    for (start = ++next; is_digit_at(t, next);)
        next++;
    if (next - start < 1 || next - start > 2)
        return at;
    if (next < t.end && (*next == '+' || *next == '='))
        return next + 1;
    return is_word_at(t, next) && *next != ',' && *next != '.' ? at : over_caption(t, next);
}

/* Of "--kings=KK --gbr=CODE", behind "--pos=SQUARES" if that comes next. */
static const char *find_option_end(struct text t, const char *behind)
{
    const char *at = behind;
    while (is_blank_at(t, at))
        at++;
    if (t.end - at < 6 || memcmp(at, "--pos=", 6) != 0)
        return behind;
    for (at += 6; is_square_at(t, at); at += 2)
        ;
    return at;
}

/* "(0323.12 and others)": the bracket that is open is the sentence's. */
static bool is_closed(struct text t, const char *at, char open)
{
    unsigned depth = 1;
    for (at = over_blanks(t, at); at < t.end && depth > 0; at = over_blanks(t, at + 1)) {
        depth += *at == open;
        depth -= *at == (open == '(' ? ')' : ']');
    }
    return depth == 0;
}

struct text find_code(struct text t, const char *class, bool all)
{
    const char *start = find_start(t, class), *behind = class + 7;
    if (start + 1 < t.end && start[0] == '-' && start[1] == '-')
        return (struct text){start, find_option_end(t, behind)};
    bool has_kings = is_square_at(t, class - 2 - (class > t.start && class[-1] == ':'))
        || (start < class && is_square_at(t, back_over_blanks(t, class) - 2));
    const char *end = over_list(t, behind, has_kings, all);
    if (start > t.start && (start[-1] == '(' || start[-1] == '[')) {
        bool close = end < t.end && (*end == ')' || *end == ']');
        start -= close || !is_closed(t, end, start[-1]);
        end += close;
    }
    const char *counted = over_count(t, end);
    return (struct text){start, counted == end && has_kings ? over_caption(t, end) : counted};
}
