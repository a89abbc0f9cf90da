"""Fields affected by an action, and its value if surveyed."""

from typing import TYPE_CHECKING

from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import CARD, LAY, PLACE, SHIP, SURVEY, SURVEY_CARD
from paddlewheel.riverboat.kernels import entry
from paddlewheel.riverboat.view.cards import card_value
from paddlewheel.riverboat.view.mat_map import harvested_by, laid_by
from paddlewheel.riverboat.view.naming import field_name
from paddlewheel.riverboat.view.tables import plain_tables

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def fields_of(position: "RiverboatPosition", action: int) -> list[str]:
    """Names of the fields that an action affects; those of a tile in the order of its crops."""
    return [field_name(field) for field in _fields(position, action)]


def _fields(position: "RiverboatPosition", action: int) -> list[int]:
    if PLACE <= action < SURVEY:
        return [action - PLACE]
    if SURVEY <= action < SURVEY_CARD:
        return [action - SURVEY]
    if LAY <= action < SHIP:
        return [field for field, _ in laid_by(position, action)]
    return harvested_by(position, action) if SHIP <= action < CARD else []


def worth(position: "RiverboatPosition", action: int) -> int | None:
    """Points of the built barn or well, or of the taken card, if surveyed now."""
    season = position.record
    if action >= CARD:
        return card_value(position, int(season.actor), action - CARD)
    if season.decision != state.BUILD_DECISION or not PLACE <= action < SURVEY:
        return None
    return feature_value(position, int(season.building), action - PLACE)


def feature_value(position: "RiverboatPosition", feature: int, field: int) -> int:
    """Points of the actor's barn or well on this field, if surveyed now."""
    seat = int(position.record.actor)
    if feature == state.BARN:
        return position.ask(entry.BARN_VALUE, seat, field)
    return int(plain_tables(position.options).well_each) * position.ask(entry.GROUP_SIZE, seat, field)
