Tables: --tsv, --jsonl, and records from a column.

$ printf '%s\n' 4k3/8/8/8/8/8/8/4K2R =0323.12g3g1 KNNNvK | gbr encode --tsv
line	code	material	men	input
1	0100.00	KRvK	3	4k3/8/8/8/8/8/8/4K2R
2	0323.12	KBBPvKRNPP	9	=0323.12g3g1
3	0009.00	KNNNvK	5	KNNNvK
? 0

Bad and blank records have their row.

$ printf 'bad\n\n# x\n0009.00\nKQvK' | gbr encode --tsv
line	code	material	men	input
1				bad
2				
3				# x
4	0009.00			0009.00
5	1000.00	KQvK	3	KQvK
! gbr: (standard input):1:1: neither a position nor a code: "bad"
? 1
$ printf 'bad\n\n0009.00\n' | gbr decode --jsonl 2>/dev/null | python3 -c 'import json, sys
> for line in sys.stdin: r = json.loads(line); print(r["line"], r["material"], r["input"], "error" in r)'
1 None bad True
2 None  False
3 None 0009.00 True
? 0
$ gbr encode --tsv < /dev/null; gbr encode --jsonl < /dev/null
line	code	material	men	input
? 0
$ head -c 70000 /dev/zero | tr '\0' x | gbr encode --jsonl 2>/dev/null | python3 -c 'import json, sys
> r = json.loads(sys.stdin.read()); print(r["line"], r["code"], r["error"])'
1 None a line longer than 65536 bytes
? 0
$ printf 'bad\nKvK\n' | gbr encode --tsv --invalid=skip 2>/dev/null
line	code	material	men	input
2	0000.00	KvK	2	KvK
? 1

Escapes.

$ printf '4k3/8/8/8/8/8/8/4K2R\tw\\x \\t\n' | gbr encode --tsv | tail -1
1	0100.00	KRvK	3	4k3/8/8/8/8/8/8/4K2R\tw\\x \\t
? 0
$ printf '[FEN "4k3/8/8/8/\r\n8/8/8/4K2R\r\nw\t\\\\ -"]\n' | gbr encode --tsv | tail -1
1	0100.00	KRvK	3	4k3/8/8/8/8/8/8/4K2R\r\nw\t\\\\ -
? 0
$ printf '4k3/8/8/8/8/8/8/4K2R w "q" \\ \t \001 \033 \177 \344 \303\251 \300\200 \355\240\200 \360\237\230\200 \365 \303\n' | gbr encode --jsonl > j; python3 -c 'import json
> print(ascii(json.loads(open("j", "rb").read().decode("utf-8"))["input"]))'
'4k3/8/8/8/8/8/8/4K2R w "q" \\ \t \x01 \x1b \x7f \ufffd \xe9 \ufffd\ufffd \ufffd\ufffd\ufffd \U0001f600 \ufffd \ufffd'
? 0
$ for i in 1 2 3 4 5 6 7 8 9 11 12 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 127 128 159 160 192 194 195 224 237 240 244 245 254 255; do printf "KvK \\$(printf %03o $i)\\200\\n"; done | gbr encode --jsonl 2>/dev/null | python3 -c 'import json, sys
> print(sum(1 for line in sys.stdin.buffer if json.loads(line.decode("utf-8"))["line"]))'
43
? 0
$ printf 'KvK\0\nKvK "\\ \n' | gbr decode --jsonl 2>/dev/null | python3 -c 'import json, sys
> for line in sys.stdin: print(ascii(json.loads(line)["input"]))'
'KvK\x00'
'KvK "\\ '
? 0

What an object holds.

$ gbr encode --jsonl '(=0323.12g3g1) TT' 4k3/8/8/8/8/8/8/4K2R\ b | python3 -c 'import json, sys
> for line in sys.stdin:
>     r = json.loads(line); print(*("%s=%s" % (k, r[k]) for k in ("line", "code", "class", "sign", "kings", "white", "black", "men", "turn", "fen", "input")), sep="|")'
line=1|code=0323.12|class=0323.12|sign==|kings=g3g1|white=KBBP|black=KRNPP|men=9|turn=w|fen=None|input=(=0323.12g3g1) TT
line=2|code=0100.00|class=0100.00|sign=None|kings=e1e8|white=KR|black=K|men=3|turn=b|fen=4k3/8/8/8/8/8/8/4K2R b - - 0 1|input=4k3/8/8/8/8/8/8/4K2R b
? 0
$ printf '[FEN "4k3/8/8/8/8/8/8/4K2R w"]\n[Result "1/2-1/2"]\n\n[Event "b"]\n[FEN "x"]\n' | gbr encode -k -s auto --jsonl 2>/dev/null | python3 -c 'import json, sys
> for line in sys.stdin: r = json.loads(line); print(r["line"], r["code"], r["sign"], r["input"], "error" in r)'
1 =0100.00e1e8 = 4k3/8/8/8/8/8/8/4K2R w False
5 None None x True
? 0

