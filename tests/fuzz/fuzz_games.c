/* fuzz_games.c - games of a PGN file, written with noise that must not matter, and read again
 *
 * The input says which games there are, and what is around and between their tags: blanks, line
 * ends, comments with anything in them, other tags, other words. It says as well how large the
 * reads are. Each game must come back with its position, its result and its line.
 */
#include "fuzz.h"
#include "input/pgn.h"
#include "input/tags.h"

enum { GAMES_MAX = 40, TEXT_MAX = 1 << 16, TAGS_MAX = 8 };

struct game {
    const char *fen; /* NULL: the start position */
    char sign;
    size_t line;
};

static const uint8_t *choices;
static size_t choices_left;

/* One of so many, 0 where the input has ended. */
static unsigned choose(unsigned count)
{
    if (choices_left == 0)
        return 0;
    choices_left--;
    return *choices++ % count;
}

/* ---- writing ---- */

static char text[TEXT_MAX];
static size_t length, lines;
static const char *line_end;

static void put(const char *words)
{
    for (; *words && length < TEXT_MAX - 2; words++) {
        if (*words != '\n') {
            text[length++] = *words;
            continue;
        }
        for (const char *end = line_end; *end; end++)
            text[length++] = *end;
        lines++;
    }
}

static void put_one_of(const char *const *words, unsigned count)
{
    put(words[choose(count)]);
}
#define PUT_ONE_OF(words) put_one_of(words, sizeof(words) / sizeof *(words))

/* A brace in it that opens stands before the lines with [Event, or the comment would be one that
 * is never closed. */
static void put_comment(void)
{
    static const char *const parts[] = {"", "x", "\n", "{", ";", "[FEN \"8/8\"]", "\n%", "\"",
        "[%clk 0:01:00]", "\n[%csl Re8]", "1. e4 1-0", "\n\n"};
    static const char *const events[] = {
        "", "\n[Event \"q\"]\n[FEN \"8/8\"]\n", "\n[Event ", "\n; [Event \"x\"] ", "[Event \"x\"]"};
    put("{");
    for (unsigned n = choose(5); n > 0; n--)
        PUT_ONE_OF(parts);
    PUT_ONE_OF(events);
    PUT_ONE_OF(events);
    put("}");
}

/* Nothing that is a move, a result or a tag. */
static void put_noise(bool in_section)
{
    static const char *const noise[] = {"\n", " ", "\n\n", "\t", "\n% [FEN \"8/8\"] {\n",
        "; [FEN \"8/8\"] {\n", "12", "1. Prize", " note ", "[x]", "[Date 1990]", "$1", " ) ",
        "\n\n\n", "[]", "\n % ", " EG 190 ", "queen", "[ "};
    put(in_section ? "\n" : " ");
    for (unsigned n = choose(4); n > 0; n--)
        if (choose(3) == 0)
            put_comment();
        else
            PUT_ONE_OF(noise);
}

static void put_tag(const char *name, const char *value)
{
    static const char *const blanks[] = {"", "", " ", "\t", "\n", "  "};
    put("[");
    PUT_ONE_OF(blanks);
    put(name);
    put(" ");
    PUT_ONE_OF(blanks);
    put("\"");
    put(value);
    put("\"");
    PUT_ONE_OF(blanks);
    put("]");
}

static void put_other_tag(void)
{
    static const char *const names[] = {
        "White", "ECO", "1x", "X y", "Annotator", "FENs", "GBR", "Round", "é", "A.b"};
    static const char *const values[] = {"", "x", "?", "a \"b\" c", "{", "}", "; x", "\\\\", "]",
        "[FEN", "e4 1-0", "\\\"", "Sch\344fer", "[Event", "%", "[x]"};
    const char *name = names[choose(sizeof names / sizeof *names)];
    put_tag(name, values[choose(sizeof values / sizeof *values)]);
}

