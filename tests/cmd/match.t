match: the records of a class, as grep keeps lines.

Patterns: digits, ? and choices, any pawns, none.

$ printf '%s\n' '4k3/8/8/8/8/8/8/4K2R w - - 0 1' 0400.00 =0400.10g3g1 0400.01a1a2 3400.10 '(+1010.02a8b8) TT' 0000.88 > list
> for p in 0400 0400.00 '0400.?0' '0400.[01][0]' '?400.1?' '[13]???.*' '0400.*' '????.8[08]' '????.*' '0[14]00.[0-1]0'; do echo "$p: $(gbr match "$p" list 2>/dev/null | grep -c .)"; done
0400: 1
0400.00: 1
0400.?0: 2
0400.[01][0]: 2
?400.1?: 2
[13]???.*: 2
0400.*: 3
????.8[08]: 1
????.*: 7
0[14]00.[0-1]0: 3
? 0
$ printf '%s\n' 0400.00 0400.10 0400.01 | gbr match 0400
0400.00
? 0
$ printf '%s\n' 9400.00 KNNNvK 8400.00 | gbr match '9???'
9400.00
? 0
$ printf '%s\n' 4k3/8/8/8/8/8/8/NNN1K3 KNNNvK 0003.00 | gbr match '0003'
0003.00
? 0

Signs and kings.

$ printf '%s\n' '+0400.10g3g1' '=0400.10g3g1' '0400.10g3g1' '=0400.10' '4k3/4P3/8/8/r7/8/8/4K2R b' 'e1e8 0400.10 3/2 Draw' > list
> for p in =0400.10 +0400.10 0400.10g3g1 '0400.10g?g?' '0400.10?1?8' '0400.10????' '=0400.10e1e8' '(=0400.10)' '(=0400.10g3g1)' '0400.10g1g3'; do echo "$p: $(gbr match "$p" list | xargs -d '\n')"; done
=0400.10: =0400.10g3g1 =0400.10 e1e8 0400.10 3/2 Draw
+0400.10: +0400.10g3g1
0400.10g3g1: +0400.10g3g1 =0400.10g3g1 0400.10g3g1
0400.10g?g?: +0400.10g3g1 =0400.10g3g1 0400.10g3g1
0400.10?1?8: 4k3/4P3/8/8/r7/8/8/4K2R b e1e8 0400.10 3/2 Draw
0400.10????: +0400.10g3g1 =0400.10g3g1 0400.10g3g1 4k3/4P3/8/8/r7/8/8/4K2R b e1e8 0400.10 3/2 Draw
=0400.10e1e8: e1e8 0400.10 3/2 Draw
(=0400.10): =0400.10g3g1 =0400.10 e1e8 0400.10 3/2 Draw
(=0400.10g3g1): =0400.10g3g1
0400.10g1g3: 
? 0

Blanks between the parts and about them, as in codes.

$ echo '=0400.10g3g1' > list
> for p in '0400.10 ' ' 0400.10' '= ????.*' '0400.10 g3g1' '= 0400.10 g3 g1' ' ( = 0400.?? g?g? ) ' $'\t0400.10\r\n' ' KRP v KR '; do gbr match "$p" list; done | uniq -c | tr -s ' '
 8 =0400.10g3g1
? 0
$ for p in ' ' '04 00.10' '0400 .10' '0400.10 g3 ' '0400.10g 3g1' '( 0400.10 ' '0400.10 ) '; do gbr match "$p" /dev/null; done
! gbr: (pattern):2: a pattern is a code with ? or [013] for digits, or a material: " "
! gbr: (pattern):3: a pattern is a code with ? or [013] for digits, or a material: "04 00.10"
! gbr: (pattern):6: kings are two squares, ? for any file or rank: "0400 .10"
! gbr: (pattern):12: kings are two squares, ? for any file or rank: "0400.10 g3 "
! gbr: (pattern):9: kings are two squares, ? for any file or rank: "0400.10g 3g1"
! gbr: (pattern):11: the brackets do not match: "( 0400.10 "
! gbr: (pattern):9: nothing may follow the pattern: "0400.10 ) "
? 2

Material.

$ printf '%s\n' 0400.10 'KRPvKR' 'KRvKRP' 0009.00 'KNNNvK' 'KNNNvKN' '4k3/8/8/8/8/8/8/4K2R w' > list
> for p in KRPvKR krpvkr KRP-KR PRKvRK KNNNvK KRvK 'KR v K'; do echo "$p: $(gbr match "$p" list | xargs)"; done
KRPvKR: 0400.10 KRPvKR
krpvkr: 0400.10 KRPvKR
KRP-KR: 0400.10 KRPvKR
PRKvRK: 0400.10 KRPvKR
KNNNvK: KNNNvK
KRvK: 4k3/8/8/8/8/8/8/4K2R w
KR v K: 4k3/8/8/8/8/8/8/4K2R w
? 0

