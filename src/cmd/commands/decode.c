/* decode.c - gbr decode: code -> material, FEN or piece list */
#include "commands/commands.h"
#include "commands/convert.h"

static size_t decode(
    struct value *value, const struct options *options, char *out, struct gbr_fault *fault)
{
    struct gbr_material men;
    const struct gbr_reading *r = &value->reading;
    if (options->flip)
        flip_value(value);
    if (options->to == TO_MATERIAL) {
        if (r->has_material)
            return gbr_format_material(&r->material, out);
        gbr_decode(&r->code, &men, fault); /* why not */
        return 0;
    }
    if (!r->full) {
        *fault = (struct gbr_fault){.error = GBR_ERROR_NO_BOARD};
        return 0;
    }
    return options->to == TO_FEN ? gbr_format_fen(&r->position, out)
                                 : gbr_format_pieces(&r->position, out);
}

void run_decode(const struct options *options, struct input *input)
{
    (void)options; /* the input has them */
    convert(input, decode, NULL);
}
