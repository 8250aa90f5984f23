/* fen.c - Forsyth-Edwards notation and EPD
 *
 *   fen       = *whitespace ("startpos" | placement) [pocket] [gap fields] anything
 *   placement = rank 7("/" rank)
 *   rank      = 1*(man ["~"] | run)     eight squares
 *   man       = one of KQRBNPS kqrbnps
 *   run       = "1" .. "8"              runs may stand side by side
 *   pocket    = "[" anything "]" | "/" *(man | "~" | "-")
 *   fields    = side [gap castling [gap square]]
 *   gap       = 1*(whitespace | "_")
 *   side      = "w" | "b" | "W" | "B"
 *   castling  = "-" | 1*("K" | "Q" | "k" | "q" | file in either case)
 *   square    = "-" | file rank
 *
 * The placement ends at whitespace, "_", ";", "[", NUL or the end of the text, and so does each
 * field; the side may be followed by any byte that is neither letter nor digit. The fields count up
 * to the first that is not well-formed. "moves" in its place, or after it and fields that begin
 * with no letter (counters), is refused; an EPD operation or a comment begins with a letter or ";".
 *
 * There are two parsers. The quick one reads what lists of FENs hold, with a table and without a
 * branch for each square, and only ever says yes; the plain one reads all of the grammar and knows
 * what is wrong. A test holds them against each other.
 */
#include "fen.h"

#include <string.h>

#include "position.h"

/* ---- eight bytes at once ---- */

#define ONES UINT64_C(0x0101010101010101)
#define HIGHS UINT64_C(0x8080808080808080)

/* The high bit of each of the eight bytes that is this one; perhaps of others too where one is. */
static inline uint64_t find_bytes(uint64_t bytes, unsigned char byte)
{
    bytes ^= ONES * byte;
    return (bytes - ONES) & ~bytes & HIGHS;
}

static inline uint64_t load_bytes(const unsigned char *bytes)
{
    uint64_t loaded;
    memcpy(&loaded, bytes, sizeof loaded);
    return loaded;
}

/* The lowest byte first: one store on most machines. */
static inline void store_bytes(char out[8], uint64_t bytes)
{
    out[0] = (char)bytes;
    out[1] = (char)(bytes >> 8);
    out[2] = (char)(bytes >> 16);
    out[3] = (char)(bytes >> 24);
    out[4] = (char)(bytes >> 32);
    out[5] = (char)(bytes >> 40);
    out[6] = (char)(bytes >> 48);
    out[7] = (char)(bytes >> 56);
}

/* ---- after the placement ---- */

/* What the fields say, whether it fits the board or not. */
struct fields {
    unsigned char turn;
    bool turn_known;
    uint32_t castling;        /* a bit for each right that is said, White's in the lower half */
    unsigned char en_passant; /* 0: none */
};

/* Of a side: a bit for each file, and those of the outermost rooks on either side of the king. */
enum { FILES = 0xff, KING_WING = 1 << 8, QUEEN_WING = 1 << 9, ALL_WINGS = KING_WING | QUEEN_WING };
#define BLACK_RIGHTS(rights) ((uint32_t)(rights) << 16)

/* clang-format off */
static const uint32_t castling_letters[128] = {
#define RIGHT(white, black, rights) [white] = (rights), [black] = BLACK_RIGHTS(rights)
    RIGHT('K', 'k', KING_WING), RIGHT('Q', 'q', QUEEN_WING),
    RIGHT('A', 'a', 1 << 0), RIGHT('B', 'b', 1 << 1), RIGHT('C', 'c', 1 << 2), RIGHT('D', 'd', 1 << 3),
    RIGHT('E', 'e', 1 << 4), RIGHT('F', 'f', 1 << 5), RIGHT('G', 'g', 1 << 6), RIGHT('H', 'h', 1 << 7),
#undef RIGHT
};
/* clang-format on */

static bool ends_field(const struct cursor *c)
{
    int byte = cursor_byte(c, 0);
    return byte <= 0 || byte == '_' || byte == ';' || byte == '[' || gbr_whitespace_length(c) > 0;
}

static bool skip_gap(struct cursor *c)
{
    size_t start = c->at;
    while (gbr_skip_whitespace(c) > 0 || cursor_byte(c, 0) == '_')
        c->at += cursor_byte(c, 0) == '_';
    return c->at > start;
}

