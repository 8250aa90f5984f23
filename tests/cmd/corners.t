Corners of the commands: rows for branches that no row of the other files takes.

check: where a position ends and a code begins.

$ printf '4k3/8/8/8/8/8/8/4K2R w\t0100.00  \nx\t0101.00\nx\ty\n' | gbr check
! gbr: (standard input):3:1: neither a position nor a code: "x\x09y"
! gbr: 2 checked, 0 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '4k3/8/8/8/8/8/8/4K2R w\t%s\n' '0100 1.' '0100 1. x' '0100 1.x' '0100 x.5' '0100 ..5' | gbr check
! gbr: 0 checked, 0 of them wrong, 0 remarks, 5 without a code
? 0
$ printf '4k3/8/8/8/8/8/8/4K2R w%s\n' ' - - gbr "0101.00' '; a remark; 0101.00' '_-_-_; 0101.00' | gbr check
(standard input):1: 0101.00 should be 0100.00 (knights: 0 white, 0 black)
(standard input):2: 0101.00 should be 0100.00 (knights: 0 white, 0 black)
(standard input):3: 0101.00 should be 0100.00 (knights: 0 white, 0 black)
! gbr: 3 checked, 3 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '%s\n' '4k3/8/8/8/8/8/8/4K2R_b; e1e8 0100.00 WTM' '4k3/8/8/8/8/8/8/4K2R b; WTM e1e8 0100.00' '4k3/8/8/8/8/8/8/4K2R; BTM e1e8 0100.00' 'startpos w; 4888.88e1e8 BTM' '4k3/8/8/8/8/8/8/4K2R x; BTM e1e8 0100.00' | gbr check
(standard input):1: remark: the code and the position differ in who is to move
(standard input):2: remark: the code and the position differ in who is to move
(standard input):4: remark: the code and the position differ in who is to move
! gbr: 5 checked, 0 of them wrong, 3 remarks, 0 without a code
? 0

Material has no kings' squares; one king swapped is not both; a sign and words that agree.

$ printf '%s\n' 'KRvK	0100.00e1e8' '4k3/8/8/8/8/8/8/4K2R w	0100.00e8a1' '4k3/8/8/8/8/8/8/4K2R w	=0100.00e1e8 Draw' '4k3/8/8/8/8/8/8/4K2R w	+0100.00e1e8' | gbr check
(standard input):2: e8a1 should be e1e8 (kings: both)
! gbr: 4 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1

The side not to move in check: by each kind of man, of either side.

$ printf '%s\t0001.00\n' '4k3/8/3N4/8/8/8/8/4K3 w' '4k3/8/8/8/4Q3/8/8/4K3 w' '4k3/8/8/8/4R3/8/8/K7 w' '4k3/8/8/1B6/8/8/8/4K3 w' '4k3/3P4/8/8/8/8/8/4K3 w' '4k3/5P2/8/8/8/8/8/4K3 w' '4k3/8/8/8/8/8/3p4/4K3 b' '4k3/8/8/8/8/8/5p2/4K3 b' '4k3/8/8/8/8/3n4/8/4K3 b' '4k3/8/8/8/8/8/8/q3K3 b' | gbr check | grep -c 'in check'
10
! gbr: 10 checked, 9 of them wrong, 10 remarks, 0 without a code
? 0

explain: two kings, one wrong count of the two, blanks between flags, words that agree.

$ gbr explain --partial --ascii KK5k/8/8/8/8/8/8/8 | grep king
White: 2 kings
Black: king
? 0
$ gbr explain 'e1e8 0100.00 2/2' | grep 2/
2/2  does not agree with the digits, which say 2/1
KRvK  2/1
? 0
$ gbr explain '(+0357.52f7h5) TT  (c)' | tail -n 7
h5  black king
TT  theme tourney
(c)  correction

White: king, 2 bishops, 1 knight, 5 pawns
Black: king, 1 rook, 1 bishop, 2 knights, 2 pawns
KBBNPPPPPvKRBNNPP  9/7
? 0
$ gbr explain '=0100.00e1e8 Draw' | grep Draw
Draw  White draws
? 0
$ gbr explain '+0100.00e1e8 Draw' | grep Draw
Draw  does not agree with the sign
? 0