Patterns that are none.

$ for p in '' x 040 04000 0400. 0400.1 0400.19 0400.9 0400.111 '0400.1*' '0400*' '04[]0' '04[1' '04[x]0' '04[4' '0400.[9]0' '.*' 'g3g1 0400.10' 0400.10g3 0400.10g9g1 0400.10i1a1 0400.10g3g1x '(0400.10' '0400.10 x' '[0400.10' '0400.10]' 4k3/8/8/8/8/8/8/4K2R KXvK '=' '+' '?' '????????????'; do
>     echo 0400.10 | gbr match "$p" > out 2> err; [ $? = 2 ] && [ ! -s out ] && [ $(grep -c '^gbr: (pattern):[1-9]' err) = 1 ] || echo "$p"
> done
? 0
$ echo 0400.10 | gbr match '0400.1x'
! gbr: (pattern):7: after the point come two digits 0 to 8, or *: "0400.1x"
? 2
$ gbr match
! gbr match: no pattern
! Try 'gbr match --help'.
? 2
$ echo 0400.10 | gbr match -m 5000000000 0400.10
0400.10
? 0
$ for m in x -1 1x ''; do echo 0400.10 | gbr match -m "$m" 0400.10 2>/dev/null; echo $?; done
2
2
2
2
? 0

-i: colours, classes and kings with them.

$ printf '%s\n' 0400.10 0400.01 1000.00 3000.00 9009.00 0002.01 0006.10 0323.12 0161.21 > list
> for p in 0400.10 3000 '9009' 0002.01 0323.12 '[12]000' KQvK KvKQ; do echo "$p: $(gbr match -i "$p" list | xargs)"; done
0400.10: 0400.10 0400.01
3000: 1000.00 3000.00
9009: 9009.00
0002.01: 0002.01 0006.10
0323.12: 0323.12 0161.21
[12]000: 1000.00 3000.00
KQvK: 1000.00 3000.00
KvKQ: 1000.00 3000.00
? 0
$ printf '%s\n' 0400.10g3g1 0400.01g8g6 0400.01g6g8 0400.01g1g3 | gbr match -i 0400.10g3g1
0400.10g3g1
0400.01g8g6
? 0
$ printf '%s\n' 0400.10g3g1 0400.01h8g6 | gbr match -i '0400.01?8g?'
0400.10g3g1
0400.01h8g6
? 0

A draw is one for both; White's win turned is Black's, which no sign says.

$ printf '%s\n' =0400.10 =0400.01 +0400.10 +0400.01 | gbr match -i =0400.10
=0400.10
=0400.01
? 0
$ printf '%s\n' +0400.10 +0400.01 | gbr match -i +0400.10
+0400.10
? 0

-v, -c, -n, -l, -q, -m, with their statuses.

$ printf '%s\n' 0400.10 0000.00 '' '# x' KRPvKR > list; gbr match -v 0400.10 list
0000.00
? 0
$ printf '%s\n' 0400.10 0000.00 '' '# x' KRPvKR > list; gbr match -n 0400.10 list; gbr match -c 0400.10 list; gbr match -vc 0400.10 list; gbr match -c 8888 list
1:0400.10
5:KRPvKR
2
1
0
? 1
$ printf '%s\n' 0400.10 0400.10 > a; echo KvK > b; gbr match -c 0400.10 a b a; gbr match -l 0400.10 a b - a < a; gbr match -l 0400.10 b
a:2
b:0
a:2
a
(standard input)
a
? 1
$ printf '%s\n' 0400.10 0400.10 > a; printf '%s\n' KvK 0400.10 > b; gbr match -n 0400.10 a b
a:1:0400.10
a:2:0400.10
b:2:0400.10
? 0
$ printf '%s\n' 0400.10 KRPvKR 0400.10g3g1 > a; gbr match -m 1 0400.10 a a; gbr match -m2 -n 0400.10 a; gbr match -cm 2 0400.10 a; gbr match -v -m 1 KvK a
0400.10
0400.10
1:0400.10
2:KRPvKR
2
0400.10
? 0
$ { printf 'KvK\r'; sleep 0.1; printf '\nKvK\r\n'; } | gbr match -m 1 KvK | wc -lc | tr -s ' '
 1 5
