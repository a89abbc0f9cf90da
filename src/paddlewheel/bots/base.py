"""What a bot is: it sees what its seat may see, and answers with actions."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from paddlewheel.bots.repetition import Memory
from paddlewheel.core.game import Position
from paddlewheel.core.rng import Stream, new_stream
from paddlewheel.core.search.budget import Budget


class Bot(ABC):
    """One player at one table. Its random numbers come from its own stream, never from chance's."""

    name: ClassVar[str]
    manner: ClassVar[str]  # one line on how it plays
    usual: ClassVar[Budget] = Budget(iterations=1)  # where nobody says how long to think

    def __init__(self, game_number: int, seed: int, seat: int, budget: Budget | None = None) -> None:
        self.seat = seat
        self.stream: list[Stream] = new_stream(game_number, seed, 1 + seat)
        self.budget = budget or self.usual
        self.memory = Memory()

    @abstractmethod
    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        """The next action, or the first actions of a plan. `seen` is blanked of what the seat cannot know."""
