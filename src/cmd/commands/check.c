/* check.c - gbr check: does each code agree with its position, and with itself */
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#include "output/table.h"
#include "input/tags.h"

struct span {
    const char *text;
    size_t length;
};

/* A record's position and code, either of them with no text where there is none. */
struct pair {
    struct span position, code;
};

struct tally {
    const struct options *options;
    const struct record *record;
    size_t checked, without_code, faults, remarks;
    bool faulty; /* this record */
};

/* Tabs have parted the fields before. */
static struct span trimmed(struct span s)
{
    for (; s.length > 0 && *s.text == ' '; s.length--)
        s.text++;
    while (s.length > 0 && s.text[s.length - 1] == ' ')
        s.length--;
    return s;
}

static bool is_position(struct span s)
{
    struct gbr_position position;
    struct gbr_material material;
    return gbr_parse_fen(s.text, s.length, 0, &position, NULL) == GBR_OK
        || gbr_parse_pieces(s.text, s.length, 0, &position, NULL) == GBR_OK
        || gbr_parse_material(s.text, s.length, &material, NULL) == GBR_OK;
}

/* Nobody's year or number: "dddd.dd" is in it, or it is "dddd" and no more. */
static bool is_code_field(struct span s)
{
    struct gbr_reading reading;
    if (!looks_like_code(s.text, s.length))
        return false;
    for (size_t i = 4; i + 1 < s.length; i++)
        if (s.text[i] == '.' && s.text[i - 1] >= '0' && s.text[i - 1] <= '9' && s.text[i + 1] >= '0'
            && s.text[i + 1] <= '9')
            return true;
    return s.text[s.length - 1] != '.'
        && gbr_parse_code(s.text, s.length, &reading, NULL) == GBR_OK;
}

/* FEN<TAB>CODE: the last field that is a code, the first that is a position. */
static bool split_at_tabs(struct span line, struct pair *pair)
{
    const char *end = line.text + line.length, *at = line.text;
    bool good = false;
    *pair = (struct pair){{NULL, 0}, {NULL, 0}};
    if (!memchr(line.text, '\t', line.length))
        return false;
    while (at <= end) {
        const char *tab = memchr(at, '\t', (size_t)(end - at));
        struct span field = trimmed((struct span){at, (size_t)((tab ? tab : end) - at)});
        if (is_code_field(field))
            pair->code = field;
        else if (!good && (good = is_position(field)))
            pair->position = field;
        else if (!pair->position.text && looks_like_fen(field.text, field.length))
            pair->position = field; /* to be complained of, if none is better */
        at = (tab ? tab : end) + 1;
    }
    return pair->position.text || pair->code.text;
}

/* EPD with the operation gbr "CODE" */
static bool split_at_operation(struct span line, struct pair *pair)
{
    static const char operation[] = "gbr \"";
    enum { LENGTH = sizeof operation - 1 };
    const char *end = line.text + line.length, *at = line.text;
    while (end - at > LENGTH
        && (at = memchr(at + 1, *operation, (size_t)(end - at) - LENGTH - 1)) != NULL) {
        if (!strchr(" \t;", at[-1]) || memcmp(at, operation, LENGTH) != 0)
            continue;
        const char *quote = memchr(at + LENGTH, '"', (size_t)(end - at) - LENGTH);
        size_t length = (size_t)((quote ? quote : end) - at) - LENGTH, before;
        for (before = (size_t)(at - line.text); before > 0; before--)
            if (!memchr(" \t;", line.text[before - 1], 3)) /* a piece list bears none behind it */
                break;
        *pair = (struct pair){{line.text, before}, {at + LENGTH, length}};
        return true;
    }
    return false;
}

/* POSITION ; CODE, where the position may have a ";" of its own, or no code at all */
static void split_at_comment(struct span line, struct pair *pair)
{
    const char *end = line.text + line.length, *at = line.text;
    *pair = (struct pair){line, {NULL, 0}};
    for (; !pair->code.text && (at = memchr(at, ';', (size_t)(end - at))) != NULL; at++) {
        struct span rest = trimmed((struct span){at + 1, (size_t)(end - at) - 1});
        if (is_code_field(rest))
            *pair = (struct pair){{line.text, (size_t)(at - line.text)}, rest};
    }
}

static bool says_something(struct span s)
{
    return s.length > 1 || (s.length == 1 && *s.text != '?');
}

static void split_game(const struct record *record, struct pair *pair)
{
    struct tag tag;
    *pair = (struct pair){{record->text, record->length}, {NULL, 0}};
    if (find_tag(record, "GBR", &tag) && says_something((struct span){tag.value, tag.value_length}))
        pair->code = (struct span){tag.value, tag.value_length};
    else if (find_tag(record, "Black", &tag)
        && is_code_field((struct span){tag.value, tag.value_length}))
        pair->code = (struct span){tag.value, tag.value_length};
}

