/* explain.c - gbr explain: what a code says, in words */
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#include "input/values.h"
#include "commands/words.h"

/* DIALECTS of HHdb: what stands behind the parenthesis. */
static const struct {
    const char *flag, *meaning;
} flags[] = {
    {"U1", "unsound"},
    {"U2", "unsound"},
    {"U3", "unsound"},
    {"U4", "unsound"},
    {"U5", "unsound"},
    {"(c)", "correction"},
    {"(m)", "modification"},
    {"(v)", "version"},
    {"(s)", "corrected solution"},
    {"TW", "twin"},
    {"AN", "anticipation"},
    {"TE", "theoretical ending"},
    {"CR", "colours reversed"},
    {"TT", "theme tourney"},
};

static void put_number(unsigned number)
{
    char digits[12];
    snprintf(digits, sizeof digits, "%u", number);
    put_text(digits);
}

/* A line of the table: what is printed, and what it says. */
static void put_item(const char *printed, size_t length, const char *meaning)
{
    put_shown(printed, length);
    put_text("  ");
    put_text(meaning);
    put_char('\n');
}

static void put_digit(unsigned digit, const char *kind)
{
    put_char((char)('0' + digit));
    put_text("  ");
    put_text(kind);
    put_text("s  ");
}

/* "3  rooks  1 black" */
static void put_piece_digit(unsigned digit, unsigned kind)
{
    struct gbr_code alone = {.king = {GBR_NO_SQUARE, GBR_NO_SQUARE}};
    struct gbr_material men;
    unsigned any = 0;
    put_digit(digit, kind_words[kind]);
    alone.digit[kind] = (unsigned char)digit;
    if (gbr_decode(&alone, &men, NULL) != GBR_OK) {
        put_text("three or more of a side, the digit does not say how many\n");
        return;
    }
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        if (men.men[side][kind] == 0)
            continue;
        put_text(any++ ? ", " : "");
        put_number(men.men[side][kind]);
        put_char(' ');
        put_text(side_words[side]);
    }
    put_text(any ? "\n" : "none\n");
}

static void put_digits(const struct gbr_code *code)
{
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
        put_piece_digit(code->digit[kind], kind);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        unsigned digit = code->digit[GBR_WHITE_PAWNS + side];
        put_digit(digit, kind_words[GBR_PAWN]);
        if (digit > 0) {
            put_number(digit);
            put_char(' ');
        }
        put_text(digit > 0 ? "" : "no ");
        put_text(side_words[side]);
        put_char('\n');
    }
}

static void put_kings(const struct gbr_code *code)
{
    char square[GBR_SQUARE_SIZE];
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK && code->king[side] != GBR_NO_SQUARE;
         side++) {
        gbr_format_square(code->king[side], square);
        put_text(square);
        put_text(side == GBR_WHITE ? "  white king\n" : "  black king\n");
    }
}

static void put_result(const struct gbr_code *code)
{
    if (code->sign)
        put_item((const char *)&code->sign, 1, code->sign == '+' ? "White wins" : "White draws");
    put_text(side_names[code->turn]);
    put_text(" to move\n\n");
}

/* "White: king, 2 bishops, 1 pawn" */
static void put_side(const struct gbr_material *material, unsigned side)
{
    static const unsigned char order[GBR_KINDS] = {
        GBR_KING, GBR_QUEEN, GBR_ROOK, GBR_BISHOP, GBR_KNIGHT, GBR_PAWN};
    bool any = false;
    put_text(side_names[side]);
    put_text(": ");
    for (unsigned i = 0; i < GBR_KINDS; i++) {
        unsigned men = material->men[side][order[i]];
        if (men == 0)
            continue;
        put_text(any ? ", " : "");
        any = true;
        if (order[i] != GBR_KING || men > 1) {
            put_number(men);
            put_char(' ');
        }
        put_text(kind_words[order[i]]);
        put_text(men > 1 ? "s" : "");
    }
    put_text(any ? "\n" : "nobody\n");
}

static void put_material(const struct gbr_reading *r)
{
    struct gbr_material men;
    struct gbr_fault fault;
    char text[GBR_MATERIAL_SIZE], words[GBR_FAULT_SIZE];
    if (!r->has_material) {
        gbr_decode(&r->code, &men, &fault);
        gbr_format_fault(&fault, words);
        put_text("Men: ");
        put_text(words);
        put_char('\n');
        return;
    }
    put_side(&r->material, GBR_WHITE);
    put_side(&r->material, GBR_BLACK);
    gbr_format_material(&r->material, text);
    put_text(text);
    put_text("  ");
    put_number(gbr_count_men(&r->material, GBR_WHITE));
    put_char('/');
    put_number(gbr_count_men(&r->material, GBR_BLACK));
    put_char('\n');
}

