tag: writes codes into PGN, and changes nothing else.

$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1-0"]\n\n1. Rh8# 1-0\n' | gbr tag
[Event "a"]
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
[GBR "+0100.00e1e8"]
[Result "1-0"]

1. Rh8# 1-0
? 0

Signs: the Result's; an old one stays while the Result is open.

$ for r in 1-0 1/2-1/2 0-1 '*'; do printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "%s"]\n' "$r" | gbr tag | sed -n 2p; done
[GBR "+0100.00e1e8"]
[GBR "=0100.00e1e8"]
[GBR "0100.00e1e8"]
[GBR "0100.00e1e8"]
? 0
$ for r in 1-0 1/2-1/2 '*'; do printf '[GBR "=0200.00"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "%s"]\n' "$r" | gbr tag | sed -n 1p; done
[GBR "+0100.00e1e8"]
[GBR "=0100.00e1e8"]
[GBR "=0100.00e1e8"]
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[GBR "e8e1 0200.00 3/3 Win"]\n' | gbr tag
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
[GBR "+0100.00e1e8"]
? 0

A right tag stays as it is, a wrong one is corrected where it stands, nonsense too.

$ printf '[GBR "+0100.00e1e8"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1-0"]\n' | gbr tag
[GBR "+0100.00e1e8"]
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
[Result "1-0"]
? 0
$ for old in '' '?' x 9999.99 '+0100.00e8e1' '0100' '(=0100.00e1e8) TT'; do printf '[Event "a"] [ gbr  "%s" ] [FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1-0"]\n' "$old" | gbr tag; done | sort | uniq -c | tr -s ' '
 7 [Event "a"] [ gbr "+0100.00e1e8" ] [FEN "4k3/8/8/8/8/8/8/4K2R w"]
 7 [Result "1-0"]
? 0

Tags on one line.

$ printf '[Event "a"][FEN "4k3/8/8/8/8/8/8/4K2R w"][Result "1-0"] 1. Rh8# 1-0 [Event "b"][FEN "4k3/8/8/8/8/8/8/Q3K3 w"] *' | gbr tag | tr -d '\n'; echo
[Event "a"][FEN "4k3/8/8/8/8/8/8/4K2R w"][GBR "+0100.00e1e8"][Result "1-0"] 1. Rh8# 1-0 [Event "b"][FEN "4k3/8/8/8/8/8/8/Q3K3 w"][GBR "1000.00e1e8"] *
? 0

No FEN, or a bad one: untouched; the others are tagged.

$ printf '[Event "a"]\n\n1. e4 *\n\n[Event "b"]\n[GBR "0400.00"]\n\n*\n' | gbr tag
[Event "a"]

1. e4 *

[Event "b"]
[GBR "0400.00"]

*
? 0
$ printf '[FEN "x"]\n[GBR "0400.00"]\n\n*\n\n[FEN ""]\n\n*\n\n[FEN "8/8/8/8/8/8/8/4K2R w"]\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w]\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' > a; gbr tag a 2> err > b; echo $?; cut -d: -f 3 err | xargs; diff a b | tr ">" +
1
1 6 10 12
14a15
+ [GBR "0100.00e1e8"]
? 0
$ printf 'KvK\n\n4k3/8/8/8/8/8/8/4K2R w\n' | gbr tag
KvK

