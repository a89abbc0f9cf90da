"""`simulate`: any mix of bots, all cores, the same trace whatever the number of workers."""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from paddlewheel.core.compiled import PLAIN
from paddlewheel.core.contract import Game
from paddlewheel.core.errors import SetupError
from paddlewheel.core.tally import summary
from paddlewheel.core.trace import run_trace
from paddlewheel.games import find_game
from paddlewheel.lab.table import Row, chairs, check_bot, play_game

CHUNK_SECONDS = 0.25
DECKHAND = "deckhand"


@dataclass(frozen=True)
class Run:
    """What to simulate."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    workers: int


def make_run(
    game: str,
    edition: str | None,
    players: int | None,
    variants: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None,
) -> Run:
    """Check everything before the first game."""
    found = find_game(game)
    options = found.options(edition, players, variants)
    data = found.options_to_json(options)
    names = _one_each(list(bots), data["players"])
    if games < 1:
        raise SetupError(f"a run has at least 1 game, not {games}")
    if not 0 <= seed < 2**32:
        raise SetupError(f"a seed is a number from 0 to {2**32 - 1}, not {seed}")
    cores = os.cpu_count() or 1
    if workers is not None and workers < 1:
        raise SetupError(f"a run has at least 1 worker, not {workers}")
    return Run(game, data, tuple(names), games, seed, workers or cores)


def _one_each(bots: list[str], players: int) -> list[str]:
    for name in bots:
        check_bot(name)
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise SetupError(f"name one bot, or one for each of the {players} players; {len(bots)} were named")
    return bots


def simulate(run: Run, on_progress: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """Play the run; `on_progress` is told how many games are done."""
    game = find_game(run.game)
    game.warm_up(game.options_from_json(run.options))
    started = time.perf_counter()
    rows: list[Row] = []
    for chunk in _chunks(run, game):
        rows += chunk
        on_progress(len(rows))
    return _report(run, rows, time.perf_counter() - started)


def _chunks(run: Run, game: Game) -> Iterator[list[Row]]:
    """The rows in game order, in pieces, whichever worker finishes first."""
    compiled_bench = set(run.bots) == {DECKHAND} and not PLAIN
    job = _deckhand_chunk if compiled_bench else _bot_chunk
    size = 64 if compiled_bench else 4
    starts = range(0, run.games, size)
    if run.workers == 1:
        for first in starts:
            yield job(run, first, min(size, run.games - first))
        return
    with _executor(run.workers, threads=compiled_bench) as pool:
        yield from _in_order(pool, job, run, list(starts), size)


def _executor(workers: int, *, threads: bool) -> Executor:
    if threads:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


def _in_order(
    pool: Executor, job: Callable[[Run, int, int], list[Row]], run: Run, starts: list[int], size: int
) -> Iterator[list[Row]]:
    """Keep the workers busy a little ahead of the reader, so that a long run does not pile up."""
    waiting: list[Future[list[Row]]] = []
    ahead = 4 * run.workers
    for first in starts:
        waiting.append(pool.submit(job, run, first, min(size, run.games - first)))
        if len(waiting) > ahead:
            yield waiting.pop(0).result()
    for future in waiting:
        yield future.result()


def _deckhand_chunk(run: Run, first: int, count: int) -> list[Row]:
    game = find_game(run.game)
    options = game.options_from_json(run.options)
    sides = game.sides(options)
    return [Row(*summary(row, sides)) for row in game.deckhands(options).play(run.seed, first, count)]


def _bot_chunk(run: Run, first: int, count: int) -> list[Row]:
    game = find_game(run.game)
    options = game.options_from_json(run.options)
    return [play_game(game, options, run.bots, number, run.seed) for number in range(first, first + count)]


def _report(run: Run, rows: list[Row], seconds: float) -> dict[str, Any]:
    rounds = sorted(row.rounds for row in rows)
    steps = sum(row.steps for row in rows)
    decisions = sum(row.decisions for row in rows)
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
        "steps_per_second": round(steps / seconds),
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(len(rows) / seconds, 1),
        "seed": run.seed,
        "trace": run_trace(row.hash for row in rows),
    }


def _entry(run: Run, rows: list[Row], index: int) -> dict[str, Any]:
    wins = score = 0.0
    for number, row in enumerate(rows):
        seat = chairs(run.bots, number)[index]
        score += row.scores[seat]
        if row.places[seat] == 1:
            wins += 1 / row.places.count(1)
    return {"bot": run.bots[index], "wins": round(wins, 2), "mean_score": round(score / len(rows), 4)}