static bool read_side(struct cursor *c, struct fields *fields)
{
    int side = cursor_byte(c, 0) | 0x20, next = cursor_byte(c, 1);
    bool white = side == 'w', black = side == 'b';
    if (!(white | black) || is_letter(next) || is_digit(next))
        return false;
    fields->turn = black ? GBR_BLACK : GBR_WHITE;
    fields->turn_known = true;
    c->at++;
    return true;
}

static bool read_castling(struct cursor *c, struct fields *fields)
{
    struct cursor field = *c;
    uint32_t castling = 0;
    if (cursor_byte(&field, 0) == '-')
        field.at++;
    else
        for (; !ends_field(&field); field.at++) {
            int byte = cursor_byte(&field, 0);
            uint32_t rights = byte >= 0 && byte < 128 ? castling_letters[byte] : 0;
            if (rights == 0)
                return false;
            castling |= rights;
        }
    if (!ends_field(&field) || field.at == c->at)
        return false;
    fields->castling = castling;
    *c = field;
    return true;
}

static bool read_en_passant(struct cursor *c, struct fields *fields)
{
    unsigned square = gbr_read_square(c);
    bool none = cursor_byte(c, 0) == '-';
    struct cursor after = {c->text, c->length, c->at + (none ? 1 : 2)};
    if ((!none && square == GBR_NO_SQUARE) || !ends_field(&after))
        return false;
    fields->en_passant = none ? 0 : (unsigned char)square;
    *c = after;
    return true;
}

/* A field that begins neither a word nor a quotation: counters in all their forms. */
static bool is_counter(const struct cursor *c)
{
    int byte = cursor_byte(c, 0);
    return !ends_field(c) && !is_letter(byte) && byte != '"';
}

/* May "moves" be in the text from at on, or begin in the bytes before? Looks for its v, the letter
 * that FENs and EPD seldom have, in eight bytes at once; the last eight reach back. */
static inline bool may_have_moves(const struct cursor *c, size_t at)
{
    if (c->length < 8)
        return true;
    size_t last = c->length - 8;
    for (; at < last; at += 8)
        if (find_bytes(load_bytes(c->text + at), 'v'))
            return true;
    return at < c->length && find_bytes(load_bytes(c->text + last), 'v');
}

/* Is the word "moves" the next field but for counters? c is moved to it. */
static bool find_moves(struct cursor *c)
{
    if (!may_have_moves(c, c->at))
        return false; /* most texts */
    skip_gap(c);
    while (is_counter(c)) {
        while (!ends_field(c))
            c->at++;
        skip_gap(c);
    }
    struct cursor after = {c->text, c->length, c->at + strlen("moves")};
    return gbr_has_bytes(c, "moves") && ends_field(&after);
}

static void skip_pocket_in_brackets(struct cursor *c)
{
    if (cursor_byte(c, 0) == '[')
        while (c->at < c->length && c->text[c->at++] != ']')
            ;
}

/* False: "moves" stands where c is then. What the text does not say is left as it is. */
static bool read_fields(struct cursor *c, struct fields *fields)
{
    skip_pocket_in_brackets(c);
    if (skip_gap(c) && read_side(c, fields) && skip_gap(c) && read_castling(c, fields)
        && skip_gap(c))
        read_en_passant(c, fields);
    return !find_moves(c);
}

/* ---- castling rights and en passant on a board ---- */

/* The home rank of a side. */
struct home {
    const unsigned char *men;
    unsigned king; /* the file of its king; 8: it is not there or not the only one */
    unsigned char rook;
};

static struct home find_home(const struct gbr_position *position, unsigned side)
{
    struct home home = {position->board + (side == GBR_WHITE ? 0 : 56), 8,
        (unsigned char)gbr_letter_of_man(side, GBR_ROOK)};
    unsigned char king = (unsigned char)gbr_letter_of_man(side, GBR_KING);
    if (position->material.men[side][GBR_KING] != 1 || !find_bytes(load_bytes(home.men), king))
        return home;
    for (home.king = 0; home.king < 8 && home.men[home.king] != king;)
        home.king++;
    return home;
}

/* The outermost rook on a side of the king, as a bit; 0: none. */
static unsigned kings_rook(const struct home *home)
{
    for (unsigned file = 7; file > home->king; file--)
        if (home->men[file] == home->rook)
            return 1u << file;
    return 0;
}

static unsigned queens_rook(const struct home *home)
{
    for (unsigned file = 0; file < home->king && home->king < 8; file++)
        if (home->men[file] == home->rook)
            return 1u << file;
    return 0;
}

