"""A bot of one's own: the example, in worker processes too, and what is said when such a bot goes wrong."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.bots import BOTS
from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.lab.runs.plugins import load_plugins
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.simulate import make_simulation, simulate
from tests.repository import ROOT

EXAMPLE = ROOT / "examples" / "own_bot.py"


def compare_example(*more: str) -> dict[str, Any]:
    """The command that the example itself names."""
    named = re.search(r"`paddlewheel (compare [^`]+)`", EXAMPLE.read_text())
    assert named is not None
    command = [sys.executable, "-m", "paddlewheel.cli", *named[1].split(), "--workers", "2", "--json", *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return dict(json.loads(done.stdout))


def test_the_example_is_one_class_and_one_registration() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) < 40
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    assert len(classes) == 1
    assert text.count("@register") == 1


@pytest.mark.slow
def test_the_example_plays_and_is_compared_with_the_mate() -> None:
    report = compare_example("--most", "8")
    assert (report["challenger"], report["champion"], report["games"]) == ("cadet", "mate", 8)


@pytest.mark.soak
def test_the_example_is_better_than_the_mate() -> None:
    assert compare_example()["verdict"] == "high"


HEAD = "from paddlewheel.bots import Bot, register\n"


@pytest.fixture
def wild(tmp_path: Path) -> Any:
    """A bot that decides by the line it is given."""

    def run(line: str, workers: int = 1) -> Any:
        file = tmp_path / "wild.py"
        body = f"    name, manner = 'wild', 'anything'\n    def decide(self, seen, legal, budget):\n        {line}\n"
        file.write_text(f"{HEAD}@register\nclass Wild(Bot):\n{body}")
        own = load_plugins([file])
        return simulate(make_simulation(RunOptions("riverboat", ["wild"], 2, 1, workers=workers, own=own), None, 2))

    yield run
    BOTS.pop("wild", None)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("return [399]", "wild chose an illegal action, .*, in game 0"),
        ("return []", "wild chose nothing in game 0"),
        ("return legal[99]", r"wild failed in game 0: IndexError: .*wild\.py, line 6\)"),
    ],
)
def test_a_bot_that_goes_wrong_is_named_with_the_game(wild: Any, line: str, reason: str) -> None:
    with pytest.raises(PaddlewheelError, match=reason):
        wild(line)


@pytest.mark.slow
def test_what_goes_wrong_in_a_worker_is_told_here(wild: Any) -> None:
    with pytest.raises(PaddlewheelError, match=r"wild failed in game [01]: ZeroDivisionError"):
        wild("1 / 0", workers=2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("def", "SyntaxError"), ("import no_such_module", "ModuleNotFoundError"), (None, "No such file")],
)
def test_a_file_that_cannot_be_loaded_is_refused(tmp_path: Path, text: str | None, reason: str) -> None:
    file = tmp_path / "bot.py"
    if text is not None:
        file.write_text(text)
    with pytest.raises(SetupError, match=f"bot.py cannot be loaded.*{reason}"):
        load_plugins([file])
