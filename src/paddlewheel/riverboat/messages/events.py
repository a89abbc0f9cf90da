"""Messages of events."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.riverboat.messages.names import PACKAGE

event = MessageGroup("rb-event", PACKAGE)


# Chance


@event
def mat_drawn(number: int, mat: Message) -> None: ...


@event
def first_player(player: Message) -> None: ...


@event
def tile_opened(tile: Message) -> None: ...


@event
def card_revealed(number: int, of: int, suit: Message) -> None: ...


@event
def card_opened(card: Message, scores: Message, bonus: Message) -> None: ...


# Actions


@event
def drafted(player: Message, phase: Message) -> None: ...


@event
def card_ignored(player: Message) -> None: ...


@event
def tiles_searched(player: Message, size: Message) -> None: ...


@event
def cards_searched(player: Message) -> None: ...


@event
def no_more_riverboats(player: Message) -> None: ...


@event
def no_feature(player: Message) -> None: ...


@event
def benefits_left(player: Message) -> None: ...


@event
def nobody_sent(player: Message) -> None: ...


@event
def no_bonus(player: Message) -> None: ...


@event
def no_more_surveyors(player: Message) -> None: ...


@event
def feature_taken(player: Message, feature: Message) -> None: ...


@event
def gained(player: Message, gain: Message) -> None: ...


@event
def harbor_master_moved(player: Message, steps: Message) -> None: ...


@event
def workers_sent(player: Message, workers: Message) -> None: ...


@event
def feature_built(player: Message, feature: Message, field: str) -> None: ...


@event
def worker_placed(player: Message, field: str, suit: Message) -> None: ...


@event
def worker_hired(player: Message, field: str, suit: Message) -> None: ...


@event
def barn_surveyed(player: Message, field: str, points: Message) -> None: ...


@event
def well_surveyed(player: Message, field: str, points: Message) -> None: ...


@event
def card_surveyed(player: Message, card: Message, points: Message) -> None: ...


@event
def tile_taken(player: Message, tile: Message) -> None: ...


@event
def tile_taken_from_pile(player: Message, tile: Message) -> None: ...


@event
def planted(player: Message, crops: tuple[Message, ...]) -> None: ...


@event
def planted_for_points(player: Message, crops: tuple[Message, ...], points: Message) -> None: ...


@event
def shipped(player: Message, load: Message, boat: Message) -> None: ...


@event
def shipped_from_pile(player: Message, load: Message, boat: Message) -> None: ...


@event
def card_taken(player: Message, card: Message, bonus: Message) -> None: ...


@event
def card_taken_from_pile(player: Message, card: Message) -> None: ...


# Consequences


@event
def refilled() -> None: ...


@event
def went_home(player: Message, workers: int, fields: tuple[str, ...]) -> None: ...


@event
def harvest_bonus(player: Message) -> None: ...


@event
def cultivation_begins(player: Message) -> None: ...


@event
def planting_begins(player: Message) -> None: ...


@event
def planting_begins_without_coin(player: Message) -> None: ...


@event
def shipping_begins(player: Message) -> None: ...


@event
def opportunity_begins(player: Message) -> None: ...


@event
def scoring_begins(player: Message) -> None: ...


@event
def staff_paid(players: tuple[Message, ...]) -> None: ...


@event
def staff_of(player: Message, points: int) -> None:
    """An item of `staff_paid`."""


@event
def round_begins(number: int, player: Message) -> None: ...


@event
def final_points(player: Message, gains: tuple[Message, ...]) -> None: ...


@event
def points_for(points: int, source: Message) -> None:
    """An item of `final_points`."""


@event
def no_final_points(player: Message) -> None: ...


@event
def over(standings: tuple[Message, ...]) -> None: ...
