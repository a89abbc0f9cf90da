"""Rulebook clause of each kind of event, by the situation where a kind has several."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat import state
from paddlewheel.riverboat.view.actions.clauses import clause

if TYPE_CHECKING:
    from paddlewheel.riverboat.view.events.builder import RiverboatEventBuilder

Facts = dict[str, Any]
PHASE_CLAUSES = {
    "cultivation": "RB-CUL-1",
    "planting": "RB-PLA-1",
    "shipping": "RB-SHIP-1",
    "opportunity": "RB-OPP-1",
    "scoring": "RB-SCO-1",
}
FINAL_POINT_CLAUSES = {
    "coins": "RB-END-1",
    "colours": "RB-END-2",
    "features": "RB-END-3",
    "harbor": "RB-END-4",
    "agents": "RB-END-5",
}


def event_clause(story: "RiverboatEventBuilder", kind: str, facts: Facts) -> str:
    found = EVENT_CLAUSES[kind]
    return found if isinstance(found, str) else found(story, facts)


def _action_clause(story: "RiverboatEventBuilder", facts: Facts) -> str:
    """The clause that allowed the action."""
    return clause(story.before, story.action)


def _tile_opened(story: "RiverboatEventBuilder", facts: Facts) -> str:
    if story.was.phase == state.PLANTING:
        return "RB-PLA-5"
    return "RB-RND-1" if story.was.round_number > 1 else "RB-SET-5"


def _card_opened(story: "RiverboatEventBuilder", facts: Facts) -> str:
    return "RB-RND-1" if story.was.round_number > 1 else "RB-SET-3"


def _round(story: "RiverboatEventBuilder", facts: Facts) -> str:
    return "RB-RND-4" if story.now.round_number > 1 else "RB-RND-2"


def _phase(story: "RiverboatEventBuilder", facts: Facts) -> str:
    return PHASE_CLAUSES[facts["phase"]]


def _final(story: "RiverboatEventBuilder", facts: Facts) -> str:
    """The clause of the source with the most points."""
    points = facts["points"]
    return FINAL_POINT_CLAUSES[max(points, key=points.get)] if points else "RB-RND-5"


EVENT_CLAUSES: dict[str, str | Callable[["RiverboatEventBuilder", Facts], str]] = {
    # set-up and rounds
    "mat": "RB-SET-6",
    "first": "RB-SET-6",
    "tile opened": _tile_opened,
    "card opened": _card_opened,
    "round": _round,
    "drafted": "RB-RND-2",
    "phase": _phase,
    "passed": _action_clause,
    # cultivation
    "hired": "RB-CUL-1",
    "revealed": "RB-CUL-2",
    "worker": _action_clause,
    "paid": _action_clause,
    # planting
    "took": _action_clause,
    "laid": "RB-PLA-2",
    "refilled": "RB-PLA-5",
    "went home": "RB-PLA-7",
    # shipping
    "shipped": _action_clause,
    "harvest bonus": "RB-SHIP-6",
    "feature": _action_clause,
    "gained": _action_clause,
    "sent": _action_clause,
    "built": _action_clause,
    # opportunity, scoring, the end
    "card": _action_clause,
    "surveyed": _action_clause,
    "staff": "RB-SCO-6",
    "final": _final,
    "over": "RB-END-6",
}
