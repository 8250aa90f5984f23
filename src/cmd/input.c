/* input.c - where the records come from */
#include "input.h"

#include "stream.h"

static bool games;   /* the open stream is PGN */
static bool leaving; /* no more of it */
static bool everything;
static void (*begin_stream)(void *context, const char *source);
static void *begin_context;

static void pass_record(void)
{
    if (games)
        stream.line += count_lines(stream.start, stream.start + stream.record);
    pass_over(stream.record);
    stream.record = 0;
}

static bool next_of_stream(const struct options *options, struct record *record)
{
    pass_record();
    stream.records++;
    if (leaving) {
        leaving = false;
        if (games)
            pass_moves_of_game();
        return false;
    }
    if (games)
        return next_game(record);
    if (!next_line(record))
        return false;
    if (options->column > 0 && !record->trouble)
        take_field(record, options->column, options->delimiter);
    return true;
}

bool next_stream(const struct options *options)
{
    static int next_file;
    static const char *const standard[] = {"-"};
    const char *const *files = options->files_count > 0 ? options->files : standard;
    int count = options->files_count > 0 ? options->files_count : 1;
    while (next_file < count)
        if (open_stream(files[next_file++])) {
            if (begin_stream)
                begin_stream(begin_context, stream.source);
            return true;
        }
    return false;
}

bool next_record(const struct options *options, struct record *record)
{
    if (stream.open && next_of_stream(options, record))
        return true;
    if (options->operands[0] || options->meson)
        return next_operand(options, record);
    for (;;) {
        if (stream.open)
            close_stream();
        stream.copying = everything;
        if (!next_stream(options))
            return false;
        games = options->from == FROM_PGN || (options->from == FROM_ANY && is_pgn());
        if (next_of_stream(options, record))
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

void copy_everything(void)
{
    everything = true;
}

void leave_stream(void)
{
    leaving = true;
}

void on_stream(void (*begin)(void *context, const char *source), void *context)
{
    begin_stream = begin;
    begin_context = context;
}
