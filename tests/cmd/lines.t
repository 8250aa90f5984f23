Lines: how they end, how long they are, what they are written in.

$ printf 'KvK\nKQvK\n' | gbr encode
0000.00
1000.00
? 0
$ printf 'KvK\r\nKQvK\r\n' | gbr encode
0000.00
1000.00
? 0
$ printf 'KvK\rKQvK\r' | gbr encode
0000.00
1000.00
? 0
$ printf 'KvK\rKQvK\n\r\nKRvK' | gbr encode
0000.00
1000.00

0100.00
? 0
$ printf 'KvK\nKQvK' | gbr encode
0000.00
1000.00
? 0
$ printf 'KvK\r\n\r\nKvX\r\n' | gbr encode
0000.00


! gbr: (standard input):3:1: neither a position nor a code: "KvX"
? 1
$ printf '\357\273\277KvK\nKQvK\n' | gbr encode
0000.00
1000.00
? 0
$ printf '\357\273\277' | gbr encode
? 0
$ printf '\357\273\277KvX\n' > a; printf '\357\273\277KvK\n' > b; gbr encode -f a -f b

0000.00
! gbr: a:1:1: neither a position nor a code: "KvX"
? 1

Blank lines and comments give an empty line and no message.

$ printf 'KvK\n\n# two kings\n \t \n#\nKQvK\n' | gbr encode
0000.00




1000.00
? 0
$ printf '\n\302\240\n\n' | gbr encode



? 0
$ printf 'KvK\n\n# two kings\nKvX\n' | gbr encode --invalid=skip
0000.00


! gbr: (standard input):4:1: neither a position nor a code: "KvX"
? 1
$ printf 'KvK\n\n# two kings\nKvX\nKQvK\n' | gbr encode --invalid=stop
0000.00


! gbr: (standard input):4:1: neither a position nor a code: "KvX"
? 1
$ printf 'KvK\n\n# two kings\nKvX\nKQvK  \n' | gbr encode --append | sed 's/\t/<TAB>/'
KvK<TAB>0000.00
<TAB>
# two kings<TAB>
KvX<TAB>
KQvK  <TAB>1000.00
! gbr: (standard input):4:1: neither a position nor a code: "KvX"
? 0
$ printf 'KvK\r\n4k3/8/8/8/8/8/8/4K2R w\tx\n' | gbr encode --append | od -An -c
   K   v   K  \t   0   0   0   0   .   0   0  \n   4   k   3   /
   8   /   8   /   8   /   8   /   8   /   8   /   4   K   2   R
       w  \t   x  \t   0   1   0   0   .   0   0  \n
? 0
$ printf 'KvK\nKvX\nKQvK\n' | gbr encode --append --invalid=skip
KvK	0000.00
KQvK	1000.00
! gbr: (standard input):2:1: neither a position nor a code: "KvX"
? 1
$ printf 'KvK\nKvX\nKQvK\n' | gbr encode --append --invalid=stop
KvK	0000.00
! gbr: (standard input):2:1: neither a position nor a code: "KvX"
? 1
$ printf '4k3/8/8/8/8/8/8/4K2R # not a comment\n' | gbr encode
0100.00
? 0

NUL ends a placement and is no man.

$ printf '4k3/8/8/8/8/8/8/4K2R w K - 0 1\0junk\nKvK\n' | gbr encode
0100.00
0000.00
? 0
$ printf '4k3/8/8/8/8/8/8/4K2R\0w K - 0 1\nKvK\n' | gbr encode
0100.00
0000.00
? 0
$ printf '4k3/8/\0/8/8/8/8/4K2R w K - 0 1\n' | gbr encode

! gbr: (standard input):1:7: rank 6 has 0 squares
? 1
$ printf '\0\0\0\0\n\0\n' | gbr encode


! gbr: (standard input):1:1: neither a position nor a code: "\x00\x00\x00\x00"
! gbr: (standard input):2:1: neither a position nor a code: "\x00"
? 1

UTF-16 is named, with the remedy.

$ printf '\377\376K\0v\0K\0\n\0' | gbr encode
! gbr: (standard input): UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1
$ printf '\376\377\0K\0v\0K\0\n' | gbr encode
! gbr: (standard input): UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1
$ printf 'K\0v\0K\0\n\0' | gbr encode
! gbr: (standard input): UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1
$ printf '\0K\0v\0K\0\n' | gbr decode
! gbr: (standard input): UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1
$ printf 'K\0v\0K\0\n\0' > wide; printf 'KvK\n' > plain; gbr encode -f wide -f plain
0000.00
! gbr: wide: UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1
$ printf 'K\0\n\0' > wide; for n in 1 2 3; do (head -c $n wide; sleep 0.1; tail -c +$((n + 1)) wide) | gbr encode; done
! gbr: (standard input): UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
! gbr: (standard input): UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
! gbr: (standard input): UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1
$ printf '\377\376' | gbr encode
! gbr: (standard input): UTF-16 text; make it UTF-8 first: iconv -f UTF-16 -t UTF-8
? 1

