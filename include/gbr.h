/* gbr.h - Guy-Blandford-Roycroft codes of chess positions
 *
 * The whole contract of libgbr, version 2. The library keeps four promises: it
 * allocates nothing, does no input or output, changes no global, and reads
 * text as bytes, whatever the locale. Any text of any length is safe input.
 *
 * A text is (pointer, length) and may hold any byte. A function that answers
 * enum gbr_error answers GBR_OK, or an error; then what it would have filled is
 * untouched, and *fault (which may be NULL) says where and why. A formatter
 * writes into the caller's buffer, ends the text with a NUL and returns its
 * length without the NUL; one that fails writes an empty text and returns 0.
 * GBR_..._SIZE is the size of buffer that is always enough, and no more is
 * written, whatever bytes the values hold.
 *
 * What may come without breaking a program that was built before: a style, an
 * error, a part of a code, a kind of text and a remark, each with the next
 * number of its enumeration. So no enumeration has a last member that counts
 * the others: gbr_style_name() and gbr_remark_text() answer NULL after the last
 * one, gbr_format_fault() has words for every error of the library that runs,
 * and a reading has room for parts to come. A number that the library does not
 * know is an error, never taken for another. Structs keep their size and the
 * order of their members as long as the SONAME stays.
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

/* The version of this header, and that of the library that runs. */
#define GBR_VERSION "2.0.0"
GBR_API const char *gbr_version(void);

/* ---- Chess ------------------------------------------------------------- */

enum gbr_side { GBR_WHITE, GBR_BLACK };

/* The kinds in the order of the code's digits; kings are never counted. */
enum gbr_kind { GBR_QUEEN, GBR_ROOK, GBR_BISHOP, GBR_KNIGHT, GBR_PAWN, GBR_KING };
enum { GBR_KINDS = 6 };

/* Squares are 0 to 63: a1, b1 .. h1, a2 .. h8. */
enum { GBR_SQUARES = 64, GBR_NO_SQUARE = 64 };

/* How many men there are: men[side][kind], each 0 to 64. */
struct gbr_material {
    unsigned char men[2][GBR_KINDS];
};

/* A position. board[square] is the man's FEN letter (KQRBNP White's, kqrbnp
 * Black's), 0 where the square is empty. material counts the same men: all
 * functions that fill or change a position keep the two in step; gbr_place is
 * one. */
struct gbr_position {
    unsigned char board[GBR_SQUARES];
    struct gbr_material material;
    unsigned char turn;        /* enum gbr_side: who is to move */
    unsigned char castling[2]; /* of each side: bit f, may castle with its rook on file f (a: 0) */
    unsigned char en_passant;  /* the square that a pawn has just passed over, 0: none */
};

/* ---- The code ---------------------------------------------------------- */

/* digit[GBR_QUEEN] .. digit[GBR_KNIGHT] are 0 to 9: White's men plus three
 * times Black's when neither side has more than two of the kind, else 9.
 * The last two are the pawns of White and of Black, 0 to 8. */
enum { GBR_WHITE_PAWNS = GBR_PAWN, GBR_BLACK_PAWNS, GBR_DIGITS };

struct gbr_code {
    unsigned char digit[GBR_DIGITS];
    unsigned char king[2];  /* squares, or GBR_NO_SQUARE twice */
    unsigned char count[2]; /* men of White, of Black, kings included; 0 0: not known */
    unsigned char sign;     /* '+' White wins, '=' draw, 0 none */
    unsigned char turn;     /* enum gbr_side */
};

/* ---- Errors ------------------------------------------------------------ */

