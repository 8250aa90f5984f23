/* code.h - the files that read a printed code: code.c, list.c, result.c; find.c looks for one */
#ifndef GBR_CODE_H
#define GBR_CODE_H

#include "position.h"

/* Which squares are a list: all of a record's; in running text those that words of squares alone
 * hold; or of these no word of one square, which is prose more often: "0323.12 a3 for". */
enum gbr_list_mode { LIST_OF_RECORD, LIST_OF_PROSE, LIST_WITHOUT_LONE };

/* code.c: "dddd.dd", the pawns' digits 0 to 8, and no further digit. */
bool gbr_is_class(const struct cursor *c);

/* How a text begins: sign, side to move and kings are passed, whatever their order and however
 * often; *sign is the first sign, '+', '=' or 0. */
void gbr_pass_front(struct cursor *c, unsigned char *sign);

/* Reads the code at the cursor as far as it reaches in running text; *c is then after it.
 * mode is LIST_OF_PROSE or LIST_WITHOUT_LONE. */
enum gbr_error gbr_parse_prose(struct cursor *c, enum gbr_list_mode mode,
    struct gbr_reading *reading, struct gbr_fault *fault);

/* The squares after a class, as printed. Beside 0 to 63 an item is a point or a slash. */
enum { LIST_POINT = 64, LIST_SLASH = 65, LIST_MAX = 96 };
struct list {
    unsigned char item[LIST_MAX];
    size_t offset[LIST_MAX]; /* in the text */
    size_t items, squares;
    size_t start, end; /* where the class ends; after the last item */
    bool men_only;     /* Meson's: no kings in it */
    bool has_kings;    /* those of this code are known: two more squares may be the next one's */
};

/* Reads the longest list at the cursor; the items after LIST_MAX are counted only. has_kings
 * and men_only are filled before. */
void gbr_read_list(struct cursor *c, struct list *list, enum gbr_list_mode mode);

/* Shares the list out to kings and men: fills reading->code.king,
 * reading->position and reading->full. */
enum gbr_error gbr_place_list(
    struct gbr_reading *reading, const struct list *list, struct gbr_fault *fault);

/* ZAZ, BTM or WTM: its length, 0: not here. */
size_t gbr_read_turn(const struct cursor *c, unsigned char *turn);

/* Does a word stand here that captions begin with: "Draw", "White", "BTM"? */
bool gbr_is_caption_word(const struct cursor *c);

/* "Black to move, draw": fills code->sign and code->turn from the words after the cursor, and the
 * part that they are. In prose, from the sentence; *reach is the end of the caption, without other
 * text before it, c->at where there is none. */
void gbr_read_result(
    const struct cursor *c, bool prose, struct gbr_reading *reading, size_t *reach);

#endif
