# `make help` lists what can be asked for.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
CLIENT := $(BIN)/python tools/client.py
WORKERS ?= 2
ARGS ?=
ROOM ?= samurai
SEED ?= 1
COUNT ?= 250
TABLES ?= 250
SECONDS ?= 30

.DEFAULT_GOAL := help
.PHONY: help play dev test mutants check bench load client types fix lock release clean
.DELETE_ON_ERROR:

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: client  ## install on the first run, then serve the table on this machine
	@exec $(BIN)/kabuto serve $(ARGS)

dev: $(VENV)/.project  ## serve the page with live reload, beside a running `make play`
	@$(CLIENT) npm run dev

test: $(VENV)/.dev client  ## every test: client, Python, browser
	@export KABUTO_CHROMIUM=$$(sh tools/ensure_chromium.sh $(BIN)/python) && \
	$(CLIENT) npm run --silent test && \
	$(BIN)/pytest -n $(WORKERS) $(ARGS)

mutants: $(VENV)/.dev $(VENV)/.project  ## plant mistakes in the rules of ROOM, see which no test notices
	@$(BIN)/python -m tools.mutants $(ROOM) --seed $(SEED) --count $(COUNT) $(ARGS)

check: $(VENV)/.dev $(VENV)/.project  ## style, types, imports, words, names, generated files
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/check_words.py
	@$(BIN)/python tools/check_names.py
	@$(BIN)/python tools/generate_types.py --check
	@$(BIN)/deptry src
	@$(CLIENT) npm run --silent check

bench: $(VENV)/.dev $(VENV)/.project  ## measure the games and the server
	@$(BIN)/kabuto bench $(ARGS)

load: $(VENV)/.dev client  ## measure what a server bears: TABLES, SECONDS, or ARGS="--crowd 1000"
	@$(BIN)/python -m tools.load --tables $(TABLES) --seconds $(SECONDS) $(ARGS)

client: $(VENV)/.project  ## build the page where it is missing or older than its sources
	@$(CLIENT) build

types: $(VENV)/.project  ## write the page's types from the server's
	@$(BIN)/python tools/generate_types.py

fix: $(VENV)/.dev  ## format, and apply automatic fixes
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format
	@$(CLIENT) npm run --silent fix

LOCK := $(BIN)/pip-compile --quiet --upgrade --strip-extras --allow-unsafe --all-build-deps \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

lock: $(VENV)/.dev  ## choose the newest versions that pyproject.toml allows
	@$(LOCK) --output-file requirements/runtime.txt pyproject.toml
	@$(LOCK) --extra dev --extra pg --constraint requirements/runtime.txt \
		--output-file requirements/dev.txt pyproject.toml

release: $(VENV)/.dev client  ## tag a release and build its wheel, or say what is missing
	@$(BIN)/python tools/release.py $(ARGS)

clean:  ## remove what was installed and built here
	rm -rf $(VENV) node_modules src/kabuto/web/static dist

# --- stamps: what has been installed -------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kabuto needs Python 3.11 or newer: make PYTHON=/path/to/it")'
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --upgrade 'pip>=25'

$(VENV)/.runtime: requirements/runtime.txt | $(BIN)/python
	@echo "Installing what Kabuto runs on"
	@$(PIP) --require-hashes --requirement $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.runtime
	@echo "Installing what its tests and checks need"
	@$(PIP) --require-hashes --requirement $<
	@touch $@

$(VENV)/.project: pyproject.toml hatch_build.py $(VENV)/.runtime
	@echo "Installing Kabuto"
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@
