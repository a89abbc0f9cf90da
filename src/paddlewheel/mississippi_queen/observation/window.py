"""Lookup tables of the spaces around a boat, bow to the north: ring by ring, each clockwise from straight ahead.

A grid place is one number, q * GRID_WIDTH + r, so that places can be added and used as indexes.
"""

from itertools import accumulate
from typing import Any

import numpy as np

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.mississippi_queen.tables import ANCHOR_DISTANCE, SPACE_HEXES

RADIUS = 4
CELLS = 1 + 3 * RADIUS * (RADIUS + 1)
GRID_WIDTH = 32
GRID_CENTRE = (GRID_WIDTH // 2) * GRID_WIDTH + GRID_WIDTH // 2
LATTICE_RADIUS = 2  # tiles; no space of a tile farther away is visible
LATTICE_WIDTH = 2 * LATTICE_RADIUS + 1
OFF_GRID = GRID_WIDTH * GRID_WIDTH
SPACE_RADIX = 32  # a cell and a space packed into one number


def window_cells() -> list[Hex]:
    """Places relative to the boat, in the order of an observation."""
    found = [Hex(0, 0)]
    for ring in range(1, RADIUS + 1):
        place = Hex(0, -ring)
        for side in range(6):
            for _ in range(ring):
                found.append(place)
                place = place.neighbour(side + 2)
    return found


def _place(at: Hex) -> int:
    return at.q * GRID_WIDTH + at.r


def _cell_at() -> list[int]:
    table = [-1] * (GRID_WIDTH * GRID_WIDTH)
    for number, place in enumerate(window_cells()):
        table[GRID_CENTRE + _place(place)] = number
    return table


def _turned_spaces() -> list[int]:
    return [_place(space.turned(sixths)) for sixths in range(6) for space in SPACE_HEXES]


def _anchor_at() -> list[int]:
    near = range(-LATTICE_RADIUS, LATTICE_RADIUS + 1)
    tiles = [(bow, Hex(q, r)) for bow in range(6) for q in near for r in near]
    return [
        _place(tile.times(ANCHOR_DISTANCE).turned((6 - bow) % 6))
        if abs(tile.q + tile.r) <= LATTICE_RADIUS
        else OFF_GRID
        for bow, tile in tiles
    ]


def _visible_spaces() -> tuple[list[int], list[int]]:
    """Visible cells and spaces of a tile, by the place of its anchor and its heading, as one list with offsets."""
    places = np.arange(OFF_GRID).reshape(-1, 1, 1) + np.array(_turned_spaces()).reshape(6, 20)
    cell = np.array(_cell_at())[np.clip(places, 0, OFF_GRID - 1)]
    is_seen = (cell >= 0) & (places >= 0) & (places < OFF_GRID)
    begins = accumulate(is_seen.sum(2).ravel().tolist(), initial=0)
    return (SPACE_RADIX * cell + np.arange(20))[is_seen].tolist(), list(begins)


def _table(numbers: list[int], kind: type[np.generic]) -> Any:
    """Narrow integers for compiled code; a list in plain mode, where narrow numpy integers would overflow."""
    return numbers if PLAIN else np.array(numbers, kind)


CELL_AT = _table(_cell_at(), np.int8)  # [GRID_CENTRE + place] -> cell, or -1
TURNED_SPACES = _table(_turned_spaces(), np.int16)  # [20 * sixths + space] -> place relative to the tile's anchor
ANCHOR_AT = _table(_anchor_at(), np.int16)  # [bow, q + LATTICE_RADIUS, r + LATTICE_RADIUS] -> anchor, or OFF_GRID
# VISIBLE_FROM: [6 * (GRID_CENTRE + anchor) + sixths] -> start in VISIBLE_SPACES; a part ends where the next begins
VISIBLE_SPACES, VISIBLE_FROM = (_table(numbers, np.uint16) for numbers in _visible_spaces())
