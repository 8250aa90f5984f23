/* values.c - what a record is: position, material or code
 *
 * In this order: behind an optional bracket, sign, turn and kings four digits,
 * or Meson's options: a code; a first word with a "/" in it, or "startpos": a
 * FEN; a man's letter with a square: a piece list; letters of men alone: a
 * material.
 */
#include "input/values.h"

#include <string.h>
#include <unistd.h>

struct scan {
    const char *at, *end;
};

static bool is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static void skip_blanks(struct scan *s)
{
    for (; s->at < s->end; s->at++)
        if (s->end - s->at > 1 && memcmp(s->at, "\xc2\xa0", 2) == 0)
            s->at++;
        else if (!is_blank(*s->at))
            return;
}

static bool is_square(struct scan s)
{
    return s.end - s.at >= 2 && s.at[0] >= 'a' && s.at[0] <= 'h' && s.at[1] >= '1'
        && s.at[1] <= '8';
}

static bool skip_one(struct scan *s, const char *bytes)
{
    if (s->at == s->end || !*s->at || !strchr(bytes, *s->at))
        return false;
    s->at++;
    return true;
}

static bool skip_word(struct scan *s, const char *word)
{
    size_t length = strlen(word);
    if ((size_t)(s->end - s->at) < length || memcmp(s->at, word, length) != 0)
        return false;
    s->at += length;
    return true;
}

static bool word_has_slash(struct scan s)
{
    while (s.at < s.end && !is_blank(*s.at) && *s.at != '/')
        s.at++;
    return s.at < s.end && *s.at == '/';
}

static bool is_code(struct scan s)
{
    struct scan word = s;
    unsigned digits = 0;
    if (skip_word(&s, "--gbr=") || skip_word(&s, "--kings=") || skip_word(&s, "--pos=")
        || skip_word(&s, "--castling="))
        return true;
    skip_one(&s, "([");
    for (bool more = true; more;) {
        skip_blanks(&s);
        more = skip_one(&s, "+=-") || skip_word(&s, "ZAZ") || skip_word(&s, "BTM")
            || skip_word(&s, "WTM");
        for (; is_square(s); s.at += 2)
            more = true;
        skip_one(&s, ":");
    }
    while (digits < 4 && s.at < s.end && *s.at >= '0' && *s.at <= '9') {
        digits++;
        s.at++;
    }
    /* 1111/8/... is a rank of a FEN, 0009.00/... a class */
    return digits == 4 && (!word_has_slash(word) || (s.at < s.end && *s.at == '.'));
}

static bool is_fen(struct scan s)
{
    return word_has_slash(s) || skip_word(&s, "startpos");
}

static bool is_piece_list(struct scan s)
{
    for (; s.at < s.end; s.at++) {
        struct scan next = s;
        bool man = skip_one(&next, "KQRBNSP")
            || (next.end - next.at > 3 && memcmp(next.at, "\xe2\x99", 2) == 0 && (next.at += 3));
        if (man && is_square(next))
            return true;
    }
    return false;
}

static bool is_material(struct scan s)
{
    bool man = false;
    for (; s.at < s.end; s.at++) {
        if (memchr("KQRBNSPkqrbnsp", *s.at, 14))
            man = true;
        else if (!is_blank(*s.at) && !memchr("vVsSwW.-:\xe2\x80\x93", *s.at, 12))
            return false;
    }
    return man;
}

bool looks_like_code(const char *text, size_t length)
{
    struct scan s = {text, text + length};
    skip_blanks(&s);
    return is_code(s);
}

bool looks_like_fen(const char *text, size_t length)
{
    struct scan s = {text, text + length};
    skip_blanks(&s);
    return is_fen(s);
}

/* FROM_ANY where it is none. */
static int recognise(const struct record *record)
{
    struct scan s = {record->text, record->text + record->length};
    skip_blanks(&s);
    return is_code(s)      ? FROM_CODE
        : is_fen(s)        ? FROM_FEN
        : is_piece_list(s) ? FROM_PIECES
        : is_material(s)   ? FROM_MATERIAL
                           : FROM_ANY;
}

/* Words that help who has put something else in a record's place. */
static const char *hint(const struct record *record)
{
    bool operand = record->place.line == 0;
    if (operand && record->length > 1 && record->text[0] == '-' && !strchr("+=", record->text[1]))
        return "no position and no code; options come before --";
    return operand && access(record->text, F_OK) == 0
        ? "no position and no code; this names a file: use -f"
        : NULL;
}

static void complain_unknown(const struct record *record)
{
    struct scan s = {record->text, record->text + record->length};
    const char *words = hint(record);
    skip_blanks(&s);
    if (!words)
        words = s.at == s.end ? "nothing to read" : "no position and no code";
    complain_at(&record->place, record->column + (size_t)(s.at - record->text) + 1, words,
        record->text, record->length);
}

