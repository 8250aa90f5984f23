/* tag.c - gbr tag: PGN to PGN, one tag added or corrected */
#include <string.h>

#include "commands/commands.h"
#include "input/tags.h"

struct edit {
    const struct options *options;
    const struct record *record;
    struct tag fen, old;
    struct gbr_reading reading; /* of the old value, where it is readable as a code */
    bool has_old, readable;
    bool has_code; /* the old value is one, if perhaps a faulty one */
};

/* Behind the class, the squares and the bracket of a code. */
static size_t end_of_code(const char *value, size_t length, const struct gbr_reading *reading)
{
    size_t end = 0;
    for (unsigned part = GBR_PART_KINGS; part <= GBR_PART_LIST; part++) {
        size_t behind = reading->part[part].start + reading->part[part].length;
        end = behind > end ? behind : end;
    }
    return end + (end < length && (value[end] == ')' || value[end] == ']'));
}

/* HHdb's flags: what stands behind the old code; of one that cannot be read, behind its
 * bracket or first blank. */
static struct gbr_span flags_of(const struct edit *e)
{
    if (!e->has_code || e->options->style != GBR_STYLE_HHDB)
        return (struct gbr_span){0, 0};
    const char *value = e->old.value;
    size_t length = e->old.value_length;
    if (e->readable) {
        size_t end = end_of_code(value, length, &e->reading);
        return (struct gbr_span){end, length - end};
    }
    const char *close = memchr(value, ')', length), *blank = memchr(value, ' ', length);
    size_t start = close ? (size_t)(close + 1 - value) : blank ? (size_t)(blank - value) : length;
    return (struct gbr_span){start, length - start};
}

/* The sign of a value that looks like a code, so that digits come behind brackets and blanks;
 * NULL: there is none. */
static const char *find_sign(const char *value)
{
    while (*value == '(' || *value == '[' || *value == ' ')
        value++;
    return *value == '+' || *value == '=' ? value : NULL;
}

/* The sign of the old value, if need be of one that cannot be read. */
static unsigned char old_sign(const struct edit *e)
{
    if (!e->has_code)
        return 0;
    if (e->readable)
        return e->reading.code.sign;
    const char *sign = find_sign(e->old.value);
    return sign ? (unsigned char)*sign : 0;
}

/* The new value, without flags; 0: the style cannot say it. */
static size_t format_value(const struct edit *e, struct value *value, char *out)
{
    struct gbr_code code = *code_of_value(value, true);
    struct gbr_fault fault;
    enum gbr_style style = (enum gbr_style)e->options->style;
    struct tag result;
    bool open = !find_tag(e->record, "Result", &result)
        || (result.value_length == 1 && strchr("*?", *result.value));
    if (open)
        code.sign = old_sign(e);
    if (style == GBR_STYLE_SHORT)
        code.king[GBR_WHITE] = code.king[GBR_BLACK] = GBR_NO_SQUARE;
    size_t length = gbr_format_code(&code, &value->position, style, out, &fault);
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

static void put_edited(const struct edit *e, const char *value, size_t length)
{
    const char *end = e->record->raw + e->record->raw_length;
    if (e->has_old) {
        put_between(e->record->raw, e->old.value);
        put_value(e, value, length);
        put_between(e->old.value + e->old.value_length, end);
        return;
    }
    const char *behind = e->fen.text + e->fen.length;
    put_between(e->record->raw, behind);
    put_text(e->record->line_end);
    put_text("[");
    put_text(e->options->tag_name);
    put_text(" \"");
    put_value(e, value, length);
    put_text("\"]");
    put_between(behind, end);
}

static bool is_own(const struct edit *e)
{
    return strcmp(e->options->tag_name, "GBR") == 0;
}

/* The tag GBR is ours. What another one holds is somebody's player, event or date unless it can
 * only be a code. Four digits alone are a year, and "2012.08, Paris" is a class only where a
 * bracket, a sign or kings say so; with a sign before its "dddd." even a misprint is a code. */
static bool holds_code(const struct edit *e)
{
    const struct gbr_span *part = e->reading.part;
    const char *value = e->old.value;
    if (!e->has_old || !looks_like_code(value, e->old.value_length))
        return false;
    if (is_own(e))
        return true;
    const char *sign = find_sign(value);
    if (!e->readable)
        return sign && sign[5] == '.'; /* four digits are there, and the value's quote */
    return part[GBR_PART_CLASS].length > 4
        && (part[GBR_PART_REST].length == 0 || part[GBR_PART_KINGS].length > 0 || sign
            || *value == '(' || *value == '[');
}

static bool may_replace(const struct edit *e, const char *value, size_t length)
{
    bool says_nothing = e->old.value_length == 0
        || (e->old.value_length == 1 && *e->old.value == '?');
    bool same = e->old.value_length == length && memcmp(e->old.value, value, length) == 0;
    return !e->has_old || is_own(e) || e->has_code || says_nothing || same;
}

static void tag_game(const struct options *options, const struct record *record)
{
    struct edit e = {.options = options, .record = record};
    struct value value;
    char out[GBR_CODE_SIZE];
    if (!record->trouble && !find_tag(record, "FEN", &e.fen))
        return;
    if (!read_value(record, options, &value))
        return;
    e.has_old = find_tag(record, options->tag_name, &e.old);
    e.readable = e.has_old
        && gbr_parse_code(e.old.value, e.old.value_length, &e.reading, NULL) == GBR_OK;
    e.has_code = holds_code(&e);
    size_t length = format_value(&e, &value, out);
    if (length == 0)
        return;
    if (!may_replace(&e, out, length)) {
        complain_at(&record->place, 0, "the tag is there and holds no code: left as it is",
            e.old.value, e.old.value_length);
        note_status(STATUS_BAD);
        return;
    }
    put_edited(&e, out, length);
    drop_record();
}

void run_tag(const struct options *given)
{
    struct record record;
    struct options options = *given;
    options.from = FROM_PGN;
    copy_everything();
    while (next_record(&options, &record))
        tag_game(&options, &record);
}
