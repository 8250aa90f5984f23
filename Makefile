# gbr - Guy-Blandford-Roycroft codes of chess positions
#
#   make            the command and the library, in build/: a C compiler is enough
#   make deps       install what `make test` needs beside a C compiler: cmocka, bash, python3
#   make test       the tests: those of the library sanitized, those of the command as it is built
#   make check      test, the command's once more sanitized, and what the tree promises: names,
#                   header, docs, options
#   make fuzz       made-up input, FUZZ_SECONDS=60 an entry: clang and its libFuzzer
#   make prove      the library on any input whatever: Frama-C's Eva
#   make ports      the tests on other compilers, libraries and machines, what there is of them
#   make faults     full disks, closed pipes, short reads, gigabytes
#   make coverage   which lines and branches the tests reach: gcov
#   make mutate     what the tests notice when the library is changed: minutes
#   make bench      measure: time and memory beside other programs, instructions under valgrind
#   make install    DESTDIR and PREFIX as usual; uninstall, dist, clean

PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
MANDIR ?= $(PREFIX)/share/man
BASHCOMPDIR ?= $(PREFIX)/share/bash-completion/completions
ZSHCOMPDIR ?= $(PREFIX)/share/zsh/site-functions
FISHCOMPDIR ?= $(PREFIX)/share/fish/vendor_completions.d

CFLAGS ?= -O2 -g
SANITIZE ?= -fsanitize=address,undefined -fno-sanitize-recover=all
WARNINGS = -Wall -Wextra -Wpedantic -Wconversion -Wshadow
C11 = -std=c11 -D_XOPEN_SOURCE=700 -D_FILE_OFFSET_BITS=64 -Iinclude $(WARNINGS)
# Nothing unwinds through the library, and no name leaves it but those that gbr.h declares.
LEAN = -fno-asynchronous-unwind-tables -fvisibility=hidden

VERSION := $(shell sed -n 's/^.define GBR_VERSION "\(.*\)"/\1/p' include/gbr.h)
SONAME = libgbr.so.$(firstword $(subst ., ,$(VERSION)))

LIB = $(patsubst src/lib/%.c,%,$(wildcard src/lib/*.c))
CMD = $(patsubst src/cmd/%.c,%,$(wildcard src/cmd/*.c src/cmd/*/*.c))
UNIT = $(patsubst tests/unit/test_%.c,%,$(wildcard tests/unit/test_*.c))
FUZZ = $(patsubst tests/fuzz/fuzz_%.c,%,$(wildcard tests/fuzz/fuzz_*.c))