check and scan.

$ printf '4k3/8/8/8/8/8/8/4K2R w\t0200.00\n4k3/8/8/8/8/8/8/K3R3 w\t0100.00\nx\n' > 'a	\b"'; gbr check --tsv a* 2>/dev/null
source	line	kind	printed	counted	why
a\t\\b"	1	fault	0200.00	0100.00	rooks: 1 white, 0 black
a\t\\b"	2	remark			the side that is not to move is in check
? 1
$ printf '4k3/8/8/8/8/8/8/4K2R w\t0200.00\n4k3/8/8/8/8/8/8/K3R3 w\t0100.00\nx\n' > 'a	\b"'; gbr check --jsonl a* 2>/dev/null | python3 -c 'import json, sys
> for line in sys.stdin: r = json.loads(line); print(*(ascii(v) for v in r.values()))'
'a\t\\b"' 1 'fault' '0200.00' '0100.00' 'rooks: 1 white, 0 black'
'a\t\\b"' 2 'remark' None None 'the side that is not to move is in check'
? 0
$ printf 'a c5g6\t0000.22 3/4 Win\n' | gbr scan --tsv --check
source	line	column	printed	code	wrong
(standard input)	1	3	c5g6\t0000.22 3/4 Win	+0000.22c5g6	3/4 should be 3/3: men of White / of Black
? 1
$ printf 'a (+0357.52\nf7h5) \\ 0400.10' | gbr scan --jsonl | python3 -c 'import json, sys
> for line in sys.stdin: r = json.loads(line); print(r["line"], r["column"], ascii(r["printed"]), r["code"])'
1 3 '(+0357.52\nf7h5)' +0357.52f7h5
2 9 '0400.10' 0400.10
? 0
$ gbr match --tsv 0100; gbr count --jsonl
! gbr match: unknown option --tsv
! Try 'gbr match --help'.
! gbr count: unknown option --jsonl
! Try 'gbr count --help'.
? 2

Columns.

$ printf 'id,KRvK,x\r\n2,"KQvK",\r\n3,"KB v K"\n' | gbr encode --column=2 --delimiter=,
0100.00
1000.00
0010.00
? 0
$ printf '"a, b",KRvK\n"a\tb",KQvK\n"",KBvK\n,KNvK\n"a" ,KvK\n' | gbr encode --column=2 --delimiter=,
0100.00
1000.00
0010.00
0001.00
0000.00
? 0
$ printf '"a ""b"", c",KRvK\n"""",KQvK\n"a "","" b",KBvK\n' | gbr encode --column=2 --delimiter=,
0100.00
1000.00
0010.00
? 0
$ printf '5" board\tKRvK\n"open\tKQvK\na"b\tKBvK\n' | gbr encode --column=2
0100.00
1000.00
0010.00
? 0
$ printf 'x\tKRvK\n\tKQvK\n\t\tKBvK\n' | gbr encode --column=2
0100.00
1000.00

? 0
$ printf 'x|KRvK|4k3/8/8/8/8/8/8/4K2R w - - 0 1\n' > a; gbr encode --column 3 --delimiter '|' -k -f a; gbr decode --column=2 --delimiter='|' -f a; gbr match --column=2 --delimiter='|' 0100 a; gbr encode --append --column=2 --delimiter='|' -f a
0100.00e1e8
KRvK
x|KRvK|4k3/8/8/8/8/8/8/4K2R w - - 0 1
x|KRvK|4k3/8/8/8/8/8/8/4K2R w - - 0 1|0100.00
? 0

Fields that are not there, or bad.

$ printf 'a\n\na\tbad\n# x\na\t4k3/8/8/8/8/8/8/4K2X\n\344"\t"KvX"\n' | gbr encode --column=2






! gbr: (standard input):1: the line has no such field
! gbr: (standard input):3:3: neither a position nor a code: "bad"
! gbr: (standard input):5:22: 'X' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
! gbr: (standard input):6:5: neither a position nor a code: "KvX"
? 1
$ for o in --column=0 --column=-1 --column=x --column= --column=1x --column=99999999999999999999 --delimiter= --delimiter=ab --delimiter=é; do echo KvK | gbr encode $o 2>/dev/null; echo $?; done | uniq -c | tr -s ' '
 9 2
? 0
$ echo KvK | gbr encode --column=1000000000

! gbr: (standard input):1: the line has no such field
? 1
