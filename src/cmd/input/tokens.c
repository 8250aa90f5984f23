/* tokens.c - the tokens of PGN text
 *
 *   file    = *(whitespace | token)
 *   token   = comment | tag | bracket | word
 *   comment = "{" anything "}" | ";" to the end of its line | "%" at the start of a line, to its
 * end tag     = see tags.c bracket = "[" anything on the line but "[" up to "]", where it is not a
 * tag word    = number | result | move | other: up to whitespace or one of "{[();" number  = digits
 * 1*"."                an ellipsis is a point too result  = see parse_result move    = castling |
 * null | [letter] [file] [rank] ["x"] file rank [promotion] *sign
 *
 * A brace that is never closed ends at the next line that begins with [Event. It is one where the
 * next brace after such a line is another "{", or none, as far as BRACE_AHEAD_MAX lets one look.
 */
#include "input/tokens.h"

#include <string.h>

/* ---- comments ---- */

static bool at_line_start(const struct passage *p, size_t at)
{
    return is_line_end(at > 0 ? p->text.start[at - 1] : p->before);
}

/* Does "[Event" stand there? */
static enum verdict names_event(const struct passage *p, size_t at)
{
    static const char wanted[] = "[event";
    enum { LENGTH = sizeof wanted - 1 };
    size_t i = 1;
    while (i < LENGTH && at + i < p->text.length && (p->text.start[at + i] | 0x20) == wanted[i])
        i++;
    if (at + i == p->text.length)
        return p->eof ? NO_TAG : CUT_OFF;
    char next = p->text.start[at + i];
    return i == LENGTH && (next == '"' || next == ' ' || next == '\t') ? WHOLE_TAG : NO_TAG;
}

static size_t find_in(const struct passage *p, char byte, size_t from, size_t to)
{
    const char *found = from < to ? memchr(p->text.start + from, byte, to - from) : NULL;
    return found ? (size_t)(found - p->text.start) : to;
}

/* Is the comment closed, whose line at an offset begins with [Event? close is its "}" or, where
 * that is not at hand, the end of the passage. */
static enum verdict decide_event(const struct passage *p, size_t event, size_t close)
{
    size_t left = p->text.length - event;
    size_t end = left > BRACE_AHEAD_MAX ? event + BRACE_AHEAD_MAX : p->text.length;
    size_t open = find_in(p, '{', event, close < end ? close : end);
    if (open < close && open < end)
        return BROKEN_TAG;
    if (close < end)
        return WHOLE_TAG;
    return left > BRACE_AHEAD_MAX || p->eof ? BROKEN_TAG : CUT_OFF;
}

enum verdict end_comment(const struct passage *p, size_t *at)
{
    size_t length = p->text.length, close = find_in(p, '}', *at, length);
    for (;; ++*at) {
        *at = find_in(p, '[', *at, close);
        if (*at == close)
            break;
        if (!at_line_start(p, *at))
            continue;
        enum verdict verdict = names_event(p, *at);
        if (verdict == NO_TAG)
            continue;
        if (verdict == WHOLE_TAG)
            verdict = decide_event(p, *at, close);
        if (verdict == WHOLE_TAG)
            break;
        return verdict;
    }
    *at = close < length ? close + 1 : length;
    return close < length ? WHOLE_TAG : p->eof ? BROKEN_TAG : CUT_OFF;
}

static enum token_kind read_comment(const struct passage *p, struct token *token)
{
    size_t at = token->start + 1;
    enum verdict verdict = end_comment(p, &at);
    token->length = at - token->start;
    return verdict == WHOLE_TAG ? TOKEN_COMMENT
        : verdict == BROKEN_TAG ? TOKEN_OPEN_COMMENT
                                : TOKEN_CUT;
}

static enum token_kind read_line(const struct passage *p, struct token *token)
{
    size_t at = token->start;
    while (at < p->text.length && !is_line_end(p->text.start[at]))
        at++;
    token->length = at - token->start;
    return at < p->text.length || p->eof ? TOKEN_COMMENT : TOKEN_CUT;
}

