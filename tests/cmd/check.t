check: codes against their positions, and against themselves.

Misprints are found and named: which digits, which kings, the count.

$ printf '%s\n' '8/3pK3/b2p4/3Q3B/qRp2Nn1/r3kNB1/rRp5/n5b1 w - - 0 1	(+4878.04e7e3)' '8/6b1/4Kpk1/6p1/6B1/6PP/8/8	g6e6 0040.22 4/4 win' \
>     '1Q6/8/3K1k2/2P1p3/8/7r/5p2/8	d6f6 3300.12 Black to move loses' '7K/8/k1P5/7p/8/8/8/8 w - - 0 1	(+0100.01)' > a; gbr check a
a:1: 4878.04 should be 4888.04 (bishops: 2 white, 2 black)
a:2: g6e6 should be e6g6 (kings: swapped, White's is first)
a:3: 3300.12 should be 1300.12 (queens: 1 white, 0 black)
a:4: 0100.01 should be 0000.11 (rooks: 0 white, 0 black; pawns: 1 white, 1 black)
! gbr: 4 checked, 4 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '%s\n' '4k3/8/8/8/8/8/8/4K2R w	0100.00e1e7' '4k3/8/8/8/8/8/8/4K2R w	f1e8 0100.00' '4k3/8/8/8/8/8/8/4K2R w	=0100.00a1a8' '4k3/8/8/8/8/8/8/4K2R w	e1e8 0100.00 3/1 Win' | gbr check
(standard input):1: e1e7 should be e1e8 (kings: Black's)
(standard input):2: f1e8 should be e1e8 (kings: White's)
(standard input):3: a1a8 should be e1e8 (kings: both)
(standard input):4: 3/1 should be 2/1 (men of White / of Black)
! gbr: 4 checked, 4 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '%s\n' '4k3/8/8/8/8/8/8/4K2R w	e8e1 1000.00 9/9 Win' | gbr check
(standard input):1: 1000.00 should be 0100.00 (queens: 0 white, 0 black; rooks: 1 white, 0 black)
(standard input):1: e8e1 should be e1e8 (kings: swapped, White's is first)
(standard input):1: 9/9 should be 2/1 (men of White / of Black)
! gbr: 1 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1

min(white + 3 black, 9) is a misprint too.

$ printf '%s\n' '4k3/8/8/8/8/8/8/NNN1K3 w	0003.00' '4k3/8/8/8/8/8/8/NNN1K3 w	0009.00' | gbr check
(standard input):1: 0003.00 should be 0009.00 (knights: 3 white, 0 black)
! gbr: 2 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1

Right pairs pass, each way of writing them.

$ printf '%s\n' '2n3n1/6kp/6Pp/7P/3K2P1/2B5/8/8 w - - 0 1	(+0016.32d4g7)' '3N4/1K6/pP1k1p2/8/8/1P6/2pP4/8 w - - 0 1	(=0001.33b7d6)' \
>     '8/kN2P3/1R2r3/3q1p2/1p2p3/1NQ1n1K1/5P2/3b2b1 w - - 0 1	(=4465.23g3a7)' '2b5/R4N2/B1k5/3r4/8/7p/4K3/8 b - - 0 1	(=0441.01e2c6) TT' | gbr check
! gbr: 4 checked, 0 of them wrong, 0 remarks, 0 without a code
? 0
$ printf '%s\n' '4k3/8/8/8/8/8/8/4K2R w ; 0100.00' '4k3/8/8/8/8/8/8/4K2R w - - 0 1;(+0100.00e1e8) TT' '4k3/8/8/8/8/8/8/4K2R w - - gbr "=0100.00e1e8";' \
>     '4k3/8/8/8/8/8/8/4K2R w - - bm Rh8; gbr "0100.00"; id "a";' 'Ke1 Rh1 / Ke8	0100.00' '4k3/8/8/8/8/8/8/4K2R	0100' 'title	4k3/8/8/8/8/8/8/4K2R w	x	0100.00	Troitzky' \
>     '0100.00	4k3/8/8/8/8/8/8/4K2R w' '4k3/8/8/8/8/8/8/4K2R w	0100.00.e1e8h1' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr check a b c
! gbr: 27 checked, 0 of them wrong, 0 remarks, 0 without a code
? 0

Wrong ones, in the same ways.

$ printf '%s\n' '4k3/8/8/8/8/8/8/4K2R w ; 0101.00' '4k3/8/8/8/8/8/8/4K2R w - - gbr "0101.00";' 'Ke1 Rh1 / Ke8	0101.00' '4k3/8/8/8/8/8/8/4K2R	0101' 'title	4k3/8/8/8/8/8/8/4K2R w	x	0101.00	Troitzky' \
>     '0101.00	4k3/8/8/8/8/8/8/4K2R w' '4k3/8/8/8/8/8/8/4K2R w - - bm Rh8;gbr "0101.00";' '4k3/8/8/8/8/8/8/4K2R w - -	gbr "0101.00"' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr check a b c | uniq -c | tr -s ' ' | cut -c 1-40 | sed 8q
 1 a:1: 0101.00 should be 0100.00 (knigh
 1 a:2: 0101.00 should be 0100.00 (knigh
 1 a:3: 0101.00 should be 0100.00 (knigh
 1 a:4: 0101.00 should be 0100.00 (knigh
 1 a:5: 0101.00 should be 0100.00 (knigh
 1 a:6: 0101.00 should be 0100.00 (knigh
 1 a:7: 0101.00 should be 0100.00 (knigh
 1 a:8: 0101.00 should be 0100.00 (knigh
! gbr: 24 checked, 24 of them wrong, 0 remarks, 0 without a code
? 0
$ printf '%s\n' '4k3/8/8/8/8/8/8/4K2R w	0100.00.e1e8g1' '4k3/8/8/8/8/8/8/4K2R w	e1e8 0100.00 h2 2/1 Win' | gbr check
(standard input):1: the squares of the list are not those of the position
(standard input):2: the squares of the list are not those of the position
! gbr: 2 checked, 2 of them wrong, 0 remarks, 0 without a code
? 1

A tab field that is a number, a date or a year is no code behind one that is.

$ printf '4k3/8/8/8/8/8/8/4K2R w\t0100.00\t12345\n4k3/8/8/8/8/8/8/4K2R w\t0100.00\t2012-05-01\n4k3/8/8/8/8/8/8/4K2R w\t0100.00\t1905.\n4k3/8/8/8/8/8/8/4K2R w\t0100.00\t1905 Troitzky\n' | gbr check
! gbr: 4 checked, 0 of them wrong, 0 remarks, 0 without a code
? 0
$ printf '4k3/8/8/8/8/8/8/4K2R w ; %s\n' '1905 Troitzky' '1905.' '12345' '0101' '0101.0' | gbr check
(standard input):4: 0101.00 should be 0100.00 (knights: 0 white, 0 black)
(standard input):5: the code cannot be read: a code is four digits, a point and two digits
! gbr: 2 checked, 2 of them wrong, 0 remarks, 3 without a code
? 1
$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Black "%s"]\n\n*\n\n' '1234 Smith' '(=0101.0) TT' '(=0100.00e1e8) TT' | gbr check
(standard input):8: the code cannot be read: a code is four digits, a point and two digits
! gbr: 2 checked, 1 of them wrong, 0 remarks, 1 without a code
? 1

A code that cannot be read is a fault.

$ printf '%s\n' '4k3/8/8/8/8/8/8/4K2R w	0100.0' '4k3/8/8/8/8/8/8/4K2R w	0100.00e1' '4k3/8/8/8/8/8/8/4K2R w	0100.09' '4k3/8/8/8/8/8/8/4K2R w	e1e8 0100.00e1e7' | gbr check 2>/dev/null | cut -c 1-48
(standard input):1: the code cannot be read: a c
(standard input):2: the code cannot be read: hal
(standard input):3: the code cannot be read: Bla
(standard input):4: the code cannot be read: the
? 0

A code alone.

$ printf '%s\n' 'c5g6 0000.22 3/3 Win' '(+0357.52f7h5) TT (c)' '4888.88' 'a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win' '0009.00 4/3' '9999.88' '0000.00a1a8' 'f1h1 0001.04f1h1 2/5 Win' | gbr check
! gbr: 8 checked, 0 of them wrong, 0 remarks, 0 without a code
? 0
$ printf '%s\n' 'a2f1 0411.56 10/9 Win' 'c5g6 0000.22 3/4 Win' '0009.00 1/1' 'f1h1 0001.04f1h2 2/5 Win' '(+0100.01a1a1)' '=0323.12g3g9' \
>     'a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/6 Win' 'a8g5 3021.23 h8b8g2e8.d6h3g3g4h1 6/5 Win' 'a8g5 3021.23 h8b8g2e8.d6h3g3g4 6/5 Win' 'a8g5 3021.23 h8b8g2h8.d6h3g3g4h5 6/5 Win' | gbr check
(standard input):1: 10/9 should be 9/8 (men of White / of Black)
(standard input):2: 3/4 should be 3/3 (men of White / of Black)
(standard input):3: the count 1/1 cannot be true of this 9
(standard input):4: the code cannot be read: the kings are printed twice and differ: f1h1, f1h2
(standard input):5: the code cannot be read: two men on a1
(standard input):6: the code cannot be read: half of a square or of the kings' two squares
(standard input):7: 6/6 should be 6/5 (men of White / of Black)
(standard input):8: the code cannot be read: Black has a pawn on h1
(standard input):9: the code cannot be read: 8 squares for 9 men
(standard input):10: the code cannot be read: two men on h8
! gbr: 10 checked, 10 of them wrong, 0 remarks, 0 without a code
? 1

Remarks do not fail the run.

$ printf '%s\n' '8/8/8/8/8/8/8/kK5R b	0100.00' '4k3/8/8/8/8/8/8/K3R3 w	0100.00' '7k/8/8/8/8/8/PPPPPPP1/RRRRRK2 w	0900.70' 'qqqqqqqq/pppppppp/k7/8/8/8/8/K6q w	9000.08' | gbr check | sort
(standard input):1: remark: the kings stand side by side
(standard input):2: remark: the side that is not to move is in check
(standard input):3: remark: White has more promoted men than missing pawns
(standard input):4: remark: Black has more promoted men than missing pawns
(standard input):4: remark: Black has more than 16 men
! gbr: 4 checked, 0 of them wrong, 5 remarks, 0 without a code
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[GBR "=0100.00e1e8"]\n[Result "1-0"]\n\n*\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[GBR "+0100.00e1e8"]\n[Result "*"]\n' | gbr check
(standard input):1: remark: the sign says draw, the Result White wins
! gbr: 2 checked, 0 of them wrong, 1 remark, 0 without a code
? 0
$ printf '%s\n' '4k3/8/8/8/8/8/8/4K2R w	e1e8 0100.00 2/1 BTM, Win' 'e1e8 +0100.00 2/1 Draw' | gbr check 2>/dev/null | cut -d: -f 1-3
(standard input):1: remark
(standard input):2: remark
? 0

PGN: GBR, or HHdb's Black; a player is no code, and a tag that says nothing is none.

$ printf '[Event "a"]\n[Black "(=0100.10e1e8) TT"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n[Event "b"]\n[GBR "0100.00e1e7"]\n[Black "(=0100.10e1e8)"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n[Event "c"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[gbr "0200.00"]\n' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr check a b c
a:3: 0100.10 should be 0100.00 (pawns: 0 white, 0 black)
a:10: e1e7 should be e1e8 (kings: Black's)
a:15: 0200.00 should be 0100.00 (rooks: 1 white, 0 black)
b:3: 0100.10 should be 0100.00 (pawns: 0 white, 0 black)
b:10: e1e7 should be e1e8 (kings: Black's)
b:15: 0200.00 should be 0100.00 (rooks: 1 white, 0 black)
c:3: 0100.10 should be 0100.00 (pawns: 0 white, 0 black)
c:10: e1e7 should be e1e8 (kings: Black's)
c:15: 0200.00 should be 0100.00 (rooks: 1 white, 0 black)
! gbr: 9 checked, 9 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '[Event "a"]\n[Black "Smith, J"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n[Event "b"]\n[GBR ""]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n[Event "c"]\n[GBR "?"]\n\n*\n' | gbr check
! gbr: 0 checked, 0 of them wrong, 0 remarks, 3 without a code
? 0
$ printf '[Event "a"]\n; [GBR "4000.00"]\n%% [GBR "4000.00"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{[GBR "4000.00"]} *\n' | gbr check
! gbr: 0 checked, 0 of them wrong, 0 remarks, 1 without a code
? 0
$ printf '[GBR "0100.00"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n[GBR "0200.00"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr check
(standard input):5: 0200.00 should be 0100.00 (rooks: 1 white, 0 black)
! gbr: 2 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '[GBR "x"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr check 2>/dev/null | cut -c 1-47
(standard input):2: the code cannot be read: no
? 0

No code, no position, nothing at all.

$ printf '4k3/8/8/8/8/8/8/4K2R w\n\n# x\n4k3/8/8/8/8/8/8/4K2R w\ttitle\n' | gbr check
! gbr: 0 checked, 0 of them wrong, 0 remarks, 2 without a code
? 0
$ gbr check < /dev/null
! gbr: 0 checked, 0 of them wrong, 0 remarks, 0 without a code
? 0
$ printf '4k3/8/8/8/8/8/8/4K2X w\t0100.00\nnonsense\n' | gbr check
! gbr: (standard input):1:20: 'X' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: (standard input):2:1: neither a position nor a code: "nonsense"
! gbr: 0 checked, 0 of them wrong, 0 remarks, 0 without a code
? 1
$ printf 'id\t4k3/8/8/8/8/8/8/4K2X w\t0100.00\n' | gbr check
! gbr: (standard input):1:23: 'X' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: 0 checked, 0 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '0100.00\n' > a; printf '0100.00 3/1\n' > b; gbr check a missing b
b:1: 3/1 should be 2/1 (men of White / of Black)
! gbr: missing: No such file or directory
! gbr: 2 checked, 1 of them wrong, 0 remarks, 0 without a code
? 2

A material has no squares, but a class; a code of a position without one king.

$ printf 'KRvK\t0100.01\nKRvK\t0100.00\n' | gbr check
(standard input):1: 0100.01 should be 0100.00 (pawns: 0 white, 0 black)
! gbr: 2 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1
$ printf 'KRvK\t%s\n' 'e1e8 0100.00 h1 2/1' '0100.00.e1e8h1' 'e1e8 0010.00 h1 3/1' | gbr check
(standard input):3: 0010.00 should be 0100.00 (rooks: 1 white, 0 black; bishops: 0 white, 0 black)
(standard input):3: 3/1 should be 2/1 (men of White / of Black)
! gbr: 3 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "0-1"]\n[GBR "=0100.00"]\n' | gbr check
(standard input):1: remark: the sign says draw, the Result Black wins
! gbr: 1 checked, 0 of them wrong, 1 remark, 0 without a code
? 0

Who is to move, in a mark, a sign or words, against the position.

$ printf '8/8/3k4/8/8/8/8/K2B4 w - - ; a1d6 0010.00 %s\n' 'BTM, draw' 'Black to move, draw' 'draw' > a; echo '8/8/3k4/8/8/8/8/K2B4 w - - ; -=0010.00a1d6' >> a; gbr check a
a:1: remark: the code and the position differ in who is to move
a:2: remark: the code and the position differ in who is to move
a:4: remark: the code and the position differ in who is to move
! gbr: 4 checked, 0 of them wrong, 3 remarks, 0 without a code
? 0
$ printf 'K7/8/3k4/8/8/8/8/3B4 ; a8d6 0010.00 BTM\nK7/8/3k4/8/8/8/8/3B4 b ; a8d6 0010.00 BTM\nK7/8/3k4/8/8/8/8/3B4 w ; a8d6 0010.00 BTM\n' | gbr check
(standard input):3: remark: the code and the position differ in who is to move
! gbr: 3 checked, 0 of them wrong, 1 remark, 0 without a code
? 0

A name that a terminal would obey is shown, not sent.

$ f=$(printf 'a\033[31m'); echo '8/8/1KP5/3r4/8/8/8/k7 w - - ; b6a1 0300.11' > "$f"; gbr check "$f" 2>&1
a\x1b[31m:1: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
gbr: 1 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1

An operation begins behind a blank, a tab or a ";"; a g is none.

$ printf '%s\n' '8/8/1KP5/3r4/8/8/8/k7 w - - xgbr "0300.11"; ;gbr "0300.10"' '8/8/1KP5/3r4/8/8/8/k7 w - - id "a gbx"; gbr "0300.11";' | gbr check
(standard input):2: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
! gbr: 2 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1

Nothing behind a ";", or blanks.

$ printf '%s\n' '8/8/1KP5/3r4/8/8/8/k7 w - - ;' '8/8/1KP5/3r4/8/8/8/k7 w - - ;  ' | gbr check
! gbr: 0 checked, 0 of them wrong, 0 remarks, 2 without a code
? 0

A piece list or a material before the ";", which the list may have of its own.

$ printf '%s\n' 'Kb6 c6 / Ka1 Rd5 ; 0300.11' 'Kb6 c6; Ka1 Rd5;b6a1 0300.11' 'White: Kb6, c6; Black: Ka1, Rd5 ; (=0300.11)' 'KPvKR;0300.11' 'Kb6 c6; Ka1 Rd5; gbr "0300.11"; id "x";' 'KPvKR;	gbr "0300.11"' 'Kb6 c6 / Ka1 Rd5;gbr "0300.11"' \
>     '8/8/1KP5/3r4/8/8/8/k7 w - - bm c7; id "a;b"; 0300.11' 'Kb6 c6 / Ka1 Rd5 ; 0300.10b6a1' 'Kb6 c6; Ka1 Rd5' | gbr check
(standard input):1: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
(standard input):2: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
(standard input):3: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
(standard input):4: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
(standard input):5: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
(standard input):6: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
(standard input):7: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
(standard input):8: 0300.11 should be 0300.10 (pawns: 1 white, 0 black)
! gbr: 9 checked, 8 of them wrong, 0 remarks, 1 without a code
? 1
$ printf '%s\n' 'Kb6 c6; Ka1 Rx5; 0300.11' '; gbr "0300.11"' ';0300.11' | gbr check
! gbr: (standard input):1:13: a man and its square (Kg3, h6) were expected here
! gbr: 0 checked, 0 of them wrong, 0 remarks, 0 without a code
? 1

A count must leave three men of a side for each 9, and the board has 64 squares.

$ printf '%s\n' '9999.00 3/3' '0909.00 2/1' '0909.00 7/1' '0909.00 6/1' '0909.00 1/7' '0909.00 4/4' '0909.00 6/3' '0909.00 60/4' '0909.00 60/5' '0009.00 60/4' '0009.00 60/5' '9905.88 16/16' '9905.88 16/15' '9901.88 16/8' '9999.88' | gbr check
(standard input):1: the count 3/3 cannot be true of these 9s
(standard input):2: the count 2/1 cannot be true of these 9s
(standard input):4: the count 6/1 cannot be true of these 9s
(standard input):7: the count 6/3 cannot be true of these 9s
(standard input):9: the count 60/5 cannot be true of these 9s
(standard input):11: the count 60/5 cannot be true of this 9
(standard input):14: the count 16/8 cannot be true of these 9s
! gbr: 15 checked, 7 of them wrong, 0 remarks, 0 without a code
? 1
$ echo 'x 9999.00 3/3, 0909.00 4/4' | gbr scan --check
1:3	9999.00 3/3	9999.00	the count 3/3 cannot be true of these 9s
1:16	0909.00 4/4	0909.00	
? 1

Of several fields the best counts, and it may come before the position.

$ printf '%s\t%s\t%s\n' 8/8/8/8/8/8/8/K1k5 0000.00a1c1 2012.08.15 1985 0001.00a1c1 8/8/8/8/8/8/8/K1k5 2300 8/8/8/8/8/8/8/K1k5 0000.00 '1905 Troitzky' 2012.08 8/8/8/8/8/8/8/K1k5 | gbr check
(standard input):2: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
(standard input):4: 2012.08 should be 0000.00 (queens: 0 white, 0 black; bishops: 0 white, 0 black; knights: 0 white, 0 black; pawns: 0 white, 0 black)
! gbr: 4 checked, 2 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '%s\n' '0001.00a1c1 ; 8/8/8/8/8/8/8/K1k5 w - - 0 1' '0000.00 ; 0001.00a1c1 ; 8/8/8/8/8/8/8/K1k5' '8/8/8/8/8/8/8/K1k5 ; 1985 ; 0001.00 ; x' 'White: Ka1; Black: Kc1; 0001.00' '0001.00; White: Ka1; Black: Kc1' | gbr check
(standard input):1: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
(standard input):2: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
(standard input):3: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
(standard input):4: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
(standard input):5: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
! gbr: 5 checked, 5 of them wrong, 0 remarks, 0 without a code
? 1
Of fields that are as good the one that agrees counts; if none does, each is named.

$ printf '8/8/8/8/8/8/8/K1k5\t0001.00\t0000.00\n8/8/8/8/8/8/8/K1k5\t0001.00\t0010.00\n8/8/8/8/8/8/8/K1k5\t0001.00a1c1\t0010.00\n' | gbr check
(standard input):2: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
(standard input):2: 0010.00 should be 0000.00 (bishops: 0 white, 0 black)
(standard input):3: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
! gbr: 3 checked, 2 of them wrong, 0 remarks, 0 without a code
? 1
$ (printf 8/8/8/8/8/8/8/K1k5; for i in $(seq 40); do printf '\t0001.0%d' $((i % 9)); done; echo) | gbr check | wc -l
32
! gbr: 1 checked, 1 of them wrong, 0 remarks, 0 without a code
? 0
EPD operations, in either case, quoted or not.

$ printf '8/8/8/8/8/8/8/K1k5 w - - %s\n' 'gbr  "0001.00";' 'GBR 0001.00; bm Ka2;' 'bm Ka2; Gbr "0000.00a1c1"; id "x";' 'bm Ka2;gbr "0000.00' 'xgbr "0001.00";' 'gbr' 'gbrx 0001.00' 'gb' | gbr check
(standard input):1: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
(standard input):2: 0001.00 should be 0000.00 (knights: 0 white, 0 black)
! gbr: 4 checked, 2 of them wrong, 0 remarks, 4 without a code
? 1
Misprinted counts.

$ printf '%s\n' '0323.12g3g1 4/6Draw' 'g3g1 0323.12 3/325' 'g3g1 0323.12 4/5th prize' '(=0323.1' '(=0323.12g3g1 TT' | gbr check
(standard input):1: 4/6 should be 4/5 (men of White / of Black)
(standard input):2: 3/325 should be 4/5 (men of White / of Black)
(standard input):4: the code cannot be read: a code is four digits, a point and two digits
! gbr: 5 checked, 3 of them wrong, 0 remarks, 0 without a code
? 1

A code alone may have a ; in it; a year with text is neither.

$ printf '%s\n' 'g3g1 0323.12 4/4 Black to move; win' '0323.12g3g1; 0323.12g3g1' '1905 Troitzky' '0323.12 ; hello' ';' 'hello ; 0323.12' | gbr check
(standard input):1: 4/4 should be 4/5 (men of White / of Black)
! gbr: (standard input):3:5: a code is four digits, a point and two digits
! gbr: (standard input):6:1: neither a position nor a code: "hello"
! gbr: 3 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1

A piece list that cannot be read is a position all the same.

$ printf 'Kg3 Rd1e5 / Kg1\t0300.10\n4k3/8/8\t0300.10\nB\t0300.10\n' | gbr check
! gbr: (standard input):1:8: a square glued to a piece's: write Rd1 Re5 for two rooks, Rd1 e5 for a pawn
! gbr: (standard input):2:8: 3 ranks, and a board has 8
! gbr: 1 checked, 0 of them wrong, 0 remarks, 0 without a code
? 1

Each tag of the name is compared, however many there are.

$ { echo '[FEN "8/8/8/8/8/k7/8/K7 w - - 0 1"]'; for i in 1 2 3 4 5 6 7 8; do for j in 1 2 3 4; do echo '[GBR "0000.00"]'; done; done; printf '[GBR "0000.01"]\n\n*\n'; } | gbr check
(standard input):1: 0000.01 should be 0000.00 (pawns: 0 white, 0 black)
! gbr: 1 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1
