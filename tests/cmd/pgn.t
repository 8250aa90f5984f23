PGN files: each FEN tag is a record, a game without one the start position.

Kinds of files that people have, in LF, CRLF and CR alone where lines matter.

No SetUp, or a wrong one.

$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]\n\n*\n\n[SetUp "0"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"]\n\n*\n\n' > a
> printf '[Event "?"]\n[Setup "1"]\n[FEN "4k3/8/8/8/8/8/8/2B1K3 b - - 0 1"]\n\n*\n' >> a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr encode -f a -f b -f c | xargs
0100.00 1000.00 0010.00 0100.00 1000.00 0010.00 0100.00 1000.00 0010.00
? 0

The name in any case, and names that are not it.

$ printf '[Fen "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]\n[fen "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"]\n' | gbr encode
0100.00
1000.00
? 0
$ printf '[CurrentPosition "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]\n[StartFen "4k3/8/8/8/8/8/8/4K2R w"]\n[FENN "8/8"]\n[FE "8/8"]\n\n*\n' | gbr encode
4888.88
? 0
$ printf '[Event "a"]\n\n1. e4 *\n\n[Event "b"]\n\n1. d4 *\n' | gbr encode -k
4888.88e1e8
4888.88e1e8
? 0

A FEN that says nothing is no array.

$ printf '[Event "a"]\n[FEN ""]\n\n*\n\n[Event "b"]\n[FEN "?"]\n\n*\n\n[Event "c"]\n[FEN " "]\n\n*\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr encode



0100.00
! gbr: (standard input):2: no position in the FEN tag
! gbr: (standard input):7: no position in the FEN tag
! gbr: (standard input):12: no position in the FEN tag
? 1
$ printf '[FEN "-"]\n[FEN "8/8"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr encode 2>&1 >/dev/null | cut -d: -f1-3
gbr: (standard input):1
gbr: (standard input):2
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2X w"]\n' | gbr encode

! gbr: (standard input):1:26: 'X' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[FEN "KRvK"]\n[FEN "0100.00"]\n[FEN "Ke1 Rh1 / Ke8"]\n' | gbr encode 2>/dev/null
0100.00



? 1

Nothing but FEN tags; tags of the next game without a move between.

$ yes '[FEN "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]' | head -20000 > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; tr -d '\n' < a > d
> for f in a b c d; do gbr encode -f $f | uniq -c | tr -s ' '; done
 20000 0100.00
 20000 0100.00
 20000 0100.00
 20000 0100.00
? 0
$ printf '[Result "1-0"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n[Result "1/2-1/2"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' | gbr encode -s auto
+0100.00
=1000.00
? 0
$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1-0"]\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n[Result "1/2-1/2"]\n' | gbr encode -s auto
+0100.00
=1000.00
? 0

Blank lines anywhere, and none.

$ printf '\n\n[Event "a"]\n\n[Site "x"]\n\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n\n\n1. Rh8# 1-0\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n1. Qa8# 1-0\n[Event "c"]\n1. e4 *\n' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr encode -f a -f b -f c | xargs
0100.00 1000.00 4888.88 0100.00 1000.00 4888.88 0100.00 1000.00 4888.88
? 0

The tags in another order are one game all the same.

$ printf '[White "x"]\n[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode
0100.00
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1-0"]\n[Event "a"]\n\n*\n\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n[Event "b"]\n\n*\n' | gbr encode
0100.00
1000.00
? 0

A CR inside a value, and values broken over lines.

$ printf '[FEN "4k3/8/8/8/\r8/8/8/4K2R w"]\n[FEN "4k3/8/8/8/\r\n8/8/8/4K2R\r\nw - -"]\n[FEN "4k\n3/8/8/8/8/8/8/4K2R w"]\n' | gbr encode
0100.00
0100.00
0100.00
? 0
$ printf '[Event "a\nb"]\n[Site\r\n"c"\r\n]\r\n[\nFEN\n"4k3/8/8/8/8/8/8/4K2R\rb - -"\n]\n' | gbr encode --style=eg
e1e8 0100.00 2/1 BTM
? 0

Tags anywhere in a line.

$ printf ' \t[  FEN   "4k3/8/8/8/8/8/8/4K2R w"  ]\n1-0 [FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' | gbr encode
0100.00
1000.00
? 0
$ printf '[Event "a"][Site "b"] [FEN "4k3/8/8/8/8/8/8/4K2R w"][Result "1-0"] 1. Rh8# 1-0 [Event "b"] [FEN "4k3/8/8/8/8/8/8/Q3K3 w"] *' | gbr encode -s auto
+0100.00
1000.00
? 0

Quotes and backslashes in values swallow nothing.

$ printf '%s\n' '[Event "5th "M" cup"]' '[Site "a \"b\" c"]' '[White "x \\"]' '[Round "C:\games\"]' '[FEN "4k3/8/8/8/8/8/8/4K2R w"]' '' '*' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; tr '\n' ' ' < a > d; gbr encode -f a -f b -f c -f d | xargs
0100.00 0100.00 0100.00 0100.00
? 0
$ printf '%s\n' '[Event "x \"] [FEN \"8/8\"] y"]' '[FEN "4k3/8/8/8/8/8/8/4K2R w"]' | gbr encode
0100.00
? 0
$ printf '%s\n' '[Event "the [FEN tag"]' '[Site "]"]' '[White """]' '[Black "\""]' '[Round "\\\""]' '[FEN "4k3/8/8/8/8/8/8/4K2R w"]' | gbr encode
0100.00
? 0

A quote that is never closed costs its own tag.

$ printf '%s\n' '[Event "a]' '[White "b' '[FEN "4k3/8/8/8/8/8/8/4K2R w"]' '' '*' '' '[Event "c"]' '[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr encode -f a -f b -f c | xargs
0100.00 1000.00 0100.00 1000.00 0100.00 1000.00
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w]\n\n*\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' | gbr encode

