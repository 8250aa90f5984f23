/* fuzz.h - what the fuzz entries share
 *
 * An entry is LLVMFuzzerTestOneInput in a file of its own: libFuzzer calls it
 * with what it makes up (make fuzz), replay.c with the corpus (make test). Its
 * first byte is flags, the rest is text.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gbr.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

#define SAME(a, b) (memcmp(&(a), &(b), sizeof(a)) == 0)

/* ---- texts ---- */

/* A copy that ends where the text does: a sanitizer sees a read beyond it. */
static inline char *copy_of(const void *text, size_t length)
{
    char *copy = calloc(length > 0 ? length : 1, 1);
    CHECK(copy);
    if (length > 0)
        memcpy(copy, text, length);
    return copy;
}

/* What a parser has not touched. */
enum { UNTOUCHED = 0xa5 };

static inline bool is_untouched(const void *value, size_t size)
{
    const unsigned char *bytes = value;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != UNTOUCHED)
            return false;
    return true;
}

/* A refusal: its fault is inside the text and has words. */
static inline void check_fault(enum gbr_error error, const struct gbr_fault *fault, size_t length)
{
    char words[GBR_WORDS_SIZE];
    CHECK(error > GBR_OK && error < GBR_ERRORS);
    CHECK(fault->error == error);
    CHECK(fault->offset <= length);
    size_t said = gbr_fault_words(fault, words);
    CHECK(said > 0 && said < GBR_WORDS_SIZE && strlen(words) == said);
}

/* ---- positions ---- */

static const char letters[2][GBR_KINDS + 1] = {"QRBNPK", "qrbnpk"};

/* A second count, square by square. */
static inline struct gbr_material count_board(const unsigned char board[GBR_SQUARES])
{
    struct gbr_material counted = {{{0}}};
    for (unsigned square = 0; square < GBR_SQUARES; square++) {
        unsigned found = board[square] == 0;
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
            for (unsigned kind = 0; kind < GBR_KINDS; kind++)
                if (board[square] == letters[side][kind]) {
                    counted.men[side][kind]++;
                    found++;
                }
        CHECK(found == 1);
    }
    return counted;
}

/* The digits by the rule's own words. */
static inline void check_class(const struct gbr_code *code, const struct gbr_material *counted)
{
    for (unsigned kind = GBR_QUEEN; kind <= GBR_KNIGHT; kind++) {
        unsigned white = counted->men[GBR_WHITE][kind], black = counted->men[GBR_BLACK][kind];
        CHECK(code->digit[kind] == (white > 2 || black > 2 ? 9 : white + 3 * black));
    }
    CHECK(code->digit[GBR_WHITE_PAWNS] == counted->men[GBR_WHITE][GBR_PAWN]);
    CHECK(code->digit[GBR_BLACK_PAWNS] == counted->men[GBR_BLACK][GBR_PAWN]);
}

static inline void check_position(const struct gbr_position *position, unsigned flags)
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
        CHECK(!memchr(position->board, letters[side][GBR_PAWN], 8));
        CHECK(!memchr(position->board + 56, letters[side][GBR_PAWN], 8));
    }
    CHECK(gbr_encode(position, &code) == GBR_OK);
    check_class(&code, &counted);

    struct gbr_position turned = *position;
    gbr_flip_position(&turned);
    gbr_flip_position(&turned);
    CHECK(SAME(turned, *position));
}

static inline void check_formatted(const char *text, size_t length, size_t size)
{
    CHECK(length > 0 && length < size && strlen(text) == length);
}

