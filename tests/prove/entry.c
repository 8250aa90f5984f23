/* entry.c - what Eva begins with: a parser on unknown text of any length up to its bound, a
 * formatter or a function of values on values whose every byte is unknown */
#include "__fc_builtin.h"

#include "fen.h"
#include "gbr.h"
#include "legality.h"

enum { FEN_MAX = 128, TEXT_MAX = 256, PATTERN_MAX = 64, NAME_MAX = 16, ENUM_MAX = 1000 };

#define UNKNOWN(value) Frama_C_make_unknown((char *)&(value), sizeof(value))

static unsigned up_to(unsigned max)
{
    return (unsigned)Frama_C_interval(0, (int)max);
}

/* ---- text to values ---- */

void quick_fen(void)
{
    char text[FEN_MAX];
    struct gbr_position read;
    bool turn_known;
    UNKNOWN(text);
    gbr_quick_fen(text, up_to(FEN_MAX), &read, &turn_known);
}

void quick_material(void)
{
    char text[FEN_MAX];
    struct gbr_material read;
    UNKNOWN(text);
    gbr_quick_material(text, up_to(FEN_MAX), &read);
}

void quick_class(void)
{
    char text[FEN_MAX], class[GBR_CODE_SIZE];
    UNKNOWN(text);
    gbr_quick_class(text, up_to(FEN_MAX), class);
}

void plain_fen(void)
{
    char text[FEN_MAX];
    struct gbr_position read;
    struct gbr_fault fault;
    bool turn_known;
    UNKNOWN(text);
    gbr_plain_fen(text, up_to(FEN_MAX), up_to(1), &read, &turn_known, &fault);
}

/* Of both of them. */
void fen(void)
{
    char text[FEN_MAX];
    struct gbr_position read;
    struct gbr_material material;
    UNKNOWN(text);
    gbr_parse_fen(text, up_to(FEN_MAX), up_to(1), &read, NULL);
    gbr_parse_fen_material(text, up_to(FEN_MAX), up_to(1), &material, NULL);
}

void pattern(void)
{
    char text[PATTERN_MAX];
    struct gbr_pattern read;
    struct gbr_fault fault;
    UNKNOWN(text);
    gbr_parse_pattern(text, up_to(PATTERN_MAX), &read, &fault);
}

void pieces(void)
{
    char text[TEXT_MAX];
    struct gbr_position read;
    struct gbr_fault fault;
    UNKNOWN(text);
    gbr_parse_pieces(text, up_to(TEXT_MAX), up_to(1), &read, &fault);
}

void material(void)
{
    char text[TEXT_MAX];
    struct gbr_material read;
    struct gbr_fault fault;
    UNKNOWN(text);
    gbr_parse_material(text, up_to(TEXT_MAX), &read, &fault);
}

void code(void)
{
    char text[TEXT_MAX];
    struct gbr_reading read;
    struct gbr_fault fault;
    UNKNOWN(text);
    gbr_parse_code(text, up_to(TEXT_MAX), &read, &fault);
}

void recognise(void)
{
    char text[TEXT_MAX];
    UNKNOWN(text);
    gbr_recognise(text, up_to(TEXT_MAX));
}

void style(void)
{
    char name[NAME_MAX];
    enum gbr_style found;
    UNKNOWN(name);
    gbr_find_style(name, up_to(NAME_MAX), &found);
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
        (enum gbr_style)up_to(ENUM_MAX), out, Frama_C_interval(0, 1) ? &fault : NULL);
}

/* Every error, and numbers that are none. */
void format_fault(void)
{
    struct gbr_fault fault;
    char out[GBR_FAULT_SIZE];
    UNKNOWN(fault.offset);
    UNKNOWN(fault.value);
    for (unsigned error = GBR_OK; error < 100; error++) {
        fault.error = (enum gbr_error)error;
        gbr_format_fault(&fault, out);
    }
    fault.error = (enum gbr_error)(100 + up_to(ENUM_MAX));
    gbr_format_fault(&fault, out);
}

/* ---- values to values ---- */

static unsigned any_number(void)
{
    return (unsigned)Frama_C_interval(-2147483647 - 1, 2147483647);
}

void values(void)
{
    struct gbr_position position, turned;
    struct gbr_material material, said;
    struct gbr_code code, of_position, of_material;
    struct gbr_fault fault;
    char square[GBR_SQUARE_SIZE];
    UNKNOWN(position);
    UNKNOWN(material);
    UNKNOWN(code);
    gbr_style_name((enum gbr_style)any_number());
    gbr_count_men(&material, (enum gbr_side)up_to(1));
    gbr_classify(&material, &of_material, Frama_C_interval(0, 1) ? &fault : NULL);
    gbr_encode(&position, &of_position, Frama_C_interval(0, 1) ? &fault : NULL);
    gbr_decode(&code, &said, Frama_C_interval(0, 1) ? &fault : NULL);
    gbr_class_number(&code);
    gbr_class_of_number(any_number(), &of_material);
    gbr_flip_code(&code);
    gbr_flip_material(&material);
    turned = position;
    gbr_flip_position(&turned);
    gbr_format_square(any_number(), square);
    gbr_place(&position, any_number(), (char)Frama_C_interval(-128, 127));
}

void legality(void)
{
    struct gbr_position position;
    UNKNOWN(position);
    gbr_find_remarks(&position);
    gbr_is_attacked(&position, up_to(GBR_SQUARES - 1), up_to(1));
    gbr_remark_text((enum gbr_remark)any_number());
}

void match(void)
{
    struct gbr_pattern pattern;
    struct gbr_material material;
    struct gbr_code code;
    UNKNOWN(pattern);
    UNKNOWN(material);
    UNKNOWN(code);
    gbr_match(&pattern, &code, Frama_C_interval(0, 1) ? &material : NULL);
    gbr_flip_pattern(&pattern);
}
