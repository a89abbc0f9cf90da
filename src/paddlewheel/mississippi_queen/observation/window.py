"""The spaces around a boat, its bow to the north: ring by ring, each clockwise from straight ahead.

A place is one number, q * WIDE + r, so that places can be added and looked up.
"""

from itertools import accumulate
from typing import Any

import numpy as np

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.mississippi_queen.tables import ANCHOR_DISTANCE, SPACES

RADIUS = 4
CELLS = 1 + 3 * RADIUS * (RADIUS + 1)
WIDE = 32
MIDDLE = (WIDE // 2) * WIDE + WIDE // 2
FAR = 2  # a tile further away on the lattice of tiles shows none of its spaces
ACROSS = 2 * FAR + 1
NOWHERE = WIDE * WIDE
SHARE = 32  # a cell and a space as one number


def cells() -> list[Hex]:
    """Places from the boat, in the order of an observation."""
    found = [Hex(0, 0)]
    for ring in range(1, RADIUS + 1):
        place = Hex(0, -ring)
        for side in range(6):
            for _ in range(ring):
                found.append(place)
                place = place.neighbour(side + 2)
    return found


def _place(at: Hex) -> int:
    return at.q * WIDE + at.r


def _cell_at() -> list[int]:
    table = [-1] * (WIDE * WIDE)
    for number, place in enumerate(cells()):
        table[MIDDLE + _place(place)] = number
    return table


def _turned_spaces() -> list[int]:
    return [_place(space.turned(sixths)) for sixths in range(6) for space in SPACES]


def _anchor_at() -> list[int]:
    near = range(-FAR, FAR + 1)
    tiles = [(bow, Hex(q, r)) for bow in range(6) for q in near for r in near]
    return [
        _place(tile.times(ANCHOR_DISTANCE).turned((6 - bow) % 6)) if abs(tile.q + tile.r) <= FAR else NOWHERE
        for bow, tile in tiles
    ]


def _seen() -> tuple[list[int], list[int]]:
    """By the place of a tile's anchor and its heading: the cells its spaces are seen in, one after the other."""
    places = np.arange(NOWHERE).reshape(-1, 1, 1) + np.array(_turned_spaces()).reshape(6, 20)
    cell = np.array(_cell_at())[np.clip(places, 0, NOWHERE - 1)]
    is_seen = (cell >= 0) & (places >= 0) & (places < NOWHERE)
    begins = accumulate(is_seen.sum(2).ravel().tolist(), initial=0)
    return (SHARE * cell + np.arange(20))[is_seen].tolist(), list(begins)


def _table(numbers: list[int], kind: type[np.generic]) -> Any:
    """Narrow for the compiled code; plain Python would go on to calculate in bytes."""
    return numbers if PLAIN else np.array(numbers, kind)


CELL_AT = _table(_cell_at(), np.int8)  # [MIDDLE + place] -> cell, or -1
TURNED_SPACES = _table(_turned_spaces(), np.int16)  # [20 * sixths + space] -> place from the tile's anchor
ANCHOR_AT = _table(_anchor_at(), np.int16)  # [bow, q + FAR, r + FAR] -> place of a tile's anchor, or NOWHERE
# [6 * (MIDDLE + anchor) + sixths] -> where a tile's part of SEEN begins; it ends where the next one's begins
SEEN, SEEN_FROM = (_table(numbers, np.uint16) for numbers in _seen())
