"""Running `playout` from Python: one bench of memory a thread, rows of numbers back."""

from typing import Any

import numpy as np

from paddlewheel.core.chance import Stream
from paddlewheel.core.compiled import PLAIN
from paddlewheel.core.fields import blank
from paddlewheel.core.ranking import places, shares
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.editions import Options
from paddlewheel.mississippi_queen.game import tables_for
from paddlewheel.mississippi_queen.playout import (
    BOAT_TURNS,
    CAPPED,
    DECISIONS,
    HASH,
    MERIT,
    ROUNDS,
    ROW,
    STEPS,
    play_games,
)


class Bench:
    """The memory one thread needs to play."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.tables = tables_for(options)
        self.races, self.works = blank(state.Race), blank(state.Work)
        self.streams = blank(Stream, 1 + state.MAX_BOATS)
        self.found: Any = [0] * 64 if PLAIN else np.zeros(64, np.int64)

    def play(self, seed: int, first: int, count: int) -> np.ndarray[Any, np.dtype[np.int64]]:
        rows = np.zeros((count, ROW), np.int64)
        play_games(self.races, self.tables, self.works, self.found, self.streams, seed, first, rows)
        return rows


def summary(row: Any, options: Options) -> tuple[Any, ...]:
    """A row as the lab wants it: hash, steps, decisions, boat turns, rounds, capped, places, scores."""
    numbers = [int(value) for value in row]
    ranking = places(numbers[MERIT : MERIT + options.players])
    values = shares(ranking, tables_for(options)[0].side)
    counted = (numbers[HASH], numbers[STEPS], numbers[DECISIONS], numbers[BOAT_TURNS], numbers[ROUNDS])
    return (*counted, bool(numbers[CAPPED]), tuple(ranking), tuple(values))
