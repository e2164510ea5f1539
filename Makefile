# make play · make test · make check · make offline · make soak · make bench · make strength ·
# make puzzles · make shots · make site · make dev
# Everything is set up in the checkout itself: .venv (Python packages), web/node_modules (the page's)
# and .cache (compiled rules).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYERS := $(VENV)/.players
READY := $(VENV)/.ready
COMPILED := .cache/.compiled
PEERS := .cache/peers
BOARDGAME := $(PEERS)/boardgame.io
EXAMPLES := .cache/examples
RLLIB := .cache/rllib
PACKAGES := web/node_modules/.package-lock.json
PAGE := .cache/.page
BROWSER := .cache/browser
SITE := .cache/site
MODULES := .cache/.modules
PYODIDE := web/offline/node_modules/.package-lock.json
ALONG := .cache/.along
SOURCES := $(shell find src -name '*.py')
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
	$(shell find src/serai/games -name '*.ftl' -not -path '*/screen/*' -o -name '*.md') \
	$(shell find src/serai/games src/serai/core -name '*.svg' -o -name '*.css')

ALONG_SOURCES := $(wildcard web/*.py web/offline/*.*) $(shell find src/serai/core src/serai/games \
	src/serai/texts src/serai/coach -type f -not -name '*.pyc')

# What Python has read once is kept for the next process; tests start hundreds.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test check offline rewritten soak bench strength puzzles shots site dev clean
.DELETE_ON_ERROR:

# The page is made while the rules are compiled; neither waits for the other.
play: $(PLAYERS)
	@$(MAKE) --no-print-directory --jobs=2 $(COMPILED) $(PAGE)
	@$(BIN)/serai

test: $(READY)
	@$(MAKE) --no-print-directory --jobs=2 check $(COMPILED) rewritten $(PAGE) $(ALONG) $(BROWSER)
	@$(BIN)/python web/node.py run --silent test
	@$(BIN)/python -m pytest -n auto --dist worksteal --durations=15

# What the page needs to play without a server: then it can be taken along, and `serai export` works.
offline: $(ALONG) $(PAGE)

check: $(READY) $(PACKAGES)
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format -q --check
	@$(BIN)/mypy
	@mkdir -p .cache && $(BIN)/lint-imports --no-logo > .cache/imports.txt \
		|| { cat .cache/imports.txt; exit 1; }
	@$(BIN)/python web/node.py run --silent check
	@$(BIN)/python web/wire.py --check
	@$(BIN)/python release/licences.py

rewritten: $(READY)
	@PYTHONPATH=tests $(BIN)/python -m pytest -q -p rewriting --noconftest

soak: $(COMPILED) $(PAGE) $(ALONG) $(BROWSER)
	@SERAI_SOAK=1 PYTHONPATH=tests $(BIN)/python -m pytest -q -m soak -n auto --dist worksteal -p soaking
	@SERAI_TEST_DATABASE=postgres $(BIN)/python -m pytest -q -n auto --dist worksteal tests/server

bench: $(COMPILED) $(PAGE) $(ALONG) $(BROWSER) $(PEERS)/.ready $(BOARDGAME)/.ready
	@$(BIN)/python bench/postgres.py $(BIN)/serai bench --peers $(PEERS)/bin/python --database
	@$(BIN)/python bench/offline.py

strength: $(COMPILED)
	@$(BIN)/python bench/strength.py

# Interrupted, it goes on where it was; GAMES are how many of each game's games are gone through,
# if not as many as for the puzzles that are there.
puzzles: $(COMPILED)
	@for game in $$(cd src/serai/games && ls -d */ | tr -d /); do \
		$(BIN)/python -m serai.coach.puzzles.mining $$game $(GAMES:%=--games %) || exit 1; done
	@$(BIN)/python -m serai.coach.puzzles.choosing

shots: $(COMPILED) $(PAGE) $(BROWSER)
	@$(BIN)/python tests/browser/shots.py

site: $(READY) $(SITE)/.ready
	@$(BIN)/python docs/site/gathering.py build/site
	@cd build/site && $(abspath $(SITE))/bin/zensical build --strict
	@$(BIN)/python docs/site/gathering.py --check build/site/html
	@echo 'The site is in build/site/html.'

dev: $(COMPILED) $(PAGE) $(ALONG) $(BROWSER)
	@$(BIN)/ruff check -q --fix
	@$(BIN)/ruff format -q
	@$(BIN)/python web/node.py run --silent format
	@$(MAKE) --no-print-directory check
	@$(BIN)/python web/node.py run --silent test
	@$(BIN)/python -m pytest -q -x -m 'not soak'

