/* output.h - standard output and standard error */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stddef.h>

/* Exit statuses, as grep's. The worst seen is the program's. */
enum status { STATUS_OK, STATUS_BAD, STATUS_TROUBLE };
void note_status(enum status status);

/* As grep has it: something was found or not; bad records do not count, trouble does. */
void answer_status(int found);

/* Standard output, in large blocks. A failed write ends the program. */
char *reserve_output(size_t length); /* room for at least so much, at most OUTPUT_ROOM */
void commit_output(size_t length);   /* of the room reserved, so much is now text */
void put_bytes(const void *bytes, size_t length);
void put_text(const char *text);
void put_char(char c);
void put_shown(const char *text, size_t length); /* what a terminal would obey is escaped */
void put_on_line(const char *text, size_t length, const char *ends); /* ends: as blanks */
void end_line(void); /* unless nothing was written since the last one ended */
void flush_output(void);
_Noreturn void finish(void);                    /* last write, exit status */
_Noreturn void finish_with(enum status status); /* whatever was noted */

enum { OUTPUT_ROOM = 4096 };

/* Where a record came from. line 0: no lines there. */
struct place {
    const char *source;
    size_t line;
};

/* "gbr: source:line:column: words", control bytes escaped; column 0: none.
 * excerpt, if any, is shown in quotes behind the words, cut when long. */
void complain_at(const struct place *place, size_t column, const char *words, const char *excerpt,
    size_t excerpt_length);
/* The words of the last complaint about a place. */
const char *last_complaint(void);

/* Length of the UTF-8 character at text[0], 2 to 4; 0: ASCII, or none. */
size_t utf8_length(const char *text, size_t length);

/* "gbr: words" or "gbr: subject: words" */
void complain(const char *subject, const char *words);
_Noreturn void usage_error(const char *command, const char *subject, const char *words);
/* "gbr command: before option after" */
_Noreturn void option_error(const char *command, const char *before, const char *option,
    size_t option_length, const char *after);

#endif
