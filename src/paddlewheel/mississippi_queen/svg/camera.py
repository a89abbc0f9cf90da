"""Viewport of a frame: the whole river if it fits, else the part around the focus boat."""

import math
from collections.abc import Collection
from dataclasses import dataclass, replace

from paddlewheel.core.hexgrid import Hex, distance
from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import number, tag
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.svg.layout import RADIUS, Point, centre
from paddlewheel.mississippi_queen.view.river_map import RiverMap
from paddlewheel.mississippi_queen.view.river_window import (
    Span,
    boats_afloat,
    focus_hex,
    hexes_in_reach,
    window_start,
)

NEAR_SCALE, FAR_SCALE = 1.12, 0.86  # drawing scales; the larger one if the whole river then fits
WIDTH, HEIGHT = 692, 720
MARGIN = 46  # beyond the outermost hexagons
BOAT_MARGIN = 116  # between the hexagon of the focus boat and the edge of the frame
VISIBLE_SPACES_TO_OTHER_BOATS = 11  # other boats within this distance should be visible


@dataclass(frozen=True)
class Camera:
    """Transformation from points of the plane to pixels of the frame."""

    scale: float
    left: float
    top: float

    def at(self, point: Point) -> tuple[int, int]:
        return round(self.scale * point[0] - self.left), round(self.scale * point[1] - self.top)

    def move(self, piece: Piece, point: Point = (0.0, 0.0)) -> Piece:
        """Place a piece that was cropped around (0, 0) at this point."""
        x, y = self.at(point)
        return replace(piece, x=piece.x + x, y=piece.y + y)

    def overlaps_frame(self, piece: Piece) -> bool:
        return -piece.width < piece.x < WIDTH and -piece.height < piece.y < HEIGHT


def build_camera(race: Race, charted: RiverMap, boat: int) -> Camera:
    """The camera for the focus boat, or for the foremost boat if that one is not on the river."""
    here = focus_hex(race, charted, boat)
    river = [*charted.spaces, *charted.platform()]
    others = [at for at in boats_afloat(race).values() if distance(at, here) <= VISIBLE_SPACES_TO_OTHER_BOATS]
    near = [*hexes_in_reach(charted, here), *others]
    scale = NEAR_SCALE if _fits(NEAR_SCALE, river) else FAR_SCALE
    left, top = (
        window_start(
            room,
            _span(scale, river, axis),
            _span(scale, near, axis),
            _span(scale, [here], axis, BOAT_MARGIN),
        )
        for axis, room in enumerate((WIDTH, HEIGHT))
    )
    return Camera(scale, left, top)


def _fits(scale: float, hexes: Collection[Hex]) -> bool:
    return all(_span(scale, hexes, axis).size <= room for axis, room in enumerate((WIDTH, HEIGHT)))


def _span(scale: float, hexes: Collection[Hex], axis: int, margin: float = MARGIN) -> Span:
    """The extent of hexes across (axis 0) or down (axis 1), in pixels."""
    values = [centre(hexagon)[axis] for hexagon in hexes]
    return Span(scale * (min(values) - RADIUS) - margin, scale * (max(values) + RADIUS) + margin)


def crop_piece(hexes: Collection[Hex], edge: float, scale: float, art: str) -> Piece:
    """A piece with the drawing of these hexes and a margin of `edge`, for a camera at (0, 0)."""
    reach = RADIUS + edge
    xs, ys = [centre(hexagon)[0] for hexagon in hexes], [centre(hexagon)[1] for hexagon in hexes]
    left, top = math.floor(scale * (min(xs) - reach)), math.floor(scale * (min(ys) - reach))
    right, bottom = math.ceil(scale * (max(xs) + reach)), math.ceil(scale * (max(ys) + reach))
    placed = tag("g", art, transform=f"translate({number(-left)} {number(-top)}) scale({scale})")
    return Piece(left, top, right - left, bottom - top, placed)
