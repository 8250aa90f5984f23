/* fen.h - the parsers of a FEN: what gbr_parse_fen does not tell, and which of two has read it */
#ifndef GBR_FEN_H
#define GBR_FEN_H

#include "errors.h"

/* As gbr_parse_fen; *turn_known: does the text say who is to move? */
enum gbr_error gbr_read_fen(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, bool *turn_known, struct gbr_fault *fault);

/* Reads what lists of FENs hold and only ever says yes: false where the text is anything else, good
 * or bad, and then nothing is filled. */
bool gbr_quick_fen(
    const char *text, size_t length, struct gbr_position *position, bool *turn_known);
bool gbr_quick_material(const char *text, size_t length, struct gbr_material *material);

/* The class as gbr_format_code writes it, and its length; 0 for false. */
size_t gbr_quick_class(const char *text, size_t length, char out[GBR_CODE_SIZE]);

/* Reads all of the grammar and knows what is wrong. */
enum gbr_error gbr_plain_fen(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, bool *turn_known, struct gbr_fault *fault);

#endif
