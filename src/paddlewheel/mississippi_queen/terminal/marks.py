"""Labels of the spaces that legal actions lead to."""

from paddlewheel.core.hexgrid import HEADINGS, Hex
from paddlewheel.core.terminal.game_ui import Scene, Words
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import decode
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.terminal import messages
from paddlewheel.mississippi_queen.terminal.terrain import ARROWS
from paddlewheel.mississippi_queen.view.focus import pointed_boat, pushed_boat
from paddlewheel.mississippi_queen.view.river_map import hex_of


def marks(scene: Scene, legal: list[int]) -> dict[Hex, str]:
    """The target hex of each legal action with the argument to type; the selected one has an arrowhead."""
    found: dict[Hex, str] = {}
    for action in legal:
        place, words = _target(scene.position, action)
        if place < state.BANK:
            text = scene.text(words)
            found[hex_of(scene.position.record, place)] = f"▸{text}" if action == scene.chosen else text
    return found


def _target(position: MississippiQueenPosition, action: int) -> tuple[int, Words]:
    mover = position.record.boat
    bow = position.record.bow[mover]
    match decode(action):
        case ("push", heading):
            return _beside(position, pushed_boat(position), heading), HEADINGS[heading]
        case ("face", heading):
            return _beside(position, pointed_boat(position), heading), HEADINGS[heading]
        case ("ahead", _):
            return _beside(position, mover, bow), ARROWS[bow]
        case ("back", _):
            return _beside(position, mover, (bow + 3) % 6), messages.on_space("back")
        case ("place", space):
            return space, str(space)
    return state.BANK, ""


def _beside(position: MississippiQueenPosition, boat: int, heading: int) -> int:
    place = position.record.place[boat]
    return position.neighbour(place, heading) if place < state.BANK else state.BANK
