gbr decode: codes in, material, FEN or piece list out.

$ gbr decode =0323.12g3g1
KBBPvKRNPP
? 0

The encyclopedia's table of examples; four digits are a pawnless class.

$ gbr decode 1000 0100 0010 0001 0002 0003 0004 0005 0006 0007 0008
KQvK
KRvK
KBvK
KNvK
KNNvK
KvKN
KNvKN
KNNvKN
KvKNN
KNvKNN
KNNvKNN
? 0
$ gbr decode 0011 0020 0023 1300 4000.10 0400.10 0800.10 0026.10 0002.01 0323.12 4888.88
KBNvK
KBBvK
KBBvKN
KQvKR
KQPvKQ
KRPvKR
KRRPvKRR
KBBPvKNN
KNNvKP
KBBPvKRNPP
KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP
? 0

A 9 has no single material, unless a count or the list of a full form settles it.

$ gbr decode 0009

! gbr: (argument 1):4: a 9 says three men or more of a side, not how many
? 1
$ gbr decode 9000.00 "=0900.11a1a8" 0099.00



! gbr: (argument 1):1: a 9 says three men or more of a side, not how many
! gbr: (argument 2):3: a 9 says three men or more of a side, not how many
! gbr: (argument 3):3: a 9 says three men or more of a side, not how many
? 1
$ gbr decode "0009.00 4/3"
KNNNvKNN
? 0
$ gbr decode "e1e8 0009.00 4/1 Win" "e1e8 0009.00 1/4" "0090.12 5/6"
KNNNvK
KvKNNN
KBBBPvKBBBPP
? 0
$ gbr decode "0009.00 3/3" "0009.00 1/1" "0099.00 5/6" "0009.12 4/2"




! gbr: (argument 1):4: the count 3/3 cannot be true of this 9
! gbr: (argument 2):4: the count 1/1 cannot be true of this 9
! gbr: (argument 3):3: a 9 says three men or more of a side, not how many
! gbr: (argument 4):4: the count 4/2 cannot be true of this 9
? 1
$ gbr decode 0009.00.e1e8b1c1d1/b8c8/ 0009.00.e1e8b1c1d1// 0009.00.e1e8/b8c8d8/
KNNNvKNN
KNNNvK
KvKNNN
? 0

A count that is wrong does not stop reading.

$ gbr decode "a2f1 0411.56 10/9 Win" "0323.12 1/1"
KRBNPPPPPvKRPPPPPP
KBBPvKRNPP
? 0

Every way in which the code is printed.

$ printf '%s\n' 0000.00a1a8 '= 0000.00a1a8' '[=0000.00a1a8]' '(=0000.00a1a8) TT' '(0000.00a1a8)' \
>     'a1a8 0000.00 1/1 Draw' 'a1a8 0000.00a1a8 1/1 Win' 'a1a8 0000.00 Win in 260 moves' \
>     'a1a8 0000.00 1/1=.' 0000.00.a1a8 '+ ZAZ 0000.00 a1a8' '0000.00 a1a8 - 29 -' a1a8:0000.00: \
>     '--kings=a1a8 --gbr=0000.00' | gbr decode --to=pieces | uniq -c | tr -s ' '
 14 Ka1 / Ka8
