"""A player's things as plain JSON."""

from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat import state
from paddlewheel.riverboat.boxes import boat_names, card_names, crop_names, mats
from paddlewheel.riverboat.notation.land import names_of, numbers_in
from paddlewheel.riverboat.notation.vocabulary import EARNED

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition


def write_player(position: "SeasonPosition", seat: int) -> dict[str, Any]:
    season = position.record
    hand = hand_of(season, seat)
    return {
        "seat": seat + 1,
        "mat": None if season.mat[seat] == state.NONE else mats()[season.mat[seat]].name,
        "points": _points(season, seat),
        "coins": int(season.coins[seat]),
        "workers": int(season.workers[seat]),
        "surveyors": int(season.surveyors[seat]),
        "agents": int(season.agents[seat]),
        "harbor": int(season.harbor[seat]),
        "riverboats": [boat_names()[kind] for kind in boats_of(season, seat)],
        "opportunities": [card_names()[card] for card in hand],
        "surveyed_opportunities": [card_names()[hand[index]] for index in numbers_in(season.surveyed_cards[seat])],
        "three_hex_tiles": int(season.big_tiles[seat]),
        "fields": _fields(season, seat),
    }


def boats_of(season: Any, seat: int) -> list[int]:
    first = state.BERTHS * seat
    return [int(kind) for kind in season.boats[first : first + season.boat_count[seat]]]


def hand_of(season: Any, seat: int) -> list[int]:
    first = state.HAND * seat
    return [int(card) for card in season.hand[first : first + season.hand_count[seat]]]


def earned_by(season: Any, seat: int) -> list[int]:
    first = state.SOURCES * seat
    return [int(points) for points in season.earned[first : first + state.SOURCES]]


def _points(season: Any, seat: int) -> dict[str, int]:
    return {word: points for word, points in zip(EARNED, earned_by(season, seat), strict=True) if points}


def _fields(season: Any, seat: int) -> dict[str, Any]:
    crops = {name: names_of(season.crop[state.CROPS * seat + crop]) for crop, name in enumerate(crop_names())}
    return {
        "workers": names_of(season.standing[seat]),
        "crops": {name: fields for name, fields in crops.items() if fields},
        "barns": names_of(season.barn[seat]),
        "wells": names_of(season.well[seat]),
        "surveyed": names_of(season.surveyed[seat]),
    }
