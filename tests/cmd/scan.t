scan: codes in running text, by line and column.

Each dialect in prose.

$ printf '%s\n' 'The class 0002.01 (or 4000.10), never 1000 or 0023.' 'See =0323.12g3g1; also = 0323.12g3g1, and [=0323.12g3g1].' | gbr scan
1:11	0002.01	0002.01
2:5	=0323.12g3g1	=0323.12g3g1
2:24	= 0323.12g3g1	=0323.12g3g1
2:43	[=0323.12g3g1]	=0323.12g3g1
! gbr: left out: 1 number that may be a class without kings (--bare prints them)
? 0
$ printf '%s\n' '[Black "(+0357.52f7h5)"]' 'Nr 7: (=0334.10c6d4) TT' 'x (+0031.10a1h8h1f4a7) y' | gbr scan
1:9	(+0357.52f7h5)	+0357.52f7h5
2:7	(=0334.10c6d4)	=0334.10c6d4
3:3	(+0031.10a1h8h1f4a7)	+0031.10a1h8
? 0
$ printf '%s\n' 'No 1 c5g6 0000.22 3/3 Win. No 2 d5h5 0002.14 4/5 Draw' 'a2a8 4283.12 7/7 BTM, win' 'f1h1 0001.04f1h1 2/5 Win' | gbr scan
1:6	c5g6 0000.22 3/3 Win	+0000.22c5g6
1:33	d5h5 0002.14 4/5 Draw	=0002.14d5h5
2:1	a2a8 4283.12 7/7 BTM, win	+4283.12a2a8
3:1	f1h1 0001.04f1h1 2/5 Win	+0001.04f1h1
? 0
$ printf '%s\n' 'b4f5 0431.10 Win in 260 moves' 'd6f6 1300.12 Black to move loses' | gbr scan -k | cut -f 1,3 | tr -d +
1:1	0431.10b4f5
2:1	1300.12d6f6
? 0
$ printf '%s\n' 'a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win' 'a7d3 0116.00 b2b3c6d6 3/3+.' | gbr scan
1:1	a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win	+3021.23a8g5
2:1	a7d3 0116.00 b2b3c6d6 3/3+	+0116.00a7d3
? 0
$ printf '%s\n' 'so 4888.88.e1e8d1d8a1h1a8h8c1f1c8f8b1g1b8g8.a2b2c2d2e2f2g2h2a7b7c7d7e7f7g7h7, and 0000.02.a1a8.a2b2.' '0009.00.e1e8b1c1d1/b8c8/' | gbr scan --check
1:4	4888.88.e1e8d1d8a1h1a8h8c1f1c8f8b1g1b8g8.a2b2c2d2e2f2g2h2a7b7c7d7e7f7g7h7	4888.88e1e8	
1:83	0000.02.a1a8.a2b2	0000.02a1a8	
2:1	0009.00.e1e8b1c1d1/b8c8/	0009.00e1e8	
? 0
$ echo '0000.02. a1a8. a2b2' | gbr scan
1:1	0000.02. a1a8. a2b2	0000.02a1a8
? 0
$ printf '%s\n' '+ 4001.00 d1b3 Selesniev' '+ ZAZ 0001.11 a8b1' '0001.11 e8h8 - 29 -' | gbr scan
1:1	+ 4001.00 d1b3	+4001.00d1b3
2:1	+ ZAZ 0001.11 a8b1	+0001.11a8b1
3:1	0001.11 e8h8	0001.11e8h8
? 0
$ printf '%s\n' 'sengine --kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5 --castling=Q' 'or e1h2:0153.22:a1b2f3a2a5d2f2d3g5.' | gbr scan
1:9	--kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5 --castling=Q	0153.22e1h2
2:4	e1h2:0153.22:a1b2f3a2a5d2f2d3g5	0153.22e1h2
? 0

Lists broken over lines, at each place where they may break.

