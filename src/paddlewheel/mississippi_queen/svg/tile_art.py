"""Cached drawings of single tiles, by heading: the banks, and the water with everything that never changes."""

from functools import lru_cache

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import closed, tag
from paddlewheel.mississippi_queen.svg import layout
from paddlewheel.mississippi_queen.svg.camera import Camera, crop_piece
from paddlewheel.mississippi_queen.svg.layout import RADIUS, centre, corners
from paddlewheel.mississippi_queen.svg.shores import beaches, coast
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