/* Beside an error: what value[] of its fault holds, from value[0] on. */
enum gbr_error {
    GBR_OK,
    /* positions */
    GBR_ERROR_EMPTY,        /* nothing but whitespace */
    GBR_ERROR_UNKNOWN_TEXT, /* neither a position nor a code */
    GBR_ERROR_RANK_LENGTH,  /* a rank has not eight squares: the rank 1 to 8, its squares */
    GBR_ERROR_RANK_COUNT,   /* a board has not eight ranks: how many */
    GBR_ERROR_BAD_MAN,      /* neither a man nor a run of empty squares: the byte */
    GBR_ERROR_NO_KING,      /* the side */
    GBR_ERROR_TWO_KINGS,    /* the side */
    GBR_ERROR_NINE_PAWNS,   /* the side */
    GBR_ERROR_PAWN_RANK,    /* a pawn on the first or eighth rank: the side, the square */
    GBR_ERROR_MOVES,        /* a FEN and moves: the position after them is meant */
    /* piece lists and material */
    GBR_ERROR_BAD_LIST,     /* no man with its square where one should be */
    GBR_ERROR_GLUED_SQUARE, /* Rd1e5: a second rook, or a pawn */
    GBR_ERROR_NO_SIDES,     /* nothing says where Black's men begin */
    GBR_ERROR_SQUARE_TWICE, /* two men on a square: the square */
    GBR_ERROR_BAD_MATERIAL, /* a byte that is no man's letter; no men, or more than 64 */
    /* codes */
    GBR_ERROR_NO_CODE,      /* no code here */
    GBR_ERROR_CODE_DIGITS,  /* not four digits, a point and two digits */
    GBR_ERROR_PAWN_DIGIT,   /* a 9 after the point: the side */
    GBR_ERROR_HALF_SQUARE,  /* a file without its rank, or a king without the other */
    GBR_ERROR_KINGS_DIFFER, /* kings printed twice and different: the squares in their order */
    GBR_ERROR_PART_TWICE,   /* a part of the code that stands twice */
    GBR_ERROR_BRACKET,      /* a bracket closed by another; of a pattern, never closed */
    GBR_ERROR_LIST_LENGTH,  /* more or fewer squares than men: squares, men */
    GBR_ERROR_LIST_POINT,   /* a point that does not stand before the pawns */
    GBR_ERROR_LIST_SLASH,   /* a / that fits no 9 */
    GBR_ERROR_LIST_NINE,    /* fewer than three men a side for a 9: White's, Black's */
    /* what a code does not say */
    GBR_ERROR_NINE,         /* a 9 does not say how many men: (0, 0,) the kind of the first 9 */
    GBR_ERROR_COUNT,        /* a count that cannot be true of the 9s: White's, Black's, the kind of
                               the first 9, how many 9s */
    GBR_ERROR_NO_KINGS,     /* kings are needed and not known */
    GBR_ERROR_NO_BOARD,     /* squares are needed and not known */
    GBR_ERROR_STYLE,        /* a style that this library does not know */
    GBR_ERROR_MESON_TURN,   /* Meson has no mark for Black to move, */
    GBR_ERROR_MESON_NINE,   /* no 9, */
    GBR_ERROR_MESON_QUEENS, /* and no first digit above 4 */
    /* patterns */
    GBR_ERROR_PATTERN,       /* neither a class with ? and [013] nor a material */
    GBR_ERROR_PATTERN_PAWNS, /* after the point neither two digits nor * */
    GBR_ERROR_PATTERN_KINGS, /* no two squares, ? for any file or rank */
    GBR_ERROR_PATTERN_END    /* something follows the pattern */
};

/* Where a text was refused and why. offset is the first wrong byte, 0 to
 * length; value[] holds the numbers that the words need. */
struct gbr_fault {
    size_t offset;
    unsigned value[4];
    enum gbr_error error;
};

/* The fault in words, like "rank 6 has 9 squares". */
enum { GBR_FAULT_SIZE = 128 };
GBR_API size_t gbr_format_fault(const struct gbr_fault *fault, char out[GBR_FAULT_SIZE]);

/* ---- Positions --------------------------------------------------------- */

/* With GBR_PARTIAL a board may have any kings, and pawns anywhere; nine pawns
 * of a colour are refused all the same, since no code can say them. */
enum { GBR_PARTIAL = 1 };

/* FEN or EPD, or "startpos". The placement is strict. What follows it is no
 * reason to refuse (but the word "moves" is): the side to move, castling rights
 * (KQkq, or files as in Chess960) and the en passant square are used where
 * they are well-formed and fit the board, the rest is skipped. */
GBR_API enum gbr_error gbr_parse_fen(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, struct gbr_fault *fault);

/* The same text, refused for the same reasons: only its men. For callers that
 * need only the classes of many positions. */
