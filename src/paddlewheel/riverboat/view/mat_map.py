"""Map of a mat: every field with its contents."""

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import Action
from paddlewheel.riverboat.components import crop_names, mats
from paddlewheel.riverboat.mats import COLOUR_NAMES, Mat
from paddlewheel.riverboat.state import CROPS, RiverboatState
from paddlewheel.riverboat.tables import TILE_HEXES
from paddlewheel.riverboat.view.naming import SUIT_SYMBOLS

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

MAX_CACHED_MATS = 1024  # shared by all games; unchanged mats are reused


@dataclass(frozen=True)
class FieldState:
    """Contents of one hexagon of a mat."""

    number: int
    name: str
    row: int
    column: int  # in half hexagons
    colour: int
    crop: int  # CROPS for none
    worker: bool
    barn: bool
    well: bool
    surveyor: bool
    outskirts: bool

    @property
    def is_bare(self) -> bool:
        """A worker without a crop."""
        return self.worker and self.crop == CROPS

    @cached_property
    def as_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "row": self.row,
            "column": self.column,
            "colour": COLOUR_NAMES[self.colour],
            "symbol": SUIT_SYMBOLS[self.colour],
            "crop": crop_names()[self.crop] if self.crop < CROPS else "",
            "worker": self.worker,
            "barn": self.barn,
            "well": self.well,
            "surveyor": self.surveyor,
            "outskirts": self.outskirts,
        }


def mat_of(record: RiverboatState, seat: int) -> Mat | None:
    number = record.mat[seat]
    return mats()[number] if number != state.NONE else None


class Layers(NamedTuple):
    """Contents of a mat as bit sets of fields; the key of the cache."""

    mat: int
    crops: tuple[int, ...]
    standing: int
    barn: int
    well: int
    surveyed: int


def layers_of(record: RiverboatState, seat: int) -> Layers:
    return Layers(
        record.mat[seat],
        tuple(bits for bits in record.crop[CROPS * seat : CROPS * (seat + 1)]),
        record.standing[seat],
        record.barn[seat],
        record.well[seat],
        record.surveyed[seat],
    )


def field_states(record: RiverboatState, seat: int) -> list[FieldState]:
    """Fields of a seat's mat; empty before mats are drawn."""
    return _field_states(layers_of(record, seat))


@lru_cache(maxsize=MAX_CACHED_MATS)
def fields(layers: Layers) -> list[dict[str, Any]]:
    """Fields of a mat as JSON data."""
    return [plot.as_data for plot in _field_states(layers)]


def _field_states(layers: Layers) -> list[FieldState]:
    if layers.mat == state.NONE:
        return []
    mat, crops, standing, barn, well, surveyed = layers
    crop_of = {field: crop for crop, bits in enumerate(crops) for field in fields_in(bits)}
    rows = []
    for number in range(len(mats()[mat].fields)):
        field = 1 << number
        things = standing & field > 0, barn & field > 0, well & field > 0, surveyed & field > 0
        rows.append(_field_state(mat, number, crop_of.get(number, CROPS), *things))
    return rows


@cache
def _field_state(mat: int, number: int, crop: int, worker: bool, barn: bool, well: bool, surveyor: bool) -> FieldState:
    field = mats()[mat].fields[number]
    return FieldState(
        number=number,
        name=field.name,
        row=field.row,
        column=field.column,
        colour=field.colour,
        crop=crop,
        worker=worker,
        barn=barn,
        well=well,
        surveyor=surveyor,
        outskirts=mats()[mat].is_on_outskirts(number),
    )


def fields_in(bits: int) -> list[int]:
    """
    >>> fields_in(9)
    [0, 3]
    """
    return [field for field in range(bits.bit_length()) if bits >> field & 1]


def laid_by(position: "RiverboatPosition", action: Action) -> list[tuple[int, int]]:
    """Fields covered by laying the taken tile, with the crop of each."""
    record, tables = position.record, position.constants
    field, turn = action.argument, action.turn
    mat = mats()[record.mat[record.actor]]
    kind = record.tile
    fields = [field, mat.near(field, turn), mat.near(field, (turn + 1) % 6)][: tables.hexes[kind]]
    return [(at, tables.shows[TILE_HEXES * kind + index]) for index, at in enumerate(fields)]


def harvested_by(position: "RiverboatPosition", action: Action) -> list[int]:
    """Fields whose workers fill the riverboat."""
    record = position.record
    seat = record.actor
    standing = fields_in(record.standing[seat] & record.crop[CROPS * seat + action.crop])
    return standing[: position.constants.capacity[action.argument]]