$ for s in 'a8g5 3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win' 'a8g5\n3021.23 h8b8g2e8.d6h3g3g4h5 6/5 Win' 'a8g5 3021.23\nh8b8g2e8.d6h3g3g4h5 6/5 Win' 'a8g5 3021.23 h8b8\ng2e8.d6h3g3g4h5 6/5 Win' 'a8g5 3021.23 h8b8\r\ng2e8.d6h3g3g4h5 6/5 Win' 'a8g5 3021.23 h8b8\rg2e8.d6h3g3g4h5 6/5 Win' 'a8g5 3021.23 h8b8g2e8\n.d6h3g3g4h5 6/5 Win' 'a8g5 3021.23 h8b8g2e8.\nd6h3g3g4h5 6/5 Win' 'a8g5 3021.23 h8b8g2e8. d6h3g3g4h5 6/5 Win' 'a8g5 3021.23 h8b8 g2e8.d6h3 g3g4h5 6/5 Win'; do printf "$s\\n" | gbr scan --check | cut -f 3-; done | uniq -c | tr -s ' '
 10 +3021.23a8g5	
? 0
$ printf '0323.12.g3g1a3a2\ne1g8.h6c3c6\n\n(+0357.52\nf7h5)\n' | gbr scan --check | tr '\t' '|'
1:1|0323.12.g3g1a3a2 e1g8.h6c3c6|0323.12g3g1|
4:1|(+0357.52 f7h5)|+0357.52f7h5|
? 0

A code's list does not take the next code's kings, nor its own last squares for them.

$ echo 'a1h8 0400.10 g3g1 0323.12 c5g6 0000.22' | gbr scan
1:1	a1h8 0400.10	0400.10a1h8
1:14	g3g1 0323.12	0323.12g3g1
1:27	c5g6 0000.22	0000.22c5g6
? 0
$ echo '0000.02.a1a8.a2b2 0000.02.a1a8.a2b2' | gbr scan
1:1	0000.02.a1a8.a2b2	0000.02a1a8
1:19	0000.02.a1a8.a2b2	0000.02a1a8
? 0
$ printf '0000.02.a1a8.a2b2\n0100.00\n' | gbr scan
1:1	0000.02.a1a8.a2b2	0000.02a1a8
2:1	0100.00	0100.00
? 0
$ printf 'g3g1 0323.12\n\na1h8 then 0400.10\n\ng3g1\n\n0400.11\n' | gbr scan
1:1	g3g1 0323.12	0323.12g3g1
3:11	0400.10	0400.10
7:1	0400.11	0400.11
? 0

Several in a line, in punctuation.

$ echo '0400.10 0400.11, (0400.12) "0400.13" 0400.14! 0400.15? 0400.16; 0400.17: 0400.18.' | gbr scan | cut -f 1,3
1:1	0400.10
1:9	0400.11
1:18	0400.12
1:29	0400.13
1:38	0400.14
1:47	0400.15
1:56	0400.16
1:65	0400.17
1:74	0400.18
? 0
$ printf '%s\n' '|0400.10|' '*0400.10*' '<b>0400.10</b>' '“0400.10”' "0400.10's" '0400.10–0400.11' | gbr scan | cut -f 3 | xargs
0400.10 0400.10 0400.10 0400.10 0400.10 0400.10 0400.11
? 0

Digits that no code has.

$ printf '%s\n' 0400.19 0400.91 0400.1 0400. 400.10 0400,10 0400:10 '0400 .10' '0400. 10' 04OO.10 0400.1O '.' '....' '0400..10' 1000 0023 '' | gbr scan
? 1

No code is in a longer number, a date, a version, an address.

