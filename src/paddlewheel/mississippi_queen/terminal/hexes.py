"""Geometry of flat-topped hexagons made of characters. A hex of scale s has 2s rows; columns are staggered by s rows.

      scale 1:  /    \\          scale 2:   /     \\
                \\____/                    /       \\
                                          \\       /
                                           \\_____/
"""

from dataclasses import dataclass

from paddlewheel.core.hexgrid import Hex

TOP_EDGE_COLUMNS = {1: 4, 2: 5, 3: 7}  # characters between the slopes, in the first row
MAX_HEX_SCALE = max(TOP_EDGE_COLUMNS)


@dataclass(frozen=True)
class HexScale:
    size: int

    @property
    def top_edge(self) -> int:
        return TOP_EDGE_COLUMNS[self.size]

    @property
    def pitch(self) -> int:
        """Number of characters from one column of hexes to the next."""
        return self.top_edge + self.size

    @property
    def rows(self) -> int:
        return 2 * self.size

    @property
    def width(self) -> int:
        return self.top_edge + 2 * self.size

    def corner(self, hexagon: Hex) -> tuple[int, int]:
        """The left end of a hex's first row, in characters; (0, 0) for Hex(0, 0)."""
        return hexagon.q * self.pitch, hexagon.r * self.rows + hexagon.q * self.size

    def left(self, row: int) -> int:
        return self.size - 1 - row if row < self.size else row - self.size

    def right(self, row: int) -> int:
        return self.width - 1 - self.left(row)

    def room(self, row: int) -> int:
        """Number of characters inside the hexagon in this row."""
        return self.right(row) - self.left(row) - 1


def best_scale(width: int, height: int) -> HexScale:
    """The largest scale at which nine columns of eight hexes fit, enough to plan a turn."""
    for size in range(MAX_HEX_SCALE, 1, -1):
        scale = HexScale(size)
        if width >= 9 * scale.pitch and height >= 8 * scale.rows:
            return scale
    return HexScale(1)