clean:
	rm -rf $(VENV) .cache build web/node_modules web/offline/node_modules src/serai/server/page \
		src/serai/server/offline

# What players need, and then, for whoever tests, all the rest: at the same versions.
$(PLAYERS): players.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Serai needs Python 3.11 or newer; name one with make PYTHON=…'; exit 1; }
	@echo 'Setting up: a virtual environment in $(VENV) …'
	@$(PYTHON) -m venv $(VENV)
	@echo 'Setting up: Python packages (this takes half a minute, once) …'
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r players.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(READY): requirements.lock | $(PLAYERS)
	@echo 'Setting up: the packages of developers (this takes a minute, once) …'
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(COMPILED): $(PLAYERS) $(SOURCES)
	@$(BIN)/serai compile
	@mkdir -p $(@D) && touch $@

$(PACKAGES): web/package-lock.json | $(PLAYERS)
	@echo 'Setting up: Node packages …'
	@$(BIN)/python web/node.py --version > /dev/null

$(PAGE): $(PLAYERS) $(PACKAGES) $(PAGE_SOURCES)
	@echo 'Setting up: the page …'
	@$(BIN)/python web/build.py
	@mkdir -p $(@D) && touch $@

$(MODULES): $(READY) $(SOURCES) $(wildcard src/serai/offline/*.ll) src/serai/offline/linker.lock
	@echo 'Setting up: the rules for a browser without a server (this takes minutes, once) …'
	@$(BIN)/python -m serai.offline.build > /dev/null
	@mkdir -p $(@D) && touch $@

$(PYODIDE): web/offline/package-lock.json | $(PACKAGES)
	@echo 'Setting up: Python for a browser …'
	@$(BIN)/python web/node.py --prefix offline ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(ALONG): $(MODULES) $(PYODIDE) $(ALONG_SOURCES)
	@echo 'Setting up: what a browser takes along …'
	@$(BIN)/python web/bundle.py > /dev/null
	@mkdir -p $(@D) && touch $@

$(BROWSER): $(COMPILED)
	@mkdir -p $(@D) && $(BIN)/python tests/browser/chromium.py > $@

$(SITE)/.ready: docs/site/site.lock
	@echo 'Setting up: what builds the documentation site, in $(SITE) …'
	@$(PYTHON) -m venv $(SITE)
	@$(SITE)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r docs/site/site.lock
	@touch $@

$(PEERS)/.ready: bench/peers.lock
	@echo 'Setting up: the peers to measure against, in $(PEERS) …'
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r bench/peers.lock
	@touch $@

# What the examples are made for, beside the packages of .venv, which stay as they are.
$(EXAMPLES)/.ready: examples/requirements.txt | $(READY)
	@echo 'Setting up: PyTorch and the libraries of the examples, in $(EXAMPLES) …'
	@$(PYTHON) -m venv $(EXAMPLES)
	@$(BIN)/python -m pip freeze --exclude-editable > $(EXAMPLES)/kept.txt
	@$(EXAMPLES)/bin/python -m pip install -q --disable-pip-version-check -c $(EXAMPLES)/kept.txt \
		-r examples/requirements.txt
	@$(EXAMPLES)/bin/python examples/beside.py $(abspath $(VENV))
	@touch $@

# RLlib holds Gymnasium at a version of its own, and so stands by itself.
$(RLLIB)/.ready: examples/requirements-rllib.txt | $(READY)
	@echo 'Setting up: RLlib, in $(RLLIB) …'
	@$(PYTHON) -m venv $(RLLIB)
	@$(BIN)/python -m pip freeze --exclude-editable | grep -iv '^gymnasium=' > $(RLLIB)/kept.txt
	@$(RLLIB)/bin/python -m pip install -q --disable-pip-version-check -c $(RLLIB)/kept.txt \
		-r examples/requirements-rllib.txt
	@$(RLLIB)/bin/python examples/beside.py $(abspath $(VENV))
	@touch $@

$(BOARDGAME)/.ready: $(wildcard bench/boardgame.io/*) bench/boardgame.py | $(READY) $(PEERS)/.ready
	@echo 'Setting up: boardgame.io, to measure against, in $(BOARDGAME) …'
	@$(BIN)/python bench/boardgame.py $(BOARDGAME)
	@touch $@
