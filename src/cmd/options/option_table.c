/* option_table.c - the table of options: parsing and --help read it */
#include "options/option_table.h"

/* Words that the value of an option can be, in the order of its enum. */
static const char *const from_words[] = {"any", "code", "fen", "pieces", "material", "pgn", NULL};
static const char *const sign_words[] = {"none", "+", "=", "auto", NULL};
static const char *const invalid_words[] = {"line", "skip", "stop", NULL};
static const char *const to_words[] = {"material", "fen", "pieces", NULL};

#define AT(member) offsetof(struct options, member)

/* clang-format off */
const struct option_row option_rows[] = {
    {"file", 'f', ON_RECORDS, FILE_NAME, 0, "FILE", NULL,
        "read records from FILE, one a line, or PGN; - is standard input; may come again"},
    {"from", 0, ON_RECORDS | CHECK | MATCH | COUNT, WORD, AT(from), "KIND", from_words,
        "what the records are"},
    {"kings", 'k', ENCODE, FLAG, AT(kings), NULL, NULL, "the kings' squares too"},
    {"kings", 'k', SCAN, FLAG, AT(kings), NULL, NULL, "only codes that have kings"},
    {"sign", 's', ENCODE, WORD, AT(sign), "SIGN", sign_words,
        "write the sign: + White wins, = draw, auto as the code or the PGN Result has it"},
    {"style", 0, ENCODE | TAG, WORD, AT(style), "STYLE", NULL, "write the code in this form"},
    {"name", 0, TAG, NAME, AT(tag_name), "NAME", NULL, "the tag to write (GBR)"},
    {"to", 0, DECODE, WORD, AT(to), "FORM", to_words, "write the men in this form"},
    {"flip", 0, ENCODE | DECODE, FLAG, AT(flip), NULL, NULL, "exchange the colours"},
    {"ignore-colours", 'i', MATCH | COUNT, FLAG, AT(ignore_colours), NULL, NULL,
        "a class and the one with colours exchanged are the same"},
    {"invert-match", 'v', MATCH, FLAG, AT(invert), NULL, NULL, "the records that do not match"},
    {"count", 'c', MATCH, FLAG, AT(count), NULL, NULL, "only how many match in each file"},
    {"line-number", 'n', MATCH, FLAG, AT(line_number), NULL, NULL,
        "the line number and a colon before each"},
    {"files-with-matches", 'l', MATCH, FLAG, AT(list_files), NULL, NULL,
        "only the names of files with a match"},
    {"quiet", 'q', MATCH, FLAG, AT(quiet), NULL, NULL, "nothing; the exit status tells"},
    {"max-count", 'm', MATCH, NUMBER, AT(most), "NUM", NULL, "no more than NUM records of a file"},
    {"by-code", 0, COUNT, FLAG, AT(by_code), NULL, NULL,
        "in the order of the codes, not by falling count"},
    {"check", 0, SCAN, FLAG, AT(check), NULL, NULL, "say too what is wrong with each code"},
    {"bare", 0, SCAN, FLAG, AT(bare), NULL, NULL,
        "classes too that nothing beside them proves: 4000.10, but also 1234.56 Hz"},
    {"column", 0, ON_RECORDS | MATCH | COUNT, NUMBER, AT(column), "N", NULL,
        "the record is the Nth field of each line"},
    {"delimiter", 0, ON_RECORDS | MATCH | COUNT, BYTE, AT(delimiter), "C", NULL,
        "what stands between fields (a tab)"},
    {"partial", 0, ON_RECORDS | MATCH | COUNT, FLAG, AT(partial), NULL, NULL,
        "take boards without kings, or with pawns where none can stand"},
    {"invalid", 0, ENCODE | DECODE, WORD, AT(invalid), "HOW", invalid_words,
        "for a record that cannot be read: an empty line, no line, or the end"},
    {"append", 0, ENCODE | DECODE, FLAG, AT(append), NULL, NULL,
        "write the record itself and a tab before"},
    {"tsv", 0, ENCODE | DECODE | CHECK | SCAN, FLAG, AT(tsv), NULL, NULL,
        "write a table, its columns separated by tabs"},
    {"jsonl", 0, ENCODE | DECODE | CHECK | SCAN, FLAG, AT(jsonl), NULL, NULL,
        "write a JSON object a line"},
    {"ascii", 0, EXPLAIN, FLAG, AT(ascii), NULL, NULL, "draw boards with letters"},
    {"help", 'h', ~0U, HELP, 0, NULL, NULL, "show this"},
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

const char *option_word(const struct option_row *row, unsigned i)
{
    if (row->kind != WORD)
        return NULL;
    return row->words ? row->words[i] : gbr_style_name((enum gbr_style)i);
}