? 0
$ printf '%s\n' 0400.10 > a; gbr match -q 0400.10 a; echo $?; gbr match -q 8888 a; echo $?; gbr match -q 0400.10 a missing; echo $?
0
1
0
? 0
$ printf '%s\n' 0400.10 > a; gbr match -q 0400.10 missing a
! gbr: missing: No such file or directory
? 0
$ echo 0400.10 > a; gbr match 0400.10 a missing
0400.10
! gbr: missing: No such file or directory
? 2
$ echo 0400.10 | gbr match 0400.11
? 1
$ gbr match 0400.10 < /dev/null
? 1

A record that cannot be read is no match, nor its opposite.

$ printf 'bad\n0400.10\n' > a; gbr match 0400.10 a
0400.10
! gbr: a:1:1: neither a position nor a code: "bad"
? 0
$ printf 'bad\n0400.10\n' > a; gbr match -v 0400.10 a
! gbr: a:1:1: neither a position nor a code: "bad"
? 1
$ printf 'bad\n0400.10\n' | gbr match -q 0400.10 2>/dev/null
? 0

Byte for byte.

$ printf '0400.10  \t x \r\nKvK\r\n\3020400.10\nKRPvKR \344\377\n4k3/4P3/8/8/r7/8/8/4K2R w \0 \200\r\r\n0400.10' > a; gbr match 0400.10 a 2>/dev/null | od -An -c
   0   4   0   0   .   1   0          \t       x      \r  \n   4
   k   3   /   4   P   3   /   8   /   8   /   r   7   /   8   /
   8   /   4   K   2   R       w      \0     200  \r   0   4   0
   0   .   1   0
? 0
$ printf '0400.10' > a; printf 'KRPvKR\n' > b; gbr match 0400.10 a b
0400.10
KRPvKR
? 0
$ printf '0400.10\rKvK\r0400.11\r' | gbr match '0400.*' | od -An -c
   0   4   0   0   .   1   0  \r   0   4   0   0   .   1   1  \r
? 0
$ printf '\357\273\2770400.10\n' | gbr match 0400.10 | tail -c 8
0400.10
? 0

PGN games whole, with moves and odd bytes, and no others.

$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. Rh8 {[Event "x"] \377\0}\n%% [FEN\n; [FEN "\n1-0\n\n\n[Event "b"]\n\n1. e4 *\n\n[Event "c"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n[Result "1-0"]\n1. Qa8 1-0' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c
> for f in a b c; do
>     { gbr match 0100 $f; gbr match 4888.88 $f; gbr match 1000 $f; } | cmp - $f; gbr match '????.*' $f | cmp - $f
>     for p in 0100 4888.88 1000; do gbr match $p $f | tr '\r' '\n' | grep -a -c Event; gbr match -v $p $f | tr '\r' '\n' | grep -a -c '^.Event'; done
> done | xargs
2 2 1 2 1 2 2 2 1 2 1 2 2 2 1 2 1 2
? 0
$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. Rh8 1-0\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' > a; gbr match -m 1 0100 a; gbr match -c 0100 a
[Event "a"]
[FEN "4k3/8/8/8/8/8/8/4K2R w"]

1. Rh8 1-0

2
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"] * [FEN "4k3/8/8/8/8/8/8/Q3K3 w"] * [Event "c"] * [FEN "4k3/8/8/8/8/8/8/4K2R b"]*' > a; gbr match '????.*' a | cmp - a; gbr match -v 1000 a; echo
[FEN "4k3/8/8/8/8/8/8/4K2R w"] * [Event "c"] * [FEN "4k3/8/8/8/8/8/8/4K2R b"]*
? 0
$ printf '[Event "a"]\n[FEN "x"]\n\n*\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr match -v KvK
[Event "b"]
[FEN "4k3/8/8/8/8/8/8/4K2R w"]

*
! gbr: (standard input):2:7: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 0
$ { printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{'; head -c 3000000 /dev/zero | tr '\0' x; printf '}\n\n[Event "b"]\n\n*\n'; } > a; gbr match 0100 a | wc -c; gbr match -v 0100 a
3000048
[Event "b"]

*
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1-0"]\n\n*\n' > a; echo KRvK > b; gbr match -c 0100 a b; gbr match +0100 a b
a:1
b:1
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
[Result "1-0"]

*
? 0

Each record is in match or in match -v.

$ for f in 0 1 2 3 4 5 6 7 8 9; do for r in 0 4 7 9; do echo "0$f$r$f.0$((f % 9))"; done; done > list
> for p in '0?4?.*' '0[0-9]00' 0444.04 '0???.[123]?' '????.0[0134]'; do { gbr match "$p" list; gbr match -v "$p" list; } 2>/dev/null | sort | cmp - <(sort list); done
? 0
$ printf '%s\n' 'a,KRvK' 'b,KQvK' | gbr match --column=2 --delimiter=, 0100
a,KRvK
? 0
