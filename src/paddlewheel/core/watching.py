"""Looking on while a game is played, and counting what a designer wants to know of it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar


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
