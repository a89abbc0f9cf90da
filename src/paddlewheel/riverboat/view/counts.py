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
    season, tables = position.record, position.constants
    if season.colour == state.WILD:
        return False
    seat = season.actor
    of_colour = tables.coloured[COLOURS * season.mat[seat] + season.colour]
    return position.empty_fields(seat) & of_colour == 0


def bare_fields(position: "RiverboatPosition", seat: int) -> list[int]:
    """Fields with a worker and no crop."""
    return fields_in(bare(position.record, seat))


def turns_left(position: "RiverboatPosition", seat: int) -> int:
    """Remaining turns of a player in the shipping phase, without the current one."""
    season, tables = position.record, position.constants
    if season.passed >> seat & 1:
        return 0
    total = tables.players * tables.boats_a_round[season.round_number - 1]
    owner = season.phase_owner[state.SHIPPING]
    return sum((owner + turn) % tables.players == seat for turn in range(season.turn, total))
