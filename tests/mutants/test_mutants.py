"""Of sampled faults in the rules, at least 85 % are noticed by the rules' tests."""

import os
import subprocess
import sys

import pytest

ENOUGH = 0.85
WORKERS = os.cpu_count() or 1


def verdicts(count: int) -> list[str]:
    command = [sys.executable, "-m", "tests.mutants.mutants", str(count)]
    workers = [
        subprocess.Popen(
            [*command, str(part), str(WORKERS)],
            env={**os.environ, "PADDLEWHEEL_PLAIN": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        for part in range(WORKERS)
    ]
    lines = [line for worker in workers for line in worker.communicate()[0].splitlines()]
    assert len(lines) == count
    return lines


def check(count: int, most_survivors: int) -> None:
    survivors = [line for line in verdicts(count) if line.startswith("SURVIVED")]
    assert len(survivors) <= most_survivors, "\n".join(survivors)


@pytest.mark.slow
def test_a_few_faults_in_the_rules_are_noticed() -> None:
    """So small a sample can be unlucky: if 15 % of all faults survive, one sample in fifty has more than 6 of 20."""
    check(20, most_survivors=6)


@pytest.mark.soak
def test_three_hundred_faults_in_the_rules_are_noticed() -> None:
    check(300, most_survivors=round(300 * (1 - ENOUGH)))
