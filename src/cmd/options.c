/* options.c - the command line: one table for parsing and for --help */
#include "options.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "output.h"

/* Words that an option's value may be, in the order of its enum. */
static const char *const from_words[] = {"any", "code", "fen", "pieces", "material", "pgn", NULL};
static const char *const sign_words[] = {"none", "+", "=", "auto", NULL};
static const char *const invalid_words[] = {"line", "skip", "stop", NULL};
static const char *const to_words[] = {"material", "fen", "pieces", NULL};

enum id {
    HELP = 256,
    FILE_NAME,
    SIGN,
    KINGS,
    STYLE,
    FROM,
    TO,
    PARTIAL,
    INVALID,
    APPEND,
    FLIP,
    ASCII,
    MESON
};

static const struct option_row {
    const char *name; /* long, NULL: none */
    char letter;      /* short, 0: none */
    enum id id;
    unsigned commands;
    const char *value;        /* what --help calls it, NULL: takes none */
    const char *const *words; /* the values there are, NULL: any */
    const char *help;
} rows[] = {
    {"file", 'f', FILE_NAME, ENCODE | DECODE | EXPLAIN, "FILE", NULL,
        "read records from FILE, one a line; - is standard input; may come again"},
    {"from", 0, FROM, ENCODE | DECODE | EXPLAIN, "KIND", from_words, "what the records are"},
    {NULL, 'k', KINGS, ENCODE, NULL, NULL, "write the kings' squares too"},
    {"sign", 's', SIGN, ENCODE, "SIGN", sign_words,
        "write the sign: + White wins, = draw, auto as the code that was read has it"},
    {"style", 0, STYLE, ENCODE, "STYLE", NULL, "write the code in this form"},
    {"to", 0, TO, DECODE, "FORM", to_words, "write the men in this form"},
    {"flip", 0, FLIP, ENCODE | DECODE, NULL, NULL, "exchange the colours"},
    {"partial", 0, PARTIAL, ENCODE | DECODE | EXPLAIN, NULL, NULL,
        "take boards without kings, or with pawns where none can stand"},
    {"invalid", 0, INVALID, ENCODE | DECODE, "HOW", invalid_words,
        "for a record that cannot be read: an empty line, no line, or the end"},
    {"append", 0, APPEND, ENCODE | DECODE, NULL, NULL, "write the record itself and a tab before"},
    {"ascii", 0, ASCII, EXPLAIN, NULL, NULL, "draw boards with letters"},
    {"kings", 0, MESON, ENCODE | DECODE | EXPLAIN, "SQUARES", NULL,
        "with --gbr and --pos, Meson's way to write one code: the kings"},
    {"gbr", 0, MESON, ENCODE | DECODE | EXPLAIN, "CODE", NULL, "the class"},
    {"pos", 0, MESON, ENCODE | DECODE | EXPLAIN, "SQUARES", NULL, "the squares of the men"},
    {"castling", 0, MESON, ENCODE | DECODE | EXPLAIN, "RIGHTS", NULL, "not used"},
    {"help", 'h', HELP, ENCODE | DECODE | EXPLAIN, NULL, NULL, "show this"},
};
enum { ROWS = sizeof rows / sizeof *rows };

/* ---- --help ---- */

static void put_padded(const char *text, size_t length, size_t width)
{
    put_bytes(text, length);
    for (; length < width; length++)
        put_char(' ');
}

static void put_values(const struct option_row *row)
{
    if (row->words) {
        put_text(" (");
        for (size_t i = 0; row->words[i]; i++) {
            put_text(i > 0 ? ", " : "");
            put_text(row->words[i]);
        }
        put_text(")");
    }
    put_char('\n');
    for (unsigned style = 0; row->id == STYLE && style < GBR_STYLES; style++) {
        put_padded("", 0, 26);
        put_text(gbr_style_name((enum gbr_style)style));
        put_char('\n');
    }
}

static void put_row(const struct option_row *row)
{
    char left[64] = "  ";
    if (row->letter)
        strncat(left, (const char[]){'-', row->letter, '\0'}, 3);
    else
        strcat(left, "  ");
    if (row->name) {
        strcat(left, row->letter ? ", --" : "  --");
        strcat(left, row->name);
    }
    if (row->value) {
        strcat(left, row->name ? "=" : " ");
        strcat(left, row->value);
    }
    put_padded(left, strlen(left), 24);
    put_text(strlen(left) < 24 ? "" : "  ");
    put_text(row->help);
    put_values(row);
}

static void show_help(const struct command *command)
{
    put_text("usage: gbr ");
    put_text(command->name);
    put_text(" [options] ");
    put_text(command->operands);
    put_text("\n\n");
    put_text(command->summary);
    put_text("\n\nOptions:\n");
    for (size_t i = 0; i < ROWS; i++)
        if (rows[i].commands & command->bit)
            put_row(&rows[i]);
    finish();
}

