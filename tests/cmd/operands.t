Operands: the texts themselves.

$ gbr encode startpos KvK "8/8/8/8/8/8/8/K1k5 w - - 0 1"
4888.88
0000.00
0000.00
? 0
$ gbr encode 8/8/8/8/8/8/8/K1k5 w - - 0 1
0000.00
? 0
$ gbr encode 8/8/8/8/8/8/8/K1k5 b - - 0 1 8/8/8/8/8/8/8/KQk5 w - - 99 100 8/8/8/8/8/8/8/KRk5 0001.00
0000.00
1000.00
0100.00
0001.00
? 0
$ gbr encode -k 8/8/8/8/8/8/8/K1k5 w - -
0000.00a1c1
? 0
$ gbr encode --append rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2
rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2	4888.88
? 0
$ gbr encode startpos w KQkq - 0 1
4888.88
? 0
$ gbr encode --style=eg 8/8/8/8/8/8/8/K1k5 b
a1c1 0000.00 1/1 BTM
? 0

-- ends the options; a code that begins with -+ or -= is none.

$ gbr encode -- -+0323.12g3g1
0323.12
? 0
$ gbr encode -k -s auto -- -+0323.12g3g1 -=0323.12g3g1
+0323.12g3g1
=0323.12g3g1
? 0
$ gbr encode +0323.12 -=0323.12 =0323.12
0323.12
0323.12
0323.12
? 0
$ gbr encode -- =0323.12 -k
0323.12

! gbr: (argument 2):1: neither a position nor a code; options come before --: "-k"
? 1
$ gbr encode =0323.12 -k

! gbr: (argument 1):1: the kings' squares are not known
? 1

An operand that cannot be read is told by its number.

$ gbr encode "8/8/8/8/8/8/8/K1k5 w - - 0 1" rnbqkbnr/pppppppp/11115/8/8/8/PPPPPPPP/RNBQKBNR
0000.00

! gbr: (argument 2):23: rank 6 has 9 squares
? 1
$ gbr encode 8/8/8/8/8/8/8/K1k5 w - - 0 1 8/8/8/8/8/8/8/K1k6 w - - 0 1
0000.00

! gbr: (argument 7):18: rank 1 has 9 squares
? 1
$ gbr decode 0323.12 nonsense 0099.00 1000
KBBPvKRNPP


KQvK
! gbr: (argument 2):1: neither a position nor a code: "nonsense"
! gbr: (argument 3):3: a 9 says three men or more of a side, not how many
? 1
$ gbr decode --to=fen 0323.12 0000.00a1a8

k7/8/8/8/8/8/8/K7 w - - 0 1
! gbr: (argument 1):1: the squares of the men are not known: no full form
? 1

One that names a file gets a hint.

$ touch list; gbr encode list

! gbr: (argument 1):1: neither a position nor a code; this names a file: use -f: "list"
? 1
$ touch list; gbr decode ./list

! gbr: (argument 1):1: neither a position nor a code; this names a file: use -f: "./list"
? 1
$ mkdir sub; touch sub/list.fen; gbr explain sub/list.fen
! gbr: (argument 1):1: neither a position nor a code; this names a file: use -f: "sub/list.fen"
? 1
$ touch 8; gbr encode 8

! gbr: (argument 1):1: neither a position nor a code; this names a file: use -f: "8"
? 1
$ gbr encode ./list

! gbr: (argument 1):1: '.' is neither a man (KQRBNP, kqrbnp) nor a run of empty squares (1 to 8)
? 1

Bad operands: an empty line, no line, or the end.

$ gbr encode KvK nonsense 0001.00
0000.00

0001.00
! gbr: (argument 2):1: neither a position nor a code: "nonsense"
? 1
$ gbr encode --invalid=line KvK nonsense 0001.00
0000.00

0001.00
! gbr: (argument 2):1: neither a position nor a code: "nonsense"
? 1
$ gbr encode --invalid=skip KvK nonsense 0001.00
0000.00
0001.00
! gbr: (argument 2):1: neither a position nor a code: "nonsense"
? 1
$ gbr encode --invalid=stop KvK nonsense 0001.00
0000.00
! gbr: (argument 2):1: neither a position nor a code: "nonsense"
? 1
$ gbr encode --append KvK nonsense "4k3/8/8/8/8/8/8/4K2R b - - 0 1"
KvK	0000.00
nonsense	
4k3/8/8/8/8/8/8/4K2R b - - 0 1	0100.00
! gbr: (argument 2):1: neither a position nor a code: "nonsense"
? 1
$ gbr decode --append 0001.00 nonsense 0009
0001.00	KNvK
nonsense	
0009	
! gbr: (argument 2):1: neither a position nor a code: "nonsense"
! gbr: (argument 3):4: a 9 says three men or more of a side, not how many
? 1
