/* material.c - what men there are, without their squares
 *
 *   material = [mark] men divider [mark] men | "K" men "K" men
 *   men      = 1*(letter of a man)        in any order and either case
 *   mark     = "w" before White's men; then "b" before Black's
 *   divider  = "v" | "vs" | "vs." | "-" | ":" | en dash, blanks around it
 *
 * A side whose king is not written has it all the same.
 */
#include "lib.h"

static size_t read_divider(const struct cursor *c)
{
    int byte = cursor_byte(c, 0);
    if (byte == '-' || byte == ':')
        return 1;
    if (byte == 0xe2 && cursor_byte(c, 1) == 0x80 && cursor_byte(c, 2) == 0x93)
        return 3;
    if ((byte | 0x20) != 'v')
        return 0;
    if ((cursor_byte(c, 1) | 0x20) != 's')
        return 1;
    /* "KvSSP" is K v SSP: "vs" is a word only where a blank or point ends it. */
    struct cursor behind = {c->text, c->length, c->at + 2};
    if (cursor_byte(c, 2) == '.')
        return 3;
    return gbr_blank_length(&behind) > 0 ? 2 : 1;
}

enum gbr_error gbr_parse_material(
    const char *text, size_t length, struct gbr_material *material, struct gbr_fault *fault)
{
    struct cursor c = {(const unsigned char *)text, length, 0};
    struct gbr_material read = {{{0}}};
    unsigned side = GBR_WHITE, men[2] = {0, 0};
    bool divided = false;

    gbr_skip_blanks(&c);
    if (c.at == c.length)
        return REFUSE(fault, GBR_ERROR_EMPTY, c.at, 0);
    bool marked = (cursor_byte(&c, 0) | 0x20) == 'w';
    if (marked)
        c.at++;
    for (; gbr_skip_blanks(&c), c.at < c.length; c.at++) {
        size_t divider = divided || men[GBR_WHITE] == 0 ? 0 : read_divider(&c);
        if (divider > 0) {
            c.at += divider;
            gbr_skip_blanks(&c);
            if (marked && cursor_byte(&c, 0) == 'b')
                c.at++;
            c.at--; /* the loop's own step */
            divided = true;
            side = GBR_BLACK;
            continue;
        }
        unsigned kind = gbr_man_of_letter(c.text[c.at]).kind;
        if (kind == GBR_KINDS || men[GBR_WHITE] + men[GBR_BLACK] == GBR_SQUARES)
            return REFUSE(fault, GBR_ERROR_BAD_MATERIAL, c.at, 0);
        if (kind == GBR_KING && read.men[side][GBR_KING] == 1) {
            if (divided || side == GBR_BLACK)
                return REFUSE(fault, GBR_ERROR_TWO_KINGS, c.at, side);
            side = GBR_BLACK;
        }
        if (kind == GBR_PAWN && read.men[side][GBR_PAWN] == 8)
            return REFUSE(fault, GBR_ERROR_NINE_PAWNS, c.at, side);
        read.men[side][kind]++;
        men[side]++;
    }
    if (men[GBR_BLACK] == 0)
        return REFUSE(fault, divided ? GBR_ERROR_BAD_MATERIAL : GBR_ERROR_NO_SIDES, c.at, 0);
    for (side = GBR_WHITE; side <= GBR_BLACK; side++)
        read.men[side][GBR_KING] = 1;
    if (gbr_count_men(&read, GBR_WHITE) + gbr_count_men(&read, GBR_BLACK) > GBR_SQUARES)
        return REFUSE(fault, GBR_ERROR_BAD_MATERIAL, c.at, 0);
    *material = read;
    return GBR_OK;
}

size_t gbr_format_material(const struct gbr_material *material, char out[GBR_MATERIAL_SIZE])
{
    struct writer w = {out, GBR_MATERIAL_SIZE, 0};
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        for (unsigned i = 0; i < GBR_KINDS; i++) {
            unsigned kind = gbr_kings_first[i];
            /*@ loop unroll 255; */
            for (unsigned n = material->men[side][kind]; n > 0; n--)
                put(&w, gbr_letter_of_man(GBR_WHITE, kind));
        }
        if (side == GBR_WHITE)
            put(&w, 'v');
    }
    return end_text(&w);
}

unsigned gbr_count_men(const struct gbr_material *material, enum gbr_side side)
{
    unsigned men = 0;
    for (unsigned kind = 0; kind < GBR_KINDS; kind++)
        men += material->men[side][kind];
    return men;
}
