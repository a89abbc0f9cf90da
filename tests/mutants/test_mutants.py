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


def check(count: int) -> None:
    lines = verdicts(count)
    survivors = [line for line in lines if line.startswith("SURVIVED")]
    print("\n".join(survivors))
    assert len(survivors) <= (1 - ENOUGH) * count, "\n".join(survivors)


@pytest.mark.slow
def test_a_few_faults_in_the_rules_are_noticed() -> None:
    check(12)


@pytest.mark.soak
def test_three_hundred_faults_in_the_rules_are_noticed() -> None:
    check(300)
