"""Names of players, fields, crops, tiles, riverboats and cards, and amounts of things."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.riverboat.actions import BENEFIT_FEATURES
from paddlewheel.riverboat.components import COUNT_NAMES, card_names, crop_names, mats
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.state import PHASE_NAMES, POINT_SOURCE_NAMES

PACKAGE = "paddlewheel.riverboat"
SIZES = ("one-hex", "two-hex", "three-hex")

name = MessageGroup("rb", PACKAGE)

mat = name.each("mat", [mat.name for mat in mats()])
player = name.each("player", [mat.name for mat in mats()])  # who has this mat
crop = name.each("crop", crop_names())
suit = name.each("suit", (*COLOUR_NAMES, "wild"))
phase = name.each("phase", PHASE_NAMES)
phase_bonus = name.each("phase-bonus", PHASE_NAMES)
feature = name.each("feature", BENEFIT_FEATURES)
size = name.each("size", SIZES)
card = name.each("card", card_names())
source = name.each("source", POINT_SOURCE_NAMES)
counted = name.each(
    "counted", [count for count in COUNT_NAMES if count not in ("", "harvested")]
)  # by opportunity cards


@name
def player_number(number: int) -> None:
    """A player without a mat."""


# Amounts


@name
def coins(number: int) -> None: ...


@name
def points(number: int) -> None: ...


@name
def steps(number: int) -> None: ...


@name
def workers(number: int) -> None: ...


@name
def agents(number: int) -> None: ...


@name
def up_to_agents(number: int) -> None: ...


# Crop tiles


@name
def tile_of_one(first: Message) -> None: ...


@name
def tile_of_two(first: Message, second: Message) -> None: ...


@name
def tile_of_three(first: Message, second: Message, third: Message) -> None: ...


@name
def crop_on_field(crop: Message, field: str) -> None: ...


@name
def load(number: int, crop: Message) -> None:
    """Crops that a riverboat carries."""


# Riverboats and opportunity cards


@name
def boat(kind: str) -> None: ...


@name
def brings(benefits: tuple[Message, ...]) -> None: ...


@name
def brings_nothing() -> None: ...


@name
def counted_crop(crop: Message) -> None: ...


@name
def scores_each(each: int, thing: Message, most: int) -> None: ...


@name
def scores_once(parts: tuple[int | Message, ...]) -> None: ...


@name
def brief_each(each: int, thing: Message) -> None:
    """`scores_each` in few words."""


@name
def brief_once(parts: tuple[int | Message, ...]) -> None: ...


# Points


@name
def player_with_points(player: Message, points: int) -> None: ...


@name
def price(parts: tuple[Message, ...]) -> None:
    """Coins and points of an action."""


@name
def gains_coins(coins: Message) -> None: ...


@name
def scores_points(points: int) -> None: ...
