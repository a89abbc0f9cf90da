"""The boat in focus, and all boats in race order."""

from typing import TYPE_CHECKING

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.state import Race

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


def focus_boat(position: "MississippiQueenPosition") -> int:
    """The boat that is decided about, else the one whose turn it is; after the end the winner's; NONE before any."""
    race = position.record
    if position.actor == NOBODY:
        places = position.result()
        return next(boat for boat in race_order(race) if boat != race.rose and places[race.owner[boat]] == 1)
    boat = decision_boat(position)
    return race.boat if boat == state.NONE and race.round_number else boat


def race_order(race: Race) -> list[int]:
    """Boats in port as they docked, those racing in the order of this round, those that are out."""
    has_order = race.round_number or race.in_order == race.boats  # lots are drawn for seats
    listed = list(race.order[: race.in_order]) if has_order else []
    listed += [boat for boat in range(race.boats) if boat not in listed]
    docked = sorted(
        (boat for boat in listed if race.condition[boat] == state.IN_PORT), key=lambda boat: race.berth[boat]
    )
    out = [boat for boat in listed if race.condition[boat] == state.OUT]
    return docked + [boat for boat in listed if boat not in docked and boat not in out] + out
