"""Running `playout` from Python: the memory of one thread, rows of numbers back."""

from typing import Any

import numpy as np

from paddlewheel.core.chance import Stream
from paddlewheel.core.compiled import PLAIN
from paddlewheel.core.fields import blank
from paddlewheel.core.tally import ROW, Rows
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.editions import Options
from paddlewheel.mississippi_queen.game import tables_for
from paddlewheel.mississippi_queen.playout import play_games


class Bench:
    """See `core.tally.Deckhands`."""

    def __init__(self, options: Options) -> None:
        self.tables = tables_for(options)
        self.races, self.works = blank(state.Race), blank(state.Work)
        self.streams = blank(Stream, 1 + state.MAX_BOATS)
        self.found: Any = [0] * 64 if PLAIN else np.zeros(64, np.int64)

    def play(self, seed: int, first: int, count: int) -> Rows:
        rows = np.zeros((count, ROW), np.int64)
        play_games(self.races, self.tables, self.works, self.found, self.streams, seed, first, rows)
        return rows
