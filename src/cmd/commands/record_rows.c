/* record_rows.c - the rows of encode and decode */
#include "commands/record_rows.h"

#include <stdio.h>
#include <string.h>

#include "output/table.h"

enum {
    LINE,
    CODE,
    MATERIAL,
    MEN,
    INPUT,
    TSV_CELLS, /* JSON has these too: */
    CLASS = TSV_CELLS,
    SIGN,
    KINGS,
    WHITE,
    BLACK,
    TURN,
    FEN,
    ERROR,
    CELLS
};

static const char *const names[CELLS] = {[LINE] = "line",
    [CODE] = "code",
    [MATERIAL] = "material",
    [MEN] = "men",
    [INPUT] = "input",
    [CLASS] = "class",
    [SIGN] = "sign",
    [KINGS] = "kings",
    [WHITE] = "white",
    [BLACK] = "black",
    [TURN] = "turn",
    [FEN] = "fen",
    [ERROR] = "error"};

/* The order of a JSON object. */
static const unsigned char json_order[CELLS] = {
    LINE, CODE, CLASS, SIGN, KINGS, MATERIAL, WHITE, BLACK, MEN, TURN, FEN, INPUT, ERROR};

void put_record_header(int format)
{
    struct cell cells[TSV_CELLS];
    for (size_t i = 0; i < TSV_CELLS; i++)
        cells[i] = (struct cell){.name = names[i]};
    put_header(format, cells, TSV_CELLS);
}

static void set_text(struct cell *cell, const char *text, size_t length)
{
    cell->text = text;
    cell->length = length;
}

struct texts {
    char line[24], men[24], material[GBR_MATERIAL_SIZE], class[GBR_CODE_SIZE], fen[GBR_FEN_SIZE];
};

static void set_value(struct cell *cells, const struct value *value, struct texts *texts)
{
    const struct gbr_reading *r = &value->reading;
    const struct gbr_code *code = &r->code;
    size_t length = gbr_format_code(code, NULL, GBR_STYLE_CLASS, texts->class, NULL);
    const char *class = texts->class + (code->sign != 0);
    set_text(&cells[CLASS], class, 7);
    if (code->sign)
        set_text(&cells[SIGN], texts->class, 1);
    if (code->king[GBR_WHITE] != GBR_NO_SQUARE)
        set_text(&cells[KINGS], texts->class + length - 4, 4);
    if (r->has_material) {
        size_t all = gbr_format_material(&r->material, texts->material);
        const char *divider = memchr(texts->material, 'v', all);
        size_t white = (size_t)(divider - texts->material);
        unsigned men = gbr_count_men(&r->material, GBR_WHITE)
            + gbr_count_men(&r->material, GBR_BLACK);
        int digits = snprintf(texts->men, sizeof texts->men, "%u", men);
        set_text(&cells[MATERIAL], texts->material, all);
        set_text(&cells[WHITE], texts->material, white);
        set_text(&cells[BLACK], divider + 1, all - white - 1);
        set_text(&cells[MEN], texts->men, (size_t)digits);
    }
    if (r->text != GBR_TEXT_MATERIAL)
        set_text(&cells[TURN], code->turn == GBR_WHITE ? "w" : "b", 1);
    if (r->full)
        set_text(&cells[FEN], texts->fen, gbr_format_fen(&r->position, texts->fen));
}

void put_record_row(int format, const struct record *record, struct value *value, const char *code,
    size_t code_length, const char *error)
{
    struct cell cells[CELLS], row[CELLS];
    struct texts texts;
    size_t count = format == FORMAT_TSV ? TSV_CELLS : error ? CELLS : CELLS - 1;
    for (size_t i = 0; i < CELLS; i++)
        cells[i] = (struct cell){.name = names[i], .number = i == LINE || i == MEN};
    int digits = snprintf(texts.line, sizeof texts.line, "%zu", record->number);
    set_text(&cells[LINE], texts.line, (size_t)digits);
    set_text(&cells[INPUT], record->text, record->length);
    if (value) {
        set_value(cells, value, &texts);
        set_text(
            &cells[CODE], texts.class, strlen(texts.class)); /* unless it is written otherwise */
    }
    if (code) /* as it was written, if it was */
        set_text(&cells[CODE], code_length > 0 ? code : NULL, code_length);
    if (error)
        set_text(&cells[ERROR], error, strlen(error));
    for (size_t i = 0; i < count; i++)
        row[i] = cells[format == FORMAT_JSONL ? json_order[i] : i];
    put_row(format, row, count);
}
