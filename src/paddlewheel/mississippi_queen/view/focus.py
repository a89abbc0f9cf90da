"""The boat that a decision is about."""

from typing import TYPE_CHECKING

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.kernels import entry

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition


def space_ahead(position: "MississippiQueenPosition") -> int:
    race = position.record
    boat = int(race.boat)
    return position.ask(entry.NEIGHBOUR, int(race.place[boat]), int(race.bow[boat]))


def pushed_boat(position: "MississippiQueenPosition") -> int:
    """The boat a push would move now, or NONE."""
    race = position.record
    if race.decision == state.PUSH_DECISION:
        return int(race.pending)
    if race.decision != state.MOVE_DECISION:
        return state.NONE
    ahead = space_ahead(position)
    afloat = [boat for boat in range(int(race.boats)) if race.place[boat] == ahead and boat != race.boat]
    return afloat[0] if afloat else state.NONE


def pointed_boat(position: "MississippiQueenPosition") -> int:
    """The boat that `face` would turn now, or that may collect a passenger."""
    race = position.record
    if race.decision == state.FACE_DECISION:
        return int(race.chain[int(race.facing)])
    if race.decision == state.BOARD_DECISION:
        return int(race.boarders[0])
    return int(race.order[int(race.turn)]) if race.decision == state.SETUP_FACE_DECISION else int(race.boat)


def decision_boat(position: "MississippiQueenPosition") -> int:
    """The boat a decision is about, or NONE."""
    race = position.record
    if position.actor in (CHANCE, NOBODY) or race.decision in (state.VOTE_DECISION, state.TIE_DECISION):
        return state.NONE
    if race.decision == state.AGREE_DECISION:
        return int(race.partner)
    if race.decision in (state.PLACE_DECISION, state.WAIT_DECISION):
        return int(race.order[int(race.turn)])
    return pointed_boat(position)
