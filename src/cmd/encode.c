/* encode.c - gbr encode: position, material or code -> code */
#include "commands.h"

static size_t encode(
    struct value *value, const struct options *options, char *out, struct gbr_fault *fault)
{
    static const unsigned char signs[] = {[SIGN_PLUS] = '+', [SIGN_EQUAL] = '='};
    if (options->flip)
        flip_value(value);
    struct gbr_code code = *code_of_value(value, options->kings);
    if (options->sign != SIGN_AUTO)
        code.sign = signs[options->sign];
    if (!options->kings) {
        code.king[GBR_WHITE] = code.king[GBR_BLACK] = GBR_NO_SQUARE;
    } else if (code.king[GBR_WHITE] == GBR_NO_SQUARE) {
        *fault = (struct gbr_fault){.error = GBR_NO_KINGS};
        return 0;
    }
    return gbr_format_code(&code, value->has_position ? &value->position : NULL,
        (enum gbr_style)options->style, out, fault);
}

void run_encode(const struct options *options)
{
    struct options o = *options;
    if (!o.kings && !o.flip && o.format == FORMAT_LINES)
        o.fen_flags |= GBR_MEN_ONLY;
    convert(&o, encode);
}
