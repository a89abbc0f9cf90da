"""Cached drawings of single tiles, by heading: the banks with sand along the river, and the water.

The sand is drawn without SVG filters: strips with bays and spits.
"""

from functools import lru_cache

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import closed, number, tag
from paddlewheel.mississippi_queen.svg import layout
from paddlewheel.mississippi_queen.svg.camera import Camera, crop_piece
from paddlewheel.mississippi_queen.svg.layout import RADIUS, centre, corners, edge, jitter, offset_point
from paddlewheel.mississippi_queen.svg.stations import start_dock
from paddlewheel.mississippi_queen.svg.terrain import driftwood, ground, sandbanks, trees
from paddlewheel.mississippi_queen.svg.water import bushes, currents, grid, ripples
from paddlewheel.mississippi_queen.view.river_map import RiverMap, Tile, spaces_of

MAX_CACHED_TILE_PIECES = 256
ORIGIN = Hex(0, 0)
WATERS = ("#468a90", "#4c9297")


def bank_piece(tile: Tile, shot: Camera) -> Piece:
    return shot.move(_bank(tile.name, tile.heading, shot.scale), centre(tile.anchor))


def water_piece(tile: Tile, shot: Camera, bare: frozenset[Hex]) -> Piece:
    """The water of a tile; `bare` hexes, relative to the tile's anchor, have huts."""
    return shot.move(_water(tile.name, tile.heading, tile.slot % 2, bare, shot.scale), centre(tile.anchor))


def _single_tile_map(name: str, heading: int) -> RiverMap:
    tile = Tile(0, name, ORIGIN, heading, 0, (0, 0), 0)
    return RiverMap((tile,), {space.at: space for space in spaces_of(tile)}, -1)


@lru_cache(maxsize=MAX_CACHED_TILE_PIECES)
def _bank(name: str, heading: int, scale: float) -> Piece:
    chart = _single_tile_map(name, heading)
    return crop_piece(chart.spaces, 42, scale, coast(chart) + bushes(chart) + _outline(chart, layout.FOAM, 7))


@lru_cache(maxsize=MAX_CACHED_TILE_PIECES)
def _water(name: str, heading: int, shade: int, bare: frozenset[Hex], scale: float) -> Piece:
    chart = _single_tile_map(name, heading)
    docks = [start_dock(space) for space in chart.spaces.values() if space.start_dock]
    things = [*sandbanks(chart), *driftwood(chart), beaches(chart), *ground(chart), trees(chart, set(bare)), *docks]
    water = _outline(chart, WATERS[shade], 1) + currents(chart) + grid(chart.spaces) + ripples(chart)
    return crop_piece(chart.spaces, 2, scale, water + "".join(things))


def _outline(chart: RiverMap, colour: str, width: float) -> str:
    shape = "".join(closed(corners(hexagon, RADIUS)) for hexagon in chart.spaces)
    return tag("path", d=shape, fill=colour, stroke=colour, stroke_width=width, stroke_linejoin="round")


STRIPS = ((layout.WET_SAND, 26.0, 16.0), (layout.SAND, 17.0, 11.0))  # colour, width, size of the spits
BEACHES = ((layout.SAND, 21.0, 8.5), (layout.LEAF, 16.0, 7.0))  # colour, how far out, size
PARTS = (0.0, 0.33, 0.66)  # of an edge


def coast(chart: RiverMap) -> str:
    outline = "".join(closed(corners(hexagon)) for hexagon in chart.spaces)
    parts = []
    for colour, width, size in STRIPS:
        parts.append(tag("path", d=outline, stroke=colour, stroke_width=width, stroke_linejoin="round"))
        parts.append(tag("path", d=_spits(chart, size), fill=colour))
    return "".join(parts)


def _spits(chart: RiverMap, size: float) -> str:
    """Round sandbanks of varying size along the river's edge."""
    found = []
    for space in chart.spaces.values():
        for heading in range(6):
            beyond = space.at.neighbour(heading)
            if beyond in chart.spaces:
                continue
            (ax, ay), (bx, by) = edge(space.at, heading)
            for index, part in enumerate(PARTS):
                radius = size * (1 + jitter(beyond, 50 + 7 * heading + index, 0.45))
                found.append(disc(ax + part * (bx - ax), ay + part * (by - ay), radius))
    return "".join(found)


def beaches(chart: RiverMap) -> str:
    """Sand around every island."""
    return "".join(
        tag(
            "path",
            d="".join(_ring(space.at, out, size) for space in chart.spaces.values() if space.is_land),
            fill=colour,
        )
        for colour, out, size in BEACHES
    )


def _ring(land: Hex, out: float, size: float) -> str:
    turns = range(0, 360, 36)
    middles = [offset_point(centre(land), out, turn + jitter(land, turn, 10)) for turn in turns]
    radii = [size * (1 + jitter(land, turn + 9, 0.4)) for turn in turns]
    return "".join(disc(x, y, radius) for (x, y), radius in zip(middles, radii, strict=True))


def disc(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0Z"
