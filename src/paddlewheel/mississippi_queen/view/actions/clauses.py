"""The rule clause that allows a legal action."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import Verb, decode

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition


def clause(position: "MississippiQueenPosition", action: int) -> str:
    """The id of the clause that allows a legal action."""
    found = CLAUSES[decode(action).verb]
    return found if isinstance(found, str) else found(position)


def leaving_sandbank(position: "MississippiQueenPosition") -> str:
    return "MQ-ADV-8" if position.tables[0].sandbank_backward_coal else "MQ-ADV-9"


def casting_off(position: "MississippiQueenPosition") -> str:
    """The clause for leaving after repairs; where other boats go out at once, only the Black Rose is repaired."""
    return "MQ-ROSE-7" if position.record.boat == position.record.rose else "MQ-MOV-9"


def voting(position: "MississippiQueenPosition") -> str:
    """The clause for a vote on the next tile, or on the finish once all tiles are laid."""
    tables = position.tables[0]
    all_laid = position.record.laid == tables.length + tables.branching_river
    return "MQ-RIV-16" if all_laid else "MQ-RIV-14"


def _pushing(position: "MississippiQueenPosition") -> str:
    return "MQ-PUSH-6" if position.record.decision == state.PUSH_DECISION else "MQ-PUSH-3"


def _facing(position: "MississippiQueenPosition") -> str:
    race = position.record
    if race.decision == state.SETUP_FACE_DECISION:
        return "MQ-SET-2"
    if race.decision == state.FACE_DECISION:
        return "MQ-PUSH-14" if race.chain[int(race.facing)] == race.rose else "MQ-PUSH-7"
    if race.ending == state.BACKING:
        return leaving_sandbank(position)
    return "MQ-ADV-12" if race.ending == state.STRANDED else casting_off(position)


def _passing(position: "MississippiQueenPosition") -> str:
    race = position.record
    if race.decision != state.STUCK_DECISION:
        return _coal(position)
    return "MQ-MOV-7" if race.ending == state.STRANDED else casting_off(position)


def _coal(position: "MississippiQueenPosition") -> str:
    race = position.record
    return "MQ-ROSE-8" if race.rose in (race.boat, race.partner) else "MQ-COAL-1"


CLAUSES: dict[Verb, str | Callable[["MississippiQueenPosition"], str]] = {
    "speed": "MQ-MOV-1",
    "port": "MQ-MOV-5",
    "starboard": "MQ-MOV-5",
    "ahead": "MQ-MOV-4",
    "back": leaving_sandbank,
    "push": _pushing,
    "face": _facing,
    "stop": "MQ-MOV-3",
    "pass": _passing,
    "give": _coal,
    "take": _coal,
    "refill": _coal,
    "agree": "MQ-COAL-5",
    "refuse": "MQ-COAL-5",
    "board": "MQ-PAS-5",
    "decline": "MQ-PAS-5",
    "vote": voting,
    "wait": "MQ-SET-6",
    "place": "MQ-RIV-15",
}
