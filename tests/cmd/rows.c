/* rows.c - the command, row by row
 *
 *   rows [-j ROWS] [-t SECONDS] BUILD FILE.t ...
 *
 * A row of a .t file:
 *
 *   $ command    run by bash in an empty directory of its own, BUILD/gbr first in PATH
 *   > more       the next line of the command, before any line of output
 *   text         a line of standard output, as it is, empty lines too
 *   ! text       a line of standard error
 *   ? 1          the exit status, and the end of the row
 *
 * All three must be equal, byte for byte. What stands between rows is comment. The directory of
 * this program comes next in PATH: rows use the programs that are built beside it.
 *
 * So many ROWS run at once. One that hangs is ended after SECONDS, a limit that is no measure of
 * speed: no row comes near it on a slow machine either.
 */
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { JOBS_MAX = 256, PATH_SIZE = 4096, STATUS_SIZE = 8, SHOWN_COLUMNS = 300 };

struct text {
    char *bytes;
    size_t length, size;
};

struct row {
    pid_t process; /* and its group; 0: there is no row in this place */
    time_t end;    /* when it has hung */
    bool hung;
    unsigned number, line;
    const char *file;
    struct text command, out, err; /* the last two as they are wanted */
    char status[STATUS_SIZE];
};

static char tmp[PATH_SIZE / 2];
static struct row running[JOBS_MAX];
static long jobs, seconds = 600;
static unsigned started, passed, failed;
static volatile sig_atomic_t interrupted;

static void clean_up(void);

static _Noreturn void give_up(const char *what)
{
    fprintf(stderr, "rows: %s: %s\n", what, strerror(errno));
    clean_up();
    exit(2);
}

/* ---- text ---- */

static void append(struct text *text, const char *bytes, size_t length)
{
    if (text->length + length + 1 > text->size) {
        text->size = 2 * (text->length + length + 1);
        text->bytes = realloc(text->bytes, text->size);
        if (!text->bytes)
            give_up("memory");
    }
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = '\0';
}

static void append_line(struct text *text, const char *line, size_t length)
{
    append(text, line, length);
    append(text, "\n", 1);
}

static struct text read_file(const char *path)
{
    struct text text = {NULL, 0, 0};
    char buffer[BUFSIZ];
    ssize_t got;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        give_up(path);
    append(&text, "", 0);
    while ((got = read(file, buffer, sizeof buffer)) != 0) {
        if (got > 0)
            append(&text, buffer, (size_t)got);
        else if (errno != EINTR)
            give_up(path);
    }
    close(file);
    return text;
}

static bool equal(const struct text *a, const struct text *b)
{
    return a->length == b->length && memcmp(a->bytes, b->bytes, a->length) == 0;
}

/* ---- files of a row: its directory, and beside it what it writes ---- */

static const char *path_of(const struct row *row, const char *suffix)
{
    static char path[2][PATH_SIZE];
    static unsigned last;
    last = 1 - last;
    snprintf(path[last], PATH_SIZE, "%s/%u%s", tmp, row->number, suffix);
    return path[last];
}

static int remove_entry(const char *path, const struct stat *status, int type, struct FTW *place)
{
    (void)status, (void)type, (void)place;
    remove(path); /* a row may have left a process that writes there */
    return 0;
}

