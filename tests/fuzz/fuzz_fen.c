/* fuzz_fen.c - FEN and EPD; flags are those of gbr_parse_fen */
#include "fuzz.h"

/* The board of a good text, read once more by somebody who need not know what is wrong. */
static void read_naively(const char *text, size_t length, unsigned char board[GBR_SQUARES])
{
    static const char array[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    size_t at = 0;
    memset(board, 0, GBR_SQUARES);
    while (at < length && !strchr("KQRBNPSkqrbnps12345678", text[at]))
        at++; /* blanks in front */
    if (length - at >= 8 && memcmp(text + at, "startpos", 8) == 0) {
        text = array;
        length = sizeof array - 1;
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

/* Behind a tab the quick path says no, and the plain one must say the same. */
static void check_plain(const char *text, size_t length, unsigned flags,
    const struct gbr_position *position, enum gbr_error error, const struct gbr_fault *fault)
{
    struct gbr_position plain;
    struct gbr_fault plain_fault;
    size_t at = 0;
    memset(&plain, UNTOUCHED, sizeof plain);
    char *tabbed = malloc(length + 1);
    CHECK(tabbed);
    if (length > 0)
        memcpy(tabbed, text, length);
    while (at < length && text[at] != ' ')
        at++;
    tabbed[at] = '\t';
    length += at == length;
    enum gbr_error again = gbr_parse_fen(tabbed, length, flags, &plain, &plain_fault);
    free(tabbed);
    CHECK(again == error);
    if (error) {
        CHECK(plain_fault.offset == fault->offset || plain_fault.error == GBR_ERROR_EMPTY);
        return;
    }
    CHECK(plain.turn == position->turn);
    CHECK(SAME(plain.material, position->material));
    if (!(flags & GBR_MEN_ONLY))
        CHECK(SAME(plain.board, position->board));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    unsigned flags = data[0] & (GBR_PARTIAL | GBR_MEN_ONLY);
    struct gbr_position position;
    struct gbr_fault fault;
    size_t length = size - 1;
    char *text = copy_of(data + 1, length);

    memset(&position, UNTOUCHED, sizeof position);
    enum gbr_error error = gbr_parse_fen(text, length, flags, &position, &fault);
    check_plain(text, length, flags, &position, error, &fault);
    if (error) {
        check_fault(error, &fault, length);
        CHECK(is_untouched(&position, sizeof position));
    } else {
        unsigned char board[GBR_SQUARES];
        struct gbr_code code;
        read_naively(text, length, board);
        struct gbr_material counted = count_board(board);
        CHECK(SAME(counted, position.material));
        CHECK(gbr_classify(&position.material, &code) == GBR_OK);
        check_class(&code, &counted);
        if (!(flags & GBR_MEN_ONLY)) {
            CHECK(SAME(board, position.board));
            check_position(&position, flags);
            check_position_texts(&position, flags);
            CHECK(gbr_encode(&position, &code) == GBR_OK);
            code.sign = (unsigned char)"\0+=\0"[data[0] >> 2 & 3];
            check_code(&code);
            check_code_texts(&code, flags & GBR_PARTIAL ? NULL : &position);
        }
    }
    free(text);
    return 0;
}
