/* values.c - what every test asks of a value: unit tests and fuzz entries alike */
#include "values.h"

#include <stdio.h>

/* ---- texts ---- */

char *copy_of(const void *text, size_t length)
{
    char *block = malloc(length + 1);
    CHECK(block);
    if (length > 0)
        memcpy(block + 1, text, length);
    return block + 1;
}

void free_copy(char *copy)
{
    free(copy - 1);
}

bool is_untouched(const void *value, size_t size)
{
    const unsigned char *bytes = value;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != UNTOUCHED)
            return false;
    return true;
}

void check_fault(enum gbr_error error, const struct gbr_fault *fault, size_t length)
{
    char words[GBR_FAULT_SIZE];
    CHECK(error != GBR_OK);
    CHECK(fault->error == error);
    CHECK(fault->offset <= length);
    check_formatted(words, gbr_format_fault(fault, words), sizeof words);
    CHECK(strcmp(words, "unknown error") != 0);
}

void check_formatted(const char *text, size_t length, size_t size)
{
    CHECK(length > 0 && length < size && strlen(text) == length);
}

/* ---- positions ---- */

const char men[2][GBR_KINDS + 1] = {"QRBNPK", "qrbnpk"};

struct gbr_material count_board(const unsigned char board[GBR_SQUARES])
{
    struct gbr_material counted = {{{0}}};
    for (unsigned square = 0; square < GBR_SQUARES; square++) {
        unsigned found = board[square] == 0;
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
            for (unsigned kind = 0; kind < GBR_KINDS; kind++)
                if (board[square] == men[side][kind]) {
                    counted.men[side][kind]++;
                    found++;
                }
        CHECK(found == 1);
    }
    return counted;
}

void check_position(const struct gbr_position *position, unsigned flags)
{
    struct gbr_material counted = count_board(position->board);
    struct gbr_code code;
    CHECK(SAME(counted, position->material));
    CHECK(position->turn == GBR_WHITE || position->turn == GBR_BLACK);
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        CHECK(counted.men[side][GBR_PAWN] <= 8);
        if (flags & GBR_PARTIAL)
            continue;
        CHECK(counted.men[side][GBR_KING] == 1);
        CHECK(!memchr(position->board, men[side][GBR_PAWN], 8));
        CHECK(!memchr(position->board + 56, men[side][GBR_PAWN], 8));
    }
    CHECK(gbr_encode(position, &code, NULL) == GBR_OK);
    check_class(&code, &counted);

    struct gbr_position turned = *position;
    gbr_flip_position(&turned);
    gbr_flip_position(&turned);
    CHECK(SAME(turned, *position));
}

void check_position_texts(const struct gbr_position *position, unsigned flags)
{
    struct gbr_position again, listed = *position;
    char *fen = malloc(GBR_FEN_SIZE), *pieces = malloc(GBR_PIECES_SIZE);
    CHECK(fen && pieces);

    size_t length = gbr_format_fen(position, fen);
    check_formatted(fen, length, GBR_FEN_SIZE);
    CHECK(gbr_parse_fen(fen, length, flags, &again, NULL) == GBR_OK);
    CHECK(SAME(again, *position));

    length = gbr_format_pieces(position, pieces);
    check_formatted(pieces, length, GBR_PIECES_SIZE);
    CHECK(gbr_parse_pieces(pieces, length, flags, &again, NULL) == GBR_OK);
    listed.turn = GBR_WHITE; /* a piece list does not say it, nor what may castle */
    listed.castling[GBR_WHITE] = listed.castling[GBR_BLACK] = listed.en_passant = 0;
    CHECK(SAME(again, listed));
    free(fen);
    free(pieces);
}

/* ---- codes ---- */

void check_class(const struct gbr_code *code, const struct gbr_material *counted)
{
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++) {
        unsigned white = counted->men[GBR_WHITE][kind], black = counted->men[GBR_BLACK][kind];
        CHECK(code->digit[kind] == (white > 2 || black > 2 ? 9 : white + 3 * black));
    }
    CHECK(code->digit[GBR_WHITE_PAWNS] == counted->men[GBR_WHITE][GBR_PAWN]);
    CHECK(code->digit[GBR_BLACK_PAWNS] == counted->men[GBR_BLACK][GBR_PAWN]);
}

static bool is_sign(unsigned char sign)
{
    return sign == '+' || sign == '=' || sign == 0;
}

void check_code_ranges(const struct gbr_code *code)
{
    bool kings = code->king[GBR_WHITE] != GBR_NO_SQUARE;
    for (unsigned i = 0; i < GBR_DIGITS; i++)
        CHECK(code->digit[i] <= (i < GBR_WHITE_PAWNS ? 9 : 8));
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        CHECK(kings ? code->king[side] < GBR_SQUARES : code->king[side] == GBR_NO_SQUARE);
        CHECK(code->count[side] <= GBR_SQUARES);
    }
    CHECK(!kings || code->king[GBR_WHITE] != code->king[GBR_BLACK]);
    CHECK(is_sign(code->sign));
    CHECK(code->turn == GBR_WHITE || code->turn == GBR_BLACK);
}

