/* measure.c - measure COMMAND [ARGUMENT ...]: runs it and writes to descriptor
 * 3 its microseconds of a processor, those that passed, and the most memory
 * that it had, in KiB. Ends as it ends. */
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long microseconds(struct timeval time)
{
    return time.tv_sec * 1000000L + time.tv_usec;
}

int main(int argc, char **argv)
{
    struct timespec start, end;
    struct rusage usage;
    int status;

    clock_gettime(CLOCK_MONOTONIC, &start);
    pid_t child = argc > 1 ? fork() : -1;
    if (child == 0) {
        close(3);
        execvp(argv[1], argv + 1);
        perror(argv[1]);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) < 0)
        return 126;
    clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
    usage.ru_maxrss /= 1024;
#endif
    dprintf(3, "%ld %ld %ld\n", microseconds(usage.ru_utime) + microseconds(usage.ru_stime),
        (end.tv_sec - start.tv_sec) * 1000000L + (end.tv_nsec - start.tv_nsec) / 1000,
        usage.ru_maxrss);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 125;
}
