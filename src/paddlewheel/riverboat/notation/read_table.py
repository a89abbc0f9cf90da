"""Reader of shared components from JSON: markers, phase tiles, cards, crop tiles, riverboats."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.json_reader import Reader, read_different_words, read_number, read_word, require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, card_names, tile_names
from paddlewheel.riverboat.notation.names import SUITS
from paddlewheel.riverboat.state import PHASE_NAMES, RiverboatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

MAX_PILE_LAYERS = 5  # the shuffled pile, and below it the cards returned in each of four rounds


def read_table(position: "RiverboatPosition", fields: Reader) -> list[int]:
    """Read the table; return the laid tiles of each kind, because the record holds only those left in the piles."""
    record, players = position.record, position.options.players
    record.first_player = read_seat(fields.value("first_player"), "first_player", players)
    tiles = Reader(fields.value("phase_tiles"), "phase_tiles", PHASE_NAMES)
    for phase, name in enumerate(PHASE_NAMES):
        record.phase_owner[phase] = read_seat(tiles.value(name), tiles.where(name), players)
    _read_markers(record, fields, players)
    _read_cultivation(record, fields)
    _fill(record.crops_open, _read_counts(position, fields, "open_tiles"))
    record.boats_open = sum(1 << kind for kind in fields.different_words("riverboats", boat_names()))
    _read_opportunities(record, fields)
    return _read_counts(position, fields, "laid_tiles")


def read_seat(value: Any, where: str, players: int) -> int:
    return state.NONE if value is None else read_number(value, where, 1, players) - 1


def _fill(target: Any, values: Sequence[int]) -> None:
    for index, value in enumerate(values):
        target[index] = value


def _read_markers(record: RiverboatState, fields: Reader, players: int) -> None:
    seats = [read_number(value, "markers", 1, players) for value in fields.rows("markers", players)]
    every = list(range(1, players + 1))
    require(sorted(seats) == every, "markers", f"must name each of the seats {every} once, not {seats}")
    _fill(record.marker_order, [seat - 1 for seat in seats])


def _read_cultivation(record: RiverboatState, fields: Reader) -> None:
    shown = fields.word_or_none("card", SUITS)
    record.colour = 0 if shown is None else shown
    unseen = Reader(fields.value("unseen"), "unseen", (), SUITS)
    for suit, name in enumerate(SUITS):
        most = record.cards_left[suit]
        record.cards_left[suit] = unseen.number(name, 0, most) if name in unseen.data else 0


def _read_counts(position: "RiverboatPosition", fields: Reader, name: str) -> list[int]:
    """Number of tiles by kind."""
    tables, found = position.constants, Reader(fields.value(name), name, (), tile_names())
    return [
        found.number(kind, 0, tables.tile_count[index]) if kind in found.data else 0
        for index, kind in enumerate(tile_names())
    ]


def _read_opportunities(record: RiverboatState, fields: Reader) -> None:
    names = card_names()
    spaces = fields.rows("opportunities", state.SPACES)
    require(len(spaces) == state.SPACES, "opportunities", f"must be a list of {state.SPACES}, with null for no card")
    for space, name in enumerate(spaces):
        card = state.NONE if name is None else read_word(name, f"opportunities[{space}]", names)
        record.on_space[space] = card
    _fill(record.layer, [0] * state.MAX_CARDS)
    layers = fields.rows("pile", MAX_PILE_LAYERS)
    for number, layer in enumerate(layers, start=1):
        for card in read_different_words(layer, f"pile[{number - 1}]", names):
            require(record.layer[card] == 0, "pile", f"names {names[card]} twice")
            record.layer[card] = number
    require(not layers or bool(layers[-1]), "pile", "its last layer must not be empty")
