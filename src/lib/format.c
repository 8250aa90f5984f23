/* format.c - codes in every style that is written */
#include "lib.h"

#include <string.h>

struct job {
    const struct gbr_code *code;
    const struct gbr_position *position; /* NULL unless the style takes the squares */
    unsigned count[2];                   /* of the men, where the style prints it */
};

/* inline: lists of millions are classes */
static inline void put_class(struct writer *w, const struct gbr_code *code)
{
    const char class[] = {(char)('0' + code->digit[GBR_QUEEN]), (char)('0' + code->digit[GBR_ROOK]),
        (char)('0' + code->digit[GBR_BISHOP]), (char)('0' + code->digit[GBR_KNIGHT]), '.',
        (char)('0' + code->digit[GBR_WHITE_PAWNS]), (char)('0' + code->digit[GBR_BLACK_PAWNS])};
    put_bytes(w, class, sizeof class);
}

static bool has_kings(const struct gbr_code *code)
{
    return code->king[GBR_WHITE] != GBR_NO_SQUARE;
}

static void put_kings(struct writer *w, const struct gbr_code *code)
{
    if (!has_kings(code))
        return;
    gbr_put_square(w, code->king[GBR_WHITE]);
    gbr_put_square(w, code->king[GBR_BLACK]);
}

static void put_sign(struct writer *w, const struct gbr_code *code)
{
    if (code->sign)
        put(w, (char)code->sign);
}

static bool has_pawns(const struct gbr_code *code)
{
    return code->digit[GBR_WHITE_PAWNS] + code->digit[GBR_BLACK_PAWNS] > 0;
}

/* The squares of the men, pieces then pawns; a / behind each side of a 9. */
static void put_list(struct writer *w, const struct job *job, const char *before_pawns)
{
    for (unsigned kind = GBR_QUEEN; kind <= GBR_PAWN; kind++) {
        if (kind == GBR_PAWN && has_pawns(job->code))
            gbr_put_text(w, before_pawns);
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
            unsigned char letter = (unsigned char)gbr_letter_of_man(side, kind);
            for (unsigned nth = 0; nth < GBR_SQUARES; nth++)
                if (job->position->board[printed_square(nth)] == letter)
                    gbr_put_square(w, printed_square(nth));
            if (kind < GBR_PAWN && job->code->digit[kind] == 9)
                put(w, '/');
        }
    }
}

/* "4/5 BTM, Draw" */
static void put_caption(struct writer *w, const struct job *job)
{
    gbr_put_number(w, job->count[GBR_WHITE]);
    put(w, '/');
    gbr_put_number(w, job->count[GBR_BLACK]);
    if (job->code->turn == GBR_BLACK)
        gbr_put_text(w, job->code->sign ? " BTM," : " BTM");
    if (job->code->sign)
        gbr_put_text(w, job->code->sign == '+' ? " Win" : " Draw");
}

static void put_plain(struct writer *w, const struct job *job)
{
    put_sign(w, job->code);
    put_class(w, job->code);
    put_kings(w, job->code);
}

static void put_short(struct writer *w, const struct job *job)
{
    put_class(w, job->code);
    if (!has_pawns(job->code))
        w->at = 4; /* the pieces */
}

static void put_hhdb(struct writer *w, const struct job *job)
{
    put(w, '(');
    put_plain(w, job);
    put(w, ')');
}

static void put_eg(struct writer *w, const struct job *job)
{
    put_kings(w, job->code);
    put(w, ' ');
    put_class(w, job->code);
    put(w, ' ');
    if (job->position) {
        size_t list = w->at;
        put_list(w, job, ".");
        if (w->at > list)
            put(w, ' ');
    }
    put_caption(w, job);
}

static void put_turn(struct writer *w, const struct job *job)
{
    if (job->code->turn == GBR_BLACK)
        gbr_put_text(w, " BTM");
}

static void put_full(struct writer *w, const struct job *job)
{
    put_sign(w, job->code);
    put_class(w, job->code);
    put(w, '.');
    put_kings(w, job->code);
    put_list(w, job, ".");
    put_turn(w, job);
}