/* ---- parsing ---- */

static void *keep(void *memory)
{
    if (!memory) {
        complain("(arguments)", strerror(errno));
        exit(STATUS_TROUBLE);
    }
    return memory;
}

static int find_word(const struct option_row *row, const char *value, const char *command)
{
    for (int i = 0; row->words[i]; i++)
        if (strcmp(row->words[i], value) == 0)
            return i;
    usage_error(command, value, "no such value (--help names them)");
}

static void add_meson(struct options *options, const struct option_row *row, const char *value)
{
    size_t old = options->meson ? strlen(options->meson) : 0;
    size_t size = old + strlen(row->name) + strlen(value) + sizeof " --=";
    options->meson = keep(realloc(options->meson, size));
    if (old == 0)
        options->meson[0] = '\0';
    strcat(options->meson, old > 0 ? " --" : "--");
    strcat(strcat(strcat(options->meson, row->name), "="), value);
}

static void apply(const struct command *command, const struct option_row *row, const char *value,
    struct options *options)
{
    switch (row->id) {
    case HELP:
        show_help(command);
        break;
    case FILE_NAME:
        options->files[options->files_count++] = value;
        break;
    case SIGN: /* -s= and -s=auto too */
        options->sign = find_word(
            row, value[0] == '=' && value[1] ? value + 1 : value, command->name);
        break;
    case STYLE:
        options->style = (int)gbr_find_style(value, strlen(value));
        if (options->style == GBR_STYLES)
            usage_error(command->name, value, "no such style (--help names them)");
        break;
    case FROM:
        options->from = find_word(row, value, command->name);
        break;
    case TO:
        options->to = find_word(row, value, command->name);
        break;
    case INVALID:
        options->invalid = find_word(row, value, command->name);
        break;
    case KINGS:
        options->kings = true;
        break;
    case PARTIAL:
        options->partial = true;
        break;
    case APPEND:
        options->append = true;
        break;
    case FLIP:
        options->flip = true;
        break;
    case ASCII:
        options->ascii = true;
        break;
    case MESON:
        add_meson(options, row, value);
        break;
    }
}

/* The rows of a command as getopt wants them. */
struct getopt_tables {
    char letters[2 * ROWS + 3];
    struct option names[ROWS + 1];
    size_t row[ROWS]; /* of each name */
};

static void make_tables(const struct command *command, struct getopt_tables *t)
{
    char *letter = t->letters;
    size_t names = 0;
    *letter++ = '+'; /* options come before operands */
    *letter++ = ':'; /* a missing value is told from an unknown option */
    for (size_t i = 0; i < ROWS; i++) {
        if (!(rows[i].commands & command->bit))
            continue;
        if (rows[i].letter) {
            *letter++ = rows[i].letter;
            if (rows[i].value)
                *letter++ = ':';
        }
        if (rows[i].name) {
            int has = rows[i].value ? required_argument : no_argument;
            t->names[names] = (struct option){rows[i].name, has, NULL, (int)(1000 + i)};
            names++;
        }
    }
    *letter = '\0';
    t->names[names] = (struct option){NULL, 0, NULL, 0};
}

static const struct option_row *row_of_result(const struct command *command, int result)
{
    if (result >= 1000)
        return &rows[result - 1000];
    for (size_t i = 0; i < ROWS; i++)
        if (rows[i].letter == result && rows[i].commands & command->bit)
            return &rows[i];
    return NULL;
}

void read_options(const struct command *command, int argc, char **argv, struct options *options)
{
    struct getopt_tables tables;
    int result;
    bool sign_given = false;
    make_tables(command, &tables);
    *options = (struct options){.command = command->name};
    options->files = keep(calloc((size_t)argc + 1, sizeof *options->files));
    opterr = 0;
    optind = 1;
    while ((result = getopt_long(argc, argv, tables.letters, tables.names, NULL)) != -1) {
        const char letter[] = {'-', (char)optopt, '\0'};
        bool is_letter = optopt > 0 && optopt < 1000;
        const char *given = is_letter ? letter : argv[optind - 1];
        if (result == ':')
            usage_error(command->name, given, "this option needs a value");
        if (result == '?')
            usage_error(command->name, given,
                "no such option, or not with this value (a record that begins with - comes behind "
                "--)");
        const struct option_row *row = row_of_result(command, result);
        apply(command, row, optarg, options);
        sign_given |= row->id == SIGN;
    }
    options->operands = argv + optind;
    if (options->style > GBR_STYLE_SHORT) { /* those that have kings, and a sign if it is known */
        options->kings = true;
        if (!sign_given)
            options->sign = SIGN_AUTO;
    }
    if (options->operands[0] && options->files_count > 0)
        usage_error(
            command->name, options->operands[0], "records as operands and -f do not go together");
    if (options->operands[0] && options->meson)
        usage_error(command->name, options->operands[0],
            "records as operands and --gbr do not go together");
}
