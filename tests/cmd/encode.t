gbr encode: positions in, codes out.

$ gbr encode "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1"
0323.12
? 0
$ gbr encode -k -s= "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1"
=0323.12g3g1
? 0
$ gbr encode -k "Kg3 Ba2 Be1 h6 / Kg1 Ra3 Ng8 c3 c6"
0323.12g3g1
? 0
$ gbr encode '4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id "ERET.095; net";'
0100.00
? 0
$ printf '%s\n' "NNNk4/8/8/8/8/8/8/n3K3 w - - 0 1" "4k3/8/9/8/8/8/8/4K3 w - - 0 1" \
>     "QQ2k3/8/8/8/8/8/8/qq2K3 w - - 0 1" | gbr encode
0009.00

8000.00
! gbr: (standard input):2:7: rank 6 has 9 squares
? 1

The well-known slip counts three white men as one black man.

$ for men in QQQ RRR BBB NNN qqq rrr bbb nnn; do echo "4k3/8/8/8/8/8/8/${men}1K3 w"; done | gbr encode
9000.00
0900.00
0090.00
0009.00
9000.00
0900.00
0090.00
0009.00
? 0
$ for men in Q7 QQ6 q7 Qq6 QQq5 qq6 Qqq5 QQqq4; do echo "4k3/8/8/8/8/8/$men/4K3"; done | gbr encode
1000.00
2000.00
3000.00
4000.00
5000.00
6000.00
7000.00
8000.00
? 0
$ gbr encode "k7/8/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/7K w - - 0 1"
9000.00
? 0

Field 1 is strict, and says where it is wrong.

$ gbr encode ""

! gbr: (argument 1):1: nothing to read: ""
? 1
$ gbr encode "   "

! gbr: (argument 1):4: nothing to read: "   "
? 1
$ gbr encode "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1"

! gbr: (argument 1):35: 7 ranks, and a board has 8
? 1
$ gbr encode "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):18: 9 ranks, and a board has 8
? 1
$ gbr encode "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

! gbr: (argument 1):18: rank 7 has 9 squares
? 1
$ gbr encode "rnbqkbnr/pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

! gbr: (argument 1):14: rank 7 has 4 squares
? 1
$ gbr encode "4k3/8/9/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):7: rank 6 has 9 squares
? 1
$ gbr encode "4k3/8/0/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):7: '0' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ gbr encode "pppppppp/32/PPPPPPPP w - - 0 1"

! gbr: (argument 1):1: Black has a pawn on a8
? 1
$ gbr encode "k////KPP/N/8/B/Q w - - 0 1"

! gbr: (argument 1):2: rank 8 has 1 square
? 1
$ gbr encode "k6K/88/8/8/8/8/8/8 w - - 0 1"

! gbr: (argument 1):6: rank 7 has 16 squares
? 1
$ gbr encode "k6K/7/9/8/8/8/8/8 w - - 0 1"

! gbr: (argument 1):6: rank 7 has 7 squares
? 1
$ gbr encode "k5K/88888888888888888888888888888888/8/8/8/8/8/8 w - - 0 1"

! gbr: (argument 1):4: rank 8 has 7 squares
? 1
$ gbr encode "rnbqkbnr/pppppppp/8/8/4X3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

! gbr: (argument 1):24: 'X' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ gbr encode "12ab3,4k3/8/8/8/8/8/8/4K2R w K - 0 1,e1g1 e8d7,1500"

! gbr: (argument 1):3: 'a' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ gbr encode "4k3/8/8/8/8/8/8/4K3x w - - 0 1"

! gbr: (argument 1):20: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ gbr encode "~4k3/8/8/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):1: '~' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ gbr encode "8888/8888/8888/8888/8888/8888/8888/8888"

! gbr: (argument 1):2: rank 8 has 32 squares
? 1

A position has its kings, and pawns where pawns can stand.

$ gbr encode "8/8/8/8/8/8/8/8 w - - 0 1"

! gbr: (argument 1):1: White has no king
? 1
$ gbr encode "8/8/8/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):1: Black has no king
? 1
$ gbr encode "8/1n1p3p/8/8/6B1/8/2r5/8 w - - 0 1"

! gbr: (argument 1):1: White has no king
? 1
$ gbr encode "kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1"

! gbr: (argument 1):2: Black has a second king
? 1
$ gbr encode "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"

! gbr: (argument 1):23: White has nine pawns, which no code can express
? 1
$ gbr encode "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):14: Black has nine pawns, which no code can express
? 1
$ gbr encode "8/8/8/8/8/1p6/8/p5kK w - - 0 1"

! gbr: (argument 1):17: Black has a pawn on a1
? 1
$ gbr encode "P6k/8/8/8/8/8/8/K7 w - - 0 1"

! gbr: (argument 1):1: White has a pawn on a8
? 1
$ gbr encode "4k3/8/8/8/8/NNNNNNNN/PPPPPPPP/4K3 w - - 0 1"
0009.80
? 0

Digits side by side add up, S is a knight, ~ marks a promoted man.

$ gbr encode "4k3/8/8/8/1n15/8/8/4K3 w - - 0 1" "8/8/8/s5p1/8/3p1B2/bB1P1P1k/R3K3 w Q - 0 1" \
>     "4Q~3/4k3/8/8/8/8/8/4K3 w - - 0 1"
0003.00
0153.22
1000.00
? 0

The placement ends at a pocket, a blank, "_", ";" or "[".

