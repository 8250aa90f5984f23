/* completion.c - gbr completion: the scripts by which bash and zsh complete a command line
 *
 * Commands, options and the words of their values come from the tables; what
 * is the same for all stands here as the shell reads it. */
#include <string.h>

#include "commands/commands.h"
#include "options/option_table.h"

/* Text that stands in single quotes; a backslash comes before each byte of special. */
static void put_escaped(const char *text, const char *special)
{
    for (; *text; text++) {
        if (strchr(special, *text))
            put_char('\\');
        if (*text == '\'')
            put_text("'\\'");
        put_char(*text);
    }
}

static void put_words(const struct option_row *row)
{
    const char *word;
    for (unsigned i = 0; (word = option_word(row, i)); i++) {
        put_text(i > 0 ? " " : "");
        put_text(word);
    }
}

static void put_letter(const struct option_row *row)
{
    put_char('-');
    put_char(row->letter);
}

static void put_name(const struct option_row *row)
{
    put_text("--");
    put_text(row->name);
}

/* ---- bash ---- */

static const char bash_values[] = /* up to the cases of an option */
    "# Completion of gbr's command line, as \"gbr completion bash\" of version " GBR_VERSION "\n"
    "# prints it. The value FILE stands for the names of files.\n"
    "\n"
    "_gbr_values() # OPTION; fails: it takes no value\n"
    "{\n"
    "    values=''\n"
    "    case $1 in\n";

static const char bash_command[] = /* up to the cases of a command */
    "    *) return 1 ;;\n"
    "    esac\n"
    "}\n"
    "\n"
    "_gbr_command() # COMMAND; its options, what the first operand may be, and the others\n"
    "{\n"
    "    options='' first='' more=''\n"
    "    case $1 in\n";

static const char bash_rest[] =
    "    esac\n"
    "}\n"
    "\n"
    "# The option in a word that takes a value, and what stands before the value: nothing where\n"
    "# that is the next word.\n"
    "_gbr_split() # WORD; fails: no value\n"
    "{\n"
    "    local i\n"
    "    case $1 in\n"
    "    --*=*) option=${1%%=*} prefix=${1%%=*}= ;;\n"
    "    --*) option=$1 prefix='' ;;\n"
    "    *)\n"
    "        for ((i = 1; i < ${#1}; i++)); do\n"
    "            option=-${1:i:1} prefix=${1:0:i+1}\n"
    "            ! _gbr_values \"$option\" || break\n"
    "        done\n"
    "        [ \"$prefix\" != \"$1\" ] || prefix=''\n"
    "        [[ $values == FILE || -z $prefix || $1 != \"$prefix=\"* ]] || prefix+='='\n"
    "        ;;\n"
    "    esac\n"
    "    _gbr_values \"$option\"\n"
    "}\n"
    "\n"
    "# Replies with the values that TEXT begins. Files are readline's own matter where it sees\n"
    "# no more and no less than TEXT.\n"
    "_gbr_reply() # PREFIX TEXT VALUES\n"
    "{\n"
    "    local word action=(-W \"$3\")\n"
    "    if [ \"$3\" = FILE ]; then\n"
    "        if [ \"$1\" = \"$cut\" ] && compopt -o default 2>/dev/null; then\n"
    "            return\n"
    "        fi\n"
    "        compopt -o filenames 2>/dev/null\n"
    "        action=(-f)\n"
    "    fi\n"
    "    while IFS= read -r word; do\n"
    "        word=$1$word\n"
    "        COMPREPLY+=(\"${word#\"$cut\"}\")\n"
    "    done < <(compgen \"${action[@]}\" -- \"$2\")\n"
    "}\n"
    "\n"
    "_gbr()\n"
    "{\n"
    "    local line=${COMP_LINE:0:COMP_POINT} IFS=$' \\t\\n'\n"
    "    local words=() piece='' last rest i n cur cut\n"
    "    local options first more option='' prefix values ended='' operands=0\n"
    "    COMPREPLY=()\n"
    "    # The words that gbr would get: bash parts them at = and : too.\n"
    "    for ((i = 0; i <= COMP_CWORD; i++)); do\n"
    "        last=$piece\n"
    "        rest=${line#\"${line%%[![:space:]]*}\"}\n"
    "        piece=${COMP_WORDS[i]}\n"
    "        ((i < COMP_CWORD)) || piece=$rest\n"
    "        if [[ $i != 0 && $rest == \"$line\" && ($piece == [=:]* || $last == [=:]*) ]]; then\n"
    "            words[${#words[@]} - 1]+=$piece\n"
    "        else\n"
    "            words+=(\"$piece\")\n"
    "        fi\n"
    "        line=${rest#\"$piece\"}\n"
    "    done\n"
    "    # Of the last one readline sees $2, and cut is what stands before that.\n"
    "    n=$((${#words[@]} - 1))\n"
    "    cut=${words[n]%\"$2\"}\n"
    "    cut=${cut%[\\\"\\']}\n"
    "    cur=$cut$2\n"
    "    _gbr_command ''\n"
    "    ((n == 1)) || _gbr_command \"${words[1]}\"\n"
    "    for ((i = 2; i < n; i++)); do\n"
    "        if [[ ${words[i]} == [\\<\\>]* ]]; then\n"
    "            i=$((i + 1)) # not gbr's\n"
    "        elif [ -n \"$option\" ]; then\n"
    "            option=''\n"
    "        elif [[ -n $ended || ${words[i]} != -?* ]]; then\n"
    "            ended=yes operands=$((operands + 1))\n"
    "        elif [ \"${words[i]}\" = -- ]; then\n"
    "            ended=yes\n"
    "        elif ! _gbr_split \"${words[i]}\" || [ -n \"$prefix\" ]; then\n"
    "            option=''\n"
    "        fi\n"
    "    done\n"
    "    if ((i > n && n > 1)); then\n"
    "        _gbr_reply '' \"$cur\" FILE\n"
    "    elif [ -n \"$option\" ]; then\n"
    "        _gbr_values \"$option\"\n"
    "        _gbr_reply '' \"$cur\" \"$values\"\n"
    "    elif [[ -n $ended || $cur != -* ]]; then\n"
    "        ((operands == 0)) || first=$more\n"
    "        _gbr_reply '' \"$cur\" \"$first\"\n"
    "    elif _gbr_split \"$cur\" && [ -n \"$prefix\" ]; then\n"
    "        _gbr_reply \"$prefix\" \"${cur#\"$prefix\"}\" \"$values\"\n"
    "    else\n"
    "        _gbr_reply '' \"$cur\" \"$options\"\n"
    "        [[ ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2>/dev/null\n"
    "    fi\n"
    "}\n"
    "\n"
    "complete -F _gbr gbr\n";