static void put_probleemblad(struct writer *w, const struct job *job)
{
    put(w, '(');
    put_plain(w, job);
    put_list(w, job, "");
    put(w, ')');
    put_turn(w, job);
}

static void put_meson(struct writer *w, const struct job *job)
{
    gbr_put_text(w, "--kings=");
    put_kings(w, job->code);
    gbr_put_text(w, " --gbr=");
    put_class(w, job->code);
    size_t before = w->at;
    gbr_put_text(w, " --pos=");
    size_t list = w->at;
    put_list(w, job, "");
    if (w->at == list) /* nothing but kings */
        w->at = before;
}

/* The men of the position; else those that the code says; else, where a 9 hides
 * them, the count that is printed with it. */
static enum gbr_error count_men(
    struct job *job, const struct gbr_position *position, struct gbr_fault *fault)
{
    struct gbr_material said = {{{0}}};
    struct gbr_fault own = {0, {0}, GBR_OK};
    const unsigned char *printed = job->code->count;
    enum gbr_error error = position ? GBR_OK : gbr_decode(job->code, &said, &own);
    bool by_count = error == GBR_ERROR_NINE && printed[GBR_WHITE] > 0 && printed[GBR_BLACK] > 0;
    if (error && !by_count)
        return gbr_refuse(fault, error, own.offset, own.value);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        job->count[side] = by_count ? printed[side]
                                    : gbr_count_men(position ? &position->material : &said, side);
    return GBR_OK;
}

static enum gbr_error meson_error(const struct gbr_code *code)
{
    return memchr(code->digit, 9, GBR_WHITE_PAWNS) ? GBR_ERROR_MESON_NINE
        : code->digit[GBR_QUEEN] > 4               ? GBR_ERROR_MESON_QUEENS
        : code->turn == GBR_BLACK                  ? GBR_ERROR_MESON_TURN
                                                   : GBR_OK;
}

enum { KINGS = 1, COUNT = 2, BOARD = 4, MESON = 8 }; /* what a style needs */

static const struct style {
    const char *name;
    unsigned needs;
    void (*put)(struct writer *w, const struct job *job);
} styles[GBR_STYLES] = {
    [GBR_STYLE_CLASS] = {"class", 0, put_plain},
    [GBR_STYLE_SHORT] = {"short", 0, put_short},
    [GBR_STYLE_HHDB] = {"hhdb", KINGS, put_hhdb},
    [GBR_STYLE_EG] = {"eg", KINGS | COUNT, put_eg},
    [GBR_STYLE_FULL] = {"full", KINGS | BOARD, put_full},
    [GBR_STYLE_EG_FULL] = {"eg-full", KINGS | COUNT | BOARD, put_eg},
    [GBR_STYLE_PROBLEEMBLAD] = {"probleemblad", KINGS | BOARD, put_probleemblad},
    [GBR_STYLE_MESON] = {"meson", KINGS | BOARD | MESON, put_meson},
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
    struct writer w = {out, GBR_CODE_SIZE, 0};
    struct job job = {code, NULL, {0, 0}};
    if (style == GBR_STYLE_CLASS) { /* what lists of millions want */
        put_plain(&w, &job);
        return end_text(&w);
    }
    const struct style *s = &styles[style < GBR_STYLES ? style : GBR_STYLE_CLASS];
    enum gbr_error error = GBR_OK;
    if (s->needs & BOARD)
        job.position = position;

    if (s->needs & KINGS && !has_kings(code))
        error = REFUSE(fault, GBR_ERROR_NO_KINGS, 0, 0);
    else if (s->needs & BOARD && !position)
        error = REFUSE(fault, GBR_ERROR_NO_BOARD, 0, 0);
    else if (s->needs & MESON && (error = meson_error(code)) != GBR_OK)
        REFUSE(fault, error, 0, 0);
    else if (s->needs & COUNT)
        error = count_men(&job, position, fault);
    if (error)
        return 0;
    s->put(&w, &job);
    return end_text(&w);
}