static void clean_up(void)
{
    for (long i = 0; i < jobs; i++)
        if (running[i].process > 0)
            kill(-running[i].process, SIGKILL);
    if (tmp[0])
        nftw(tmp, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

/* ---- a row that fails ---- */

static void put_lines(FILE *file, const char *mark, const struct text *text)
{
    const char *line = text->bytes, *end = line + text->length;
    while (line < end) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        fputs(mark, file);
        fwrite(line, 1, (size_t)((stop ? stop : end) - line), file);
        fputs(stop ? "\n" : "\\ no end of line\n", file);
        line = stop ? stop + 1 : end;
    }
}

/* As a row shows it. */
static void write_shown(
    const char *path, const struct text *out, const struct text *err, const char *status)
{
    FILE *file = fopen(path, "w");
    if (!file)
        give_up(path);
    put_lines(file, "", out);
    put_lines(file, "! ", err);
    fprintf(file, "? %s\n", status);
    if (fclose(file) != 0)
        give_up(path);
}

static void show_difference(const struct row *row)
{
    char command[3 * PATH_SIZE];
    snprintf(command, sizeof command, "diff -a -U 100 '%s' '%s' | sed 1,3d | cut -c 1-%d",
        path_of(row, ".wanted"), path_of(row, ".got"), SHOWN_COLUMNS);
    fflush(stdout);
    if (system(command) != 0)
        puts("rows: diff does not work");
}

static void fail(const char *file, unsigned line, const char *words)
{
    failed++;
    printf("%s:%u: %s\n", file, line, words);
}

/* ---- running rows ---- */

static void open_as(int descriptor, const char *path, int flags)
{
    int file = open(path, flags | O_CLOEXEC, 0600);
    if (file < 0 || dup2(file, descriptor) < 0)
        _exit(126);
}

/* In a session of its own, so that it is one group of processes, and no terminal's. */
static _Noreturn void become_bash(const struct row *row)
{
    setsid();
    open_as(STDIN_FILENO, "/dev/null", O_RDONLY);
    open_as(STDOUT_FILENO, path_of(row, ".out"), O_WRONLY | O_CREAT | O_TRUNC);
    open_as(STDERR_FILENO, path_of(row, ".err"), O_WRONLY | O_CREAT | O_TRUNC);
    if (chdir(path_of(row, "")) == 0)
        execlp("bash", "bash", "-c", row->command.bytes, (char *)NULL);
    perror("bash");
    _exit(126);
}

static void finish(struct row *row, int ended)
{
    struct text out = read_file(path_of(row, ".out")), err = read_file(path_of(row, ".err"));
    char status[STATUS_SIZE], words[64] = "failed";
    snprintf(status, sizeof status, "%d",
        WIFSIGNALED(ended) ? 128 + WTERMSIG(ended) : WEXITSTATUS(ended));
    if (!row->hung && strcmp(status, row->status) == 0 && equal(&out, &row->out) &&
        equal(&err, &row->err)) {
        passed++;
    } else {
        if (row->hung)
            snprintf(words, sizeof words, "timed out after %ld s", seconds);
        fail(row->file, row->line, words);
        printf("$ %s\n", row->command.bytes);
        write_shown(path_of(row, ".wanted"), &row->out, &row->err, row->status);
        write_shown(path_of(row, ".got"), &out, &err, status);
        show_difference(row);
    }
    fflush(stdout);
    free(out.bytes);
    free(err.bytes);
    free(row->command.bytes);
    free(row->out.bytes);
    free(row->err.bytes);
    memset(row, 0, sizeof *row);
}

static time_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

static void end_hung_rows(void)
{
    for (long i = 0; i < jobs; i++) {
        if (running[i].process == 0 || now() < running[i].end)
            continue;
        running[i].hung = true;
        kill(-running[i].process, SIGKILL);
    }
}

static _Noreturn void stop(void)
{
    for (long i = 0; i < jobs; i++)
        if (running[i].process > 0)
            fail(running[i].file, running[i].line, "interrupted");
    clean_up();
    printf("%u passed, %u failed\n", passed, failed);
    exit(1);
}

/* The timer's signal ends the wait every second. */
static void wait_for_one(void)
{
    int status;
    pid_t process = waitpid(-1, &status, 0);
    if (interrupted)
        stop();
    for (long i = 0; process > 0 && i < jobs; i++)
        if (running[i].process == process)
            finish(&running[i], status);
    if (process < 0 && errno != EINTR)
        give_up("wait");
    end_hung_rows();
}

static struct row *free_place(void)
{
    for (;;) {
        for (long i = 0; i < jobs; i++)
            if (running[i].process == 0)
                return &running[i];
        wait_for_one();
    }
}

static void wait_for_all(void)
{
    for (long i = 0; i < jobs; i++)
        while (running[i].process != 0)
            wait_for_one();
}

static void start(const struct row *ready)
{
    struct row *row = free_place();
    *row = *ready;
    row->number = ++started;
    row->end = now() + seconds;
    append(&row->out, "", 0);
    append(&row->err, "", 0);
    if (mkdir(path_of(row, ""), 0700) != 0)
        give_up(path_of(row, ""));
    fflush(stdout);
    pid_t process = fork();
    if (process < 0)
        give_up("fork");
    if (process == 0)
        become_bash(row);
    row->process = process;
}

/* ---- reading rows ---- */

static bool marked(const char *line, size_t length, char mark)
{
    return length >= 2 && line[0] == mark && line[1] == ' ';
}

/* A line of a file; row->line is 0 between rows. */
static void take_line(struct row *row, const char *line, size_t length, unsigned number)
{
    if (marked(line, length, '$')) {
        if (row->line != 0)
            fail(row->file, row->line, "no status ends this row");
        *row = (struct row){.file = row->file, .line = number};
        append(&row->command, line + 2, length - 2);
    } else if (row->line == 0) {
        return;
    } else if (marked(line, length, '>') && row->out.length + row->err.length == 0) {
        append(&row->command, "\n", 1);
        append(&row->command, line + 2, length - 2);
    } else if (marked(line, length, '!')) {
        append_line(&row->err, line + 2, length - 2);
    } else if (marked(line, length, '?')) {
        snprintf(row->status, sizeof row->status, "%.*s", (int)(length - 2), line + 2);
        start(row);
        *row = (struct row){.file = row->file};
    } else {
        append_line(&row->out, line, length);
    }
}

static void run_file(const char *file)
{
    struct text text = read_file(file);
    struct row row = {.file = file};
    unsigned number = 0, before = started;
    for (const char *line = text.bytes, *end = line + text.length; line < end;) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        take_line(&row, line, (size_t)((stop ? stop : end) - line), ++number);
        line = stop ? stop + 1 : end;
    }
    if (row.line != 0)
        fail(file, row.line, "no status ends this row");
    if (started == before)
        fail(file, number, "no rows");
    free(text.bytes);
}

