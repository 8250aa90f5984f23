/* format.c - codes in every style that is written */
#include "lib.h"

#include <string.h>

struct job {
    const struct gbr_code *code;
    const struct gbr_position *position; /* NULL unless the style takes the squares */
    unsigned count[2];                   /* of the men, where the style prints it */
};

static char *write_text(char *out, const char *text)
{
    size_t length = strlen(text);
    memcpy(out, text, length);
    return out + length;
}

static char *write_class(char *out, const struct gbr_code *code)
{
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++)
        *out++ = (char)('0' + code->digit[kind]);
    *out++ = '.';
    *out++ = (char)('0' + code->digit[GBR_WHITE_PAWNS]);
    *out++ = (char)('0' + code->digit[GBR_BLACK_PAWNS]);
    return out;
}

static bool has_kings(const struct gbr_code *code)
{
    return code->king[GBR_WHITE] != GBR_NO_SQUARE;
}

static char *write_kings(char *out, const struct gbr_code *code)
{
    if (!has_kings(code))
        return out;
    return gbr_write_square(gbr_write_square(out, code->king[GBR_WHITE]), code->king[GBR_BLACK]);
}

static char *write_sign(char *out, const struct gbr_code *code)
{
    if (code->sign)
        *out++ = (char)code->sign;
    return out;
}

/* The squares of the men, pieces then pawns; a / behind each side of a 9. */
static char *write_list(char *out, const struct job *job, const char *before_pawns)
{
    bool pawns = job->code->digit[GBR_WHITE_PAWNS] + job->code->digit[GBR_BLACK_PAWNS] > 0;
    for (unsigned kind = GBR_QUEEN; kind <= GBR_PAWN; kind++) {
        if (kind == GBR_PAWN && pawns)
            out = write_text(out, before_pawns);
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
            unsigned char letter = (unsigned char)gbr_letter_of_man(side, kind);
            for (unsigned nth = 0; nth < GBR_SQUARES; nth++)
                if (job->position->board[printed_square(nth)] == letter)
                    out = gbr_write_square(out, printed_square(nth));
            if (kind < GBR_PAWN && job->code->digit[kind] == 9)
                *out++ = '/';
        }
    }
    return out;
}

static char *write_number(char *out, unsigned number) /* below 100 */
{
    if (number > 9)
        *out++ = (char)('0' + number / 10);
    *out++ = (char)('0' + number % 10);
    return out;
}

/* "4/5 BTM, Draw" */
static char *write_caption(char *out, const struct job *job)
{
    out = write_number(out, job->count[GBR_WHITE]);
    *out++ = '/';
    out = write_number(out, job->count[GBR_BLACK]);
    if (job->code->turn == GBR_BLACK)
        out = write_text(out, job->code->sign ? " BTM," : " BTM");
    if (job->code->sign)
        out = write_text(out, job->code->sign == '+' ? " Win" : " Draw");
    return out;
}

static char *write_code(char *out, const struct gbr_code *code)
{
    return write_kings(write_class(write_sign(out, code), code), code);
}

static char *write_plain(char *out, const struct job *job)
{
    return write_code(out, job->code);
}

static char *write_short(char *out, const struct job *job)
{
    const unsigned char *digit = job->code->digit;
    char *end = write_class(out, job->code);
    return digit[GBR_WHITE_PAWNS] + digit[GBR_BLACK_PAWNS] == 0 ? out + 4 : end;
}

static char *write_hhdb(char *out, const struct job *job)
{
    *out++ = '(';
    out = write_plain(out, job);
    *out++ = ')';
    return out;
}

static char *write_eg(char *out, const struct job *job)
{
    out = write_kings(out, job->code);
    *out++ = ' ';
    out = write_class(out, job->code);
    *out++ = ' ';
    if (job->position) {
        char *list = out;
        out = write_list(out, job, ".");
        if (out > list)
            *out++ = ' ';
    }
    return write_caption(out, job);
}

static char *write_turn(char *out, const struct job *job)
{
    return job->code->turn == GBR_BLACK ? write_text(out, " BTM") : out;
}

static char *write_full(char *out, const struct job *job)
{
    out = write_class(write_sign(out, job->code), job->code);
    *out++ = '.';
    out = write_kings(out, job->code);
    return write_turn(write_list(out, job, "."), job);
}

