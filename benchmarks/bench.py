"""python -m benchmarks.bench [--peers PYTHON] [--seconds N] [--json]: this engine, and peers beside it.

Peers are measured in the same run, because machines are noisy. `make bench` installs them first.
"""

import argparse
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks.environment_rows import environment_rows
from benchmarks.record_copies import copy_nanoseconds
from benchmarks.results import BenchRow, LogMessage, bench_row, bench_table
from benchmarks.thinking_times import thinking_times
from paddlewheel.bots import BOTS
from paddlewheel.cli.common import compile_if_needed, print_json
from paddlewheel.core.game import CHANCE, NOBODY, Game, Position
from paddlewheel.core.matches.records import engine_version
from paddlewheel.core.metrics import DECISIONS, STEPS, TURNS
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.games import find_game

PEERS = {"OpenSpiel backgammon (C++)": "openspiel_backgammon.py", "Catanatron": "catanatron_random.py"}
PEER_SCRIPTS = Path(__file__).parent / "peers"
THREAD_RUNS = 5
FIRST_ACTION = "import paddlewheel as pw; pw.new_game({game!r}, seed=1).legal_actions()"
GAMES_PER_CLOCK_CHECK = 64  # games between checks of the clock
# tree search: actions per rollout, iterations, turns between positions, positions
ROLLOUT_ACTIONS, TREE_WALKS, TREE_TURN_INTERVAL, TREE_POSITIONS = 40, 8000, 13, 9
PLAN_POSITIONS = 400  # turns at which plans are counted
MAX_THINKING_MS = {"mate": "5", "pilot": "20", "captain": "200", "commodore": "1000"}  # target thinking time in ms


def measure(seconds: float, peers: Path | None, tell: LogMessage) -> dict[str, Any]:
    queen, riverboat = find_game("mississippi-queen"), find_game("riverboat")
    basic, full = queen.options("2019", 4, {}), queen.options("2019-advanced", 4, {"black_rose": True})
    rows: list[BenchRow] = []
    tell("Mississippi Queen, random play on one core")
    ours = random_play_rates(queen, basic, seconds)
    rows += rate_rows("Mississippi Queen 2019, 4 players, random play, one core", ours, ("2.5 M", "1 M", "0.6 M"))
    tell("the same with all B tiles and the Black Rose")
    rows.append(
        bench_row(
            "with all B tiles and the Black Rose", random_play_rates(queen, full, seconds)["steps"], "steps/s", "1 M"
        )
    )
    rows += common_rows(queen, basic, seconds, ("100", "0.5", "10"), tell)
    tell("Riverboat, random play on one core")
    three = riverboat.options(None, 3, {})
    rows += rate_rows(
        "Riverboat, 3 players, random play, one core", random_play_rates(riverboat, three, seconds), ("1 M", "", "")
    )
    rows += common_rows(riverboat, three, seconds, ("", "", ""), tell)
    rows += thinking_rows(queen, basic, seconds, "turn", tell) + thinking_rows(
        riverboat, three, seconds, "decision", tell
    )
    tell("tree search, Mississippi Queen")
    rows.append(
        bench_row(
            f"tree search, rollouts of {ROLLOUT_ACTIONS} actions, one core",
            tree_rate(queen, basic),
            "walks/s",
            "40,000",
        )
    )
    if peers is not None:
        rows += peer_rows(peers, seconds, ours["steps"], tell) + environment_rows(peers, seconds, tell)
    return {"version": engine_version(), "machine": machine_description(), "rows": rows}


