/* match.c - gbr match: keep the records of a class, as grep keeps lines */
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#include "input/values.h"

struct search {
    const struct options *options;
    struct input *input;
    struct gbr_pattern pattern, turned;
    const char *source;       /* of the records that are counted */
    unsigned long long found; /* in this stream */
    bool any;
};

static bool is_match(
    const struct search *s, const struct gbr_code *code, const struct gbr_material *men)
{
    return gbr_match(&s->pattern, code, men)
        || (s->options->ignore_colours && gbr_match(&s->turned, code, men));
}

/* Whether the record can be read; then *match says whether it is what is looked for. */
static bool read_match(const struct search *s, const struct record *record, bool *match)
{
    struct value value;
    struct gbr_material men;
    struct gbr_code code;
    if (record->blank)
        return false;
    if (!s->pattern.needs_kings && read_men(record, s->options, &men)) {
        gbr_classify(&men, &code, NULL);
        code.sign = sign_of(record);
        *match = is_match(s, &code, &men);
        return true;
    }
    if (!read_value(record, s->options, &value))
        return false;
    const struct gbr_reading *r = &value.reading;
    *match = is_match(s, &r->code, r->has_material ? &r->material : NULL);
    return true;
}

/* What -c and -l say of the stream before. */
static void end_source(const struct search *s)
{
    char count[24];
    bool named = s->options->files_count > 1;
    if (!s->source || s->options->quiet)
        return;
    if (s->options->list_files && s->found > 0) {
        put_text(s->source);
        put_char('\n');
    } else if (s->options->count) {
        snprintf(count, sizeof count, "%llu\n", s->found);
        put_text(named ? s->source : "");
        put_text(named ? ":" : "");
        put_text(count);
    }
}

static void begin_source(void *context, const char *source)
{
    struct search *s = context;
    end_source(s);
    s->source = source;
    s->found = 0;
}

static void put_match(const struct search *s, const struct record *record)
{
    const struct options *options = s->options;
    char number[24];
    if (options->quiet || options->count || options->list_files)
        return;
    if (s->found == 1)
        end_line(); /* of a stream before that ended without */
    if (options->line_number) {
        if (options->files_count > 1) {
            put_text(record->place.source);
            put_char(':');
        }
        snprintf(number, sizeof number, "%zu:", record->place.line);
        put_text(number);
    }
    copy_stream(s->input, true); /* the record, and the moves of a game */
}

static void search_record(struct search *s, const struct record *record)
{
    bool match;
    const struct options *options = s->options;
    unsigned long long most = options->list_files || options->quiet ? 1 : options->most;
    if (!read_match(s, record, &match) || match == options->invert)
        return;
    s->found++;
    s->any = true;
    put_match(s, record);
    if (s->found == most)
        leave_stream(s->input);
}

/* false: it cannot be read, and the message is out. */
static bool read_pattern(const char *text, struct search *search)
{
    struct gbr_fault fault;
    char words[GBR_FAULT_SIZE];
    size_t length = strlen(text);
    if (gbr_parse_pattern(text, length, &search->pattern, &fault) == GBR_OK) {
        search->turned = search->pattern;
        gbr_flip_pattern(&search->turned);
        return true;
    }
    gbr_format_fault(&fault, words);
    complain_at(&(struct place){"(pattern)", 0}, fault.offset + 1, words, text, length);
    note_status(STATUS_TROUBLE);
    return false;
}

void run_match(const struct options *options, struct input *input)
{
    struct record record;
    struct search search = {.options = options, .input = input};
    if (!read_pattern(options->pattern, &search))
        return;
    on_stream(input, begin_source, &search);
    while (!(options->quiet && search.any) && next_record(input, &record)) {
        copy_stream(input, false);
        search_record(&search, &record);
    }
    copy_stream(input, false);
    end_source(&search);
    if (search.any && options->quiet)
        finish_with(STATUS_OK);
    answer_status(search.any);
}
