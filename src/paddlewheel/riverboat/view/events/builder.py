"""Event builder of Riverboat."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from paddlewheel.core.events import EventBuilder
from paddlewheel.core.messages import Message
from paddlewheel.riverboat.actions import Action, decode
from paddlewheel.riverboat.components import mats
from paddlewheel.riverboat.state import NONE, RiverboatState
from paddlewheel.riverboat.view.events.clauses import event_clause
from paddlewheel.riverboat.view.naming import player

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


@dataclass
class RiverboatEventBuilder(EventBuilder[RiverboatState]):
    before: "RiverboatPosition"
    after: "RiverboatPosition"

    @property
    def seat(self) -> int:
        """Seat that acted."""
        return self.was.actor

    @property
    def player(self) -> Message:
        """Name of the player who acted."""
        return player(self.was, self.seat)

    @property
    def meant(self) -> Action:
        return decode(self.action)

    def add_event(self, kind: str, message: Message, seat: int = NONE, **facts: Any) -> None:
        mat = self.now.mat[seat] if seat != NONE else NONE
        who = mats()[mat].name if mat != NONE else ""
        self.add(kind, message, who, facts, event_clause(self, kind, facts))
