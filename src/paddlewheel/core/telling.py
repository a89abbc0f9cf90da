"""A step told in events: a kind for programs, a sentence for people, and the facts an animation needs."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Event:
    kind: str
    text: str
    who: str = ""  # the boat or the player it is about
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass
class Step:
    """One step being told: the positions on both sides of it, and the events found so far."""

    before: Any
    after: Any
    action: int
    told: list[Event] = field(default_factory=list)

    @property
    def was(self) -> Any:
        return self.before.record

    @property
    def now(self) -> Any:
        return self.after.record

    def add(self, kind: str, text: str, who: str, facts: dict[str, Any]) -> None:
        self.told.append(Event(kind, text, who, facts))
