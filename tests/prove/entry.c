/* entry.c - what Eva begins with: a parser on unknown text */
#include "__fc_builtin.h"
#include "gbr.h"

#ifdef ENTRY_fen
enum { MOST = 128 };
#else
enum { MOST = 256 };
#endif

int main(void)
{
    char text[MOST];
    struct gbr_fault fault;
    size_t length = (size_t)Frama_C_interval(0, MOST);
    Frama_C_make_unknown(text, sizeof text);
#ifdef ENTRY_fen
    struct gbr_position read;
    return (int)gbr_parse_fen(text, length, (unsigned)Frama_C_interval(0, 3), &read, &fault);
#elif defined ENTRY_pieces
    struct gbr_position read;
    return (int)gbr_parse_pieces(text, length, (unsigned)Frama_C_interval(0, 3), &read, &fault);
#elif defined ENTRY_material
    struct gbr_material read;
    return (int)gbr_parse_material(text, length, &read, &fault);
#else
    struct gbr_reading read;
    return (int)gbr_parse_code(text, length, &read, &fault);
#endif
}
