Piece lists and material, as people write them.

$ gbr encode -k "Kg3 Ba2 Be1 h6 / Kg1 Ra3 Sg8 c3 c6" "Kg3 Ba2 Be1 Ph6 / Kg1 Ra3 Ng8 Pc3 Pc6" \
>     "White: Kg3, Ba2, Be1, h6; Black: Kg1, Ra3, Ng8, c3, c6" \
>     "w Kg3 Ba2 Be1 h6 b Kg1 Ra3 Ng8 c3 c6" "wKg3 Ba2 Be1 h6 bKg1 Ra3 Ng8 c3 c6" \
>     "h6 Be1 Ba2 Kg3 / c6 c3 Ng8 Ra3 Kg1" | uniq -c | tr -s ' '
 6 0323.12g3g1
? 0
$ gbr encode -k "♔g3 ♗a2 ♗e1 ♙h6 ♚g1 ♜a3 ♞g8 ♟c3 ♟c6" "♔g3 ♗a2 ♗e1 h6 / ♔g1 ♖a3 ♘g8 c3 c6"
0323.12g3g1
0323.12g3g1
? 0
$ gbr encode --from=pieces -k Kg3Ba2Be1h6/Kg1Ra3Ng8c3c6

! gbr: (argument 1):10: a square glued to a piece's: write Rd1 Re5 for two rooks, Rd1 e5 for a pawn
? 1
$ gbr encode --style=eg "Ka1 / Kh8"
a1h8 0000.00 1/1
? 0
$ gbr decode --to=fen "Kg3 Ba2 Be1 h6 / Kg1 Ra3 Ng8 c3 c6"
6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1
? 0

What is wrong with a list.

$ gbr encode "Kg3 Kg1"

! gbr: (argument 1):5: nothing says where Black's men begin (Kg3 / Kg1, KPvK)
? 1
$ gbr encode "Kg3 Ba2"

! gbr: (argument 1):8: nothing says where Black's men begin (Kg3 / Kg1, KPvK)
? 1
$ gbr encode "Kg3 / Ba2"

! gbr: (argument 1):1: Black has no king
? 1
$ gbr encode "Ba2 / Kg3"

! gbr: (argument 1):1: White has no king
? 1
$ gbr encode "Kg3 Kg4 / Kg1"

! gbr: (argument 1):5: White has a second king
? 1
$ gbr encode "Kg3 Ba2 / Kg1 Ra2"

! gbr: (argument 1):15: two men on a2
? 1
$ gbr encode "Kg3 a1 / Kg1"

! gbr: (argument 1):5: White has a pawn on a1
? 1
$ gbr encode "Kg3 / Kg1 h8"

! gbr: (argument 1):11: Black has a pawn on h8
? 1
$ gbr encode "Kg3 a2 b2 c2 d2 e2 f2 g2 h2 a3 / Kg1"

! gbr: (argument 1):29: White has nine pawns, which no code can express
? 1
$ gbr encode "Kg3 Ba9 / Kg1"

! gbr: (argument 1):5: a man and its square (Kg3, h6) were expected here
? 1
$ gbr encode "Kg3 Xa2 / Kg1"

! gbr: (argument 1):5: a man and its square (Kg3, h6) were expected here
? 1
$ gbr encode "Kg3 / Kg1 / Ra1"

! gbr: (argument 1):11: a man and its square (Kg3, h6) were expected here
? 1
$ gbr encode "Kg3 and Kg1"

! gbr: (argument 1):5: a man and its square (Kg3, h6) were expected here
? 1
$ gbr encode --partial "Kg3 Ba2 /"
0010.00
? 0
$ gbr encode --partial "Kg3 / Ba2 Ba2"

! gbr: (argument 1):11: two men on a2
? 1

Material.

$ gbr encode KBBPvKRNPP KBBP-KRNPP "KBBP v KRNPP" "KBBP vs KRNPP" "KBBP vs. KRNPP" "wBBP vs bRNPP" \
>     KBBPKRNPP kbbpkrnpp PBBKvPPNRK KBBPvKRSPP KBBP–KRNPP | uniq -c | tr -s ' '
 11 0323.12
? 0
$ gbr encode "wBB vs bN" "KSS v KP" KvK "K v K" KNNNvKN KQQQQvKQQ
0023.00
0002.01
0000.00
0000.00
0009.00
9000.00
? 0
$ gbr decode KBBP-KRNPP "wBB vs bN"
KBBPvKRNPP
KBBvKN
? 0
$ gbr encode -s= KNNvKP
=0002.01
? 0

What is wrong with it.

$ gbr encode -k KNNvKP

! gbr: (argument 1):1: the kings' squares are not known
? 1
$ gbr encode KNN

! gbr: (argument 1):4: nothing says where Black's men begin (Kg3 / Kg1, KPvK)
? 1
$ gbr encode KNNv

! gbr: (argument 1):5: no material here (like KBBPvKRNPP)
? 1
$ gbr encode vKNN

! gbr: (argument 1):1: no material here (like KBBPvKRNPP)
? 1
$ gbr encode KNNvKPvK

! gbr: (argument 1):7: no material here (like KBBPvKRNPP)
? 1
$ gbr encode KNNvKPK

! gbr: (argument 1):7: Black has a second king
? 1
$ gbr encode KKvK

! gbr: (argument 1):4: Black has a second king
? 1
$ gbr encode KNXvKP

! gbr: (argument 1):1: neither a position nor a code: "KNXvKP"
? 1
$ gbr encode KPPPPPPPPPvK

! gbr: (argument 1):10: White has nine pawns, which no code can express
? 1
$ gbr encode KvKPPPPPPPPP

! gbr: (argument 1):12: Black has nine pawns, which no code can express
? 1
$ gbr decode --to=fen KNNvKP

! gbr: (argument 1):1: the squares of the men are not known: no full form
? 1
