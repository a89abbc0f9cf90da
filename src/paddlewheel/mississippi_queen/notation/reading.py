"""A position from plain JSON. Whatever is wrong is refused before anyone gets to see the position."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from paddlewheel.core.errors import NotationError, SetupError
from paddlewheel.core.reading import Reader, quoted, read_text, read_word, refuse, require
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.names import boat_names
from paddlewheel.mississippi_queen.notation.check_boats import check_boats
from paddlewheel.mississippi_queen.notation.check_moment import check_moment
from paddlewheel.mississippi_queen.notation.check_table import check_table
from paddlewheel.mississippi_queen.notation.read_boats import read_boats
from paddlewheel.mississippi_queen.notation.read_move import read_move
from paddlewheel.mississippi_queen.notation.read_river import read_river, read_stack
from paddlewheel.mississippi_queen.notation.vocabulary import (
    FIELDS,
    FORMAT,
    MOST_ROUNDS,
    PHASES,
    VERSION,
    VOTES,
    VOTING,
)

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.editions import Options
    from paddlewheel.mississippi_queen.game import MississippiQueen, RacePosition


def position_from_json(game: "MississippiQueen", data: Any) -> "RacePosition":
    fields = _read_head(game, data)
    position = game.new_position(read_options(game, fields.value("options")))
    race = position.record
    race.amount, race.phase = 0, fields.word("phase", PHASES)
    race.actor = _read_actor(position, fields)
    race.round_number = fields.number("round", 0, MOST_ROUNDS)
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


def _read_head(game: "MississippiQueen", data: Any) -> Reader:
    head = data if isinstance(data, Mapping) else {"format": data}
    kind, version = head.get("format"), head.get("version")
    require(kind == FORMAT, "format", f'this is {quoted(kind)}, not "{FORMAT}"; it is not a Paddlewheel position')
    known = type(version) is int and version == VERSION
    require(known, "version", f"this position has version {quoted(version)}; this program reads version {VERSION}")
    fields = Reader(data, "", FIELDS)
    require(head["game"] == game.name, "game", f"must be {game.name!r}, not {quoted(head['game'])}")
    return fields


def read_options(game: "MississippiQueen", data: Any) -> "Options":
    fields = Reader(data, "options", ("edition", "players", "variants"))
    read_text(fields.value("edition"), "options.edition")
    fields.number("players", 1, state.MAX_BOATS)
    variants = fields.value("variants")
    require(isinstance(variants, Mapping), "options.variants", f"must be an object, not {quoted(variants)}")
    for name, value in variants.items():
        good = isinstance(name, str) and _may_be_variant(name, value)
        require(good, f"options.variants.{name}", f"{quoted(value)} is not a value for a variant")
    try:
        return game.options_from_json(data)
    except SetupError as problem:
        raise NotationError(f"options: {problem}") from None


def _may_be_variant(name: str, value: Any) -> bool:
    if name == "b_tiles" and isinstance(value, list | tuple):
        return all(isinstance(tile, str) for tile in value)
    words = (bool, str, type(None)) if name in ("b_tiles", "teams") else (bool, int, str, type(None))
    return isinstance(value, words)


def _read_order(position: "RacePosition", fields: Reader) -> None:
    race = position.record
    order = fields.different_words("order", boat_names(race))
    race.in_order = len(order)
    for index, boat in enumerate(order):
        race.order[index] = boat
    race.turn = fields.number("turn", 1, len(order) + 1) - 1


def _read_actor(position: "RacePosition", fields: Reader) -> int:
    value = fields.value("actor")
    if value is None or value == "chance":
        return state.NOBODY if value is None else state.CHANCE
    players = position.options.players
    if type(value) is not int or not 1 <= value <= players:
        refuse("actor", f'must be a seat from 1 to {players}, "chance" or null, not {quoted(value)}')
    return value - 1


def _read_votes(position: "RacePosition", fields: Reader) -> None:
    race, players = position.record, position.options.players
    if race.phase not in VOTING:
        require(fields.value("votes") is None, "votes", f"must be null in phase {PHASES[race.phase]}")
        return
    rows = fields.rows("votes", players)
    require(len(rows) == players, "votes", f"must be a list of {players}, one for each seat")
    for seat, vote in enumerate(rows):
        race.votes[seat] = 0 if vote is None else 1 + read_word(vote, f"votes[{seat}]", VOTES)