/* ---- brackets ---- */

static enum token_kind read_bracket(const struct passage *p, struct token *token)
{
    const char *text = p->text.start + token->start;
    size_t length = p->text.length - token->start, at = 1;
    switch (parse_tag(text, length, p->eof, &token->tag)) {
    case CUT_OFF:
        return TOKEN_CUT;
    case WHOLE_TAG:
        token->length = token->tag.length;
        return TOKEN_TAG;
    case BROKEN_TAG:
        token->length = token->tag.length;
        return TOKEN_BROKEN_TAG;
    case NO_TAG:
        break;
    }
    while (at < length && text[at] != ']' && text[at] != '[' && !is_line_end(text[at]))
        at++;
    if (at == length && !p->eof)
        return TOKEN_CUT;
    token->length = at < length && text[at] == ']' ? at + 1 : 1;
    return TOKEN_OTHER;
}

/* ---- words ---- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/* Length of the first of some texts that stands at the start of another; 0: none. */
static size_t match_any(struct text text, const char *const *words)
{
    for (; *words; words++) {
        size_t length = strlen(*words);
        if (text.length >= length && memcmp(text.start, *words, length) == 0)
            return length;
    }
    return 0;
}

static struct text text_from(struct text text, size_t offset)
{
    return (struct text){text.start + offset, text.length - offset};
}

/* A result with its spellings made one: "1-0", "h-h" for halves, "h", "*"; "?" for what is
 * none, empty where it is too long. */
static void spell_result(struct text text, char out[4])
{
    static const struct {
        char byte;
        const char *spellings[8];
    } rows[] = {
        {'h', {"1/2", "0.5", "0,5", "\xc2\xbd", "\xbd"}}, /* the sign in UTF-8, in Latin-1 */
        {' ', {" ", "\t", "\n", "\r", "\v", "\f", "\xc2\xa0"}},
        {'-', {"-", ":", "\xe2\x80\x91", "\xe2\x80\x93", "\xe2\x80\x94", "\xe2\x88\x92"}},
    };
    size_t used = 0;
    while (text.length > 0) {
        char byte = (char)(memchr("01*", *text.start, 3) ? *text.start : '?');
        size_t length = 1;
        for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
            size_t found = match_any(text, rows[i].spellings);
            byte = found > 0 ? rows[i].byte : byte;
            length = found > 0 ? found : length;
        }
        text = text_from(text, length);
        if (byte == ' ')
            continue;
        if (used == 3) {
            used = 0;
            break;
        }
        out[used++] = byte;
    }
    out[used] = '\0';
}

char parse_result(struct text text)
{
    static const struct {
        const char *result;
        char sign;
    } results[] = {{"1-0", '+'}, {"0-1", '-'}, {"h-h", '='}, {"h", '='}, {"*", '*'}};
    enum { RESULT_MAX = 64 }; /* blanks around it too */
    char spelt[4];
    if (text.length == 3 && memcmp(text.start, "1-0", 3) == 0) /* nearly all, for speed */
        return '+';
    if (text.length == 3 && memcmp(text.start, "0-1", 3) == 0)
        return '-';
    if (text.length == 7 && memcmp(text.start, "1/2-1/2", 7) == 0)
        return '=';
    if (text.length > RESULT_MAX)
        return 0;
    spell_result(text, spelt);
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        if (strcmp(spelt, results[i].result) == 0)
            return results[i].sign;
    return 0;
}

static bool is_file(char c)
{
    return c >= 'a' && c <= 'h';
}

static bool is_rank(char c)
{
    return c >= '1' && c <= '8';
}

/* Nothing but what may follow a move's squares: a promotion, "e.p.", signs. */
static bool is_end_of_move(struct text rest)
{
    static const char *const promotion[] = {"=", "/", NULL},
                             *const passing[] = {"e.p.", "ep", NULL};
    if (rest.length == 0)
        return true;
    rest = text_from(rest, match_any(rest, promotion));
    rest = text_from(
        rest, rest.length > 0 && (is_capital(*rest.start) || memchr("qrbns", *rest.start, 5)));
    rest = text_from(rest, match_any(rest, passing));
    for (size_t i = 0; i < rest.length; i++)
        if (is_digit(rest.start[i]) || is_capital((char)(rest.start[i] & ~0x20)))
            return false;
    return true;
}