# The tests are built by a make of their own, on all processors unless -j says on how many. So
# nothing else may be made beside it; and deps comes first, whatever -j says.
ifneq ($(filter test check promises,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif
PROCESSORS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
PARALLEL = $(MAKE) --no-print-directory $(if $(filter -j% --jobserver%,$(MAKEFLAGS)),,-j$(PROCESSORS))

all: build/gbr build/libgbr.a build/libgbr.so

build/gbr: $(CMD:%=build/cmd/%.o) build/libgbr.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^

build/libgbr.a: $(LIB:%=build/lib/%.o)
	rm -f $@
	$(AR) rcs $@ $^

build/libgbr.so: $(LIB:%=build/pic/%.o)
	$(CC) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(SONAME) -o $@ $^

build/lib/%.o: src/lib/%.c
	@mkdir -p $(@D)
	$(CC) $(C11) $(LEAN) $(CPPFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

build/pic/%.o: src/lib/%.c
	@mkdir -p $(@D)
	$(CC) $(C11) $(LEAN) $(CPPFLAGS) $(CFLAGS) -fPIC -MMD -MP -c -o $@ $<

build/cmd/%.o: src/cmd/%.c
	@mkdir -p $(@D)
	$(CC) $(C11) -Isrc/cmd $(CPPFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

# ---- tests: everything once more, sanitized, and the rows of the command on ROWS_ON/gbr ----

ROWS_ON ?= build

SAN = $(C11) -Isrc/cmd $(CPPFLAGS) $(CFLAGS) $(SANITIZE)

build/san/gbr: $(CMD:%=build/san/cmd/%.o) $(LIB:%=build/san/lib/%.o)
	$(CC) $(SAN) $(LDFLAGS) -o $@ $^

build/san/%.o: src/%.c
	@mkdir -p $(@D)
	$(CC) $(SAN) -MMD -MP -c -o $@ $<

build/san/tests/%.o: tests/%.c
	@mkdir -p $(@D)
	$(CC) $(SAN) -Isrc/lib -MMD -MP -c -o $@ $<

# What a unit test is linked with: its own file, the rows, the library, and of the command what it tests.
TESTED = build/san/tests/unit/rows.o build/san/tests/common/values.o $(LIB:%=build/san/lib/%.o)

build/san/test_%: build/san/tests/unit/test_%.o $(TESTED)
	$(CC) $(SAN) $(LDFLAGS) -o $@ $^ -lcmocka

build/san/test_compare: build/san/cmd/commands/compare.o build/san/cmd/commands/words.o

# What runs the rows, and what they run beside gbr: programs of this machine.
HOST_CC ?= $(CC)
build/tests/%: tests/cmd/%.c
	@mkdir -p $(@D)
	$(HOST_CC) $(C11) -O2 -o $@ $<

UNITS = $(UNIT:%=build/san/test_%)
ENTRIES = $(FUZZ:%=build/san/fuzz_%)
RUNNERS = build/tests/rows build/tests/drip

test:
	+@$(PARALLEL) $(UNITS) $(ENTRIES) $(RUNNERS) $(ROWS_ON)/gbr
	@tests/fuzz/run build/san $(FUZZ)
	@tests/run build/san $(ROWS_ON) $(UNIT)

# ---- fuzzing: the entries over their corpus (test), or over what libFuzzer makes up (fuzz) ----

FUZZ_CC ?= clang
FUZZ_SECONDS ?= 60
FUZZER = $(C11) -Isrc/cmd $(CPPFLAGS) -O1 -g -fsanitize=fuzzer,address,undefined \
	-fno-sanitize-recover=all
FUZZED = $(LIB:%=lib/%.o) $(patsubst %,cmd/%.o,$(filter-out main,$(CMD)))

FUZZING = tests/fuzz/check.o tests/common/values.o

build/san/fuzz_%: build/san/tests/fuzz/fuzz_%.o build/san/tests/fuzz/replay.o \
		$(FUZZING:%=build/san/%) $(FUZZED:%=build/san/%)
	$(CC) $(SAN) $(LDFLAGS) -o $@ $^

build/fuzz/fuzz_%: build/fuzz/tests/fuzz/fuzz_%.o $(FUZZING:%=build/fuzz/%) $(FUZZED:%=build/fuzz/%)
	$(FUZZ_CC) $(FUZZER) $(LDFLAGS) -o $@ $^

build/fuzz/tests/%.o: tests/%.c
	@mkdir -p $(@D)
	$(FUZZ_CC) $(FUZZER) -Isrc/lib -MMD -MP -c -o $@ $<

build/fuzz/%.o: src/%.c
	@mkdir -p $(@D)
	$(FUZZ_CC) $(FUZZER) -Isrc/lib -MMD -MP -c -o $@ $<

fuzz: $(FUZZ:%=build/fuzz/fuzz_%)
	@tests/fuzz/run build/fuzz $(FUZZ_SECONDS) $(FUZZ)

faults: build/gbr
	@CC="$(CC)" tests/faults/run build

prove:
	@tests/prove/run

ports:
	@tests/ports $(PORTS)

coverage:
	@tests/coverage build/coverage

mutate:
	@tests/mutate/run

check: test promises

# What check has beside test.
promises:
	+@$(PARALLEL) all build/san/gbr $(RUNNERS)
	@tests/check build

bench: build/gbr
	@tests/bench/run build
	@tests/bench/instructions build

deps:
	@tests/deps

# ---- installing ----

install: all
	install -d "$(DESTDIR)$(BINDIR)" "$(DESTDIR)$(LIBDIR)/pkgconfig" "$(DESTDIR)$(INCLUDEDIR)" \
		"$(DESTDIR)$(MANDIR)/man1" "$(DESTDIR)$(MANDIR)/man3" \
		"$(DESTDIR)$(BASHCOMPDIR)" "$(DESTDIR)$(ZSHCOMPDIR)" "$(DESTDIR)$(FISHCOMPDIR)"
	install -m 755 build/gbr "$(DESTDIR)$(BINDIR)/gbr"
	install -m 644 include/gbr.h "$(DESTDIR)$(INCLUDEDIR)/gbr.h"
	install -m 644 build/libgbr.a "$(DESTDIR)$(LIBDIR)/libgbr.a"
	install -m 755 build/libgbr.so "$(DESTDIR)$(LIBDIR)/libgbr.so.$(VERSION)"
	ln -sf libgbr.so.$(VERSION) "$(DESTDIR)$(LIBDIR)/$(SONAME)"
	ln -sf $(SONAME) "$(DESTDIR)$(LIBDIR)/libgbr.so"
	printf '%s\n' 'prefix=$(PREFIX)' 'libdir=$(LIBDIR)' 'includedir=$(INCLUDEDIR)' '' \
		'Name: gbr' 'Description: Guy-Blandford-Roycroft codes of chess positions' \
		'Version: $(VERSION)' 'Libs: -L$${libdir} -lgbr' 'Cflags: -I$${includedir}' >build/gbr.pc
	install -m 644 build/gbr.pc "$(DESTDIR)$(LIBDIR)/pkgconfig/gbr.pc"
	install -m 644 man/gbr.1 "$(DESTDIR)$(MANDIR)/man1/gbr.1"
	install -m 644 man/libgbr.3 "$(DESTDIR)$(MANDIR)/man3/libgbr.3"
	install -m 644 src/completion/gbr.bash "$(DESTDIR)$(BASHCOMPDIR)/gbr"
	install -m 644 src/completion/_gbr "$(DESTDIR)$(ZSHCOMPDIR)/_gbr"
	install -m 644 src/completion/gbr.fish "$(DESTDIR)$(FISHCOMPDIR)/gbr.fish"

uninstall:
	rm -f "$(DESTDIR)$(BINDIR)/gbr" "$(DESTDIR)$(INCLUDEDIR)/gbr.h" "$(DESTDIR)$(LIBDIR)/libgbr.a" \
		"$(DESTDIR)$(LIBDIR)/libgbr.so" "$(DESTDIR)$(LIBDIR)/$(SONAME)" \
		"$(DESTDIR)$(LIBDIR)/libgbr.so.$(VERSION)" "$(DESTDIR)$(LIBDIR)/pkgconfig/gbr.pc" \
		"$(DESTDIR)$(MANDIR)/man1/gbr.1" "$(DESTDIR)$(MANDIR)/man3/libgbr.3" \
		"$(DESTDIR)$(BASHCOMPDIR)/gbr" "$(DESTDIR)$(ZSHCOMPDIR)/_gbr" \
		"$(DESTDIR)$(FISHCOMPDIR)/gbr.fish"

# ---- the archive: the same bytes wherever and whenever it is made (GNU tar) ----

DIST = .ci .clang-format .gitignore LICENSE Makefile README.md include man src tests
ARCHIVE = build/gbr-$(VERSION).tar
DATE = $(if $(SOURCE_DATE_EPOCH),@$(SOURCE_DATE_EPOCH),$(shell sed -n 's/^\.Dd //p' man/gbr.1) UTC)

dist:
	@mkdir -p build
	LC_ALL=C tar -cf $(ARCHIVE) --format=ustar --sort=name --owner=0 --group=0 --numeric-owner \
		--mode=u+rwX,go+rX,go-w --mtime='$(DATE)' --transform 's,^,gbr-$(VERSION)/,' $(DIST)
	gzip -nf $(ARCHIVE)

clean:
	rm -rf build

.PHONY: all test check promises fuzz faults prove ports coverage mutate bench deps install uninstall dist clean
.SECONDARY:
.DELETE_ON_ERROR:
-include $(shell find build -name '*.d' 2>/dev/null)
