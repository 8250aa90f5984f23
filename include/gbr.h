/* gbr.h - Guy-Blandford-Roycroft codes of chess positions
 *
 * The whole contract of libgbr. The library keeps four promises: it
 * allocates nothing, does no input or output, changes no global, and reads
 * text as bytes, whatever the locale. Any text of any length is safe input.
 *
 * A text is (pointer, length) and may hold any byte. A parser answers
 * GBR_OK, or an error; then what it would have filled is untouched, and
 * *fault (which may be NULL) says where and why. A formatter writes into the
 * caller's buffer, ends the text with a NUL and returns its length without
 * the NUL; GBR_..._SIZE is the size of buffer that is always enough, and no
 * more is written, whatever bytes the values hold.
 *
 * The rules are those of Roycroft's code as printed in EG, HHdb, Wikipedia
 * ("GBR code"), the ARVES page and Probleemblad; gbr(1) has a table of them.
 */
#ifndef GBR_H
#define GBR_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define GBR_API __attribute__((visibility("default")))
#else
#define GBR_API
#endif

#define GBR_VERSION "1.0.0"

/* ---- Chess ------------------------------------------------------------- */

enum gbr_side { GBR_WHITE, GBR_BLACK };

/* The kinds in the order of the code's digits; kings are never counted. */
enum gbr_kind { GBR_QUEEN, GBR_ROOK, GBR_BISHOP, GBR_KNIGHT, GBR_PAWN, GBR_KING, GBR_KINDS };

/* Squares are 0 to 63: a1, b1 .. h1, a2 .. h8. */
enum { GBR_SQUARES = 64, GBR_NO_SQUARE = 64 };

/* How many men there are: men[side][kind], each 0 to 64. */
struct gbr_material {
    unsigned char men[2][GBR_KINDS];
};

/* A board. board[square] is the man's FEN letter (KQRBNP White's, kqrbnp
 * Black's), 0 where the square is empty. material counts the same men: all
 * functions that fill a position keep the two in step; gbr_place is one. */
struct gbr_position {
    unsigned char board[GBR_SQUARES];
    struct gbr_material material;
    unsigned char turn; /* enum gbr_side: who is to move */
};

/* ---- The code ---------------------------------------------------------- */

/* digit[GBR_QUEEN] .. digit[GBR_KNIGHT] are 0 to 9: White's men plus three
 * times Black's when neither side has more than two of the kind, else 9.
 * The last two are the pawns of White and of Black, 0 to 8. */
enum { GBR_WHITE_PAWNS = GBR_PAWN, GBR_BLACK_PAWNS, GBR_DIGITS };

struct gbr_code {
    unsigned char digit[GBR_DIGITS];
    unsigned char king[2];  /* squares, or GBR_NO_SQUARE twice */
    unsigned char count[2]; /* men of White, of Black, kings included; 0 0: not said */
    unsigned char sign;     /* '+' White wins, '=' draw, 0 none */
    unsigned char turn;     /* enum gbr_side */
};

/* ---- Errors ------------------------------------------------------------ */