4k3/8/8/8/8/8/8/4K2R w
! gbr: (standard input): no game here: there is no tag, such as [FEN "..."]
? 1
$ printf '' | gbr tag
? 0
$ { printf '[Event "'; head -c 2000000 /dev/zero | tr '\0' x; printf '"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } > a; gbr tag a 2>/dev/null | diff - a
8d7
< [GBR "1000.00e1e8"]
? 1

What only looks like the tag is left alone.

$ printf '[Event "a"]\n; [GBR "0400.00"]\n%% [GBR "0400.00"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{[GBR "0400.00"]} *\n' | gbr tag
[Event "a"]
; [GBR "0400.00"]
% [GBR "0400.00"]
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
[GBR "0100.00e1e8"]

{[GBR "0400.00"]} *
? 0
$ printf '[Event "a [GBR \\"0400.00\\"] b"]\n; [FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr tag
[Event "a [GBR \"0400.00\"] b"]
; [FEN "4k3/8/8/8/8/8/8/Q3K3 w"]
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
[GBR "0100.00e1e8"]
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n[GBR "0200.00"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' | gbr tag
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
[GBR "0100.00e1e8"]

[GBR "1000.00e1e8"]
[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]
? 0

HHdb's field, its flags kept; a player is not written over.

$ for old in '(+0357.52f7h5) TT (c)' '(=0100.00e1e8)' '(0100.00) U1' '(+0100.00e1e8)TE CR' '(=0334.10c6d4) MC AN' '' '?'; do printf '[Black "%s"]\n[Result "1-0"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' "$old" | gbr tag --name=Black --style=hhdb | sed -n 1p; done
[Black "(+0100.00e1e8) TT (c)"]
[Black "(+0100.00e1e8)"]
[Black "(+0100.00e1e8) U1"]
[Black "(+0100.00e1e8)TE CR"]
[Black "(+0100.00e1e8) MC AN"]
[Black "(+0100.00e1e8)"]
[Black "(+0100.00e1e8)"]
? 0
$ for old in '(+0357.5) TT' '(+0357.92f7h5) U1 (c)' '(+0357.52f9h5) CR' '=0334.10c6d4 TT'; do printf '[Black "%s"]\n[Result "1-0"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' "$old" | gbr tag --name=Black --style=hhdb | sed -n 1p; done
[Black "(+0100.00e1e8) TT"]
[Black "(+0100.00e1e8) U1 (c)"]
[Black "(+0100.00e1e8) CR"]
[Black "(+0100.00e1e8) TT"]
? 0
$ printf '[Result "*"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[GBR "%s"]\n\n*\n\n' '= 0323.12 g3g1 TT' '[ =0101.00e1e8] TT' '=0101.00e1e8 TT' | gbr tag --style=hhdb | grep GBR
[GBR "(=0100.00e1e8) TT"]
[GBR "(=0100.00e1e8) TT"]
[GBR "(=0100.00e1e8) TT"]
? 0
$ printf '[Black "Smith, J"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr tag --name=Black --style=hhdb
[Black "Smith, J"]
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
! gbr: (standard input):2: the tag is there and holds no code: left as it is: "Smith, J"
? 1
$ for old in 2012.08.01 '2012.??.??' '1234 Games' '1985 Olympiad, Round 3' --gbr=x '1234 Smith' 1985 '(1985) x' '(+1985 x)' +1985 '2012.08, Paris' '(2012.08.01)' '(+' +0300. '(+1985'; do printf '[X "%s"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' "$old" > a; gbr tag --name=X --style=hhdb a 2> err | diff a - && grep -c 'holds no code: left as it is' err; done | uniq -c | tr -s ' '
 15 1
? 0
$ for old in 0300.11 '=0300.11 ' '0300.11 2/2 Win' 'b6a1 0300.11 x' '0300.11b6a1 x' '+0300.11 x' '[0300.11] x' '--kings=b6a1 --gbr=0300.11' '+0300.1 x'; do printf '[X "%s"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' "$old" | gbr tag --name=X | sed -n 1p; done
[X "0100.00e1e8"]
[X "=0100.00e1e8"]
[X "+0100.00e1e8"]
[X "0100.00e1e8"]
[X "0100.00e1e8"]
[X "+0100.00e1e8"]
[X "0100.00e1e8"]
[X "0100.00e1e8"]
[X "+0100.00e1e8"]
? 0

A class of four digits comes through again, though nobody knows it from a year.

$ printf '[X "%s"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n' 0100 1905 | gbr tag --name=X --style=short
[X "0100"]
[FEN "4k3/8/8/8/8/8/8/4K2R w"]

*

[X "1905"]
[FEN "4k3/8/8/8/8/8/8/4K2R w"]

*

! gbr: (standard input):7: the tag is there and holds no code: left as it is: "1905"
? 1
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr tag --name=Opening --style=eg
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
[Opening "e1e8 0100.00 2/1"]
? 0

Every other byte stays, and the second run changes nothing.

$ printf '\357\273\277%% x\r\n[Event "a \344\377\0\\" b"]\r\n\r\n[FEN "4k3/8/8/8/\r8/8/8/4K2R w"]\r\n; c\r\n[Result "1-0"]\r\n\r\n1. Rh8 {[FEN "x"]\n[%%x]} \r\r\n\n[Event "b]\r\n[ FEN  "4k3/8/8/8/8/8/8/Q3K3 w" ]x\r\n* ; }\r\n\r\n[Event "c"]\r\n{ \r\n\r\n[Event "d"][FEN "4k3/8/8/8/8/8/8/2B1K3 w"] *' > a
> for e in LF CRLF CR; do
>     case $e in LF) tr -d '\r' < a ;; CR) tr -d '\r' < a | tr '\n' '\r' ;; *) cat a ;; esac > b
>     gbr tag b > c; gbr tag c > d; cmp c d; sed 's/\r*$//; s/\[GBR "[^"]*"\]\r*//g' c > e
>     tr '\r' '\n' < c | grep -a -o '^.GBR.*"]' ; tr -d '\r\n' < c | sed 's/\[GBR "[^"]*"\]//g' | cmp - <(tr -d '\r\n' < b)
> done | sort | uniq -c | tr -s ' '
 3 [GBR "+0100.00e1e8"]
 3 [GBR "0010.00e1e8"]
 3 [GBR "1000.00e1e8"]
