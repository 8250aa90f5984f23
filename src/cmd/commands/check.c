/* check.c - gbr check: does each code agree with its position, and with itself */
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#include "commands/compare.h"
#include "input/values.h"
#include "output/text.h"
#include "output/table.h"
#include "input/tags.h"

struct tally {
    const struct options *options;
    const struct record *record;
    size_t checked, without_code, faults, remarks;
    bool faulty; /* this record */
};

/* ---- a record's fields ---- */

/* The fields that may be its code, and the text that is its position. A line of many fields has
 * more candidates than are kept: the first ones are. */
enum { CANDIDATES_MAX = 32 };

struct candidate {
    struct text text;
    unsigned rank; /* how much it looks like a code */
};

struct pair {
    struct text position;
    struct candidate codes[CANDIDATES_MAX];
    size_t count;
};

static struct text trimmed(struct text s)
{
    for (; s.length > 0 && is_blank(*s.start); s.length--)
        s.start++;
    while (s.length > 0 && is_blank(s.start[s.length - 1]))
        s.length--;
    return s;
}

/* 0: no code. Readable before unreadable, with a point before four digits, kings before none;
 * what cannot be read and has no point is a year with more text. */
static unsigned rank_of(struct text s)
{
    struct gbr_outline outline;
    struct gbr_reading reading;
    if (!gbr_outline_code(s.start, s.length, &outline))
        return 0;
    if (gbr_parse_code(s.start, s.length, &reading, NULL) != GBR_OK)
        return outline.point ? 1 : 0;
    return 2 + 4U * outline.point + 2U * (reading.code.king[GBR_WHITE] != GBR_NO_SQUARE);
}

static bool add_candidate(struct pair *pair, struct text text)
{
    unsigned rank = rank_of(text);
    if (rank > 0 && pair->count < CANDIDATES_MAX)
        pair->codes[pair->count++] = (struct candidate){text, rank};
    return rank > 0;
}

static bool is_position(struct text s)
{
    struct gbr_reading reading;
    return gbr_parse_text(s.start, s.length, GBR_TEXT_UNKNOWN, 0, &reading, NULL) == GBR_OK
        && reading.text != GBR_TEXT_CODE;
}

/* If it is not one. Letters of men alone may be anybody's initials. */
static bool looks_like_position(struct text s)
{
    enum gbr_text kind = gbr_recognise(s.start, s.length);
    return kind == GBR_TEXT_FEN || kind == GBR_TEXT_PIECES;
}

/* The field up to a separator, and where the next one begins. */
static struct text next_field(struct text line, char separator, size_t *at)
{
    const char *start = line.start + *at, *end = line.start + line.length;
    const char *found = memchr(start, separator, (size_t)(end - start));
    size_t length = (size_t)((found ? found : end) - start);
    *at += length + 1;
    return trimmed((struct text){start, length});
}

/* Fields with tabs between them: the first that is a position, or looks like a FEN. */
static void split_at_tabs(struct text line, struct pair *pair)
{
    bool good = false;
    pair->position = (struct text){NULL, 0};
    for (size_t at = 0; at <= line.length;) {
        struct text field = next_field(line, '\t', &at);
        if (add_candidate(pair, field))
            continue;
        if (!good && (good = is_position(field)))
            pair->position = field;
        else if (!pair->position.start && looks_like_position(field))
            pair->position = field; /* the message is about it, if none is better */
    }
    if (!pair->position.start && pair->count == 0)
        pair->position = line; /* which is neither */
}

static bool is_unknown(struct text s)
{
    enum gbr_text kind = gbr_recognise(s.start, s.length);
    return kind == GBR_TEXT_UNKNOWN || kind == GBR_TEXT_CODE;
}

/* POSITION ; CODE or CODE ; POSITION. The position may have a ";" of its own: it is all that
 * comes before the first code, or after the codes that begin the line. */
static void split_at_semicolons(struct text line, struct pair *pair)
{
    size_t at = 0, start = 0, before = 0;
    for (; at <= line.length; start = at)
        if (add_candidate(pair, next_field(line, ';', &at))) {
            before = start;
            break;
        }
    if (pair->count == 0 || before > 0) { /* the position comes first */
        pair->position = trimmed((struct text){line.start, before > 0 ? before - 1 : line.length});
        while (at <= line.length)
            add_candidate(pair, next_field(line, ';', &at));
        return;
    }
    for (start = at; at <= line.length && add_candidate(pair, next_field(line, ';', &at));)
        start = at;
    if (start <= line.length)
        pair->position = trimmed((struct text){line.start + start, line.length - start});
    if (start > line.length || is_unknown(pair->position)) { /* a code alone, with a ";" in it */
        pair->position = (struct text){NULL, 0};
        pair->count = 0;
        add_candidate(pair, line);
    }
}

/* The EPD operation gbr: its name, a blank or a quote. */
static bool is_operation_at(struct text line, size_t at)
{
    enum { NAME = 3 };
    char before = line.start[at - 1];
    if (line.length - at <= NAME || !(is_blank(before) || before == ';'))
        return false;
    for (size_t i = 0; i < NAME; i++)
        if ((line.start[at + i] | 0x20) != "gbr"[i])
            return false;
    return is_blank(line.start[at + NAME]) || line.start[at + NAME] == '"';
}

