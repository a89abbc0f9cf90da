"""Rulebook clause of each action."""

from typing import TYPE_CHECKING

from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import Action, decode
from paddlewheel.riverboat.view.counts import lacks_colour

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

CLAUSE_OF_DECISION = {
    state.DRAFT_DECISION: "RB-RND-2",
    state.HIRE_DECISION: "RB-CUL-1",
    state.LAY_DECISION: "RB-PLA-2",
    state.CARD_DECISION: "RB-OPP-2",
    state.SEND_DECISION: "RB-AGT-1",
    state.BONUS_DECISION: "RB-SCO-1",
}


def clause(position: "RiverboatPosition", action: int) -> str:
    """Id of the clause that allows a legal action."""
    record, meant = position.record, decode(action)
    decision = record.decision
    if meant.verb == "search" or (decision == state.TAKE_DECISION and record.search):
        return "RB-PLA-4"
    if meant.verb == "search cards" or (decision == state.CARD_DECISION and record.search):
        return "RB-OPP-3"
    if decision == state.CULTIVATE_DECISION:
        return _cultivation(position, meant)
    if decision == state.TAKE_DECISION:
        return "RB-PLA-2"
    if decision == state.BUILD_DECISION:
        return "RB-EST-1" if record.building == state.BARN else "RB-EST-2"
    if decision == state.SHIP_DECISION:
        return "RB-SHIP-4" if meant.from_pile else "RB-SHIP-2"
    if decision == state.FEATURE_DECISION:
        return "RB-SHIP-6" if record.after == state.BENEFITS_GO_ON else "RB-EST-4"
    if decision == state.BENEFIT_DECISION:
        return _benefit(position, meant)
    return _survey(position, meant) if decision == state.SURVEY_DECISION else CLAUSE_OF_DECISION[decision]


def _cultivation(position: "RiverboatPosition", action: Action) -> str:
    if action.verb == "coin" or position.record.paid:
        return "RB-CUL-4"
    return "RB-CUL-3" if lacks_colour(position) else "RB-CUL-2"


def _benefit(position: "RiverboatPosition", action: Action) -> str:
    due = position.record.due_feature
    if action.verb == "feature" and due not in (state.ANY_FEATURE, action.argument):
        return "RB-EST-4"
    return "RB-AGT-1" if action.verb == "send" else "RB-SHIP-5"


def _survey(position: "RiverboatPosition", action: Action) -> str:
    if action.verb == "pass":
        return "RB-SCO-2"
    if action.verb == "survey card":
        return "RB-SCO-5"
    barns = position.record.barn[position.record.actor]
    return "RB-SCO-3" if barns >> action.argument & 1 else "RB-SCO-4"
