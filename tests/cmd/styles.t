--style and --flip: every form that is written.

$ for style in class short hhdb eg full eg-full probleemblad meson; do
>     gbr encode --style=$style "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1"
> done
0323.12
0323.12
(0323.12g3g1)
g3g1 0323.12 4/5
0323.12.g3g1a3a2e1g8.h6c3c6
g3g1 0323.12 a3a2e1g8.h6c3c6 4/5
(0323.12g3g1a3a2e1g8h6c3c6)
--kings=g3g1 --gbr=0323.12 --pos=a3a2e1g8h6c3c6
? 0
$ for style in class hhdb eg full eg-full probleemblad; do
>     gbr encode -k -s+ --style=$style "8/8/8/8/8/8/1Q6/K6k w - - 0 1"
> done; gbr encode --style=short KQvK; gbr encode -k --style=meson "8/8/8/8/8/8/1Q6/K6k w - - 0 1"
+1000.00a1h1
(+1000.00a1h1)
a1h1 1000.00 2/1 Win
+1000.00.a1h1b2
a1h1 1000.00 b2 2/1 Win
(+1000.00a1h1b2)
1000
--kings=a1h1 --gbr=1000.00 --pos=b2
? 0
$ for style in full eg-full probleemblad; do gbr encode --style=$style a1h8:0000.00: a1a8:0000.02:a2b2; done
0000.00.a1h8
0000.02.a1a8.a2b2
a1h8 0000.00 1/1
a1a8 0000.02 .a2b2 1/3
(0000.00a1h8)
(0000.02a1a8a2b2)
? 0
$ gbr encode --style=full "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
4888.88.e1e8d1d8a1h1a8h8c1f1c8f8b1g1b8g8.a2b2c2d2e2f2g2h2a7b7c7d7e7f7g7h7
? 0
$ gbr encode --style=eg "(=0323.12g3g1)"
g3g1 0323.12 4/5 Draw
? 0
$ gbr encode --style=short KQvK KQPvK 0023 0323.12
1000
1000.10
0023
0323.12
? 0
$ gbr encode --style=hhdb "e1e8 0001.00 2/1 Win" 0001.00e1e8 "= 0001.00 e1e8"
(+0001.00e1e8)
(0001.00e1e8)
(=0001.00e1e8)
? 0

Black to move: some forms have a mark for it.

$ for style in class short hhdb eg full eg-full probleemblad; do
>     gbr encode --style=$style "8/8/8/8/8/8/1Q6/K6k b - - 0 1"
> done
1000.00
1000
(1000.00a1h1)
a1h1 1000.00 2/1 BTM
1000.00.a1h1b2 BTM
a1h1 1000.00 b2 2/1 BTM
(1000.00a1h1b2) BTM
? 0
$ for style in eg full eg-full probleemblad; do
>     gbr encode -s = --style=$style "8/8/8/8/8/8/1Q6/K6k b - - 0 1"
> done
a1h1 1000.00 2/1 BTM, Draw
=1000.00.a1h1b2 BTM
a1h1 1000.00 b2 2/1 BTM, Draw
(=1000.00a1h1b2) BTM
? 0
$ gbr encode --style=meson "8/8/8/8/8/8/1Q6/K6k b - - 0 1"

! gbr: (argument 1):1: meson has no mark for Black to move
? 1

A 9 in a full form; Meson has none.

$ for style in full eg-full probleemblad; do
>     gbr encode --style=$style "1nn1k3/8/8/8/8/8/P7/1NNNK3 w - - 0 1"
> done
0009.10.e1e8b1c1d1/b8c8/.a2
e1e8 0009.10 b1c1d1/b8c8/.a2 5/3
(0009.10e1e8b1c1d1/b8c8/a2)
? 0
$ gbr encode --style=full "4k3/8/8/8/8/8/8/1NNNK3 w - - 0 1" "1nnnk3/8/8/8/8/8/8/4K3 w - - 0 1"
0009.00.e1e8b1c1d1//
0009.00.e1e8/b8c8d8/
? 0
$ gbr encode --style=meson "1nn1k3/8/8/8/8/8/P7/1NNNK3 w - - 0 1"

! gbr: (argument 1):1: meson has no 9
? 1
$ gbr encode --style=meson "4k3/8/8/8/8/8/8/qq2K3 w - - 0 1"

! gbr: (argument 1):1: meson has no first digit above 4
? 1
$ gbr encode --style=meson "4k3/8/8/8/8/8/8/Qq2K3 w - - 0 1" "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
--kings=e1e8 --gbr=4000.00 --pos=a1b1
--kings=e1e8 --gbr=0000.00
? 0

