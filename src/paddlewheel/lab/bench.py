"""What `make bench` measures: this engine, and peers beside it in the same run, because machines are noisy."""

import json
import platform
import statistics
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from paddlewheel.core.records import engine_version
from paddlewheel.mississippi_queen.deckhands import Bench
from paddlewheel.mississippi_queen.editions import Options
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.measure import copy_nanoseconds, plan_times
from paddlewheel.mississippi_queen.playout import BOAT_TURNS, DECISIONS, STEPS

BASIC = Options("2019", 4)
FULL = Options("2019-advanced", 4, {"black_rose": True})
PEERS = {"OpenSpiel backgammon (C++)": "openspiel_backgammon.py", "Catanatron": "catanatron_random.py"}
PEER_SCRIPTS = Path("benchmarks/peers")
RUNS = 5
FIRST_ACTION = "import paddlewheel as pw; pw.new_game(seed=1).legal_actions()"


def measure(seconds: float, peers: Path | None, tell: Callable[[str], None]) -> dict[str, Any]:
    rows: list[dict[str, Any]] = []
    tell("random play, 2019, four players, one core")
    basic = rates(BASIC, seconds)
    rows += [
        row("2019, 4 players, random play, one core", basic["steps"], "steps/s", "2.5 M"),
        row("", basic["decisions"], "decisions/s", "1 M"),
        row("", basic["boat_turns"], "boat-turns/s", "0.6 M"),
        row("", basic["games"], "games/s", ""),
    ]
    tell("random play with all B tiles and the Black Rose")
    rows.append(row("all B tiles and the Black Rose", rates(FULL, seconds)["steps"], "steps/s", "1 M"))
    tell("two threads against one")
    rows.append(row("two threads, median of five runs", two_threads(seconds / 3), "times one", "1.6"))
    tell("copies and plans")
    rows.append(row("copy of a position, compiled", copy_nanoseconds(), "ns", "100"))
    median, high = plan_times()
    rows.append(row("plans, compiled call, median", median, "ms", "0.5"))
    rows.append(row("plans, compiled call, 99th percentile", high, "ms", "10"))
    tell("a fresh start")
    rows.append(row("fresh process to first legal actions", start_seconds(), "s", "2"))
    if peers is not None:
        rows += peer_rows(peers, seconds, basic["steps"], tell)
    return {"version": engine_version(), "machine": machine(), "rows": rows}


def row(what: str, value: float, unit: str, target: str) -> dict[str, Any]:
    return {"what": what, "value": value, "unit": unit, "target": target}


def rates(options: Options, seconds: float) -> dict[str, float]:
    """Random games on one core for about this long."""
    bench = Bench(options)
    bench.play(0, 0, 4)
    totals = {"steps": 0, "decisions": 0, "boat_turns": 0, "games": 0}
    started, first = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        rows = bench.play(1, first, 64)
        first += len(rows)
        totals["steps"] += int(rows[:, STEPS].sum())
        totals["decisions"] += int(rows[:, DECISIONS].sum())
        totals["boat_turns"] += int(rows[:, BOAT_TURNS].sum())
        totals["games"] += len(rows)
    elapsed = time.perf_counter() - started
    return {name: count / elapsed for name, count in totals.items()}


def two_threads(seconds: float) -> float:
    """How many times faster two threads are than one: the median of several pairs of runs."""
    ratios = []
    for _ in range(RUNS):
        alone = rates(BASIC, seconds)["steps"]
        with ThreadPoolExecutor(2) as pool:
            together = list(pool.map(lambda _: rates(BASIC, seconds)["steps"], range(2)))
        ratios.append(sum(together) / alone)
    return statistics.median(ratios)


def start_seconds() -> float:
    import sys

    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST_ACTION], check=True)
    return time.perf_counter() - started


def peer_rows(python: Path, seconds: float, ours: float, tell: Callable[[str], None]) -> list[dict[str, Any]]:
    rows = []
    for name, script in PEERS.items():
        tell(name)
        command = [str(python), str(PEER_SCRIPTS / script), "--seconds", str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        theirs = json.loads(done.stdout.strip().splitlines()[-1])["steps_per_second"]
        rows.append(row(name, theirs, "steps/s", ""))
        rows.append(row(f"this engine against {name}", ours / theirs, "times", "100" if name == "Catanatron" else "10"))
    return rows


def machine() -> str:
    return f"{platform.machine()}, Python {platform.python_version()}, {MISSISSIPPI_QUEEN.title}"
