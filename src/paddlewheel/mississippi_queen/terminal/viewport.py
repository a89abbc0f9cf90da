"""Visible part of the river: all of it if it fits, else the part around the focus boat."""

import math
from collections.abc import Collection
from dataclasses import dataclass

from paddlewheel.core.hexgrid import Hex
from paddlewheel.mississippi_queen.terminal.hexes import HexScale
from paddlewheel.mississippi_queen.view.river_window import Span, window_start

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
    starts = (
        math.floor(
            window_start(
                room,
                _span(scale, hexes, axis),
                _span(scale, near, axis),
                _span(scale, [boat], axis, MIN_SPACES_AROUND_BOAT * pitch),
            )
        )
        for axis, room, pitch in ((0, width, scale.pitch), (1, height, scale.rows))
    )
    return Viewport(scale, *starts)


def _span(scale: HexScale, hexes: Collection[Hex], axis: int, margin: int = 0) -> Span:
    """The extent of hexes in columns (axis 0) or rows (axis 1)."""
    starts = [scale.corner(hexagon)[axis] for hexagon in hexes]
    return Span(min(starts) - margin, max(starts) + (scale.width, scale.rows)[axis] + margin)
