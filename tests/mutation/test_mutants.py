"""Of sampled faults in the rules, at least 85 % are noticed by the rules' tests."""

import os
import subprocess
import sys

import pytest

from tests.mutation.mutants import QUEEN, RIVERBOAT, RULES

ENOUGH = 0.85
WORKERS = os.cpu_count() or 1


def verdicts(game: str, count: int, parts: int) -> list[str]:
    command = [sys.executable, "-m", "tests.mutation.runner", game, str(count)]
    workers = [
        subprocess.Popen(
            [*command, str(part), str(parts)],
            env={**os.environ, "PADDLEWHEEL_PLAIN": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        for part in range(parts)
    ]
    lines = [line for worker in workers for line in worker.communicate()[0].splitlines()]
    assert len(lines) == count
    return lines


def check(game: str, count: int, most_survivors: int, parts: int = 1) -> None:
    survivors = [line for line in verdicts(game, count, parts) if line.startswith("SURVIVED")]
    assert len(survivors) <= most_survivors, "\n".join(survivors)


@pytest.mark.slow
@pytest.mark.parametrize("game", RULES)
def test_a_few_faults_in_the_rules_are_noticed(game: str) -> None:
    """So small a sample can be unlucky: if 15 % of all faults survive, one sample in fifty has more than 6 of 20."""
    check(game, 20, most_survivors=6)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "count"), [(QUEEN, 300), (RIVERBOAT, 200)])
def test_most_faults_in_the_rules_are_noticed(game: str, count: int) -> None:
    check(game, count, most_survivors=round(count * (1 - ENOUGH)), parts=WORKERS)
