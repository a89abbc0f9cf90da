"""Greedy policy: the heuristic's choice for every kind of decision (bot `mate`)."""

from typing import TYPE_CHECKING

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import BOARD, FACE, PASS, VOTE
from paddlewheel.mississippi_queen.ai.greedy_kernel import LONG_RACE_ROUNDS
from paddlewheel.mississippi_queen.planning.api import greedy_facing, greedy_plan
from paddlewheel.mississippi_queen.state import Race

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition


def greedy_actions(position: "MississippiQueenPosition", luck: int = 0) -> tuple[int, ...]:
    race = position.record
    decision = race.decision
    if decision in (state.SPEED_DECISION, state.MOVE_DECISION, state.PUSH_DECISION):
        return tuple(greedy_plan(position, luck).actions)
    if decision == state.OWN_FACE_DECISION and race.ending == state.COMPLETE:
        return tuple(greedy_plan(position, luck).actions)
    legal = position.legal_actions()
    if decision in (state.FACE_DECISION, state.OWN_FACE_DECISION, state.SETUP_FACE_DECISION):
        wanted = FACE + greedy_facing(position, _boat_to_point(race))
        impatient = race.round_number >= LONG_RACE_ROUNDS and luck & 1 == 1  # breaks deadlocks in narrow channels
        return (legal[luck % len(legal)],) if impatient or wanted not in legal else (wanted,)
    if decision == state.COAL_DECISION:
        return (legal[-1],) if race.rose in (race.boat, race.partner) else (PASS,)
    if decision == state.BOARD_DECISION:
        return (BOARD,)
    if decision in (state.VOTE_DECISION, state.TIE_DECISION):
        return (VOTE + 1,) if VOTE + 1 in legal else (legal[0],)
    return (legal[-1],)


def _boat_to_point(race: Race) -> int:
    """The boat whose heading is being chosen."""
    if race.decision == state.FACE_DECISION:
        return race.chain[race.facing]
    return race.order[race.turn] if race.decision == state.SETUP_FACE_DECISION else race.boat
