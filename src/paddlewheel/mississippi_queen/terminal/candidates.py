"""Candidate actions of a decision, legal or not, and the obstacles to the refused ones."""

from paddlewheel.core.messages import Message
from paddlewheel.mississippi_queen import actions, state
from paddlewheel.mississippi_queen.actions import decode
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.terminal import messages
from paddlewheel.mississippi_queen.view.focus import pushed_boat, space_ahead
from paddlewheel.mississippi_queen.view.river_map import kind_at

WHOLE_MOVE_CLAUSE = "MQ-MOV-8"
FACINGS = (state.FACE_DECISION, state.OWN_FACE_DECISION, state.SETUP_FACE_DECISION)


def candidates(position: MississippiQueenPosition) -> list[int]:
    """The actions that may be answered to the decision; pushes only if a boat lies ahead."""
    decision = int(position.record.decision)
    found = actions.candidates(decision)
    if decision == state.MOVE_DECISION and pushed_boat(position) == state.NONE:
        return [action for action in found if decode(action).verb != "push"]
    return found


def is_relevant(position: MississippiQueenPosition, action: int) -> bool:
    """Whether an action of this kind belongs to the decision, even if it is not legal."""
    moving = position.record.decision == state.MOVE_DECISION and decode(action).verb in ("speed", "push")
    return bool(moving) or action in candidates(position)


def obstacle(position: MississippiQueenPosition, action: int, clause: str) -> Message | None:
    """The obstacle to an action that is refused because the whole move could not be completed."""
    if clause != WHOLE_MOVE_CLAUSE:
        return None
    if decode(action).verb == "ahead":
        ahead = space_ahead(position)
        if ahead == state.OPEN_END:
            return messages.river_ends()
        if kind_at(position.record, ahead) == state.LAND:
            return messages.land_ahead()
    return messages.no_whole_move()
