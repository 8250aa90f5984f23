/* fen.c - Forsyth-Edwards notation and EPD
 *
 *   fen       = *blank ("startpos" | placement) [pocket] *(blank | "_") [side] anything
 *   placement = rank 7("/" rank)
 *   rank      = 1*(man ["~"] | run)     eight squares
 *   man       = one of KQRBNPS kqrbnps
 *   run       = "1" .. "8"              runs may stand side by side
 *   pocket    = "[" anything "]" | "/" *(man | "~" | "-")
 *   side      = "w" | "b" | "W" | "B"
 *
 * The placement ends at a blank, "_", ";", "[", NUL or the end of the text.
 *
 * There are two parsers. quick() reads what lists of FENs hold, with a table
 * and without a branch a square, and only ever says yes; plain() reads all of
 * the grammar and knows what is wrong. A test holds them against each other.
 */
#include "lib.h"

#include <string.h>

#define ONES UINT64_C(0x0101010101010101)
#define HIGHS UINT64_C(0x8080808080808080)

/* What a byte of a placement adds to two sums. Their low bytes count White's
 * and Black's men, a byte a kind. Above them, in 16 bits, the first counts the
 * cells passed (a "/" takes a cell of its own: a board is eight rows of nine
 * less the last one's), the second the bytes that may stand in a placement, and
 * the slashes. Any other byte adds nothing. */
enum { TOP = 48, CELLS = 71, ROW = 9, SLASHES = 7, A_SLASH = 128 };
#define CELL(n) ((uint64_t)(n) << TOP)
#define VALID CELL(1)
#define ONE(kind) (UINT64_C(1) << (8 * (kind)))
#define ALL_PAWNS (0xff * ONE(GBR_PAWN))
#define EIGHT_PAWNS (8 * ONE(GBR_PAWN))
enum { KING_BITS = 8 * GBR_KING }; /* the kings' byte is the one below the top */

/* clang-format off */
static const uint64_t adds_white[256] = {
    ['K'] = CELL(1) + ONE(GBR_KING),   ['k'] = CELL(1),
    ['Q'] = CELL(1) + ONE(GBR_QUEEN),  ['q'] = CELL(1),
    ['R'] = CELL(1) + ONE(GBR_ROOK),   ['r'] = CELL(1),
    ['B'] = CELL(1) + ONE(GBR_BISHOP), ['b'] = CELL(1),
    ['N'] = CELL(1) + ONE(GBR_KNIGHT), ['n'] = CELL(1),
    ['P'] = CELL(1) + ONE(GBR_PAWN),   ['p'] = CELL(1),
    ['1'] = CELL(1), ['2'] = CELL(2), ['3'] = CELL(3), ['4'] = CELL(4),
    ['5'] = CELL(5), ['6'] = CELL(6), ['7'] = CELL(7), ['8'] = CELL(8),
    ['/'] = CELL(1),
};

static const uint64_t adds_black[256] = {
    ['K'] = VALID, ['k'] = VALID + ONE(GBR_KING),
    ['Q'] = VALID, ['q'] = VALID + ONE(GBR_QUEEN),
    ['R'] = VALID, ['r'] = VALID + ONE(GBR_ROOK),
    ['B'] = VALID, ['b'] = VALID + ONE(GBR_BISHOP),
    ['N'] = VALID, ['n'] = VALID + ONE(GBR_KNIGHT),
    ['P'] = VALID, ['p'] = VALID + ONE(GBR_PAWN),
    ['1'] = VALID, ['2'] = VALID, ['3'] = VALID, ['4'] = VALID,
    ['5'] = VALID, ['6'] = VALID, ['7'] = VALID, ['8'] = VALID,
    ['/'] = VALID + CELL(A_SLASH),
};
/* clang-format on */

/* The counts of a sum, lowest byte first: two stores on most machines. */
static void store_counts(unsigned char men[GBR_KINDS], uint64_t sum)
{
    const unsigned char counts[GBR_KINDS] = {(unsigned char)sum, (unsigned char)(sum >> 8),
        (unsigned char)(sum >> 16), (unsigned char)(sum >> 24), (unsigned char)(sum >> 32),
        (unsigned char)(sum >> 40)};
    memcpy(men, counts, sizeof counts);
}

/* Eight squares of a row as read, the bytes that are no letters made 0. */
static uint64_t row_of(const unsigned char *cells)
{
    uint64_t row;
    memcpy(&row, cells, sizeof row);
    return row & (row >> 6 & ONES) * 0xff; /* letters alone have bit 6 */
}