scan: texts that end where a code might go on.

$ for s in 0323.12 '0323.12!' '0323.12!x' '0323.12.' '0323.12,' '0323.12:' '0323.12/' '(0323.12' '0323.12g3g1' '0323.12 g3g1 4' '0323.12 g3g1 4/' '0323.12 g3g1 4/5' '0323.12 g3g1 4/5 Draw' '0323.12 g3g1 4/5 ' '0323.12 g3g1 0323' '0323.12 a2a3 g3g1' '0323.12 a2a3 g3g1 0323' '0323.12\r' '--gbr=0323.12' '--gbr=0323.12 --pos='; do printf -- "$s" | gbr scan | tr '\t' '|'; done
1:1|0323.12|0323.12
1:1|0323.12|0323.12
1:1|0323.12|0323.12
1:1|0323.12|0323.12
1:1|0323.12|0323.12
1:1|0323.12|0323.12
1:2|0323.12|0323.12
1:1|0323.12g3g1|0323.12g3g1
1:1|0323.12 g3g1|0323.12g3g1
1:1|0323.12 g3g1|0323.12g3g1
1:1|0323.12 g3g1 4/5|0323.12g3g1
1:1|0323.12 g3g1 4/5 Draw|=0323.12g3g1
1:1|0323.12 g3g1 4/5|0323.12g3g1
1:1|0323.12 g3g1|0323.12g3g1
1:1|0323.12 a2a3|0323.12a2a3
1:1|0323.12 a2a3|0323.12a2a3
1:1|0323.12|0323.12
1:1|--gbr=0323.12|0323.12
1:1|--gbr=0323.12 --pos=|0323.12
? 0

What is a part of the code, and what is not.

$ for s in '+0323.12' 'x+0323.12' 'x-+0323.12' '-=0323.12' '--gbr=0323.12' '[0323.12]' '(0323.12 x' 'x(0323.12)' 'g3g1:0323.12' '3g1:0323.12' '--kings=g3g1 --gbr=0323.12' '--kings=zzzz --gbr=0323.12' 'x --gbr=0323.12 --castling=Q' 'xg3g1 0323.12' '-+ g3g1 0323.12' '-= g3g1 0323.12' 'WTM g3g1 0323.12'; do echo "$s" | gbr scan | tr '\t' '|'; done
1:1|+0323.12|+0323.12
1:1|-=0323.12|=0323.12
1:1|--gbr=0323.12|0323.12
1:1|[0323.12]|0323.12
1:2|0323.12|0323.12
1:2|(0323.12)|0323.12
1:1|g3g1:0323.12|0323.12g3g1
1:1|--kings=g3g1 --gbr=0323.12|0323.12g3g1
1:14|--gbr=0323.12|0323.12
1:3|--gbr=0323.12 --castling=Q|0323.12
1:7|0323.12|0323.12
1:1|-+ g3g1 0323.12|+0323.12g3g1
1:1|-= g3g1 0323.12|=0323.12g3g1
1:1|WTM g3g1 0323.12|0323.12g3g1
? 0
$ for s in '0323.12 a2a3 g3g1:0323.12' '0323.12 a2a3 g3g1 0323x' '0323.12 a1x' '0323.12a1x' '0323.12a1b2c' '0323.12 :a1b1' '0323.12:x' '0009.00.e1e8b1c1d1 /b8/' '0009.00 e1e8 / x' '0323.12 g3g1 123/4' '0323.12 g3g1 4 men' '0323.12 g3g1 4/123' '0323.12 g3g1 4/x' '0323.12 g3g1 4/5=' '0323.12 g3g1 4/5+' '0323.12 g3g1 4/5x' '0323.12 g3g1 4/5, Draw' '0323.12 g3g1 4/5. Draw' 'g3g1 0323.12, Draw?' '0323.12 Draw' 'g3g1 0323.12 Black could play x' 'g3g1 0323.12 Draw 4/5'; do echo "$s" | gbr scan | tr '\t' '|'; done
1:1|0323.12 a2a3|0323.12a2a3
1:14|g3g1:0323.12|0323.12g3g1
1:1|0323.12 a2a3|0323.12a2a3
1:1|0323.12|0323.12
1:1|0323.12a1b2|0323.12a1b2
1:1|0323.12|0323.12
1:1|0009.00.e1e8b1c1d1 /b8/|0009.00e1e8
1:1|0009.00 e1e8|0009.00e1e8
1:1|0323.12 g3g1 123/4|0323.12g3g1
1:1|0323.12 g3g1|0323.12g3g1
1:1|0323.12 g3g1 4/123|0323.12g3g1
1:1|0323.12 g3g1|0323.12g3g1
1:1|0323.12 g3g1 4/5=|=0323.12g3g1
1:1|0323.12 g3g1 4/5+|+0323.12g3g1
1:1|0323.12 g3g1|0323.12g3g1
1:1|0323.12 g3g1 4/5, Draw|=0323.12g3g1
1:1|0323.12 g3g1 4/5|0323.12g3g1
1:1|g3g1 0323.12, Draw?|0323.12g3g1
1:1|0323.12|0323.12
1:1|g3g1 0323.12|0323.12g3g1
1:1|g3g1 0323.12 Draw|=0323.12g3g1
? 0
$ printf '\xa30323.12 \xc2\xa30323.12 \xe2\x82\xac0323.12 0323.12\xa3 0323.12\xc2\xa3 0323.12\xe2\x82\xac 0323.12\xc2\xa4 0323.12\xe2\x82\xad\n' | gbr scan | cut -f 1
1:61
1:71
? 0