? 0
$ printf '[Event "a"]\r\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\r\n\r\n*\r\n' | gbr tag | od -An -c
   [   E   v   e   n   t       "   a   "   ]  \r  \n   [   F   E
   N       "   4   k   3   /   8   /   8   /   8   /   8   /   8
   /   8   /   4   K   2   R       w   "   ]  \r  \n   [   G   B
   R       "   0   1   0   0   .   0   0   e   1   e   8   "   ]
  \r  \n  \r  \n   *  \r  \n
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\r\r*\r' | gbr tag | od -An -c
   [   F   E   N       "   4   k   3   /   8   /   8   /   8   /
   8   /   8   /   8   /   4   K   2   R       w   "   ]  \r   [
   G   B   R       "   0   1   0   0   .   0   0   e   1   e   8
   "   ]  \r  \r   *  \r
? 0
$ for n in 1 2; do printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\r\n\r\n'; done | gbr tag | cat -A
[FEN "4k3/8/8/8/8/8/8/4K2R w"]^M$
[GBR "0100.00e1e8"]^M$
^M$
[FEN "4k3/8/8/8/8/8/8/4K2R w"]^M$
[GBR "0100.00e1e8"]^M$
^M$
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"] 1. Rh8 1-0\r\n' > a
> for n in 36 42 43; do { head -c $n a; sleep 0.1; tail -c +$((n + 1)) a; } | gbr tag | cat -A; done
[FEN "4k3/8/8/8/8/8/8/4K2R w"]^M$
[GBR "0100.00e1e8"] 1. Rh8 1-0^M$
[FEN "4k3/8/8/8/8/8/8/4K2R w"]^M$
[GBR "0100.00e1e8"] 1. Rh8 1-0^M$
[FEN "4k3/8/8/8/8/8/8/4K2R w"]^M$
[GBR "0100.00e1e8"] 1. Rh8 1-0^M$
? 0
$ for n in 65530 65531; do printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"] {%*s}\r\n' $n '' > a; gbr tag a | head -n 1 | cat -A; done
[FEN "4k3/8/8/8/8/8/8/4K2R w"]^M$
[FEN "4k3/8/8/8/8/8/8/4K2R w"]$
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]' | gbr tag; echo
[FEN "4k3/8/8/8/8/8/8/4K2R w"]
[GBR "0100.00e1e8"]
? 0
$ { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{'; head -c 5000000 /dev/zero; printf '} *\n'; } > a; gbr tag a | sed 2d | cmp - a
? 0

Tag, then check: no faults.

$ { for i in 1 2 3; do for r in 1-0 1/2-1/2 '*'; do printf '[Event "%s"]\n[Result "%s"]\n[GBR "=0%s00.00h1"]\n[FEN "4k3/%sp/8/8/8/%sP/8/R3K2R b"]\n\n*\n\n' $i $r $i $((i + 3)) $((i + 2)); done; done; } | sed 's/[45]P/&2/; s/3P/3P4/; s/4P2/4P3/; s/4p/4p3/; s/5p/5p2/; s/6p/6p1/' | gbr tag | gbr check
! gbr: 9 checked, 0 of them wrong, 0 remarks, 0 without a code
? 0
$ for style in class short hhdb eg full eg-full probleemblad; do printf '[FEN "2b1k3/1p6/8/8/8/8/P7/NNN1K2R b"]\n[Result "1-0"]\n' | gbr tag --style=$style | gbr check; done
! gbr: 1 checked, 0 of them wrong, 0 remarks, 0 without a code
! gbr: 1 checked, 0 of them wrong, 0 remarks, 0 without a code
! gbr: 1 checked, 0 of them wrong, 0 remarks, 0 without a code
! gbr: 1 checked, 0 of them wrong, 0 remarks, 0 without a code
! gbr: 1 checked, 0 of them wrong, 0 remarks, 0 without a code
! gbr: 1 checked, 0 of them wrong, 0 remarks, 0 without a code
! gbr: 1 checked, 0 of them wrong, 0 remarks, 0 without a code
? 0

What a style cannot say leaves the game untouched.

$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R b"]\n' | gbr tag --style=meson 2>/dev/null
[FEN "4k3/8/8/8/8/8/8/4K2R b"]
? 1

Wrong usage, and what cannot be read or written.

$ for o in --name= --name='A B' --name='A"' --style=x --style=; do gbr tag "$o" < /dev/null 2>/dev/null; echo $?; done | uniq -c | tr -s ' '
 5 2
? 0
$ printf '[Event "a"]\n' > a; gbr tag missing a
[Event "a"]
! gbr: missing: No such file or directory
? 2
$ printf '[Event "a"]\n' | gbr tag > /dev/full
! gbr: (standard output): No space left on device
? 2

A sign is taken even from an old value that cannot be read.

$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "*"]\n[Black "(=0200.00e1e) TT"]\n' | gbr tag --name=Black --style=hhdb | tail -1
[Black "(=0100.00e1e8) TT"]
? 0

