"""What a game brings to the terminal: how it looks, and what its words and keys mean."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from paddlewheel.core.events import Event
from paddlewheel.terminal.canvas import Canvas

if TYPE_CHECKING:
    from paddlewheel.terminal.controls import Controls
    from paddlewheel.terminal.session import Session

Sheet = Callable[["Session", str], Canvas]  # an order's page, from what was typed after it


@dataclass(frozen=True)
class Option:
    """A legal action as it is offered."""

    text: str
    price: str
    meaning: str
    clause: str


@dataclass(frozen=True)
class Entry:
    """What the log says of an event; entries of one line follow its heading."""

    text: str
    weighty: bool = True
    chapter: bool = False  # a line that stands out
    line: Hashable = None
    heading: str = ""


class Face(ABC):
    """One game at the terminal. Positions are those of its own game."""

    other_words: ClassVar[Mapping[str, str]] = {}  # for the first word of an action
    sheets: ClassVar[Mapping[str, Sheet]] = {}
    help_on_keys: ClassVar[Sequence[str]] = ()
    example: ClassVar[str] = ""  # of a clause

    # Words

    @abstractmethod
    def player(self, position: Any, seat: int) -> str: ...

    @abstractmethod
    def prompt(self, position: Any, seat: int | None) -> str: ...

    @abstractmethod
    def welcome(self, position: Any) -> str:
        """What the game is about, in a sentence."""

    @abstractmethod
    def facts(self, position: Any) -> list[str]:
        """What stands beside the title."""

    @abstractmethod
    def hint(self, position: Any) -> str:
        """How to choose now, in a few words."""

    @abstractmethod
    def entry(self, before: Any, event: Event, action: int) -> Entry | None:
        """What the log says of an event, if anything."""

    # Actions

    @property
    @abstractmethod
    def known(self) -> Sequence[str]:
        """Every action that a player could ever type."""

    def choices(self, position: Any) -> list[int]:
        """The legal actions in the order they are offered."""
        legal: list[int] = position.legal_actions()
        return legal

    @abstractmethod
    def option(self, position: Any, action: int) -> Option: ...

    @abstractmethod
    def candidates(self, position: Any) -> list[int]:
        """What one might think of doing now, legal or not."""

    def is_asked(self, position: Any, action: int) -> bool:
        """Does a choice of this kind belong to this moment, even if this one is not allowed?"""
        return action in self.candidates(position)

    def obstacle(self, position: Any, action: int, clause: str) -> str:
        """What in this very place is in the way, where that says more than the clause."""
        return ""

    def on_enter(self, position: Any) -> int | None:
        """What an empty line does, if anything."""
        return None

    def reveals(self, before: Any, after: Any) -> str:
        """Why a step cannot be taken back, if that is so."""
        return ""

    # Screen

    def numbered(self, position: Any) -> bool:
        """Are options chosen by their number in the list?"""
        return False

    def key(self, action: int, index: int) -> str:
        """What stands before an option: the key or number that chooses it."""
        return str(index + 1)

    @abstractmethod
    def controls(self, session: "Session") -> "Controls": ...

    @abstractmethod
    def body(self, session: "Session", controls: "Controls", width: int, height: int) -> Canvas:
        """Everything between the title and the prompt."""
