/* progress.c - a line on the terminal while long work goes on
 *
 * It appears when the work has taken a second, and only if standard error is a
 * terminal. Whatever else is written takes it away first.
 */
#include "output/progress.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static struct {
    bool asked, wanted, shown;
    double begun, last; /* seconds */
    off_t done, size;   /* bytes of this stream; size 0: not known */
} progress;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void send_line(const char *line)
{
    if (write(STDERR_FILENO, line, strlen(line)) < 0)
        progress.wanted = false;
}

void begin_progress(int fd)
{
    struct stat status;
    if (!progress.asked) {
        progress.asked = true;
        progress.wanted = isatty(STDERR_FILENO);
        progress.begun = now();
    }
    bool sized = fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
    progress.size = sized ? status.st_size : 0;
    progress.done = 0;
}

void show_progress(size_t bytes, size_t records)
{
    char line[120], part[40];
    progress.done += (off_t)bytes;
    if (!progress.wanted)
        return;
    double time = now();
    if (time - progress.begun < 1 || time - progress.last < 0.2)
        return;
    progress.last = time;
    if (progress.size > 0)
        snprintf(part, sizeof part, "%.0f%%", 100 * (double)progress.done / (double)progress.size);
    else
        snprintf(part, sizeof part, "%.1f MB", (double)progress.done / 1e6);
    snprintf(line, sizeof line, "\r%s, %zu records, %.0f a second \033[K", part, records,
        (double)records / (time - progress.begun));
    progress.shown = true;
    send_line(line);
}

void erase_progress(void)
{
    if (progress.shown)
        send_line("\r\033[K");
    progress.shown = false;
}