Latin-1 and UTF-8 pass through.

$ printf '4k3/8/8/8/8/8/8/4K2R w K - 0 1 ; Troitzky, Sh\344ch \303\251tude\n' | gbr encode --append | od -An -tx1 -c | tail -6
  34  4b  32  52  20  77  20  4b  20  2d  20  30  20  31  20  3b
   4   K   2   R       w       K       -       0       1       ;
  20  54  72  6f  69  74  7a  6b  79  2c  20  53  68  e4  63  68
       T   r   o   i   t   z   k   y   ,       S   h 344   c   h
  20  c3  a9  74  75  64  65  09  30  31  30  30  2e  30  30  0a
     303 251   t   u   d   e  \t   0   1   0   0   .   0   0  \n
? 0

A line longer than 65536 bytes is refused, and the run goes on.

$ { echo KvK; head -c 10000000 /dev/zero | tr '\0' 8; echo; echo KQvK; } | gbr encode
0000.00

1000.00
! gbr: (standard input):2: a line longer than 65536 bytes
? 1
$ { echo KQvK; head -c 200000 /dev/zero | tr '\0' x; printf '\nKQvK\n'; } | gbr match 1000
KQvK
KQvK
! gbr: (standard input):2: a line longer than 65536 bytes
? 0
$ { head -c 10000000 /dev/zero | tr '\0' 8; printf '\nKvX\n'; } | gbr encode


! gbr: (standard input):1: a line longer than 65536 bytes
! gbr: (standard input):2:1: neither a position nor a code: "KvX"
? 1
$ { head -c 10000000 /dev/zero; } | gbr encode

! gbr: (standard input):1: a line longer than 65536 bytes
? 1
$ printf '%-65536s\n' KvK | gbr encode
0000.00
? 0
$ printf '%-65537s\nKQvK\n' KvK | gbr encode

1000.00
! gbr: (standard input):1: a line longer than 65536 bytes
? 1
$ printf '%-65536s' KvK | gbr encode
0000.00
? 0
$ printf '%-65537s' KvK | gbr encode

! gbr: (standard input):1: a line longer than 65536 bytes
? 1
$ printf '%-65536s\r\n%-65536s\rKQvK\n' KvK KRvK | gbr encode
0000.00
0100.00
1000.00
? 0
$ printf '%-65537s\nKQvK\n' KvK | gbr encode --append | cut -f 2

1000.00
! gbr: (standard input):1: a line longer than 65536 bytes
? 0
$ printf '%-65537s\nKQvK\n' KvK | gbr encode --invalid=skip
1000.00
! gbr: (standard input):1: a line longer than 65536 bytes
? 1
$ printf '%-65537s\nKQvK\n' KvK | gbr encode --invalid=stop
! gbr: (standard input):1: a line longer than 65536 bytes
? 1
$ printf '%-70000s\nKvK\n' '#' | gbr encode

0000.00
! gbr: (standard input):1: a line longer than 65536 bytes
? 1

Lines across the blocks in which they are read.

$ for n in 1 2 3 4 5 6 7 8 9; do printf '4k3/8/8/8/8/8/8/4K2R w%*s\r\n' $((n * 7001)) ''; done | gbr encode | uniq -c | tr -s ' '
 9 0100.00
? 0
$ yes 'KvK' | head -100000 | tr '\n' '\r' | gbr encode | uniq -c | tr -s ' '
 100000 0000.00
? 0

Lines that begin with #, % or ; are comments; with a column the field decides.

$ printf '%s\n' '% suite' '; old' '  # x' ' %' '8/8/8/8/8/8/K1R5/4k3 w - - 0 1' | gbr encode -k




0100.00a2e1
? 0
$ printf '%s\t%s\n' '# 1' KvK '; 2' KRvK 3 '# x' 4 '% x' | gbr encode --column=2
0000.00
0100.00


! gbr: (standard input):4:3: neither a position nor a code: "% x"
? 1
$ gbr encode --append "$(printf 'KR\nvK')" "$(printf 'x\r\ny')"
KR vK	0100.00
x  y	
! gbr: (argument 2):1: neither a position nor a code: "x\x0d\x0ay"
? 1
$ printf 'K\0vK\n' | gbr encode --append | tr '\0' '#'
K#vK	
! gbr: (standard input):1:1: neither a position nor a code: "K\x00vK"
? 0
$ printf '\1778/8 w\nKvK\n' | gbr encode

0000.00
! gbr: (standard input):1:1: byte 0x7f is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
