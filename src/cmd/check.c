/* check.c - gbr check: does each code agree with its position, and with itself */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "table.h"

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

static struct span trimmed(struct span s)
{
    while (s.length > 0 && (*s.text == ' ' || *s.text == '\t')) {
        s.text++;
        s.length--;
    }
    while (s.length > 0 && (s.text[s.length - 1] == ' ' || s.text[s.length - 1] == '\t'))
        s.length--;
    return s;
}

static bool is_position(struct span s)
{
    struct gbr_position position;
    return gbr_parse_fen(s.text, s.length, 0, &position, NULL) == GBR_OK
        || gbr_parse_pieces(s.text, s.length, 0, &position, NULL) == GBR_OK;
}

/* FEN<TAB>CODE: the last field that looks like a code, the first that is a position. */
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
        if (looks_like_code(field.text, field.length))
            pair->code = field;
        else if (!good && (good = is_position(field)))
            pair->position = field;
        else if (!pair->position.text && looks_like_fen(field.text, field.length))
            pair->position = field; /* to be complained of, if none is better */
        at = (tab ? tab : end) + 1;
    }
    return pair->position.text || pair->code.text;
}

/* FEN ; CODE, and EPD with the operation gbr "CODE" */
static void split_at_comment(struct span line, struct pair *pair)
{
    static const char operation[] = " gbr \"";
    const char *end = line.text + line.length;
    *pair = (struct pair){line, {NULL, 0}};
    for (const char *at = line.text; at < end; at++) {
        size_t left = (size_t)(end - at);
        struct span rest = trimmed((struct span){at + 1, left - 1});
        if (*at == ';' && looks_like_code(rest.text, rest.length)) {
            pair->code = rest;
            return;
        }
        if (left > sizeof operation - 1 && memcmp(at, operation, sizeof operation - 1) == 0) {
            const char *start = at + sizeof operation - 1;
            const char *quote = memchr(start, '"', (size_t)(end - start));
            pair->code = (struct span){start, (size_t)((quote ? quote : end) - start)};
            return;
        }
    }
}

static void split_game(const struct record *record, struct pair *pair)
{
    struct tag tag;
    *pair = (struct pair){{record->text, record->length}, {NULL, 0}};
    if (find_tag(record, "GBR", &tag)
        || (find_tag(record, "Black", &tag) && looks_like_code(tag.value, tag.value_length)))
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
    else if (!split_at_tabs(line, &pair))
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
            {"printed", printed, strlen(printed), false},
            {"counted", counted, strlen(counted), false}, {"why", why, strlen(why), false}};
        put_row(t->options->format, cells, sizeof cells / sizeof *cells);
        return;
    }
    put_text(place->source);
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

static void check_code(struct tally *t, struct span code, const struct gbr_position *position)
{
    struct gbr_reading reading;
    struct gbr_fault fault;
    char words[GBR_WORDS_SIZE], why[GBR_WORDS_SIZE + 40];
    if (gbr_parse_code(code.text, code.length, &reading, &fault) != GBR_OK) {
        gbr_fault_words(&fault, words);
        snprintf(why, sizeof why, "the code cannot be read: %s", words);
        put_finding(t, false, "", "", why);
    } else {
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
        has_position = value.has_position;
    }
    if (!pair.code.text) {
        t->without_code++;
        return;
    }
    t->checked++;
    check_code(t, pair.code, has_position ? &value.position : NULL);
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
    snprintf(words, sizeof words, "%zu checked, %zu of them wrong, %zu remarks, %zu without a code",
        tally.checked, faulty, tally.remarks, tally.without_code);
    complain(NULL, words);
}