/* A pawn of either colour among eight cells: the high bit of a byte, for each. */
static uint64_t pawns_of(const unsigned char *cells)
{
    uint64_t row;
    memcpy(&row, cells, sizeof row);
    row = (row | ONES * 0x20) ^ ONES * 'p';
    return (row - ONES) & ~row & HIGHS;
}

static bool slashes_in_place(const unsigned char *cells)
{
    return (cells[ROW - 1] == '/') & (cells[2 * ROW - 1] == '/') & (cells[3 * ROW - 1] == '/')
        & (cells[4 * ROW - 1] == '/') & (cells[5 * ROW - 1] == '/') & (cells[6 * ROW - 1] == '/')
        & (cells[7 * ROW - 1] == '/');
}

struct sums {
    uint64_t white, black;
};

static inline bool pass_byte(
    struct sums *sums, unsigned char *cells, const unsigned char *text, size_t *at)
{
    unsigned char byte = text[*at];
    if (byte == ' ')
        return false;
    cells[sums->white >> TOP] = byte;
    sums->white += adds_white[byte];
    sums->black += adds_black[byte];
    ++*at;
    return true;
}

/* A full position, its placement followed by a blank or nothing; false where
 * it is anything else, good or bad. *end is where the placement ends. */
static bool quick(const unsigned char *text, size_t length, unsigned flags,
    struct gbr_position *position, size_t *end)
{
    size_t at = 0, most = length < CELLS ? length : CELLS; /* a byte passes one at least, */
    unsigned char cells[CELLS * 8];                        /* and eight at most */
    struct sums sums = {0, 0};

    memset(cells, 0, CELLS + 1);
    /*@ loop unroll 18; */
    while (at + 4 <= most && pass_byte(&sums, cells, text, &at)
        && pass_byte(&sums, cells, text, &at) && pass_byte(&sums, cells, text, &at)
        && pass_byte(&sums, cells, text, &at))
        ;
    for (unsigned rest = 0; rest < 3 && at < most && pass_byte(&sums, cells, text, &at); rest++)
        ;
    if (at < length && text[at] != ' ')
        return false;

    /* No byte that may not be, seven slashes, each in its place, and no cell too
     * many: then every row has eight squares. No count has carried, for 71 bytes
     * are the most. */
    if (sums.white >> KING_BITS != (CELLS << 8 | 1)
        || sums.black >> KING_BITS != ((at + SLASHES * A_SLASH) << 8 | 1)
        || !slashes_in_place(cells) || (sums.white & ALL_PAWNS) > EIGHT_PAWNS
        || (sums.black & ALL_PAWNS) > EIGHT_PAWNS
        || (pawns_of(cells) | pawns_of(cells + SLASHES * ROW)) != 0)
        return false;

    for (size_t row = 0; row < 8 && !(flags & GBR_MEN_ONLY); row++) {
        uint64_t men = row_of(cells + row * ROW);
        memcpy(position->board + 8 * (7 - row), &men, sizeof men);
    }
    store_counts(position->material.men[GBR_WHITE], sums.white);
    store_counts(position->material.men[GBR_BLACK], sums.black);
    *end = at;
    return true;
}

static bool ends_placement(const struct cursor *c)
{
    int byte = cursor_byte(c, 0);
    return byte <= 0 || byte == '_' || byte == ';' || byte == '[' || gbr_blank_length(c) > 0;
}

/* How many squares the rank that starts at c says it has, the bad ones too. */
static unsigned rank_length(struct cursor c)
{
    unsigned squares = 0;
    for (; !ends_placement(&c) && cursor_byte(&c, 0) != '/' && squares < 1000000; c.at++) {
        int byte = cursor_byte(&c, 0);
        if (byte != '~')
            squares += is_digit(byte) ? (unsigned)(byte - '0') : 1;
    }
    return squares;
}

static enum gbr_error plain_rank(struct cursor *c, unsigned rank, struct gbr_position *position,
    unsigned flags, struct gbr_fault *fault)
{
    struct cursor start = *c;
    unsigned room = 8; /* squares to come */
    for (; !ends_placement(c) && cursor_byte(c, 0) != '/'; c->at++) {
        unsigned char byte = (unsigned char)cursor_byte(c, 0);
        struct man man = gbr_man_of_letter(byte);
        bool run = byte >= '1' && byte <= '9'; /* 9 is always too long */
        if (!run && man.kind == GBR_KINDS)
            return REFUSE(fault, GBR_ERROR_BAD_MAN, c->at, byte);
        for (unsigned squares = run ? (unsigned)(byte - '0') : 1; squares > 0; squares--) {
            if (room == 0)
                return REFUSE(fault, GBR_ERROR_RANK_LENGTH, c->at, rank + 1, rank_length(start));
            room--;
        }
        if (run)
            continue;
        unsigned square = rank * 8 + 7 - room;
        enum gbr_error error = gbr_put_man(position, man, square, flags, c->at, fault);
        if (error)
            return error;
        if (cursor_byte(c, 1) == '~')
            c->at++;
    }
    if (room > 0)
        return REFUSE(fault, GBR_ERROR_RANK_LENGTH, c->at, rank + 1, 8 - room);
    return GBR_OK;
}