? 0
$ gbr decode --to=fen "a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win"
KB2N2q/8/3P4/6kp/6p1/6pP/6B1/8 w - - 0 1
? 0
$ gbr decode --to=fen "a7d3 0116.00 b2b3c6d6 3/3+."
8/K7/2nn4/8/8/1B1k4/1R6/8 w - - 0 1
? 0
$ gbr decode --to=fen "(=0341.23f3e7a3c8b2h8c6f7d3e5f6)"
2B4N/4kP2/2P2p2/4p3/8/r2p1K2/1b6/8 w - - 0 1
? 0
$ gbr decode --to=fen 4888.88.e1e8d1d8a1h1a8h8c1f1c8f8b1g1b8g8.a2b2c2d2e2f2g2h2a7b7c7d7e7f7g7h7
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
? 0
$ gbr decode --to=fen 0000.02.a1a8.a2b2 "0000.02. a1a8. a2b2" "a1a8 0000.02 .a2b2 1/3" "(0000.02a1a8a2b2)"
k7/8/8/8/8/8/pp6/K7 w - - 0 1
k7/8/8/8/8/8/pp6/K7 w - - 0 1
k7/8/8/8/8/8/pp6/K7 w - - 0 1
k7/8/8/8/8/8/pp6/K7 w - - 0 1
? 0
$ gbr decode --to=fen e1h2:0153.22:a1b2f3a2a5d2f2d3g5
8/8/8/n5p1/8/3p1B2/bB1P1P1k/R3K3 w - - 0 1
? 0
$ gbr decode --to=fen "e1e8 0009.00 b1c1d1b8c8 4/3"
1nn1k3/8/8/8/8/8/8/1NNNK3 w - - 0 1
? 0
$ gbr decode --to=fen "a8g5 3021.23 h8b8g2e8.d6
> h3g3g4h5 6/5 Win"
KB2N2q/8/3P4/6kp/6p1/6pP/6B1/8 w - - 0 1
? 0
$ gbr decode --to=pieces "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1"
Kg3 Ba2 Be1 h6 / Kg1 Ra3 Ng8 c3 c6
? 0

The FEN has the side to move that the form says.

$ gbr decode --to=fen "0000.02.a1a8.a2b2 BTM" "(-+0000.02a1a8a2b2)" "+ ZAZ 0000.02 a1a8a2b2" \
>     "a1a8 0000.02 .a2b2 1/3 BTM, Draw" "a1a8 0000.02 .a2b2 Black to move, draw" "WTM 0000.02a1a8a2b2"
k7/8/8/8/8/8/pp6/K7 b - - 0 1
k7/8/8/8/8/8/pp6/K7 b - - 0 1
k7/8/8/8/8/8/pp6/K7 b - - 0 1
k7/8/8/8/8/8/pp6/K7 b - - 0 1
k7/8/8/8/8/8/pp6/K7 b - - 0 1
k7/8/8/8/8/8/pp6/K7 w - - 0 1
? 0

Without the squares there is neither.

$ gbr decode --to=fen 0323.12 =0323.12g3g1 KBBPvKRNPP



! gbr: (argument 1):1: the squares of the men are not known: no full form
! gbr: (argument 2):1: the squares of the men are not known: no full form
! gbr: (argument 3):1: the squares of the men are not known: no full form
? 1
$ gbr decode --to=pieces 0323.12 0009.00


! gbr: (argument 1):1: the squares of the men are not known: no full form
! gbr: (argument 2):1: the squares of the men are not known: no full form
? 1

Kings that stand twice agree; in front of the code, two other squares are men.

$ gbr decode --to=fen "f1h1 0001.04f1h1 2/5 Win"

! gbr: (argument 1):1: the squares of the men are not known: no full form
? 1
$ gbr decode "f1h1 0001.04f1h2 2/5 Win"

! gbr: (argument 1):13: the kings are printed twice and differ: f1h1, f1h2
? 1
$ gbr decode --to=pieces "a1a8 0002.00 b1b2" "a1a8 0002.00a1a8b1b2" "a1a8 0002.00b1b2"
Ka1 Nb1 Nb2 / Ka8
Ka1 Nb1 Nb2 / Ka8
Ka1 Nb1 Nb2 / Ka8
? 0

What contradicts itself is an error at its place.

$ gbr decode 0000.02.a1a1.a2b2

! gbr: (argument 1):11: two men on a1
? 1
$ gbr decode 0000.02.a1a8.a2a2

! gbr: (argument 1):16: two men on a2
? 1
$ gbr decode 0000.02.a1a8.a2a8

! gbr: (argument 1):16: two men on a8
? 1
$ gbr decode 0000.02.a1a8.a2

! gbr: (argument 1):16: 1 square for 2 men
? 1
$ gbr decode 0000.02.a1a8.a2b2c2

! gbr: (argument 1):18: 3 squares for 2 men
? 1
$ gbr decode 0001.02.a1a8.b1a2b2
KNvKPP
? 0
$ gbr decode 0001.02.a1a8b1a2.b2

! gbr: (argument 1):17: a point in the list that is not before the pawns
? 1
$ gbr decode 0000.02.a1a8.a1b2