/* ---- what only a printed code has ---- */

static void put_part(const struct record *record, const struct gbr_reading *r, enum gbr_part part,
    const char *meaning)
{
    struct gbr_span span = r->part[part];
    if (span.length > 0)
        put_item(record->text + span.start, span.length, meaning);
}

static void put_count(const struct record *record, const struct gbr_reading *r)
{
    char meaning[96] = "men of White / of Black, kings included";
    unsigned white = gbr_count_men(&r->material, GBR_WHITE);
    unsigned black = gbr_count_men(&r->material, GBR_BLACK);
    if (r->has_material && (white != r->code.count[GBR_WHITE] || black != r->code.count[GBR_BLACK]))
        snprintf(meaning, sizeof meaning, "does not agree with the digits, which say %u/%u", white,
            black);
    put_part(record, r, GBR_PART_COUNT, meaning);
}

/* NULL: no flag of HHdb's. */
static const char *flag_meaning(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (strlen(flags[i].flag) == length && memcmp(flags[i].flag, word, length) == 0)
            return flags[i].meaning;
    return NULL;
}

/* HHdb's flags one by one, from the first word that is none on the rest as it stands. */
static void put_rest(const struct record *record, const struct gbr_reading *r)
{
    const char *at = record->text + r->part[GBR_PART_REST].start;
    const char *end = at + r->part[GBR_PART_REST].length;
    while (at < end) {
        const char *blank = memchr(at, ' ', (size_t)(end - at));
        size_t length = (size_t)((blank ? blank : end) - at);
        const char *meaning = flag_meaning(at, length);
        if (!meaning && length > 0) {
            put_item(at, (size_t)(end - at), "kept aside");
            return;
        }
        if (meaning)
            put_item(at, length, meaning);
        at += length + 1;
    }
}

static const char *result_meaning(const struct gbr_reading *reading)
{
    bool sign_printed = reading->part[GBR_PART_SIGN].length > 0;
    if (sign_printed && reading->result && reading->result != reading->code.sign)
        return "does not agree with the sign";
    return reading->result == '+'         ? "White wins"
        : reading->result == '='          ? "White draws"
        : reading->doubt                  ? "says nothing sure of the result"
        : reading->code.turn == GBR_BLACK ? "Black to move"
                                          : "White to move";
}

static void put_parts(const struct record *record, const struct gbr_reading *r)
{
    put_part(record, r, GBR_PART_KINGS_AGAIN, "the kings a second time");
    put_part(record, r, GBR_PART_LIST, "the squares of the men: Q, R, B, N, pawns, White's first");
    put_count(record, r);
    put_part(
        record, r, GBR_PART_TURN, r->code.turn == GBR_WHITE ? "White to move" : "Black to move");
    put_part(record, r, GBR_PART_RESULT, result_meaning(r));
    put_rest(record, r);
}

/* ---- the board ---- */

static void put_board(const struct gbr_position *position, bool ascii)
{
    static const char letters[] = "KQRBNPkqrbnp"; /* in the order of U+2654 */
    for (unsigned rank = 8; rank-- > 0;) {
        put_char((char)('1' + rank));
        put_char(' ');
        for (unsigned file = 0; file < 8; file++) {
            char man = (char)position->board[rank * 8 + file];
            put_char(' ');
            if (!man)
                put_char('.');
            else if (ascii)
                put_char(man);
            else
                put_bytes(
                    (const char[]){'\xe2', '\x99', (char)(0x94 + (strchr(letters, man) - letters))},
                    3);
        }
        put_char('\n');
    }
    put_text("\n   a b c d e f g h\n");
}

static void explain(const struct record *record, const struct gbr_reading *r, bool ascii)
{
    char text[GBR_CODE_SIZE];
    gbr_format_code(&r->code, NULL, GBR_STYLE_CLASS, text, NULL);
    put_text(text);
    put_text("\n\n");
    if (r->text != GBR_TEXT_MATERIAL) /* it has neither sign nor turn */
        put_result(&r->code);
    put_digits(&r->code);
    put_kings(&r->code);
    if (r->text == GBR_TEXT_CODE)
        put_parts(record, r);
    put_char('\n');
    put_material(r);
    if (r->full) {
        put_char('\n');
        put_board(&r->position, ascii);
    }
}

void run_explain(const struct options *options, struct input *input)
{
    struct record record;
    bool any = false;
    setlocale(LC_CTYPE, "");
    bool ascii = options->ascii || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    while (next_record(input, &record)) {
        struct value value;
        if (record.blank || !read_value(&record, options, &value))
            continue;
        if (any)
            put_char('\n');
        any = true;
        explain(&record, &value.reading, ascii);
    }
}
