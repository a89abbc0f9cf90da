"""The rules' own tests reach at least 98 % of the branches of the rules."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.mutants import RULES

ENOUGH = 98.0


@pytest.mark.slow
@pytest.mark.parametrize("game", RULES)
def test_branches_of_the_rules_are_reached(game: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PADDLEWHEEL_PLAIN": "1", "COVERAGE_FILE": str(tmp_path / "data")}
    python = [sys.executable, "-m", "coverage"]
    modules = ",".join(f"*/{game}/rules/{name}.py" for name in RULES[game])
    pytest_arguments = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"tests/{game}/rules"]
    command = [*python, "run", "--rcfile", os.devnull, "--branch", "--include", modules, *pytest_arguments]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    report = tmp_path / "report.json"
    command = [*python, "json", "--include", modules, "-o", str(report), "--fail-under", "0"]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    found = json.loads(report.read_text())
    missing = {
        name: (entry["missing_lines"], entry["missing_branches"])
        for name, entry in found["files"].items()
        if entry["missing_lines"] or entry["missing_branches"]
    }
    assert len(found["files"]) == len(RULES[game])
    assert found["totals"]["percent_covered"] >= ENOUGH, missing
