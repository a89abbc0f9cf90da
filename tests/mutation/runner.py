"""Tries mutants: the tests are collected once and watched once; then a forked child for each mutant runs those of them
that call its function, the quickest first, and ends with the first that fails.

PADDLEWHEEL_PLAIN=1 python -m tests.mutation.runner GAME COUNT PART PARTS
"""

import ast
import os
import sys
import time

import pytest

from tests.mutation.mutants import Mutant, apply, compiled, functions, rule_tests, sample, tree_of

SECONDS = 120  # a mutant that takes longer hangs, which counts as noticed
KILLED, SURVIVED = 1, 0
QUIET = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminal", "-m", "not soak and not slow"]


class Watch:
    """While it stands, the functions of the rules say that they were called: three times as quick as with a tracer."""

    def __init__(self, game: str) -> None:
        self.functions = {(module, name): function for module, name, function in functions(game)}
        self.codes = {name: function.__code__ for name, function in self.functions.items()}
        self.called: set[tuple[str, str]] = set()

    def __enter__(self) -> None:
        for name, function in self.functions.items():
            tree = tree_of(function)
            says_so = ast.parse(f"CALLED.add({name!r})").body
            tree.body[0].body[:0] = says_so  # type: ignore[attr-defined]
            function.__globals__["CALLED"] = self.called
            function.__code__ = compiled(tree, function, f"<watched {name}>")

    def __exit__(self, *_: object) -> None:
        for name, function in self.functions.items():
            function.__code__ = self.codes[name]


class Trial:
    """In the place of pytest's own loop over the tests."""

    def __init__(self, game: str, mutants: list[Mutant]) -> None:
        self.mutants = mutants
        self.watch = Watch(game)
        self.callers: dict[tuple[str, str], list[tuple[float, pytest.Item]]] = {}
        self.complete = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        with self.watch:
            for item in session.items:
                self._watch(item)
        if session.testsfailed:
            print("the tests fail without any fault", flush=True)
            return True
        for mutant in self.mutants:
            verdict = "killed" if self._is_killed(session, mutant) else "SURVIVED"
            print(f"{verdict} {mutant}", flush=True)
        self.complete = True
        return True

    def _watch(self, item: pytest.Item) -> None:
        """Run a test and remember how long it takes and which functions it calls."""
        self.watch.called.clear()
        started = time.monotonic()
        run(item)
        for name in self.watch.called:
            self.callers.setdefault(name, []).append((time.monotonic() - started, item))

    def _is_killed(self, session: pytest.Session, mutant: Mutant) -> bool:
        child = os.fork()
        if child == 0:
            self._run_tests_with(session, mutant)
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status) != SURVIVED
            time.sleep(0.01)
        os.kill(child, 9)
        os.waitpid(child, 0)
        return True

    def _run_tests_with(self, session: pytest.Session, mutant: Mutant) -> None:
        code = KILLED
        try:
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            apply(mutant)
            found = self.callers.get((mutant.module, mutant.function), [])
            for _, item in sorted(found, key=lambda pair: pair[0]):
                run(item)
                if session.testsfailed:
                    break
            else:
                code = SURVIVED
        finally:
            os._exit(code)


def run(item: pytest.Item) -> None:
    """Run a test, also for a second time."""
    if isinstance(item, pytest.Function):
        item._initrequest()
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def main(game: str, count: int, part: int, parts: int) -> int:
    """Try every `parts`-th of the sampled mutants, beginning with `part`; a line each, 'killed' or 'SURVIVED'."""
    trial = Trial(game, sample(game, count)[part::parts])
    pytest.main([*QUIET, *rule_tests(game)], plugins=[trial])
    return 0 if trial.complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *(int(argument) for argument in sys.argv[2:5])))
