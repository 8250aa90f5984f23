/* options.c - the command line is read */
#include "options/options.h"

#include <errno.h>
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

/* ---- values ---- */

static int read_word(const struct option_row *row, const char *value, const char *command)
{
    const char *word;
    for (unsigned i = 0; (word = option_word(row, i)); i++)
        if (strcmp(word, value) == 0)
            return (int)i;
    usage_error(command, value,
        row->words ? "no such value (--help names them)" : "no such style (--help names them)");
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

static char read_byte(const char *value, const char *command)
{
    if (strcmp(value, "\\t") == 0)
        return '\t';
    if (strlen(value) != 1)
        usage_error(command, value, "a delimiter is one byte");
    return value[0];
}

static const char *read_name(const char *value, const char *command)
{
    static const char bytes[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_";
    if (!*value || strspn(value, bytes) != strlen(value))
        usage_error(command, value, "a tag's name is letters, digits and _");
    return value;
}

static void apply(const struct command *command, const struct option_row *row, const char *value,
    struct options *options)
{
    void *member = (char *)options + row->member;
    switch (row->kind) {
    case FLAG:
        *(bool *)member = true;
        break;
    case WORD:
        *(int *)member = read_word(row, value, command->name);
        break;
    case NUMBER:
        *(unsigned long long *)member = read_number(value, command->name);
        break;
    case BYTE:
        *(char *)member = read_byte(value, command->name);
        break;
    case NAME:
        *(const char **)member = read_name(value, command->name);
        break;
    case FILE_NAME:
        options->files[options->files_count++] = value;
        break;
    case HELP:
        show_help(command);
    }
}

/* ---- the arguments ---- */

struct reader {
    const struct command *command;
    struct options *options;
    char **next;                    /* the arguments that are not read yet, ends in NULL */
    const char *given[OPTIONS_MAX]; /* by row: the value, "" where it takes none; NULL: not given */
};

static const char *take_value(struct reader *r, const char *option, size_t length)
{
    if (!*r->next)
        option_error(r->command->name, "option ", option, length, " needs a value");
    return *r->next++;
}

static void take_option(struct reader *r, const struct option_row *row, const char *value)
{
    apply(r->command, row, value, r->options);
    r->given[row - option_rows] = value ? value : "";
}

/* The option of this name, or the only one whose name begins so. */
static const struct option_row *find_name(const struct reader *r, const char *option, size_t length)
{
    const struct option_row *row = NULL, *found = NULL;
    const char *name = option + 2;
    bool several = false;
    while ((row = next_option(r->command, row))) {
        if (length < 3 || strncmp(row->name, name, length - 2) != 0)
            continue;
        if (row->name[length - 2] == '\0')
            return row;
        several = found;
        found = row;
    }
    if (several)
        option_error(r->command->name, "option ", option, length, " is ambiguous");
    if (!found)
        option_error(r->command->name, "unknown option ", option, length, "");
    return found;
}

static void read_long(struct reader *r, const char *option)
{
    size_t length = strcspn(option, "=");
    const struct option_row *row = find_name(r, option, length);
    const char *value = option[length] ? option + length + 1 : NULL;
    if (value && !row->value)
        option_error(r->command->name, "option ", option, length, " takes no value");
    if (!value && row->value)
        value = take_value(r, option, length);
    take_option(r, row, value);
}

static const struct option_row *find_letter(const struct reader *r, const char *letter)
{
    const struct option_row *row = NULL;
    while ((row = next_option(r->command, row)))
        if (row->letter == *letter)
            return row;
    size_t length = utf8_length(letter, strlen(letter));
    option_error(r->command->name, "unknown option -", letter, length > 0 ? length : 1, "");
}

/* -k, -kn, -sauto or -s auto; -s=auto too. */
static void read_letters(struct reader *r, const char *letters)
{
    while (*letters) {
        const char option[] = {'-', *letters};
        const struct option_row *row = find_letter(r, letters++);
        const char *value = NULL;
        if (row->value && *letters) {
            bool equals = row->kind == WORD && letters[0] == '=' && letters[1];
            value = equals ? letters + 1 : letters;
            letters = "";
        } else if (row->value) {
            value = take_value(r, option, sizeof option);
        }
        take_option(r, row, value);
    }
}

/* "-" is a file, or a field of a FEN whose quotes were forgotten; a code can begin with -+. */
static bool is_option(const char *argument)
{
    return argument[0] == '-' && argument[1] && !strchr("+=", argument[1]);
}

/* The operands are gathered where the arguments stood. */
static void read_arguments(struct reader *r, char **argv)
{
    bool ended = false;
    r->options->operands = argv;
    r->next = argv + 1;
    while (*r->next) {
        char *argument = *r->next++;
        if (ended || !is_option(argument))
            *argv++ = argument;
        else if (strcmp(argument, "--") == 0)
            ended = true;
        else if (argument[1] == '-')
            read_long(r, argument);
        else
            read_letters(r, argument + 1);
    }
    *argv = NULL;
}

/* ---- what does not go together ---- */

/* One of the two would have no effect. */
static const char *const apart[][2] = {
    {"--append", "--tsv"},
    {"--append", "--jsonl"},
    {"--tsv", "--jsonl"},
    {"-k", "--style=short"},
    {"-s", "--style=short"},
    {"-s", "--style=meson"},
    {"--column", "--from=pgn"},
    {"--partial", "--from=code"},
    {"--partial", "--from=material"},
    {"-c", "-l"},
    {"-c", "-q"},
    {"-l", "-q"},
    {"-n", "-c"},
    {"-n", "-l"},
    {"-n", "-q"},
    {"-m", "-l"},
    {"-m", "-q"},
};

static bool is_named(const struct option_row *row, const char *option, size_t length)
{
    if (option[1] != '-')
        return row->letter == option[1];
    return strlen(row->name) == length - 2 && memcmp(row->name, option + 2, length - 2) == 0;
}

/* "-k", "--style", or "--style=short": only with this value. */
static bool is_given(const struct reader *r, const char *option)
{
    size_t length = strcspn(option, "=");
    for (const struct option_row *row = NULL; (row = next_option(r->command, row));) {
        const char *value = r->given[row - option_rows];
        if (value && is_named(row, option, length))
            return !option[length] || strcmp(option + length + 1, value) == 0;
    }
    return false;
}

static void refuse_together(const struct reader *r)
{
    char words[80];
    for (size_t i = 0; i < sizeof apart / sizeof *apart; i++)
        if (is_given(r, apart[i][0]) && is_given(r, apart[i][1])) {
            snprintf(words, sizeof words, "%s and %s do not go together", apart[i][0], apart[i][1]);
            usage_error(r->command->name, NULL, words);
        }
    if (is_given(r, "--delimiter") && !is_given(r, "--column") && !is_given(r, "--append"))
        usage_error(r->command->name, NULL, "--delimiter has no effect without --column");
}

/* Operands are records, and the only ones. */
static void refuse_operands(const struct reader *r)
{
    const char *operand = r->options->operands[0];
    if (!operand)
        return;
    if (r->options->from == FROM_PGN)
        usage_error(r->command->name, operand, "an operand is no PGN file: use -f");
    if (r->options->files_count > 0)
        usage_error(r->command->name, operand, "records as operands and -f do not go together");
    if (r->options->column > 0)
        usage_error(
            r->command->name, operand, "records as operands and --column do not go together");
}

static void operands_are_files(struct options *options)
{
    options->files = (const char **)options->operands;
    while (*options->operands) {
        options->operands++;
        options->files_count++;
    }
}

void read_options(const struct command *command, int argc, char **argv, struct options *options)
{
    struct reader r = {.command = command, .options = options};
    *options = (struct options){
        .command = command->name, .bit = command->bit, .delimiter = '\t', .tag_name = "GBR"};
    if (command->bit & ON_RECORDS)
        options->files = keep(calloc((size_t)argc, sizeof *options->files));
    read_arguments(&r, argv);
    refuse_together(&r);
    options->format = options->tsv ? FORMAT_TSV : options->jsonl ? FORMAT_JSONL : FORMAT_LINES;
    options->fen_flags = options->partial ? GBR_PARTIAL : 0;
    if (gbr_style_needs((enum gbr_style)options->style) & 1U << GBR_PART_KINGS) {
        options->kings = true;
        if (!is_given(&r, "-s"))
            options->sign = SIGN_AUTO;
    }
    if (command->bit == MATCH) {
        options->pattern = *options->operands;
        if (!options->pattern)
            usage_error(command->name, NULL, "no pattern");
        options->operands++;
    }
    if (command->bit & ON_RECORDS)
        refuse_operands(&r);
    else
        operands_are_files(options);
}
