Standard input and files, read and written.

$ printf 'KvK\n' > a; printf 'KQvK\n' > b; gbr encode -f a -f b
0000.00
1000.00
? 0
$ printf 'KvK\n' > a; printf 'KQvK\n' > b; gbr encode --file=b --file a -fb
1000.00
0000.00
1000.00
? 0
$ printf 'KvK\n' > a; printf 'KQvK\n' | gbr encode -f a -f - -f a
0000.00
1000.00
0000.00
? 0
$ printf 'KQvK\n' | gbr encode -f - -f -
1000.00
? 0
$ gbr encode
? 0
$ : > empty; gbr encode -f empty
? 0
$ printf 'KvK' > a; printf 'KQvK' > b; gbr encode -f a -f b
0000.00
1000.00
? 0

A file may be longer than a long of 32 bits can say.

$ echo 0400.10 > a; truncate -s 3000000000 a; gbr match -m 1 0400.10 a
0400.10
? 0

What cannot be read is named, and the rest goes on.

$ gbr encode -f missing
! gbr: missing: No such file or directory
? 2
$ printf 'KvK\n' > a; gbr encode -f missing -f a
0000.00
! gbr: missing: No such file or directory
? 2
$ printf 'KvK\n' > a; gbr encode -f a -f missing -f a
0000.00
0000.00
! gbr: missing: No such file or directory
? 2
$ gbr encode -f .
! gbr: .: Is a directory
? 2
$ gbr encode < .
! gbr: (standard input): Is a directory
? 2
$ gbr encode <&-
! gbr: (standard input): Bad file descriptor
? 2
$ gbr decode -f - <&-
! gbr: (standard input): Bad file descriptor
? 2
$ printf 'KvK\n' > a; gbr encode -f a <&-
0000.00
? 0
$ printf 'KvK\n' > a; gbr encode -f a -f - <&-
0000.00
! gbr: (standard input): Bad file descriptor
? 2
$ printf 'KvK\n' > a; printf 'KvX\n' > b; gbr encode -f b -f missing -f a

0000.00
! gbr: b:1:1: neither a position nor a code: "KvX"
! gbr: missing: No such file or directory
? 2
$ printf 'KvX\n' > b; gbr encode -f missing -f b

! gbr: missing: No such file or directory
! gbr: b:1:1: neither a position nor a code: "KvX"
? 2

Nor is a file read that the output goes to, which would never end.

$ echo KvK > a; echo KQvK > b; gbr encode -f a -f b >> a; cat a
KvK
1000.00
! gbr: a: input file is also the output
? 0
$ echo KvK > a; gbr encode -f a >> a; echo $? >&2; gbr encode < a >> a; gbr match '????.*' a >> a; gbr tag a 1<> a; gbr scan --tsv a > a; cat a
source	line	column	printed	code
! gbr: a: input file is also the output
! 2
! gbr: (standard input): input file is also the output
! gbr: a: input file is also the output
! gbr: a: input file is also the output
! gbr: a: input file is also the output
? 0
$ echo KvK > a; gbr encode -f a -f b > b; echo $?; cat b
2
0000.00
! gbr: b: input file is also the output
? 0

An empty one has just been emptied.

$ echo KvK > a; gbr tag a > a; echo $? >&2; gbr encode < a > a
! gbr: a: input file is also the output, and empty: > has emptied it before gbr was started
! 2
! gbr: (standard input): input file is also the output, and empty: > has emptied it before gbr was started
? 2

One that is at its end is no such file, nor is what is no file.

$ echo KvK > a; { cat > /dev/null; gbr encode; } < a >> a; cat a; gbr encode < /dev/null > /dev/null
KvK
? 0
$ mkfifo p; exec 3<> p; echo KvK >&3; gbr match -m 1 KvK <&3 >&3; IFS= read -r line <&3; echo "$line"
KvK
? 0

What cannot be written is noticed.

$ gbr encode startpos > /dev/full
! gbr: (standard output): No space left on device
? 2
$ yes startpos | head -20000 | gbr encode > /dev/full
! gbr: (standard output): No space left on device
? 2
$ gbr decode 1000 > /dev/full
! gbr: (standard output): No space left on device
? 2
$ gbr explain 1000 > /dev/full
! gbr: (standard output): No space left on device
? 2
$ gbr encode --help > /dev/full
! gbr: (standard output): No space left on device
? 2
$ gbr help > /dev/full
! gbr: (standard output): No space left on device
? 2
$ gbr --version > /dev/full
! gbr: (standard output): No space left on device
? 2
$ gbr encode startpos >&-
! gbr: (standard output): Bad file descriptor
? 2
$ gbr --version >&-
! gbr: (standard output): Bad file descriptor
? 2
$ printf 'KvK\n' > a; gbr encode -f a >&-; cat a
KvK
! gbr: (standard output): Bad file descriptor
? 0
$ gbr encode < /dev/null > /dev/full
? 0
$ gbr encode nonsense 2> /dev/full

? 1
$ gbr encode startpos nonsense 2>&-
4888.88

? 1
$ gbr encode --invalid=skip nonsense > /dev/full
! gbr: (argument 1):1: neither a position nor a code: "nonsense"
? 1

A closed pipe ends it, quietly.

$ yes startpos | head -200000 | gbr encode | head -1; echo "${PIPESTATUS[2]}"
4888.88
141
? 0
$ yes nonsense | head -50000 | gbr explain 2>&1 | head -1
gbr: (standard input):1:1: neither a position nor a code: "nonsense"
? 0
$ yes startpos | head -200000 > list
> (trap '' PIPE; gbr encode -f list; echo $? > status) | head -1; cat status
4888.88
2
? 0

A pipe is answered as it is fed: a record, its answer, and only then the next.

$ coproc gbr encode
> for record in KvK nonsense KQvK '' KRvK; do
>     echo "$record" >&"${COPROC[1]}"
>     IFS= read -r answer <&"${COPROC[0]}" || echo 'no answer'
>     echo "$record: $answer"
> done
> pid=$COPROC_PID
> exec {COPROC[1]}>&-
> wait "$pid"
KvK: 0000.00
nonsense: 
KQvK: 1000.00
: 
KRvK: 0100.00
! gbr: (standard input):2:1: neither a position nor a code: "nonsense"
? 1

A CR that has come ends a line, whether a LF follows or not.

$ coproc gbr encode
> for record in 'KvK\r' '\nKQvK\r' '\nKRvK\r\n' 'KBvK\r' 'KNvK\n'; do
>     printf "$record" >&"${COPROC[1]}"
>     IFS= read -r answer <&"${COPROC[0]}" || echo 'no answer'
>     echo "$answer"
> done
0000.00
1000.00
0100.00
0010.00
0001.00
? 0
$ coproc gbr explain
> echo 1000 >&"${COPROC[1]}"
> IFS= read -r answer <&"${COPROC[0]}" || echo 'no answer'
> echo "$answer"
1000.00
? 0
$ mkfifo feed; gbr encode -f feed > answers & exec 3> feed
> printf 'Kv' >&3; sleep 0.1; printf 'K\nKQ' >&3
> until [ -s answers ]; do sleep 0.1; done
> cat answers; printf 'vK' >&3; exec 3>&-; wait $!; tail -1 answers
0000.00
1000.00
? 0
