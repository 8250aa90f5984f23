The command line: options, and what is wrong with them.

$ gbr --version
gbr 2.0.0
? 0
$ gbr help | head -1
usage: gbr COMMAND [options] ...
? 0
$ gbr --help | head -1
usage: gbr COMMAND [options] ...
? 0
$ gbr -h | head -1
usage: gbr COMMAND [options] ...
? 0
$ gbr encode --help | head -1
usage: gbr encode [options] [POSITION ...]
? 0
$ gbr help decode | head -1
usage: gbr decode [options] [CODE ...]
? 0
$ gbr explain -h | head -1
usage: gbr explain [options] [CODE | POSITION ...]
? 0
$ gbr encode --help | sed -n '/--style/,/meson/p' | tail -8 | tr -s ' '
 class
 short
 hhdb
 eg
 full
 eg-full
 probleemblad
 meson
? 0
$ for command in encode decode explain; do gbr help $command | cmp - <(gbr $command --help); done
? 0
$ for word in --help -h help; do gbr help $word; done | cmp - <(for n in 1 2 3; do gbr help; done)
? 0
$ gbr help encode decode
! gbr: decode: help is of one command
! Try 'gbr help'.
? 2
$ for command in encode scan; do gbr help $command | grep -e ' -k'; done
  -k, --kings           the kings' squares too
  -k, --kings           only codes that have kings
? 0

Wrong usage is status 2 and two lines.

