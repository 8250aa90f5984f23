count: how many records of each class.

$ printf '%s\n' KvK 4k3/8/8/8/8/8/8/4K2R KRvK 0100.00a1a8 KQvK 1000.00 | gbr count
3	0100.00
2	1000.00
1	0000.00
? 0

Ties are in the order of the codes.

$ printf '%s\n' 9999.88 KQvK KRvK 0000.01 0000.10 4888.88 KvK KQvK | gbr count
2	1000.00
1	0000.00
1	0000.01
1	0000.10
1	0100.00
1	4888.88
1	9999.88
? 0
$ printf '%s\n' 9999.88 KQvK KRvK 0000.08 0000.10 KQvK KvK | gbr count --by-code
1	0000.00
1	0000.08
1	0000.10
1	0100.00
2	1000.00
1	9999.88
? 0

-i: the class that sorts first.

$ printf '%s\n' 0400.10 0400.01 KQvK KvKQ KvKQ 9000.01 9000.10 0012.34 0036.43 4444.11 | gbr count -i
3	1000.00
2	0012.34
2	0400.01
2	9000.01
1	4444.11
? 0
$ printf '%s\n' 0400.10 0200.00 0600.00 0100.00 | gbr count -i --by-code
1	0100.00
2	0200.00
1	0400.01
? 0
$ for a in 0 1 2 3 4 5 6 7 8 9; do for b in 0 1 2 3 4 5 6 7 8; do echo "$a${b}9$a.$b$((8 - b))"; done; done > list
> gbr encode --flip -f list | gbr count -i --by-code | cmp - <(gbr count -i --by-code list); gbr count -i list | awk '{ n += $1 } END { print n }'
90
? 0

Bad and blank records are not counted; the rest is.

$ printf 'KvK\n\n# KvK\nbad\nKvK\n4k3/8/8/8/8/8/8/4K2X\n' | gbr count
2	0000.00
! gbr: (standard input):4:1: neither a position nor a code: "bad"
! gbr: (standard input):6:20: 'X' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1
$ printf '8/8/8/8/8/8/8/8\n4k3/8/8/8/8/8/8/P3K3\n4k2k/8/8/8/8/8/8/4K3\nKPPPPPPPPPvK\n0000.09\n' | gbr count 2>/dev/null
? 1
$ gbr count < /dev/null
? 0
$ printf '\n\n# x\n' | gbr count
? 0

Several files of both kinds, in any line ends.

$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\r\n\r\n*\r\n\r\n[Event "b"]\r\n\r\n1. e4 *\r\n' > a; printf 'KRvK\rKvK\r' > b; gbr count a b a
3	0100.00
2	4888.88
1	0000.00
? 0
$ printf 'KRvK\n' > a; gbr count a missing - < a
2	0100.00
! gbr: missing: No such file or directory
? 2
$ printf '"x, y",KRvK\nz,"KQvK"\nw\n' | gbr count --column=2 --delimiter=,
1	0100.00
1	1000.00
! gbr: (standard input):3: the line has no such field
? 1

The sum is the number of records.

$ for a in 0 1 2 3 4 5 6 7 8 9; do for b in 0 1 2 3 4 5 6 7 8; do yes "$a${b}9$a.$b$((8 - b))" | head -$((a * b + 1)); done; done > list
> gbr count list | awk '{ n += $1 } END { print n }'; wc -l < list; gbr count list | sort -k 1,1nr -k 2,2 | cmp - <(gbr count list); gbr count --by-code list | sort -k 2 | cmp - <(gbr count --by-code list)
1710
1710
? 0
$ yes KRvK | head -1000000 | gbr count
1000000	0100.00
? 0

What it does not take.

$ gbr count -x
! gbr count: unknown option -x
! Try 'gbr count --help'.
? 2
$ echo KvK | gbr count > /dev/full
! gbr: (standard output): No space left on device
? 2
