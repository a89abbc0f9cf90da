"""Rulebook clause of each kind of event, by the situation where a kind has several."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat import state
from paddlewheel.riverboat.view.actions.clauses import clause

if TYPE_CHECKING:
    from paddlewheel.riverboat.view.events.builder import Story

Facts = dict[str, Any]
BONUSES = {
    "cultivation": "RB-CUL-1",
    "planting": "RB-PLA-1",
    "shipping": "RB-SHIP-1",
    "opportunity": "RB-OPP-1",
    "scoring": "RB-SCO-1",
}
LAST_POINTS = {
    "coins": "RB-END-1",
    "colours": "RB-END-2",
    "features left": "RB-END-3",
    "harbor": "RB-END-4",
    "most agents": "RB-END-5",
}


def clause_behind(story: "Story", kind: str, facts: Facts) -> str:
    found = BEHIND[kind]
    return found if isinstance(found, str) else found(story, facts)


def _as_allowed(story: "Story", facts: Facts) -> str:
    """The clause that allowed the action."""
    return clause(story.before, story.action)


def _tile_opened(story: "Story", facts: Facts) -> str:
    if story.was.stage == state.PLANTING:
        return "RB-PLA-5"
    return "RB-RND-1" if story.was.round_number > 1 else "RB-SET-5"


def _card_opened(story: "Story", facts: Facts) -> str:
    return "RB-RND-1" if story.was.round_number > 1 else "RB-SET-3"


def _round(story: "Story", facts: Facts) -> str:
    return "RB-RND-4" if story.now.round_number > 1 else "RB-RND-2"


def _phase(story: "Story", facts: Facts) -> str:
    return BONUSES[facts["phase"]]


def _final(story: "Story", facts: Facts) -> str:
    """The clause of the source with the most points."""
    points = facts["points"]
    return LAST_POINTS[max(points, key=points.get)] if points else "RB-RND-5"


BEHIND: dict[str, str | Callable[["Story", Facts], str]] = {
    # set-up and rounds
    "mat": "RB-SET-6",
    "first": "RB-SET-6",
    "tile opened": _tile_opened,
    "card opened": _card_opened,
    "round": _round,
    "drafted": "RB-RND-2",
    "phase": _phase,
    "passed": _as_allowed,
    # cultivation
    "hired": "RB-CUL-1",
    "revealed": "RB-CUL-2",
    "worker": _as_allowed,
    "paid": _as_allowed,
    # planting
    "took": _as_allowed,
    "laid": "RB-PLA-2",
    "refilled": "RB-PLA-5",
    "went home": "RB-PLA-7",
    # shipping
    "shipped": _as_allowed,
    "harvest bonus": "RB-SHIP-6",
    "feature": _as_allowed,
    "gained": _as_allowed,
    "sent": _as_allowed,
    "built": _as_allowed,
    # opportunity, scoring, the end
    "card": _as_allowed,
    "surveyed": _as_allowed,
    "staff": "RB-SCO-6",
    "final": _final,
    "over": "RB-END-6",
}
