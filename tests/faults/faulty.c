/* faulty.c - reads, writes and closes with faults, to be preloaded (LD_PRELOAD)
 *
 *   FAULTY_READ=N    a read gives N bytes at most
 *   FAULTY_WRITE=N   a write takes N bytes at most
 *   FAULTY_SEED=N    either gives or takes a pseudo-random part of that
 *   FAULTY_EINTR=1   every other read, and every other write, is interrupted
 *   FAULTY_SLEEP=N   a read takes N milliseconds
 *   FAULTY_AT=N      behind so many bytes read, of all files, FAULTY_DO happens, once:
 *                    a read fails (eio), FAULTY_FILE ends there (shrink) or goes on (grow)
 *   FAULTY_FULL=N    behind so many bytes of standard output the disk is full
 *   FAULTY_CLOSE=1   standard output cannot be closed
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

ssize_t __read_chk(int fd, void *buffer, size_t size, size_t room); /* of _FORTIFY_SOURCE */

static size_t bytes_read, bytes_written; /* of all files; of standard output */

static size_t number(const char *name, size_t otherwise)
{
    const char *value = getenv(name);
    return value ? strtoull(value, NULL, 10) : otherwise;
}

static size_t part(size_t size, size_t most)
{
    static uint64_t state; /* xorshift64, Marsaglia */
    if (size == 0 || most == 0)
        return size;
    if (getenv("FAULTY_SEED")) {
        state = state ? state : number("FAULTY_SEED", 1) * 88172645463325252u;
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        most = 1 + (size_t)(state >> 32) % most;
    }
    return size < most ? size : most;
}

static int interrupted(unsigned *calls)
{
    if (!getenv("FAULTY_EINTR") || ++*calls % 2 == 0)
        return 0;
    errno = EINTR;
    return 1;
}

/* The system's write, which goes by another name here. */
static ssize_t put(int fd, const void *buffer, size_t size)
{
    return writev(fd, &(struct iovec){(void *)(uintptr_t)buffer, size}, 1);
}

static void grow(const char *path)
{
    static const char more[] = "KQvKR\nKRvK\n";
    int fd = open(path, O_WRONLY | O_APPEND);
    if (fd < 0 || put(fd, more, sizeof more - 1) < 0)
        abort();
    close(fd);
}

/* What has to happen now; true: the read fails. */
static int happen(void)
{
    static int happened;
    const char *what = getenv("FAULTY_DO"), *file = getenv("FAULTY_FILE");
    if (!what || happened || bytes_read < number("FAULTY_AT", 0))
        return 0;
    happened = 1;
    if (strcmp(what, "eio") == 0) {
        errno = EIO;
        return 1;
    }
    if (strcmp(what, "grow") == 0)
        grow(file);
    else if (truncate(file, (off_t)bytes_read) != 0)
        abort();
    return 0;
}

ssize_t read(int fd, void *buffer, size_t size)
{
    static unsigned calls;
    size_t at = number("FAULTY_AT", 0), sleep = number("FAULTY_SLEEP", 0);
    if (interrupted(&calls) || happen())
        return -1;
    if (sleep > 0)
        nanosleep(&(struct timespec){(time_t)(sleep / 1000), (long)(sleep % 1000) * 1000000}, NULL);
    size = part(size, number("FAULTY_READ", 0));
    if (bytes_read < at && size > at - bytes_read)
        size = at - bytes_read;
    ssize_t got = readv(fd, &(struct iovec){buffer, size}, 1);
    bytes_read += got > 0 ? (size_t)got : 0;
    return got;
}

ssize_t __read_chk(int fd, void *buffer, size_t size, size_t room)
{
    return size > room ? (abort(), 0) : read(fd, buffer, size);
}

ssize_t write(int fd, const void *buffer, size_t size)
{
    static unsigned calls;
    size_t full = number("FAULTY_FULL", SIZE_MAX);
    if (interrupted(&calls))
        return -1;
    size = part(size, number("FAULTY_WRITE", 0));
    if (fd == STDOUT_FILENO && size > full - bytes_written)
        size = full - bytes_written;
    if (fd == STDOUT_FILENO && size == 0) {
        errno = ENOSPC;
        return -1;
    }
    ssize_t written = put(fd, buffer, size);
    bytes_written += fd == STDOUT_FILENO && written > 0 ? (size_t)written : 0;
    return written;
}

int close(int fd)
{
    int (*real_close)(int);
    if (fd == STDOUT_FILENO && getenv("FAULTY_CLOSE")) {
        errno = EIO;
        return -1;
    }
    *(void **)&real_close = dlsym(RTLD_NEXT, "close");
    return real_close(fd);
}