/* A position says itself as FEN and as piece list, and is read as the same. */
static inline void check_position_texts(const struct gbr_position *position, unsigned flags)
{
    struct gbr_position again;
    char *fen = malloc(GBR_FEN_SIZE), *pieces = malloc(GBR_PIECES_SIZE);
    CHECK(fen && pieces);

    size_t length = gbr_format_fen(position, fen);
    check_formatted(fen, length, GBR_FEN_SIZE);
    CHECK(gbr_parse_fen(fen, length, flags, &again, NULL) == GBR_OK);
    CHECK(SAME(again, *position));

    length = gbr_format_pieces(position, pieces);
    check_formatted(pieces, length, GBR_PIECES_SIZE);
    CHECK(gbr_parse_pieces(pieces, length, flags, &again, NULL) == GBR_OK);
    again.turn = position->turn; /* a piece list does not say it */
    CHECK(SAME(again, *position));
    free(fen);
    free(pieces);
}

/* ---- codes ---- */

/* What a style says of a code. */
static inline bool says(enum gbr_style style, enum gbr_part part)
{
    bool eg = style == GBR_STYLE_EG || style == GBR_STYLE_EG_FULL;
    switch (part) {
    case GBR_PART_SIGN:
        return style != GBR_STYLE_SHORT && style != GBR_STYLE_MESON;
    case GBR_PART_KINGS:
        return style != GBR_STYLE_SHORT;
    case GBR_PART_TURN:
        return eg || style >= GBR_STYLE_FULL;
    case GBR_PART_COUNT:
        return eg;
    case GBR_PART_LIST:
        return style >= GBR_STYLE_FULL;
    default:
        return true;
    }
}

/* A code in every style that can say it is read as the same. position may be
 * NULL. */
static inline void check_code_texts(
    const struct gbr_code *code, const struct gbr_position *position)
{
    char *text = malloc(GBR_CODE_SIZE);
    CHECK(text);
    for (enum gbr_style style = GBR_STYLE_CLASS; style < GBR_STYLES; style++) {
        struct gbr_fault fault;
        struct gbr_reading again;
        const char *name = gbr_style_name(style);
        CHECK(gbr_find_style(name, strlen(name)) == style);
        size_t length = gbr_format_code(code, position, style, text, &fault);
        if (length == 0) {
            CHECK(style > GBR_STYLE_SHORT);
            check_fault(fault.error, &fault, 0);
            continue;
        }
        check_formatted(text, length, GBR_CODE_SIZE);
        CHECK(gbr_parse_code(text, length, &again, NULL) == GBR_OK);
        CHECK(SAME(again.code.digit, code->digit));
        if (says(style, GBR_PART_SIGN))
            CHECK(again.code.sign == code->sign);
        if (says(style, GBR_PART_KINGS))
            CHECK(SAME(again.code.king, code->king));
        if (says(style, GBR_PART_TURN))
            CHECK(again.code.turn == code->turn);
        if (says(style, GBR_PART_LIST)) {
            CHECK(again.full && position);
            CHECK(SAME(again.position, *position));
        }
        if (says(style, GBR_PART_COUNT)) {
            struct gbr_material men;
            enum gbr_error error = position ? GBR_OK : gbr_decode(code, &men, NULL);
            if (position)
                men = position->material;
            CHECK(error == GBR_OK || error == GBR_ERROR_NINE); /* then as it is printed */
            for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
                CHECK(again.code.count[side]
                    == (error ? code->count[side] : gbr_count_men(&men, (enum gbr_side)side)));
        }
    }
    free(text);
}

/* What a code says of the men has its class again; turned over twice it is itself. */
static inline void check_code(const struct gbr_code *code)
{
    struct gbr_material men;
    struct gbr_fault fault;
    struct gbr_code again = *code;
    memset(&men, UNTOUCHED, sizeof men);
    enum gbr_error error = gbr_decode(code, &men, &fault);
    if (error) {
        check_fault(error, &fault, 0);
        CHECK(is_untouched(&men, sizeof men));
    } else {
        CHECK(gbr_classify(&men, &again) == GBR_OK);
        CHECK(SAME(again.digit, code->digit));
        check_class(code, &men);
    }
    again = *code;
    gbr_flip_code(&again);
    gbr_flip_code(&again);
    again.sign = code->sign; /* a win of White's is lost */
    CHECK(SAME(again, *code));
}

#endif
