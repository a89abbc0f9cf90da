"""Builder of the events of one step."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from paddlewheel.core.events import Step
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.view.events.clauses import clause_behind

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import RacePosition

# Event kinds of every turn; a short log may omit them.
ROUTINE = ("speed", "turned", "moved", "followed", "stopped")


@dataclass
class Story(Step):
    fields = state.Race
    before: "RacePosition"
    after: "RacePosition"

    @property
    def mover(self) -> int:
        return int(self.was.boat)

    def tell(self, kind: str, text: str, boat: int = state.NONE, **facts: Any) -> None:
        who = boat_name(self.now, boat) if boat != state.NONE else ""
        self.add(kind, text, who, facts, clause_behind(self, kind, boat))
