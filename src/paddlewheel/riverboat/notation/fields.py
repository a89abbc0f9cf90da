"""Names of fields and their letters in the notation; the same for all mats, which have one shape."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Any

from paddlewheel.core.notation.json_reader import quoted, read_list, refuse, require
from paddlewheel.riverboat.components import WORKER_LETTER, crop_letters, field_names, tile_names
from paddlewheel.riverboat.state import CROPS, RiverboatState


def numbers_in(bits: int) -> Iterator[int]:
    """
    >>> list(numbers_in(0b1010))
    [1, 3]
    """
    return (number for number in range(bits.bit_length()) if bits >> number & 1)


def names_of(bits: int) -> list[str]:
    """
    >>> names_of(0b101)
    ['a1', 'a3']
    """
    return [field_names()[number] for number in numbers_in(bits)]


def read_fields(value: Any, where: str) -> int:
    """Parse a list of distinct field names into a bit set."""
    names, bits = field_names(), 0
    for name in read_list(value, where, len(names)):
        if not isinstance(name, str) or name not in names:
            refuse(where, f"must be fields from {names[0]} to {names[-1]}, not {quoted(name)}")
        bit = 1 << names.index(name)
        require(not bits & bit, where, f"names {name} twice")
        bits |= bit
    return bits


def cropped(record: RiverboatState, seat: int) -> int:
    """Fields with a crop, worked or harvested."""
    fields = 0
    for crop in range(CROPS):
        fields |= record.crop[CROPS * seat + crop]
    return fields


def harvested(record: RiverboatState, seat: int, crop: int) -> int:
    """RB-SHIP-7: a crop without its worker has been harvested."""
    return record.crop[CROPS * seat + crop] & ~record.standing[seat]


def bare(record: RiverboatState, seat: int) -> int:
    """Fields with a worker and no crop."""
    return record.standing[seat] & ~cropped(record, seat)


WORKER, BARN, WELL, SURVEYED = WORKER_LETTER, "#", "*", "!"


@cache
def tile_letters() -> dict[str, str]:
    """
    >>> tile_letters()["turnip-turnip-wheat"]
    'ttw'
    """
    return {name: "".join(crop_letters()[crop] for crop in name.split("-")) for name in tile_names()}


@cache
def field_rows() -> tuple[tuple[str, ...], ...]:
    """Names of the fields by row."""
    return tuple(tuple(row) for _, row in groupby(field_names(), key=lambda name: name[0]))
