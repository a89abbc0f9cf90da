"""Candidate actions of a decision, legal or not, and the obstacles to the refused ones."""

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import (
    AGREE,
    BOARD,
    DECLINE,
    FACE,
    GIVE,
    GO_AHEAD,
    GO_BACK,
    PASS,
    PLACE,
    PLAYER_ACTIONS,
    PORT,
    PUSH,
    REFILL,
    SPEED,
    STARBOARD,
    STOP,
    VOTE,
    WAIT,
)
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.view.action_prices import pushed_boat, space_ahead
from paddlewheel.mississippi_queen.view.river_map import kind_at

WHOLE_MOVE_CLAUSE = "MQ-MOV-8"
FACINGS = (state.FACE_DECISION, state.OWN_FACE_DECISION, state.SETUP_FACE_DECISION)


def candidates(position: MississippiQueenPosition) -> list[int]:
    decision = int(position.record.decision)
    pushes = list(range(PUSH, PUSH + 6))
    if decision == state.SPEED_DECISION:
        return [*range(SPEED, PORT), GO_BACK]
    if decision == state.MOVE_DECISION:
        ahead = pushes if pushed_boat(position) != state.NONE else []
        return [PORT, STARBOARD, GO_AHEAD, *ahead, STOP]
    if decision == state.PUSH_DECISION:
        return pushes
    if decision in FACINGS:
        return list(range(FACE, FACE + 6))
    if decision == state.BOARD_DECISION:
        return [BOARD, DECLINE]
    if decision == state.COAL_DECISION:
        return [PASS, *range(GIVE + 1, REFILL + 1)]
    if decision in (state.VOTE_DECISION, state.TIE_DECISION):
        return list(range(VOTE, WAIT))
    if decision == state.WAIT_DECISION:
        return [WAIT, WAIT + 1]
    return list(range(PLACE, PLAYER_ACTIONS)) if decision == state.PLACE_DECISION else [PASS, AGREE, AGREE + 1]


def is_relevant(position: MississippiQueenPosition, action: int) -> bool:
    """Whether an action of this kind belongs to the decision, even if it is not legal."""
    moving = position.record.decision == state.MOVE_DECISION and (action < PORT or PUSH <= action < FACE)
    return bool(moving) or action in candidates(position)


def obstacle(position: MississippiQueenPosition, action: int, clause: str) -> str:
    """The obstacle to an action that is refused because the whole move could not be completed."""
    if clause != WHOLE_MOVE_CLAUSE:
        return ""
    if action == GO_AHEAD:
        ahead = space_ahead(position)
        if ahead == state.OPEN_END:
            return "the river ends there for now"
        if kind_at(position.record, ahead) == state.LAND:
            return "there is land ahead"
    return "after it, the whole move could not be completed"