/* An option that takes a value; all of them have a name. */
static void put_bash_values(const struct option_row *row)
{
    put_text("    ");
    if (row->letter) {
        put_letter(row);
        put_text(" | ");
    }
    put_name(row);
    put_text(") ");
    if (row->id == FILE_NAME) {
        put_text("values=FILE ");
    } else if (option_word(row, 0)) {
        put_text("values='");
        put_words(row);
        put_text("' ");
    }
    put_text(";;\n");
}

static void put_bash_options(const struct command *command)
{
    put_text("        options='");
    for (const struct option_row *row = NULL; (row = next_option(command, row));) {
        if (row->letter) {
            put_letter(row);
            put_char(' ');
        }
        if (row->name) {
            put_name(row);
            put_text(row->value ? "= " : " ");
        }
    }
    put_text("'\n");
}

static void put_commands(void)
{
    for (const struct command *command = commands; command->name; command++) {
        put_text(command->name);
        put_text(command[1].name ? " " : "");
    }
}

static void put_bash_command(const struct command *command)
{
    put_text("    ");
    put_text(command->name);
    put_text(")\n");
    put_bash_options(command);
    if (command->bit == COMPLETION)
        put_text("        first='bash zsh'\n");
    else if (command->bit == MATCH)
        put_text("        more=FILE\n");
    else if (!(command->bit & ON_RECORDS))
        put_text("        first=FILE more=FILE\n");
    put_text("        ;;\n");
}

static void put_bash(void)
{
    static const struct command any = {.bit = ~0U};
    put_text(bash_values);
    for (const struct option_row *row = NULL; (row = next_option(&any, row));)
        if (row->value)
            put_bash_values(row);
    put_text(bash_command);
    put_text("    '') options='-h --help --version' first='");
    put_commands();
    put_text(" help' ;;\n    help) first='");
    put_commands();
    put_text("' ;;\n");
    for (const struct command *command = commands; command->name; command++)
        put_bash_command(command);
    put_text(bash_rest);
}

/* ---- zsh ---- */

