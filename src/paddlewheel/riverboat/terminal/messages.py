"""Messages that only the terminal shows: headings, hints, obstacles, lines of the log."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.riverboat.components import SPACE_BONUSES

terminal = MessageGroup("rb-terminal", "paddlewheel.riverboat")

# Of the table of players; those of amounts have at most four letters.
heading = terminal.each(
    "heading", ("player", "points", "coins", "workers", "surveyors", "agents", "riverboats", "harbor")
)
title = terminal.each("title", ("riverboats", "cards", "cards-on-spaces", "tiles", "supply", "hand"))
word = terminal.each("word", ("open", "taken", "none", "none-yet", "none-open", "any-feature"))
bonus = terminal.each("bonus", SPACE_BONUSES)
place = terminal.each("place", ("harbor", "new-orleans", "new-orleans-short"))
score = terminal.each("score", ("from", "now", "more"))
hint = terminal.each("hint", ("lay", "mat", "list"))
key_help = terminal.each("keys", ("arrows", "example", "table"))
how = terminal.each("how", ("lay", "choose", "pay"))


@terminal
def welcome() -> None: ...


@terminal
def legend(worker: str, barn: str, well: str, surveyed: str, surveyed_well: str, master: str) -> None: ...


@terminal
def symbols(legend: Message) -> None: ...


# Beside the title


@terminal
def before_start() -> None: ...


@terminal
def round_(number: int, of: int) -> None: ...


@terminal
def choosing_phases() -> None: ...


# Boards, mats and choices


@terminal
def in_pile(size: Message, left: int) -> None: ...


@terminal
def barns(number: int) -> None: ...


@terminal
def wells(number: int) -> None: ...


@terminal
def surveyors(number: int) -> None: ...


@terminal
def mat_of(player: Message) -> None: ...


@terminal
def player_points(player: Message, points: int) -> None: ...


@terminal
def harbor_points(points: int) -> None: ...


@terminal
def harvested(crops: str) -> None: ...


@terminal
def hand(cards: str) -> None: ...


@terminal
def ways_to_lay(number: int) -> None: ...


@terminal
def fields_to_choose(number: int) -> None: ...


# Log


@terminal
def new_cards() -> None: ...


@terminal
def phase_tiles() -> None: ...


@terminal
def drafted(player: Message, phase: Message) -> None: ...


@terminal
def card(number: int, suit: Message) -> None: ...


@terminal
def placed(player: Message, field: str) -> None: ...


@terminal
def placed_for_a_coin(player: Message, field: str) -> None: ...


@terminal
def gained(amounts: tuple[Message, ...]) -> None: ...


@terminal
def took_surveyor() -> None: ...


@terminal
def built_barn(field: str) -> None: ...


@terminal
def built_well(field: str) -> None: ...


@terminal
def harvest_bonus() -> None: ...


# Obstacles


@terminal
def no_coin() -> None: ...


@terminal
def no_place_for(tile: Message) -> None: ...


@terminal
def not_over_workers() -> None: ...


@terminal
def no_feature(feature: str) -> None: ...


@terminal
def no_crop(field: str) -> None: ...


@terminal
def has_well(crop: Message) -> None: ...


@terminal
def barn_there(field: str) -> None: ...


@terminal
def worker_there(field: str) -> None: ...


@terminal
def crop_there(crop: Message, field: str) -> None: ...


@terminal
def other_colour(field: str, suit: Message) -> None: ...


@terminal
def too_few_workers(boat: Message, capacity: int, workers: Message, crop: Message) -> None: ...


@terminal
def none_left(boat: Message) -> None: ...


@terminal
def boat_taken(boat: Message) -> None: ...