def tree_rate(game: Game, options: Any) -> float:
    """Iterations per second of a tree search with random rollouts: the median over turns of a race."""
    found = []
    for number, position in enumerate(sample_turns(game, options, TREE_TURN_INTERVAL * TREE_POSITIONS)):
        if number % TREE_TURN_INTERVAL:
            continue
        search = position.game.module.tree_search(position, number, ROLLOUT_ACTIONS)
        search.grow(TREE_WALKS // 10)
        started = time.process_time()
        search.grow(TREE_WALKS)
        found.append(TREE_WALKS / (time.process_time() - started))
    return statistics.median(found)


def rate_rows(what: str, found: dict[str, float], targets: tuple[str, str, str]) -> list[BenchRow]:
    return [
        bench_row(what, found["steps"], "steps/s", targets[0]),
        bench_row("", found["decisions"], "decisions/s", targets[1]),
        bench_row("", found["turns"], "turns/s", targets[2]),
        bench_row("", found["games"], "games/s", ""),
    ]


def common_rows(
    game: Game, options: Any, seconds: float, targets: tuple[str, str, str], tell: LogMessage
) -> list[BenchRow]:
    tell(f"{game.title}: two threads, copies, plans, a fresh start")
    median, high = plan_times(game, options)
    copied = copy_nanoseconds(game.new_position(options).records)
    return [
        bench_row("two threads, median of five runs", two_threads(game, options, seconds / 3), "times one", "1.6"),
        bench_row("copy of a position, compiled", copied, "ns", targets[0]),
        bench_row("plans, compiled call, median", median, "ms", targets[1]),
        bench_row("plans, compiled call, 99th percentile", high, "ms", targets[2]),
        bench_row("fresh process to first legal actions", start_seconds(game), "s", "2"),
    ]


def thinking_rows(game: Game, options: Any, seconds: float, unit: str, tell: LogMessage) -> list[BenchRow]:
    """Thinking time of each bot with its default budget."""
    rows = []
    for name in BOTS:
        tell(f"{game.title}: how long {name} thinks about a {unit}")
        times = thinking_times(game, options, name, seconds, by_turn=unit == "turn")
        median, high = 1000 * statistics.median(times), 1000 * times[len(times) * 99 // 100]
        rows.append(bench_row(f"{game.title}, {name}: a {unit}, median", median, "ms", MAX_THINKING_MS.get(name, "")))
        rows.append(bench_row(f"{game.title}, {name}: a {unit}, 99th percentile", high, "ms", ""))
    return rows


def random_play_rates(game: Game, options: Any, seconds: float) -> dict[str, float]:
    """Rates of random games on one core, measured for about this long."""
    deckhands = game.module.random_games(options)
    deckhands.play(0, 0, 4)
    totals = {"steps": 0, "decisions": 0, "turns": 0, "games": 0}
    started, first = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        rows = deckhands.play(1, first, GAMES_PER_CLOCK_CHECK)
        first += len(rows)
        totals["steps"] += int(rows[:, STEPS].sum())
        totals["decisions"] += int(rows[:, DECISIONS].sum())
        totals["turns"] += int(rows[:, TURNS].sum())
        totals["games"] += len(rows)
    elapsed = time.perf_counter() - started
    return {name: count / elapsed for name, count in totals.items()}


def two_threads(game: Game, options: Any, seconds: float) -> float:
    """Speedup of two threads over one: the median of several pairs of runs."""
    ratios = []
    for _ in range(THREAD_RUNS):
        alone = random_play_rates(game, options, seconds)["steps"]
        with ThreadPoolExecutor(2) as pool:
            together = list(pool.map(lambda _: random_play_rates(game, options, seconds)["steps"], range(2)))
        ratios.append(sum(together) / alone)
    return statistics.median(ratios)


def plan_times(game: Game, options: Any) -> tuple[float, float]:
    """Median and 99th percentile of the compiled plan search, in ms, at turns of games between mates."""
    times = []
    for position in sample_turns(game, options, PLAN_POSITIONS):
        position.game.module.planner.count_plans(position)
        started = time.perf_counter()
        position.game.module.planner.count_plans(position)
        times.append(time.perf_counter() - started)
    times.sort()
    return 1000 * statistics.median(times), 1000 * times[len(times) * 99 // 100]


def sample_turns(game: Game, options: Any, count: int) -> Iterator[Position]:
    """Positions at the start of a turn, from whole games of the greedy policy."""
    number = found = 0
    while True:
        position = game.new_position(options)
        chance = new_stream(number, 1, CHANCE_STREAM)
        number += 1
        while position.actor != NOBODY:
            if position.actor == CHANCE:
                position.step(position.draw(chance))
                continue
            if position.begins_turn:
                yield position
                found += 1
                if found == count:
                    return
            position.step(position.game.module.greedy(position)[0])


def start_seconds(game: Game) -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST_ACTION.format(game=game.name)], check=True)
    return time.perf_counter() - started


def peer_rows(python: Path, seconds: float, ours: float, tell: LogMessage) -> list[BenchRow]:
    rows = []
    for name, script in PEERS.items():
        tell(name)
        command = [str(python), str(PEER_SCRIPTS / script), "--seconds", str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        theirs = json.loads(done.stdout.strip().splitlines()[-1])["steps_per_second"]
        rows.append(bench_row(name, theirs, "steps/s", ""))
        target = "100" if name == "Catanatron" else "10"
        rows.append(bench_row(f"Mississippi Queen against {name}", ours / theirs, "times", target))
    return rows


def machine_description() -> str:
    return f"{platform.machine()}, Python {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", type=Path, help="a Python that has the other engines (requirements/bench.txt)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure each row")
    parser.add_argument("--json", action="store_true", help="one line of JSON on stdout")
    options = parser.parse_args()
    progress = Console(stderr=True)
    compile_if_needed()
    report = measure(options.seconds, options.peers, lambda what: progress.print(f"measuring {what} ..."))
    if options.json:
        print_json(report)
    else:
        Console().print(bench_table(report))


if __name__ == "__main__":
    main()
