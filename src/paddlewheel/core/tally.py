"""What is counted in a game of deckhands: the columns of its row, the same for every game."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from paddlewheel.core.ranking import places, shares

HASH, STEPS, DECISIONS, TURNS, ROUNDS, CAPPED, MERIT = range(7)
MOST_SEATS = 8
ROW = MERIT + MOST_SEATS  # a column for the merit of each seat

Rows = np.ndarray[Any, np.dtype[np.int64]]


class Deckhands(Protocol):
    """The memory one thread needs to play whole random games inside the compiled code."""

    def play(self, seed: int, first: int, count: int) -> Rows:
        """Games number `first`, `first` + 1, ...: a row each."""


def summary(row: Any, sides: Sequence[int]) -> tuple[Any, ...]:
    """A row as the lab wants it: hash, steps, decisions, turns, rounds, capped, places, scores."""
    numbers = [int(value) for value in row]
    ranking = places(numbers[MERIT : MERIT + len(sides)])
    return (*numbers[:CAPPED], bool(numbers[CAPPED]), tuple(ranking), tuple(shares(ranking, sides)))
