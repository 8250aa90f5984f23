gbr explain: the same in words.

$ gbr explain =0323.12g3g1
=0323.12g3g1

=  White draws
White to move

0  queens  none
3  rooks  1 black
2  bishops  2 white
3  knights  1 black
1  pawns  1 white
2  pawns  2 black
g3  white king
g1  black king

White: king, 2 bishops, 1 pawn
Black: king, 1 rook, 1 knight, 2 pawns
KBBPvKRNPP  4/5
? 0
$ gbr explain 0009
0009.00

White to move

0  queens  none
0  rooks  none
0  bishops  none
9  knights  three or more of a side, the digit does not say how many
0  pawns  no white
0  pawns  no black

Men: a 9 says three men or more of a side, not how many
? 0
$ gbr explain "0009.00 4/3" | tail -4

White: king, 3 knights
Black: king, 2 knights
KNNNvKNN  4/3
? 0
$ gbr explain KvK 1000
0000.00

0  queens  none
0  rooks  none
0  bishops  none
0  knights  none
0  pawns  no white
0  pawns  no black

White: king
Black: king
KvK  1/1

1000.00

White to move

1  queens  1 white
0  rooks  none
0  bishops  none
0  knights  none
0  pawns  no white
0  pawns  no black

White: king, 1 queen
Black: king
KQvK  2/1
? 0
$ gbr explain --ascii "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 b - - 0 1"
0323.12g3g1

Black to move

0  queens  none
3  rooks  1 black
2  bishops  2 white
3  knights  1 black
1  pawns  1 white
2  pawns  2 black
g3  white king
g1  black king

White: king, 2 bishops, 1 pawn
Black: king, 1 rook, 1 knight, 2 pawns
KBBPvKRNPP  4/5

8  . . . . . . n .
7  . . . . . . . .
6  . . p . . . . P
5  . . . . . . . .
4  . . . . . . . .
3  r . p . . . K .
2  B . . . . . . .
1  . . . . B . k .

   a b c d e f g h
? 0
$ LC_ALL=C gbr explain 0001.00.a1a8c3 | tail -10
8  k . . . . . . .
7  . . . . . . . .
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . N . . . . .
2  . . . . . . . .
1  K . . . . . . .

   a b c d e f g h
? 0
$ LC_ALL=C.UTF-8 gbr explain 0001.00.a1a8c3 | tail -10
8  ♚ . . . . . . .
7  . . . . . . . .
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . ♘ . . . . .
2  . . . . . . . .
1  ♔ . . . . . . .

   a b c d e f g h
? 0
$ LC_ALL=C.UTF-8 gbr explain --ascii 0001.00.a1a8c3 | tail -10
8  k . . . . . . .
7  . . . . . . . .
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . N . . . . .
2  . . . . . . . .
1  K . . . . . . .

   a b c d e f g h
? 0

What each part of a printed code says.

$ gbr explain "f1h1 0001.04f1h1 2/5 BTM, Draw"
=0001.04f1h1

=  White draws
Black to move

0  queens  none
0  rooks  none
0  bishops  none
1  knights  1 white
0  pawns  no white
4  pawns  4 black
f1  white king
h1  black king
f1h1  the kings a second time
2/5  men of White / of Black, kings included
BTM  Black to move
Draw  White draws

White: king, 1 knight
Black: king, 4 pawns
KNvKPPPP  2/5
? 0
$ gbr explain "(+0357.52f7h5) U1 (c) (m) (v) (s) TW AN TE CR TT XX" | sed -n '/black king/,/^$/p'
h5  black king
U1  unsound
(c)  correction
(m)  modification
(v)  version
(s)  corrected solution
TW  twin
AN  anticipation
TE  theoretical ending
CR  colours reversed
TT  theme tourney
XX  kept aside

? 0
$ gbr explain "+ ZAZ 0001.11 a8b1" | sed -n '1,5p;/black king/,/^$/p'
+0001.11a8b1

+  White wins
Black to move

b1  black king
ZAZ  Black to move

? 0
$ gbr explain "h1h3 3130.21 Draw?" | sed -n '1,4p;/black king/,/^$/p'
3130.21h1h3

White to move

h3  black king
Draw?  says nothing sure of the result

