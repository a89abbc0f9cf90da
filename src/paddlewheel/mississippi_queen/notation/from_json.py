"""Read and validate a position from JSON; an invalid one is rejected before it is returned."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core import game as core_game
from paddlewheel.core.notation import position as position_notation
from paddlewheel.core.notation.json_reader import Reader, read_word, require
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.names import boat_names
from paddlewheel.mississippi_queen.notation.names import FIELDS, MAX_ROUNDS, RENAMED_FIELDS, VOTE_DECISIONS, VOTES
from paddlewheel.mississippi_queen.notation.read_boats import read_boats
from paddlewheel.mississippi_queen.notation.read_move import read_move
from paddlewheel.mississippi_queen.notation.read_river import read_river, read_stack
from paddlewheel.mississippi_queen.notation.validate.boats import check_boats
from paddlewheel.mississippi_queen.notation.validate.moment import check_moment
from paddlewheel.mississippi_queen.notation.validate.table import check_table
from paddlewheel.mississippi_queen.state import DECISION_NAMES

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.editions import MississippiQueenOptions
    from paddlewheel.mississippi_queen.game import MississippiQueen, MississippiQueenPosition


def position_from_json(game: "MississippiQueen", data: Any) -> "MississippiQueenPosition":
    fields = position_notation.read_head(game, data, FIELDS, RENAMED_FIELDS)
    position = game.new_position(read_options(game, fields.value("options")))
    race = position.record
    race.amount, race.decision = 0, fields.word("decision", DECISION_NAMES)
    race.actor = _read_actor(position, fields.value("actor"))
    race.round_number = fields.number("round", 0, MAX_ROUNDS)
    read_river(position, fields)
    read_stack(position, fields)
    read_boats(position, fields)
    _read_order(position, fields)
    read_move(position, fields)
    _read_votes(position, fields)
    check_table(position)
    check_boats(position)
    check_moment(position)
    return position


def read_options(game: "MississippiQueen", data: Any) -> "MississippiQueenOptions":
    options: MississippiQueenOptions = position_notation.read_options(game, data, state.MAX_BOATS, _may_be_variant)
    return options


def _may_be_variant(name: str, value: Any) -> bool:
    if name == "b_tiles" and isinstance(value, list | tuple):
        return all(isinstance(tile, str) for tile in value)
    words = (bool, str, type(None)) if name in ("b_tiles", "teams") else (bool, int, str, type(None))
    return isinstance(value, words)


def _read_order(position: "MississippiQueenPosition", fields: Reader) -> None:
    race = position.record
    order = fields.different_words("order", boat_names(race))
    race.in_order = len(order)
    for index, boat in enumerate(order):
        race.order[index] = boat
    race.turn = fields.number("turn", 1, len(order) + 1) - 1


def _read_actor(position: "MississippiQueenPosition", value: Any) -> int:
    actor = position_notation.read_actor(value, position.options.players)
    return {core_game.CHANCE: state.CHANCE, core_game.NOBODY: state.NOBODY}.get(actor, actor)


def _read_votes(position: "MississippiQueenPosition", fields: Reader) -> None:
    race, players = position.record, position.options.players
    if race.decision not in VOTE_DECISIONS:
        require(fields.value("votes") is None, "votes", f"must be null in decision {DECISION_NAMES[race.decision]}")
        return
    rows = fields.rows("votes", players)
    require(len(rows) == players, "votes", f"must be a list of {players}, one for each seat")
    for seat, vote in enumerate(rows):
        race.votes[seat] = 0 if vote is None else 1 + read_word(vote, f"votes[{seat}]", VOTES)
