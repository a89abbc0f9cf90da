"""The rule clause that allows a legal action."""

from typing import TYPE_CHECKING

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import (
    AGREE,
    BOARD,
    DECLINE,
    FACE,
    GO_AHEAD,
    GO_BACK,
    PLACE,
    PORT,
    PUSH,
    REFUSE,
    STOP,
    WAIT,
)

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition


def clause(position: "MississippiQueenPosition", action: int) -> str:
    """The id of the clause that allows a legal action."""
    race = position.record
    if action < PORT:
        return "MQ-MOV-1"
    if action < GO_AHEAD:
        return "MQ-MOV-5"
    if action in (GO_AHEAD, GO_BACK):
        return "MQ-MOV-4" if action == GO_AHEAD else leaving_sandbank(position)
    if PUSH <= action < FACE:
        return "MQ-PUSH-6" if race.decision == state.PUSH_DECISION else "MQ-PUSH-3"
    if FACE <= action < STOP:
        return _facing(position)
    if action == STOP:
        return "MQ-MOV-3"
    if action in (BOARD, DECLINE):
        return "MQ-PAS-5"
    return _coal(position, action) if action <= REFUSE else _elsewhere(position, action)


def leaving_sandbank(position: "MississippiQueenPosition") -> str:
    return "MQ-ADV-8" if position.tables[0].sandbank_backward_coal else "MQ-ADV-9"


def casting_off(position: "MississippiQueenPosition") -> str:
    """The clause for leaving after repairs; where other boats go out at once, only the Black Rose is repaired."""
    return "MQ-ROSE-7" if position.record.boat == position.record.rose else "MQ-MOV-9"


def _facing(position: "MississippiQueenPosition") -> str:
    race = position.record
    if race.decision == state.SETUP_FACE_DECISION:
        return "MQ-SET-2"
    if race.decision == state.FACE_DECISION:
        return "MQ-PUSH-14" if race.chain[int(race.facing)] == race.rose else "MQ-PUSH-7"
    if race.ending == state.BACKING:
        return leaving_sandbank(position)
    return "MQ-ADV-12" if race.ending == state.STRANDED else casting_off(position)


def _coal(position: "MississippiQueenPosition", action: int) -> str:
    race = position.record
    if race.decision == state.STUCK_DECISION:
        return "MQ-MOV-7" if race.ending == state.STRANDED else casting_off(position)
    if action in (AGREE, REFUSE):
        return "MQ-COAL-5"
    return "MQ-ROSE-8" if race.rose in (race.boat, race.partner) else "MQ-COAL-1"


def _elsewhere(position: "MississippiQueenPosition", action: int) -> str:
    if action < WAIT:
        return voting(position)
    return "MQ-SET-6" if action < PLACE else "MQ-RIV-15"


def voting(position: "MississippiQueenPosition") -> str:
    """The clause for a vote on the next tile, or on the finish once all tiles are laid."""
    tables = position.tables[0]
    all_laid = position.record.laid == tables.length + tables.branching_river
    return "MQ-RIV-16" if all_laid else "MQ-RIV-14"
