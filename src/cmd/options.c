/* options.c - the command line: one table for parsing and for --help */
#include "options.h"

#include <errno.h>
#include <getopt.h>
#include <stddef.h>
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
    FLAG,
    COLUMN,
    DELIMITER,
    FILE_NAME,
    FROM,
    INVALID,
    JSONL,
    MESON,
    MOST,
    NAME,
    SIGN,
    STYLE,
    TO,
    TSV
};

#define FLAG_AT(member) offsetof(struct options, member)

/* clang-format off */
static const struct option_row {
    const char *name;         /* long, NULL: none */
    char letter;              /* short, 0: none */
    enum id id;
    unsigned commands;
    const char *value;        /* what --help calls it, NULL: takes none */
    const char *const *words; /* the values there are, NULL: any */
    const char *help;
    size_t flag;              /* of a FLAG: its bool in struct options */
} rows[] = {
    {"file", 'f', FILE_NAME, ON_RECORDS, "FILE", NULL,
        "read records from FILE, one a line, or PGN; - is standard input; may come again", 0},
    {"from", 0, FROM, ON_RECORDS | CHECK | MATCH | COUNT, "KIND", from_words, "what the records are", 0},
    {NULL, 'k', FLAG, ENCODE | SCAN, NULL, NULL, "the kings' squares too (scan: only codes that have them)",
        FLAG_AT(kings)},
    {"sign", 's', SIGN, ENCODE, "SIGN", sign_words,
        "write the sign: + White wins, = draw, auto as the code or the PGN Result has it", 0},
    {"style", 0, STYLE, ENCODE | TAG, "STYLE", NULL, "write the code in this form", 0},
    {"name", 0, NAME, TAG, "NAME", NULL, "the tag to write (GBR)", 0},
    {"to", 0, TO, DECODE, "FORM", to_words, "write the men in this form", 0},
    {"flip", 0, FLAG, ENCODE | DECODE, NULL, NULL, "exchange the colours",
        FLAG_AT(flip)},
    {"ignore-colours", 'i', FLAG, MATCH | COUNT, NULL, NULL,
        "a class and the one with colours exchanged are the same",
        FLAG_AT(ignore_colours)},
    {"invert-match", 'v', FLAG, MATCH, NULL, NULL, "the records that do not match",
        FLAG_AT(invert)},
    {"count", 'c', FLAG, MATCH, NULL, NULL, "only how many match in each file",
        FLAG_AT(count)},
    {"line-number", 'n', FLAG, MATCH, NULL, NULL, "the line number and a colon before each",
        FLAG_AT(line_number)},
    {"files-with-matches", 'l', FLAG, MATCH, NULL, NULL, "only the names of files with a match",
        FLAG_AT(list_files)},
    {"quiet", 'q', FLAG, MATCH, NULL, NULL, "nothing; the exit status tells",
        FLAG_AT(quiet)},
    {"max-count", 'm', MOST, MATCH, "NUM", NULL, "no more than NUM records of a file", 0},
    {"by-code", 0, FLAG, COUNT, NULL, NULL, "in the order of the codes, not by falling count",
        FLAG_AT(by_code)},
    {"check", 0, FLAG, SCAN, NULL, NULL, "say too what is wrong with each code",
        FLAG_AT(check)},
    {"column", 0, COLUMN, ON_RECORDS | MATCH | COUNT, "N", NULL,
        "the record is the Nth field of each line", 0},
    {"delimiter", 0, DELIMITER, ON_RECORDS | MATCH | COUNT, "C", NULL,
        "what stands between fields (a tab)", 0},
    {"partial", 0, FLAG, ON_RECORDS | MATCH | COUNT, NULL, NULL,
        "take boards without kings, or with pawns where none can stand",
        FLAG_AT(partial)},
    {"invalid", 0, INVALID, ENCODE | DECODE, "HOW", invalid_words,
        "for a record that cannot be read: an empty line, no line, or the end", 0},
    {"append", 0, FLAG, ENCODE | DECODE, NULL, NULL, "write the record itself and a tab before",
        FLAG_AT(append)},
    {"tsv", 0, TSV, ENCODE | DECODE | CHECK | SCAN, NULL, NULL, "write a table, its columns parted by tabs", 0},
    {"jsonl", 0, JSONL, ENCODE | DECODE | CHECK | SCAN, NULL, NULL, "write a JSON object a line", 0},
    {"ascii", 0, FLAG, EXPLAIN, NULL, NULL, "draw boards with letters",
        FLAG_AT(ascii)},
    {"kings", 0, MESON, ON_RECORDS, "SQUARES", NULL,
        "with --gbr and --pos, Meson's way to write one code: the kings", 0},
    {"gbr", 0, MESON, ON_RECORDS, "CODE", NULL, "the class", 0},
    {"pos", 0, MESON, ON_RECORDS, "SQUARES", NULL, "the squares of the men", 0},
    {"castling", 0, MESON, ON_RECORDS, "RIGHTS", NULL, "not used", 0},
    {"help", 'h', HELP, ~0U, NULL, NULL, "show this", 0},
};
/* clang-format on */
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

static unsigned long read_number(const char *value, const char *command)
{
    char *end;
    errno = 0;
    unsigned long number = strtoul(value, &end, 10);
    if (value[0] < '0' || value[0] > '9' || *end || errno || number == 0)
        usage_error(command, value, "not a number above 0");
    return number;
}

static const char name_bytes[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_";

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
    case DELIMITER:
        if (strlen(value) != 1 && strcmp(value, "\\t") != 0)
            usage_error(command->name, value, "a delimiter is one byte");
        options->delimiter = value[1] ? '\t' : value[0];
        break;
    case COLUMN:
        options->column = read_number(value, command->name);
        break;
    case MOST:
        options->most = read_number(value, command->name);
        break;
    case NAME:
        if (!*value || strspn(value, name_bytes) != strlen(value))
            usage_error(command->name, value, "a tag's name is letters, digits and _");
        options->tag_name = value;
        break;
    case TSV:
        options->format = FORMAT_TSV;
        break;
    case JSONL:
        options->format = FORMAT_JSONL;
        break;
    case FLAG:
        *(bool *)((char *)options + row->flag) = true;
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
    *options = (struct options){
        .command = command->name, .bit = command->bit, .delimiter = '\t', .tag_name = "GBR"};
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
    options->fen_flags = options->partial ? GBR_PARTIAL : 0;
    if (options->style > GBR_STYLE_SHORT) { /* those that have kings, and a sign if it is known */
        options->kings = true;
        if (!sign_given)
            options->sign = SIGN_AUTO;
    }
    if (command->bit == MATCH) {
        options->pattern = *options->operands;
        if (!options->pattern)
            usage_error(command->name, NULL, "no pattern");
        options->operands++;
    }
    if (!(command->bit & ON_RECORDS)) {
        free(options->files);
        options->files = (const char **)options->operands;
        while (*options->operands) {
            options->operands++;
            options->files_count++;
        }
    }
    if (options->operands[0] && options->from == FROM_PGN)
        usage_error(command->name, options->operands[0], "an operand is no PGN file: use -f");
    if (options->operands[0] && options->files_count > 0)
        usage_error(
            command->name, options->operands[0], "records as operands and -f do not go together");
    if (options->meson && options->operands[0])
        usage_error(command->name, options->operands[0],
            "records as operands and --gbr do not go together");
    if (options->meson && options->files_count > 0)
        usage_error(command->name, options->files[0], "-f and --gbr do not go together");
}