1000.00
! gbr: (standard input):1: the FEN is cut off
? 1
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"\n[Result "1-0"]\n\n*\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' | gbr encode

1000.00
! gbr: (standard input):1: the FEN is cut off
? 1

Lines between tags that are no tags make no second game.

$ printf '[Event "a"]\n[Date 1990]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode
0100.00
? 0
$ printf '[Event "a"]\n[]\n[Site]\nSource: EG\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode
0100.00
? 0
$ printf '[Event "a"]\n{ a comment }\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode
0100.00
? 0
$ printf '[Event "a"]\n; a comment [FEN "8/8"]\n%% [FEN "8/8"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr encode -f a -f b -f c | xargs
0100.00 0100.00 0100.00
? 0

What only looks like a tag.

$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{a [FEN "8/8"]\n[%%csl Re8]\n[FEN "8/8 w"]\n} 1. Rh8 ; [FEN "7/8"]\n%% [FEN "6/8"]\n%%[Event "b"]\n*\n\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr encode -f a -f b -f c | xargs
0100.00 1000.00 0100.00 1000.00 0100.00 1000.00
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. [%%clk 0:01] Rh8 [ ] [x] [FEN] [FEN 8/8] $1 %% [FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' | gbr encode
0100.00
1000.00
? 0
$ printf '%% [FEN "8/8"]\n; [FEN "8/8"]\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr encode
0100.00
? 0

Braces do not nest, and a ; inside them is text; one inside ; is text too.

$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{ x { y } *\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n\n{ ; } *\n[FEN "4k3/8/8/8/8/8/8/2B1K3 w"]\n\n* ; {\n[FEN "4k3/8/8/8/8/8/8/4K1N1 w"]\n\n* } [FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr encode -f a -f b -f c | uniq -c | tr -s ' ' | xargs
1 0100.00 1 1000.00 1 0010.00 1 0001.00 2 0100.00 1 1000.00 1 0010.00 1 0001.00 2 0100.00 1 1000.00 1 0010.00 1 0001.00 1 0100.00
? 0

A brace never closed costs its own game.

$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. Rh8 { never\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n\n*\n' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr encode -f a -f b -f c | xargs
0100.00 1000.00 0100.00 1000.00 0100.00 1000.00
? 0
$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{ never' | gbr encode
0100.00
? 0

Bytes: a BOM before each file, Latin-1, broken UTF-8, NUL, UTF-16.

$ printf '\357\273\277[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' > a; printf '\357\273\277\n%% x\n[White "Sch\344fer \200\377\303"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' > b; gbr encode -f a -f b
0100.00
1000.00
? 0
$ printf '[White "a\0b"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n\0{\0}\n[FEN "4k3/8/8/8/8/8/8/Q3K3\0 w"]\n' | gbr encode
0100.00
1000.00
? 0
$ printf '[\0F\0E\0N\0 \0"\0' > wide; printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' > plain; gbr encode -f wide -f plain
0100.00
! gbr: wide: UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1
$ printf '\377\376[\0F\0E\0N\0' > wide; gbr count wide; gbr tag wide; gbr match 0100 wide
! gbr: wide: UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
! gbr: wide: UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
! gbr: wide: UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1

Positions that engines refuse, and moves that cannot be.

$ printf '[FEN "8/8/8/8/8/8/8/kK5R b"]\n\n1. Qxz9 ?? 0-0-0-0 (((\n[FEN "8/8/8/8/8/1q6/8/K1k5 w"]\n\n*\n[FEN "4k3/8/8/8/8/8/8/4K2R w KQkq e3 x y"]\n' | gbr encode
0100.00
3000.00
0100.00
? 0
$ printf '[FEN "8/8/8/8/8/8/8/4K2R w"]\n[FEN "4k3/8/8/8/8/8/8/P3K3 w"]\n[FEN "4k3/PPPPPPPP/P7/8/8/8/8/4K3 w"]\n' | gbr encode 2>&1 >/dev/null | cut -d: -f5-
 Black has no king
 White has a pawn on a1
 White has nine pawns, which no code can express
? 0

Crazyhouse and Chess960.

$ printf '[Variant "Crazyhouse"]\n[FEN "4k3/8/8/8/8/8/8/4K2R[Qn] w - - 0 1"]\n\n[FEN "4k3/8/8/8/8/8/8/4K2R/Qn w - - 0 1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R/ w"]\n[FEN "4k3/8/8/8/8/8/8/4K2R~ w"]\n[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"]\n' | gbr encode -k
0100.00e1e8
0100.00e1e8
0100.00e1e8
0100.00e1e8
4888.88g1g8
? 0

Cut off in a tag, at every byte: no crash, the game before is there, the line is named.

$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. Rh8 { x } 1-0\n\n[Event "b \\" c"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n[Result "1-0"]\n\n1. Qa8 {[%%csl Re8]\n} ; y\n%% z\n1-0\n' > whole
> for e in LF CRLF CR; do
>     case $e in CRLF) sed 's/$/\r/' whole ;; CR) tr '\n' '\r' < whole ;; *) cat whole ;; esac > f
>     IFS= read -r -d '' text < f
>     for ((n = 45; n <= ${#text}; n++)); do
>         printf %s "${text:0:n}" > cut; gbr encode -f cut > out 2>err; s=$?; mapfile -t got < out
>         [ $s -le 1 ] && [ "${got[0]}" = 0100.00 ] && [ ${#got[@]} -le 2 ] || echo "$e $n: status $s, ${#got[@]} lines"
>         case ${got[1]} in ''|4888.88|1000.00) ;; *) echo "$e $n: ${got[1]}" ;; esac
>     done
> done
? 0
$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n[Event "b"]\n[FEN "4k3/8/8/8/' | gbr encode
0100.00

! gbr: (standard input):7: the FEN is cut off
? 1
$ for tail in '[FEN ' '[FEN "' '[FEN "8"'; do printf '[Event "b"]\n%s' "$tail" | gbr encode; done



! gbr: (standard input):2: the FEN is cut off
! gbr: (standard input):2: the FEN is cut off
! gbr: (standard input):2: the FEN is cut off
? 1

Large: a tag value of a megabyte is too long, one of a thousand bytes less is not, and the next game is found.

$ { printf '[Event "'; head -c 1048576 /dev/zero | tr '\0' x; printf '"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode

1000.00
! gbr: (standard input):1: a tag section longer than 1 MiB
? 1
$ { printf '[Event "'; head -c 1047576 /dev/zero | tr '\0' x; printf '"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n'; } | gbr encode
0100.00
? 0
$ { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w - - 0 1'; head -c 65600 /dev/zero | tr '\0' ' '; printf '"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode

1000.00
! gbr: (standard input):1: a FEN longer than 65536 bytes
? 1
$ { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w'; head -c 60000 /dev/zero | tr '\0' ' '; printf '"]\n'; } | gbr encode
0100.00
? 0
$ { printf '[Event "'; head -c 3000000 /dev/zero | tr '\0' x; printf '\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode 2>/dev/null | tail -1
1000.00
? 0

Large: comments, brackets, braces and blank lines take no more than their reading.

$ { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{'; head -c 100000000 /dev/zero | tr '\0' '\n'; printf '}\n[FEN "4k3/8/8/8/8/8/8/Q3K3 x"]\n[FEN "x"]\n'; } | gbr encode
0100.00
1000.00

! gbr: (standard input):100000005:7: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ for c in '[' '{' '}' '"' ';' '%' '\\' ']' '[ '; do { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n'; yes "$c" | head -c 900000 | tr -d '\n'; printf '}\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode | xargs; done | uniq -c | tr -s ' '
 9 0100.00 1000.00
? 0
$ { printf '[Event "open\n'; yes '' | head -200000; printf '[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } > a; ulimit -t 10; gbr encode -f a; gbr tag a | tail -1
1000.00
[GBR "1000.00e1e8"]
? 0
$ ulimit -t 10; { printf '[Event "open'; yes '' | tr '\n' '\r' | head -c 200000; printf '[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode
1000.00
? 0

In pieces as it comes: the same records, the same lines in messages.

$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. Rh8 { x\n[%%csl Re8] } 1-0\n\n[Event "b \\" c"]\n[FEN "4k3/8/8/8/8/8/8/Q3K2X w"]\n\n%% [\n*\n[Event "c"]\n[Date 1990]\n\n*\n[FEN "x"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c
> for f in a b c; do
>     for size in 1 7; do
>         drip $size < $f | gbr encode -k > out 2> err; gbr encode -k < $f 2> wanted.err | cmp - out; cmp wanted.err err
>         drip $size < $f | gbr match -n '????.*' > out 2> err; gbr match -n '????.*' < $f 2> wanted.err | cmp - out; cmp wanted.err err
>         drip $size < $f | gbr tag > out 2> err; gbr tag < $f 2> wanted.err | cmp - out; cmp wanted.err err
>         drip $size < $f | gbr check > out 2> err; gbr check < $f 2> wanted.err | cmp - out; cmp wanted.err err
>     done
> done
? 0

The lines of messages, with every end of line and beyond the first block.

$ { for i in $(seq 9000); do printf '[Event "%s"]\r\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\r\n\r\n1. Rh8# 1-0\r\n\r\n' $i; done; printf '[FEN "x"]\r\n'; } > b
> tr -d '\r' < b > a; tr -d '\n' < b > c; for f in a b c; do gbr encode -f $f | uniq -c | tr -s ' '; done
 9000 0100.00
 1 
 9000 0100.00
 1 
 9000 0100.00
 1 
! gbr: a:45001:7: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: b:45001:7: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: c:45001:7: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 0
$ for n in 131071 131072 131073; do { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\r\n'; head -c $((n - 34)) /dev/zero | tr '\0' x; printf '\r\n[FEN "x"]\r\n'; } > f; gbr encode -f f; done | uniq -c | tr -s ' '
 1 0100.00
 1 
 1 0100.00
 1 
 1 0100.00
 1 
! gbr: f:3:7: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: f:3:7: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: f:3:7: 'x' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 0

Files twice, and lists beside PGN.

$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*' > a; printf 'KQvK\n\n4k3/8/8/8/8/8/8/2B1K3 w\n' > b; gbr encode -f a -f b -f a -f b | xargs -d '\n'
0100.00 1000.00  0010.00 0100.00 1000.00  0010.00
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{ open' > a; printf '[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' > b; gbr encode -f a -f b
0100.00
1000.00
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w' > a; printf '[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' > b; gbr encode -f a -f b

1000.00
! gbr: a:1: the FEN is cut off
? 1

What is PGN and what is a list.

$ printf '[=0323.12g3g1]\n[+0100.00e1e8]\n' | gbr encode -s auto -k
=0323.12g3g1
+0100.00e1e8
? 0
$ printf '\n; x\n%% y\n \t [ Event "a"]\n\n*\n' | gbr encode
4888.88
? 0
$ printf '[Event]\n' | gbr encode

! gbr: (standard input):1:1: neither a position nor a code: "[Event]"
? 1
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr encode --from=fen 2>/dev/null

? 1
$ printf 'junk\n1. e4\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' > a; gbr encode --from=pgn -f a
0100.00
? 0

The sign is the Result's, the code's kings are White's first.

$ for r in 1-0 1/2-1/2 0-1 '*' '?' ''; do printf '[FEN "4k3/8/8/8/8/8/8/4K2R b"]\n[Result "%s"]\n' "$r" | gbr encode -k -s auto; done
+0100.00e1e8
=0100.00e1e8
0100.00e1e8
0100.00e1e8
0100.00e1e8
0100.00e1e8
? 0

Cut off behind an escaped quote, where a tag may begin.

$ printf '[A "x\\"] [B' | gbr encode --from=pgn
4888.88
? 0

A comment between tags that the end of a block cuts, and the line end of a file
where the FEN's own line ends in another block.

$ { printf '[White "'; head -c 131040 /dev/zero | tr '\0' x; printf '"]\n{ a comment between tags of one game }\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n'; } > a; gbr encode -f a
0100.00
? 0
$ { printf '[White "x"]\r\n[FEN "4k3/8/8/8/8/8/8/4K2R w"] 1. Rh8 { '; head -c 300000 /dev/zero | tr '\0' x; printf ' } 1-0\r\n'; } | gbr tag | head -3 | cut -c 1-40 | cat -A
[White "x"]^M$
[FEN "4k3/8/8/8/8/8/8/4K2R w"]^M$
[GBR "0100.00e1e8"] 1. Rh8 { xxxxxxxxxxx$
? 0

However a file is read the records are the same, and however many blanks are in a tag.

$ for n in 504 505 800; do
>     printf '[%*sFEN "4k3/8/8/8/8/8/8/4K2R w"]\n' $n '' > a; gbr encode --from=pgn -f a
>     { head -c 512 a; sleep 0.1; tail -c +513 a; } | gbr encode --from=pgn
> done
0100.00
0100.00
0100.00
0100.00
0100.00
0100.00
? 0

Nor does it matter where a read ends in tags that are too many, or before the first tag.

$ { printf '[Event "'; head -c 1060000 /dev/zero | tr '\0' x; printf '\n\n*\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n'; } > a
> gbr encode -f a; { head -c 1050000 a; sleep 0.1; tail -c +1050001 a; } | gbr encode

0100.00

0100.00
! gbr: a:1: a tag section longer than 1 MiB
! gbr: (standard input):1: a tag section longer than 1 MiB
? 1
$ printf ';%99999s\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' '' > a
> gbr encode -f a; { head -c 70000 a; sleep 0.1; tail -c +70001 a; } | gbr encode
0100.00
0100.00
? 0
$ { printf '[Event "a"] [FEN "8/8/8/8/8/8/8/K1k5"] [Event "b"]\n'; sleep 0.1; printf '[FEN "8/8/8/8/8/8/8/K1k5"]\r\n'; } | gbr tag | tr '\r' R
[Event "a"] [FEN "8/8/8/8/8/8/8/K1k5"]
[GBR "0000.00a1c1"] [Event "b"]
[FEN "8/8/8/8/8/8/8/K1k5"]R
[GBR "0000.00a1c1"]R
? 0
$ { printf '[Event "a"]\r\n[FEN "8/8/8/8/8/8/8/K1k5"] '; head -c 70000 /dev/zero | tr '\0' x; printf '\n\n1-0\n'; } | gbr tag | cut -c 1-30 | tr '\r' R
[Event "a"]R
[FEN "8/8/8/8/8/8/8/K1k5"]R
[GBR "0000.00a1c1"] xxxxxxxxxx

1-0
? 0

Which tags are one game. R, Q, B and N are the men of the white side.

The first tag of a name counts, and one that comes again is not a game.

$ R='4k3/8/8/8/8/8/8/4K2R w' Q='4k3/8/8/8/8/8/8/Q3K3 w'
> for name in Annotator ECO GBR White Site '1x' 'Long name'; do printf '[Event "a"]\n[%s "x"]\n[FEN "%s"]\n[%s "y"]\n[Result "1-0"]\n\n1. Rh8 1-0\n\n[Event "b"]\n[FEN "%s"]\n\n*\n' "$name" "$R" "$name" "$Q" | gbr encode -s auto | xargs; done | uniq -c | tr -s ' '
 7 +0100.00 1000.00
? 0
$ printf '[Event "a"]\n[Event "a"]\n[Event "a"]\n[Result "0-1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode
0100.00
? 0
$ printf '[White "x"]\n[Event "a"]\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Event "c"]\n\n*\n' | gbr encode
0100.00
? 0
$ printf '[Event "a"]\n[Result "1/2-1/2"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1/2"]\n[Result "0.5 - 0.5"]\n\n*\n' | gbr encode -s auto
=0100.00
? 0

Two Results that differ: no sign, and nothing is wrong with the position.

$ for r in 0-1 '*' 1/2-1/2 ''; do printf '[Event "a"]\n[Result "1-0"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "%s"]\n\n*\n' "$r"; done | gbr encode -s auto
0100.00
0100.00
0100.00
0100.00
! gbr: (standard input):3: two Result tags that differ, so no sign
! gbr: (standard input):9: two Result tags that differ, so no sign
! gbr: (standard input):15: two Result tags that differ, so no sign
! gbr: (standard input):21: two Result tags that differ, so no sign
? 0

Two FENs of a game: the same, blanks aside, or an error.

$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[White "x"]\n[FEN " 4k3/8/8/8/8/8/8/4K2R  w "]\n\n*\n' | gbr encode
0100.00
? 0
$ for second in '4k3/8/8/8/8/8/8/4K2R b' '' '?' '4k3/8/8/8/8/8/8/4K1R1 w'; do printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[FEN "%s"]\n[White "x"]\n\n*\n\n' "$second"; done | gbr encode




! gbr: (standard input):2: two FEN tags that differ
! gbr: (standard input):9: two FEN tags that differ
! gbr: (standard input):16: two FEN tags that differ
! gbr: (standard input):23: two FEN tags that differ
? 1
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n[White "x"]\n\n*\n' | gbr encode

! gbr: (standard input):1: two FEN tags that differ
? 1

Sections that nothing separates: where the first tag comes again after others, and after a blank
line where an Event or a FEN comes again.

$ R='4k3/8/8/8/8/8/8/4K2R w' Q='4k3/8/8/8/8/8/8/Q3K3 w'
> for name in White Event 'Site of it' 0; do printf '[%s "a"]\n[Result "1-0"]\n[FEN "%s"]\n[%s "b"]\n[FEN "%s"]\n[Result "1/2-1/2"]\n' "$name" "$R" "$name" "$Q" | gbr encode -s auto; done | uniq -c | tr -s ' ' | xargs
1 +0100.00 1 =1000.00 1 +0100.00 1 =1000.00 1 +0100.00 1 =1000.00 1 +0100.00 1 =1000.00
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1-0"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n[Result "1/2-1/2"]\n' | gbr encode -s auto
+0100.00
=1000.00
? 0
$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n[White "x"]\n[Result "1-0"]\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' | gbr encode -s auto
0100.00
+1000.00
? 0
$ printf '[White "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n[Result "1-0"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr encode -s auto
0100.00
+0100.00
? 0
$ printf '[Event "a"]\n\n[White "x"]\n\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n[White "y"]\n\n[Result "1-0"]\n\n1. Rh8 1-0\n' | gbr encode -s auto
+0100.00
? 0
$ printf '[Event "a"]\n[White "x"]\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n' | gbr encode
4888.88
0100.00
? 0

FEN tags and nothing else, up to a blank line.

$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[fen "4k3/8/8/8/8/8/8/4K2R w"]\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n' | gbr encode
0100.00
0100.00
1000.00
? 0
$ { yes '[FEN "4k3/8/8/8/8/8/8/4K2R w"]' | head -100000; printf '\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode | uniq -c | tr -s ' '
 100000 0100.00
 1 1000.00
? 0

Moves and results separate; a number, other words and brackets do not.

$ R='4k3/8/8/8/8/8/8/4K2R w'
> for move in e4 1.e4 1...e5 Nf3+ exd6 e8=Q bxa8=N# O-O 0-0-0 e2e4 e2-e4 Ng1-f3 R1xd4 Sf3 '--' 1-0 0-1 1/2-1/2 '*' '1…Rh8' '♖h8' 'Rh8!?' 'e8(Q)' 'exd6 e.p.'; do printf '[Event "a"]\n\n%s\n[FEN "%s"]\n\n*\n' "$move" "$R" | gbr encode | xargs; done | uniq -c | tr -s ' '
 24 4888.88 0100.00
? 0
$ R='4k3/8/8/8/8/8/8/4K2R w'
> for word in 1. 12 '1. Prize' '2nd prize' '$1' 'after Troitzky' '[x]' '[Date 1990]' '[Opening e4 e5]' ')' '(' 'i9' 'EG 190' '?!' 'No. 4/5' 'http://a.org/e4/' 'queen' 'be4t' 'éà' '- - -'; do printf '[Event "a"]\n\n%s\n[FEN "%s"]\n\n*\n' "$word" "$R" | gbr encode | xargs; done | uniq -c | tr -s ' '
 20 0100.00
? 0

Tags wherever they stand, and whatever their names.

$ for text in 'note ' 'No. 5: ' '1. ' '[ ' '] ' '[x] ' '% ' ') ' '{ } ' '{ [FEN "x"] } '; do printf '[Event "a"]\n[Result "1-0"]\n %s[FEN "4k3/8/8/8/8/8/8/4K2R w"] %s[White "x"]\n\n*\n' "$text" "$text" | gbr encode -s auto; done | uniq -c | tr -s ' '
 10 +0100.00
? 0
$ for name in 1 1x 'X y' 'A b c' _ A-b A.b A/b 'é' 'Ä ö' "O'Neill" '#1' 'a=b' 'FENs' 'FEN2' 'FEN_2' 'xFEN' 'Start FEN' ' x ' '1. Prize'; do printf '[%s "8/8"][FEN "4k3/8/8/8/8/8/8/4K2R w"] 1. Rh8 *' "$name" | gbr encode; done | uniq -c | tr -s ' '
 20 0100.00
? 0

Nothing in a comment is a tag, however it looks and however long it is.

$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. Rh8 {see\n[Event "q"]\n[FEN "8/8"]\n\n1. Qc8\n\n[Event "r"]\nend} *\n\n[Event "b"]\n{\n[FEN "8/8"]\n}\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n{ [Result "0-1"] }\n[Result "1-0"]\n\n*\n' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr encode -s auto -f a -f b -f c | xargs
0100.00 +1000.00 0100.00 +1000.00 0100.00 +1000.00
? 0
$ for n in 10 4094 4095 70000 1000000; do printf '[Event "a"]\n{%*s}\n;%*s[FEN "8/8"]\n%%%s[FEN "8/8"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{\n[Event %*s\n}*\n' $n '' 9 '' 9 $n '' | gbr encode; done | uniq -c | tr -s ' '
 5 0100.00
? 0
$ { printf '[Event "a"]\n{'; head -c 1200000 /dev/zero | tr '\0' x; printf '}\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n'; } | gbr encode

0100.00
! gbr: (standard input):1: a tag section longer than 1 MiB
? 1
$ { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n{'; head -c 1200000 /dev/zero | tr '\0' x; printf '}\n[Result "1-0"]\n\n*\n'; } | gbr encode -s auto
0100.00

! gbr: (standard input):3: tags after a comment longer than 1 MiB
? 1
$ { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{'; head -c 1200000 /dev/zero | tr '\0' x; printf '} 1. Rh8 {x} *\n\n[Site "b"]\n\n1. e4 *\n'; } | gbr encode
0100.00
4888.88
? 0

A brace that is never closed: the next one is another {, or there is none.

$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n{ never\n[Result "1-0"]\n[FEN "8/8"]\n\n1. Rh8 1-0\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n\n1. Qa8 { x } *\n\n[Event "c"]\n[FEN "4k3/8/8/8/8/8/8/2B1K3 w"]\n\n{ never\n[Event "d"]\n' > a
> sed 's/$/\r/' a > b; tr '\n' '\r' < a > c; gbr encode -s auto -f a -f b -f c | xargs
0100.00 1000.00 0010.00 4888.88 0100.00 1000.00 0010.00 4888.88 0100.00 1000.00 0010.00 4888.88
? 0
$ { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n\n'; head -c 3000000 /dev/zero | tr '\0' x; printf '} *\n'; } | gbr encode
0100.00
1000.00
? 0

What was meant to be a FEN and cannot be read is not the start position.

$ R='4k3/8/8/8/8/8/8/4K2R w'
> for fen in "[FEN $R]" "[FEN '$R']" "[FEN “$R”]" "[FEN”$R”]" "[FEN \"$R" "[FEN \"$R]" "[FEN \"$R\"" "[FEN: \"$R\"]" "[FEN=\"$R\"]" "[FEN = \"$R\"]" "[FEN]" "[FEN ]" "[fen $R" "[FEN „$R“]" "[FEN 1 \"$R\"]" "FEN \"$R\"" "FEN: $R" "[FEN ($R)]" "[FEN \"$R\")" "[FEN \"\"]" "[White \"a] [FEN \"$R\"]"; do printf '[Event "a"]\n[Result "1-0"]\n%s\n[White "x"]\n\n1. Rh8 *\n\n[Event "b"]\n\n*\n' "$fen" | gbr encode 2>/dev/null; done | uniq -c | tr -s ' ' | sort | uniq -c | tr -s ' '
 21 1 
 21 1 4888.88
? 0
$ printf '[Event "a"]\n[FEN 8/8]\n\n*\n\n[Event "b"]\n[FEN "8/8]\n\n*\n\n[Event "c"]\nFEN 8/8\n\n*\n\n[FEN '"'8/8'"']\n[Event "d"]\n\n*\n' | gbr encode




! gbr: (standard input):2: the FEN is not in a tag such as [FEN "..."]
! gbr: (standard input):7: the FEN is cut off
! gbr: (standard input):11: the FEN is not in a tag such as [FEN "..."]
! gbr: (standard input):16: the FEN is not in a tag such as [FEN "..."]
? 1

Nor is what says that it has a start of its own, or has lost its FEN.

$ printf '[Event "a"]\n[SetUp "1"]\n\n*\n\n[Event "b"]\n[Setup " 1 "]\n\n*\n\n[Event "c"]\n[SetUp "0"]\n\n*\n' | gbr encode


4888.88
! gbr: (standard input):1: SetUp "1" without a FEN tag
! gbr: (standard input):6: SetUp "1" without a FEN tag
? 1
$ for v in Chess960 chess-960 Fischerandom 'Fischer Random' Horde 'Racing Kings' RacingKings 'From Position' Capablanca shuffle wild/5; do printf '[Event "a"]\n[Variant "%s"]\n\n*\n\n' "$v"; done | gbr encode 2>&1 >/dev/null | cut -d : -f 4- | uniq -c | tr -s ' '
 11 a Variant with a start position of its own, without a FEN tag
? 0
$ for v in '' '?' Standard normal Chess Crazyhouse Atomic 'King of the Hill' KingOfTheHill Three-check 3check Antichess suicide; do printf '[Event "a"]\n[Variant "%s"]\n\n*\n\n' "$v"; done | gbr encode | uniq -c | tr -s ' '
 13 4888.88
? 0
$ printf '[Event "a"]\n[Variant "Horde"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n\n[Event "b"]\n[Variant "Standard"]\n[Variant "Horde"]\n\n*\n' | gbr encode
0100.00
4888.88
? 0
$ printf '[Event "a"]\n[White "x"]\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' | gbr encode

0100.00
! gbr: (standard input):1: no FEN tag, and no moves before the next game
? 1

A file that is read as PGN and has no tag.

$ for text in '1. e4 e5 *' KvK '{ [FEN "8/8"] }' '[Event x' '; x\nx'; do printf "$text\n" | gbr encode --from=pgn; echo $?; done
1
1
1
1
1
! gbr: (standard input): no game here: there is no tag, such as [FEN "..."]
! gbr: (standard input): no game here: there is no tag, such as [FEN "..."]
! gbr: (standard input): no game here: there is no tag, such as [FEN "..."]
! gbr: (standard input): no game here: there is no tag, such as [FEN "..."]
! gbr: (standard input): no game here: there is no tag, such as [FEN "..."]
? 0
$ for text in '' '\n \n' '; x\n' '%% x'; do printf "$text" | gbr encode --from=pgn; echo $?; done | xargs
0 0 0 0
? 0

Spellings of Result that have one meaning.

$ for r in 1-0 ' 1-0 ' 1:0 '1 - 0' 1–0 '1‑0' 1−0; do printf '[Result "%s"][FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' "$r"; done | gbr encode -s auto | uniq -c | tr -s ' '
 7 +0100.00
? 0
$ for r in 1/2-1/2 1/2 ½-½ ½ 0.5-0.5 0,5:0,5 1/2:1/2 ' ½ – ½ ' $'\xbd-\xbd'; do printf '[Result "%s"][FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' "$r"; done | gbr encode -s auto | uniq -c | tr -s ' '
 9 =0100.00
? 0
$ for r in 0-1 0:1 '*' '?' '' 1 0 - 1-1 0-0 1-0-1 2-0 1/2-0 '1-0 x' unfinished h-h h 10 11-0 1-½; do printf '[Result "%s"][FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n*\n' "$r"; done | gbr encode -s auto | uniq -c | tr -s ' '
 20 0100.00
? 0

Many tags, comments, braces and quotes that are never closed take no more than their reading.

$ { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n'; seq -f '[T%.0f "x"]' 60000; printf '\n*\n'; } > a; gbr encode -f a; gbr tag a | wc -l
0100.00
60004
? 0
$ for c in '[A "x\n' '[A "x ' '{x}' '{x}\n' '{\n[Event ' '{\n[Event "x"] ' '[A "x" ' '[A "x"] ' '[A \n' '[ A ' 'e4 [A "x ' '"] ' '[FEN ' '[FEN "x\n' '[FEN "8/8"]\n' '[FEN "8/8"] [A "x"] ' '\\"] ' '1.' '½'; do { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n'; yes "$(printf "$c.")" | head -c 900000 | tr '.' ' '; printf '\n} *\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } > a; gbr encode -f a > out 2> err; s=$?; [ $s -le 1 ] || echo "$c: $s"; done
? 0

The first tag comes again and nothing else does: not a game from the start position.

$ for t in Result Event White; do printf '[%s "1-0"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[%s "0-1"]\n\n1. Rh8 *\n\n[Event "b"]\n\n*\n' $t $t; done | gbr encode -s auto
+0100.00

4888.88
0100.00

4888.88
0100.00

4888.88
! gbr: (standard input):3: a tag that comes again, and neither a FEN nor other tags of a second game
! gbr: (standard input):12: a tag that comes again, and neither a FEN nor other tags of a second game
! gbr: (standard input):21: a tag that comes again, and neither a FEN nor other tags of a second game
? 1
$ printf '[White "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[White "b"]\n[Black "c"]\n\n1. e4 *\n' | gbr encode
0100.00
4888.88
? 0

What comes after a section that is too long, or ends in a long text.

$ { printf '[Event "'; head -c 1200000 /dev/zero | tr '\0' x; printf '"]\n[Site "x"] [FEN "8/8"]\n[Event\n[FEN 8/8]\n [Event "a"]\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode

1000.00
! gbr: (standard input):1: a tag section longer than 1 MiB
? 1
$ for after in '' 'x' '[White "x' ';x' '1. e4' '{x} * [Site "x"]' ' % '; do { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n{'; head -c 1200000 /dev/zero | tr '\0' x; printf '} %s' "$after"; } | gbr encode 2> err | xargs; cut -c 1-60 err; done
0100.00
0100.00
0100.00
0100.00
0100.00
0100.00 4888.88
0100.00
? 0
$ for c in '\n' ' ' x; do { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n'; head -c 3000000 /dev/zero | tr '\0' "$c"; printf '\n\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode | xargs; done
0100.00 1000.00
0100.00 1000.00
0100.00 1000.00
? 0
$ { printf '[Event "a"]\n;'; head -c 3000000 /dev/zero | tr '\0' x; printf '\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode

1000.00
! gbr: (standard input):1: a tag section longer than 1 MiB
? 1
$ { head -c 200000 /dev/zero | tr '\0' '\n'; printf '1. e4\n'; } | gbr encode --from=pgn
! gbr: (standard input): no game here: there is no tag, such as [FEN "..."]
? 1

What is not closed in moves is not a tag, but for a FEN.

$ for text in '[A' '[A "x' '[A "x" y' '[A "x\n' 'x [A "x\n[B "y"]' 'x [Event "x\n'; do printf "[FEN \"4k3/8/8/8/8/8/8/4K2R w\"]\n\n1. Rh8 $text" | gbr encode | xargs; done
0100.00
0100.00
0100.00
0100.00
0100.00 4888.88
0100.00
? 0
$ { printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. Rh8 [A "'; head -c 3000000 /dev/zero | tr '\0' x; printf '" [B "y"]\n[Event "b"]\n[FEN "4k3/8/8/8/8/8/8/Q3K3 w"]\n'; } | gbr encode
0100.00
1000.00
? 0
$ printf '[Event "a"]\n[Result "1-0"]\n[Result "0-1"]\n[FEN "8/8]\n\n*\n' | gbr encode -k --from=pgn

! gbr: (standard input):4: the FEN is cut off
? 1
$ printf '[Event "a"]\n[FEN "4k3/8/8/8/8/8/8/4K2X w"]\n\n*\n' | gbr encode -k --from=pgn

! gbr: (standard input):2:26: 'X' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ for tail in '[FEN' '[ fen ' '[FEN "8' '[FEN 8/8' '[Even' '[FE'; do printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n\n1. Rh8 *\n\n%s' "$tail" | gbr encode 2> err | xargs; cut -d : -f 3- err; done
0100.00
5: the FEN is cut off
0100.00
5: the FEN is cut off
0100.00
5: the FEN is cut off
0100.00
5: the FEN is not in a tag such as [FEN "..."]
0100.00
0100.00
? 0