/* The only bit of the bits, 0 where there are more. */
static unsigned only_bit(unsigned bits)
{
    return (bits & (bits - 1)) == 0 ? bits : 0;
}

/* The rights that fit: where there are two on one side of the king neither does, since nothing says
 * which is meant. */
static unsigned fit_files(const struct home *home, unsigned rights)
{
    if (home->king == 8)
        return 0;
    unsigned queens_wing = (1u << home->king) - 1;
    for (unsigned file = 0; file < 8; file++)
        if (home->men[file] != home->rook)
            rights &= ~(1u << file);
    return only_bit(rights & queens_wing) | only_bit(rights & FILES & ~queens_wing);
}

static unsigned char fit_castling(
    const struct gbr_position *position, unsigned side, unsigned castling)
{
    struct home home = find_home(position, side);
    if (home.king == 8)
        return 0;
    unsigned rights = castling & KING_WING ? kings_rook(&home) : 0;
    if (castling & QUEEN_WING)
        rights |= queens_rook(&home);
    if (castling & FILES)
        rights = fit_files(&home, rights | (castling & FILES));
    return (unsigned char)rights;
}

/* Can a pawn of the side that is not to move have just passed over the square? */
static bool fits_en_passant(const struct gbr_position *position, unsigned square)
{
    static const unsigned char ranks[2][3] = {{6, 5, 4}, {1, 2, 3}}; /* from, over and to which */
    bool white = position->turn == GBR_WHITE;
    const unsigned char *rank = ranks[white ? 0 : 1];
    unsigned file = square % 8;
    return square / 8 == rank[1] && !position->board[8 * rank[0] + file]
        && !position->board[8 * rank[1] + file]
        && position->board[8 * rank[2] + file] == (white ? 'p' : 'P');
}

static inline void use_fields(const struct fields *fields, struct gbr_position *position)
{
    position->turn = fields->turn;
    position->castling[GBR_WHITE] = position->castling[GBR_BLACK] = 0;
    position->en_passant = 0;
    if (fields->castling != 0)
        for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++)
            position->castling[side] = fit_castling(position, side, fields->castling >> 16 * side);
    if (fields->en_passant != 0 && fits_en_passant(position, fields->en_passant))
        position->en_passant = fields->en_passant;
}

/* ---- the quick parser ---- */

/* What a byte of a placement adds to two sums. Their low bytes count White's and Black's men, a
 * byte for each kind. Above them, in 16 bits, the first counts the cells passed (a "/" takes a cell
 * of its own: a board is eight rows of nine less the last one's), the second the bytes that may
 * stand in a placement, and the slashes. Any other byte of ASCII adds nothing. */
enum { TOP = 48, CELLS = 71, ROW = 9, SLASHES = 7, A_SLASH = 128 };
#define CELL(n) ((uint64_t)(n) << TOP)
#define VALID CELL(1)
#define ONE(kind) (UINT64_C(1) << (8 * (kind)))
#define ALL_PAWNS (0xff * ONE(GBR_PAWN))
#define EIGHT_PAWNS (8 * ONE(GBR_PAWN))
enum { KING_BITS = 8 * GBR_KING }; /* the kings' byte is the one below the top */

struct sums {
    uint64_t white, black;
};

/* clang-format off */
#define WHITE(kind) {CELL(1) + ONE(kind), VALID}
#define BLACK(kind) {CELL(1), VALID + ONE(kind)}
#define RUN(n) {CELL(n), VALID}
static const struct sums adds[128] = {
    ['K'] = WHITE(GBR_KING),   ['k'] = BLACK(GBR_KING),
    ['Q'] = WHITE(GBR_QUEEN),  ['q'] = BLACK(GBR_QUEEN),
    ['R'] = WHITE(GBR_ROOK),   ['r'] = BLACK(GBR_ROOK),
    ['B'] = WHITE(GBR_BISHOP), ['b'] = BLACK(GBR_BISHOP),
    ['N'] = WHITE(GBR_KNIGHT), ['n'] = BLACK(GBR_KNIGHT),
    ['P'] = WHITE(GBR_PAWN),   ['p'] = BLACK(GBR_PAWN),
    ['1'] = RUN(1), ['2'] = RUN(2), ['3'] = RUN(3), ['4'] = RUN(4),
    ['5'] = RUN(5), ['6'] = RUN(6), ['7'] = RUN(7), ['8'] = RUN(8),
    ['/'] = {CELL(1), VALID + CELL(A_SLASH)},
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
    uint64_t row = load_bytes(cells);
    return row & (row >> 6 & ONES) * 0xff; /* letters alone have bit 6 */
}

