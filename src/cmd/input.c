/* input.c - where the records come from */
#include "input.h"

#include "stream.h"

static bool games; /* the open stream is PGN */

static void pass_record(void)
{
    if (games)
        stream.line += count_lines(stream.buffer + stream.start, stream.record);
    pass_over(stream.record);
    stream.record = 0;
}

static bool next_of_stream(struct record *record)
{
    pass_record();
    return games ? next_game(record) : next_line(record);
}

bool next_record(const struct options *options, struct record *record)
{
    static int next_file;
    static const char *const standard[] = {"-"};
    const char *const *files = options->files_count > 0 ? options->files : standard;
    int count = options->files_count > 0 ? options->files_count : 1;

    if (stream.open && next_of_stream(record))
        return true;
    if (options->operands[0] || options->meson)
        return next_operand(options, record);
    for (;;) {
        if (stream.open)
            close_stream();
        if (next_file == count)
            return false;
        if (!open_stream(files[next_file++]))
            continue;
        games = options->from == FROM_PGN || (options->from == FROM_ANY && is_pgn());
        if (next_of_stream(record))
            return true;
    }
}

void copy_stream(bool copy)
{
    stream.copying = copy;
}

void drop_record(void)
{
    bool copying = stream.copying;
    stream.copying = false;
    pass_record();
    stream.copying = copying;
}
