"""Reader of the players from JSON."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import Reader, quoted, read_word, require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, card_names, crop_names, mats
from paddlewheel.riverboat.notation.fields import read_fields
from paddlewheel.riverboat.notation.names import MAT_FIELDS, MAX_POINTS, PLAYER_FIELDS, seat_name
from paddlewheel.riverboat.state import POINT_SOURCE_NAMES, RiverboatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

MAX_BIG_TILES = state.MAX_FIELDS // 3


def read_players(position: "RiverboatPosition", fields: Reader) -> None:
    players = position.options.players
    rows = fields.rows("players", players)
    require(len(rows) == players, "players", f"must be a list of {players}, one for each seat, not of {len(rows)}")
    for seat, row in enumerate(rows):
        said = row.get("seat") if isinstance(row, Mapping) else seat + 1
        good = type(said) is int and said == seat + 1
        require(good, f"{seat_name(seat)}.seat", f"must be {seat + 1}, not {quoted(said)}; players stand in seat order")
        _read_player(position, seat, Reader(row, seat_name(seat), PLAYER_FIELDS))


def _read_player(position: "RiverboatPosition", seat: int, fields: Reader) -> None:
    record, tables = position.record, position.constants
    mat = fields.word_or_none("mat", [mat.name for mat in mats()])
    record.mat[seat] = state.NONE if mat is None else mat
    record.coins[seat] = fields.number("coins", 0, tables.coins)
    most = tables.player_workers + state.PHASE_COUNT
    record.workers[seat], record.agents[seat] = fields.number("workers", 0, most), fields.number("agents", 0, most)
    record.surveyors[seat] = fields.number("surveyors", 0, tables.surveyors)
    record.harbor[seat] = fields.number("harbor", tables.harbor_start, tables.harbor_end)
    record.big_tiles[seat] = fields.number("three_hex_tiles", 0, MAX_BIG_TILES)
    _read_points(record, seat, Reader(fields.value("points"), fields.where("points"), (), POINT_SOURCE_NAMES))
    _read_boats(record, seat, fields)
    _read_hand(record, seat, fields)
    _read_mat(record, seat, Reader(fields.value("fields"), fields.where("fields"), MAT_FIELDS))


def _read_points(record: RiverboatState, seat: int, fields: Reader) -> None:
    for source, word in enumerate(POINT_SOURCE_NAMES):
        points = fields.number(word, 0, MAX_POINTS) if word in fields.data else 0
        record.earned[state.POINT_SOURCE_COUNT * seat + source] = points
        record.points[seat] += points


def _read_boats(record: RiverboatState, seat: int, fields: Reader) -> None:
    names = fields.rows("riverboats", state.BERTHS)
    record.boat_count[seat] = len(names)
    for berth, name in enumerate(names):
        record.boats[state.BERTHS * seat + berth] = read_word(name, fields.where("riverboats"), boat_names())


def _read_hand(record: RiverboatState, seat: int, fields: Reader) -> None:
    names, where = card_names(), fields.where("opportunities")
    hand = fields.different_words("opportunities", names)
    require(len(hand) <= state.HAND_SIZE, where, f"a player has at most {state.HAND_SIZE} cards, not {len(hand)}")
    record.hand_count[seat] = len(hand)
    for index, card in enumerate(hand):
        record.hand[state.HAND_SIZE * seat + index] = card
    for card in fields.different_words("surveyed_opportunities", names):
        known = card in hand
        require(known, fields.where("surveyed_opportunities"), f"{names[card]} is not among this player's cards")
        record.surveyed_cards[seat] |= 1 << hand.index(card)


def _read_mat(record: RiverboatState, seat: int, fields: Reader) -> None:
    record.standing[seat] = read_fields(fields.value("workers"), fields.where("workers"))
    record.barn[seat] = read_fields(fields.value("barns"), fields.where("barns"))
    record.well[seat] = read_fields(fields.value("wells"), fields.where("wells"))
    record.surveyed[seat] = read_fields(fields.value("surveyed"), fields.where("surveyed"))
    crops = Reader(fields.value("crops"), fields.where("crops"), (), crop_names())
    for crop, name in enumerate(crop_names()):
        planted = read_fields(crops.value(name), crops.where(name)) if name in crops.data else 0
        record.crop[state.CROPS * seat + crop] = planted
