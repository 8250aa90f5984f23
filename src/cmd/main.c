/* main.c - gbr: which command */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "commands/commands.h"
#include "options/help.h"

static void run(const struct command *command, int argc, char **argv)
{
    static struct input input; /* it holds the buffer, too large for a stack */
    struct options options;
    read_options(command, argc, argv, &options);
    begin_input(&input, &options);
    command->run(&options, &input);
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

static bool asks_help(const char *word)
{
    return strcmp(word, "help") == 0 || strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

int main(int argc, char **argv)
{
    hold_standard_streams();
    if (argc < 2)
        usage_error(NULL, NULL, "no command");
    const char *name = argv[1];
    bool help = asks_help(name);
    if (strcmp(name, "--version") == 0) {
        put_text("gbr ");
        put_text(gbr_version());
        put_char('\n');
        finish();
    }
    if (help && argc > 3)
        usage_error(NULL, argv[3], "help is of one command");
    if (help && (argc < 3 || asks_help(argv[2])))
        show_commands(commands);
    const struct command *command = find_command(help ? argv[2] : name);
    if (!command)
        usage_error(NULL, help ? argv[2] : name, "no such command");
    static char *ask_help[] = {"help", "--help", NULL};
    if (help)
        run(command, 2, ask_help);
    run(command, argc - 1, argv + 1);
}