GBR_API enum gbr_error gbr_parse_fen_material(const char *text, size_t length, unsigned flags,
    struct gbr_material *material, struct gbr_fault *fault);

/* Six fields; the counters are 0 and 1. */
enum { GBR_FEN_SIZE = 96 };
GBR_API size_t gbr_format_fen(const struct gbr_position *position, char out[GBR_FEN_SIZE]);

/* "Kg3 Ba2 Be1 h6 / Kg1 Ra3 Ng8 c3 c6", S for the knight, figurines, side
 * marks ("White:", "b"); White is to move. */
GBR_API enum gbr_error gbr_parse_pieces(const char *text, size_t length, unsigned flags,
    struct gbr_position *position, struct gbr_fault *fault);
enum { GBR_PIECES_SIZE = 272 };
GBR_API size_t gbr_format_pieces(const struct gbr_position *position, char out[GBR_PIECES_SIZE]);

/* Puts a man (a FEN letter, 0 to empty the square) on a square; does nothing
 * where that is none of the board's (GBR_NO_SQUARE). Castling rights and en
 * passant stay as they are. */
GBR_API void gbr_place(struct gbr_position *position, unsigned square, char man);

/* The same game with colours exchanged: board turned over, other side to move,
 * castling rights and en passant too. */
GBR_API void gbr_flip_position(struct gbr_position *position);

/* What no game can reach, though it can be encoded: bit r is set for each enum
 * gbr_remark r that holds. Kings are looked at where each side has one. */
enum gbr_remark {
    GBR_REMARK_WHITE_MEN,        /* White has more than 16 men */
    GBR_REMARK_BLACK_MEN,        /* Black has */
    GBR_REMARK_WHITE_PROMOTED,   /* White has more promoted men than missing pawns */
    GBR_REMARK_BLACK_PROMOTED,   /* Black has */
    GBR_REMARK_ADJACENT_KINGS,   /* the kings stand side by side */
    GBR_REMARK_OPPONENT_IN_CHECK /* the side that is not to move is in check */
};
GBR_API unsigned gbr_find_remarks(const struct gbr_position *position);
GBR_API const char *gbr_remark_text(enum gbr_remark remark); /* NULL: no such remark */

/* "g3" and a NUL; an empty text where it is no square. Returns the length. */
enum { GBR_SQUARE_SIZE = 3 };
GBR_API size_t gbr_format_square(unsigned square, char out[GBR_SQUARE_SIZE]);

/* ---- Material ---------------------------------------------------------- */

/* "KBBPvKRNPP" and its like: v, vs, v., - or : between the sides, or the
 * second K; "K+R v K"; men in any order; kings may be left out. */
GBR_API enum gbr_error gbr_parse_material(
    const char *text, size_t length, struct gbr_material *material, struct gbr_fault *fault);
enum { GBR_MATERIAL_SIZE = 136 };
GBR_API size_t gbr_format_material(
    const struct gbr_material *material, char out[GBR_MATERIAL_SIZE]);

/* All men of a side, kings included; 0 of a side that is none. */
GBR_API unsigned gbr_count_men(const struct gbr_material *material, enum gbr_side side);

GBR_API void gbr_flip_material(struct gbr_material *material);

/* ---- Codes ------------------------------------------------------------- */

/* The class digits of a material; no kings, no count, no sign, White to move.
 * GBR_ERROR_NINE_PAWNS where a side has more than eight. */
GBR_API enum gbr_error gbr_classify(
    const struct gbr_material *material, struct gbr_code *code, struct gbr_fault *fault);

/* The same of a position, with its count, its turn, and its kings where each
 * side has one. */
GBR_API enum gbr_error gbr_encode(
    const struct gbr_position *position, struct gbr_code *code, struct gbr_fault *fault);

/* The men that a code says. A 9 is settled by code->count where it is the
 * only one; otherwise GBR_ERROR_NINE, or GBR_ERROR_COUNT where no men at all
 * have this class and this count. */
GBR_API enum gbr_error gbr_decode(
    const struct gbr_code *code, struct gbr_material *material, struct gbr_fault *fault);

/* Colours exchanged; '+' becomes no sign. */
GBR_API void gbr_flip_code(struct gbr_code *code);

