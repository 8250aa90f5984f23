/* encode.c - gbr encode: position, material or code -> code */
#include "commands/commands.h"
#include "commands/convert.h"
#include "output/table.h"

static size_t encode(
    struct value *value, const struct options *options, char *out, struct gbr_fault *fault)
{
    static const unsigned char signs[] = {[SIGN_PLUS] = '+', [SIGN_EQUAL] = '='};
    if (options->flip)
        flip_value(value);
    struct gbr_code code = value->reading.code;
    if (options->sign != SIGN_AUTO)
        code.sign = signs[options->sign];
    if (!options->kings) {
        code.king[GBR_WHITE] = code.king[GBR_BLACK] = GBR_NO_SQUARE;
    } else if (code.king[GBR_WHITE] == GBR_NO_SQUARE) {
        *fault = (struct gbr_fault){.error = GBR_ERROR_NO_KINGS};
        return 0;
    }
    return gbr_format_code(&code, value->reading.full ? &value->reading.position : NULL,
        (enum gbr_style)options->style, out, fault);
}

/* The class and no more: what lists of millions want. */
static size_t encode_class(const struct record *record, const struct options *options, char *out)
{
    struct gbr_material men;
    struct gbr_code code;
    if (options->from == GBR_TEXT_UNKNOWN && !record->game && !record->trouble)
        return gbr_convert(
            record->text, record->length, options->fen_flags, GBR_STYLE_CLASS, out, NULL);
    if (!read_men(record, options, &men))
        return 0;
    gbr_classify(&men, &code, NULL);
    return gbr_format_code(&code, NULL, GBR_STYLE_CLASS, out, NULL);
}

void run_encode(const struct options *options, struct input *input)
{
    bool class_only = options->style == GBR_STYLE_CLASS && options->sign == SIGN_NONE
        && !options->kings && !options->flip && options->format == FORMAT_LINES;
    convert(input, encode, class_only ? encode_class : NULL);
}
