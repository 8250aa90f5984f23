/* values.h - what a record is: position, material or code */
#ifndef VALUES_H
#define VALUES_H

#include "input/records.h"
#include "options/options.h"

enum kind { KIND_FEN, KIND_PIECES, KIND_MATERIAL, KIND_CODE };

struct value {
    enum kind kind;
    bool has_position, has_material, flipped;
    char sign; /* from a game's Result */
    struct gbr_position position;
    struct gbr_material material;
    struct gbr_reading reading; /* of a code; else only reading.code, once asked for */
};

/* Reads the record; false: the complaint is out and the status noted. */
bool read_value(const struct record *record, const struct options *options, struct value *value);

/* The value's code, its kings where they are known. */
struct gbr_code *code_of_value(struct value *value, bool with_kings);

/* The value's men; false, with *fault, where a 9 hides them. */
bool material_of_value(
    const struct value *value, struct gbr_material *material, struct gbr_fault *fault);

/* Does it begin as a code does? It may have faults all the same. */
bool looks_like_code(const char *text, size_t length);

/* Does it begin as a FEN does? */
bool looks_like_fen(const char *text, size_t length);

/* Exchanges the colours. */
void flip_value(struct value *value);

/* Complains that the record can be read, but not written as asked. */
void complain_of_value(
    const struct record *record, const struct value *value, const struct gbr_fault *fault);

#endif