/* All classes have a number, 0 (0000.00) to 809,999 (9999.88), in the order of
 * their codes. gbr_class_of_number fills as gbr_classify does; a number that is
 * too large counts as the last. */
enum { GBR_CLASSES = 810000 };
GBR_API unsigned gbr_class_number(const struct gbr_code *code);
GBR_API void gbr_class_of_number(unsigned number, struct gbr_code *code);

/* ---- Texts ------------------------------------------------------------- */

/* What a text is, by the way it begins; it may have faults all the same. */
enum gbr_text {
    GBR_TEXT_UNKNOWN, /* none of the others */
    GBR_TEXT_CODE,
    GBR_TEXT_FEN,
    GBR_TEXT_PIECES,
    GBR_TEXT_MATERIAL
};
GBR_API enum gbr_text gbr_recognise(const char *text, size_t length);

/* The parts of a code as printed. */
enum gbr_part {
    GBR_PART_SIGN,
    GBR_PART_TURN, /* ZAZ, BTM */
    GBR_PART_KINGS,
    GBR_PART_CLASS,
    GBR_PART_KINGS_AGAIN, /* the kings a second time */
    GBR_PART_LIST,        /* the squares of the men */
    GBR_PART_COUNT,       /* 4/5 */
    GBR_PART_RESULT,      /* Draw, White wins, Black to move */
    GBR_PART_REST         /* from the first to the last byte that is none of these */
};
enum { GBR_PART_ROOM = 16 };

struct gbr_span {
    size_t start, length; /* length 0: not there */
};

/* What a text says. */
struct gbr_reading {
    struct gbr_code code;         /* count as printed, 0 0 where it is not or is over 64 */
    struct gbr_material material; /* where has_material says so */
    struct gbr_position position; /* where full says so */
    unsigned char text;           /* enum gbr_text: what it is */
    unsigned char has_material;   /* 1: how many men there are is known; a 9 may hide it */
    unsigned char full;           /* 1: the squares of all men are known */
    unsigned char turn_known;     /* 1: the text says who is to move; else code.turn is White */
    /* of a code: */
    unsigned char result; /* the sign that the words say: '+', '=' or 0 */
    unsigned char doubt;  /* 1: the words speak of a result, but of no sure one for White */
    size_t end;           /* after the class, its squares and its bracket */
    struct gbr_span part[GBR_PART_ROOM];
};

/* A code in any of the forms that are printed; the man page lists them. */
GBR_API enum gbr_error gbr_parse_code(
    const char *text, size_t length, struct gbr_reading *reading, struct gbr_fault *fault);

/* Any text: what it is said to be, or with GBR_TEXT_UNKNOWN what it is. The
 * code of a position or a material is what gbr_encode or gbr_classify gives. */
GBR_API enum gbr_error gbr_parse_text(const char *text, size_t length, enum gbr_text kind,
    unsigned flags, struct gbr_reading *reading, struct gbr_fault *fault);

/* Colours exchanged; parts are left as they are. */
GBR_API void gbr_flip_reading(struct gbr_reading *reading);

/* The outline of a code that need not be readable. */
struct gbr_outline {
    size_t end;            /* after its class, squares and bracket; of one that cannot be read after
                              its bracket, or before its first whitespace */
    unsigned char sign;    /* of a code that can be read, else in front of it: '+', '=' or 0 */
    unsigned char point;   /* 1: a point follows its four digits */
    unsigned char bracket; /* 1: a bracket opens before it */
};

/* 0: the text does not begin as a code does. */
GBR_API int gbr_outline_code(const char *text, size_t length, struct gbr_outline *outline);

/* The next code with a point in running text. */
struct gbr_found {
    struct gbr_span printed;    /* where it stands */
    struct gbr_reading reading; /* its parts are offsets in printed */
    unsigned char proved;       /* 1: by kings, a count, a bracket or a sign that is glued to it */
    struct gbr_fault fault; /* GBR_OK; or what is wrong beside the class and its kings, which were
                               read; offset counts from the start of the text */
};

/* Where a search is; all zero at first. */
struct gbr_search {
    size_t point; /* the next byte to look at */
    size_t floor; /* what comes before it is another code's */
};

