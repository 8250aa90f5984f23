/* output.c - standard output and standard error */
#include "output/output.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "output/progress.h"

enum { BLOCK = 65536 };

static char block[BLOCK];
static size_t used;
static char last_byte = '\n'; /* of what has left block */
static enum status worst;

void note_status(enum status status)
{
    if (status > worst)
        worst = status;
}

void answer_status(int found)
{
    if (worst < STATUS_TROUBLE)
        worst = found ? STATUS_OK : STATUS_BAD;
}

static void write_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(fd, bytes, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0 && fd == STDOUT_FILENO) {
            if (errno != EPIPE)
                complain("(standard output)", strerror(errno));
            _exit(STATUS_TROUBLE);
        }
        if (written < 0)
            return;
        bytes += written;
        length -= (size_t)written;
    }
}

void flush_output(void)
{
    if (used > 0)
        erase_progress();
    write_all(STDOUT_FILENO, block, used);
    if (used > 0)
        last_byte = block[used - 1];
    used = 0;
}

char *reserve_output(size_t length)
{
    if (sizeof block - used < length)
        flush_output();
    return block + used;
}

void commit_output(size_t length)
{
    used += length;
}

void put_bytes(const void *bytes, size_t length)
{
    const char *from = bytes;
    while (length > 0) {
        size_t part = length < OUTPUT_ROOM ? length : OUTPUT_ROOM;
        memcpy(reserve_output(part), from, part);
        commit_output(part);
        from += part;
        length -= part;
    }
}

void end_line(void)
{
    char last = used > 0 ? block[used - 1] : last_byte;
    if (last != '\n' && last != '\r')
        put_char('\n');
}

void put_text(const char *text)
{
    put_bytes(text, strlen(text));
}

void put_char(char c)
{
    *reserve_output(1) = c;
    commit_output(1);
}

void finish(void)
{
    erase_progress();
    flush_output();
    if (close(STDOUT_FILENO) != 0 && errno != EBADF) {
        complain("(standard output)", strerror(errno));
        note_status(STATUS_TROUBLE);
    }
    exit((int)worst);
}

void finish_with(enum status status)
{
    worst = status;
    finish();
}

/* ---- what a terminal may see ---- */

size_t utf8_length(const char *text, size_t length)
{
    const unsigned char *s = (const unsigned char *)text;
    size_t n = s[0] >= 0xc2 && s[0] < 0xe0 ? 2
        : s[0] >= 0xe0 && s[0] < 0xf0      ? 3
        : s[0] >= 0xf0 && s[0] < 0xf5      ? 4
                                           : 0;
    if (n == 0 || n > length)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    bool overlong = (s[0] == 0xe0 && s[1] < 0xa0) || (s[0] == 0xf0 && s[1] < 0x90);
    bool outside = (s[0] == 0xed && s[1] >= 0xa0) || (s[0] == 0xf4 && s[1] >= 0x90);
    return overlong || outside ? 0 : n;
}

/* The first character, or an escape where a terminal would obey it; how many bytes it takes. */
static size_t show(const char *bytes, size_t length, char shown[5])
{
    unsigned char byte = (unsigned char)bytes[0];
    size_t n = utf8_length(bytes, length);
    bool c1 = n == 2 && byte == 0xc2 && (unsigned char)bytes[1] < 0xa0; /* control characters too */
    if (n == 0 && byte >= ' ' && byte < 0x7f)
        n = 1;
    if (n == 0 || c1) {
        snprintf(shown, 5, "\\x%02x", byte);
        return 1;
    }
    memcpy(shown, bytes, n);
    shown[n] = '\0';
    return n;
}

void put_shown(const char *text, size_t length)
{
    char shown[5];
    for (size_t i = 0; i < length;) {
        i += show(text + i, length - i, shown);
        put_text(shown);
    }
}

void put_on_line(const char *text, size_t length, const char *ends)
{
    for (const char *end = text + length; text < end; text++)
        put_char(*text && strchr(ends, *text) ? ' ' : *text);
}

/* ---- messages ---- */

enum { MESSAGE = 1280, SHOWN = 60 }; /* the longest has 1260: all of it cut and escaped */

struct message {
    char text[MESSAGE];
    size_t length;
};

static void add_bytes(struct message *m, const char *bytes, size_t length)
{
    size_t room = sizeof m->text - 1 - m->length; /* a line end is to come */
    if (length > room)
        length = room;
    memcpy(m->text + m->length, bytes, length);
    m->length += length;
}

static void add_text(struct message *m, const char *text)
{
    add_bytes(m, text, strlen(text));
}

static void add_shown(struct message *m, const char *bytes, size_t length)
{
    char shown[5];
    for (size_t i = 0; i < length;) {
        i += show(bytes + i, length - i, shown);
        add_text(m, shown);
    }
}

static void add_cut(struct message *m, const char *bytes, size_t length, size_t most)
{
    add_shown(m, bytes, length < most ? length : most);
    if (length > most)
        add_text(m, "...");
}

static void add_number(struct message *m, size_t number)
{
    char digits[24];
    snprintf(digits, sizeof digits, ":%zu", number);
    add_text(m, digits);
}

static void send(struct message *m)
{
    m->text[m->length++] = '\n';
    erase_progress();
    write_all(STDERR_FILENO, m->text, m->length);
}

static char last_words[160];

const char *last_complaint(void)
{
    return last_words;
}

void complain_at(const struct place *place, size_t column, const char *words, const char *excerpt,
    size_t excerpt_length)
{
    struct message m = {.length = 0};
    snprintf(last_words, sizeof last_words, "%s", words);
    add_text(&m, "gbr: ");
    if (place->source)
        add_cut(&m, place->source, strlen(place->source), 200);
    if (place->line > 0)
        add_number(&m, place->line);
    if (column > 0)
        add_number(&m, column);
    add_text(&m, place->source ? ": " : "");
    add_text(&m, words);
    if (excerpt) {
        add_text(&m, ": \"");
        add_cut(&m, excerpt, excerpt_length, SHOWN);
        add_text(&m, "\"");
    }
    send(&m);
}

void complain(const char *subject, const char *words)
{
    complain_at(&(struct place){subject, 0}, 0, words, NULL, 0);
}

static void begin_usage(struct message *m, const char *command)
{
    add_text(m, "gbr");
    add_text(m, command ? " " : "");
    add_text(m, command ? command : "");
    add_text(m, ": ");
}

static _Noreturn void end_usage(struct message *m, const char *command)
{
    add_text(m, "\nTry 'gbr ");
    add_text(m, command ? command : "help");
    add_text(m, command ? " --help'." : "'.");
    send(m);
    exit(STATUS_TROUBLE);
}

void usage_error(const char *command, const char *subject, const char *words)
{
    struct message m = {.length = 0};
    begin_usage(&m, command);
    if (subject) {
        add_cut(&m, subject, strlen(subject), SHOWN);
        add_text(&m, ": ");
    }
    add_text(&m, words);
    end_usage(&m, command);
}

void option_error(const char *command, const char *before, const char *option, size_t option_length,
    const char *after)
{
    struct message m = {.length = 0};
    begin_usage(&m, command);
    add_text(&m, before);
    add_cut(&m, option, option_length, SHOWN);
    add_text(&m, after);
    end_usage(&m, command);
}