$ printf '%s\n' 10400.10 0400.101 0400.10.5 1.0400.10 0.0400.10 1,0400.10 0400.10,5 -0400.10 0400.10-5 0400.10e+5 0400.10e5 0400.10% '#0400.10' 0400.10/11 12/0400.10 12:0400.10 | gbr scan
? 1
$ printf '%s\n' 'In 1997, in 2012.' 2012.10.05 05.2012.10 2012.10-05 2012.10/05 1905-1906.12-3 10-2012.10 | gbr scan
? 1
$ printf '%s\n' v0400.10 0400.10-rc1 0400.10a 0400.10.x lib-0400.10 lib_0400.10 0400.10_1 1.2.0400.10 0400.10.tar.gz x0400.10 0400.10x | gbr scan
? 1
$ printf '%s\n' 192.168.0400.10 0400.10.1.1 10.1.1234.56 0400.10:8080 http://x.org/0400.10 http://x.org/0400.10/ 'http://x.org/a?id=0400.10' 'http://x.org/a&0400.10' 0400.10@x.org a.0400.10@x.org me@0400.10 x.org:0400.10 'C:\0400.10' '/usr/0400.10' '0400.10/a' 10.1234/0400.10 | gbr scan
? 1
$ echo 'http://x.org/wiki/Code_(0400.10)' | gbr scan
1:24	(0400.10)	0400.10
? 0
$ printf '%s\n' '+44-0400.10' '0400.10.33.44' '(01)0400.10.33' '555-0400.10' | gbr scan
? 1
$ printf '%s\n' '$0400.10' 'US$1234.56' '£1234.56' '€1234.56' '1234.56€' '1234.56%' | gbr scan
? 1
$ printf '\2431234.56\n' | gbr scan
? 1
$ printf '%s\n' 'x=0400.10' 'x+0400.10' '1+0400.10' '1=0400.10' 'a8b=0400.10' '0400.10=' '0400.10c' | gbr scan | cut -f 1
6:1
? 0

-k: kings beside it.

$ printf '%s\n' '0400.10 =0400.11 (+0400.12) 0400.13g3 0400.14g3g1 g3g1 0400.15 0400.16.g3g1' | gbr scan -k | cut -f 3
0400.14g3g1
0400.15g3g1
0400.16g3g1
? 0
$ echo '0400.10 only' | gbr scan -k
? 1

--check: what is wrong with it.

$ printf '%s\n' 'a2f1 0411.56 10/9 Win' 'c5g6 0000.22 3/3 Win' | gbr scan --check
1:1	a2f1 0411.56 10/9 Win	+0411.56a2f1	10/9 should be 9/8: men of White / of Black
2:1	c5g6 0000.22 3/3 Win	+0000.22c5g6	
? 1
$ printf '%s\n' 'f1h1 0001.04f1h2 2/5 Win' 'a8g5 3021.23 h8b8g2e8.d6h3g3g4 6/5 Win' '(+0100.01a1a1)' '(+0000.10a1c1h8)' | gbr scan --check | awk -F'\t' '{ print NR, ($4 == "" ? "-" : "wrong") }'
1 wrong
2 wrong
3 wrong
4 wrong
? 0
$ echo '0400.10 and =0323.12g3g1' | gbr scan --check
1:1	0400.10	0400.10	
1:13	=0323.12g3g1	=0323.12g3g1	
? 0

Brackets and squares of the prose around it are not its own; what is glued to it, or closed nowhere, is.

