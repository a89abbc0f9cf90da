"""Counts for prompts and action texts: empty and bare fields, remaining turns."""

from typing import TYPE_CHECKING

from paddlewheel.riverboat import state
from paddlewheel.riverboat.notation.fields import bare
from paddlewheel.riverboat.state import COLOURS
from paddlewheel.riverboat.view.mat_map import fields_in

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def empty_fields(position: "RiverboatPosition", seat: int) -> list[int]:
    return fields_in(position.empty_fields(seat))


def lacks_colour(position: "RiverboatPosition") -> bool:
    """Whether the actor has no empty field of the cultivation card's colour."""
    record, tables = position.record, position.constants
    if record.colour == state.WILD:
        return False
    seat = record.actor
    of_colour = tables.coloured[COLOURS * record.mat[seat] + record.colour]
    return position.empty_fields(seat) & of_colour == 0


def bare_fields(position: "RiverboatPosition", seat: int) -> list[int]:
    """Fields with a worker and no crop."""
    return fields_in(bare(position.record, seat))


def turns_left(position: "RiverboatPosition", seat: int) -> int:
    """Remaining turns of a player in the shipping phase, without the current one."""
    record, tables = position.record, position.constants
    if record.passed >> seat & 1:
        return 0
    total = tables.players * tables.boats_a_round[record.round_number - 1]
    owner = record.phase_owner[state.SHIPPING]
    return sum((owner + turn) % tables.players == seat for turn in range(record.turn, total))
