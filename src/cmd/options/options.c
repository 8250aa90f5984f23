/* options.c - the command line is read */
#include "options/options.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "options/help.h"
#include "options/option_table.h"
#include "output/output.h"
#include "output/table.h"

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

static unsigned long long read_number(const char *value, const char *command)
{
    char *end;
    errno = 0;
    unsigned long long number = strtoull(value, &end, 10);
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
    }
}

/* The options of a command as getopt wants them. */
struct getopt_tables {
    char letters[2 * OPTIONS_MOST + 3];
    struct option names[OPTIONS_MOST + 1];
    const struct option_row *rows[OPTIONS_MOST]; /* of the names */
};

enum { NAMES = 1000 }; /* what getopt returns for the first name; below it are the letters */

static void make_tables(const struct command *command, struct getopt_tables *t)
{
    char *letter = t->letters;
    int names = 0;
    *letter++ = '+'; /* options come before operands */
    *letter++ = ':'; /* a missing value is told from an unknown option */
    for (const struct option_row *row = NULL; (row = next_option(command, row));) {
        if (row->letter) {
            *letter++ = row->letter;
            if (row->value)
                *letter++ = ':';
        }
        if (row->name) {
            int has = row->value ? required_argument : no_argument;
            t->names[names] = (struct option){row->name, has, NULL, NAMES + names};
            t->rows[names++] = row;
        }
    }
    *letter = '\0';
    t->names[names] = (struct option){NULL, 0, NULL, 0};
}

static const struct option_row *row_of_result(
    const struct command *command, const struct getopt_tables *t, int result)
{
    if (result >= NAMES)
        return t->rows[result - NAMES];
    const struct option_row *row = NULL;
    do
        row = next_option(command, row);
    while (row->letter != result); /* getopt knows no others */
    return row;
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
        bool is_letter = optopt > 0 && optopt < NAMES;
        const char *given = is_letter ? letter : argv[optind - 1];
        if (result == ':')
            usage_error(command->name, given, "this option needs a value");
        if (result == '?')
            usage_error(command->name, given,
                "no such option, or not with this value (a record that begins with - comes behind "
                "--)");
        const struct option_row *row = row_of_result(command, &tables, result);
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
}