$ printf '%s\n' '(0323.12 and others) (0323.12, 0400.10) (=0323.12g3g1; 4th prize)' '[0323.12 (a), in' 'EG] (g3g1 0323.12 4/5 Draw) (0323.12 g3g1)' | gbr scan --check
1:2	0323.12	0323.12	
1:23	0323.12	0323.12	
1:32	0400.10	0400.10	
1:42	=0323.12g3g1	=0323.12g3g1	
2:2	0323.12	0323.12	
3:6	g3g1 0323.12 4/5 Draw	=0323.12g3g1	
3:29	(0323.12 g3g1)	0323.12g3g1	
? 0
$ printf '%s\n' '[Black "(+0357.52f7h5 (c)"]' '[White "Reti (a)"]' '' 'Reti)' '(=0323.12g3g1 TT' '(=0334.10c6d4)' '' '[0400.10)' | gbr scan --check | cut -f 1,4
1:9	
5:1	
6:1	
8:2	the brackets do not match
? 0
$ printf '%s\n' 'see 0323.12 a3 for' '0323.12 a1 b2 c3 were' '0323.12. e4 was' '0323.12 e7e8q' '=0323.12g3g1 e4 e5' '(0323.12 g3g1 e4)' 'g3g1 0323.12 a3 c5g6 0000.22 g3g1 0323.12. c5g6 0000.22' | gbr scan --check
1:5	0323.12	0323.12	
2:1	0323.12	0323.12	
3:1	0323.12	0323.12	
4:1	0323.12	0323.12	
5:1	=0323.12g3g1	=0323.12g3g1	
6:2	0323.12 g3g1	0323.12g3g1	
7:1	g3g1 0323.12	0323.12g3g1	
7:17	c5g6 0000.22	0000.22c5g6	
7:30	g3g1 0323.12	0323.12g3g1	
7:44	c5g6 0000.22	0000.22c5g6	
? 0
$ printf '%s\n' '0323.12 e4 e5 was' 'a8g5 3021.23 h8 b8 g2 e8 . d6 h3 g3 g4 h5 6/5 Win' 'a1h8 0001.00 b2' '0323.12g3g1a' '0323.12g3g1 a3a2e1' | gbr scan --check
1:1	0323.12 e4 e5	0323.12e4e5	
2:1	a8g5 3021.23 h8 b8 g2 e8 . d6 h3 g3 g4 h5 6/5 Win	+3021.23a8g5	
3:1	a1h8 0001.00 b2	0001.00a1h8	
4:1	0323.12g3g1	0323.12g3g1	
5:1	0323.12g3g1	0323.12g3g1	3 squares for 7 men
? 1

Lines and columns.

$ printf 'a\r\n  0400.10\rb 0400.11 \r\n\n\r\r 0400.12\n\t0400.13\n\303\251 0400.14' | gbr scan
2:3	0400.10	0400.10
3:3	0400.11	0400.11
7:2	0400.12	0400.12
8:2	0400.13	0400.13
9:4	0400.14	0400.14
? 0
$ printf '\357\273\2770400.10\n' | gbr scan
1:1	0400.10	0400.10
? 0
$ printf '\0\3770400.10\0\377 0400.11\n' | gbr scan | cut -f 1,3
1:3	0400.10
1:13	0400.11
? 0
$ printf '0400.10' | gbr scan; printf '0400.1' | gbr scan; printf '.' | gbr scan
1:1	0400.10	0400.10
? 1
$ echo 0400.10 > a; echo x > b; gbr scan a b - < a
a:1:1	0400.10	0400.10
(standard input):1:1	0400.10	0400.10
? 0
$ echo 0400.10 > a; gbr scan a missing
a:1:1	0400.10	0400.10
! gbr: missing: No such file or directory
? 2
$ printf '0\0004\0000\0000\000.\0001\0000\000' | gbr scan
! gbr: (standard input): UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1

Across the blocks in which a text is read.

$ for block in 65536 131072 262144; do
>     head -c $block /dev/zero | tr '\0' '\n' > lines
>     for n in {1..60}; do
>         { head -c $((block - n)) lines; echo ' g3g1 0323.12 a3a2e1g8.h6c3c6 4/5 Draw 10400.10 0400.105'; } | gbr scan --check
>     done
> done | cut -f 2- | sort | uniq -c | tr -s ' '
 180 g3g1 0323.12 a3a2e1g8.h6c3c6 4/5 Draw	=0323.12g3g1	
