/* decode.c - gbr decode: code -> material, FEN or piece list */
#include "commands/commands.h"

static size_t decode(
    struct value *value, const struct options *options, char *out, struct gbr_fault *fault)
{
    struct gbr_material material;
    if (options->flip)
        flip_value(value);
    if (options->to == TO_MATERIAL)
        return material_of_value(value, &material, fault) ? gbr_format_material(&material, out) : 0;
    if (!value->has_position) {
        *fault = (struct gbr_fault){.error = GBR_ERROR_NO_BOARD};
        return 0;
    }
    return options->to == TO_FEN ? gbr_format_fen(&value->position, out)
                                 : gbr_format_pieces(&value->position, out);
}

void run_decode(const struct options *options)
{
    convert(options, decode, NULL);
}