enum gbr_error {
    GBR_OK,
    /* positions */
    GBR_ERROR_EMPTY,       /* nothing but blanks */
    GBR_ERROR_RANK_LENGTH, /* a rank has not eight squares */
    GBR_ERROR_RANK_COUNT,  /* a board has not eight ranks */
    GBR_ERROR_BAD_MAN,     /* a byte that is no man and no run of empty squares */
    GBR_ERROR_NO_KING,
    GBR_ERROR_TWO_KINGS,
    GBR_ERROR_NINE_PAWNS,
    GBR_ERROR_PAWN_RANK, /* a pawn on the first or eighth rank */
    /* piece lists and material */
    GBR_ERROR_BAD_LIST,     /* no man with its square where one should be */
    GBR_ERROR_NO_SIDES,     /* nothing says where Black's men begin */
    GBR_ERROR_SQUARE_TWICE, /* two men on a square */
    GBR_ERROR_BAD_MATERIAL, /* a byte that is no man's letter */
    /* codes */
    GBR_ERROR_BAD_CODE,     /* no code here */
    GBR_ERROR_CODE_DIGITS,  /* not four digits, a point and two digits */
    GBR_ERROR_PAWN_DIGIT,   /* a 9 after the point */
    GBR_ERROR_HALF_SQUARE,  /* a file without its rank, or a king without the other */
    GBR_ERROR_KINGS_DIFFER, /* kings printed twice and different */
    GBR_ERROR_SAID_TWICE,   /* a part of the code that stands twice */
    GBR_ERROR_BRACKET,      /* a bracket never closed, or closed by another */
    GBR_ERROR_LIST_LENGTH,  /* more or fewer squares than men */
    GBR_ERROR_LIST_POINT,   /* a point that does not stand before the pawns */
    GBR_ERROR_LIST_SLASH,   /* a / that fits no 9 */
    GBR_ERROR_LIST_NINE,    /* fewer than three men a side for a 9 */
    /* what a code does not say */
    GBR_ERROR_NINE,         /* a 9 does not say how many men */
    GBR_ERROR_COUNT,        /* a count that cannot be true of a 9 */
    GBR_ERROR_NO_KINGS,     /* kings are wanted and not known */
    GBR_ERROR_NO_BOARD,     /* squares are wanted and not known */
    GBR_ERROR_MESON_TURN,   /* Meson has no mark for Black to move, */
    GBR_ERROR_MESON_NINE,   /* no 9, */
    GBR_ERROR_MESON_QUEENS, /* and no first digit above 4 */
    GBR_ERRORS
};

/* Where a text was refused and why. offset is the first wrong byte, 0 to
 * length; value[] holds the numbers that the words need. */
struct gbr_fault {
    size_t offset;
    unsigned value[4];
    enum gbr_error error;
};

/* The fault in words, like "rank 6 has 9 squares". */
enum { GBR_WORDS_SIZE = 128 };
GBR_API size_t gbr_fault_words(const struct gbr_fault *fault, char out[GBR_WORDS_SIZE]);

/* ---- Positions --------------------------------------------------------- */

/* With GBR_PARTIAL a board may have any kings, and pawns anywhere; nine pawns
 * of a colour are refused all the same, since no code can say them.
 * With GBR_MEN_ONLY the board need not be filled: for who wants the classes of
 * millions of positions. All is checked, material and turn are filled. */
enum { GBR_PARTIAL = 1, GBR_MEN_ONLY = 2 };

/* FEN or EPD, or "startpos". The placement is strict; of what follows it only
 * the side to move is read, and nothing there is a reason to refuse. */
GBR_API enum gbr_error gbr_parse_fen(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, struct gbr_fault *fault);
enum { GBR_FEN_SIZE = 96 };
GBR_API size_t gbr_format_fen(const struct gbr_position *position, char out[GBR_FEN_SIZE]);

/* "Kg3 Ba2 Be1 h6 / Kg1 Ra3 Ng8 c3 c6", S for the knight, figurines, side
 * marks ("White:", "b"); White is to move. */
GBR_API enum gbr_error gbr_parse_pieces(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, struct gbr_fault *fault);
enum { GBR_PIECES_SIZE = 272 };
GBR_API size_t gbr_format_pieces(const struct gbr_position *position, char out[GBR_PIECES_SIZE]);

/* Puts a man (a FEN letter, 0 to empty the square) on a square; nowhere on one
 * that is no square of the board (GBR_NO_SQUARE). */
GBR_API void gbr_place(struct gbr_position *position, unsigned square, char man);

/* The same game with colours exchanged: board turned over, other side to move. */
GBR_API void gbr_flip_position(struct gbr_position *position);

/* ---- Material ---------------------------------------------------------- */

/* "KBBPvKRNPP" and its like: v, vs, vs., - or : between the sides, or the
 * second K; men in any order; kings may be left out. */
GBR_API enum gbr_error gbr_parse_material(
    const char *text, size_t length, struct gbr_material *material, struct gbr_fault *fault);
