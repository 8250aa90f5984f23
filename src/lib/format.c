/* format.c - codes in every style that is written */
#include "errors.h"

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

/* The squares of each man in printed order, from one pass over the board. */
struct groups {
    unsigned char count[2][GBR_KINDS + 1]; /* the last: of no man */
    unsigned char square[2][GBR_KINDS + 1][GBR_SQUARES];
};

static void group_men(struct groups *g, const unsigned char board[GBR_SQUARES])
{
    for (unsigned nth = 0; nth < GBR_SQUARES; nth++) {
        unsigned square = printed_square(nth);
        if (board[square] == 0)
            continue;
        struct man man = gbr_man_of_letter(board[square]);
        g->square[man.side][man.kind][g->count[man.side][man.kind]++] = (unsigned char)square;
    }
}

/* The squares of the men, pieces then pawns; a / after each side of a 9. */
static void put_list(struct writer *w, const struct job *job, const char *before_pawns)
{
    struct groups groups;
    memset(&groups, 0, sizeof groups); /* the squares too, for a prover */
    if (job->position)                       /* as in all styles that have a list */
        group_men(&groups, job->position->board);
    for (unsigned kind = GBR_QUEEN; kind <= GBR_PAWN; kind++) {
        if (kind == GBR_PAWN && has_pawns(job->code))
            gbr_put_text(w, before_pawns);
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
            for (unsigned i = 0; i < groups.count[side][kind]; i++)
                gbr_put_square(w, groups.square[side][kind][i]);
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
    struct gbr_fault own = {.error = GBR_OK};
    const unsigned char *printed = job->code->count;
    enum gbr_error error = position ? GBR_OK : gbr_decode(job->code, &said, &own);
    bool by_count = error == GBR_ERROR_NINE && printed[GBR_WHITE] > 0 && printed[GBR_BLACK] > 0;
    if (error && !by_count) {
        if (fault)
            *fault = own;
        return error;
    }
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        job->count[side] = by_count ? printed[side]
                                    : gbr_count_men(position ? &position->material : &said, side);
    return GBR_OK;
}

static enum gbr_error refuse_meson(const struct gbr_code *code)
{
    return memchr(code->digit, 9, GBR_WHITE_PAWNS) ? GBR_ERROR_MESON_NINE
        : code->digit[GBR_QUEEN] > 4               ? GBR_ERROR_MESON_QUEENS
        : code->turn == GBR_BLACK                  ? GBR_ERROR_MESON_TURN
                                                   : GBR_OK;
}

/* The parts of a style, and those that must be known. */
#define BIT(part) (1U << GBR_PART_##part)
enum {
    CLASS = BIT(CLASS),
    SIGN = BIT(SIGN),
    TURN = BIT(TURN),
    KINGS = BIT(KINGS),
    LIST = BIT(LIST),
    COUNT = BIT(COUNT),
    RESULT = BIT(RESULT)
};

static const struct style {
    const char *name;
    unsigned parts, needs;
    void (*put)(struct writer *w, const struct job *job);
    enum gbr_error (*refuse)(const struct gbr_code *code); /* NULL: it can say every code */
} styles[] = {
    [GBR_STYLE_CLASS] = {"class", SIGN | CLASS | KINGS, CLASS, put_plain, NULL},
    [GBR_STYLE_SHORT] = {"short", CLASS, CLASS, put_short, NULL},
    [GBR_STYLE_HHDB] = {"hhdb", SIGN | CLASS | KINGS, CLASS | KINGS, put_hhdb, NULL},
    [GBR_STYLE_EG] = {"eg", KINGS | CLASS | COUNT | TURN | RESULT, KINGS | CLASS | COUNT, put_eg,
        NULL},
    [GBR_STYLE_FULL] = {"full", SIGN | CLASS | KINGS | LIST | TURN, CLASS | KINGS | LIST, put_full,
        NULL},
    [GBR_STYLE_EG_FULL] = {"eg-full", KINGS | CLASS | LIST | COUNT | TURN | RESULT,
        KINGS | CLASS | LIST | COUNT, put_eg, NULL},
    [GBR_STYLE_PROBLEEMBLAD] = {"probleemblad", SIGN | CLASS | KINGS | LIST | TURN,
        CLASS | KINGS | LIST, put_probleemblad, NULL},
    [GBR_STYLE_MESON] = {"meson", KINGS | CLASS | LIST, KINGS | CLASS | LIST, put_meson,
        refuse_meson},
};

/* NULL: no such style. */
static const struct style *find(enum gbr_style style)
{
    size_t number = (size_t)style;
    return number < sizeof styles / sizeof *styles ? &styles[number] : NULL;
}

const char *gbr_style_name(enum gbr_style style)
{
    const struct style *s = find(style);
    return s ? s->name : NULL;
}

unsigned gbr_style_parts(enum gbr_style style)
{
    const struct style *s = find(style);
    return s ? s->parts : 0;
}

unsigned gbr_style_needs(enum gbr_style style)
{
    const struct style *s = find(style);
    return s ? s->needs : 0;
}

enum gbr_error gbr_find_style(const char *name, size_t length, enum gbr_style *style)
{
    for (unsigned i = 0; i < sizeof styles / sizeof *styles; i++)
        if (strlen(styles[i].name) == length && memcmp(styles[i].name, name, length) == 0) {
            *style = (enum gbr_style)i;
            return GBR_OK;
        }
    return GBR_ERROR_STYLE;
}

static enum gbr_error can_be_written(const struct style *style, const struct gbr_code *code,
    const struct gbr_position *position, struct job *job, struct gbr_fault *fault)
{
    if (style->needs & KINGS && !has_kings(code))
        return REFUSE(fault, 0, GBR_ERROR_NO_KINGS);
    if (style->needs & LIST && !position)
        return REFUSE(fault, 0, GBR_ERROR_NO_BOARD);
    enum gbr_error error = style->refuse ? style->refuse(code) : GBR_OK;
    if (error)
        return REFUSE(fault, 0, error);
    job->position = style->needs & LIST ? position : NULL;
    return style->needs & COUNT ? count_men(job, position, fault) : GBR_OK;
}

size_t gbr_format_code(const struct gbr_code *code, const struct gbr_position *position,
    enum gbr_style style, char out[GBR_CODE_SIZE], struct gbr_fault *fault)
{
    struct writer w = {out, GBR_CODE_SIZE, 0};
    struct job job = {code, NULL, {0, 0}};
    const struct style *s = find(style);
    if (style == GBR_STYLE_CLASS) /* what lists of millions want */
        put_plain(&w, &job);
    else if (!s)
        REFUSE(fault, 0, GBR_ERROR_STYLE);
    else if (can_be_written(s, code, position, &job, fault) == GBR_OK)
        s->put(&w, &job);
    return end_text(&w);
}
