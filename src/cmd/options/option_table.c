/* option_table.c - the table of options: parsing and --help read it */
#include "options/option_table.h"

/* Words that an option's value may be, in the order of its enum. */
static const char *const from_words[] = {"any", "code", "fen", "pieces", "material", "pgn", NULL};
static const char *const sign_words[] = {"none", "+", "=", "auto", NULL};
static const char *const invalid_words[] = {"line", "skip", "stop", NULL};
static const char *const to_words[] = {"material", "fen", "pieces", NULL};

#define FLAG_AT(member) offsetof(struct options, member)

/* clang-format off */
const struct option_row option_rows[] = {
    {"file", 'f', FILE_NAME, ON_RECORDS, "FILE", NULL,
        "read records from FILE, one a line, or PGN; - is standard input; may come again", 0},
    {"from", 0, FROM, ON_RECORDS | CHECK | MATCH | COUNT, "KIND", from_words, "what the records are", 0},
    {NULL, 'k', FLAG, ENCODE, NULL, NULL, "the kings' squares too",
        FLAG_AT(kings)},
    {NULL, 'k', FLAG, SCAN, NULL, NULL, "only codes that have kings",
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
    {"help", 'h', HELP, ~0U, NULL, NULL, "show this", 0},
    {0},
};
/* clang-format on */
_Static_assert(sizeof option_rows / sizeof *option_rows <= OPTIONS_MAX, "OPTIONS_MAX is too small");

const struct option_row *next_option(const struct command *command, const struct option_row *row)
{
    for (row = row ? row + 1 : option_rows; row->help; row++)
        if (row->commands & command->bit)
            return row;
    return NULL;
}
