/* help.c - gbr help, and --help of a command */
#include "options/help.h"

#include <stdio.h>
#include <string.h>

#include "options/option_table.h"
#include "output/output.h"

static void put_padded(const char *text, size_t length, size_t width)
{
    put_bytes(text, length);
    for (; length < width; length++)
        put_char(' ');
}

static const char indent[] = "                          "; /* of words: completions know it */

/* The words that the value can be: of a list all in a line, of styles a line each. */
static void put_words(const struct option_row *row)
{
    const char *word;
    for (unsigned i = 0; (word = option_word(row, i)); i++) {
        put_text(i > 0 && row->words ? ", " : indent);
        put_text(word);
        put_text(row->words && option_word(row, i + 1) ? "" : "\n");
    }
}

static void put_row(const struct option_row *row)
{
    const char letter[] = {'-', row->letter, ',', ' ', '\0'};
    char left[64];
    int length = snprintf(left, sizeof left, "  %s--%s%s%s", row->letter ? letter : "    ",
        row->name, row->value ? "=" : "", row->value ? row->value : "");
    put_padded(left, (size_t)length, 24);
    put_text(length < 24 ? "" : "  ");
    put_text(row->help);
    put_char('\n');
    put_words(row);
}

void show_help(const struct command *command)
{
    put_text("usage: gbr ");
    put_text(command->name);
    put_text(" [options] ");
    put_text(command->operands);
    put_text("\n\n");
    put_text(command->summary);
    put_text("\n\nOptions:\n");
    for (const struct option_row *row = NULL; (row = next_option(command, row));)
        put_row(row);
    finish();
}

void show_commands(const struct command *commands)
{
    put_text("usage: gbr COMMAND [options] ...\n"
             "\n"
             "Guy-Blandford-Roycroft codes (=0323.12g3g1) of chess positions.\n"
             "\n");
    for (const struct command *command = commands; command->name; command++) {
        put_text("  gbr ");
        put_padded(command->name, strlen(command->name), 12);
        put_text(command->summary);
        put_char('\n');
    }
    put_text("  gbr help        This, or the help of a command.\n"
             "\n"
             "gbr COMMAND --help names its options; man gbr says all.\n");
    finish();
}
