"""Base class of bots: given the position as its seat sees it, choose actions."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Sequence
from typing import ClassVar

from paddlewheel.core.game import Position
from paddlewheel.core.messages import Message
from paddlewheel.core.rng import Stream, new_stream
from paddlewheel.core.search.budget import Budget


class RepetitionDetector:
    """Counts of the positions in which a bot had to decide in one game."""

    def __init__(self) -> None:
        self._met: Counter[Hashable] = Counter()

    def again(self, seen: Position) -> bool:
        """Record a position; returns whether it occurred before."""
        self._met[seen.repetition_key] += 1
        return self._met[seen.repetition_key] > 1


class Bot(ABC):
    """A player in one game. Its random numbers come from its own stream, not from the stream of chance."""

    name: ClassVar[str]
    manner: ClassVar[Message | str]  # how it plays, in one line; a text is shown as it is
    needs: ClassVar[tuple[str, ...]] = ()  # capabilities of the game, see `core.capabilities`
    usual: ClassVar[Budget] = Budget(iterations=1)  # default budget
    plays_without_search: ClassVar[bool] = False  # whether a budget of 0 is one

    def __init__(self, game_number: int, seed: int, seat: int, budget: Budget | None = None) -> None:
        self.seat = seat
        self.stream: list[Stream] = new_stream(game_number, seed, 1 + seat)
        self.budget = budget or self.usual
        self.memory = RepetitionDetector()

    @abstractmethod
    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        """Choose the next action, or the first actions of a plan. `seen` excludes information hidden from the seat."""
