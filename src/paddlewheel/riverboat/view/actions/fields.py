"""Fields affected by an action, and its value if surveyed."""

from typing import TYPE_CHECKING

from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import decode
from paddlewheel.riverboat.view.cards import card_value
from paddlewheel.riverboat.view.mat_map import harvested_by, laid_by
from paddlewheel.riverboat.view.naming import field_name

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def fields_of(position: "RiverboatPosition", action: int) -> list[str]:
    """Names of the fields that an action affects; those of a tile in the order of its crops."""
    return [field_name(field) for field in _fields(position, action)]


def _fields(position: "RiverboatPosition", action: int) -> list[int]:
    meant = decode(action)
    if meant.verb in ("place", "survey"):
        return [meant.argument]
    if meant.verb == "lay":
        return [field for field, _ in laid_by(position, meant)]
    return harvested_by(position, meant) if meant.verb == "ship" else []


def worth(position: "RiverboatPosition", action: int) -> int | None:
    """Points of the built barn or well, or of the taken card, if surveyed now."""
    record, meant = position.record, decode(action)
    if meant.verb == "card":
        return card_value(position, record.actor, meant.argument)
    if record.decision != state.BUILD_DECISION:
        return None
    return feature_value(position, record.building, meant.argument)


def feature_value(position: "RiverboatPosition", feature: int, field: int) -> int:
    """Points of the actor's barn or well on this field, if surveyed now."""
    seat = position.record.actor
    if feature == state.BARN:
        return position.barn_value(seat, field)
    return position.constants.well_each * position.group_size(seat, field)
