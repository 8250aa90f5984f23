/* main.c - gbr: which command */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"

static const struct command commands[] = {
    {"encode", ENCODE, "[POSITION ...]",
        "Position -> code. Reads FEN, EPD, piece lists, material and codes.", run_encode},
    {"decode", DECODE, "[CODE ...]", "Code -> material, FEN or piece list.", run_decode},
    {"explain", EXPLAIN, "[CODE | POSITION ...]", "What a code says, in words.", run_explain},
    {"check", CHECK, "[FILE ...]", "Does each code agree with its position, and with itself.",
        run_check},
    {"match", MATCH, "PATTERN [FILE ...]", "The records of a class, as grep keeps lines.",
        run_match},
    {"count", COUNT, "[FILE ...]", "How many records of each class.", run_count},
    {"scan", SCAN, "[FILE ...]", "Codes in running text.", run_scan},
    {"tag", TAG, "[FILE ...]", "Writes codes into PGN.", run_tag},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const struct command *find_command(const char *name)
{
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static void show_commands(void)
{
    put_text("usage: gbr COMMAND [options] ...\n"
             "\n"
             "Guy-Blandford-Roycroft codes (=0323.12g3g1) of chess positions.\n"
             "\n");
    for (size_t i = 0; i < COMMANDS; i++) {
        put_text("  gbr ");
        put_text(commands[i].name);
        for (size_t length = strlen(commands[i].name); length < 9; length++)
            put_char(' ');
        put_text(commands[i].summary);
        put_char('\n');
    }
    put_text("  gbr help     This, or the help of a command.\n"
             "\n"
             "gbr COMMAND --help names its options; man gbr says all.\n");
    finish();
}

static void run(const struct command *command, int argc, char **argv)
{
    struct options options;
    read_options(command, argc, argv, &options);
    command->run(&options);
    finish();
}

/* A file that is opened must not become standard input or output because they
 * were closed: what takes their place cannot be read or written. */
static void hold_standard_streams(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) == -1)
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argc, char **argv)
{
    hold_standard_streams();
    if (argc < 2)
        usage_error(NULL, NULL, "no command");
    const char *name = argv[1];
    bool help = strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0;
    if (strcmp(name, "--version") == 0) {
        put_text("gbr " GBR_VERSION "\n");
        finish();
    }
    if (help && argc < 3)
        show_commands();
    const struct command *command = find_command(help ? argv[2] : name);
    if (!command)
        usage_error(NULL, help ? argv[2] : name, "no such command");
    static char *ask_help[] = {"help", "--help", NULL};
    if (help)
        run(command, 2, ask_help);
    run(command, argc - 1, argv + 1);
}
