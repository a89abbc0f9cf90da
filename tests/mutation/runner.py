"""Tries mutants: the tests are collected once and run once under coverage, which says which test runs which function;
then a forked child for each mutant runs those of them that call its function, the quickest first, and ends with the
first that fails.

PADDLEWHEEL_PLAIN=1 python -m coverage run --branch -m tests.mutation.runner JOB, where JOB is a Job as JSON
"""

import json
import os
import sys
import time
from dataclasses import dataclass

import pytest
from coverage import Coverage

from tests.mutation.mutants import Mutant, apply, functions, sample

# A mutant hangs, which counts as noticed, when its tests take longer than this, and so many times as long as usual.
MIN_SECONDS, TIMES_AS_LONG = 5, 20
KILLED, SURVIVED = 1, 0
QUIET = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminal", "-m", "not soak and not slow"]
Function = tuple[str, str]  # its module and its name


@dataclass(frozen=True)
class Job:
    """Every `parts`-th of `count` mutants of these modules, beginning with `part`, and the tests that should notice."""

    game: str
    modules: list[str]
    tests: list[str]
    count: int
    part: int = 0
    parts: int = 1

    @property
    def mutants(self) -> list[Mutant]:
        return sample(self.game, self.modules, self.count)[self.part :: self.parts]


class Trial:
    """In the place of pytest's own loop over the tests."""

    def __init__(self, job: Job, coverage: Coverage) -> None:
        self.job, self.coverage = job, coverage
        self.seconds: dict[str, float] = {}
        self.callers: dict[Function, list[pytest.Item]] = {}
        self.complete = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            self._watch(item)
        self.coverage.stop()
        if session.testsfailed:
            print("the tests fail without any fault", flush=True)
            return True
        self.callers = self._callers_of_functions(session)
        for mutant in self.job.mutants:
            verdict = "killed" if self._is_killed(session, mutant) else "SURVIVED"
            print(f"{verdict} {mutant}", flush=True)
        self.complete = True
        return True

    def _watch(self, item: pytest.Item) -> None:
        """Run a test and remember how long it takes; what it runs is noted under its name."""
        self.coverage.switch_context(item.nodeid)
        started = time.monotonic()
        run(item)
        self.seconds[item.nodeid] = time.monotonic() - started

    def _callers_of_functions(self, session: pytest.Session) -> dict[Function, list[pytest.Item]]:
        """The tests that run a line of a function, the quickest first."""
        data = self.coverage.get_data()
        items = sorted(session.items, key=lambda item: self.seconds[item.nodeid])
        found: dict[Function, list[pytest.Item]] = {}
        for module, name, function in functions(self.job.game, self.job.modules):
            code = function.__code__
            body = {line for *_, line in code.co_lines() if line not in (None, code.co_firstlineno)}
            tests_of_lines = data.contexts_by_lineno(code.co_filename)
            names = {test for line in body for test in tests_of_lines.get(line, [])}
            found[module, name] = [item for item in items if item.nodeid in names]
        return found

    def _is_killed(self, session: pytest.Session, mutant: Mutant) -> bool:
        child = os.fork()
        if child == 0:
            self._run_tests_with(session, mutant)
        usual = sum(self.seconds[item.nodeid] for item in self.callers[mutant.module, mutant.function])
        deadline = time.monotonic() + max(MIN_SECONDS, TIMES_AS_LONG * usual)
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
            for item in self.callers[mutant.module, mutant.function]:
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


def main(job: Job) -> int:
    """A line for each mutant, 'killed' or 'SURVIVED'."""
    coverage = Coverage.current()
    assert coverage is not None, "run it by: python -m coverage run"
    trial = Trial(job, coverage)
    pytest.main([*QUIET, *job.tests], plugins=[trial])
    return 0 if trial.complete else 1


if __name__ == "__main__":
    sys.exit(main(Job(**json.loads(sys.argv[1]))))
