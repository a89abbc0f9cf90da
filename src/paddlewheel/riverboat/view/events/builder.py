"""Event builder of Riverboat."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from paddlewheel.core.events import EventBuilder
from paddlewheel.riverboat.components import mats
from paddlewheel.riverboat.state import NONE, Season
from paddlewheel.riverboat.view.events.clauses import clause_behind
from paddlewheel.riverboat.view.naming import player

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition


@dataclass
class Story(EventBuilder):
    fields = Season
    before: "SeasonPosition"
    after: "SeasonPosition"

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
        self.add(kind, text, who, facts, clause_behind(self, kind, facts))
