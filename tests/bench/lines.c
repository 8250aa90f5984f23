/* lines.c - LINES FENs on standard output, the same ones every time: 3 to 32
 * men on random squares, both sides to move, each a position for gbr */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 88172645463325252u; /* xorshift64, Marsaglia */

static unsigned below(unsigned limit)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 32) % limit;
}

static void put_man(char board[64], char man)
{
    int pawn = man == 'P' || man == 'p';
    unsigned square;
    do
        square = pawn ? 8 + below(48) : below(64);
    while (board[square]);
    board[square] = man;
}

static void fill_board(char board[64])
{
    static const char men[2][15] = {"QRRBBNNPPPPPPPP", "qrrbbnnpppppppp"};
    unsigned used[2] = {0, 0}; /* bits: men of the array that stand already */
    memset(board, 0, 64);
    put_man(board, 'K');
    put_man(board, 'k');
    for (unsigned more = 1 + below(30); more > 0;) {
        unsigned side = below(2), man = below(15);
        if (used[side] & 1u << man)
            continue;
        used[side] |= 1u << man;
        put_man(board, men[side][man]);
        more--;
    }
}

static void print_fen(const char board[64])
{
    static const char *const castling[] = {"-", "-", "KQkq", "Kq"};
    char text[80], *end = text;
    for (unsigned square = 0; square < 64; square++) {
        unsigned empty = 0;
        if (square > 0 && square % 8 == 0)
            *end++ = '/';
        for (; !board[square]; square++) {
            empty++;
            if (square % 8 == 7)
                break;
        }
        if (empty > 0)
            *end++ = (char)('0' + empty);
        if (board[square])
            *end++ = board[square];
    }
    *end = '\0';
    printf(
        "%s %c %s - %u %u\n", text, "wb"[below(2)], castling[below(4)], below(50), 1 + below(99));
}

int main(int argc, char **argv)
{
    char board[64];
    for (long n = argc > 1 ? atol(argv[1]) : 0; n > 0; n--) {
        fill_board(board);
        print_fen(board);
    }
    return fclose(stdout) == 0 ? 0 : 1;
}
