/* match.c - gbr match: keep the records of a class, as grep keeps lines */
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#include "commands/pattern.h"

struct search {
    const struct options *options;
    struct pattern pattern, turned;
    const char *source;       /* of the records that are counted */
    unsigned long long found; /* in this stream */
    bool any;
};

static bool is_match(const struct search *s, struct value *value)
{
    struct gbr_material material;
    const struct gbr_code *code = code_of_value(value, s->pattern.kings);
    bool known = s->pattern.is_material && material_of_value(value, &material, NULL);
    const struct gbr_material *men = known ? &material : NULL;
    return matches(&s->pattern, code, men)
        || (s->options->ignore_colours && matches(&s->turned, code, men));
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
    copy_stream(true); /* the record, and the moves of a game */
}

static void search_record(struct search *s, const struct record *record)
{
    struct value value;
    const struct options *options = s->options;
    unsigned long long most = options->list_files || options->quiet ? 1 : options->most;
    if (record->blank || !read_value(record, options, &value))
        return;
    if (is_match(s, &value) == options->invert)
        return;
    s->found++;
    s->any = true;
    put_match(s, record);
    if (s->found == most)
        leave_stream();
}

void run_match(const struct options *given)
{
    struct record record;
    struct options options = *given;
    struct search search = {.options = &options};
    size_t offset = 0;
    const char *error = parse_pattern(options.pattern, &search.pattern, &offset);
    if (error) {
        complain_at(&(struct place){"(pattern)", 0}, offset + 1, error, options.pattern,
            strlen(options.pattern));
        note_status(STATUS_TROUBLE);
        return;
    }
    search.turned = flip_pattern(&search.pattern);
    if (!search.pattern.kings)
        options.fen_flags |= GBR_MEN_ONLY;
    on_stream(begin_source, &search);
    while (!(options.quiet && search.any) && next_record(&options, &record)) {
        copy_stream(false);
        search_record(&search, &record);
    }
    copy_stream(false);
    end_source(&search);
    if (!search.any)
        note_status(STATUS_BAD);
    else if (options.quiet)
        finish_with(STATUS_OK);
}
