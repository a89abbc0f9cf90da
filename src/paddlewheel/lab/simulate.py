"""`simulate`: many games between bots on all cores; the trace does not depend on the number of workers."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.core.jit.warm_up import warm_up
from paddlewheel.core.metrics import row_summary
from paddlewheel.core.trace import run_trace
from paddlewheel.games import find_game
from paddlewheel.lab import messages
from paddlewheel.lab.runs.checkpoint import Checkpoint, RunIdentity, ordered_results, run_identity
from paddlewheel.lab.runs.executors import ExecutorOptions, Job, make_executor
from paddlewheel.lab.runs.game_runner import GameRow, play_game, rotated_seats
from paddlewheel.lab.runs.run_options import RunOptions, one_bot_per_seat

DECKHAND = "deckhand"
RANDOM_GAMES_PER_JOB = 256  # a random game takes less than a millisecond


@dataclass(frozen=True)
class SimulationRun:
    """Parameters of a simulation."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    executor_options: ExecutorOptions


def make_simulation(run: RunOptions, edition: str | None, players: int | None) -> SimulationRun:
    """Validate all arguments before the first game."""
    game = find_game(run.game)
    options = game.options_to_json(game.options(edition, players, run.variants))
    bots = one_bot_per_seat(list(run.bots), game, options["players"])
    if run.games < 1:
        raise SetupError(messages.bad_games(run.games))
    run.check_seed()
    return SimulationRun(run.game, options, tuple(bots), run.games, run.seed, run.executor_options())


def simulation_identity(run: SimulationRun) -> RunIdentity:
    return run_identity(
        "simulate", run.game, run.executor_options.own, options=run.options, bots=run.bots, seed=run.seed
    )


def simulate(
    run: SimulationRun, on_progress: Callable[[int], None] = lambda done: None, keep: Checkpoint | None = None
) -> dict[str, Any]:
    """Play the run; `on_progress` receives the number of finished games."""
    game = find_game(run.game)
    warm_up(game, game.options_from_json(run.options))
    keep = keep or Checkpoint(simulation_identity(run))
    kept = set(keep.done)
    jobs = simulation_jobs(run)
    started = time.perf_counter()
    rows: list[GameRow] = []
    fresh: list[GameRow] = []
    for job, result in zip(
        jobs, ordered_results(jobs, make_executor(run.executor_options, threads=_compiled(run)), keep), strict=True
    ):
        played = [GameRow.from_plain(row) for row in result]
        rows += played
        fresh += [] if job.key in kept else played
        on_progress(len(rows))
    return _report(run, rows) | _speed(fresh, time.perf_counter() - started)


def simulation_jobs(run: SimulationRun) -> list[Job]:
    """One game per job, or many for compiled random play."""
    work, size = (_play_random_games, RANDOM_GAMES_PER_JOB) if _compiled(run) else (_play_bot_games, 1)
    jobs = []
    for first in range(0, run.games, size):
        count = min(size, run.games - first)
        jobs.append(Job(f"{first}+{count}", work, (run.game, run.options, run.bots, run.seed, first, count)))
    return jobs


def _compiled(run: SimulationRun) -> bool:
    return set(run.bots) == {DECKHAND} and not PLAIN and find_game(run.game).module.offers("random_games")


def _play_random_games(
    name: str, data: Mapping[str, Any], bots: Sequence[str], seed: int, first: int, count: int
) -> list[Any]:
    game = find_game(name)
    options = game.options_from_json(data)
    sides = game.sides(options)
    return [
        GameRow(*row_summary(row, sides)).to_plain()
        for row in game.module.random_games(options).play(seed, first, count)
    ]


def _play_bot_games(
    name: str, data: Mapping[str, Any], bots: Sequence[str], seed: int, first: int, count: int
) -> list[Any]:
    game = find_game(name)
    options = game.options_from_json(data)
    return [play_game(game, options, bots, number, seed).to_plain() for number in range(first, first + count)]


def _report(run: SimulationRun, rows: list[GameRow]) -> dict[str, Any]:
    rounds = sorted(row.rounds for row in rows)
    capped = sum(row.capped for row in rows)
    return {
        "game": run.game,
        "edition": run.options["edition"],
        "players": run.options["players"],
        "variants": run.options["variants"],
        "bots": list(run.bots),
        "games": len(rows),
        "finished": len(rows) - capped,
        "capped": capped,
        "rounds": {
            "mean": round(sum(rounds) / len(rounds), 2),
            "p50": rounds[len(rounds) // 2],
            "p95": rounds[min(len(rounds) - 1, len(rounds) * 95 // 100)],
        },
        "seats": [_entry(run, rows, index) for index in range(len(run.bots))],
        "seed": run.seed,
        "trace": run_trace(row.hash for row in rows),
    }


def _speed(rows: list[GameRow], seconds: float) -> dict[str, Any]:
    """Speed of the games played now, without those from the checkpoint file."""
    return {
        "steps_per_second": round(sum(row.steps for row in rows) / seconds),
        "decisions_per_second": round(sum(row.decisions for row in rows) / seconds),
        "games_per_second": round(len(rows) / seconds, 1),
    }


def _entry(run: SimulationRun, rows: list[GameRow], index: int) -> dict[str, Any]:
    wins = score = 0.0
    for number, row in enumerate(rows):
        seat = rotated_seats(run.bots, number)[index]
        score += row.scores[seat]
        if row.places[seat] == 1:
            wins += 1 / row.places.count(1)
    return {"bot": run.bots[index], "wins": round(wins, 2), "mean_score": round(score / len(rows), 4)}
