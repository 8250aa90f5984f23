/* entry.c - what Eva begins with: a parser on unknown text of any length up to its bound, a
 * formatter or a function of values on values whose every byte is unknown */
#include "__fc_builtin.h"
#include "gbr.h"

enum { FEN_MOST = 128, TEXT_MOST = 256, NAME_MOST = 16 };

#define UNKNOWN(value) Frama_C_make_unknown((char *)&(value), sizeof(value))

static unsigned up_to(unsigned most)
{
    return (unsigned)Frama_C_interval(0, (int)most);
}

/* ---- text to values ---- */

void fen(void)
{
    char text[FEN_MOST];
    struct gbr_position read;
    struct gbr_fault fault;
    UNKNOWN(text);
    gbr_parse_fen(text, up_to(FEN_MOST), up_to(3), &read, &fault);
}

void pieces(void)
{
    char text[TEXT_MOST];
    struct gbr_position read;
    struct gbr_fault fault;
    UNKNOWN(text);
    gbr_parse_pieces(text, up_to(TEXT_MOST), up_to(3), &read, &fault);
}

void material(void)
{
    char text[TEXT_MOST];
    struct gbr_material read;
    struct gbr_fault fault;
    UNKNOWN(text);
    gbr_parse_material(text, up_to(TEXT_MOST), &read, &fault);
}

void code(void)
{
    char text[TEXT_MOST];
    struct gbr_reading read;
    struct gbr_fault fault;
    UNKNOWN(text);
    gbr_parse_code(text, up_to(TEXT_MOST), &read, &fault);
}

void style(void)
{
    char name[NAME_MOST];
    UNKNOWN(name);
    gbr_find_style(name, up_to(NAME_MOST));
}

/* ---- values to text ---- */

void format_fen(void)
{
    struct gbr_position position;
    char out[GBR_FEN_SIZE];
    UNKNOWN(position);
    gbr_format_fen(&position, out);
}

void format_pieces(void)
{
    struct gbr_position position;
    char out[GBR_PIECES_SIZE];
    UNKNOWN(position);
    gbr_format_pieces(&position, out);
}

void format_material(void)
{
    struct gbr_material material;
    char out[GBR_MATERIAL_SIZE];
    UNKNOWN(material);
    gbr_format_material(&material, out);
}

/* Every style, and a number that is none. */
void format_code(void)
{
    struct gbr_code code;
    struct gbr_position position;
    struct gbr_fault fault;
    char out[GBR_CODE_SIZE];
    UNKNOWN(code);
    UNKNOWN(position);
    gbr_format_code(&code, Frama_C_interval(0, 1) ? &position : NULL,
        (enum gbr_style)up_to(GBR_STYLES), out, Frama_C_interval(0, 1) ? &fault : NULL);
}

void words(void)
{
    struct gbr_fault fault;
    char out[GBR_WORDS_SIZE];
    UNKNOWN(fault.offset);
    UNKNOWN(fault.value);
    for (unsigned error = GBR_OK; error <= GBR_ERRORS; error++) {
        fault.error = (enum gbr_error)error;
        gbr_fault_words(&fault, out);
    }
    fault.error = (enum gbr_error)(GBR_ERRORS + up_to(1000));
    gbr_fault_words(&fault, out);
}

/* ---- values to values ---- */

void values(void)
{
    struct gbr_position position, turned;
    struct gbr_material material, said;
    struct gbr_code code, of_position, of_material;
    struct gbr_fault fault;
    UNKNOWN(position);
    UNKNOWN(material);
    UNKNOWN(code);
    gbr_style_name((enum gbr_style)up_to(GBR_STYLES));
    gbr_count_men(&material, (enum gbr_side)up_to(1));
    gbr_classify(&material, &of_material);
    gbr_encode(&position, &of_position);
    gbr_decode(&code, &said, Frama_C_interval(0, 1) ? &fault : NULL);
    gbr_flip_code(&code);
    turned = position;
    gbr_flip_position(&turned);
    gbr_place(&position, (unsigned)Frama_C_interval(-2147483647 - 1, 2147483647), (char)Frama_C_interval(-128, 127));
}
