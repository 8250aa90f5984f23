/* values.c - what a record says: a position, a material or a code */
#include "input/values.h"

#include <string.h>
#include <unistd.h>

/* Words that help who has put something else in a record's place. */
static const char *hint(const struct record *record)
{
    bool operand = record->place.line == 0;
    if (operand && record->length > 1 && record->text[0] == '-' && !strchr("+=", record->text[1]))
        return "neither a position nor a code; options come before --";
    return operand && access(record->text, F_OK) == 0
        ? "neither a position nor a code; this names a file: use -f"
        : NULL;
}

/* Of a text that is neither the beginning is shown. */
static void complain_fault(const struct record *record, const struct gbr_fault *fault)
{
    bool unknown = fault->error == GBR_ERROR_UNKNOWN_TEXT || fault->error == GBR_ERROR_EMPTY;
    char words[GBR_FAULT_SIZE];
    gbr_format_fault(fault, words);
    complain_at(&record->place, record->column + fault->offset + 1, words,
        unknown ? record->text : NULL, record->length);
}

static void complain_unread(const struct record *record, const struct gbr_fault *fault)
{
    bool code = gbr_recognise(record->text, record->length) == GBR_TEXT_CODE;
    const char *words = code ? NULL : hint(record);
    if (words)
        complain_at(&record->place, record->column + 1, words, record->text, record->length);
    else
        complain_fault(record, fault);
}

static enum gbr_text kind_of(const struct record *record, const struct options *options)
{
    return record->game || options->from == FROM_PGN ? GBR_TEXT_FEN : (enum gbr_text)options->from;
}

bool read_value(const struct record *record, const struct options *options, struct value *value)
{
    struct gbr_fault fault;
    value->flipped = false;
    if (record->trouble) {
        complain_at(&record->place, 0, record->trouble, NULL, 0);
        note_status(STATUS_BAD);
        return false;
    }
    if (gbr_parse_text(record->text, record->length, kind_of(record, options), options->fen_flags,
            &value->reading, &fault)
        != GBR_OK) {
        complain_unread(record, &fault);
        note_status(STATUS_BAD);
        return false;
    }
    if (record->game)
        value->reading.code.sign = sign_of(record);
    return true;
}

bool read_men(const struct record *record, const struct options *options, struct gbr_material *men)
{
    enum gbr_text kind = kind_of(record, options);
    return (kind == GBR_TEXT_UNKNOWN || kind == GBR_TEXT_FEN) && !record->trouble
        && gbr_parse_fen_material(record->text, record->length, options->fen_flags, men, NULL)
        == GBR_OK;
}

unsigned char sign_of(const struct record *record)
{
    return (unsigned char)(record->sign == '-' ? 0 : record->sign);
}

void flip_value(struct value *value)
{
    gbr_flip_reading(&value->reading);
    value->flipped = !value->flipped;
}

void complain_of_value(
    const struct record *record, const struct value *value, const struct gbr_fault *fault)
{
    struct gbr_fault at = *fault;
    bool of_nine = fault->error == GBR_ERROR_NINE || fault->error == GBR_ERROR_COUNT;
    if (value->reading.text == GBR_TEXT_CODE && of_nine)
        at.offset = value->reading.part[GBR_PART_CLASS].start + fault->value[2];
    if (fault->error == GBR_ERROR_COUNT && value->flipped) { /* say it as it was printed */
        at.value[0] = fault->value[1];
        at.value[1] = fault->value[0];
    }
    note_status(STATUS_BAD);
    complain_fault(record, &at);
}
