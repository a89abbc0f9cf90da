"""The river on paper: where spaces lie, worked out from the outline of a printed tile and not asked of the engine.

One space is 1 wide. Ahead is up, headings count clockwise from N.
"""

from cmath import exp, pi
from functools import cache
from math import sqrt

Spot = tuple[int, int]
Layout = list[tuple[complex, int]]  # the centre of each tile and its heading

DIRECTIONS = ("left", "ahead", "right")
REJOINING_GAPS = (0, 5, 4, 9)  # the re-joining tile of the branching river lacks these


def toward(heading: float) -> complex:
    """One space in this direction; 1.5 more is at right angles to it, to the right."""
    return 1j * exp(-1j * pi / 3 * heading)


def spot(point: complex) -> Spot:
    """A point of the paper, exactly."""
    return round(point.real * 2 / sqrt(3)), round(point.imag * 2)


def printed_spaces(centre: complex = 0j, heading: int = 0) -> list[complex]:
    """Five columns of four, each column half a space behind the one nearer the middle."""
    rows = [(number // 5, number % 5 - 2) for number in range(20)]
    return [
        centre + complex(column * sqrt(3) / 2, row - 1 - abs(column) / 2) * exp(-1j * pi / 3 * heading)
        for row, column in rows
    ]


def lay_out(*directions: str) -> Layout:
    """The start tile and one more tile in each direction: four spaces on, turned with it."""
    centre, heading = 0j, 0
    layout = [(centre, heading)]
    for direction in directions:
        heading += DIRECTIONS.index(direction) - 1
        centre += 4 * toward(heading)
        layout.append((centre, heading % 6))
    return layout


BRANCHING: Layout = [
    (0j, 0),
    (4 * toward(5), 5),
    (4 * toward(1), 1),
    (4 * toward(5) + 4j, 0),
    (4 * toward(1) + 4j, 0),
    (8j, 0),
    (12j, 0),
]


def drawn(layout: Layout, *, rejoining: int = -1) -> dict[Spot, str]:
    """The name of every space of a river by its spot on the paper; no space may cover another."""
    found: dict[Spot, str] = {}
    for slot, (centre, heading) in enumerate(layout):
        for number, point in enumerate(printed_spaces(centre, heading)):
            if slot == rejoining and number in REJOINING_GAPS:
                continue
            assert spot(point) not in found, f"{slot}.{number} lies on {found[spot(point)]}"
            found[spot(point)] = f"{slot}.{number}"
    return found


def reach(point: complex, heading: float) -> float:
    """How far a point lies in this direction; a stick laid across it and slid back meets the largest first."""
    return round((point * toward(heading).conjugate()).real, 6)


@cache
def neighbours(number: int) -> frozenset[int]:
    """The spaces of the same tile that share an edge with this one."""
    spaces = {spot(point): other for other, point in enumerate(printed_spaces())}
    around = (spot(printed_spaces()[number] + toward(heading)) for heading in range(6))
    return frozenset(spaces[place] for place in around if place in spaces)
