"""Which part of the river is on the screen: all of it if it fits, else the part around the boat that matters."""

from collections.abc import Iterable
from dataclasses import dataclass

from paddlewheel.hexgrid import Hex
from paddlewheel.terminal.hexes import Scale


@dataclass(frozen=True)
class Viewport:
    """Turns hexes into places on a canvas of this size."""

    scale: Scale
    left: int
    top: int

    def corner(self, hexagon: Hex) -> tuple[int, int]:
        x, y = self.scale.corner(hexagon)
        return x - self.left, y - self.top


def viewport(scale: Scale, hexes: Iterable[Hex], focus: Hex, width: int, height: int) -> Viewport:
    corners = [scale.corner(hexagon) for hexagon in hexes]
    x, y = scale.corner(focus)
    return Viewport(
        scale,
        _slide(min(c[0] for c in corners), max(c[0] for c in corners) + scale.width, x + scale.width // 2, width),
        _slide(min(c[1] for c in corners), max(c[1] for c in corners) + scale.rows, y + scale.size, height),
    )


def _slide(low: int, high: int, focus: int, room: int) -> int:
    """Where the window begins: around everything, else around the focus without running off the map."""
    if high - low <= room:
        return low - (room - (high - low)) // 2
    return max(low, min(focus - room // 2, high - room))