void check_code(const struct gbr_code *code)
{
    struct gbr_material counted;
    struct gbr_fault fault;
    struct gbr_code again;
    check_code_ranges(code);
    memset(&counted, UNTOUCHED, sizeof counted);
    enum gbr_error error = gbr_decode(code, &counted, &fault);
    if (error) {
        check_fault(error, &fault, 0);
        CHECK(is_untouched(&counted, sizeof counted));
    } else {
        CHECK(gbr_classify(&counted, &again, NULL) == GBR_OK);
        CHECK(SAME(again.digit, code->digit));
        check_class(code, &counted);
    }
    unsigned number = gbr_class_number(code);
    CHECK(number < GBR_CLASSES);
    gbr_class_of_number(number, &again);
    CHECK(SAME(again.digit, code->digit));

    again = *code;
    gbr_flip_code(&again);
    gbr_flip_code(&again);
    again.sign = code->sign; /* a win of White's is lost */
    CHECK(SAME(again, *code));
}

bool writes(enum gbr_style style, enum gbr_part part)
{
    return gbr_style_parts(style) >> part & 1;
}

static void check_count(
    const struct gbr_code *again, const struct gbr_code *code, const struct gbr_position *position)
{
    struct gbr_material counted;
    enum gbr_error error = position ? GBR_OK : gbr_decode(code, &counted, NULL);
    if (position)
        counted = position->material;
    CHECK(error == GBR_OK || error == GBR_ERROR_NINE); /* then as it is printed */
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
        CHECK(again->count[side]
            == (error ? code->count[side] : gbr_count_men(&counted, (enum gbr_side)side)));
}

static void check_style(const struct gbr_code *code, const struct gbr_position *position,
    enum gbr_style style, const char *text, size_t length)
{
    struct gbr_reading again;
    check_formatted(text, length, GBR_CODE_SIZE);
    CHECK(gbr_parse_code(text, length, &again, NULL) == GBR_OK);
    CHECK(SAME(again.code.digit, code->digit));
    if (writes(style, GBR_PART_SIGN) || writes(style, GBR_PART_RESULT))
        CHECK(again.code.sign == code->sign);
    if (writes(style, GBR_PART_KINGS))
        CHECK(SAME(again.code.king, code->king));
    if (writes(style, GBR_PART_TURN))
        CHECK(again.code.turn == code->turn);
    if (writes(style, GBR_PART_LIST)) {
        CHECK(again.full && position);
        CHECK(SAME(again.position.board, position->board));
        CHECK(SAME(again.position.material, position->material));
    }
    if (writes(style, GBR_PART_COUNT))
        check_count(&again.code, code, position);
}

void check_code_texts(const struct gbr_code *code, const struct gbr_position *position)
{
    const char *name;
    char *text = malloc(GBR_CODE_SIZE);
    CHECK(text);
    for (unsigned style = 0; (name = gbr_style_name((enum gbr_style)style)) != NULL; style++) {
        struct gbr_fault fault;
        enum gbr_style found;
        CHECK(gbr_find_style(name, strlen(name), &found) == GBR_OK && found == style);
        CHECK((gbr_style_needs(found) & ~gbr_style_parts(found)) == 0);
        size_t length = gbr_format_code(code, position, found, text, &fault);
        if (length > 0) {
            check_style(code, position, found, text, length);
            continue;
        }
        check_fault(fault.error, &fault, 0);
        CHECK(text[0] == '\0');
        CHECK(style > GBR_STYLE_SHORT); /* which can say every code */
    }
    free(text);
}

void check_reading(const struct gbr_reading *r, size_t length)
{
    check_code_ranges(&r->code);
    CHECK(r->text >= GBR_TEXT_CODE && r->text <= GBR_TEXT_MATERIAL);
    CHECK(r->has_material <= 1 && r->full <= 1 && r->turn_known <= 1 && r->doubt <= 1);
    CHECK(is_sign(r->result) && !(r->result && r->doubt));
    CHECK(r->end <= length);
    for (unsigned i = 0; i < GBR_PART_ROOM; i++)
        CHECK(r->part[i].start <= length && r->part[i].length <= length - r->part[i].start);
    if (r->has_material) {
        struct gbr_code code;
        CHECK(gbr_classify(&r->material, &code, NULL) == GBR_OK);
        CHECK(SAME(code.digit, r->code.digit));
    }
    if (r->full) {
        struct gbr_code code;
        CHECK(r->has_material && SAME(r->material, r->position.material));
        CHECK(gbr_encode(&r->position, &code, NULL) == GBR_OK);
        CHECK(SAME(code.king, r->code.king));
        CHECK(code.turn == r->code.turn);
    }
    if (r->text == GBR_TEXT_CODE) {
        CHECK(r->part[GBR_PART_CLASS].length >= 4 && r->end > 0);
        CHECK((r->code.king[GBR_WHITE] != GBR_NO_SQUARE) == (r->part[GBR_PART_KINGS].length > 0));
        CHECK((r->code.count[GBR_WHITE] == 0) == (r->code.count[GBR_BLACK] == 0));
        CHECK(r->code.count[GBR_WHITE] == 0 || r->part[GBR_PART_COUNT].length > 0);
    }
}

