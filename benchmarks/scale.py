"""Cost of a game per bot, overhead of a job on a worker, and the estimated throughput of ten machines.

`python benchmarks/scale.py --ray` prints the tables of docs/scale.md. Times are CPU times of this process, so that
other load on the machine has little effect.
"""

import argparse
import json
import math
import os
import statistics
import time
from collections.abc import Callable, Iterable
from typing import Any

from paddlewheel.bots import BOTS
from paddlewheel.core.jit.warm_up import warm_up
from paddlewheel.games import find_game
from paddlewheel.lab.runs.executors import ExecutorOptions, Job, JobExecutor, make_executor
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.simulate import RANDOM_GAMES_PER_JOB, make_simulation, simulation_jobs

TABLES = (("mississippi-queen", "2019", 4), ("riverboat", None, 3))
MACHINES, CORES = 10, 16
ROUND_TRIPS = 400
PROBLEM = 1_000_000  # games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="how long to measure each bot")
    parser.add_argument("--ray", action="store_true", help="measure a Ray cluster started here")
    asked = parser.parse_args()
    shipping = {"a process beside it": round_trip(ExecutorOptions(2))}
    if asked.ray:
        shipping["a Ray worker on the same machine"] = round_trip(ExecutorOptions(2, "local"))
    print(table(("where to", "ms a job"), [(name, f"{1000 * cost:.2f}") for name, cost in shipping.items()]))
    print()
    print(table(HEAD, [row for where in TABLES for row in bot_rows(*where, asked.seconds, max(shipping.values()))]))


HEAD = (
    "game",
    "bot",
    "ms a game",
    "bytes a game",
    "games a job",
    "one core, games/s",
    f"{MACHINES} × {CORES} cores, games/s",
    "a million games",
)


def bot_rows(
    name: str, edition: str | None, players: int, seconds: float, shipping: float
) -> Iterable[tuple[str, ...]]:
    game = find_game(name)
    warm_up(game, game.options(edition, players, {}))
    for bot in BOTS:
        run = make_simulation(RunOptions(name, [bot], 100_000, 1, workers=1), edition, players)
        cost, size = game_cost(simulation_jobs(run), seconds)
        chunk = RANDOM_GAMES_PER_JOB if bot == "deckhand" else 1
        cluster = cluster_rate(cost, chunk, shipping)
        title = f"{game.title}, {players} players"
        yield (
            title,
            bot,
            number(1000 * cost),
            f"{size:.0f}",
            str(chunk),
            number(1 / cost),
            number(cluster),
            words(PROBLEM / cluster),
        )


def game_cost(jobs: list[Job], seconds: float) -> tuple[float, float]:
    """CPU seconds and result bytes per game on one core; the first job is a warm-up."""
    jobs[0].work(*jobs[0].arguments)
    games = size = 0
    started = time.process_time()
    for job in jobs[1:]:
        result = job.work(*job.arguments)
        games += len(result)
        size += len(json.dumps(result))
        if time.process_time() - started > seconds:
            break
    return (time.process_time() - started) / games, size / games


def cluster_rate(cost: float, chunk: int, shipping: float) -> float:
    """Games per second, limited by the workers or by the process that dispatches jobs and collects results."""
    workers = MACHINES * CORES
    return min(workers / cost, chunk / shipping)


def round_trip(hands: ExecutorOptions) -> float:
    """CPU seconds of the dispatching process per empty job; the median of several runs."""
    crew = make_executor(hands)
    try:
        timed(crew, 2 * hands.workers)  # starts the workers
        return statistics.median(timed(crew, ROUND_TRIPS) for _ in range(5))
    finally:
        crew.dismiss()


def timed(crew: JobExecutor, count: int) -> float:
    work: Callable[[int], Any] = math.isqrt
    jobs = [Job(str(number), work, (number,)) for number in range(count)]
    started = time.process_time()
    assert len(list(crew.results(jobs))) == count
    return (time.process_time() - started) / count


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def words(seconds: float) -> str:
    for unit, size in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= 2 * size:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds:.0f} seconds"


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    main()