/* Pawns of either colour among eight cells. */
static uint64_t pawns_of(const unsigned char *cells)
{
    return find_bytes(load_bytes(cells) | ONES * 0x20, 'p');
}

static bool slashes_in_place(const unsigned char *cells)
{
    return (cells[ROW - 1] == '/') & (cells[2 * ROW - 1] == '/') & (cells[3 * ROW - 1] == '/')
        & (cells[4 * ROW - 1] == '/') & (cells[5 * ROW - 1] == '/') & (cells[6 * ROW - 1] == '/')
        & (cells[7 * ROW - 1] == '/');
}

/* adds has no rows above ASCII. A byte there that passed for one below stands in its cell still. */
static bool is_ascii(const unsigned char *cells)
{
    uint64_t seen = load_bytes(cells) | load_bytes(cells + 8) | load_bytes(cells + 16)
        | load_bytes(cells + 24) | load_bytes(cells + 32) | load_bytes(cells + 40)
        | load_bytes(cells + 48) | load_bytes(cells + 56) | load_bytes(cells + 64);
    return (seen & HIGHS) == 0;
}

static inline bool pass_byte(
    struct sums *sums, unsigned char *cells, const unsigned char *text, size_t *at)
{
    unsigned char byte = text[*at];
    if (byte == ' ')
        return false;
    cells[sums->white >> TOP] = byte;
    sums->white += adds[byte & 127].white;
    sums->black += adds[byte & 127].black;
    ++*at;
    return true;
}

/* Room for every byte of a placement: each passes one cell at least, and eight at most. */
enum { CELLS_ROOM = CELLS * 8 };

/* A full position, its placement followed by a blank or nothing; else false. c is moved to the end
 * of the placement. */
static inline bool pass_placement(
    struct cursor *c, unsigned char cells[CELLS_ROOM], struct sums *passed)
{
    const unsigned char *text = c->text;
    size_t length = c->length, most = length < CELLS ? length : CELLS, at = 0;
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

    /* No byte that may not be, seven slashes, each in its place, and no cell too many: then every
     * row has eight squares. No count has carried, for 71 bytes are the most. */
    if (sums.white >> KING_BITS != (CELLS << 8 | 1)
        || sums.black >> KING_BITS != ((at + SLASHES * A_SLASH) << 8 | 1)
        || !slashes_in_place(cells) || !is_ascii(cells) || (sums.white & ALL_PAWNS) > EIGHT_PAWNS
        || (sums.black & ALL_PAWNS) > EIGHT_PAWNS
        || (pawns_of(cells) | pawns_of(cells + SLASHES * ROW)) != 0)
        return false;
    c->at = at;
    *passed = sums;
    return true;
}

static void store_material(struct gbr_material *material, const struct sums *sums)
{
    store_counts(material->men[GBR_WHITE], sums->white);
    store_counts(material->men[GBR_BLACK], sums->black);
}

/* The fields as nearly all FENs have them, or none: " w KQkq - 0 1". The side is known by one byte,
 * and what stands after it by eight: at most four letters or "-", then " - ". */
static inline bool quick_fields(const struct cursor *c, struct fields *fields)
{
    enum { BYTES = 8 };
    unsigned char next[BYTES] = {' ', ' ', ' ', ' ', ' ', ' ', ' ', ' '};
    const unsigned char *text = c->text + c->at;
    size_t length = c->length - c->at;
    if (length <= 3)
        return length == 0;
    if (length >= 3 + BYTES)
        memcpy(next, text + 3, BYTES);
    else
        for (size_t i = 3; i < length; i++)
            next[i - 3] = text[i];

    /* Neither a blank nor "-" stands for a right: if so many bytes do and " - " follows them, they
     * are the first ones. All are ASCII, which is asked below. */
    uint32_t rights[4];
    size_t letters = 0;
    for (size_t i = 0; i < 4; i++) {
        rights[i] = castling_letters[next[i] & 127];
        letters += rights[i] != 0;
    }
    size_t after = letters + (next[0] == '-');
    bool white = text[1] == 'w', black = text[1] == 'b';
    if (!(white | black) | ((load_bytes(next) & HIGHS) != 0) | (text[2] != ' ')
        | (letters > 0 && next[0] == '-') | (next[after] != ' ') | (next[after + 1] != '-')
        | (next[after + 2] != ' '))
        return false;
    if (length >= 3 + BYTES && may_have_moves(c, c->at + 3 + after))
        return false;
    fields->turn = black ? GBR_BLACK : GBR_WHITE;
    fields->turn_known = true;
    fields->castling = rights[0] | rights[1] | rights[2] | rights[3];
    return true;
}