$ gbr encode "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/Qn w KQkq - 0 1" \
>     "4k3/8/8/8/8/8/8/4K3/ w" "4k3/8/8/8/8/8/8/4K3[-] w - - 0 1" "4k3/8/8/8/8/8/8/4K2R;note" startpos
4888.88
0000.00
0000.00
0100.00
4888.88
? 0

What follows field 1 is never a reason to refuse.

$ printf '4k3/8/8/8/8/8/8/4K2R%s\n' '' ' b' ' w K -' ' W K - 0 0' \
>     ' w K - 0 99999999999999999999999' ' w K - 0 1;' ' w K - 0 1 ; study 7' ' w HAha - 0 1' \
>     '_w_K_-_0_1' '   w   K  -  0   1   ' ' x y z' ' w K - acs1;' | gbr encode | uniq -c | tr -s ' '
 12 0100.00
? 0
$ printf '\302\2404k3/8/8/8/8/8/8/4K2R\302\240w K - 0 1\n\t4k3/8/8/8/8/8/8/4K2R\tw\n' | gbr encode -k
0100.00e1e8
0100.00e1e8
? 0

The side to move is read from field 2 and from nowhere else.

$ for side in w b W B '' - x wb; do printf '4k3/8/8/8/8/8/8/4K2R %s K - 0 1\n' "$side"; done | gbr encode --style=eg
e1e8 0100.00 2/1
e1e8 0100.00 2/1 BTM
e1e8 0100.00 2/1
e1e8 0100.00 2/1 BTM
e1e8 0100.00 2/1
e1e8 0100.00 2/1
e1e8 0100.00 2/1
e1e8 0100.00 2/1
? 0
$ gbr encode --style=eg "4k3/8/8/8/8/8/8/4K2R_b_K_-_0_1"
e1e8 0100.00 2/1 BTM
? 0

Material and codes are positions too, as far as they say.

$ gbr encode KBBPvKRNPP "wBB vs bN" "=0323.12g3g1" 1000
0323.12
0023.00
0323.12
1000.00
? 0
$ gbr encode -k -s auto "=0323.12g3g1" "(+0357.52f7h5)" "a2a8 4283.12 7/7 BTM, win"
=0323.12g3g1
+0357.52f7h5
+4283.12a2a8
? 0
$ gbr encode -k KBBPvKRNPP

! gbr: (argument 1):1: the kings' squares are not known
? 1
$ gbr encode -k 0323.12

! gbr: (argument 1):1: the kings' squares are not known
? 1
$ gbr encode "Hello, world" 12 1.5 "2012-10-01" K 00 "0323.1" x/y








! gbr: (argument 1):1: neither a position nor a code: "Hello, world"
! gbr: (argument 2):1: neither a position nor a code: "12"
! gbr: (argument 3):1: neither a position nor a code: "1.5"
! gbr: (argument 4):5: a code is four digits, a point and two digits
! gbr: (argument 5):2: nothing says where Black's men begin (Kg3 / Kg1, KPvK)
! gbr: (argument 6):1: neither a position nor a code: "00"
! gbr: (argument 7):7: a code is four digits, a point and two digits
! gbr: (argument 8):1: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1

A PGN file with --append gives each FEN; the colours of a Result are exchanged too.

$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1-0"]\n' | gbr encode --append -s auto
4k3/8/8/8/8/8/8/4K2R w	+0100.00
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1-0"]\n' | gbr encode --flip -k -s auto
0300.00e1e8
? 0
$ gbr encode --from=pgn startpos
! gbr encode: startpos: an operand is no PGN file: use -f
! Try 'gbr encode --help'.
? 2

What is not understood is refused, and nothing is guessed.

$ printf '%s\n' '(+0601.g6d8)' '0601. 4/5 Win' '(1985 Cup)' '1905 Troitzky ZAZ' '0400 BTM' '1000!' '(1000)' '=1000' | gbr encode -s auto






1000.00
=1000.00
! gbr: (standard input):1:8: a code is four digits, a point and two digits
! gbr: (standard input):2:6: a code is four digits, a point and two digits
! gbr: (standard input):3:6: a code is four digits, a point and two digits
! gbr: (standard input):4:5: a code is four digits, a point and two digits
! gbr: (standard input):5:5: a code is four digits, a point and two digits
! gbr: (standard input):6:5: a code is four digits, a point and two digits
? 1
$ printf '%s\n' 'White: Kc1 Rd1e5; Black: Kh1 Pb2c3' 'White: Kc1 Rd1 Re5; Black: Kh1 Pb2c3' 'White : Kg3 Rh2 / Black : Kg1' 'KBN v. K' 'K+R+P v K+R' 'K+ v K' 'K + R v. K' '+K v K' | gbr encode

0200.02
0100.00
0011.00
0400.10

0100.00

! gbr: (standard input):1:15: a square glued to a piece's: write Rd1 Re5 for two rooks, Rd1 e5 for a pawn
! gbr: (standard input):6:2: no material here (like KBBPvKRNPP)
! gbr: (standard input):8:1: no material here (like KBBPvKRNPP)
? 1
$ printf '%s\n' 'startpos moves e2e4' '4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1' '4k3/8/8/8/8/8/8/4K2R w K - bm moves;' | gbr encode


0100.00
! gbr: (standard input):1:10: a FEN followed by moves: give the FEN of the position after them
! gbr: (standard input):2:32: a FEN followed by moves: give the FEN of the position after them
? 1
