"""The rules' own tests reach at least 98 % of the branches of the rules, and notice at least 85 % of sampled faults.

They run in plain mode for it: those of some chapters here, all of them in `make soak`.
"""

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from tests.mutation.mutants import QUEEN, RIVERBOAT, RULES
from tests.mutation.runner import Job

ENOUGH_BRANCHES = 98.0  # per cent
ENOUGH_FAULTS = 0.85
WORKERS = os.cpu_count() or 1
CHAPTERS = {QUEEN: ["pushing", "river"], RIVERBOAT: ["planting", "shipping"]}
TESTS_OF_THEM = {
    QUEEN: ["river", *(f"test_{name}.py" for name in ("pushing", "movement", "movement_failing", "end", "setup"))],
    RIVERBOAT: ["test_planting.py", "test_shipping.py"],
}


@dataclass(frozen=True)
class Found:
    verdicts: list[str]  # a line for each mutant
    covered: dict[str, Any]  # coverage's report

    @property
    def survivors(self) -> list[str]:
        return [line for line in self.verdicts if line.startswith("SURVIVED")]

    @property
    def missing(self) -> dict[str, Any]:
        return {
            name: (entry["missing_lines"], entry["missing_branches"])
            for name, entry in self.covered["files"].items()
            if entry["missing_lines"] or entry["missing_branches"]
        }


def tried(job: Job, folder: Path) -> Found:
    """Run by as many processes as the job has parts."""
    python = [sys.executable, "-m", "coverage"]
    modules = ",".join(f"*/{job.game}/rules/{name}.py" for name in job.modules)
    options = ["--rcfile", os.devnull, "--branch", "--include", modules]
    parts = [replace(job, part=part) for part in range(job.parts)]
    workers = [
        subprocess.Popen(
            [*python, "run", *options, "-m", "tests.mutation.runner", json.dumps(asdict(part))],
            env={**os.environ, "PADDLEWHEEL_PLAIN": "1", "COVERAGE_FILE": str(folder / f"data{part.part}")},
            stdout=subprocess.PIPE,
            text=True,
        )
        for part in parts
    ]
    verdicts = [line for worker in workers for line in worker.communicate()[0].splitlines()]
    assert [worker.returncode for worker in workers] == [0] * job.parts, verdicts
    assert len(verdicts) == job.count
    report = folder / "report.json"
    command = [*python, "json", "--rcfile", os.devnull, "--data-file", folder / "data0", "-o", report]
    subprocess.run(command, check=True, capture_output=True)
    return Found(verdicts, json.loads(report.read_text()))


def check_branches(job: Job, found: Found) -> None:
    assert len(found.covered["files"]) == len(job.modules)
    assert found.covered["totals"]["percent_covered"] >= ENOUGH_BRANCHES, found.missing


@pytest.mark.plain
@pytest.mark.parametrize("game", RULES)
def test_the_tests_of_some_chapters_reach_their_branches_and_notice_faults(game: str, tmp_path: Path) -> None:
    """So small a sample can be unlucky: if 15 % of all survive, one sample in a hundred has more than 4 of 10."""
    tests = [f"tests/{game}/rules/{name}" for name in TESTS_OF_THEM[game]]
    job = Job(game, CHAPTERS[game], tests, count=10)
    found = tried(job, tmp_path)
    check_branches(job, found)
    assert len(found.survivors) <= 4, "\n".join(found.survivors)


@pytest.mark.soak
@pytest.mark.parametrize("game", RULES)
def test_branches_of_the_rules_are_reached(game: str, tmp_path: Path) -> None:
    job = Job(game, RULES[game], [f"tests/{game}/rules"], count=0)
    check_branches(job, tried(job, tmp_path))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "count"), [(QUEEN, 300), (RIVERBOAT, 200)])
def test_most_faults_in_the_rules_are_noticed(game: str, count: int, tmp_path: Path) -> None:
    job = Job(game, RULES[game], [f"tests/{game}/rules", f"tests/{game}/perft"], count, parts=WORKERS)
    found = tried(job, tmp_path)
    assert len(found.survivors) <= round(count * (1 - ENOUGH_FAULTS)), "\n".join(found.survivors)