/* ---- codes in running text ---- */

/* Their places are those of the whole text. */
struct findings {
    struct gbr_found *found;
    size_t count;
};

static void note_finding(struct findings *f, const struct gbr_found *found, size_t start)
{
    f->found = realloc(f->found, (f->count + 1) * sizeof *f->found);
    CHECK(f->found);
    f->found[f->count] = *found;
    f->found[f->count].printed.start += start;
    f->found[f->count++].fault.offset += found->fault.error ? start : 0;
}

/* As a caller searches that reads so many bytes at a time, and drops what is no longer needed. */
static struct findings search(const char *text, size_t length, size_t piece)
{
    struct findings findings = {NULL, 0};
    struct gbr_search search = {0, 0};
    size_t start = 0, end = piece < length ? piece : length;
    for (;;) {
        struct gbr_found found, before;
        char *copy = copy_of(text + start, end - start);
        unsigned flags = end < length ? GBR_MORE : 0;
        memset(&before, UNTOUCHED, sizeof before);
        memset(&found, UNTOUCHED, sizeof found);
        while (gbr_find_code(copy, end - start, flags, &search, &found) == GBR_OK) {
            note_finding(&findings, &found, start);
            memset(&found, UNTOUCHED, sizeof found);
        }
        CHECK(SAME(found, before));
        free_copy(copy);
        if (end == length)
            return findings;
        size_t done = search.point > GBR_FIND_BEFORE ? search.point - GBR_FIND_BEFORE : 0;
        start += done;
        search.point -= done;
        search.floor -= done < search.floor ? done : search.floor;
        end = length - end < piece ? length : end + piece;
    }
}

static bool same_span(const struct gbr_reading *a, const struct gbr_reading *b, enum gbr_part part)
{
    const struct gbr_span *one = &a->part[part], *other = &b->part[part];
    return one->start == other->start && one->length == other->length;
}

/* What was found is what is read alone. But in running text the words after a caption can make it
 * doubtful; then it has no sign, though it has one alone. */
static void check_read_alone(const char *text, const struct gbr_found *found)
{
    static const enum gbr_part parts[] = {GBR_PART_KINGS, GBR_PART_CLASS, GBR_PART_KINGS_AGAIN,
        GBR_PART_LIST, GBR_PART_COUNT, GBR_PART_SIGN};
    struct gbr_reading alone;
    const struct gbr_reading *r = &found->reading;
    char *copy = copy_of(text + found->printed.start, found->printed.length);
    CHECK(gbr_parse_code(copy, found->printed.length, &alone, NULL) == GBR_OK);
    free_copy(copy);
    if (r->doubt && r->code.sign == 0)
        alone.code.sign = 0;
    CHECK(SAME(alone.code, r->code));
    CHECK(alone.full == r->full && alone.has_material == r->has_material && alone.end == r->end);
    CHECK(alone.turn_known == r->turn_known);
    if (r->has_material)
        CHECK(SAME(alone.material, r->material));
    if (r->full)
        CHECK(SAME(alone.position, r->position));
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        CHECK(same_span(&alone, r, parts[i]));
}

static void check_finding(const char *text, size_t length, const struct gbr_found *f, size_t end)
{
    const struct gbr_span *printed = &f->printed;
    CHECK(printed->start >= end && printed->start <= length);
    CHECK(printed->length >= 7 && printed->length <= length - printed->start);
    CHECK(f->reading.text == GBR_TEXT_CODE && f->proved <= 1);
    CHECK(f->reading.part[GBR_PART_CLASS].length == 7);
    check_reading(&f->reading, printed->length);
    check_code(&f->reading.code);
    check_read_alone(text, f);
    if (f->fault.error)
        check_fault(f->fault.error, &f->fault, length);
}

size_t check_search(const char *text, size_t length, size_t piece)
{
    struct findings whole = search(text, length, length), parts = search(text, length, piece);
    size_t end = 0;
    CHECK(whole.count == parts.count);
    for (size_t i = 0; i < whole.count; i++) {
        const struct gbr_found *f = &whole.found[i], *part = &parts.found[i];
        check_finding(text, length, f, end);
        end = f->printed.start + f->printed.length;
        CHECK(SAME(f->printed, part->printed));
        CHECK(SAME(f->reading, part->reading));
        CHECK(f->proved == part->proved);
        CHECK(SAME(f->fault, part->fault));
    }
    free(whole.found);
    free(parts.found);
    return whole.count;
}
