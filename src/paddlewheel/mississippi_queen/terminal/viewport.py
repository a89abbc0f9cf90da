"""Visible part of the river: all of it if it fits, else the part around the focus boat."""

from collections.abc import Collection
from dataclasses import dataclass

from paddlewheel.core.hexgrid import Hex
from paddlewheel.mississippi_queen.terminal.hexes import HexScale

MIN_SPACES_AROUND_BOAT = 2  # spaces around the focus boat that are always visible


@dataclass(frozen=True)
class Viewport:
    """Transformation from hexes to positions on a canvas."""

    scale: HexScale
    left: int
    top: int

    def corner(self, hexagon: Hex) -> tuple[int, int]:
        x, y = self.scale.corner(hexagon)
        return x - self.left, y - self.top


def viewport(
    scale: HexScale, hexes: Collection[Hex], near: Collection[Hex], boat: Hex, width: int, height: int
) -> Viewport:
    """The viewport for a canvas; `near` are the hexes that the boat's turn can reach."""
    all_x, all_y = zip(*map(scale.corner, hexes), strict=True)
    near_x, near_y = zip(*map(scale.corner, near), strict=True)
    x, y = scale.corner(boat)
    across = _Axis(all_x, near_x, x, scale.width, MIN_SPACES_AROUND_BOAT * scale.pitch)
    down = _Axis(all_y, near_y, y, scale.rows, MIN_SPACES_AROUND_BOAT * scale.rows)
    return Viewport(scale, across.start(width), down.start(height))


@dataclass(frozen=True)
class _Axis:
    """One axis of the map: the starts of all hexes, of those near the boat and of the boat's, and the size of a hex."""

    everything: tuple[int, ...]
    near: tuple[int, ...]
    boat: int
    size: int
    elbow_room: int

    def start(self, room: int) -> int:
        """The coordinate at which the window begins."""
        low, high = min(self.everything), max(self.everything) + self.size
        if high - low <= room:
            return low - (room - (high - low)) // 2
        middle = (min(self.near) + max(self.near) + self.size) // 2
        wanted = max(low, min(middle - room // 2, high - room))
        latest, earliest = self.boat - self.elbow_room, self.boat + self.size + self.elbow_room - room
        return max(earliest, min(wanted, latest))
