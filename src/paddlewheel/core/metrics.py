"""Metrics of games for designers, observers that compute them, and result rows of random games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import numpy as np

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.core.ranking import places, shares


@dataclass(frozen=True)
class Metric:
    """Definition of a metric: a name for programs, a title and an explanation for people."""

    name: str
    title: Message
    says: Message
    part_of: str = ""  # the metric that this one is a component of


def define_metric(group: MessageGroup, name: str, part_of: str = "") -> Metric:
    """Declare a metric with its messages, as in `rb-metric-title-points` and `rb-metric-says-points`."""
    return Metric(name, group.each("title", (name,))(name), group.each("says", (name,))(name), part_of)


class GameObserver(ABC):
    """Observer of one game, from its first draw to its end."""

    metric_definitions: ClassVar[tuple[Metric, ...]]

    @abstractmethod
    def on_action(self, position: Any, action: int) -> None:
        """Called after every action, including draws."""

    @abstractmethod
    def metric_values(self, position: Any) -> dict[str, float]:
        """The value of every metric for the finished game, by name."""

    @abstractmethod
    def starting_order(self, position: Any) -> list[int]:
        """The seats in starting order; defined once the first round has begun."""

    @abstractmethod
    def moment(self, position: Any) -> int:
        """A counter that changes whenever the leader has to be determined anew."""


HASH, STEPS, DECISIONS, TURNS, ROUNDS, CAPPED, MERIT = range(7)
MAX_SEATS = 8
ROW_LENGTH = MERIT + MAX_SEATS  # one merit column per seat

Rows = np.ndarray[Any, np.dtype[np.int64]]


class RandomGames(Protocol):
    """Workspace of one thread for playing whole random games in compiled code."""

    def play(self, seed: int, first: int, count: int) -> Rows:
        """Play games number `first`, `first` + 1, ...; one row per game."""


def row_summary(row: Any, sides: Sequence[int]) -> tuple[Any, ...]:
    """Convert a row for the lab: hash, steps, decisions, turns, rounds, capped, places, scores."""
    numbers = [int(value) for value in row]
    ranking = places(numbers[MERIT : MERIT + len(sides)])
    return (*numbers[:CAPPED], bool(numbers[CAPPED]), tuple(ranking), tuple(shares(ranking, sides)))
