/* tag.c - gbr tag: PGN to PGN, one tag added or corrected */
#include <string.h>

#include "commands/commands.h"
#include "input/values.h"
#include "input/tags.h"

struct edit {
    const struct options *options;
    const struct record *record;
    struct tag old;             /* value NULL: there is none */
    bool has_code;              /* the old value is one, if perhaps a faulty one */
    struct gbr_outline outline; /* of that */
};

/* HHdb's flags: what follows the old code. */
static struct gbr_span flags_of(const struct edit *e)
{
    if (!e->has_code || e->options->style != GBR_STYLE_HHDB)
        return (struct gbr_span){0, 0};
    return (struct gbr_span){e->outline.end, e->old.value_length - e->outline.end};
}

/* The new value, without flags; 0: the style cannot say it. */
static size_t format_value(const struct edit *e, const struct value *value, char *out)
{
    struct gbr_code code = value->reading.code;
    struct gbr_fault fault;
    if (!e->record->sign && e->has_code) /* the Result says nothing */
        code.sign = e->outline.sign;
    if (!(gbr_style_parts((enum gbr_style)e->options->style) & 1U << GBR_PART_KINGS))
        code.king[GBR_WHITE] = code.king[GBR_BLACK] = GBR_NO_SQUARE;
    size_t length = gbr_format_code(
        &code, &value->reading.position, (enum gbr_style)e->options->style, out, &fault);
    if (length == 0)
        complain_of_value(e->record, value, &fault);
    return length;
}

static void put_value(const struct edit *e, const char *value, size_t length)
{
    struct gbr_span flags = flags_of(e);
    put_bytes(value, length);
    if (flags.length > 0)
        put_bytes(e->old.value + flags.start, flags.length);
}

static void put_between(const char *from, const char *to)
{
    put_bytes(from, (size_t)(to - from));
}

/* After the FEN, on a line of its own. */
static void put_new_tag(const struct edit *e, const char *value, size_t length)
{
    put_text(e->record->line_end);
    put_text("[");
    put_text(e->options->tag_name);
    put_text(" \"");
    put_value(e, value, length);
    put_text("\"]");
}

static bool is_own(const struct edit *e)
{
    return strcmp(e->options->tag_name, "GBR") == 0;
}

/* The tag GBR is ours. What another one holds is somebody's player, event or date unless it can
 * only be a code: four digits alone are a year, and "2012.08, Paris" is a class only where a
 * bracket, a sign or kings prove it. */
static bool holds_code(const struct edit *e)
{
    struct gbr_reading r;
    const char *value = e->old.value;
    size_t length = e->old.value_length;
    if (!e->outline.end)
        return false;
    if (is_own(e))
        return true;
    if (gbr_parse_code(value, length, &r, NULL) != GBR_OK)
        return e->outline.sign && e->outline.point;
    return e->outline.point
        && (r.part[GBR_PART_REST].length == 0 || r.part[GBR_PART_KINGS].length > 0
            || r.part[GBR_PART_SIGN].length > 0 || e->outline.bracket);
}

static bool may_replace(const struct edit *e, const char *value, size_t length)
{
    bool says_nothing = e->old.value_length == 0
        || (e->old.value_length == 1 && *e->old.value == '?');
    bool same = e->old.value_length == length && memcmp(e->old.value, value, length) == 0;
    return is_own(e) || e->has_code || says_nothing || same;
}

static void look_at_old(struct edit *e)
{
    e->outline = (struct gbr_outline){.end = 0};
    gbr_outline_code(e->old.value, e->old.value_length, &e->outline);
    e->has_code = holds_code(e);
}

/* Each tag of the name with its value corrected, and the tags between as they are. */
static void correct_tags(struct input *input, struct edit *e, const struct value *value)
{
    const struct record *record = e->record;
    const char *put = record->raw; /* up to here */
    do {
        char out[GBR_CODE_SIZE];
        look_at_old(e);
        size_t length = format_value(e, value, out);
        if (length == 0)
            break;
        if (!may_replace(e, out, length)) {
            complain_at(&record->place, 0, "the tag is there and holds no code: left as it is",
                e->old.value, e->old.value_length);
            note_status(STATUS_BAD);
            continue;
        }
        put_between(put, e->old.value);
        put_value(e, out, length);
        put = e->old.value + e->old.value_length;
    } while (find_next_tag(record, e->options->tag_name, &e->old));
    if (put == record->raw)
        return;
    put_between(put, record->raw + record->raw_length);
    drop_record(input);
}

static void add_tag(
    struct input *input, const struct edit *e, const struct tag *fen, const struct value *value)
{
    char out[GBR_CODE_SIZE];
    const char *place = fen->text + fen->length;
    size_t length = format_value(e, value, out);
    if (length == 0)
        return;
    put_between(e->record->raw, place);
    put_new_tag(e, out, length);
    put_between(place, e->record->raw + e->record->raw_length);
    drop_record(input);
}

static void tag_game(struct input *input, const struct record *record)
{
    struct edit e = {.options = input->options, .record = record};
    struct tag fen;
    struct value value;
    if (!record->trouble && !find_tag(record, "FEN", &fen))
        return;
    if (!read_value(record, e.options, &value))
        return;
    if (find_tag(record, e.options->tag_name, &e.old))
        correct_tags(input, &e, &value);
    else
        add_tag(input, &e, &fen, &value);
}

void run_tag(const struct options *given, struct input *input)
{
    struct record record;
    struct options options = *given;
    options.from = FROM_PGN;
    begin_input(input, &options);
    copy_everything(input);
    while (next_record(input, &record))
        tag_game(input, &record);
}
