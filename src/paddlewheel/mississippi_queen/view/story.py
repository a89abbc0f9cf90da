"""One step being told: the positions on both sides of it, and the events found so far."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.names import boat_name

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import RacePosition

# What a mover does every turn; a short log may leave these out.
ROUTINE = ("speed", "turned", "moved", "followed", "stopped")


@dataclass(frozen=True)
class Event:
    kind: str
    text: str
    boat: str = ""  # whom it is about
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass
class Story:
    """One step being told."""

    before: "RacePosition"
    after: "RacePosition"
    action: int
    told: list[Event] = field(default_factory=list)

    @property
    def was(self) -> Any:
        return self.before.record

    @property
    def now(self) -> Any:
        return self.after.record

    @property
    def mover(self) -> int:
        return int(self.was.boat)

    def tell(self, kind: str, text: str, boat: int = state.NONE, **facts: Any) -> None:
        name = boat_name(self.now, boat) if boat != state.NONE else ""
        self.told.append(Event(kind, text, name, facts))
