"""Event builder of Riverboat."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from paddlewheel.core.events import EventBuilder
from paddlewheel.riverboat.components import mats
from paddlewheel.riverboat.state import NONE, RiverboatState
from paddlewheel.riverboat.view.events.clauses import event_clause
from paddlewheel.riverboat.view.naming import player

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


@dataclass
class RiverboatEventBuilder(EventBuilder):
    fields = RiverboatState
    before: "RiverboatPosition"
    after: "RiverboatPosition"

    @property
    def seat(self) -> int:
        """Seat that acted."""
        return int(self.was.actor)

    @property
    def name(self) -> str:
        return player(self.was, self.seat)

    def add_event(self, kind: str, text: str, seat: int = NONE, **facts: Any) -> None:
        mat = int(self.now.mat[seat]) if seat != NONE else NONE
        who = mats()[mat].name if mat != NONE else ""
        self.add(kind, text, who, facts, event_clause(self, kind, facts))
