/* drip.c - standard input to a pipe in pieces, each written when the reader has taken the last
 *
 *   drip SIZE <FILE | gbr ...
 *
 * So every piece is a read of its own, whatever else the machine does.
 */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static int somebody_reads(void)
{
    struct pollfd pipe = {.fd = STDOUT_FILENO};
    return poll(&pipe, 1, 0) == 0;
}

static void wait_until_taken(void)
{
    static const struct timespec pause = {0, 20000};
    int waiting = 0;
    while (ioctl(STDOUT_FILENO, FIONREAD, &waiting) == 0 && waiting > 0 && somebody_reads())
        nanosleep(&pause, NULL);
}

int main(int argc, char **argv)
{
    char piece[64];
    size_t got, size = argc == 2 ? (size_t)strtoul(argv[1], NULL, 10) : 0;
    if (size < 1 || size > sizeof piece) {
        fputs("usage: drip SIZE <FILE | COMMAND\n", stderr);
        return 2;
    }
    while ((got = fread(piece, 1, size, stdin)) > 0) {
        if (write(STDOUT_FILENO, piece, got) != (ssize_t)got) {
            perror("drip");
            return 2;
        }
        wait_until_taken();
    }
    return 0;
}