scan --check: a remark is none of a code's faults; a count that cannot be.

$ printf '%s\n' '=0323.12g3g1 4/5 Win' '0009.00e1e8 2/2' '0323.12g3g1a1a2 9/9' | gbr scan --check | tr '\t' '|'
1:1|=0323.12g3g1 4/5 Win|=0323.12g3g1|
2:1|0009.00e1e8 2/2|0009.00e1e8|the count 2/2 cannot be true of this 9
3:1|0323.12g3g1|0323.12g3g1|2 squares for 7 men
? 0
$ printf 'g3g1\t0323.12\r\nx\n(=0323.12\rg3g1)\n' | gbr scan --check | tr '\t' '|'
1:1|g3g1 0323.12|0323.12g3g1|
3:1|(=0323.12 g3g1)|=0323.12g3g1|
? 0

Lists: a record in a field of a line too long, quotes doubled up to the end, figurines first.

$ (head -c 70000 /dev/zero | tr '\0' x; printf '\na,"KvK"\na,"K""\n') | gbr encode --column=2 --delimiter=,

0000.00

! gbr: (standard input):1: a line longer than 65536 bytes
! gbr: (standard input):3:3: neither a position nor a code: ""K"""
? 1
$ printf '\xe2\x99\x94e1 \xe2\x99\x96h1 / \xe2\x99\x9ae8\n\xe2\x99\n' | gbr encode
0100.00

! gbr: (standard input):2:1: neither a position nor a code: "\xe2\x99"
? 1
$ printf '8/8/8/8/8/8/8/KQ1k\xb4 w - - 0 1\n8/8/8/8/8/8/8/KQ1\xeb4\n8/8/8\xaf8/8/8/8/KQ1k4\n8/8/8/8/8/8/8/\xcb6k\n' | gbr encode




! gbr: (standard input):1:19: byte 0xb4 is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: (standard input):2:18: byte 0xeb is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: (standard input):3:6: byte 0xaf is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: (standard input):4:15: byte 0xcb is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ printf 'a\tKvK\n' | gbr encode --column=2 --delimiter='\t'
0000.00
? 0
$ gbr -h | head -n 1
usage: gbr COMMAND [options] ...
? 0
$ printf '0100.00\r' > a; printf 0100.00 > b; gbr match 0100.00 a b | tr '\r' '|'; echo
0100.00|0100.00
? 0
$ printf 0100.00 > a; gbr match 0100.00 a a; echo
0100.00
0100.00
? 0
$ printf '%s\n' 'a0 0100.00' 'i1 0100.00' 'BTM 0100.00' 'WTM 0100.00' startposx Xa1 | gbr encode


0100.00
0100.00


! gbr: (standard input):1:1: neither a position nor a code: "a0 0100.00"
! gbr: (standard input):2:1: neither a position nor a code: "i1 0100.00"
! gbr: (standard input):5:2: 't' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: (standard input):6:1: neither a position nor a code: "Xa1"
? 1
$ gbr encode -- -+x - -x



! gbr: (argument 1):1: neither a position nor a code: "-+x"
! gbr: (argument 2):1: neither a position nor a code: "-"
! gbr: (argument 3):1: neither a position nor a code; options come before --: "-x"
? 1

Operands that are no field of the FEN before them.

$ gbr encode 8/8/8/8/8/8/8/K1k5 ''
0000.00

! gbr: (argument 2):1: nothing to read: ""
? 1
$ gbr encode 8/8/8/8/8/8/8/K1k5 z
0000.00

! gbr: (argument 2):1: neither a position nor a code: "z"
? 1
$ gbr encode 8/8/8/8/8/8/8/K1k5 w ''
0000.00

! gbr: (argument 3):1: nothing to read: ""
? 1
$ gbr encode 8/8/8/8/8/8/8/K1k5 w Kx
0000.00

! gbr: (argument 3):1: neither a position nor a code: "Kx"
? 1
$ gbr encode 8/8/8/8/8/8/8/K1k5 w K c4
0000.00

! gbr: (argument 4):1: neither a position nor a code: "c4"
? 1
$ gbr encode 8/8/8/8/8/8/8/K1k5 w K i3
0000.00

! gbr: (argument 4):1: neither a position nor a code: "i3"
? 1
$ gbr encode 8/8/8/8/8/8/8/K1k5 w K e33
0000.00

! gbr: (argument 4):1: neither a position nor a code: "e33"
? 1
$ gbr encode 8/8/8/8/8/8/8/K1k5 w K - x
0000.00

! gbr: (argument 5):1: neither a position nor a code: "x"
? 1
$ gbr encode 8/8/8/8/8/8/8/K1k5 w K - 0 1 2
0000.00

! gbr: (argument 7):1: neither a position nor a code: "2"
? 1

A message shows what is no UTF-8 and what a terminal would obey, and has an end.

$ printf '\xe0\x80\x80 \xe0\xa0\x80 \xf0\x80\x80\x80 \xf0\x90\x80\x80 \xed\xa0\x80 \xed\x80\x80 \xf4\x90\x80\x80 \xf4\x80\x80\x80 \xc2\x85 \xc2\xa1\n' | gbr encode 2>&1 | LC_ALL=C tr '\200-\377' '#'
gbr: (standard input):1:1: neither a position nor a code: "\xe0\x80\x80 ### \xf0\x80\x80\x80 #### \xed\xa0\x80 ### \xf4\x90\x80\x80 #### \xc2\x85 ##"

? 0
$ f=$(head -c 200 /dev/zero | tr '\0' '\1'); (head -c 61 /dev/zero | tr '\0' '\1'; echo) > "$f"; gbr encode -f "$f" 2>&1 | tail -c 18
\x01\x01\x01..."

? 0

UTF-16 by its mark or its zeros, and bytes that are neither.

$ for s in '\xfe\xff' '\xff\xfe' 'a\0b\0' '\0a\0b'; do printf "$s" > a; gbr encode -f a; done
! gbr: a: UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
! gbr: a: UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
! gbr: a: UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
! gbr: a: UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1
$ for s in '\xfeK' '\xffK' K 'a\0\0b' 'a\0cb' 'a\0b' '\0a\0\0' '\0acb' '\0\0ab'; do printf "$s" | gbr encode 2>&1 | grep -c UTF-16; done
0
0
0
0
0
0
0
0
0
? 1

PGN: values, names and comments at the edges of what is one.

$ printf '[Result "%s"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n' 1/2-1/3 1/2-1/2 1-1 0-1 1-0 | gbr encode -s auto
0100.00
=0100.00
0100.00
0100.00
+0100.00
? 0
$ printf '[Result "1/2-1/2"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode -s auto --flip
=0300.00
? 0
$ printf '[Event "a"]\n\n[Event "b"]\n[FEN "%s"]\n\n*\n' '? x' | gbr encode
4888.88

! gbr: (standard input):4:7: '?' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n[%s]\n1. Rh8\n\n[FEN "4k3/8/8/8/8/8/8/4K2B w"]\n\n*\n' 'White "x"' | gbr encode
0100.00
0010.00
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n[%s]\n\n1. Rh8\n\n[FEN "4k3/8/8/8/8/8/8/4K2B w"]\n\n*\n' 'White "x"' | gbr encode
0100.00
0010.00
? 0
$ (printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n%131028s[White "x"]\n' ''; printf '[FEN "4k3/8/8/8/8/8/8/4K2B w"]\n\n*\n') > a; gbr encode -f a
0100.00
0010.00
? 0
$ (printf '[Event "'; head -c 1060000 /dev/zero | tr '\0' x; printf '\n\n1. e4\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n') > a; gbr encode -f a

0100.00
! gbr: a:1: a tag section longer than 1 MiB
? 1
$ (printf '[Event "x"]\n[Site "'; head -c 1500000 /dev/zero | tr '\0' x; printf '"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. x [Event "y"]\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n[Event "z"]\n[FEN "4k3/8/8/8/8/8/8/4K2B w"]\n\n*\n') > a; gbr encode -f a

0010.00
! gbr: a:1: a tag section longer than 1 MiB
? 1
$ (for i in $(seq 20000); do echo '; a comment'; done; printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n') | gbr encode 2>&1 | tail -n 1

? 0
$ (printf '[Event "a"]\n'; printf '[%s "x"]\n' $(head -c 300 /dev/zero | tr '\0' a); printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n') | gbr encode
0100.00
? 0
$ printf '[Event "a"]\n[%600s' '' | gbr encode
4888.88
? 0
$ printf '[White "C:\\\\x\\"]\t[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode
0100.00
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[White "C:\\x\\"]' | gbr encode
0100.00
? 0
$ printf '[Event "a"]\n %% no escape\n\nno move\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode
0100.00
? 0
$ printf '[Event "a"]\n\nno move\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode
0100.00
? 0
$ printf '[Event "a"]\nspoilt { a comment\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode

! gbr: (standard input):1: the FEN tag is in a value or comment that is never closed
? 1
$ (printf '[Event "a"]\n{'; head -c 5000 /dev/zero | tr '\0' x; printf '\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n') | gbr encode

! gbr: (standard input):1: the FEN tag is in a value or comment that is never closed
? 1

tag: flags and signs of old values, whole or not.

$ printf '[Result "%s"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[GBR "%s"]\n\n*\n\n' '*' '+0101.00e1e8' '*' '+0101.00e1e8 TT' '*' '(=0101.99' '*' '[+0101.99' '*' '( +0101.99) TT' '*' '+0101.99 TT' x '(=0101.99' '*' '(-0101.99' | gbr tag --style=hhdb | grep GBR
[GBR "(+0100.00e1e8)"]
[GBR "(+0100.00e1e8) TT"]
[GBR "(=0100.00e1e8)"]
[GBR "(+0100.00e1e8)"]
[GBR "(+0100.00e1e8) TT"]
[GBR "(+0100.00e1e8) TT"]
[GBR "(=0100.00e1e8)"]
[GBR "(0100.00e1e8)"]
? 0

--help: an option that is longer than its column.

$ gbr match --help | grep files-with
  -l, --files-with-matches  only the names of files with a match
? 0
