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
    season, tables = position.record, position.constants
    mat = fields.word_or_none("mat", [mat.name for mat in mats()])
    season.mat[seat] = state.NONE if mat is None else mat
    season.coins[seat] = fields.number("coins", 0, tables.coins)
    most = tables.player_workers + state.PHASE_COUNT
    season.workers[seat], season.agents[seat] = fields.number("workers", 0, most), fields.number("agents", 0, most)
    season.surveyors[seat] = fields.number("surveyors", 0, tables.surveyors)
    season.harbor[seat] = fields.number("harbor", tables.harbor_start, tables.harbor_end)
    season.big_tiles[seat] = fields.number("three_hex_tiles", 0, MAX_BIG_TILES)
    _read_points(season, seat, Reader(fields.value("points"), fields.where("points"), (), POINT_SOURCE_NAMES))
    _read_boats(season, seat, fields)
    _read_hand(season, seat, fields)
    _read_mat(season, seat, Reader(fields.value("fields"), fields.where("fields"), MAT_FIELDS))


def _read_points(season: RiverboatState, seat: int, fields: Reader) -> None:
    for source, word in enumerate(POINT_SOURCE_NAMES):
        points = fields.number(word, 0, MAX_POINTS) if word in fields.data else 0
        season.earned[state.POINT_SOURCE_COUNT * seat + source] = points
        season.points[seat] += points


def _read_boats(season: RiverboatState, seat: int, fields: Reader) -> None:
    names = fields.rows("riverboats", state.BERTHS)
    season.boat_count[seat] = len(names)
    for berth, name in enumerate(names):
        season.boats[state.BERTHS * seat + berth] = read_word(name, fields.where("riverboats"), boat_names())


def _read_hand(season: RiverboatState, seat: int, fields: Reader) -> None:
    names, where = card_names(), fields.where("opportunities")
    hand = fields.different_words("opportunities", names)
    require(len(hand) <= state.HAND_SIZE, where, f"a player has at most {state.HAND_SIZE} cards, not {len(hand)}")
    season.hand_count[seat] = len(hand)
    for index, card in enumerate(hand):
        season.hand[state.HAND_SIZE * seat + index] = card
    for card in fields.different_words("surveyed_opportunities", names):
        known = card in hand
        require(known, fields.where("surveyed_opportunities"), f"{names[card]} is not among this player's cards")
        season.surveyed_cards[seat] |= 1 << hand.index(card)


def _read_mat(season: RiverboatState, seat: int, fields: Reader) -> None:
    season.standing[seat] = read_fields(fields.value("workers"), fields.where("workers"))
    season.barn[seat] = read_fields(fields.value("barns"), fields.where("barns"))
    season.well[seat] = read_fields(fields.value("wells"), fields.where("wells"))
    season.surveyed[seat] = read_fields(fields.value("surveyed"), fields.where("surveyed"))
    crops = Reader(fields.value("crops"), fields.where("crops"), (), crop_names())
    for crop, name in enumerate(crop_names()):
        planted = read_fields(crops.value(name), crops.where(name)) if name in crops.data else 0
        season.crop[state.CROPS * seat + crop] = planted
