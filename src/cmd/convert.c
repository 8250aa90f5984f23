/* convert.c - one record in, one line out: the loop of encode and decode */
#include "commands.h"

static size_t convert_record(
    const struct record *record, const struct options *options, converter *write, char *out)
{
    struct value value;
    struct gbr_fault fault;
    if (!read_value(record, options, &value))
        return 0;
    size_t length = write(&value, options, out, &fault);
    if (length == 0)
        complain_of_value(record, &value, &fault);
    return length;
}

void convert(const struct options *options, converter *write)
{
    struct record record;
    while (next_record(options, &record)) {
        char line[CONVERTED_SIZE], *out = line;
        size_t length = 0;
        if (!options->append) /* then the record goes before it */
            out = reserve_output(CONVERTED_SIZE);
        if (!record.blank) {
            length = convert_record(&record, options, write, out);
            if (length == 0 && options->invalid == INVALID_STOP)
                return;
            if (length == 0 && options->invalid == INVALID_SKIP)
                continue;
        }
        out[length] = '\n';
        if (options->append) {
            put_bytes(record.text, record.length);
            put_char('\t');
            put_bytes(out, length + 1);
        } else {
            commit_output(length + 1);
        }
    }
}