static const char zsh_commands[] = /* up to the commands with their summaries */
    "#compdef gbr\n"
    "# Completion of gbr's command line, as \"gbr completion zsh\" of version " GBR_VERSION "\n"
    "# prints it.\n"
    "\n"
    "_gbr()\n"
    "{\n"
    "    local curcontext=$curcontext state line ret=1\n"
    "    local -A opt_args\n"
    "    local -a commands\n"
    "    commands=(\n";

static const char zsh_options[] = /* up to the cases of a command */
    "    )\n"
    "    _arguments -C \\\n"
    "        '(- *)-h[list the commands]' \\\n"
    "        '(- *)--help[list the commands]' \\\n"
    "        '(- *)--version[write the version]' \\\n"
    "        '1:command:->command' \\\n"
    "        '*::argument:->argument' && return\n"
    "    if [[ $state = command ]]; then\n"
    "        commands+=('help:This, or the help of a command.')\n"
    "        _describe command commands\n"
    "        return\n"
    "    fi\n"
    "    curcontext=${curcontext%:*:*}:gbr-$words[1]:\n"
    "    case $words[1] in\n"
    "    (help)\n"
    "        ((CURRENT == 2)) && _describe command commands && ret=0\n"
    "        ;;\n";

static const char zsh_rest[] = "    esac\n"
                               "    return ret\n"
                               "}\n"
                               "\n"
                               "if [[ $funcstack[1] = _gbr ]]; then\n"
                               "    _gbr \"$@\"\n"
                               "else # sourced\n"
                               "    compdef _gbr gbr\n"
                               "fi\n";

/* Options that exclude the others: of --help all, else the one that means the same. */
static void put_excluded(const struct option_row *row)
{
    if (row->id == HELP) {
        put_text("(- *)");
    } else if (row->id == FILE_NAME) {
        put_char('*'); /* may come again */
    } else if (row->letter && row->name) {
        put_char('(');
        put_letter(row);
        put_char(' ');
        put_name(row);
        put_char(')');
    }
}

static void put_explained(const struct option_row *row)
{
    put_char('[');
    put_escaped(row->help, "\\[]:");
    put_char(']');
    if (row->value) {
        put_char(':');
        put_text(row->value);
        put_char(':');
    }
    if (row->id == FILE_NAME) {
        put_text("_files");
    } else if (option_word(row, 0)) {
        put_char('(');
        put_words(row);
        put_char(')');
    } else if (row->value) {
        put_char(' ');
    }
    put_text("' \\\n");
}

static void put_zsh_option(const struct option_row *row)
{
    if (row->letter) {
        put_text("            '");
        put_excluded(row);
        put_letter(row);
        put_text(row->value ? "+" : "");
        put_explained(row);
    }
    if (row->name) {
        put_text("            '");
        put_excluded(row);
        put_name(row);
        put_text(row->value ? "=" : "");
        put_explained(row);
    }
}

static void put_zsh_command(const struct command *command)
{
    put_text("    (");
    put_text(command->name);
    put_text(")\n        _arguments -s -S -A '-*' \\\n");
    for (const struct option_row *row = NULL; (row = next_option(command, row));)
        put_zsh_option(row);
    put_text("            ");
    if (command->bit == COMPLETION)
        put_text("'1:SHELL:(bash zsh)'");
    else if (command->bit & ON_RECORDS)
        put_text("'*:RECORD:()'");
    else
        put_text(command->bit == MATCH ? "'1:PATTERN:()' '*:FILE:_files'" : "'*:FILE:_files'");
    put_text(" && ret=0\n        ;;\n");
}

static void put_zsh(void)
{
    put_text(zsh_commands);
    for (const struct command *command = commands; command->name; command++) {
        put_text("        '");
        put_text(command->name);
        put_char(':');
        put_escaped(command->summary, "\\");
        put_text("'\n");
    }
    put_text(zsh_options);
    for (const struct command *command = commands; command->name; command++)
        put_zsh_command(command);
    put_text(zsh_rest);
}

void run_completion(const struct options *options)
{
    const char *const *shell = options->files;
    if (options->files_count == 0)
        usage_error(options->command, NULL, "which shell: bash or zsh");
    if (options->files_count > 1)
        usage_error(options->command, shell[1], "one shell at a time");
    if (strcmp(*shell, "bash") == 0)
        put_bash();
    else if (strcmp(*shell, "zsh") == 0)
        put_zsh();
    else
        usage_error(options->command, *shell, "no such shell: bash or zsh");
}