/* ---- main ---- */

static void interrupt(int signal)
{
    if (signal != SIGALRM)
        interrupted = 1;
}

static void catch_signals(void)
{
    static const int caught[] = {SIGALRM, SIGHUP, SIGINT, SIGTERM};
    struct itimerval second = {{1, 0}, {1, 0}};
    struct sigaction action = {.sa_handler = interrupt};
    for (size_t i = 0; i < sizeof caught / sizeof *caught; i++)
        sigaction(caught[i], &action, NULL);
    setitimer(ITIMER_REAL, &second, NULL);
}

/* Puts a directory before the others; its whole name, since rows run elsewhere. */
static void add_to_path(const char *directory)
{
    char *whole = realpath(directory, NULL);
    const char *others = getenv("PATH");
    struct text path = {NULL, 0, 0};
    if (!whole)
        give_up(directory);
    append(&path, whole, strlen(whole));
    append(&path, ":", 1);
    append(&path, others ? others : "", others ? strlen(others) : 0);
    setenv("PATH", path.bytes, 1);
    free(path.bytes);
    free(whole);
}

static void set_environment(const char *program, const char *build)
{
    char gbr[PATH_SIZE], beside[PATH_SIZE], *slash;
    snprintf(beside, sizeof beside, "%s", program);
    slash = strrchr(beside, '/');
    snprintf(gbr, sizeof gbr, "%s/gbr", build);
    if (access(gbr, X_OK) != 0)
        give_up(gbr);
    if (slash) {
        *slash = '\0';
        add_to_path(beside);
    }
    add_to_path(build);
    setenv("LC_ALL", "C", 1);
}

static void make_tmp(void)
{
    const char *folder = getenv("TMPDIR");
    snprintf(tmp, sizeof tmp, "%s/rows.XXXXXX", folder && folder[0] ? folder : "/tmp");
    if (!mkdtemp(tmp)) {
        tmp[0] = '\0';
        give_up("no directory for the rows");
    }
}

/* Some rows wait for pipes and clocks: two for each processor. */
static long usual_jobs(void)
{
    long processors = 2;
#ifdef _SC_NPROCESSORS_ONLN
    processors = sysconf(_SC_NPROCESSORS_ONLN);
#endif
    return 2 * processors;
}

static void take_options(int argc, char **argv)
{
    int option;
    jobs = usual_jobs();
    while ((option = getopt(argc, argv, "j:t:")) != -1) {
        if (option == 'j')
            jobs = strtol(optarg, NULL, 10);
        else if (option == 't')
            seconds = strtol(optarg, NULL, 10);
        else
            optind = argc;
    }
    if (argc - optind < 2 || seconds < 1) {
        fputs("usage: rows [-j ROWS] [-t SECONDS] BUILD FILE.t ...\n", stderr);
        exit(2);
    }
    if (jobs < 1 || jobs > JOBS_MAX)
        jobs = jobs < 1 ? 1 : JOBS_MAX;
}

int main(int argc, char **argv)
{
    take_options(argc, argv);
    set_environment(argv[0], argv[optind]);
    make_tmp();
    catch_signals();
    for (int i = optind + 1; i < argc; i++)
        run_file(argv[i]);
    wait_for_all();
    clean_up();
    printf("%u passed, %u failed\n", passed, failed);
    return failed > 0;
}
