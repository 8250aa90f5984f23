/* input.c - where the records of a command come from */
#include "input/input.h"

void begin_input(struct input *input, const struct options *options)
{
    input->options = options;
    begin_lines(&input->lines);
    begin_games(&input->games);
}

/* Of a list no more is copied than the record. */
static void pass_record(struct input *input)
{
    struct stream *stream = &input->stream;
    pass_over(stream, stream->record);
    stream->record = 0;
    if (input->reading == LINES || input->reading == FIELDS) {
        pass_line_end(stream);
        stream->copying = input->copying_all;
    }
}

static bool next_of_stream(struct input *input, struct record *record)
{
    const struct options *options = input->options;
    struct stream *stream = &input->stream;
    pass_record(input);
    stream->records++;
    switch (input->reading) {
    case LINES:
        return next_line(&input->lines, stream, record);
    case FIELDS:
        if (!next_line(&input->lines, stream, record))
            return false;
        if (!record->trouble)
            take_field(record, options->column, options->delimiter);
        return true;
    case GAMES:
        return next_game(&input->games, stream, record);
    default:
        return false;
    }
}

bool next_stream(struct input *input)
{
    static const char *const standard[] = {"-"};
    const struct options *options = input->options;
    const char *const *files = options->files_count > 0 ? options->files : standard;
    int count = options->files_count > 0 ? options->files_count : 1;
    while (input->next_file < count)
        if (open_stream(&input->stream, files[input->next_file++])) {
            if (input->begin)
                input->begin(input->context, input->stream.source);
            return true;
        }
    return false;
}

/* Of a stream that is read as PGN, holds text, and no tag. */
static void complain_of_no_game(const struct input *input)
{
    if (input->reading != GAMES || !input->games.has_text)
        return;
    complain(input->stream.source, "no game here: there is no tag, such as [FEN \"...\"]");
    note_status(STATUS_BAD);
}

bool next_record(struct input *input, struct record *record)
{
    const struct options *options = input->options;
    if (input->stream.open && next_of_stream(input, record))
        return true;
    if (options->operands[0])
        return next_operand(&input->operands, options->operands, record);
    for (;;) {
        if (input->stream.open)
            close_stream(&input->stream);
        input->stream.copying = input->copying_all;
        if (!next_stream(input))
            return false;
        bool games = find_first_tag(&input->games, &input->stream);
        games = options->from == FROM_PGN || (options->from == GBR_TEXT_UNKNOWN && games);
        input->reading = games ? GAMES : options->column > 0 ? FIELDS : LINES;
        if (next_of_stream(input, record))
            return true;
        complain_of_no_game(input);
    }
}

void copy_stream(struct input *input, bool copy)
{
    input->stream.copying = copy;
}

void drop_record(struct input *input)
{
    bool copying = input->stream.copying;
    input->stream.copying = false;
    pass_record(input);
    input->stream.copying = copying;
}

void copy_everything(struct input *input)
{
    input->copying_all = true;
}

void leave_stream(struct input *input)
{
    bool games = input->reading == GAMES;
    pass_record(input);
    if (games)
        pass_moves(&input->games, &input->stream);
    input->reading = LEAVING;
}

void on_stream(struct input *input, void (*begin)(void *context, const char *source), void *context)
{
    input->begin = begin;
    input->context = context;
}
