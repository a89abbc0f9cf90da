"""Greedy policy: the heuristic's choice for every kind of decision (bot `mate`)."""

from typing import Any

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import BOARD, FACE, PASS, VOTE
from paddlewheel.mississippi_queen.ai.greedy_kernel import LONG_RACE
from paddlewheel.mississippi_queen.planning.api import favourite_facing, favourite_plan


def favourite(position: Any, luck: int) -> tuple[int, ...]:
    race = position.record
    phase = int(race.phase)
    if phase in (state.SPEED_PHASE, state.MOVE_PHASE, state.PUSH_PHASE):
        return tuple(favourite_plan(position, luck).actions)
    if phase == state.OWN_FACE_PHASE and race.ending == state.COMPLETE:
        return tuple(favourite_plan(position, luck).actions)
    legal = position.legal_actions()
    if phase in (state.FACE_PHASE, state.OWN_FACE_PHASE, state.SETUP_FACE_PHASE):
        wanted = FACE + favourite_facing(position, _faced(race))
        impatient = race.round_number >= LONG_RACE and luck & 1 == 1  # breaks deadlocks in narrow channels
        return (legal[luck % len(legal)],) if impatient or wanted not in legal else (wanted,)
    if phase == state.COAL_PHASE:
        return (legal[-1],) if race.rose in (race.boat, race.partner) else (PASS,)
    if phase == state.BOARD_PHASE:
        return (BOARD,)
    if phase in (state.VOTE_PHASE, state.TIE_PHASE):
        return (VOTE + 1,) if VOTE + 1 in legal else (legal[0],)
    return (legal[-1],)


def _faced(race: Any) -> int:
    """The boat whose heading is being chosen."""
    if race.phase == state.FACE_PHASE:
        return int(race.chain[race.facing])
    return int(race.order[race.turn] if race.phase == state.SETUP_FACE_PHASE else race.boat)
