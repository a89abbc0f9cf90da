"""The focus boat of a decision, and the labels of the spaces that legal actions lead to."""

from paddlewheel.core.hexgrid import HEADINGS, Hex
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import FACE, GO_AHEAD, GO_BACK, PLACE, PUSH, STOP
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.kernels import entry
from paddlewheel.mississippi_queen.terminal.terrain import ARROWS
from paddlewheel.mississippi_queen.view.action_prices import pointed_boat, pushed_boat
from paddlewheel.mississippi_queen.view.river_map import hex_of


def focus_boat(position: MississippiQueenPosition) -> int:
    race = position.record
    if race.round_number == 0:
        return int(race.order[int(race.turn)]) if race.in_order else 0
    return pointed_boat(position)


def marks(position: MississippiQueenPosition, legal: list[int], chosen: int | None) -> dict[Hex, str]:
    """The target hex of each legal action with the argument to type; the selected one has an arrowhead."""
    found: dict[Hex, str] = {}
    for action in legal:
        place, text = _target(position, action)
        if place < state.BANK:
            found[hex_of(position.record, place)] = f"▸{text}" if action == chosen else text
    return found


def _target(position: MississippiQueenPosition, action: int) -> tuple[int, str]:
    race = position.record
    mover = int(race.boat)
    if PUSH <= action < FACE:
        return _beside(position, pushed_boat(position), action - PUSH), HEADINGS[action - PUSH]
    if FACE <= action < STOP:
        return _beside(position, pointed_boat(position), action - FACE), HEADINGS[action - FACE]
    if action == GO_AHEAD:
        bow = int(race.bow[mover])
        return _beside(position, mover, bow), ARROWS[bow]
    if action == GO_BACK:
        return _beside(position, mover, (int(race.bow[mover]) + 3) % 6), "back"
    return (action - PLACE, str(action - PLACE)) if action >= PLACE else (state.BANK, "")


def _beside(position: MississippiQueenPosition, boat: int, heading: int) -> int:
    place = int(position.record.place[boat])
    return position.ask(entry.NEIGHBOUR, place, heading) if place < state.BANK else state.BANK
