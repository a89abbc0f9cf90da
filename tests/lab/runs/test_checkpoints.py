"""A run that is stopped, whatever stops it, keeps its finished games and goes on from them."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.core.errors import RecordError
from paddlewheel.lab import compare as compare_module
from paddlewheel.lab.compare import compare, comparison_identity, make_comparison
from paddlewheel.lab.ladder import ladder, ladder_identity, make_ladder
from paddlewheel.lab.runs.checkpoint import Checkpoint
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.simulate import make_simulation, simulate, simulation_identity
from tests.lab.runs.crashing_bot import MORTAL
from tests.processes import children, is_running, until

SPEEDS = ("steps_per_second", "decisions_per_second", "games_per_second")


class Scene:
    """A folder with a bot that can be told to die, and the command line to run it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.order = folder, folder / "order"
        (folder / "mortal.py").write_text(MORTAL)
        self.environment = {**os.environ, "ORDER": str(self.order)}

    def command(self, *more: str) -> list[str]:
        fixed = ["simulate", "riverboat", "--players", "2", "--bots", "mortal,deckhand", "--load", "mortal.py"]
        return [sys.executable, "-m", "paddlewheel.cli", *fixed, "--games", "20", "--workers", "2", "--json", *more]

    def run(self, *more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*more), cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )

    def trace(self, *more: str) -> str:
        done = self.run(*more)
        assert done.returncode == 0, done.stderr
        return str(json.loads(done.stdout)["trace"])


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path)


def without_speed(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in SPEEDS}


def expected_trace(games: int = 20) -> str:
    """While it lives, a mortal plays like a deckhand."""
    return str(simulate(make_simulation(RunOptions("riverboat", ["deckhand"], games, workers=1), None, 2))["trace"])


def kept_lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text().splitlines()]


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced(scene: Scene) -> None:
    scene.order.write_text("once")
    assert scene.trace() == expected_trace()
    assert not scene.order.exists()  # it did die


@pytest.mark.slow
def test_where_workers_keep_dying_the_finished_games_are_kept_and_the_run_goes_on(scene: Scene) -> None:
    scene.order.write_text("always")
    done = scene.run()
    assert done.returncode == 1
    assert "a worker died (killed, or out of memory)" in done.stderr
    assert "Traceback" not in done.stderr
    (kept,) = scene.folder.glob("paddlewheel-simulate-*.jsonl")
    assert f"--keep {kept.name}" in done.stderr
    finished = {row["job"] for row in kept_lines(kept)[1:]}
    assert len(finished) >= 5  # which ones depends on who was quick
    scene.order.unlink()
    assert scene.trace("--keep", kept.name) == expected_trace()


@pytest.mark.slow
def test_a_killed_run_leaves_no_worker_behind_and_goes_on(scene: Scene) -> None:
    scene.order.write_text("wait")  # so that it does not end by itself
    process = subprocess.Popen(
        scene.command("--games", "150", "--keep", "run.jsonl"), cwd=scene.folder, env=scene.environment
    )
    kept = scene.folder / "run.jsonl"
    while not kept.exists() or kept.read_bytes().count(b"\n") < 10:
        assert process.poll() is None
        time.sleep(0.01)
    workers = children(process.pid)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert len(workers) >= 2
    assert 10 <= kept.read_bytes().count(b"\n") < 150
    until(lambda: not any(map(is_running, workers)))
    scene.order.unlink()
    assert scene.trace("--games", "150", "--keep", "run.jsonl") == expected_trace(150)


@pytest.mark.slow
def test_an_interrupt_is_a_sentence_too(scene: Scene) -> None:
    command = scene.command("--games", "5000", "--workers", "1", "--keep", "run.jsonl")
    process = subprocess.Popen(
        command,
        cwd=scene.folder,
        env=scene.environment,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )
    kept = scene.folder / "run.jsonl"
    while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 1
    assert "paddlewheel: stopped; what was finished is kept in run.jsonl, and this goes on from there" in said
    assert "Traceback" not in said


def heed_interrupts() -> None:
    """A shell's background job, and so all it starts, ignores interrupts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def small_run(games: int = 4, seed: int = 1, bots: str = "mate") -> Any:
    return make_simulation(RunOptions("riverboat", [bots], games, seed, workers=1), None, 2)


def test_a_line_torn_by_a_kill_is_played_again(tmp_path: Path) -> None:
    run, path = small_run(), tmp_path / "run.jsonl"
    expected = simulate(run, keep=Checkpoint(simulation_identity(run), path))["trace"]
    whole = path.read_bytes()
    for size in (0, 10, len(whole) - 1, len(whole) - 30):
        path.write_bytes(whole[:size])
        assert simulate(run, keep=Checkpoint(simulation_identity(run), path))["trace"] == expected
        assert path.read_bytes() == whole


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    few, many = small_run(3), small_run(5)
    simulate(few, keep=Checkpoint(simulation_identity(few), path))
    told: list[int] = []
    report = simulate(many, told.append, Checkpoint(simulation_identity(many), path))
    assert len(kept_lines(path)) == 1 + 5
    assert without_speed(report) == without_speed(simulate(many))


@pytest.mark.parametrize(
    ("other", "reason"), [({"seed": 2}, "its seed is 1, not 2"), ({"bots": "deckhand"}, r"its bots is \[.mate")]
)
def test_a_file_of_another_run_is_refused(tmp_path: Path, other: dict[str, Any], reason: str) -> None:
    path = tmp_path / "run.jsonl"
    Checkpoint(simulation_identity(small_run()), path)
    with pytest.raises(RecordError, match=f"holds another run: {reason}"):
        Checkpoint(simulation_identity(small_run(**other)), path)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a letter to my aunt\n", "not JSON"),
        ('{"format": "paddlewheel-record"}\n', "not a run that was kept"),
        ("no line at all", "not a run that was kept"),
    ],
)
def test_a_file_that_is_no_run_is_refused_and_left_alone(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(RecordError, match=reason):
        Checkpoint(simulation_identity(small_run()), path)
    assert path.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run, path = small_run(), tmp_path / "run.jsonl"
    simulate(run, keep=Checkpoint(simulation_identity(run), path))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], "{oops\n", *lines[3:]]))
    with pytest.raises(RecordError, match="line 3: this is not JSON"):
        Checkpoint(simulation_identity(run), path)


def test_comparisons_and_ladders_are_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = make_comparison(RunOptions("riverboat", ("mate", "deckhand"), 8, 1, workers=1), None, 2)
    climb = make_ladder(RunOptions("riverboat", ["deckhand", "mate"], 6, 1, workers=1), None, [2, 3])
    first = compare(contest, keep=Checkpoint(comparison_identity(contest), tmp_path / "contest"))
    climbed = ladder(climb, keep=Checkpoint(ladder_identity(climb), tmp_path / "climb"))
    monkeypatch.setattr(compare_module, "play_game", None)  # nothing is played again
    assert compare(contest, keep=Checkpoint(comparison_identity(contest), tmp_path / "contest")) == first
    assert ladder(climb, keep=Checkpoint(ladder_identity(climb), tmp_path / "climb")) == climbed