/* "/" and the men in hand, as some servers write them behind the eighth rank. */
static enum gbr_error skip_pocket(struct cursor *c, struct gbr_fault *fault)
{
    size_t start = c->at++;
    for (; !ends_placement(c); c->at++) {
        int byte = cursor_byte(c, 0);
        if (byte != '~' && byte != '-' && gbr_man_of_letter((unsigned char)byte).kind == GBR_KINDS)
            return REFUSE(fault, GBR_ERROR_RANK_COUNT, start, 9);
    }
    return GBR_OK;
}

static enum gbr_error plain(
    struct cursor *c, unsigned flags, struct gbr_position *position, struct gbr_fault *fault)
{
    size_t start = c->at;
    gbr_clear_board(position);
    for (unsigned rank = 8; rank-- > 0;) {
        enum gbr_error error = plain_rank(c, rank, position, flags, fault);
        if (error)
            return error;
        bool more = cursor_byte(c, 0) == '/';
        if (rank > 0 && !more)
            return REFUSE(fault, GBR_ERROR_RANK_COUNT, c->at, 8 - rank);
        if (rank > 0)
            c->at++;
        else if (more && (error = skip_pocket(c, fault)) != GBR_OK)
            return error;
    }
    return gbr_need_kings(position, flags, start, fault);
}

/* The side to move behind the placement; White where nothing says so. */
static unsigned char read_turn(struct cursor *c)
{
    if (c->at < c->length && c->at + 2 < c->length && c->text[c->at] == ' '
        && c->text[c->at + 2] == ' ') {
        unsigned char side = c->text[c->at + 1]; /* what most texts have */
        bool white = side == 'w', black = side == 'b';
        if (white | black)
            return black;
    }
    int byte = cursor_byte(c, 0);
    if (byte == '[')
        while (c->at < c->length && c->text[c->at++] != ']')
            ;
    while (gbr_skip_blanks(c) > 0 || cursor_byte(c, 0) == '_')
        if (cursor_byte(c, 0) == '_')
            c->at++;
    byte = cursor_byte(c, 0);
    int next = cursor_byte(c, 1);
    if ((byte != 'b' && byte != 'B') || is_letter(next) || is_digit(next))
        return GBR_WHITE;
    return GBR_BLACK;
}

static bool read_startpos(struct cursor *c, struct gbr_position *position)
{
    static const char word[] = "startpos", array[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    struct cursor behind = {c->text, c->length, c->at + sizeof word - 1};
    size_t end;
    if (!gbr_has_word(c, word) || !ends_placement(&behind))
        return false;
    *c = behind;
    return quick((const unsigned char *)array, sizeof array - 1, 0, position, &end);
}

enum gbr_error gbr_parse_fen(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, struct gbr_fault *fault)
{
    struct cursor c = {(const unsigned char *)text, length, 0};
    struct gbr_position read;

    if (quick(c.text, length, flags, position, &c.at)) { /* nothing is filled unless all is well */
        position->turn = read_turn(&c);
        return GBR_OK;
    }
    gbr_skip_blanks(&c);
    if (c.at == c.length)
        return REFUSE(fault, GBR_ERROR_EMPTY, c.at, 0);
    if (!read_startpos(&c, &read)) {
        enum gbr_error error = plain(&c, flags, &read, fault);
        if (error)
            return error;
    }
    read.turn = read_turn(&c);
    *position = read;
    return GBR_OK;
}

static void put_rank(struct writer *w, const unsigned char men[8])
{
    char empty = 0;
    for (unsigned file = 0; file < 8; file++) {
        if (!men[file]) {
            empty++;
            continue;
        }
        if (empty)
            put(w, (char)('0' + empty));
        empty = 0;
        put(w, (char)men[file]);
    }
    if (empty)
        put(w, (char)('0' + empty));
}

size_t gbr_format_fen(const struct gbr_position *position, char out[GBR_FEN_SIZE])
{
    struct writer w = {out, GBR_FEN_SIZE, 0};
    for (unsigned rank = 8; rank-- > 0;) {
        put_rank(&w, position->board + rank * 8);
        put(&w, rank > 0 ? '/' : ' ');
    }
    gbr_put_text(&w, position->turn == GBR_WHITE ? "w - - 0 1" : "b - - 0 1");
    return end_text(&w);
}
