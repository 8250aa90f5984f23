/* fuzz_fen.c - FEN and EPD; flags are those of gbr_parse_fen */
#include "fen.h"
#include "fuzz.h"

/* The board of a good text, read once more by somebody who need not know what is wrong. */
static void read_naively(const char *text, size_t length, unsigned char board[GBR_SQUARES])
{
    static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    size_t at = 0;
    memset(board, 0, GBR_SQUARES);
    while (at < length && !strchr("KQRBNPSkqrbnps12345678", text[at]))
        at++; /* whitespace in front */
    if (length - at >= 8 && memcmp(text + at, "startpos", 8) == 0) {
        text = start;
        length = sizeof start - 1;
        at = 0;
    }
    for (unsigned row = 8, file = 0; at < length && row > 0; at++) {
        char byte = text[at];
        if (byte == '/') {
            CHECK(file == 8);
            row--;
            file = 0;
        } else if (byte >= '1' && byte <= '8') {
            file += (unsigned)(byte - '0');
        } else if (byte != '~') {
            if (byte == '\0' || !strchr("KQRBNPSkqrbnps", byte))
                break;
            CHECK(file < 8);
            board[8 * (row - 1) + file++] = (unsigned char)(byte == 'S' ? 'N'
                    : byte == 's'                                       ? 'n'
                                                                        : byte);
        }
        CHECK(file <= 8);
    }
}

/* Rights are of rooks beside a king at home, one on each side of it; a pawn stands before the
 * square that it has passed over. */
static void check_fields(const struct gbr_position *position)
{
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        const unsigned char *home = position->board + (side == GBR_WHITE ? 0 : 56);
        const unsigned char *king = memchr(home, men[side][GBR_KING], 8);
        unsigned rights[2] = {0, 0};
        for (unsigned file = 0; file < 8; file++) {
            if (!(position->castling[side] >> file & 1))
                continue;
            CHECK(king && position->material.men[side][GBR_KING] == 1);
            CHECK(home[file] == men[side][GBR_ROOK]);
            rights[home + file > king]++;
        }
        CHECK(rights[0] <= 1 && rights[1] <= 1);
    }
    unsigned square = position->en_passant, turn = position->turn;
    if (square == 0)
        return;
    CHECK(square / 8 == (turn == GBR_WHITE ? 5 : 2));
    CHECK(position->board[square] == 0 && position->board[turn ? square - 8 : square + 8] == 0);
    CHECK(position->board[turn ? square + 8 : square - 8] == men[!turn][GBR_PAWN]);
}

/* The quick parser, where it says yes, against the plain one; and the plain one against both. */
static void check_parsers(const char *text, size_t length, unsigned flags,
    const struct gbr_position *position, enum gbr_error error, const struct gbr_fault *fault)
{
    struct gbr_position quick, plain;
    struct gbr_material material;
    struct gbr_fault plain_fault;
    struct gbr_code code;
    char class[GBR_CODE_SIZE], plain_class[GBR_CODE_SIZE];
    bool quick_knows = false, plain_knows = false;
    memset(&quick, UNTOUCHED, sizeof quick);
    memset(&plain, UNTOUCHED, sizeof plain);
    memset(&material, UNTOUCHED, sizeof material);
    bool yes = gbr_quick_fen(text, length, &quick, &quick_knows);
    enum gbr_error again = gbr_plain_fen(text, length, flags, &plain, &plain_knows, &plain_fault);
    CHECK(again == error);
    if (error) {
        CHECK(!yes);
        CHECK(plain_fault.offset == fault->offset && SAME(plain_fault.value, fault->value));
        CHECK(is_untouched(&plain, sizeof plain));
    } else {
        CHECK(SAME(plain, *position));
    }
    CHECK(gbr_quick_material(text, length, &material) == yes);
    CHECK((gbr_quick_class(text, length, class) > 0) == yes);
    if (yes) {
        gbr_classify(&material, &code, NULL);
        gbr_format_code(&code, NULL, GBR_STYLE_CLASS, plain_class, NULL);
        CHECK(strcmp(class, plain_class) == 0);
        CHECK(SAME(quick, plain) && SAME(material, plain.material));
        CHECK(quick_knows == plain_knows);
    } else {
        CHECK(is_untouched(&quick, sizeof quick));
        CHECK(is_untouched(&material, sizeof material));
    }
}

/* The men alone: refused for the same reasons. */
static void check_material(const char *text, size_t length, unsigned flags,
    const struct gbr_position *position, enum gbr_error error, const struct gbr_fault *fault)
{
    struct gbr_material material;
    struct gbr_fault again;
    memset(&material, UNTOUCHED, sizeof material);
    CHECK(gbr_parse_fen_material(text, length, flags, &material, &again) == error);
    if (error) {
        CHECK(again.error == error && again.offset == fault->offset);
        CHECK(SAME(again.value, fault->value));
        CHECK(is_untouched(&material, sizeof material));
    } else {
        CHECK(SAME(material, position->material));
    }
}

/* Colours exchanged: the same remarks on the other side. */
static void check_remarks(const struct gbr_position *position)
{
    enum {
        EACH = 1 << GBR_REMARK_WHITE_MEN | 1 << GBR_REMARK_WHITE_PROMOTED,
        BOTH = 1 << GBR_REMARK_ADJACENT_KINGS | 1 << GBR_REMARK_OPPONENT_IN_CHECK
    };
    struct gbr_position turned = *position;
    gbr_flip_position(&turned);
    unsigned a = gbr_find_remarks(position), b = gbr_find_remarks(&turned);
    CHECK((a & BOTH) == (b & BOTH));
    CHECK((a & EACH) << 1 == (b & EACH << 1) && (b & EACH) << 1 == (a & EACH << 1));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    unsigned flags = data[0] & GBR_PARTIAL;
    struct gbr_position position;
    struct gbr_fault fault;
    size_t length = size - 1;
    char *text = copy_of(data + 1, length);

    memset(&position, UNTOUCHED, sizeof position);
    enum gbr_error error = gbr_parse_fen(text, length, flags, &position, &fault);
    check_parsers(text, length, flags, &position, error, &fault);
    check_material(text, length, flags, &position, error, &fault);
    if (error) {
        check_fault(error, &fault, length);
        CHECK(is_untouched(&position, sizeof position));
    } else {
        unsigned char board[GBR_SQUARES];
        struct gbr_code code;
        read_naively(text, length, board);
        CHECK(SAME(board, position.board));
        check_fields(&position);
        check_position(&position, flags);
        check_position_texts(&position, flags);
        check_remarks(&position);
        CHECK(gbr_encode(&position, &code, NULL) == GBR_OK);
        code.sign = (unsigned char)"\0+=\0"[data[0] >> 2 & 3];
        check_code(&code);
        check_code_texts(&code, flags & GBR_PARTIAL ? NULL : &position);
    }
    free_copy(text);
    return 0;
}
