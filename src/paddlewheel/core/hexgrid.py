"""Hexagonal grid in axial coordinates: q to the right, r downward, flat tops. Pixel layout is left to renderers."""

from typing import NamedTuple

HEADINGS = ("N", "NE", "SE", "S", "SW", "NW")
STEP_VECTORS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Hex(NamedTuple):
    """
    >>> Hex(0, 0).neighbour(1)
    Hex(q=1, r=-1)
    >>> Hex(2, -1).turned(1)
    Hex(q=1, r=1)
    """

    q: int
    r: int

    def plus(self, other: "Hex") -> "Hex":
        return Hex(self.q + other.q, self.r + other.r)

    def times(self, factor: int) -> "Hex":
        return Hex(self.q * factor, self.r * factor)

    def neighbour(self, heading: int) -> "Hex":
        return self.plus(step_vector(heading))

    def turned(self, sixths: int) -> "Hex":
        """Rotate clockwise about (0, 0)."""
        q, r = self
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)


def step_vector(heading: int) -> Hex:
    """The direction vector of a heading; headings count clockwise from N = 0."""
    return Hex(*STEP_VECTORS[heading % 6])


def distance(a: Hex, b: Hex) -> int:
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))
