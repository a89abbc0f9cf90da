"""Game events: a kind, a message for people, the rule clause, and typed facts."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from typing_extensions import TypedDict

from paddlewheel.core.jit.records import plain_record
from paddlewheel.core.messages import Message, MessageData, text

Kind = TypeVar("Kind")
Facts = TypeVar("Facts")


@dataclass(frozen=True)
class Event:
    kind: str
    message: Message
    who: str = ""  # the boat or player concerned
    facts: dict[str, Any] = field(default_factory=dict)
    clause: str = ""  # id of the rule clause; empty for events of a room

    @property
    def text(self) -> str:
        """The English text, for logs and programs."""
        return text(self.message)

    def __str__(self) -> str:
        return self.text

    def as_data(self) -> dict[str, Any]:
        message = self.message.as_data()
        return {"kind": self.kind, "message": message, "who": self.who, "clause": self.clause, "facts": self.facts}


@dataclass
class EventBuilder:
    """Builder for the events of one action, from the positions before and after it."""

    before: Any
    after: Any
    action: int
    fields: ClassVar[type]  # declared fields of the game's record
    told: list[Event] = field(default_factory=list)

    @cached_property
    def was(self) -> Any:
        return plain_record(self.fields, self.before.records[0])

    @cached_property
    def now(self) -> Any:
        return plain_record(self.fields, self.after.records[0])

    def add(self, kind: str, message: Message, who: str, facts: dict[str, Any], clause: str) -> None:
        self.told.append(Event(kind, message, who, facts, clause))


class EventData(TypedDict, Generic[Kind, Facts]):
    """JSON form of an event, as written by `Event.as_data`."""

    kind: Kind
    message: MessageData
    who: str
    clause: str
    facts: Facts


class NoFacts(TypedDict):
    """No facts: the message says it all."""
