/* fuzz_tags.c - PGN text: its tokens and its sections are the same however the text is cut
 *
 * The first byte is how far the cuts are apart. What a section promises is asked of the text from
 * its first tag on.
 */
#include "fuzz.h"
#include "input/section.h"

enum { AHEAD = 40 }; /* bytes after a token that may tell something of it */

static void check_span(const char *part, size_t part_length, const char *text, size_t length)
{
    CHECK(part >= text && part <= text + length);
    CHECK(part_length <= (size_t)(text + length - part));
}

static void check_tag(const struct token *token, const char *text)
{
    const struct tag *tag = &token->tag;
    CHECK(tag->text == text + token->start && tag->length == token->length);
    CHECK(tag->length > 0 && tag->text[0] == '[');
    check_span(tag->name, tag->name_length, tag->text, tag->length);
    CHECK(!memchr(tag->name, '"', tag->name_length) && !memchr(tag->name, '[', tag->name_length));
    if (tag->value)
        check_span(tag->value, tag->value_length, tag->text, tag->length);
    if (token->kind == TOKEN_BROKEN_TAG)
        return;
    CHECK(tag->value[-1] == '"' && tag->value[tag->value_length] == '"');
    CHECK(tag->text[tag->length - 1] == ']');
    CHECK(!tag->fen || tag->name_length == 3);
}

static void check_token(const struct token *token, size_t at, const char *text, size_t length)
{
    CHECK(token->start >= at && token->length <= length - token->start);
    for (size_t i = at; i < token->start; i++)
        CHECK(is_blank(text[i]));
    if (token->kind == TOKEN_NONE) {
        CHECK(token->start == length);
        return;
    }
    CHECK(token->length > 0);
    if (token->kind == TOKEN_TAG || token->kind == TOKEN_BROKEN_TAG)
        check_tag(token, text);
    if (token->kind == TOKEN_COMMENT && text[token->start] == '{')
        CHECK(memchr(text + token->start, '}', token->length)
            == text + token->start + token->length - 1);
    if (token->kind == TOKEN_OPEN_COMMENT)
        CHECK(!memchr(text + token->start, '}', token->length));
    if (token->kind == TOKEN_RESULT)
        CHECK(parse_result((struct text){text + token->start, token->length}));
}

/* With less of the text: more is wanted, or the answer is the same. */
static void check_cut(const char *text, size_t cut, size_t at, const struct token *whole)
{
    struct token token = {.kind = TOKEN_NONE};
    char *copy = copy_of(text, cut);
    struct passage passage = {{copy, cut}, '\n', false};
    if (next_token(&passage, at, &token) != TOKEN_CUT) {
        CHECK(token.kind == whole->kind && token.breaks == whole->breaks);
        CHECK(token.start == whole->start && token.length == whole->length);
        if (token.kind == TOKEN_TAG || token.kind == TOKEN_BROKEN_TAG) {
            check_tag(&token, copy);
            CHECK(token.tag.name - copy == whole->tag.name - text);
            CHECK(token.tag.name_length == whole->tag.name_length);
            CHECK(token.tag.value_length == whole->tag.value_length);
        }
    }
    free_copy(copy);
}

static void check_same(const struct section *a, const struct section *b)
{
    CHECK(a->length == b->length && a->tags == b->tags && a->others == b->others);
    CHECK(a->event == b->event && a->has_fen == b->has_fen && a->two_fens == b->two_fens);
    CHECK(a->fen_tag == b->fen_tag && a->fen == b->fen && a->fen_length == b->fen_length);
    CHECK(a->sign == b->sign && a->two_results == b->two_results);
    CHECK(!a->too_long && !a->cut && !b->too_long && !b->cut);
    CHECK(trouble_of_section(a) == trouble_of_section(b));
}

static void check_section(const char *text, size_t length, size_t step)
{
    struct section_reader whole = {.fens = 0}, small = {.fens = 0};
    struct passage passage = {{text, length}, '\n', true};
    CHECK(read_section(&passage, false, &whole));
    for (size_t cut = step;; cut += step) {
        bool eof = cut >= length;
        char *copy = copy_of(text, eof ? length : cut);
        passage = (struct passage){{copy, eof ? length : cut}, '\n', eof};
        bool done = read_section(&passage, false, &small);
        CHECK(done || !eof);
        free_copy(copy);
        if (done)
            break;
    }
    check_same(&whole.section, &small.section);
    CHECK(whole.fens == small.fens);
    const struct section *s = &whole.section;
    CHECK(s->tags > 0 && s->length > 0 && s->length <= length);
    if (s->has_fen) {
        CHECK(s->fen_tag < s->length && text[s->fen_tag] == '[');
        check_span(text + s->fen, s->fen_length, text, s->length);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    size_t step = data[0] % 16 + 1U, length = size - 1, at = 0, tags = 0;
    char *text = copy_of(data + 1, length);
    struct passage passage = {{text, length}, '\n', true};
    for (;;) {
        struct token token = {.kind = TOKEN_NONE};
        CHECK(next_token(&passage, at, &token) != TOKEN_CUT);
        check_token(&token, at, text, length);
        size_t ahead = token.start + token.length + AHEAD;
        for (size_t cut = at; cut < length && cut < ahead; cut += step)
            check_cut(text, cut, at, &token);
        check_cut(text, length, at, &token);
        if (token.kind == TOKEN_NONE)
            break;
        if ((token.kind == TOKEN_TAG || token.kind == TOKEN_BROKEN_TAG) && tags++ < 8)
            check_section(text + token.start, length - token.start, step);
        at = token.start + token.length;
    }
    free_copy(text);
    return 0;
}
