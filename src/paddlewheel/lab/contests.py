"""Benchmarks of our environments against other libraries, interleaved in one run because machines are noisy."""

import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.lab.bench_rows import Row, Tell, row

SCRIPTS = Path("benchmarks/environments")
GAMES = ("Mississippi Queen", "Riverboat")
ROUNDS = 3


@dataclass(frozen=True)
class Rival:
    """A measurement by another library's script, and the target ratio of ours to it."""

    script: str
    what: str
    target: str = ""


@dataclass(frozen=True)
class Contest:
    """One interface to both games, measured by `ours.py`, and its peers."""

    way: str
    unit: str
    rivals: tuple[Rival, ...] = ()
    target: str = ""  # in `unit`

    @property
    def ours(self) -> list[str]:
        return [f"{game}, {self.way}" for game in GAMES]


CONTESTS = (
    Contest(
        "PettingZoo env()",
        "turns/s",
        (Rival("pettingzoo_connect_four.py", "PettingZoo connect four, env()", "2.5"),),
    ),
    Contest(
        "PettingZoo raw_env()",
        "turns/s",
        (
            Rival("pettingzoo_connect_four.py", "PettingZoo connect four, raw_env()", "4"),
            Rival("rlcard_games.py", "RLCard limit hold'em"),
            Rival("rlcard_games.py", "RLCard Uno"),
            Rival("rlcard_games.py", "RLCard gin rummy"),
        ),
    ),
    Contest(
        "OpenSpiel",
        "steps/s",
        (
            Rival("openspiel_games.py", "OpenSpiel backgammon (C++), from Python"),
            Rival("openspiel_games.py", "OpenSpiel block dominoes (Python)"),
        ),
    ),
    Contest("Gymnasium", "steps/s"),
    Contest("Gymnasium, legal actions", "steps/s", (Rival("gymnasium_cart_pole.py", "Gymnasium CartPole"),)),
    Contest("Gymnasium, 1,024", "steps/s"),
    Contest(
        "Gymnasium, 1,024, legal actions",
        "steps/s",
        (
            Rival("gymnasium_cart_pole.py", "Gymnasium CartPole, 1,024 in a SyncVectorEnv"),
            Rival("gymnasium_cart_pole.py", "Gymnasium CartPole, 1,024 in numpy"),
        ),
    ),
    Contest(
        "batch of 1,024",
        "steps/s",
        (
            Rival("pgx_batch.py", "Pgx backgammon, 1,024 games"),
            Rival("pgx_batch.py", "Pgx go 9x9, 1,024 games"),
            Rival("pgx_batch.py", "Pgx connect four, 1,024 games"),
        ),
        target="1.5 M",
    ),
    Contest("batch of 1,024, steps alone", "steps/s", target="1.5 M"),
)


def environment_rows(python: Path, seconds: float, tell: Tell) -> list[Row]:
    """Rows of all benchmarks; `python` is an interpreter with the other libraries."""
    rows: list[Row] = []
    for contest in CONTESTS:
        tell(f"both games: {contest.way}")
        rows += contest_rows(contest, [one_round(contest, python, seconds) for _ in range(ROUNDS)])
    return rows


def one_round(contest: Contest, python: Path, seconds: float) -> dict[str, Any]:
    """The result of each measurement: steps per second, or a message about a missing library."""
    found = measures(sys.executable, "ours.py", contest.ours, seconds)
    for rival in contest.rivals:
        found |= measures(str(python), rival.script, [rival.what], seconds)
    return found


def measures(python: str, script: str, only: list[str], seconds: float) -> dict[str, Any]:
    command = [python, str(SCRIPTS / script), "--seconds", str(seconds), "--only", *only]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise PaddlewheelError(f"{script} could not measure {', '.join(only)}:\n{done.stderr}")
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {line["what"]: line.get("steps_per_second", line.get("missing")) for line in lines}


def contest_rows(contest: Contest, rounds: list[dict[str, Any]]) -> Iterator[Row]:
    """Medians over the rounds: of the rates, and of the ratios within each round."""
    missing = {what: why for what, why in rounds[0].items() if isinstance(why, str)}
    for what in rounds[0]:
        if what in missing:
            yield row(what, None, missing[what], "")
        else:
            rate = statistics.median(found[what] for found in rounds)
            yield row(what, rate, contest.unit, contest.target if what in contest.ours else "")
    for rival in contest.rivals:
        for ours in contest.ours:
            if not missing.keys() & {ours, rival.what}:
                ratio = statistics.median(found[ours] / found[rival.what] for found in rounds)
                yield row(f"{ours}, against {rival.what}", ratio, "times", rival.target)