static void complain_fault(const struct record *record, const struct gbr_fault *fault)
{
    char words[GBR_WORDS_SIZE];
    gbr_fault_words(fault, words);
    complain_at(&record->place, record->column + fault->offset + 1, words, NULL, 0);
}

static enum gbr_error parse_as(int from, const struct record *record, unsigned flags,
    struct value *value, struct gbr_fault *fault)
{
    enum gbr_error error = GBR_OK;
    const char *text = record->text;
    value->has_position = value->has_material = false;
    switch (from) {
    case FROM_CODE:
        value->kind = KIND_CODE;
        error = gbr_parse_code(text, record->length, &value->reading, fault);
        value->has_position = !error && value->reading.full;
        if (value->has_position)
            value->position = value->reading.position;
        break;
    case FROM_FEN:
        value->kind = KIND_FEN;
        error = gbr_parse_fen(text, record->length, flags, &value->position, fault);
        value->has_position = !error;
        break;
    case FROM_PIECES:
        value->kind = KIND_PIECES;
        error = gbr_parse_pieces(text, record->length, flags, &value->position, fault);
        value->has_position = !error;
        break;
    default:
        value->kind = KIND_MATERIAL;
        error = gbr_parse_material(text, record->length, &value->material, fault);
        value->has_material = !error;
        break;
    }
    return error;
}

/* A record that is no FEN, or none that can be read. */
static bool read_other(
    const struct record *record, const struct options *options, struct value *value)
{
    struct gbr_fault fault;
    int from = record->game ? FROM_FEN : options->from;
    if (record->trouble) {
        complain_at(&record->place, 0, record->trouble, NULL, 0);
        note_status(STATUS_BAD);
        return false;
    }
    if (from == FROM_ANY)
        from = recognise(record);
    if (from != FROM_ANY && parse_as(from, record, options->fen_flags, value, &fault) == GBR_OK)
        return true;
    note_status(STATUS_BAD);
    if (from == FROM_ANY || (hint(record) && from != FROM_CODE))
        complain_unknown(record);
    else
        complain_fault(record, &fault);
    return false;
}

bool read_value(const struct record *record, const struct options *options, struct value *value)
{
    /* Nothing that is a FEN can be read as anything else, so that is tried first. */
    bool may_be_fen = options->from == FROM_ANY || options->from == FROM_FEN || record->game;
    value->sign = record->sign;
    value->flipped = false;
    if (!may_be_fen || record->trouble
        || gbr_parse_fen(record->text, record->length, options->fen_flags, &value->position, NULL)
            != GBR_OK)
        return read_other(record, options, value);
    value->kind = KIND_FEN;
    value->has_position = true;
    value->has_material = false;
    return true;
}

struct gbr_code *code_of_value(struct value *value, bool with_kings)
{
    struct gbr_code *code = &value->reading.code;
    if (value->kind == KIND_CODE)
        return code;
    /* No parser lets nine pawns through, the only error there is. */
    if (value->has_material)
        gbr_classify(&value->material, code);
    else if (with_kings)
        gbr_encode(&value->position, code);
    else
        gbr_classify(&value->position.material, code);
    code->sign = (unsigned char)(value->sign == '-' ? 0 : value->sign);
    return code;
}

bool material_of_value(
    const struct value *value, struct gbr_material *material, struct gbr_fault *fault)
{
    if (value->has_position)
        *material = value->position.material;
    else if (value->has_material)
        *material = value->material;
    else
        return gbr_decode(&value->reading.code, material, fault) == GBR_OK;
    return true;
}

void flip_value(struct value *value)
{
    if (value->has_material) {
        struct gbr_material said = value->material;
        memcpy(value->material.men[GBR_WHITE], said.men[GBR_BLACK], GBR_KINDS);
        memcpy(value->material.men[GBR_BLACK], said.men[GBR_WHITE], GBR_KINDS);
    }
    if (value->has_position)
        gbr_flip_position(&value->position);
    if (value->kind == KIND_CODE)
        gbr_flip_code(&value->reading.code);
    value->sign = value->sign == '=' ? '=' : 0;
    value->flipped = !value->flipped;
}

void complain_of_value(
    const struct record *record, const struct value *value, const struct gbr_fault *fault)
{
    struct gbr_fault at = *fault;
    bool of_nine = fault->error == GBR_ERROR_NINE || fault->error == GBR_ERROR_COUNT;
    if (value->kind == KIND_CODE && of_nine)
        at.offset = value->reading.part[GBR_PART_CLASS].start + fault->value[2];
    if (fault->error == GBR_ERROR_COUNT && value->flipped) { /* say it as it was printed */
        at.value[0] = fault->value[1];
        at.value[1] = fault->value[0];
    }
    note_status(STATUS_BAD);
    complain_fault(record, &at);
}