bool gbr_quick_fen(const char *text, size_t length, struct gbr_position *position, bool *turn_known)
{
    struct cursor c = cursor_of(text, length);
    struct fields fields = {GBR_WHITE, false, 0, 0};
    unsigned char cells[CELLS_ROOM];
    struct sums sums = {0, 0};
    if (!pass_placement(&c, cells, &sums))
        return false;
    if (!quick_fields(&c, &fields) && !read_fields(&c, &fields))
        return false;
    for (size_t row = 0; row < 8; row++) {
        uint64_t men = row_of(cells + row * ROW);
        memcpy(position->board + 8 * (7 - row), &men, sizeof men);
    }
    store_material(&position->material, &sums);
    use_fields(&fields, position);
    *turn_known = fields.turn_known;
    return true;
}

static inline bool quick_sums(const char *text, size_t length, struct sums *sums)
{
    struct cursor c = cursor_of(text, length);
    struct fields fields;
    unsigned char cells[CELLS_ROOM];
    return pass_placement(&c, cells, sums)
        && (!may_have_moves(&c, c.at) || read_fields(&c, &fields));
}

bool gbr_quick_material(const char *text, size_t length, struct gbr_material *material)
{
    struct sums sums = {0, 0};
    if (!quick_sums(text, length, &sums))
        return false;
    store_material(material, &sums);
    return true;
}

size_t gbr_quick_class(const char *text, size_t length, char out[GBR_CODE_SIZE])
{
    enum { PAWNS = 8 * GBR_PAWN, LENGTH = 7 };
    struct sums sums = {0, 0};
    if (!quick_sums(text, length, &sums))
        return 0;
    uint64_t class = gbr_class_digits((uint32_t)sums.white, (uint32_t)sums.black)
        | ((sums.white >> PAWNS & 0xff) << 40) | ((sums.black >> PAWNS & 0xff) << 48);
    class += UINT64_C(0x0030302e30303030); /* "0000.00" */
    store_bytes(out, class);               /* the last is the NUL */
    return LENGTH;
}

/* ---- the plain parser ---- */