static void put_moves(void)
{
    static const char *const moves[] = {" 1. e4 e5", "\n2.Nf3 Nc6 ", " (1... c5) ", " $3 ", " -- ",
        "\n[x] ", "\n", " {[%clk 0:01]} ", "; [FEN \"8/8\"]\n", "\n% [Event \"x\"]\n", "\n\n",
        " [%eval 1] ", " O-O ", " [Event] "};
    static const char *const results[] = {"1-0", "*", "1/2-1/2", " 0-1"};
    put("\n");
    for (unsigned n = choose(6); n > 0; n--)
        if (choose(4) == 0)
            put_comment();
        else
            PUT_ONE_OF(moves);
    put("\n");
    PUT_ONE_OF(results);
    put("\n");
}

static void put_game(struct game *game)
{
    static const char *const fens[] = {NULL, "4k3/8/8/8/8/8/8/4K2R w", "4k3/8/8/8/8/8/8/Q3K3 b - -",
        "8/8/8/8/8/8/8/K1k5 w - - 0 1"};
    static const char *const names[] = {"FEN", "Fen", "fen"};
    static const char *const results[] = {"1-0", " 1-0 ", "1:0", "1/2-1/2", "½-½", "0-1", "*", ""};
    static const char signs[] = "+++==-\0\0";
    unsigned count = 1 + choose(TAGS_MAX), fen_at = choose(count), result_at = choose(count);
    game->fen = fens[choose(4)];
    game->line = lines + 1;
    put_tag("Event", "x"); /* so that the next one begins a game */
    for (unsigned i = 0; i < count; i++) {
        put_noise(true);
        if (i == result_at) {
            unsigned result = choose(8);
            put_tag("Result", results[result]);
            game->sign = signs[result];
            put_noise(true);
        }
        if (i == fen_at && game->fen) {
            game->line = lines + 1;
            put_tag(names[choose(3)], game->fen);
            put_noise(true);
        }
        put_other_tag();
    }
    if (!game->fen || choose(4) > 0) {
        put_noise(true);
        put_moves();
        return;
    }
    put("\n\n");
}

/* ---- reading ---- */

static size_t at, read_max;

static ssize_t read_text(void *context, void *buffer, size_t size)
{
    (void)context;
    size = size < read_max ? size : read_max;
    size = size < length - at ? size : length - at;
    memcpy(buffer, text + at, size);
    at += size;
    return (ssize_t)size;
}

static void write_nothing(void *context, const void *bytes, size_t size)
{
    (void)context;
    (void)bytes;
    (void)size;
}

static void read_games(const struct game *wanted, size_t count)
{
    static struct stream stream;
    static struct games games;
    struct record record;
    struct tag tag;
    at = 0;
    CHECK(!begin_stream(&stream, "text", (struct channel){read_text, write_nothing, NULL}));
    begin_games(&games);
    find_first_tag(&games, &stream);
    for (size_t i = 0; i < count; i++) {
        pass_over(&stream, stream.record);
        stream.record = 0;
        CHECK(next_game(&games, &stream, &record));
        CHECK(!record.trouble && record.sign == wanted[i].sign);
        CHECK(record.place.line == wanted[i].line);
        CHECK(find_tag(&record, "EVENT", &tag) && !find_next_tag(&record, "Event", &tag));
        CHECK(wanted[i].fen ? find_tag(&record, "FEN", &tag) : !find_tag(&record, "FEN", &tag));
        if (wanted[i].fen)
            CHECK(record.length == strlen(wanted[i].fen)
                && memcmp(record.text, wanted[i].fen, record.length) == 0);
        else
            CHECK(record.length > 8 && memcmp(record.text, "rnbqkbnr", 8) == 0);
    }
    pass_over(&stream, stream.record);
    stream.record = 0;
    CHECK(!next_game(&games, &stream, &record));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const line_ends[] = {"\n", "\r\n", "\r"};
    struct game games[GAMES_MAX] = {{.fen = NULL}};
    choices = data;
    choices_left = size;
    length = lines = 0;
    line_end = line_ends[choose(3)];
    size_t count = 0, small = 1 + choose(250);
    put_noise(false);
    while (choices_left > 0 && count < GAMES_MAX && length < TEXT_MAX / 2)
        put_game(&games[count++]);
    read_max = SIZE_MAX;
    read_games(games, count);
    read_max = small;
    read_games(games, count);
    return 0;
}
