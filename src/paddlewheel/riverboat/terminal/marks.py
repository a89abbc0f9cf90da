"""Fields that the legal actions refer to, and a preview of the selected action."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import decode
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.terminal.symbols import BARN, WELL, crop_abbreviation
from paddlewheel.riverboat.view.mat_map import harvested_by, laid_by

MAT_DECISIONS = (state.HIRE_DECISION, state.CULTIVATE_DECISION, state.LAY_DECISION, state.BUILD_DECISION)


@dataclass(frozen=True)
class Marks:
    legal: frozenset[int] = frozenset()
    chosen: dict[int, str] = field(default_factory=dict)  # field -> preview text


def is_on_mat(position: RiverboatPosition) -> bool:
    """Whether a field of the mat is to be chosen."""
    return position.record.decision in MAT_DECISIONS


def field_of(action: int) -> int | None:
    """The field of an action, or None."""
    meant = decode(action)
    return meant.argument if meant.verb in ("place", "survey", "lay") else None


def turn_of(action: int) -> int:
    return decode(action).turn


def marks(position: RiverboatPosition, legal: Sequence[int], chosen: int | None) -> Marks:
    fields = frozenset(field for field in map(field_of, legal) if field is not None)
    return Marks(fields, field_previews(position, chosen) if chosen is not None else {})


def field_previews(position: RiverboatPosition, action: int) -> dict[int, str]:
    meant = decode(action)
    if meant.verb == "lay":
        return {field: crop_abbreviation(crop) for field, crop in laid_by(position, meant)}
    if meant.verb == "ship":
        return dict.fromkeys(harvested_by(position, meant), "")
    at = field_of(action)
    return {} if at is None else {at: _built(position)}


def _built(position: RiverboatPosition) -> str:
    record = position.record
    if record.decision != state.BUILD_DECISION:
        return ""
    return BARN if record.building == state.BARN else WELL