/* EPD with the operation gbr, its operand quoted or not. */
static bool split_at_operation(struct text line, struct pair *pair)
{
    enum { NAME = 3 };
    size_t at = 1;
    while (at < line.length && !is_operation_at(line, at))
        at++;
    if (at >= line.length)
        return false;
    struct text before = trimmed((struct text){line.start, at}),
                operand = trimmed((struct text){line.start + at + NAME, line.length - at - NAME});
    bool quoted = operand.length > 0 && *operand.start == '"';
    operand.start += quoted;
    operand.length -= quoted;
    const char *end = memchr(operand.start, quoted ? '"' : ';', operand.length);
    if (end)
        operand.length = (size_t)(end - operand.start);
    while (before.length > 0 && before.start[before.length - 1] == ';')
        before = trimmed((struct text){before.start, before.length - 1});
    pair->position = before;
    pair->codes[pair->count++] = (struct candidate){trimmed(operand), 1};
    return true;
}

/* The field that HHdb writes the code into. */
static void add_black(const struct record *record, struct pair *pair)
{
    struct tag tag;
    if (find_tag(record, "Black", &tag))
        add_candidate(pair, (struct text){tag.value, tag.value_length});
}

static void split(const struct record *record, struct pair *pair)
{
    struct text line = {record->text, record->length};
    pair->position = (struct text){NULL, 0};
    pair->count = 0;
    if (record->game)
        pair->position = line;
    else if (split_at_operation(line, pair))
        return;
    else if (memchr(line.start, '\t', line.length))
        split_at_tabs(line, pair);
    else
        split_at_semicolons(line, pair);
}

/* ---- what is wrong ---- */

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

static void check_code(struct tally *t, struct text code, const struct gbr_reading *beside)
{
    struct gbr_reading printed;
    struct gbr_fault fault;
    char words[GBR_FAULT_SIZE], why[GBR_FAULT_SIZE + 40];
    if (gbr_parse_code(code.start, code.length, &printed, &fault) == GBR_OK) {
        compare(code.start, &printed, beside, t->record->sign, put_finding, t);
        return;
    }
    gbr_format_fault(&fault, words);
    snprintf(why, sizeof why, "the code cannot be read: %s", words);
    put_finding(t, false, "", "", why);
}

static void count_finding(
    void *context, bool remark, const char *printed, const char *counted, const char *why)
{
    (void)printed, (void)counted, (void)why;
    *(size_t *)context += !remark;
}

static bool agrees(struct text code, const struct gbr_reading *beside)
{
    struct gbr_reading printed;
    size_t faults = 0;
    if (gbr_parse_code(code.start, code.length, &printed, NULL) != GBR_OK)
        return false;
    compare(code.start, &printed, beside, 0, count_finding, &faults);
    return faults == 0;
}

/* The best candidate; of several that are as good the one that agrees, and if none does, all. */
static void check_codes(struct tally *t, const struct pair *pair, const struct gbr_reading *beside)
{
    unsigned best = 0;
    for (size_t i = 0; i < pair->count; i++)
        best = pair->codes[i].rank > best ? pair->codes[i].rank : best;
    for (size_t i = 0; i < pair->count; i++)
        if (pair->codes[i].rank == best && agrees(pair->codes[i].text, beside)) {
            check_code(t, pair->codes[i].text, beside);
            return;
        }
    for (size_t i = 0; i < pair->count; i++)
        if (pair->codes[i].rank == best)
            check_code(t, pair->codes[i].text, beside);
}

static bool says_something(struct text s)
{
    return s.length > 1 || (s.length == 1 && *s.start != '?');
}

/* Each tag GBR of a game that says something is compared with the position: how many there are. */
static size_t check_tags(struct tally *t, const struct gbr_reading *beside)
{
    struct tag tag;
    size_t count = 0;
    for (bool found = find_tag(t->record, "GBR", &tag); found;
         found = find_next_tag(t->record, "GBR", &tag)) {
        struct text value = {tag.value, tag.value_length};
        if (says_something(value)) {
            check_code(t, value, beside);
            count++;
        }
    }
    return count;
}

static void put_remarks(struct tally *t, const struct gbr_reading *beside)
{
    struct gbr_position men = {.material = beside->material}; /* without squares */
    unsigned remarks = gbr_find_remarks(beside->full ? &beside->position : &men);
    for (unsigned remark = 0; remarks >> remark > 0; remark++)
        if (remarks >> remark & 1)
            put_finding(t, true, "", "", gbr_remark_text((enum gbr_remark)remark));
}

static void check_record(struct tally *t)
{
    const struct record *record = t->record;
    struct pair pair;
    struct record part = *record;
    struct value value;
    split(record, &pair);
    bool has_position = pair.position.start != NULL;
    if (has_position) { /* read as any record is, messages too */
        part.text = pair.position.start;
        part.length = pair.position.length;
        part.column += (size_t)(pair.position.start - record->text) * !record->game;
        if (!read_value(&part, t->options, &value))
            return;
        has_position = value.reading.text != GBR_TEXT_CODE;
    }
    const struct gbr_reading *beside = has_position ? &value.reading : NULL;
    size_t tags = record->game ? check_tags(t, beside) : 0;
    if (record->game && tags == 0)
        add_black(record, &pair);
    if (tags == 0 && pair.count == 0) {
        t->without_code++;
        return;
    }
    t->checked++;
    if (tags == 0)
        check_codes(t, &pair, beside);
    if (has_position)
        put_remarks(t, &value.reading);
}

void run_check(const struct options *options, struct input *input)
{
    struct record record;
    struct tally tally = {.options = options, .record = &record};
    char words[160];
    static const struct cell header[] = {{.name = "source"}, {.name = "line"}, {.name = "kind"},
        {.name = "printed"}, {.name = "counted"}, {.name = "why"}};
    size_t faulty = 0;
    put_header(options->format, header, sizeof header / sizeof *header);
    while (next_record(input, &record)) {
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
