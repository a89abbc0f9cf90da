"""Running `playout` from Python: the memory of one thread, rows of numbers back."""

from typing import Any

import numpy as np

from paddlewheel.core.chance import Stream
from paddlewheel.core.compiled import PLAIN
from paddlewheel.core.fields import blank
from paddlewheel.core.tally import ROW, Rows
from paddlewheel.riverboat.game import tables_for
from paddlewheel.riverboat.options import Options
from paddlewheel.riverboat.playout import MOST_ACTIONS, play_games
from paddlewheel.riverboat.state import MAX_PLAYERS, Season


class Bench:
    """See `core.tally.Deckhands`."""

    def __init__(self, options: Options) -> None:
        self.tables = tables_for(options)
        self.seasons = blank(Season)
        self.streams = blank(Stream, 1 + MAX_PLAYERS)
        self.found: Any = [0] * MOST_ACTIONS if PLAIN else np.zeros(MOST_ACTIONS, np.int64)

    def play(self, seed: int, first: int, count: int) -> Rows:
        rows = np.zeros((count, ROW), np.int64)
        play_games(self.seasons, self.tables, self.found, self.streams, seed, first, rows)
        return rows
