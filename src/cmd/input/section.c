/* section.c - which tags of a PGN file are one game
 *
 *   game    = section moves         section = tag *(tag | comment | bracket | word)
 *
 * A move or a result ends a section; other words, numbers, brackets and comments do not. Where
 * nothing of that kind stands between two sections, a new one begins
 *
 *   - at a tag of the name of the section's first, after tags of other names,
 *   - after a blank line, where up to the next one an Event comes and the section has its Event,
 *     or a FEN and the section has its FEN,
 *   - at each FEN of a section that has nothing else; whether it has is seen where the FEN tags
 *     that follow each other end.
 *
 * In the first case too it begins after the last blank line, if there is one in the section. Of
 * any other tag that comes again the first counts.
 */
#include "input/section.h"

#include <string.h>

/* ---- what a tag says ---- */

/* Variants whose start position is the ordinary one, in small letters and digits alone. Chess960,
 * Horde, Racing Kings and whatever is not known here may have another. */
static const char *const ordinary_variants[] = {"", "standard", "normal", "chess", "classical",
    "regular", "orthodox", "orthochess", "crazyhouse", "bughouse", "atomic", "antichess",
    "giveaway", "suicide", "losers", "losingchess", "kingofthehill", "koth", "threecheck", "3check",
    "threechecks", "fivecheck", "5check", "duck", "duckchess", "fogofwar", "darkchess",
    "kriegspiel"};

static bool is_ordinary_variant(const struct tag *tag)
{
    char name[16];
    size_t length = 0;
    for (size_t i = 0; i < tag->value_length; i++) {
        char small = tag->value[i];
        small = (char)(small >= 'A' && small <= 'Z' ? small | 0x20 : small);
        bool shown = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (!shown && (unsigned char)small < 0x80)
            continue;
        if (length + 1 >= sizeof name)
            return false;
        name[length++] = small;
    }
    name[length] = '\0';
    for (size_t i = 0; i < sizeof ordinary_variants / sizeof *ordinary_variants; i++)
        if (strcmp(name, ordinary_variants[i]) == 0)
            return true;
    return false;
}

static bool is_value(const struct tag *tag, char wanted)
{
    size_t at = skip_blanks(tag->value, tag->value_length, 0);
    return at < tag->value_length && tag->value[at] == wanted
        && skip_blanks(tag->value, tag->value_length, at + 1) == tag->value_length;
}

/* Blanks aside. */
static bool are_equal(struct text a, struct text b)
{
    size_t i = 0, j = 0;
    for (;; i++, j++) {
        i = skip_blanks(a.start, a.length, i);
        j = skip_blanks(b.start, b.length, j);
        if (i == a.length || j == b.length)
            return i == a.length && j == b.length;
        if (a.start[i] != b.start[j])
            return false;
    }
}

/* Of a broken FEN tag: it does not lack its end. */
static bool is_unquoted(const struct tag *tag)
{
    return tag->name_length > 3 || (!tag->value && tag->text[tag->length - 1] == ']');
}

static void note_fen(
    const struct passage *p, struct section *s, const struct token *token, bool broken)
{
    const char *text = p->text.start;
    if (s->has_fen) {
        struct text first = {text + s->fen, s->fen_length};
        struct text again = {token->tag.value, token->tag.value_length};
        s->two_fens |= broken || s->broken_fen || !are_equal(first, again);
        return;
    }
    s->has_fen = true;
    s->broken_fen = broken;
    s->unquoted_fen = broken && is_unquoted(&token->tag);
    s->fen_tag = token->start;
    s->fen = broken ? token->start : (size_t)(token->tag.value - text);
    s->fen_length = broken ? 0 : token->tag.value_length;
}

static void note_result(struct section *s, const struct tag *tag)
{
    char result = parse_result((struct text){tag->value, tag->value_length});
    char sign = (char)(result == '*' ? 0 : result);
    s->two_results |= s->has_result && sign != s->sign;
    if (!s->has_result)
        s->sign = sign;
    s->has_result = true;
}

static void note_tag(const struct passage *p, struct section *s, const struct token *token)
{
    const struct tag *tag = &token->tag;
    struct text first = {p->text.start + s->first_name, s->first_name_length};
    bool broken = token->kind == TOKEN_BROKEN_TAG;
    if (s->tags == 0) {
        s->first_name = (size_t)(tag->name - p->text.start);
        s->first_name_length = tag->name_length;
    } else {
        s->others |= !has_name(tag, first);
    }
    s->tags++;
    s->length = token->start + token->length;
    if (tag->fen) {
        note_fen(p, s, token, broken);
        return;
    }
    if (tag->quotes)
        s->hidden_fen |= hides_fen((struct text){tag->value, tag->value_length});
    switch (tag->name[0] | 0x20) {
    case 'e':
        s->event |= is_named(tag, "Event");
        break;
    case 'r':
        if (!broken && is_named(tag, "Result"))
            note_result(s, tag);
        break;
    case 's':
        s->set_up |= !broken && is_named(tag, "SetUp") && is_value(tag, '1');
        break;
    case 'v':
        if (!broken && !s->has_variant && is_named(tag, "Variant")) {
            s->has_variant = true;
            s->own_start = !is_ordinary_variant(tag);
        }
        break;
    }
}

