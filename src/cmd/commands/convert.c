/* convert.c - one record in, one line out: the loop of encode and decode */
#include "commands/convert.h"

#include "commands/record_rows.h"
#include "output/table.h"

static bool convert_record(const struct record *record, const struct options *options,
    converter *write, struct value *value, bool *readable, char *out, size_t *length)
{
    struct gbr_fault fault;
    if (!read_value(record, options, value))
        return false;
    *readable = true;
    *length = write(value, options, out, &fault);
    if (*length == 0)
        complain_of_value(record, value, &fault);
    return *length > 0;
}

static void put_converted(
    const struct record *record, const struct options *options, char *out, size_t length)
{
    out[length] = '\n';
    if (!options->append) { /* out is the room reserved */
        commit_output(length + 1);
        return;
    }
    size_t whole = record->game || record->trouble ? 0 : record->raw_length;
    while (whole > 0 && (record->raw[whole - 1] == '\n' || record->raw[whole - 1] == '\r'))
        whole--;
    if (record->game)
        put_on_line(record->text, record->length, "\n\r");
    else
        put_on_line(record->raw, whole, "\n\r");
    put_char(options->delimiter);
    put_bytes(out, length + 1);
}

void convert(struct input *input, converter *write, short_cut *first)
{
    const struct options *options = input->options;
    struct record record;
    if (options->format != FORMAT_LINES)
        put_record_header(options->format);
    while (next_record(input, &record)) {
        char own[CONVERTED_SIZE], *out = own;
        size_t length = 0;
        struct value value;
        bool readable = false, table = options->format != FORMAT_LINES;
        if (!options->append && !table)
            out = reserve_output(CONVERTED_SIZE);
        if (first && !record.blank)
            length = first(&record, options, out);
        bool good = length > 0;
        if (!good && !record.blank)
            good = convert_record(&record, options, write, &value, &readable, out, &length);
        if (!good && !record.blank && options->invalid == INVALID_STOP)
            return;
        if (!good && !record.blank && options->invalid == INVALID_SKIP)
            continue;
        if (!table)
            put_converted(&record, options, out, length);
        else
            put_record_row(options->format, &record, readable ? &value : NULL,
                options->bit == ENCODE ? out : NULL, length,
                good || record.blank ? NULL : last_complaint());
    }
}
