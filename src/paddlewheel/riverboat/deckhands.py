"""Running `playout` from Python: one bench of memory a thread, rows of numbers back."""

from typing import Any

import numpy as np

from paddlewheel.core.chance import Stream
from paddlewheel.core.compiled import PLAIN
from paddlewheel.core.fields import blank
from paddlewheel.core.ranking import places, shares
from paddlewheel.riverboat.game import tables_for
from paddlewheel.riverboat.options import Options
from paddlewheel.riverboat.playout import DECISIONS, HASH, MOST_ACTIONS, POINTS, ROUNDS, ROW, STEPS, TURNS, play_games
from paddlewheel.riverboat.state import MAX_PLAYERS, Season


class Bench:
    """The memory one thread needs to play."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.tables = tables_for(options)
        self.seasons = blank(Season)
        self.streams = blank(Stream, 1 + MAX_PLAYERS)
        self.found: Any = [0] * MOST_ACTIONS if PLAIN else np.zeros(MOST_ACTIONS, np.int64)

    def play(self, seed: int, first: int, count: int) -> np.ndarray[Any, np.dtype[np.int64]]:
        rows = np.zeros((count, ROW), np.int64)
        play_games(self.seasons, self.tables, self.found, self.streams, seed, first, rows)
        return rows


def summary(row: Any, options: Options) -> tuple[Any, ...]:
    """A row as the lab wants it: hash, steps, decisions, turns, rounds, capped, places, scores."""
    numbers = [int(value) for value in row]
    ranking = places(numbers[POINTS : POINTS + options.players])
    values = shares(ranking, range(options.players))
    counted = (numbers[HASH], numbers[STEPS], numbers[DECISIONS], numbers[TURNS], numbers[ROUNDS])
    return (*counted, False, tuple(ranking), tuple(values))