$ gbr
! gbr: no command
! Try 'gbr help'.
? 2
$ gbr encipher
! gbr: encipher: no such command
! Try 'gbr help'.
? 2
$ gbr help encipher
! gbr: encipher: no such command
! Try 'gbr help'.
? 2
$ gbr ENCODE
! gbr: ENCODE: no such command
! Try 'gbr help'.
? 2
$ gbr -k
! gbr: -k: no such command
! Try 'gbr help'.
? 2
$ gbr encode --nonsense
! gbr encode: unknown option --nonsense
! Try 'gbr encode --help'.
? 2
$ gbr encode -Z
! gbr encode: unknown option -Z
! Try 'gbr encode --help'.
? 2
$ gbr encode -Zk
! gbr encode: unknown option -Z
! Try 'gbr encode --help'.
? 2
$ gbr encode -kZ
! gbr encode: unknown option -Z
! Try 'gbr encode --help'.
? 2
$ gbr encode -f
! gbr encode: option -f needs a value
! Try 'gbr encode --help'.
? 2
$ gbr encode -s
! gbr encode: option -s needs a value
! Try 'gbr encode --help'.
? 2
$ gbr encode -s++ startpos
! gbr encode: ++: no such value (--help names them)
! Try 'gbr encode --help'.
? 2
$ gbr encode -s1 startpos
! gbr encode: 1: no such value (--help names them)
! Try 'gbr encode --help'.
? 2
$ gbr encode -s "" startpos
! gbr encode: : no such value (--help names them)
! Try 'gbr encode --help'.
? 2
$ gbr encode --sign
! gbr encode: option --sign needs a value
! Try 'gbr encode --help'.
? 2
$ gbr encode --style
! gbr encode: option --style needs a value
! Try 'gbr encode --help'.
? 2
$ gbr encode --style= startpos
! gbr encode: : no such style (--help names them)
! Try 'gbr encode --help'.
? 2
$ gbr encode --style=EG startpos
! gbr encode: EG: no such style (--help names them)
! Try 'gbr encode --help'.
? 2
$ gbr encode --style=eg,full startpos
! gbr encode: eg,full: no such style (--help names them)
! Try 'gbr encode --help'.
? 2
$ gbr encode --from=epd startpos
! gbr encode: epd: no such value (--help names them)
! Try 'gbr encode --help'.
? 2
$ gbr encode --invalid=ignore startpos
! gbr encode: ignore: no such value (--help names them)
! Try 'gbr encode --help'.
? 2
$ gbr encode --append=yes startpos
! gbr encode: option --append takes no value
! Try 'gbr encode --help'.
? 2
$ gbr encode --to=fen startpos
! gbr encode: unknown option --to
! Try 'gbr encode --help'.
? 2
$ gbr encode --ascii startpos
! gbr encode: unknown option --ascii
! Try 'gbr encode --help'.
? 2
$ gbr decode --to=board 0000.00
! gbr decode: board: no such value (--help names them)
! Try 'gbr decode --help'.
? 2
$ gbr decode -k 0000.00
! gbr decode: unknown option -k
! Try 'gbr decode --help'.
? 2
$ gbr decode -s= 0000.00
! gbr decode: unknown option -s
! Try 'gbr decode --help'.
? 2
$ gbr decode --style=full 0000.00
! gbr decode: unknown option --style
! Try 'gbr decode --help'.
? 2
$ gbr explain --append 0000.00
! gbr explain: unknown option --append
! Try 'gbr explain --help'.
? 2
$ gbr explain --flip 0000.00
! gbr explain: unknown option --flip
! Try 'gbr explain --help'.
? 2
$ gbr explain --invalid=stop 0000.00
! gbr explain: unknown option --invalid
! Try 'gbr explain --help'.
? 2
$ gbr encode -f list startpos
! gbr encode: startpos: records as operands and -f do not go together
! Try 'gbr encode --help'.
? 2
$ gbr encode "$(printf -- '--\033[31m')"
! gbr encode: unknown option --\x1b[31m
! Try 'gbr encode --help'.
? 2

Options stand before or after operands, whatever POSIXLY_CORRECT says.

$ gbr encode 8/8/8/8/8/8/8/K1k5 w - - 0 1 -k
0000.00a1c1
? 0
$ gbr encode 8/8/8/8/8/8/8/K1k5 -k w - - 0 1 --sign = 0000.00a1a8
=0000.00a1c1
=0000.00a1a8
? 0
$ POSIXLY_CORRECT=1 gbr encode "Ka1 / Kc1" -k
0000.00a1c1
? 0
$ gbr encode -+0323.12g3g1 -=0323.12g3g1 -s auto
+0323.12
=0323.12
? 0
$ gbr encode -=0323.12g3g1 -ks+
+0323.12g3g1
? 0
$ echo KvK >a; gbr encode -f a --append; gbr encode --append -f a; gbr encode -fa --from=material; gbr encode -kfa
KvK	0000.00
KvK	0000.00
0000.00

! gbr: a:1:1: the kings' squares are not known
? 1
$ echo KvK >a; gbr match 0000 a -c; gbr match -c -- 0000 a a; gbr count a --by-code -; gbr match -v a -- -c
1
a:1
a:1
1	0000.00
! gbr: (pattern):1: a pattern is a code with ? or [013] for digits, or a material: "a"
? 2
$ echo KvK | gbr encode -f - -f-
0000.00
? 0
$ echo KvK >-x; echo KRvK >./-+y; gbr count -- -x; gbr count -+y
1	0000.00
1	0100.00
? 0
$ gbr encode KvK --help | head -1; gbr encode KvK -hZ | head -1
usage: gbr encode [options] [POSITION ...]
usage: gbr encode [options] [POSITION ...]
? 0
$ gbr encode -f
! gbr encode: option -f needs a value
! Try 'gbr encode --help'.
? 2

A name may be cut, where only one begins so.

$ gbr encode --fl --app --inv skip KvK x
KvK	0000.00
! gbr: (argument 2):1: neither a position nor a code: "x"
? 1
$ gbr encode --f
! gbr encode: option --f is ambiguous
! Try 'gbr encode --help'.
? 2
$ gbr encode --f=x
! gbr encode: option --f is ambiguous
! Try 'gbr encode --help'.
? 2
$ gbr match --count 0000 </dev/null; gbr match --coun 0000 </dev/null
0
0
? 1
$ gbr encode --=
! gbr encode: unknown option --
! Try 'gbr encode --help'.
? 2
$ gbr encode ---k
! gbr encode: unknown option ---k
! Try 'gbr encode --help'.
? 2
$ gbr encode --kings-squares
! gbr encode: unknown option --kings-squares
! Try 'gbr encode --help'.
? 2
$ gbr encode --kings startpos; echo "0323.12 and 0300.10b6a1" | gbr scan --king
4888.88e1e8
1:13	0300.10b6a1	0300.10b6a1
? 0
$ gbr encode --kings=e1h2 --gbr=0153.22
! gbr encode: option --kings takes no value
! Try 'gbr encode --help'.
? 2
$ gbr encode --help=1
! gbr encode: option --help takes no value
! Try 'gbr encode --help'.
? 2
$ gbr encode --flip=
! gbr encode: option --flip takes no value
! Try 'gbr encode --help'.
? 2
$ gbr encode --fl=1
! gbr encode: option --fl takes no value
! Try 'gbr encode --help'.
? 2
$ gbr encode --st
! gbr encode: option --st needs a value
! Try 'gbr encode --help'.
? 2
$ gbr encode -ks
! gbr encode: option -s needs a value
! Try 'gbr encode --help'.
? 2
$ gbr encode -é
! gbr encode: unknown option -é
! Try 'gbr encode --help'.
? 2
$ gbr encode KvK --foo=bar --flip
! gbr encode: unknown option --foo
! Try 'gbr encode --help'.
? 2
$ gbr tag -k
! gbr tag: unknown option -k
! Try 'gbr tag --help'.
? 2

Options that would have no effect together.

$ for o in --tsv --jsonl; do gbr encode --append $o KvK; gbr decode $o --append KvK; done
! gbr encode: --append and --tsv do not go together
! Try 'gbr encode --help'.
! gbr decode: --append and --tsv do not go together
! Try 'gbr decode --help'.
! gbr encode: --append and --jsonl do not go together
! Try 'gbr encode --help'.
! gbr decode: --append and --jsonl do not go together
! Try 'gbr decode --help'.
? 2
$ for c in encode decode check scan; do gbr $c --jsonl --tsv; done
! gbr encode: --tsv and --jsonl do not go together
! Try 'gbr encode --help'.
! gbr decode: --tsv and --jsonl do not go together
! Try 'gbr decode --help'.
! gbr check: --tsv and --jsonl do not go together
! Try 'gbr check --help'.
! gbr scan: --tsv and --jsonl do not go together
! Try 'gbr scan --help'.
? 2
$ gbr encode KvK -k --style=short; gbr encode --style short -s= KvK; gbr encode --style=meson --sign=+ KvK
! gbr encode: -k and --style=short do not go together
! Try 'gbr encode --help'.
! gbr encode: -s and --style=short do not go together
! Try 'gbr encode --help'.
! gbr encode: -s and --style=meson do not go together
! Try 'gbr encode --help'.
? 2
$ gbr encode --style=short --style=class -ks+ 0000.00a1a8; gbr encode --style=eg -k 0000.00a1a8
+0000.00a1a8
a1a8 0000.00 1/1
? 0
$ gbr encode --column=2 --from=pgn; gbr match --from=pgn --column=2 0000; gbr encode --column=2 KvK
! gbr encode: --column and --from=pgn do not go together
! Try 'gbr encode --help'.
! gbr match: --column and --from=pgn do not go together
! Try 'gbr match --help'.
! gbr encode: KvK: records as operands and --column do not go together
! Try 'gbr encode --help'.
? 2
$ gbr encode --delimiter=,; gbr count --delimiter=,; gbr encode --delimiter=, --append </dev/null
! gbr encode: --delimiter has no effect without --column
! Try 'gbr encode --help'.
! gbr count: --delimiter has no effect without --column
! Try 'gbr count --help'.
? 0
$ gbr encode --partial --from=code; gbr explain --from=material --partial; gbr encode --from=code --from=fen --partial 8/8/8/8/8/8/8/8
0000.00
! gbr encode: --partial and --from=code do not go together
! Try 'gbr encode --help'.
! gbr explain: --partial and --from=material do not go together
! Try 'gbr explain --help'.
? 0
$ for o in -cl -cq -lq -nc -nl -nq "-m1 -l" "-m 1 -q" "--count --files-with-matches"; do gbr match $o 0000 2>&1 | head -1; done
gbr match: -c and -l do not go together
gbr match: -c and -q do not go together
gbr match: -l and -q do not go together
gbr match: -n and -c do not go together
gbr match: -n and -l do not go together
gbr match: -n and -q do not go together
gbr match: -m and -l do not go together
gbr match: -m and -q do not go together
gbr match: -c and -l do not go together
? 0
$ echo KvK | gbr match -c -m 1 -v -i 0100
1
? 0

The sign.

$ gbr encode -s= startpos
=4888.88
? 0
$ gbr encode -s=auto "(=0323.12g3g1)"
=0323.12
? 0
$ gbr encode -s + startpos
+4888.88
? 0
$ gbr encode -s+ startpos
+4888.88
? 0
$ gbr encode -s = startpos
=4888.88
? 0
$ gbr encode -s auto startpos =0323.12 +0323.12 0323.12 "0323.12 Win" "0323.12 Draw?"
4888.88
=0323.12
+0323.12
0323.12
+0323.12
0323.12
? 0
$ gbr encode --sign=+ startpos
+4888.88
? 0
$ gbr encode --sign== startpos
=4888.88
? 0
$ gbr encode --sign auto =0323.12
=0323.12
? 0
$ gbr encode -s+ =0323.12
+0323.12
? 0
$ gbr encode -s none =0323.12
0323.12
? 0
$ gbr encode =0323.12
0323.12
? 0
$ gbr encode -ks= startpos
=4888.88e1e8
? 0
$ gbr encode -k -s + -s auto startpos
4888.88e1e8
? 0

--from forces the kind.

$ gbr encode --from=fen startpos
4888.88
? 0
$ gbr encode --from=fen KBBPvKRNPP

! gbr: (argument 1):4: White has a pawn on d8
? 1
$ gbr encode --from=fen 0323.12

! gbr: (argument 1):1: '0' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ gbr encode --from=code "4k3/8/8/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):2: a code is four digits, a point and two digits
? 1
$ gbr encode --from=pieces "4k3/8/8/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):1: a man and its square (Kg3, h6) were expected here
? 1
$ gbr encode --from=material "Kg3 / Kg1"

! gbr: (argument 1):2: no material here (like KBBPvKRNPP)
? 1
$ gbr encode --from=material KvK
0000.00
? 0
$ gbr encode --from=pieces -k "Kg3 / Kg1"
0000.00g3g1
? 0
$ gbr encode --from=code 1000
1000.00
? 0

--partial takes any board, but no ninth pawn.

$ gbr encode --partial "8/8/8/8/8/8/8/8 w - - 0 1" "8/1n1p3p/8/8/6B1/8/2r5/8 w - - 0 1" \
>     "kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1" "P6k/8/8/8/8/8/8/K6p w - - 0 1"
0000.00
0313.02
0000.00
0000.11
? 0
$ gbr encode --partial "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"

! gbr: (argument 1):23: White has nine pawns, which no code can express
? 1
$ gbr encode --partial "4k3/8/9/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):7: rank 6 has 9 squares
? 1
$ gbr encode --partial -k "8/8/8/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):1: the kings' squares are not known
? 1
$ gbr encode --partial -k "kk6/8/8/8/8/8/8/4K3 w - - 0 1"

! gbr: (argument 1):1: the kings' squares are not known
? 1
$ gbr encode --partial -k "P6k/8/8/8/8/8/8/K6p w - - 0 1"
0000.11a1h8
? 0

Meson's command line is a record, quoted or not; its parts are no options.

$ gbr decode --to=fen -- --kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5
8/8/8/n5p1/8/3p1B2/bB1P1P1k/R3K3 w - - 0 1
? 0
$ gbr decode -- --kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5 --castling=Q
KRBBPPvKBNPP
? 0
$ gbr encode -- --kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5
0153.22
? 0
$ gbr encode -k -- --castling=- --kings=c7a8 --gbr=1111.11; echo '--castling=KQ --gbr=1111.11' | gbr decode
1111.11c7a8
KQRBNPvKP
? 0
$ gbr encode -k -- --gbr=0153.22 --kings=e1h2
0153.22e1h2
? 0
$ gbr encode --style=full -- --pos=a1b2f3a2a5d2f2d3g5 --kings=e1h2 --gbr=0153.22
0153.22.e1h2a1b2f3a2a5.d2f2d3g5
? 0
$ gbr encode --gbr=0153.22 2>/dev/null; gbr encode --kings=e1h2 --gbr=0153.22 startpos 2>/dev/null
? 2
$ gbr decode --to=fen -- "--kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5 --castling=Q"
8/8/8/n5p1/8/3p1B2/bB1P1P1k/R3K3 w - - 0 1
? 0
$ echo "--kings=e1h2 --gbr=0153.22 --pos=a1b2f3a2a5d2f2d3g5" | gbr decode --to=pieces
Ke1 Ra1 Bb2 Bf3 d2 f2 / Kh2 Ba2 Na5 d3 g5
? 0
$ gbr decode -- --gbr=0153.22
KRBBPPvKBNPP
? 0
$ gbr decode -- --kings=e1h2

! gbr: (argument 1):13: no code here
? 1
$ gbr decode -- --pos=a1b2

! gbr: (argument 1):11: no code here
? 1
$ gbr decode -- --gbr=0153.2 --kings=e1h2

! gbr: (argument 1):13: a code is four digits, a point and two digits
? 1
$ gbr decode -- --gbr=0153.22 --kings=e1

! gbr: (argument 1):25: half of a square or of the kings' two squares
? 1
$ gbr decode -- --gbr=0153.22 --kings=e1h2f4

! gbr: (argument 1):27: half of a square or of the kings' two squares
? 1
$ gbr decode -- --gbr=0153.22 --kings=e1h2 --pos=a1

! gbr: (argument 1):36: 1 square for 9 men
? 1
$ gbr decode -- --gbr=0153.22 --kings=e1h2 --pos=a1b2f3a2a5d2f2d3g5h8

! gbr: (argument 1):52: 10 squares for 9 men
? 1
$ gbr decode -- --gbr=0153.22 --kings=e1h2 --pos=a1b2f3a2a5d2f2d3h2

! gbr: (argument 1):50: two men on h2
? 1
$ gbr decode -- --gbr=0153.22 --gbr=0153.22

! gbr: (argument 1):21: this part of the code is printed twice
? 1
$ gbr decode -- --gbr=

! gbr: (argument 1):7: no code here
? 1
$ gbr encode -k -- 0000.00a1a8 --kings=a1a8 --gbr=0001.00 --pos=c3 0000.00b1b8 "--gbr=1000.00 --kings=c1c8" "--kings=d1d8 --gbr=0100.00"
0000.00a1a8
0001.00a1a8
0000.00b1b8
1000.00c1c8
0100.00d1d8
? 0
$ gbr encode --append -- --gbr=1000.00 --kings=c1c8
--gbr=1000.00 --kings=c1c8	1000.00
? 0
$ gbr decode -- KvK --gbr=1000.0 --kings=c1c8 KQvK
KvK

KQvK
! gbr: (argument 2):13: a code is four digits, a point and two digits
? 1
$ gbr encode -- --kings=a1a8 0001.00

0001.00
! gbr: (argument 1):13: no code here
? 1
