"""Geometry of pointy-topped hexagons made of characters; every second row is shifted by half a hexagon.

pitch 4:   / \\ / \\        pitch 6:   _/ \\_ _/ \\_
          |   |   |                |     |     |
          |   |   |                |     |     |
           \\ / \\ / \\                \\_ _/ \\_ _/ \\_
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class HexLayout:
    pitch: int  # characters from one hexagon to the next, even
    rows: int  # lines of text in a hexagon

    @property
    def room(self) -> int:
        """Number of characters inside a hexagon."""
        return self.pitch - 1

    @property
    def half(self) -> int:
        return self.pitch // 2

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """The left end of the first line of text; columns count half hexagons."""
        return column * self.half, row * (self.rows + 1) + 1

    def size(self, rows: int, columns: int) -> tuple[int, int]:
        return columns * self.half + self.half + 1, rows * (self.rows + 1) + 1

    @property
    def rising(self) -> str:
        """An edge that rises to the right."""
        return "_" * (self.half - 2) + "/"

    @property
    def falling(self) -> str:
        return "\\" + "_" * (self.half - 2)


HEX_LAYOUTS = (HexLayout(8, 3), HexLayout(6, 2), HexLayout(4, 2))  # largest first
SMALLEST_HEX_LAYOUT = HEX_LAYOUTS[-1]