! gbr: (argument 1):14: two men on a1
? 1
$ gbr decode 0000.02.a1a8.a8b2

! gbr: (argument 1):14: two men on a8
? 1
$ gbr decode 0000.02.a1a8.a2b1

! gbr: (argument 1):16: Black has a pawn on b1
? 1
$ gbr decode 0000.02.a1a8.a2b

! gbr: (argument 1):16: half of a square or of the kings' two squares
? 1
$ gbr decode 0000.02.a1a8.a2b9

! gbr: (argument 1):16: half of a square or of the kings' two squares
? 1
$ gbr decode 0323.12g3

! gbr: (argument 1):10: half of a square or of the kings' two squares
? 1
$ gbr decode 0323.12g3g

! gbr: (argument 1):10: half of a square or of the kings' two squares
? 1
$ gbr decode 0323.12g3g3

! gbr: (argument 1):10: two men on g3
? 1
$ gbr decode 0009.00.e1e8b1c1/b8c8/

! gbr: (argument 1):23: a 9 is three men of a side or more, the list has 2 and 2
? 1
$ gbr decode 0009.00.e1e8b1c1d1/b8c8 2>&1 | cut -d: -f 1-3
gbr: (argument 1):24

? 0
$ gbr decode 0009.00.e1e8b1c1d1b8c8

! gbr: (argument 1):13: a 9 says three men or more of a side, not how many
? 1
$ gbr decode 0002.00.e1e8b1c1//

! gbr: (argument 1):17: the / of a list come after the men of a 9, White's and Black's
? 1
$ gbr decode 9000.00.e1e8a1a2

! gbr: (argument 1):13: a 9 says three men or more of a side, not how many
? 1

Text that is no code is refused.

$ gbr decode 032.12

! gbr: (argument 1):1: neither a position nor a code: "032.12"
? 1
$ gbr decode 03231.12

! gbr: (argument 1):5: a code is four digits, a point and two digits
? 1
$ gbr decode 0323.1

! gbr: (argument 1):7: a code is four digits, a point and two digits
? 1
$ gbr decode 0323.123

! gbr: (argument 1):8: a code is four digits, a point and two digits
? 1
$ gbr decode 0323,12

! gbr: (argument 1):5: a code is four digits, a point and two digits
? 1
$ gbr decode 0323.92

! gbr: (argument 1):6: White has nine pawns, which no code can express
? 1
$ gbr decode 0323.19

! gbr: (argument 1):7: Black has nine pawns, which no code can express
? 1
$ gbr decode "(=0323.12g3g1" "=0323.12g3g1)" "(=0323.12g3g1]" "[=0323.12g3g1)"
KBBPvKRNPP



! gbr: (argument 2):13: the brackets do not match
! gbr: (argument 3):14: the brackets do not match
! gbr: (argument 4):14: the brackets do not match
? 1
$ gbr decode "+=0323.12" "=0323.12 +" "g3g1 e4e5 0323.12"



! gbr: (argument 1):2: this part of the code is printed twice
! gbr: (argument 2):10: this part of the code is printed twice
! gbr: (argument 3):6: this part of the code is printed twice
? 1
$ gbr decode "x0323.12" Hello "1999 was a year" 0323.12g3g1Z "" "v1.0323.12"






! gbr: (argument 1):1: neither a position nor a code: "x0323.12"
! gbr: (argument 2):1: neither a position nor a code: "Hello"
! gbr: (argument 3):5: a code is four digits, a point and two digits
! gbr: (argument 4):12: half of a square or of the kings' two squares
! gbr: (argument 5):1: nothing to read: ""
! gbr: (argument 6):1: neither a position nor a code: "v1.0323.12"
? 1
$ gbr decode --from=code KBBPvKRNPP

! gbr: (argument 1):1: no code here
? 1

Misprints of EG 190 are read, for check to find; kings are not the reader's to mend.

$ gbr decode "g6e6 0040.22 4/4 win" "d6f6 3300.12 Black to move loses"
KBPPvKBPP
KPvKQRPP
? 0

A board has 64 squares.

$ gbr decode "0009.00 60/5" "0009.00 60/4" | tr -d N

KvK
! gbr: (argument 1):4: the count 60/5 cannot be true of this 9
? 0
