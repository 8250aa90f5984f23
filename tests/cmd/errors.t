Messages: source, line, column from 1, words; nothing in them that a terminal obeys.

$ yes KvK | head -16 > studies.epd
> echo "rnbqkbnr/pppppppp/11115/8/8/8/PPPPPPPP/RNBQKBNR w - -" >> studies.epd
> gbr encode -f studies.epd > codes; echo $?; uniq codes
1
0000.00

! gbr: studies.epd:17:23: rank 6 has 9 squares
? 0
$ printf 'KvK\nKvX\n' | gbr encode
0000.00

! gbr: (standard input):2:1: neither a position nor a code: "KvX"
? 1
$ printf 'KvK\nKvX\n' | gbr encode -f -
0000.00

! gbr: (standard input):2:1: neither a position nor a code: "KvX"
? 1
$ printf 'KvX\n' > one; printf '\n\nKvX\n' > two; gbr encode -f one -f two




! gbr: one:1:1: neither a position nor a code: "KvX"
! gbr: two:3:1: neither a position nor a code: "KvX"
? 1

$ printf 'PK\003\004\024\033[31m\n' | gbr encode

! gbr: (standard input):1:1: neither a position nor a code: "PK\x03\x04\x14\x1b[31m"
? 1
$ gbr encode "$(printf 'x\033]0;title\007\177')"

! gbr: (argument 1):1: neither a position nor a code: "x\x1b]0;title\x07\x7f"
? 1
$ gbr encode "$(printf '8/8/\033[2J')"

! gbr: (argument 1):5: byte 0x1b is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ printf '\000\n' | gbr encode

! gbr: (standard input):1:1: neither a position nor a code: "\x00"
? 1
$ printf 'caf\303\251 \342\231\224\n' | gbr encode

! gbr: (standard input):1:1: neither a position nor a code: "café ♔"
? 1
$ printf 'caf\351 \302\233 \377\n' | gbr encode

! gbr: (standard input):1:1: neither a position nor a code: "caf\xe9 \xc2\x9b \xff"
? 1
$ gbr encode "$(printf 'no\nposition')"

! gbr: (argument 1):1: neither a position nor a code: "no\x0aposition"
? 1
$ printf '%0100d\n' 0 | tr 0 x | gbr encode

! gbr: (standard input):1:1: neither a position nor a code: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..."
? 1
$ gbr "$(printf '%0100d' 0)"
! gbr: 000000000000000000000000000000000000000000000000000000000000...: no such command
! Try 'gbr help'.
? 2
$ gbr encode -f "$(printf 'no\033[31m\nfile')"
! gbr: no\x1b[31m\x0afile: No such file or directory
? 2
$ gbr "$(printf '\033[31m')"
! gbr: \x1b[31m: no such command
! Try 'gbr help'.
? 2
$ gbr encode --style="$(printf '\033[31m')" startpos
! gbr encode: \x1b[31m: no such style (--help names them)
! Try 'gbr encode --help'.
? 2
$ head -c 60000 /dev/zero | gbr encode 2>&1 > /dev/null | wc -lc | tr -s ' '
 1 304
? 0
$ printf -v name '\001%.0s' {1..240}; echo "$name" > "$name"; gbr encode -f "$name" 2>&1 > /dev/null | tail -c 13
\x01\x01..."
? 0

A message a record, whatever else is wrong in it.

$ gbr encode "4k3/8/9/8/X/8/8/4K3 w - - 0 1"

! gbr: (argument 1):7: rank 6 has 9 squares
? 1
$ printf 'x\ny\nz\n' | gbr decode



! gbr: (standard input):1:1: neither a position nor a code: "x"
! gbr: (standard input):2:1: neither a position nor a code: "y"
! gbr: (standard input):3:1: neither a position nor a code: "z"
? 1

Column of the first wrong byte, blanks and multi-byte characters counted as bytes.

$ printf '  \t4k3/8/8/8/8/8/8/4K4 w\n' | gbr encode

! gbr: (standard input):1:22: rank 1 has 9 squares
? 1
$ printf '\302\240\302\2404k3/8/8/8/8/8/8/4K4 w\n' | gbr encode

! gbr: (standard input):1:23: rank 1 has 9 squares
? 1
$ gbr encode "♔g3 / ♔g9"

! gbr: (argument 1):9: a man and its square (Kg3, h6) were expected here
? 1
