/* explain.c - gbr explain: what a code says, in words */
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
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
    put_digit(digit, kind_words[kind]);
    if (digit == 0)
        put_text("none");
    else if (digit == 9)
        put_text("three or more of a side, the digit does not say how many");
    for (unsigned side = GBR_WHITE, any = 0; digit < 9 && side <= GBR_BLACK; side++) {
        unsigned men = side == GBR_WHITE ? digit % 3 : digit / 3;
        if (men == 0)
            continue;
        put_text(any++ ? ", " : "");
        put_number(men);
        put_char(' ');
        put_text(side_words[side]);
    }
    put_char('\n');
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

static void put_square(unsigned square)
{
    put_char((char)('a' + square % 8));
    put_char((char)('1' + square / 8));
}

static void put_kings(const struct gbr_code *code)
{
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK && code->king[side] != GBR_NO_SQUARE;
         side++) {
        put_square(code->king[side]);
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

static void put_material(const struct value *value)
{
    struct gbr_material material;
    struct gbr_fault fault;
    char text[GBR_MATERIAL_SIZE], words[GBR_WORDS_SIZE];
    if (!material_of_value(value, &material, &fault)) {
        gbr_fault_words(&fault, words);
        put_text("Men: ");
        put_text(words);
        put_char('\n');
        return;
    }
    put_side(&material, GBR_WHITE);
    put_side(&material, GBR_BLACK);
    gbr_format_material(&material, text);
    put_text(text);
    put_text("  ");
    put_number(gbr_count_men(&material, GBR_WHITE));
    put_char('/');
    put_number(gbr_count_men(&material, GBR_BLACK));
    put_char('\n');
}

/* ---- what only a printed code has ---- */

static bool has_part(const struct value *value, enum gbr_part part)
{
    return value->kind == KIND_CODE && value->reading.part[part].length > 0;
}

static void put_part(
    const struct record *record, const struct value *value, enum gbr_part part, const char *meaning)
{
    struct gbr_span span = value->reading.part[part];
    if (has_part(value, part))
        put_item(record->text + span.start, span.length, meaning);
}

static void put_count(const struct record *record, const struct value *value)
{
    const struct gbr_code *code = &value->reading.code;
    struct gbr_material men;
    char meaning[96] = "men of White / of Black, kings included";
    if (!has_part(value, GBR_PART_COUNT))
        return;
    if (material_of_value(value, &men, NULL)) {
        unsigned white = gbr_count_men(&men, GBR_WHITE), black = gbr_count_men(&men, GBR_BLACK);
        if (white != code->count[GBR_WHITE] || black != code->count[GBR_BLACK])
            snprintf(meaning, sizeof meaning, "does not agree with the digits, which say %u/%u",
                white, black);
    }
    put_part(record, value, GBR_PART_COUNT, meaning);
}

/* HHdb's flags one by one, other text as it stands. */
static void put_rest(const struct record *record, const struct value *value)
{
    struct gbr_span rest = value->reading.part[GBR_PART_REST];
    const char *text = record->text + rest.start;
    for (size_t start = 0, end; has_part(value, GBR_PART_REST) && start < rest.length;
         start = end + 1) {
        const char *meaning = "kept aside";
        for (end = start; end < rest.length && text[end] != ' ';)
            end++;
        for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
            if (strlen(flags[i].flag) == end - start
                && memcmp(flags[i].flag, text + start, end - start) == 0)
                meaning = flags[i].meaning;
        if (end > start)
            put_item(text + start, end - start, meaning);
    }
}

static const char *result_meaning(const struct gbr_reading *reading)
{
    bool sign_printed = reading->part[GBR_PART_SIGN].length > 0;
    if (sign_printed && reading->said && reading->said != reading->code.sign)
        return "does not agree with the sign";
    return reading->said == '+'           ? "White wins"
        : reading->said == '='            ? "White draws"
        : reading->doubt                  ? "says nothing sure of the result"
        : reading->code.turn == GBR_BLACK ? "Black to move"
                                          : "White to move";
}

static void put_parts(const struct record *record, const struct value *value)
{
    const struct gbr_code *code = &value->reading.code;
    put_part(record, value, GBR_PART_AGAIN, "the kings a second time");
    put_part(
        record, value, GBR_PART_LIST, "the squares of the men: Q, R, B, N, pawns, White's first");
    put_count(record, value);
    put_part(
        record, value, GBR_PART_TURN, code->turn == GBR_WHITE ? "White to move" : "Black to move");
    put_part(record, value, GBR_PART_RESULT, result_meaning(&value->reading));
    put_rest(record, value);
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

static void explain(const struct record *record, struct value *value, bool ascii)
{
    const struct gbr_code *code = code_of_value(value, true);
    char text[GBR_CODE_SIZE];
    gbr_format_code(code, NULL, GBR_STYLE_CLASS, text, NULL);
    put_text(text);
    put_text("\n\n");
    if (value->kind != KIND_MATERIAL) /* it has neither sign nor turn */
        put_result(code);
    put_digits(code);
    put_kings(code);
    if (value->kind == KIND_CODE)
        put_parts(record, value);
    put_char('\n');
    put_material(value);
    if (value->has_position) {
        put_char('\n');
        put_board(&value->position, ascii);
    }
}

void run_explain(const struct options *options)
{
    struct record record;
    bool any = false;
    setlocale(LC_CTYPE, "");
    bool ascii = options->ascii || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    while (next_record(options, &record)) {
        struct value value;
        if (record.blank || !read_value(&record, options, &value))
            continue;
        if (any)
            put_char('\n');
        any = true;
        explain(&record, &value, ascii);
    }
}