static struct pair split(const struct record *record)
{
    struct pair pair;
    struct span line = {record->text, record->length};
    if (record->game)
        split_game(record, &pair);
    else if (looks_like_code(line.text, line.length) && !memchr(line.text, '\t', line.length))
        pair = (struct pair){{NULL, 0}, line};
    else if (!split_at_operation(line, &pair) && !split_at_tabs(line, &pair))
        split_at_comment(line, &pair);
    return pair;
}

static void put_finding(
    void *context, bool remark, const char *printed, const char *counted, const char *why)
{
    struct tally *t = context;
    const struct place *place = &t->record->place;
    char line[24];
    int digits = snprintf(line, sizeof line, "%zu", place->line);
    *(remark ? &t->remarks : &t->faults) += 1;
    t->faulty |= !remark;
    if (t->options->format != FORMAT_LINES) {
        const char *kind = remark ? "remark" : "fault";
        const struct cell cells[] = {{"source", place->source, strlen(place->source), false},
            {"line", line, (size_t)digits, true}, {"kind", kind, strlen(kind), false},
            {"printed", *printed ? printed : NULL, strlen(printed), false},
            {"counted", *counted ? counted : NULL, strlen(counted), false},
            {"why", why, strlen(why), false}};
        put_row(t->options->format, cells, sizeof cells / sizeof *cells);
        return;
    }
    put_shown(place->source, strlen(place->source));
    put_char(':');
    put_bytes(line, (size_t)digits);
    put_text(remark ? ": remark: " : ": ");
    put_text(printed);
    put_text(*printed ? " should be " : "");
    put_text(counted);
    put_text(*printed ? " (" : "");
    put_text(why);
    put_text(*printed ? ")\n" : "\n");
}

/* Is there a side to move behind the placement? A placement alone and a piece
 * list do not say who is to move. */
static bool says_turn(struct span position)
{
    size_t i = 0;
    while (i < position.length && position.text[i] != ' ' && position.text[i] != '_')
        i++;
    while (i < position.length && (position.text[i] == ' ' || position.text[i] == '_'))
        i++;
    return looks_like_fen(position.text, position.length) && i < position.length
        && memchr("wWbB", position.text[i], 4);
}

static void check_code(struct tally *t, const struct pair *pair, struct gbr_position *position)
{
    struct span code = pair->code;
    struct gbr_reading reading;
    struct gbr_fault fault;
    char words[GBR_WORDS_SIZE], why[GBR_WORDS_SIZE + 40];
    if (gbr_parse_code(code.text, code.length, &reading, &fault) != GBR_OK) {
        gbr_fault_words(&fault, words);
        snprintf(why, sizeof why, "the code cannot be read: %s", words);
        put_finding(t, false, "", "", why);
    } else {
        if (position && !says_turn(pair->position))
            position->turn = reading.code.turn;
        if (position && !memchr(position->board, 'K', GBR_SQUARES))
            reading.full = 0; /* a material has no squares */
        compare(&reading, position, t->record->sign, put_finding, t);
    }
}

static void check_record(struct tally *t)
{
    const struct record *record = t->record;
    struct pair pair = split(record);
    struct record part = *record;
    struct value value;
    bool has_position = pair.position.text != NULL;
    if (has_position) { /* read as any record is, complaints too */
        part.text = pair.position.text;
        part.length = pair.position.length;
        part.column += (size_t)(pair.position.text - record->text) * !record->game;
        if (!read_value(&part, t->options, &value))
            return;
        has_position = value.kind != KIND_CODE;
        if (value.has_material) { /* men without squares, and nobody to move */
            memset(&value.position, 0, sizeof value.position);
            value.position.material = value.material;
        }
    }
    if (!pair.code.text) {
        t->without_code++;
        return;
    }
    t->checked++;
    check_code(t, &pair, has_position ? &value.position : NULL);
    const char *words;
    for (unsigned next = 0; has_position && (words = next_remark(&value.position, &next)) != NULL;)
        put_finding(t, true, "", "", words);
}

void run_check(const struct options *options)
{
    struct record record;
    struct tally tally = {.options = options, .record = &record};
    char words[160];
    static const struct cell header[] = {{.name = "source"}, {.name = "line"}, {.name = "kind"},
        {.name = "printed"}, {.name = "counted"}, {.name = "why"}};
    size_t faulty = 0;
    put_header(options->format, header, sizeof header / sizeof *header);
    while (next_record(options, &record)) {
        tally.faulty = false;
        if (!record.blank)
            check_record(&tally);
        faulty += tally.faulty;
    }
    if (faulty > 0)
        note_status(STATUS_BAD);
    flush_output();
    snprintf(words, sizeof words,
        "%zu checked, %zu of them wrong, %zu remark%s, %zu without a code", tally.checked, faulty,
        tally.remarks, tally.remarks == 1 ? "" : "s", tally.without_code);
    complain(NULL, words);
}