static char *write_probleemblad(char *out, const struct job *job)
{
    *out++ = '(';
    out = write_list(write_plain(out, job), job, "");
    *out++ = ')';
    return write_turn(out, job);
}

static char *write_meson(char *out, const struct job *job)
{
    out = write_kings(write_text(out, "--kings="), job->code);
    out = write_class(write_text(out, " --gbr="), job->code);
    char *list = write_text(out, " --pos=");
    char *end = write_list(list, job, "");
    return end > list ? end : out;
}

/* The men of the position; else those that the code says; else, where a 9 hides
 * them, the count that is printed with it. */
static enum gbr_error count_men(
    struct job *job, const struct gbr_position *position, struct gbr_fault *fault)
{
    struct gbr_material said = {{{0}}};
    struct gbr_fault own;
    const unsigned char *printed = job->code->count;
    enum gbr_error error = position ? GBR_OK : gbr_decode(job->code, &said, &own);
    bool by_count = error == GBR_NINE && printed[GBR_WHITE] > 0 && printed[GBR_BLACK] > 0;
    if (error && !by_count)
        return gbr_refuse(fault, error, own.offset, own.value);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        job->count[side] = by_count ? printed[side]
                                    : gbr_count_men(position ? &position->material : &said, side);
    return GBR_OK;
}

static enum gbr_error meson_error(const struct gbr_code *code)
{
    return memchr(code->digit, 9, GBR_WHITE_PAWNS) ? GBR_MESON_NINE
        : code->digit[GBR_QUEEN] > 4               ? GBR_MESON_QUEENS
        : code->turn == GBR_BLACK                  ? GBR_MESON_TURN
                                                   : GBR_OK;
}

enum { KINGS = 1, COUNT = 2, BOARD = 4, MESON = 8 }; /* what a style needs */

static const struct style {
    const char *name;
    unsigned needs;
    char *(*write)(char *out, const struct job *job);
} styles[GBR_STYLES] = {
    [GBR_STYLE_CLASS] = {"class", 0, write_plain},
    [GBR_STYLE_SHORT] = {"short", 0, write_short},
    [GBR_STYLE_HHDB] = {"hhdb", KINGS, write_hhdb},
    [GBR_STYLE_EG] = {"eg", KINGS | COUNT, write_eg},
    [GBR_STYLE_FULL] = {"full", KINGS | BOARD, write_full},
    [GBR_STYLE_EG_FULL] = {"eg-full", KINGS | COUNT | BOARD, write_eg},
    [GBR_STYLE_PROBLEEMBLAD] = {"probleemblad", KINGS | BOARD, write_probleemblad},
    [GBR_STYLE_MESON] = {"meson", KINGS | BOARD | MESON, write_meson},
};

const char *gbr_style_name(enum gbr_style style)
{
    return style < GBR_STYLES ? styles[style].name : NULL;
}

enum gbr_style gbr_find_style(const char *name, size_t length)
{
    for (unsigned style = 0; style < GBR_STYLES; style++)
        if (strlen(styles[style].name) == length && memcmp(styles[style].name, name, length) == 0)
            return (enum gbr_style)style;
    return GBR_STYLES;
}

size_t gbr_format_code(const struct gbr_code *code, const struct gbr_position *position,
    enum gbr_style style, char out[GBR_CODE_SIZE], struct gbr_fault *fault)
{
    if (style == GBR_STYLE_CLASS) { /* what lists of millions want */
        char *end = write_code(out, code);
        *end = '\0';
        return (size_t)(end - out);
    }
    const struct style *s = &styles[style < GBR_STYLES ? style : GBR_STYLE_CLASS];
    struct job job = {code, s->needs & BOARD ? position : NULL, {0, 0}};
    enum gbr_error error = GBR_OK;

    if (s->needs & KINGS && !has_kings(code))
        error = REFUSE(fault, GBR_NO_KINGS, 0, 0);
    else if (s->needs & BOARD && !position)
        error = REFUSE(fault, GBR_NO_BOARD, 0, 0);
    else if (s->needs & MESON && (error = meson_error(code)) != GBR_OK)
        REFUSE(fault, error, 0, 0);
    else if (s->needs & COUNT)
        error = count_men(&job, position, fault);
    if (error)
        return 0;
    char *end = s->write(out, &job);
    *end = '\0';
    return (size_t)(end - out);
}
