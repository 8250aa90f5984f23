/* reading.c - texts of any kind: read, turned over, written as a code */
#include "fen.h"

/* What is not known is zero, so that a reading holds no byte of the caller's. */
static void clear(struct gbr_reading *r, enum gbr_text kind)
{
    r->text = (unsigned char)kind;
    r->has_material = r->full = r->turn_known = r->result = r->doubt = 0;
    r->end = 0;
    memset(r->part, 0, sizeof r->part);
}

/* FEN or piece list. */
static enum gbr_error read_position(const char *text, size_t length, enum gbr_text kind,
    unsigned flags, struct gbr_reading *r, struct gbr_fault *fault)
{
    bool turn_known = false;
    enum gbr_error error = kind == GBR_TEXT_FEN
        ? gbr_read_fen(text, length, flags, &r->position, &turn_known, fault)
        : gbr_parse_pieces(text, length, flags, &r->position, fault);
    if (error)
        return error;
    clear(r, kind);
    r->turn_known = turn_known;
    r->full = r->has_material = 1;
    r->material = r->position.material;
    return gbr_encode(&r->position, &r->code, fault); /* no parser lets nine pawns through */
}

static enum gbr_error read_material(
    const char *text, size_t length, struct gbr_reading *r, struct gbr_fault *fault)
{
    struct gbr_material material;
    enum gbr_error error = gbr_parse_material(text, length, &material, fault);
    if (error)
        return error;
    clear(r, GBR_TEXT_MATERIAL);
    memset(&r->position, 0, sizeof r->position);
    r->has_material = 1;
    r->material = material;
    return gbr_classify(&material, &r->code, fault);
}

enum gbr_error gbr_parse_text(const char *text, size_t length, enum gbr_text kind, unsigned flags,
    struct gbr_reading *reading, struct gbr_fault *fault)
{
    if (kind == GBR_TEXT_UNKNOWN) {
        /* Nothing that is a FEN can be read as anything else, so that is tried first. */
        if (read_position(text, length, GBR_TEXT_FEN, flags, reading, NULL) == GBR_OK)
            return GBR_OK;
        kind = gbr_recognise(text, length);
    }
    switch (kind) {
    case GBR_TEXT_CODE:
        return gbr_parse_code(text, length, reading, fault);
    case GBR_TEXT_FEN:
    case GBR_TEXT_PIECES:
        return read_position(text, length, kind, flags, reading, fault);
    case GBR_TEXT_MATERIAL:
        return read_material(text, length, reading, fault);
    default:
        break;
    }
    struct cursor c = cursor_of(text, length);
    gbr_skip_whitespace(&c);
    return REFUSE(fault, c.at, c.at == length ? GBR_ERROR_EMPTY : GBR_ERROR_UNKNOWN_TEXT);
}

void gbr_flip_reading(struct gbr_reading *reading)
{
    gbr_flip_code(&reading->code);
    if (reading->has_material)
        gbr_flip_material(&reading->material);
    if (reading->full)
        gbr_flip_position(&reading->position);
}

size_t gbr_convert(const char *text, size_t length, unsigned flags, enum gbr_style style,
    char out[GBR_CODE_SIZE], struct gbr_fault *fault)
{
    struct gbr_reading r;
    bool class = style == GBR_STYLE_CLASS;
    if (class && !(flags & (GBR_SIGN | GBR_KINGS))) { /* what lists of millions want */
        size_t written = gbr_quick_class(text, length, out);
        if (written > 0)
            return written;
    }
    out[0] = '\0';
    if (gbr_parse_text(text, length, GBR_TEXT_UNKNOWN, flags, &r, fault) != GBR_OK)
        return 0;
    if (class && !(flags & GBR_SIGN))
        r.code.sign = 0;
    if (class && !(flags & GBR_KINGS))
        r.code.king[GBR_WHITE] = r.code.king[GBR_BLACK] = GBR_NO_SQUARE;
    if (class && flags & GBR_KINGS && r.code.king[GBR_WHITE] == GBR_NO_SQUARE) {
        REFUSE(fault, 0, GBR_ERROR_NO_KINGS);
        return 0;
    }
    return gbr_format_code(&r.code, r.full ? &r.position : NULL, style, out, fault);
}