/* How many squares the rank that starts at c says it has, the bad ones too. */
static unsigned rank_length(struct cursor c)
{
    unsigned squares = 0;
    for (; !ends_field(&c) && cursor_byte(&c, 0) != '/' && squares < 1000000; c.at++) {
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
    for (; !ends_field(c) && cursor_byte(c, 0) != '/'; c->at++) {
        unsigned char byte = (unsigned char)cursor_byte(c, 0);
        struct man man = gbr_man_of_letter(byte);
        bool run = byte >= '1' && byte <= '9'; /* 9 is always too long */
        if (!run && man.kind == GBR_KINDS)
            return REFUSE(fault, c->at, GBR_ERROR_BAD_MAN, byte);
        for (unsigned squares = run ? (unsigned)(byte - '0') : 1; squares > 0; squares--) {
            if (room == 0)
                return REFUSE(fault, c->at, GBR_ERROR_RANK_LENGTH, rank + 1, rank_length(start));
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
        return REFUSE(fault, c->at, GBR_ERROR_RANK_LENGTH, rank + 1, 8 - room);
    return GBR_OK;
}

/* "/" and the men in hand, as some servers write them after the eighth rank. */
static enum gbr_error skip_pocket(struct cursor *c, struct gbr_fault *fault)
{
    size_t start = c->at++;
    for (; !ends_field(c); c->at++) {
        int byte = cursor_byte(c, 0);
        if (byte != '~' && byte != '-' && gbr_man_of_letter((unsigned char)byte).kind == GBR_KINDS)
            return REFUSE(fault, start, GBR_ERROR_RANK_COUNT, 9);
    }
    return GBR_OK;
}

static enum gbr_error plain_board(
    struct cursor *c, unsigned flags, struct gbr_position *position, struct gbr_fault *fault)
{
    size_t start = c->at;
    for (unsigned rank = 8; rank-- > 0;) {
        enum gbr_error error = plain_rank(c, rank, position, flags, fault);
        if (error)
            return error;
        bool more = cursor_byte(c, 0) == '/';
        if (rank > 0 && !more)
            return REFUSE(fault, c->at, GBR_ERROR_RANK_COUNT, 8 - rank);
        if (rank > 0)
            c->at++;
        else if (more && (error = skip_pocket(c, fault)) != GBR_OK)
            return error;
    }
    return gbr_need_kings(position, flags, start, fault);
}

static bool read_startpos(struct cursor *c, struct gbr_position *position, struct fields *fields)
{
    static const char word[] = "startpos", fen[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    struct cursor after = {c->text, c->length, c->at + sizeof word - 1};
    if (!gbr_has_bytes(c, word) || !ends_field(&after))
        return false;
    *c = after;
    fields->castling = ALL_WINGS | BLACK_RIGHTS(ALL_WINGS);
    return gbr_quick_fen(fen, sizeof fen - 1, position, &fields->turn_known);
}

enum gbr_error gbr_plain_fen(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, bool *turn_known, struct gbr_fault *fault)
{
    struct cursor c = cursor_of(text, length);
    struct fields fields = {GBR_WHITE, false, 0, 0};
    struct gbr_position read;

    gbr_clear_board(&read);
    gbr_skip_whitespace(&c);
    if (c.at == c.length)
        return REFUSE(fault, c.at, GBR_ERROR_EMPTY);
    if (!read_startpos(&c, &read, &fields)) {
        enum gbr_error error = plain_board(&c, flags, &read, fault);
        if (error)
            return error;
    }
    if (!read_fields(&c, &fields))
        return REFUSE(fault, c.at, GBR_ERROR_MOVES);
    use_fields(&fields, &read);
    *turn_known = fields.turn_known;
    *position = read;
    return GBR_OK;
}

enum gbr_error gbr_read_fen(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, bool *turn_known, struct gbr_fault *fault)
{
    if (gbr_quick_fen(text, length, position, turn_known))
        return GBR_OK;
    return gbr_plain_fen(text, length, flags, position, turn_known, fault);
}

enum gbr_error gbr_parse_fen(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, struct gbr_fault *fault)
{
    bool turn_known;
    return gbr_read_fen(text, length, flags, position, &turn_known, fault);
}

enum gbr_error gbr_parse_fen_material(const char *text, size_t length, unsigned flags,
    struct gbr_material *material, struct gbr_fault *fault)
{
    if (gbr_quick_material(text, length, material))
        return GBR_OK;
    struct gbr_position position;
    bool turn_known;
    enum gbr_error error = gbr_plain_fen(text, length, flags, &position, &turn_known, fault);
    if (error == GBR_OK)
        *material = position.material;
    return error;
}

/* ---- writing ---- */

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

/* The letter of a right: K or Q, or its file where that would mean a rook further out. */
static void put_right(struct writer *w, unsigned right, unsigned outermost, char letter, bool white)
{
    if (right == 0)
        return;
    if (right != outermost)
        for (letter = 'a'; right > 1; right >>= 1)
            letter++;
    put(w, white ? (char)(letter ^ 0x20) : letter);
}

static void put_castling(struct writer *w, const struct gbr_position *position)
{
    size_t start = w->at;
    for (unsigned side = GBR_WHITE; side <= GBR_BLACK; side++) {
        struct home home = find_home(position, side);
        unsigned rights = fit_files(&home, position->castling[side]);
        unsigned queens = rights & ((1u << home.king) - 1), kings = rights & ~queens;
        put_right(w, kings, kings_rook(&home), 'k', side == GBR_WHITE);
        put_right(w, queens, queens_rook(&home), 'q', side == GBR_WHITE);
    }
    if (w->at == start)
        put(w, '-');
}

size_t gbr_format_fen(const struct gbr_position *position, char out[GBR_FEN_SIZE])
{
    struct writer w = {out, GBR_FEN_SIZE, 0};
    for (unsigned rank = 8; rank-- > 0;) {
        put_rank(&w, position->board + rank * 8);
        put(&w, rank > 0 ? '/' : ' ');
    }
    gbr_put_text(&w, position->turn == GBR_WHITE ? "w " : "b ");
    put_castling(&w, position);
    put(&w, ' ');
    if (fits_en_passant(position, position->en_passant))
        gbr_put_square(&w, position->en_passant);
    else
        put(&w, '-');
    gbr_put_text(&w, " 0 1");
    return end_text(&w);
}