/* Does it look like a move, whatever the language of its letter? */
static bool is_move(struct text word)
{
    static const char *const special[] = {
        "O-O-O", "0-0-0", "o-o-o", "O-O", "0-0", "o-o", "--", "Z0", NULL};
    size_t length = memchr("O0o-Z", *word.start, 5) ? match_any(word, special) : 0;
    if (length > 0)
        return is_end_of_move(text_from(word, length));
    const char *s = word.start, *end = word.start + word.length;
    if (end - s > 2 && memcmp(s, "\xe2\x99", 2) == 0)
        s += 3; /* a figurine */
    else if (is_capital(*s))
        s++;
    /* the last two of file, rank, "x", file, rank */
    bool from_file = s < end && is_file(*s), from_rank;
    s += from_file;
    from_rank = s < end && is_rank(*s);
    s += from_rank;
    bool takes = s < end && strchr("x:-@", *s) && *s;
    s += takes;
    if (end - s >= 2 && is_file(s[0]) && is_rank(s[1]))
        s += 2;
    else if (!(from_file && from_rank) || takes)
        return false;
    return is_end_of_move((struct text){s, (size_t)(end - s)});
}

static bool ends_word(char c)
{
    return is_blank(c) || c == '{' || c == '[' || c == ';' || c == '(' || c == ')';
}

/* Of a word that begins with a digit: a move number, "12." or "12...", which a move may be glued
 * to; 0: there is none. */
static size_t number_length(struct text word)
{
    static const char ellipsis[] = "\xe2\x80\xa6";
    enum { LENGTH = sizeof ellipsis - 1 };
    size_t digits = 0, at;
    while (digits < word.length && is_digit(word.start[digits]))
        digits++;
    at = digits;
    if (word.length - at >= LENGTH && memcmp(word.start + at, ellipsis, LENGTH) == 0)
        at += LENGTH;
    while (at < word.length && word.start[at] == '.')
        at++;
    return at == digits || (at < word.length && is_digit(word.start[at])) ? 0 : at; /* 0.5 */
}

static enum token_kind read_word(const struct passage *p, struct token *token)
{
    struct text word = text_from(p->text, token->start);
    size_t end = 1, number;
    char first = *word.start;
    bool bracket = first == '(' || first == ')';
    while (!bracket && end < word.length && !ends_word(word.start[end]))
        end++;
    if (end == word.length && !p->eof && !bracket)
        return TOKEN_CUT;
    word.length = token->length = end;
    if (bracket)
        return TOKEN_OTHER;
    if (is_digit(first) && (number = number_length(word)) > 0) {
        token->length = number;
        return TOKEN_OTHER;
    }
    if ((memchr("*01", first, 3) || (unsigned char)first >= 0x80) && parse_result(word))
        return TOKEN_RESULT;
    return is_move(word) ? TOKEN_MOVE : TOKEN_OTHER;
}

/* ---- all of them ---- */

enum token_kind next_token(const struct passage *p, size_t at, struct token *token)
{
    const char *text = p->text.start;
    token->breaks = 0;
    for (; at < p->text.length && is_blank(text[at]); at++)
        token->breaks += text[at] == '\n'
            || (text[at] == '\r' && (at + 1 == p->text.length || text[at + 1] != '\n'));
    token->start = at;
    token->length = 0;
    if (at == p->text.length)
        token->kind = p->eof ? TOKEN_NONE : TOKEN_CUT;
    else if (text[at] == '{')
        token->kind = read_comment(p, token);
    else if (text[at] == ';' || (text[at] == '%' && at_line_start(p, at)))
        token->kind = read_line(p, token);
    else if (text[at] == '[')
        token->kind = read_bracket(p, token);
    else
        token->kind = read_word(p, token);
    return token->kind;
}
