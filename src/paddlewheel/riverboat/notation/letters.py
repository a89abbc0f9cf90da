"""Letters for crops and crop tiles in a line, and the picture of a mat's fields made of them."""

from functools import cache
from itertools import groupby

from paddlewheel.riverboat.boxes import crop_names, field_names, tile_names

WORKER, BARN, WELL, SURVEYED = "x", "#", "*", "!"


@cache
def crop_letters() -> dict[str, str]:
    """Every crop has the first of its letters that no crop before it has.

    >>> "".join(crop_letters().values())
    'twcpu'
    """
    letters: dict[str, str] = {}
    for number, name in enumerate(crop_names()):
        free = [letter for letter in name if letter not in (*letters.values(), WORKER)]
        letters[name] = free[0] if free else chr(ord("A") + number)
    return letters


@cache
def tile_letters() -> dict[str, str]:
    """
    >>> tile_letters()["turnip-turnip-wheat"]
    'ttw'
    """
    return {name: "".join(crop_letters()[crop] for crop in name.split("-")) for name in tile_names()}


@cache
def field_rows() -> tuple[tuple[str, ...], ...]:
    """The names of the fields, row by row."""
    return tuple(tuple(row) for _, row in groupby(field_names(), key=lambda name: name[0]))
