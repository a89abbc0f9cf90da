"""Builder of the events of one step."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from paddlewheel.core.events import EventBuilder
from paddlewheel.core.messages import Message
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import Action, decode
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.view.events.clauses import event_clause

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

# Event kinds of every turn; a short log may omit them.
ROUTINE_EVENTS = ("speed", "turned", "moved", "followed", "stopped")


@dataclass
class MississippiQueenEventBuilder(EventBuilder[state.Race]):
    before: "MississippiQueenPosition"
    after: "MississippiQueenPosition"

    @property
    def mover(self) -> int:
        return self.was.boat

    @property
    def meant(self) -> Action:
        return decode(self.action)

    def add_event(self, kind: str, message: Message, boat: int = state.NONE, **facts: Any) -> None:
        who = boat_name(self.now, boat) if boat != state.NONE else ""
        self.add(kind, message, who, facts, event_clause(self, kind, boat))