? 0
$ gbr explain "d6f6 1300.12 Black to move loses" | sed -n '1,5p;/black king/,/^$/p'
+1300.12d6f6

+  White wins
Black to move

f6  black king
Black to move loses  White wins

? 0
$ gbr explain "b4f5 0431.10 Win in 260 moves" | sed -n '1,5p;/black king/,/^$/p'
+0431.10b4f5

+  White wins
White to move

f5  black king
Win  White wins
in 260 moves  kept aside

? 0
$ gbr explain "a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win" | sed -n '/black king/,/^$/p'
g5  black king
h8b8g2e8.d6h3g3g4h5  the squares of the men: Q, R, B, N, pawns, White's first
6/5  men of White / of Black, kings included
Win  White wins

? 0
$ gbr explain -- --kings=a1a8 --gbr=0001.00 --pos=c3
0001.00a1a8

White to move

0  queens  none
0  rooks  none
0  bishops  none
1  knights  1 white
0  pawns  no white
0  pawns  no black
a1  white king
a8  black king
c3  the squares of the men: Q, R, B, N, pawns, White's first

White: king, 1 knight
Black: king
KNvK  2/1

8  k . . . . . . .
7  . . . . . . . .
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . N . . . . .
2  . . . . . . . .
1  K . . . . . . .

   a b c d e f g h
? 0

What is inconsistent in it.

$ gbr explain "a2f1 0411.56 10/9 Win" | grep agree
10/9  does not agree with the digits, which say 9/8
? 0
$ gbr explain "0009.00 3/3"
0009.00

White to move

0  queens  none
0  rooks  none
0  bishops  none
9  knights  three or more of a side, the digit does not say how many
0  pawns  no white
0  pawns  no black
3/3  men of White / of Black, kings included

Men: the count 3/3 cannot be true of this 9
? 0
$ gbr explain "f1h1 0001.04f1h2"
! gbr: (argument 1):13: the kings are printed twice and differ: f1h1, f1h2
? 1
$ gbr explain 0000.02.a1a8.a2a2
! gbr: (argument 1):16: two men on a2
? 1
$ gbr explain "0323.12g3"
! gbr: (argument 1):10: half of a square or of the kings' two squares
? 1

Records are parted by an empty line; bad and blank ones say nothing here.

$ printf '1000\n\n# rooks\nnonsense\n0100\n' | gbr explain
1000.00

White to move

1  queens  1 white
0  rooks  none
0  bishops  none
0  knights  none
0  pawns  no white
0  pawns  no black

White: king, 1 queen
Black: king
KQvK  2/1

0100.00

White to move

0  queens  none
1  rooks  1 white
0  bishops  none
0  knights  none
0  pawns  no white
0  pawns  no black

White: king, 1 rook
Black: king
KRvK  2/1
! gbr: (standard input):4:1: neither a position nor a code: "nonsense"
? 1
$ gbr explain nonsense ""
! gbr: (argument 1):1: neither a position nor a code: "nonsense"
! gbr: (argument 2):1: nothing to read: ""
? 1
$ gbr explain "4k3/8/9/8/8/8/8/4K3 w - - 0 1"
! gbr: (argument 1):7: rank 6 has 9 squares
? 1
$ gbr explain "8/8/8/8/8/8/8/8 w - - 0 1"
! gbr: (argument 1):1: White has no king
? 1
$ gbr explain --partial "8/8/8/3N4/8/8/8/8 w - - 0 1"
0001.00

White to move

0  queens  none
0  rooks  none
0  bishops  none
1  knights  1 white
0  pawns  no white
0  pawns  no black

White: 1 knight
Black: nobody
Nv  1/0

8  . . . . . . . .
7  . . . . . . . .
6  . . . . . . . .
5  . . . N . . . .
4  . . . . . . . .
3  . . . . . . . .
2  . . . . . . . .
1  . . . . . . . .

   a b c d e f g h
? 0

$ gbr explain "+g3g1 0323.12 Draw" | grep agree
Draw  does not agree with the sign
? 0

What a terminal would obey is shown, not sent.

$ gbr explain "$(printf '0323.12g3g1 \033[31mred \302\205 \303\251')" | grep kept
\x1b[31mred \xc2\x85 é  kept aside
? 0
