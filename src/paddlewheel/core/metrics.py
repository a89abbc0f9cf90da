"""Looking on while a game is played, and counting what a designer wants to know of it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import numpy as np

from paddlewheel.core.ranking import places, shares


@dataclass(frozen=True)
class Measure:
    """Something that is counted: a name for programs, and for people a title and what exactly it is."""

    name: str
    title: str
    says: str
    part_of: str = ""  # the measure that this one is a share of


class Watcher(ABC):
    """Sees one game from its first draw to its end."""

    measures: ClassVar[tuple[Measure, ...]]

    @abstractmethod
    def saw(self, position: Any, action: int) -> None:
        """Told after every action, chance's included."""

    @abstractmethod
    def counted(self, position: Any) -> dict[str, float]:
        """Every measure of the finished game, by its name."""

    @abstractmethod
    def starting_order(self, position: Any) -> list[int]:
        """The seats in the order in which they start, as soon as the first round has begun."""

    @abstractmethod
    def moment(self, position: Any) -> int:
        """Another number whenever it is time to look again who leads."""


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
