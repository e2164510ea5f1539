# make play · make test · make check · make soak · make bench · make strength · make dev
# Everything is set up in the checkout itself: .venv (Python packages) and .cache (compiled rules).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := .cache/.compiled
PEERS := .cache/peers
SOURCES := $(shell find src -name '*.py')

.PHONY: play test check soak bench strength dev clean
.DELETE_ON_ERROR:

play: $(COMPILED)
	@$(BIN)/serai play

test: check $(COMPILED)
	@$(BIN)/python -m pytest -n auto --dist loadfile

check: $(READY)
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format -q --check
	@$(BIN)/mypy
	@mkdir -p .cache && $(BIN)/lint-imports --no-logo > .cache/imports.txt \
		|| { cat .cache/imports.txt; exit 1; }

soak: $(COMPILED)
	@SERAI_SOAK=1 $(BIN)/python -m pytest -m soak

bench: $(COMPILED) $(PEERS)/.ready
	@$(BIN)/serai bench --peers $(PEERS)/bin/python

strength: $(COMPILED)
	@$(BIN)/python bench/strength.py

dev: $(COMPILED)
	@$(BIN)/ruff check -q --fix
	@$(BIN)/ruff format -q
	@$(MAKE) --no-print-directory check
	@$(BIN)/python -m pytest -q -x -m 'not soak'

clean:
	rm -rf $(VENV) .cache build

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Serai needs Python 3.11 or newer; name one with make PYTHON=…'; exit 1; }
	@echo 'Setting up: a virtual environment in $(VENV) …'
	@$(PYTHON) -m venv $(VENV)
	@echo 'Setting up: Python packages (this takes a minute, once) …'
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(COMPILED): $(READY) $(SOURCES)
	@$(BIN)/serai compile
	@mkdir -p $(@D) && touch $@

$(PEERS)/.ready: bench/peers.lock
	@echo 'Setting up: the peers to measure against, in $(PEERS) …'
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r bench/peers.lock
	@touch $@
