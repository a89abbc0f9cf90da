"""The boat that a decision is about."""

from typing import TYPE_CHECKING

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.mississippi_queen import state

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition


def space_ahead(position: "MississippiQueenPosition") -> int:
    race = position.record
    boat = race.boat
    return position.neighbour(race.place[boat], race.bow[boat])


def pushed_boat(position: "MississippiQueenPosition") -> int:
    """The boat a push would move now, or NONE."""
    race = position.record
    if race.decision == state.PUSH_DECISION:
        return race.pending
    if race.decision != state.MOVE_DECISION:
        return state.NONE
    ahead = space_ahead(position)
    afloat = [boat for boat in range(race.boats) if race.place[boat] == ahead and boat != race.boat]
    return afloat[0] if afloat else state.NONE


def pointed_boat(position: "MississippiQueenPosition") -> int:
    """The boat that `face` would turn now, or that may collect a passenger."""
    race = position.record
    if race.decision == state.FACE_DECISION:
        return race.chain[race.facing]
    if race.decision == state.BOARD_DECISION:
        return race.boarders[0]
    return race.order[race.turn] if race.decision == state.SETUP_FACE_DECISION else race.boat


def decision_boat(position: "MississippiQueenPosition") -> int:
    """The boat a decision is about, or NONE."""
    race = position.record
    if position.actor in (CHANCE, NOBODY) or race.decision in (state.VOTE_DECISION, state.TIE_DECISION):
        return state.NONE
    if race.decision == state.AGREE_DECISION:
        return race.partner
    if race.decision in (state.PLACE_DECISION, state.WAIT_DECISION):
        return race.order[race.turn]
    return pointed_boat(position)