One form into another, and back.

$ gbr encode --style=full "a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win"
+3021.23.a8g5h8b8g2e8.d6h3g3g4h5
? 0
$ gbr encode --style=eg-full "(+0031.10a1h8h1f4a7)" +3021.23.a8g5h8b8g2e8.d6h3g3g4h5
a1h8 0031.10 h1f4.a7 3/2 Win
a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win
? 0
$ gbr encode --style=probleemblad "=0341.23.f3e7a3c8b2h8.c6f7d3e5f6 BTM"
(=0341.23f3e7a3c8b2h8c6f7d3e5f6) BTM
? 0
$ gbr encode --style=meson e1h2:0153.22:a1b2f3a2a5d2f2d3g5
--kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5
? 0
$ for style in full eg-full probleemblad; do
>     gbr encode -s+ --style=$style "1nn1k3/8/8/8/8/8/P7/1NNNK3 b - - 0 1"
> done | gbr decode --to=fen
1nn1k3/8/8/8/8/8/P7/1NNNK3 b - - 0 1
1nn1k3/8/8/8/8/8/P7/1NNNK3 b - - 0 1
1nn1k3/8/8/8/8/8/P7/1NNNK3 b - - 0 1
? 0
$ gbr encode --style=eg "0009.00e1e8 4/3" "e1e8 0009.00b1c1d1/b8/ Win"
e1e8 0009.00 4/3
e1e8 0009.00 4/2 Win
? 0

What a form needs and does not get.

$ gbr encode --style=hhdb 0323.12

! gbr: (argument 1):1: the kings' squares are not known
? 1
$ gbr encode --style=eg KvK

! gbr: (argument 1):1: the kings' squares are not known
? 1
$ gbr encode --style=full =0323.12g3g1

! gbr: (argument 1):1: the squares of the men are not known: no full form
? 1
$ gbr encode --style=eg-full "g3g1 0323.12 4/5 Draw"

! gbr: (argument 1):1: the squares of the men are not known: no full form
? 1
$ gbr encode --style=probleemblad "(=0323.12g3g1)"

! gbr: (argument 1):1: the squares of the men are not known: no full form
? 1
$ gbr encode --style=meson KBBPvKRNPP

! gbr: (argument 1):1: the kings' squares are not known
? 1
$ gbr encode --style=eg 0009.00e1e8

! gbr: (argument 1):4: a 9 says three men or more of a side, not how many
? 1
$ gbr encode --style=eg "0099.00e1e8 5/5"
e1e8 0099.00 5/5
? 0
$ gbr encode --style=full --partial "8/8/8/3N4/8/8/8/8 w - - 0 1"

! gbr: (argument 1):1: the kings' squares are not known
? 1

--flip exchanges the colours: the board is turned, and so is the result.

$ gbr encode --flip -k -s auto =0323.12g3g1 +0323.12g3g1 "e1e8 0009.10 4/3 Win"
=0161.21g8g6
0161.21g8g6
0009.01e1e8
? 0
$ gbr encode --flip "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1" KBBPvKRNPP 0323.12
0161.21
0161.21
0161.21
? 0
$ gbr encode --flip --style=full "8/8/8/8/8/8/1Q6/K6k w - - 0 1" "8/8/8/8/8/8/1Q6/K6k b - - 0 1"
3000.00.h8a8b7 BTM
3000.00.h8a8b7
? 0
$ gbr encode --flip --style=eg "e1e8 0009.10 5/3 Draw" "e1e8 0009.10 5/3 Win"
e1e8 0009.01 3/5 BTM, Draw
e1e8 0009.01 3/5 BTM
? 0
$ gbr encode --flip --style=eg "e1e8 0009.10 4/3"

! gbr: (argument 1):9: the count 4/3 cannot be true of this 9
? 1
$ gbr decode --flip 0323.12 "0009.00 4/3" 0009
KRNPPvKBBP
KNNvKNNN

! gbr: (argument 3):4: a 9 says three men or more of a side, not how many
? 1
$ gbr decode --flip --to=fen "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1"
4b1K1/b7/R1P3k1/8/8/2P4p/8/6N1 b - - 0 1
? 0
$ gbr decode --flip --to=pieces 0009.00.e1e8b1c1d1/b8c8/
Ke1 Nb1 Nc1 / Ke8 Nb8 Nc8 Nd8
? 0
