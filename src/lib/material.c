/* material.c - what men there are, without their squares
 *
 *   material = [mark] men divider [mark] men | "K" men "K" men
 *   men      = 1*(letter of a man)        in any order and either case, "+" or whitespace between
 *   mark     = "w" before White's men; then "b" before Black's
 *   divider  = "v" | "v." | "vs" | "vs." | "-" | ":" | en dash, whitespace around it
 *
 * A side whose king is not written has it all the same. A small b before a capital is refused
 * where it cannot be the mark: in "BB v bN" nobody knows whether it is one or a bishop.
 */
#include "errors.h"

static size_t read_divider(const struct cursor *c)
{
    if (gbr_is_one_of(cursor_byte(c, 0), "-:"))
        return 1;
    if (gbr_has_bytes(c, "\xe2\x80\x93"))
        return 3;
    if ((cursor_byte(c, 0) | 0x20) != 'v')
        return 0;
    /* "KvSSP" is K v SSP: "vs" is a word only where whitespace or a point ends it. */
    struct cursor after = {c->text, c->length, c->at + 2};
    bool ended = cursor_byte(&after, 0) == '.' || gbr_whitespace_length(&after) > 0;
    size_t length = (cursor_byte(c, 1) | 0x20) == 's' && ended ? 2 : 1;
    return length + (cursor_byte(c, length) == '.');
}

/* A material being read. */
struct reading {
    struct cursor c;
    struct gbr_material material;
    unsigned char side;
    unsigned men[2]; /* that are written */
    bool marked, divided;
    struct gbr_fault *fault;
};

static void take_divider(struct reading *r, size_t length)
{
    r->c.at += length;
    gbr_skip_whitespace(&r->c);
    r->c.at += r->marked && cursor_byte(&r->c, 0) == 'b';
    r->divided = true;
    r->side = GBR_BLACK;
}

/* "bN": a bishop and a knight, or Black's knight. */
static bool is_mark_or_bishop(struct cursor c)
{
    bool b = cursor_byte(&c, 0) == 'b';
    c.at++;
    gbr_skip_whitespace(&c);
    int next = cursor_byte(&c, 0);
    return b && next >= 'A' && next <= 'Z' && next != 'V';
}

static enum gbr_error take_man(struct reading *r)
{
    unsigned kind = gbr_man_of_letter((unsigned char)cursor_byte(&r->c, 0)).kind;
    if (kind == GBR_KINDS || is_mark_or_bishop(r->c)
        || r->men[GBR_WHITE] + r->men[GBR_BLACK] == GBR_SQUARES)
        return REFUSE(r->fault, r->c.at, GBR_ERROR_BAD_MATERIAL);
    if (kind == GBR_KING && r->material.men[r->side][GBR_KING] == 1) {
        if (r->divided || r->side == GBR_BLACK)
            return REFUSE(r->fault, r->c.at, GBR_ERROR_TWO_KINGS, r->side);
        r->side = GBR_BLACK;
    }
    if (kind == GBR_PAWN && r->material.men[r->side][GBR_PAWN] == 8)
        return REFUSE(r->fault, r->c.at, GBR_ERROR_NINE_PAWNS, r->side);
    r->material.men[r->side][kind]++;
    r->men[r->side]++;
    r->c.at++;
    return GBR_OK;
}

/* K+R: a plus between two men. */
static void skip_plus(struct reading *r)
{
    struct cursor next = r->c;
    next.at++;
    gbr_skip_whitespace(&next);
    int byte = cursor_byte(&next, 0);
    bool man = byte >= 0 && gbr_man_of_letter((unsigned char)byte).kind < GBR_KINDS;
    if (cursor_byte(&r->c, 0) == '+' && r->men[r->side] > 0 && man)
        r->c.at = next.at;
}

static enum gbr_error take_all(struct reading *r)
{
    for (; r->c.at < r->c.length; gbr_skip_whitespace(&r->c)) {
        bool may_divide = !r->divided && r->men[GBR_WHITE] > 0;
        size_t divider = may_divide ? read_divider(&r->c) : 0;
        if (divider > 0) {
            take_divider(r, divider);
            continue;
        }
        skip_plus(r);
        enum gbr_error error = take_man(r);
        if (error)
            return error;
    }
    return GBR_OK;
}

enum gbr_error gbr_parse_material(
    const char *text, size_t length, struct gbr_material *material, struct gbr_fault *fault)
{
    struct reading r = {.c = cursor_of(text, length), .fault = fault};
    gbr_skip_whitespace(&r.c);
    if (r.c.at == length)
        return REFUSE(fault, r.c.at, GBR_ERROR_EMPTY);
    r.marked = (cursor_byte(&r.c, 0) | 0x20) == 'w';
    r.c.at += r.marked;
    gbr_skip_whitespace(&r.c);
    enum gbr_error error = take_all(&r);
    if (error)
        return error;
    if (r.men[GBR_BLACK] == 0)
        return REFUSE(fault, r.c.at, r.divided ? GBR_ERROR_BAD_MATERIAL : GBR_ERROR_NO_SIDES);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        r.material.men[side][GBR_KING] = 1;
    if (gbr_count_men(&r.material, GBR_WHITE) + gbr_count_men(&r.material, GBR_BLACK) > GBR_SQUARES)
        return REFUSE(fault, r.c.at, GBR_ERROR_BAD_MATERIAL);
    *material = r.material;
    return GBR_OK;
}

size_t gbr_format_material(const struct gbr_material *material, char out[GBR_MATERIAL_SIZE])
{
    struct writer w = {out, GBR_MATERIAL_SIZE, 0};
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        for (unsigned i = 0; i < GBR_KINDS; i++) {
            unsigned kind = gbr_kings_first[i];
            /*@ loop unroll 255; */
            for (unsigned n = material->men[side][kind]; n > 0; n--)
                put(&w, gbr_letter_of_man(GBR_WHITE, kind));
        }
        if (side == GBR_WHITE)
            put(&w, 'v');
    }
    return end_text(&w);
}

unsigned gbr_count_men(const struct gbr_material *material, enum gbr_side side)
{
    unsigned men = 0;
    for (unsigned kind = 0; kind < GBR_KINDS && (unsigned)side < 2; kind++)
        men += material->men[side][kind];
    return men;
}
