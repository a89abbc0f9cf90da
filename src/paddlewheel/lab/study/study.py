"""`study`: play every combination of options and report the statistically significant differences."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages import text
from paddlewheel.core.metrics import Metric
from paddlewheel.core.trace import run_trace
from paddlewheel.games import find_game
from paddlewheel.lab import messages
from paddlewheel.lab.runs.checkpoint import Checkpoint, RunIdentity, ordered_results, run_identity
from paddlewheel.lab.runs.executors import ExecutorOptions, Job, make_executor
from paddlewheel.lab.runs.run_options import RunOptions, one_bot_per_seat
from paddlewheel.lab.stats.effects import Estimate, estimate, holm
from paddlewheel.lab.study.grid import Axis, Cell, Grid, make_grid
from paddlewheel.lab.study.metrics import study_metrics
from paddlewheel.lab.study.observer import observe_game

MIN_GAMES = 10  # minimum for an estimate


@dataclass(frozen=True)
class Study:
    """Parameters of a study: the number of games in every cell of the grid, with the same luck in each."""

    game: str
    grid: Grid
    bots: tuple[str, ...]
    games: int
    seed: int
    executor_options: ExecutorOptions

    @property
    def all_games(self) -> int:
        return self.games * len(self.grid.cells)


@dataclass
class Findings:
    """Results of one cell, one value per game."""

    cell: Cell
    hashes: list[int]
    numbers: dict[str, list[float]]
    wins: list[list[float]]  # by place in the starting order


def make_study(
    run: RunOptions, editions: Sequence[str | None], players: Sequence[int | None], vary: Sequence[str]
) -> Study:
    """Validate all arguments before the first game."""
    game = find_game(run.game)
    grid = make_grid(game, editions or [None], players or [None], run.variants, vary)
    for cell in grid.cells:
        one_bot_per_seat(list(run.bots), game, cell.options["players"])
    if run.games < MIN_GAMES:
        raise SetupError(messages.bad_study(MIN_GAMES, run.games))
    run.check_seed()
    return Study(run.game, grid, tuple(run.bots), run.games, run.seed, run.executor_options())


def study_identity(study: Study) -> RunIdentity:
    """Excludes the grid, so that a study can be extended and keep its finished games."""
    return run_identity("study", study.game, study.executor_options.own, bots=study.bots, seed=study.seed)


def study(
    asked: Study, on_progress: Callable[[int], None] = lambda games: None, keep: Checkpoint | None = None
) -> dict[str, Any]:
    """Play every cell and report the metrics and the significant differences along each axis."""
    jobs = [job for cell in asked.grid.cells for job in _cell_jobs(asked, cell)]
    played = []
    with closing(
        ordered_results(jobs, make_executor(asked.executor_options), keep or Checkpoint(study_identity(asked)))
    ) as results:
        for result in results:
            played.append(result)
            on_progress(len(played))
    pieces = [played[first : first + asked.games] for first in range(0, len(played), asked.games)]
    return _report(asked, [_findings(cell, games) for cell, games in zip(asked.grid.cells, pieces, strict=True)])


def _cell_jobs(asked: Study, cell: Cell) -> list[Job]:
    bots = one_bot_per_seat(list(asked.bots), find_game(asked.game), cell.options["players"])
    return [
        Job(f"{cell.key} game {number}", observe_game, (asked.game, cell.options, bots, asked.seed, number))
        for number in range(asked.games)
    ]


def _findings(cell: Cell, games: Sequence[Any]) -> Findings:
    rows, numbers, wins = zip(*games, strict=True)
    by_name = {name: [float(game[name]) for game in numbers] for name in numbers[0]}
    return Findings(cell, [row[0] for row in rows], by_name, [list(place) for place in zip(*wins, strict=True)])


def _report(asked: Study, seen: list[Findings]) -> dict[str, Any]:
    grid = asked.grid
    measures = study_metrics(asked.game)
    seats = _seats(seen)
    return {
        "game": asked.game,
        "bots": list(asked.bots),
        "games": asked.games,
        "seed": asked.seed,
        "axes": [{"name": axis.name, "values": list(axis.values)} for axis in grid.varied],
        "measures": [_measure_data(measure) for measure in measures],
        "cells": [
            {
                "name": grid.name(found.cell),
                "options": found.cell.options,
                "trace": run_trace(found.hashes),
                "measures": {name: _rounded(estimate(values)) for name, values in found.numbers.items()},
                "seats": seats[index],
            }
            for index, found in enumerate(seen)
        ],
        "differences": _differences(grid, seen, measures),
        "left_out": [{"name": name, "why": why} for name, why in grid.left_out],
    }


def _rounded(found: Estimate) -> dict[str, float]:
    return {"mean": round(found.mean, 4), "give_or_take": round(found.half, 4)}


def _seats(seen: Sequence[Findings]) -> list[list[dict[str, Any]]]:
    """Share of wins by place in the starting order, and whether it deviates significantly from a fair share."""
    shares = [[estimate(place) for place in found.wins] for found in seen]
    edges = [[estimate([win - 1 / len(found.wins) for win in place]) for place in found.wins] for found in seen]
    real = iter(holm([edge.chance for cell in edges for edge in cell]))
    return [[{**_rounded(share), "real": next(real)} for share in cell] for cell in shares]


def _measure_data(measure: Metric) -> dict[str, str]:
    told = {"title": text(measure.title), "says": text(measure.says)}
    return {"name": measure.name, **told, "part_of": measure.part_of}


def _differences(grid: Grid, seen: Sequence[Findings], measures: Sequence[Metric]) -> list[dict[str, Any]]:
    """Differences of every value of an axis from its first, the other axes being equal."""
    asked = [
        (axis, value, measure)
        for axis in grid.varied
        for value in axis.values[1:]
        for measure in measures
        if _pairs(grid, seen, axis, value)
    ]
    found = [estimate(_paired(_pairs(grid, seen, axis, value), measure.name)) for axis, value, measure in asked]
    real = holm([each.chance for each in found])
    return [
        {
            "axis": axis.name,
            "value": value,
            "against": axis.values[0],
            "measure": measure.name,
            **_rounded(each),
            "real": holds,
        }
        for (axis, value, measure), each, holds in zip(asked, found, real, strict=True)
    ]


def _pairs(grid: Grid, seen: Sequence[Findings], axis: Axis, value: Any) -> list[tuple[Findings, Findings]]:
    """Pairs of cells: one with this value, one with the axis' first value and otherwise the same."""
    index = grid.axes.index(axis)
    by_place = {found.cell.at: found for found in seen}
    pairs = []
    for found in seen:
        if found.cell.at[index] == value:
            at = (*found.cell.at[:index], axis.values[0], *found.cell.at[index + 1 :])
            if at in by_place:
                pairs.append((found, by_place[at]))
    return pairs


def _paired(pairs: Sequence[tuple[Findings, Findings]], name: str) -> list[float]:
    """Paired differences by game number, which has the same luck in every cell and is one observation."""
    (found, _), *_ = pairs
    games = range(len(found.hashes))
    return [fmean(one.numbers[name][game] - other.numbers[name][game] for one, other in pairs) for game in games]