Each tag of the name is corrected, and each is checked.

$ printf '[Event "a"]\n[GBR "+0000.00"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[Result "*"]\n[GBR "=0000.10e1e8"]\n[gbr "?"]\n\n*\n' > a; gbr tag a; gbr check a
[Event "a"]
[GBR "+0000.10e1e8"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]
[Result "*"]
[GBR "=0000.10e1e8"]
[gbr "0000.10e1e8"]

*
a:3: 0000.00 should be 0000.10 (pawns: 1 white, 0 black)
! gbr: 1 checked, 1 of them wrong, 0 remarks, 0 without a code
? 1
$ printf '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[Black "Smith"]\n[Black "(+0001.10 dual"]\n[Result "0-1"]\n\n*\n' > a; gbr tag --name=Black --style=hhdb a; gbr tag --style=meson a
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]
[Black "Smith"]
[Black "(0000.10e1e8) dual"]
[Result "0-1"]

*
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]
[GBR "--kings=e1e8 --gbr=0000.10 --pos=e2"]
[Black "Smith"]
[Black "(+0001.10 dual"]
[Result "0-1"]

*
! gbr: a:1: the tag is there and holds no code: left as it is: "Smith"
? 0

A code that the style cannot write leaves each tag of the name as it was.

$ printf '[FEN "8/8/8/8/8/k7/8/K7 b - - 0 1"]\n[GBR "0000.00"]\n\n*\n' | gbr tag --style=meson
[FEN "8/8/8/8/8/k7/8/K7 b - - 0 1"]
[GBR "0000.00"]

*
! gbr: (standard input):1:7: meson has no mark for Black to move
? 1
