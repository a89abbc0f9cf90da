"""Benchmarks of our environments against other libraries, interleaved in one run because machines are noisy."""

import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.results import BenchRow, LogMessage, bench_row
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages.errors import plain

SCRIPTS = Path(__file__).parent / "environments"
GAME_TITLES = ("Mississippi Queen", "Riverboat")
REPETITIONS = 3


@dataclass(frozen=True)
class PeerMeasurement:
    """A measurement by another library's script, and the target ratio of ours to it."""

    script: str
    what: str
    target: str = ""


@dataclass(frozen=True)
class EnvironmentBenchmark:
    """One interface to both games, measured by `ours.py`, and its peers."""

    way: str
    unit: str
    peer_measurements: tuple[PeerMeasurement, ...] = ()
    target: str = ""  # in `unit`

    @property
    def ours(self) -> list[str]:
        return [f"{game}, {self.way}" for game in GAME_TITLES]


ENVIRONMENT_BENCHMARKS = (
    EnvironmentBenchmark(
        "PettingZoo env()",
        "turns/s",
        (PeerMeasurement("pettingzoo_connect_four.py", "PettingZoo connect four, env()", "2.5"),),
    ),
    EnvironmentBenchmark(
        "PettingZoo raw_env()",
        "turns/s",
        (
            PeerMeasurement("pettingzoo_connect_four.py", "PettingZoo connect four, raw_env()", "4"),
            PeerMeasurement("rlcard_games.py", "RLCard limit hold'em"),
            PeerMeasurement("rlcard_games.py", "RLCard Uno"),
            PeerMeasurement("rlcard_games.py", "RLCard gin rummy"),
        ),
    ),
    EnvironmentBenchmark(
        "OpenSpiel",
        "steps/s",
        (
            PeerMeasurement("openspiel_games.py", "OpenSpiel backgammon (C++), from Python"),
            PeerMeasurement("openspiel_games.py", "OpenSpiel block dominoes (Python)"),
        ),
    ),
    EnvironmentBenchmark("Gymnasium", "steps/s"),
    EnvironmentBenchmark(
        "Gymnasium, legal actions", "steps/s", (PeerMeasurement("gymnasium_cart_pole.py", "Gymnasium CartPole"),)
    ),
    EnvironmentBenchmark("Gymnasium, 1,024", "steps/s"),
    EnvironmentBenchmark(
        "Gymnasium, 1,024, legal actions",
        "steps/s",
        (
            PeerMeasurement("gymnasium_cart_pole.py", "Gymnasium CartPole, 1,024 in a SyncVectorEnv"),
            PeerMeasurement("gymnasium_cart_pole.py", "Gymnasium CartPole, 1,024 in numpy"),
        ),
    ),
    EnvironmentBenchmark(
        "batch of 1,024",
        "steps/s",
        (
            PeerMeasurement("pgx_batch.py", "Pgx backgammon, 1,024 games"),
            PeerMeasurement("pgx_batch.py", "Pgx go 9x9, 1,024 games"),
            PeerMeasurement("pgx_batch.py", "Pgx connect four, 1,024 games"),
        ),
        target="1.5 M",
    ),
    EnvironmentBenchmark("batch of 1,024, steps alone", "steps/s", target="1.5 M"),
)


def environment_rows(python: Path, seconds: float, tell: LogMessage) -> list[BenchRow]:
    """Rows of all benchmarks; `python` is an interpreter with the other libraries."""
    rows: list[BenchRow] = []
    for benchmark in ENVIRONMENT_BENCHMARKS:
        tell(f"both games: {benchmark.way}")
        rows += benchmark_rows(benchmark, [measure_round(benchmark, python, seconds) for _ in range(REPETITIONS)])
    return rows


def measure_round(benchmark: EnvironmentBenchmark, python: Path, seconds: float) -> dict[str, Any]:
    """The result of each measurement: steps per second, or a message about a missing library."""
    found = run_script(sys.executable, "ours.py", benchmark.ours, seconds)
    for peer in benchmark.peer_measurements:
        found |= run_script(str(python), peer.script, [peer.what], seconds)
    return found


def run_script(python: str, script: str, only: list[str], seconds: float) -> dict[str, Any]:
    command = [python, str(SCRIPTS / script), "--seconds", str(seconds), "--only", *only]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise PaddlewheelError(plain(f"{script} could not measure {', '.join(only)}:\n{done.stderr}"))
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {line["what"]: line.get("steps_per_second", line.get("missing")) for line in lines}


def benchmark_rows(benchmark: EnvironmentBenchmark, rounds: list[dict[str, Any]]) -> Iterator[BenchRow]:
    """Medians over the rounds: of the rates, and of the ratios within each round."""
    missing = {what: why for what, why in rounds[0].items() if isinstance(why, str)}
    for what in rounds[0]:
        if what in missing:
            yield bench_row(what, None, missing[what], "")
        else:
            rate = statistics.median(found[what] for found in rounds)
            yield bench_row(what, rate, benchmark.unit, benchmark.target if what in benchmark.ours else "")
    for peer in benchmark.peer_measurements:
        for ours in benchmark.ours:
            if not missing.keys() & {ours, peer.what}:
                ratio = statistics.median(found[ours] / found[peer.what] for found in rounds)
                yield bench_row(f"{ours}, against {peer.what}", ratio, "times", peer.target)