/* GBR_ERROR_NO_CODE where there is no further one. Of a text that comes in
 * pieces GBR_MORE says that more of it follows: a class whose point is less
 * than GBR_FIND_AFTER bytes before the end is left for a later call. Bytes more
 * than GBR_FIND_BEFORE before search->point are no longer needed; when n of
 * them go, point and floor become less by n, or 0. */
enum { GBR_FIND_BEFORE = 72, GBR_FIND_AFTER = 1024 };
enum { GBR_MORE = 2 };
GBR_API enum gbr_error gbr_find_code(const char *text, size_t length, unsigned flags,
    struct gbr_search *search, struct gbr_found *found);

/* ---- Styles ------------------------------------------------------------ */

/* The forms that are written. */
enum gbr_style {
    GBR_STYLE_CLASS,        /* =0323.12g3g1 */
    GBR_STYLE_SHORT,        /* 1000 where there are no pawns; class only */
    GBR_STYLE_HHDB,         /* (=0323.12g3g1) */
    GBR_STYLE_EG,           /* g3g1 0323.12 4/5 Draw */
    GBR_STYLE_FULL,         /* 0000.02.a1a8.a2b2 */
    GBR_STYLE_EG_FULL,      /* a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win */
    GBR_STYLE_PROBLEEMBLAD, /* (+0031.10a1h8h1f4a7) */
    GBR_STYLE_MESON         /* --kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5 */
};

/* "eg-full" <-> GBR_STYLE_EG_FULL; NULL or GBR_ERROR_STYLE: no such style. */
GBR_API const char *gbr_style_name(enum gbr_style style);
GBR_API enum gbr_error gbr_find_style(const char *name, size_t length, enum gbr_style *style);

/* The parts that a style writes where they are known, and those of them that
 * must be: bit p for each enum gbr_part p. 0: no such style. */
GBR_API unsigned gbr_style_parts(enum gbr_style style);
GBR_API unsigned gbr_style_needs(enum gbr_style style);

/* A code in a style, with the sign and the kings that it has: set sign to 0 or
 * king to GBR_NO_SQUARE to leave them out of a GBR_STYLE_CLASS. Styles that
 * need GBR_PART_LIST take it from the position, the others take NULL. Fails
 * where the style cannot say it. */
enum { GBR_CODE_SIZE = 256 };
GBR_API size_t gbr_format_code(const struct gbr_code *code, const struct gbr_position *position,
    enum gbr_style style, char out[GBR_CODE_SIZE], struct gbr_fault *fault);

/* Text to code in one call: a position, a material or a code in any form,
 * written in a style. flags: GBR_PARTIAL; for GBR_STYLE_CLASS also GBR_KINGS and
 * GBR_SIGN, which add the kings (an error where they are not known) and the
 * sign, if any. Other styles write all that they can, whatever these two say. */
enum { GBR_KINGS = 4, GBR_SIGN = 8 };
GBR_API size_t gbr_convert(const char *text, size_t length, unsigned flags, enum gbr_style style,
    char out[GBR_CODE_SIZE], struct gbr_fault *fault);

/* ---- Patterns ---------------------------------------------------------- */

/* What codes to look for. */
struct gbr_pattern {
    unsigned short digits[GBR_DIGITS]; /* bit d: the digit d is allowed */
    unsigned char files[2], ranks[2];  /* of the kings: bit n is allowed, all bits: anywhere */
    unsigned char needs_kings;         /* 1: kings must be known */
    unsigned char sign;                /* '+', '=', 0: any, '-': none matches */
    unsigned char by_material;         /* 1: only this counts: */
    struct gbr_material material;
};

/* A code with "?" for any digit, file or rank, "[013]" or "[1-8]" for a choice,
 * ".*" for any pawns, none of them for 0400; or a material ("KRPvKR"). */
GBR_API enum gbr_error gbr_parse_pattern(
    const char *text, size_t length, struct gbr_pattern *pattern, struct gbr_fault *fault);

/* Colours exchanged; where White was to win it matches nothing. */
GBR_API void gbr_flip_pattern(struct gbr_pattern *pattern);

/* 1 or 0. material may be NULL: not known; then no pattern of material matches. */
GBR_API int gbr_match(const struct gbr_pattern *pattern, const struct gbr_code *code,
    const struct gbr_material *material);

#ifdef __cplusplus
}
#endif

#endif
