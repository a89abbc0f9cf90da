"""Names of players, fields, crops, tiles and riverboats, as messages."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from paddlewheel.core.messages import Message
from paddlewheel.core.messages import standings as final_places
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import BENEFIT_FEATURES
from paddlewheel.riverboat.components import boat_names, crop_names, mats, tile_names
from paddlewheel.riverboat.constants import constants_for
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.messages import names
from paddlewheel.riverboat.options import RiverboatOptions
from paddlewheel.riverboat.state import RiverboatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

SUIT_SYMBOLS = "♥♠♣♦★"  # as COLOUR_NAMES
MAX_CACHED_BOATS = 512  # kinds of riverboat of all games
CARD_SUITS = (*COLOUR_NAMES, "wild")  # of cultivation cards


def player(record: RiverboatState, seat: int) -> Message:
    """Name of a player: that of the mat."""
    return player_of_mat(record.mat[seat], seat)


@cache
def player_of_mat(mat: int, seat: int) -> Message:
    return names.player(mats()[mat].name) if mat != state.NONE else names.player_number(seat + 1)


def field_name(field: int) -> str:
    return mats()[0].fields[field].name


def colour_of(mat: int, field: int) -> Message:
    """Name of a field's colour."""
    return suit(mats()[mat].fields[field].colour)


def suit(number: int) -> Message:
    """Name of a colour, or of the wild cultivation card."""
    return names.suit(CARD_SUITS[number])


def crop(number: int) -> Message:
    return names.crop(crop_names()[number])


@cache
def tile(kind: int) -> Message:
    crops = [names.crop(name) for name in tile_names()[kind].split("-")]
    if len(crops) == 1:
        return names.tile_of_one(*crops)
    return names.tile_of_two(*crops) if len(crops) == 2 else names.tile_of_three(*crops)


def size(hexes: int) -> Message:
    return names.size(names.SIZES[hexes - 1])


@cache
def crop_on_field(number: int, field: int) -> Message:
    return names.crop_on_field(crop(number), field_name(field))


@cache
def boat(kind: int) -> Message:
    return names.boat(boat_names()[kind])


@lru_cache(maxsize=MAX_CACHED_BOATS)
def brings(options: RiverboatOptions, kind: int) -> Message:
    """Benefits of a riverboat: "1 coin and 3 steps"."""
    tables = constants_for(options)
    parts = [names.coins(tables.brings_coins[kind])] if tables.brings_coins[kind] else []
    parts += [names.points(tables.brings_points[kind])] if tables.brings_points[kind] else []
    parts += [names.steps(tables.brings_steps[kind])] if tables.brings_steps[kind] else []
    feature = tables.brings_feature[kind]
    parts += [names.feature(BENEFIT_FEATURES[feature])] if feature != state.NO_FEATURE else []
    parts += [names.up_to_agents(tables.brings_agents[kind])] if tables.brings_agents[kind] else []
    return names.brings(tuple(parts)) if parts else names.brings_nothing()


def standings(position: "RiverboatPosition") -> tuple[Message, ...]:
    """
    "1. Oak with 87", "2. Elm with 80".
    """
    points = list(position.record.points[: position.options.players])
    players = [names.player_with_points(player(position.record, seat), number) for seat, number in enumerate(points)]
    return final_places(position.result(), players)