#define NOT_A_FEN_TAG "the FEN is not in a tag such as [FEN \"...\"]"

const char *trouble_of_section(const struct section *s)
{
    if (s->too_long || s->length > SECTION_MAX || (s->cut && !s->has_fen))
        return "a tag section longer than 1 MiB";
    if (s->two_fens)
        return "two FEN tags that differ";
    if (s->broken_fen)
        return s->unquoted_fen ? NOT_A_FEN_TAG : "the FEN is cut off";
    if (s->has_fen)
        return NULL;
    if (s->bare_fen)
        return NOT_A_FEN_TAG;
    if (s->hidden_fen)
        return "the FEN tag is in a value or comment that is never closed";
    if (s->set_up)
        return "SetUp \"1\" without a FEN tag";
    if (s->own_start)
        return "a Variant with a start position of its own, without a FEN tag";
    return s->again ? "no FEN tag, and no moves before the next game" : NULL;
}

/* ---- where it ends ---- */

/* A value that is never closed ran on over moves, or a blank line and more text. */
static bool lost_its_game(const struct tag *tag)
{
    const char *end = tag->text + tag->length, *line = tag->text;
    while (line < end && !is_line_end(*line))
        line++;
    struct passage rest = {{line, (size_t)(end - line)}, '\n', true};
    struct token token;
    for (size_t at = 0; next_token(&rest, at, &token) != TOKEN_NONE;
         at = token.start + token.length)
        if (token.breaks > 1 || token.kind == TOKEN_MOVE || token.kind == TOKEN_RESULT)
            return true;
    return false;
}

/* FEN at the start of a line, and no bracket before it. */
static bool is_bare_fen(const struct passage *p, const struct token *token)
{
    struct tag word = {.name = p->text.start + token->start, .name_length = token->length};
    return token->breaks > 0 && is_meant_as_fen(&word);
}

/* Ends the section before the tag at hand. */
static bool end_before(struct section_reader *r, const struct section *section)
{
    r->section = *section;
    return true;
}

static bool end_section(struct section_reader *r)
{
    if (!r->in_fens)
        return true;
    r->fens = r->section.length;
    return end_before(r, &r->first_fen);
}

/* Does the tag at hand begin a new section? That one ends then. */
static bool ends_before_tag(
    const struct passage *p, struct section_reader *r, const struct token *token)
{
    struct section *s = &r->section;
    struct text first = {p->text.start + s->first_name, s->first_name_length};
    const struct tag *tag = &token->tag;
    bool fen = tag->fen;
    if (s->tags == 0)
        return false;
    if (r->blank && r->in_fens)
        return end_section(r);
    if (r->blank) {
        r->group = *s;
        r->in_group = true;
    }
    if (fen && s->has_fen && !s->others) {
        if (r->blank || token->start < r->fens)
            return true;
        if (!r->in_fens)
            r->first_fen = *s;
        r->in_fens = true;
        return false;
    }
    r->in_fens = false;
    bool again = s->others && has_name(tag, first);
    if (r->in_group
        && (again || (fen && r->group.has_fen) || (r->group.event && is_named(tag, "Event"))))
        return end_before(r, &r->group);
    s->again = again;
    return again;
}

bool read_section(const struct passage *p, bool full, struct section_reader *r)
{
    struct section *s = &r->section;
    struct token token;
    for (;;) {
        enum token_kind kind = next_token(p, r->at, &token);
        r->blank |= kind != TOKEN_CUT && token.breaks > 1;
        switch (kind) {
        case TOKEN_CUT:
            if (!full)
                return false;
            s->too_long = token.start < p->text.length && p->text.start[token.start] == '[';
            s->cut = !s->too_long;
            return end_section(r);
        case TOKEN_NONE:
        case TOKEN_MOVE:
        case TOKEN_RESULT:
            return end_section(r);
        case TOKEN_OPEN_COMMENT:
            s->hidden_fen |= hides_fen((struct text){p->text.start + token.start, token.length});
            return end_section(r);
        case TOKEN_COMMENT:
            break;
        case TOKEN_OTHER:
            s->bare_fen |= is_bare_fen(p, &token);
            break;
        case TOKEN_TAG:
        case TOKEN_BROKEN_TAG:
            if (ends_before_tag(p, r, &token))
                return true;
            s->too_long = token.start > SECTION_MAX;
            if (s->too_long)
                return end_section(r);
            note_tag(p, s, &token);
            if (token.kind == TOKEN_BROKEN_TAG && lost_its_game(&token.tag))
                return end_section(r);
            r->blank = false;
            break;
        }
        r->at = token.start + token.length;
    }
}
