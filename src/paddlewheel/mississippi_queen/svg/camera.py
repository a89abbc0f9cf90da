"""Viewport of a frame: the whole river if it fits, else the part around the focus boat."""

import math
from collections.abc import Collection
from dataclasses import dataclass, replace

from paddlewheel.core.hexgrid import Hex, distance
from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import number, tag
from paddlewheel.mississippi_queen.state import BANK, Race
from paddlewheel.mississippi_queen.svg.layout import RADIUS, Point, centre
from paddlewheel.mississippi_queen.view.river_map import RiverMap, hex_of

NEAR_SCALE, FAR_SCALE = 1.12, 0.86  # drawing scales; the larger one if the whole river then fits
WIDTH, HEIGHT = 692, 720
MARGIN = 46  # beyond the outermost hexagons
MIN_MARGIN_AROUND_BOAT_PX = 150  # between the focus boat and the edge of the frame
VISIBLE_SPACES_AROUND_BOAT = 7  # spaces around the focus boat that its turn can reach
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


def build_camera(race: Race, chart: RiverMap, boat: int) -> Camera:
    """The camera for the focus boat `boat`, or for the foremost boat if that one is not on the river."""
    afloat = boats_afloat(race)
    here = afloat.get(boat) or _foremost(chart, afloat)
    everything = [*chart.spaces, *chart.platform()]
    near = [hexagon for hexagon in everything if distance(hexagon, here) <= VISIBLE_SPACES_AROUND_BOAT]
    near += [hexagon for hexagon in afloat.values() if distance(hexagon, here) <= VISIBLE_SPACES_TO_OTHER_BOATS]
    lines = [_Axis(axis, everything, near, here) for axis in (0, 1)]
    scale = NEAR_SCALE if all(line.fits(NEAR_SCALE) for line in lines) else FAR_SCALE
    return Camera(scale, lines[0].start(scale), lines[1].start(scale))


def boats_afloat(race: Race) -> dict[int, Hex]:
    places = list(race.place[: race.boats])
    return {boat: hex_of(race, place) for boat, place in enumerate(places) if place < BANK}


def _foremost(chart: RiverMap, afloat: dict[int, Hex]) -> Hex:
    ahead = sorted(afloat.values(), key=lambda hexagon: chart.spaces[hexagon].number)
    return ahead[-1] if ahead else chart.tiles[-1].anchor


@dataclass(frozen=True)
class _Axis:
    """One axis of the plane, horizontal or vertical: all hexes, those near the boat, and the boat's."""

    axis: int
    everything: Collection[Hex]
    near: Collection[Hex]
    boat: Hex

    @property
    def room(self) -> int:
        return (WIDTH, HEIGHT)[self.axis]

    def fits(self, scale: float) -> bool:
        low, high = self._span(scale, self.everything)
        return high - low <= self.room

    def start(self, scale: float) -> float:
        """The coordinate at which the frame begins."""
        low, high = self._span(scale, self.everything)
        if high - low <= self.room:
            return (low + high - self.room) / 2
        first, last = self._span(scale, self.near)
        here = scale * centre(self.boat)[self.axis]
        return max(
            here + MIN_MARGIN_AROUND_BOAT_PX - self.room,
            min((first + last - self.room) / 2, here - MIN_MARGIN_AROUND_BOAT_PX),
        )

    def _span(self, scale: float, hexes: Collection[Hex]) -> tuple[float, float]:
        values = [centre(hexagon)[self.axis] for hexagon in hexes]
        return scale * (min(values) - RADIUS) - MARGIN, scale * (max(values) + RADIUS) + MARGIN


def crop_piece(hexes: Collection[Hex], edge: float, scale: float, art: str) -> Piece:
    """A piece with the drawing of these hexes and a margin of `edge`, for a camera at (0, 0)."""
    reach = RADIUS + edge
    xs, ys = [centre(hexagon)[0] for hexagon in hexes], [centre(hexagon)[1] for hexagon in hexes]
    left, top = math.floor(scale * (min(xs) - reach)), math.floor(scale * (min(ys) - reach))
    right, bottom = math.ceil(scale * (max(xs) + reach)), math.ceil(scale * (max(ys) + reach))
    placed = tag("g", art, transform=f"translate({number(-left)} {number(-top)}) scale({scale})")
    return Piece(left, top, right - left, bottom - top, placed)