? 0
$ for n in 131060 131064 131067 131068 131070 131072 131074; do { head -c $n /dev/zero | tr '\0' ' '; echo '0400.10'; } | gbr scan; done
1:131061	0400.10	0400.10
1:131065	0400.10	0400.10
1:131068	0400.10	0400.10
1:131069	0400.10	0400.10
1:131071	0400.10	0400.10
1:131073	0400.10	0400.10
1:131075	0400.10	0400.10
? 0
$ for n in 131070 131071 131072; do { head -c $n /dev/zero | tr '\0' x; printf '\r\n0400.10\r\n'; } | gbr scan; done
2:1	0400.10	0400.10
2:1	0400.10	0400.10
2:1	0400.10	0400.10
? 0
$ { yes 1 | head -c 300000 | tr -d '\n'; printf '0400.10'; yes 1 | head -c 300000 | tr -d '\n'; } | gbr scan
? 1
$ { head -c 100000000 /dev/zero | tr '\0' .; echo ' 0400.10'; } | gbr scan
1:100000002	0400.10	0400.10
? 0
$ yes '(+0357.52f7h5)' | head -50000 | gbr scan | cut -f 2- | uniq -c | tr -s ' '
 50000 (+0357.52f7h5)	+0357.52f7h5
? 0
$ printf 'In c5g6 0000.22 3/3 Win\r\nand a8g5 3021.23 h8b8g2\r\ne8.d6h3g3g4h5 6/5 Win 10400.10\r\n' > a
> for size in 1 7; do drip $size < a | gbr scan | cmp - <(gbr scan < a); done
? 0

$ printf -- '-+ g3g1 0323.12 3/ Draw?\n--kings=e1h2 --gbr=0153.22\nd4b7 0431.10 Draw?\n' | gbr scan
1:1	-+ g3g1 0323.12	+0323.12g3g1
2:1	--kings=e1h2 --gbr=0153.22	0153.22e1h2
3:1	d4b7 0431.10 Draw?	0431.10d4b7
? 0

Squares glued to each other are a list, if a wrong one.

$ printf 'see 0323.12 %s there\n' g3g1a2 'g3g1 a2.b3' 'g3g1 a2/b3' 'g3g1 a2/' a2 | gbr scan --check
1:5	0323.12 g3g1	0323.12g3g1	1 square for 7 men
2:5	0323.12 g3g1	0323.12g3g1	a point in the list that is not before the pawns
3:5	0323.12 g3g1	0323.12g3g1	the / of a list come after the men of a 9, White's and Black's
4:5	0323.12 g3g1	0323.12g3g1	
5:5	0323.12	0323.12	
? 1

Kings, a count, a bracket or a glued sign prove a code, whatever comes before or after.

$ printf 'id,code,who\n12,=0323.12g3g1,A\n13,0300.10b6a1,B\nGBR:0323.12g3g1,gbr=0323.12g3g1;#4000.10 4/3\n' | gbr scan
2:4	=0323.12g3g1	=0323.12g3g1
3:4	0300.10b6a1	0300.10b6a1
4:5	0323.12g3g1	0323.12g3g1
4:21	0323.12g3g1	0323.12g3g1
4:34	4000.10 4/3	4000.10
? 0
Numbers are left out, and counted; --bare prints them.

$ printf '%s\n' 'f = 1234.56 Hz' '1013.25 hPa' '[1234.56, 1000.00]' 'R$ 1234.56' | gbr scan
! gbr: left out: 5 numbers that may be a class without kings (--bare prints them)
? 1
$ printf '%s\n' 'f = 1234.56 Hz' '1013.25 hPa' '[1234.56, 1000.00]' 'R$ 1234.56' | gbr scan --bare
1:5	1234.56	1234.56
2:1	1013.25	1013.25
3:2	1234.56	1234.56
3:11	1000.00	1000.00
4:4	1234.56	1234.56
? 0
$ echo 'The class 0002.01 and 4000.10' | gbr scan -k
? 1
$ echo 'a1h8 0001.10 3/1 DRAWN; 0431.10b4f5 Draw, b4f5 0431.10 Win? g3g1 0323.12 4/5 Win for Black' | gbr scan
1:1	a1h8 0001.10 3/1 DRAWN	=0001.10a1h8
1:25	0431.10b4f5 Draw	=0431.10b4f5
1:43	b4f5 0431.10 Win?	0431.10b4f5
1:61	g3g1 0323.12 4/5 Win for Black	0323.12g3g1
? 0
