"""Interface that a game implements for the terminal: layout, texts, options and keys."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from paddlewheel.core.events import Event
from paddlewheel.core.messages import ENGLISH, Message
from paddlewheel.core.messages.language import localized
from paddlewheel.core.presentation import view_of
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.log import LogLine

if TYPE_CHECKING:
    from paddlewheel.core.terminal.controls import Controls, Table

# What people read: a message, or notation that is the same in every language.
Words = Message | str
TEXT_PICTURE_ROWS = 36
SheetPainter = Callable[["Scene", int, str], Canvas]  # paints the page of a command, given a width and its argument


@dataclass(frozen=True)
class Scene:
    """What is painted: a position as one seat sees it, and what that seat may choose."""

    position: Any
    seat: int
    is_asked: bool = False  # the seat is to decide here
    choices: Sequence[int] = ()  # that the arrow keys select from
    chosen: int | None = None
    log: Sequence[LogLine] = ()
    language: str = ENGLISH

    def text(self, words: Words) -> str:
        return localized(words, self.language)

    @cached_property
    def view(self) -> dict[str, Any]:
        return view_of(self.position, self.seat)


@dataclass(frozen=True)
class Option:
    """A legal action as shown in the list of options."""

    text: str
    price: Words
    meaning: Words
    clause: str


@dataclass(frozen=True)
class LogEntry:
    """The log text of an event; entries with equal `line` share a line after its heading."""

    text: Words
    important: bool = True
    chapter: bool = False  # shown as a heading
    line: Hashable = None
    heading: Words = ""


class GameUI(ABC):
    """Terminal presentation of one game. Positions are of that game's class."""

    action_synonyms: ClassVar[Mapping[str, str]] = {}  # synonym -> first word of an action
    sheets: ClassVar[Mapping[str, SheetPainter]] = {}
    key_help: ClassVar[Sequence[Words]] = ()
    example: ClassVar[str] = ""  # a clause id, for help texts

    # Texts

    @abstractmethod
    def player(self, position: Any, seat: int) -> Words: ...

    @abstractmethod
    def prompt(self, position: Any, seat: int | None) -> Words: ...

    @abstractmethod
    def welcome(self, position: Any) -> Words:
        """The aim of the game, in a sentence."""

    @abstractmethod
    def facts(self, position: Any) -> list[Words]:
        """Facts shown beside the title."""

    @abstractmethod
    def hint(self, position: Any) -> Words:
        """How to use the keys now, in a few words."""

    @abstractmethod
    def entry(self, before: Any, event: Event, action: int) -> LogEntry | None:
        """The log entry of an event, or None to omit it."""

    # Actions

    @property
    @abstractmethod
    def known(self) -> Sequence[str]:
        """The texts of all actions of a player."""

    def choices(self, position: Any) -> list[int]:
        """The legal actions in the order they are offered."""
        legal: list[int] = position.legal_actions()
        return legal

    @abstractmethod
    def option(self, position: Any, action: int) -> Option: ...

    @abstractmethod
    def candidates(self, position: Any) -> list[int]:
        """Actions a player might consider now, legal or not."""

    def is_relevant(self, position: Any, action: int) -> bool:
        """Whether an action of this kind belongs to the decision, even if it is not legal."""
        return action in self.candidates(position)

    def obstacle(self, position: Any, action: int, clause: str) -> Words | None:
        """The concrete obstacle, if it is more specific than the clause."""
        return None

    def on_enter(self, position: Any) -> int | None:
        """The action of an empty line, if any."""
        return None

    def reveal_reason(self) -> Words:
        """Why what was played before a reveal cannot be undone; for games with hidden information."""
        return ""

    # Screen

    def numbered(self, position: Any) -> bool:
        """Whether options are chosen by their number in the list."""
        return False

    def key(self, action: int, index: int) -> str:
        """The key or number that chooses an option."""
        return str(index + 1)

    @abstractmethod
    def controls(self, table: "Table") -> "Controls": ...

    def text_picture(self, scene: Scene, width: int) -> Canvas:
        """The board as text outside the terminal; its height depends on the options alone."""
        return self.body(scene, width, TEXT_PICTURE_ROWS)

    @abstractmethod
    def body(self, scene: Scene, width: int, height: int) -> Canvas:
        """The part of the screen between the title and the prompt."""
