/* records.c - where the records come from */
#include "input/records.h"

#include "input/stream.h"

static enum { LINES, FIELDS, GAMES, LEAVING } reading; /* the open stream */
static bool everything;
static void (*begin_stream)(void *context, const char *source);
static void *begin_context;

/* Of a list no more is copied than the record. */
static void pass_record(void)
{
    pass_over(stream.record);
    stream.record = 0;
    if (reading == LINES || reading == FIELDS) {
        pass_line_end();
        stream.copying = everything;
    }
}

static bool next_of_stream(const struct options *options, struct record *record)
{
    pass_record();
    stream.records++;
    switch (reading) {
    case LINES:
        return next_line(record);
    case FIELDS:
        if (!next_line(record))
            return false;
        if (!record->trouble)
            take_field(record, options->column, options->delimiter);
        return true;
    case GAMES:
        return next_game(record);
    default:
        return false;
    }
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
    if (options->operands[0])
        return next_operand(options, record);
    for (;;) {
        if (stream.open)
            close_stream();
        stream.copying = everything;
        if (!next_stream(options))
            return false;
        bool games = is_pgn();
        games = options->from == FROM_PGN || (options->from == FROM_ANY && games);
        reading = games ? GAMES : options->column > 0 ? FIELDS : LINES;
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
    bool games = reading == GAMES;
    pass_record();
    if (games)
        pass_moves_of_game();
    reading = LEAVING;
}

void on_stream(void (*begin)(void *context, const char *source), void *context)
{
    begin_stream = begin;
    begin_context = context;
}
