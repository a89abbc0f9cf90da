"""Validation of the mats: one thing per field, wells on crops, surveyors on barns and wells."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import crop_names
from paddlewheel.riverboat.notation.fields import bare, cropped, names_of
from paddlewheel.riverboat.notation.names import moment_name, seat_name
from paddlewheel.riverboat.state import RiverboatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

UNPLANTED = (state.CULTIVATION, state.PLANTING)  # the phases in which workers stand on bare fields


def check_mats(position: "RiverboatPosition") -> None:
    record = position.record
    for seat in range(position.options.players):
        where = f"{seat_name(seat)}.fields"
        _check_one_thing_a_field(record, seat, where)
        _check_wells(record, seat, where)
        buildings = record.barn[seat] | record.well[seat]
        stray = names_of(record.surveyed[seat] & ~buildings)
        require(not stray, f"{where}.surveyed", f"there is neither barn nor well on {' and '.join(stray)}")
        unplanted = names_of(bare(record, seat))
        fits = not unplanted or record.phase in UNPLANTED
        sentence = f"on {' and '.join(unplanted)} no crop is under the worker, in {_moment(record)}"
        require(fits, f"{where}.workers", f"{sentence} (RB-PLA-6)")


def _moment(record: RiverboatState) -> str:
    return moment_name(record.phase, record.decision)


def _check_one_thing_a_field(record: RiverboatState, seat: int, where: str) -> None:
    taken = 0
    for crop, name in enumerate(crop_names()):
        planted = record.crop[state.CROPS * seat + crop]
        twice = names_of(planted & taken)
        require(not twice, f"{where}.crops.{name}", f"another crop is on {' and '.join(twice)} already")
        taken |= planted
    blocked = names_of(record.barn[seat] & (taken | record.standing[seat]))
    require(not blocked, f"{where}.barns", f"a crop or a worker is on {' and '.join(blocked)} already (RB-EST-1)")


def _check_wells(record: RiverboatState, seat: int, where: str) -> None:
    """RB-EST-2."""
    dry = names_of(record.well[seat] & ~cropped(record, seat))
    require(not dry, f"{where}.wells", f"a well stands on a crop, but there is none on {' and '.join(dry)} (RB-EST-2)")
    for crop, name in enumerate(crop_names()):
        wells = names_of(record.well[seat] & record.crop[state.CROPS * seat + crop])
        require(
            len(wells) <= 1, f"{where}.wells", f"only one can stand on {name}, not {' and '.join(wells)} (RB-EST-2)"
        )