enum { GBR_MATERIAL_SIZE = 136 };
GBR_API size_t gbr_format_material(
    const struct gbr_material *material, char out[GBR_MATERIAL_SIZE]);

/* All men of a side, kings included. */
GBR_API unsigned gbr_count_men(const struct gbr_material *material, enum gbr_side side);

/* ---- Codes ------------------------------------------------------------- */

/* The class digits of a material; no kings, no count, no sign, White to move.
 * GBR_ERROR_NINE_PAWNS where a side has more than eight. */
GBR_API enum gbr_error gbr_classify(const struct gbr_material *material, struct gbr_code *code);

/* The same of a position, with its count, its turn, and its kings where each
 * side has one. */
GBR_API enum gbr_error gbr_encode(const struct gbr_position *position, struct gbr_code *code);

/* The men that a code says. A 9 is settled by code->count where it is the
 * only one; otherwise GBR_ERROR_NINE, fault->value[2] the kind. */
GBR_API enum gbr_error gbr_decode(
    const struct gbr_code *code, struct gbr_material *material, struct gbr_fault *fault);

/* Colours exchanged; '+' becomes no sign. */
GBR_API void gbr_flip_code(struct gbr_code *code);

/* A code as printed. */
enum gbr_part {
    GBR_PART_SIGN,
    GBR_PART_TURN, /* ZAZ, BTM */
    GBR_PART_KINGS,
    GBR_PART_CLASS,
    GBR_PART_AGAIN,  /* the kings a second time */
    GBR_PART_LIST,   /* the squares of the men */
    GBR_PART_COUNT,  /* 4/5 */
    GBR_PART_RESULT, /* Draw, White wins, Black to move */
    GBR_PART_REST,   /* HHdb's flags and other text, kept aside */
    GBR_PARTS
};

struct gbr_span {
    size_t start, length; /* length 0: not there */
};

struct gbr_reading {
    struct gbr_code code;         /* count as printed, 0 0 where it is not */
    struct gbr_position position; /* where full says so */
    unsigned char full;           /* 1: the squares of all men are known */
    unsigned char said;           /* the sign that the words say: '+', '=' or 0 */
    unsigned char doubt;          /* 1: the words speak of a result, but of no sure one for White */
    struct gbr_span part[GBR_PARTS];
};

/* A code in any of the forms that are printed; the man page lists them. */
GBR_API enum gbr_error gbr_parse_code(
    const char *text, size_t length, struct gbr_reading *reading, struct gbr_fault *fault);

/* The forms that are written. */
enum gbr_style {
    GBR_STYLE_CLASS,        /* =0323.12g3g1 */
    GBR_STYLE_SHORT,        /* 1000 where there are no pawns; class only */
    GBR_STYLE_HHDB,         /* (=0323.12g3g1) */
    GBR_STYLE_EG,           /* g3g1 0323.12 4/5 Draw */
    GBR_STYLE_FULL,         /* 0000.02.a1a8.a2b2 */
    GBR_STYLE_EG_FULL,      /* a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win */
    GBR_STYLE_PROBLEEMBLAD, /* (+0031.10a1h8h1f4a7) */
    GBR_STYLE_MESON,        /* --kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5 */
    GBR_STYLES
};

/* "eg-full" <-> GBR_STYLE_EG_FULL; GBR_STYLES where there is no such name. */
GBR_API const char *gbr_style_name(enum gbr_style style);
GBR_API enum gbr_style gbr_find_style(const char *name, size_t length);

/* A code in a style, with the sign and the kings that it has: set sign to 0 or
 * king to GBR_NO_SQUARE to leave them out of a GBR_STYLE_CLASS. Styles from
 * GBR_STYLE_FULL on need the position, the others take NULL. Returns 0 with
 * *fault where the style cannot say it. */
enum { GBR_CODE_SIZE = 256 };
GBR_API size_t gbr_format_code(const struct gbr_code *code, const struct gbr_position *position,
    enum gbr_style style, char out[GBR_CODE_SIZE], struct gbr_fault *fault);

#ifdef __cplusplus
}
#endif

#endif
