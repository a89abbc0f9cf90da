"""Read the turn under way from a position's JSON, which has only the fields that do not follow from the rest."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import Reader, require
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.names import boat_names
from paddlewheel.mississippi_queen.notation.names import MOVE_FIELDS, read_place
from paddlewheel.mississippi_queen.state import DECISION_NAMES, ENDING_NAMES, Race

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

MAX_TRAIL_SPACES = 7
MAX_BY_NUMBER_FIELD = {"points": 6, "left_over": 6, "amount": 6}  # field -> maximum
FLAGS = ("free_turn", "news", "rose_binds")
BOATS = ("discoverer", "pending", "partner")
BOAT_SETS = ("boarded", "asked")
OPTIONAL_MOVE_FIELDS = ("boarders",)  # missing from positions of older versions


def read_move(position: "MississippiQueenPosition", fields: Reader) -> None:
    race, move = position.record, fields.value("move")
    names = MOVE_FIELDS.get(race.decision)
    if names is None or (move is None and race.decision == state.OWN_FACE_DECISION):
        require(move is None, "move", f"must be null in decision {DECISION_NAMES[race.decision]}")
    else:
        needed = tuple(name for name in names if name not in OPTIONAL_MOVE_FIELDS)
        optional = tuple(name for name in names if name in OPTIONAL_MOVE_FIELDS)
        _read_fields(race, Reader(move, "move", needed, optional))


def _read_fields(race: Race, fields: Reader) -> None:
    boats = boat_names(race)
    for name in fields.data:
        if name in MAX_BY_NUMBER_FIELD:
            setattr(race, name, fields.number(name, 0, MAX_BY_NUMBER_FIELD[name]))
        elif name in FLAGS:
            setattr(race, name, int(fields.flag(name)))
        elif name in BOATS:
            boat = fields.word_or_none(name, boats)
            setattr(race, name, state.NONE if boat is None else boat)
        elif name in BOAT_SETS:
            setattr(race, name, sum(1 << boat for boat in fields.different_words(name, boats)))
    if "ending" in fields.data:
        race.ending = fields.word("ending", ENDING_NAMES)
    if "trail" in fields.data:
        _read_trail(race, fields)
    if "boarders" in fields.data:
        boarders = fields.different_words("boarders", boats)
        race.boarder_count = len(boarders)
        for index, boat in enumerate(boarders):
            race.boarders[index] = boat
    if "pushed" in fields.data:
        _read_chain(race, fields, boats)
    if "direction" in fields.data:
        race.direction = fields.word("direction", DIRECTIONS)


def _read_trail(race: Race, fields: Reader) -> None:
    spaces = [read_place(value, "move.trail") for value in fields.rows("trail", MAX_TRAIL_SPACES)]
    require(bool(spaces), "move.trail", "must name the spaces of this move, the first one included")
    race.trail_length = len(spaces)
    for index, space in enumerate(spaces):
        race.trail[index] = space


def _read_chain(race: Race, fields: Reader, boats: list[str]) -> None:
    chain = fields.different_words("pushed", boats)
    require(bool(chain), "move.pushed", "must name the boats that have been pushed")
    race.chain_length = len(chain)
    for index, boat in enumerate(chain):
        race.chain[index] = boat
    if "facing" in fields.data:
        facing = fields.word("facing", boats)
        require(facing in chain, "move.facing", f"{boats[facing]} is not among the pushed boats")
        race.facing = chain.index(facing)
