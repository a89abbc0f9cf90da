"""Fields of a mat with their contents, and crop tiles."""

import math
from collections.abc import Sequence
from functools import lru_cache

from paddlewheel.core.render.picture import Piece
from paddlewheel.core.render.svg import number, tag
from paddlewheel.riverboat.components import crop_names
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.figures import BARN, SURVEYOR, WELL, WORKER, draw_building, draw_figure, plate, tuft
from paddlewheel.riverboat.svg.layout import ART, UNIT, Point, hexagon, radius, spot
from paddlewheel.riverboat.svg.patterns import cloth, sign
from paddlewheel.riverboat.view.mat_map import FieldState

MAX_CACHED_FIELDS = 2048
MIDDLE = (0.0, 0.0)
PLATE = 8.5


def field_width(fields: list[FieldState], width: int, height: int) -> int:
    """Largest hexagon width with which a mat fits into this area."""
    halves = 2 + max((plot.column for plot in fields), default=0)
    rows = 2 + 1.5 * max((plot.row for plot in fields), default=0)
    return int(min(2 * width / halves, math.sqrt(3) * height / rows))


def field_piece(plot: FieldState, width: int, left: int, top: int) -> Piece:
    """A field of this width in pixels; `left` and `top` are those of the first hexagon of the mat."""
    across, down = width, math.ceil(2 * radius(width))
    x, y = spot(plot.row, plot.column, width)
    things = plot.crop, plot.worker, plot.barn, plot.well, plot.surveyor
    return Piece(left + round(x), top + round(y), across, down, _drawn(width, down, plot.colour, *things))


@lru_cache(maxsize=MAX_CACHED_FIELDS)
def _drawn(width: int, down: int, colour: int, crop: int, worker: bool, barn: bool, well: bool, surveyor: bool) -> str:
    bare = not (worker or barn or crop < CROPS)
    parts = [_ground(colour)]
    parts += [_planted(crop, worker)] if crop < CROPS else []
    parts.append(sign(colour, MIDDLE, 10) if bare else sign(colour, (0, -19), 4.8))
    parts += [draw_building(BARN, (0, 4))] if barn else []
    parts += (
        [draw_figure(WORKER, (12, 15), 0.95) if crop < CROPS else draw_figure(WORKER, (0, 15), 1.2)] if worker else []
    )
    parts += [draw_building(WELL, (0, 7) if worker else (9, 7))] if well else []
    parts += [draw_figure(SURVEYOR, (13, 17), 0.95)] if surveyor else []
    parts += [plate(crop, (-13, 11), PLATE)] if crop < CROPS else []
    scale = radius(width) / UNIT
    place = f"translate({number(width / 2)} {number(down / 2)}) scale({scale:.4f})"
    return tag("g", *parts, class_="field", transform=place)


def _ground(colour: int) -> str:
    edge = {"stroke": layout.INK, "stroke_opacity": "0.4"}
    seam = {"stroke": layout.THREAD, "stroke_opacity": "0.6", "stroke_dasharray": "3 2.5"}
    return tag("path", d=hexagon(MIDDLE, UNIT - 0.8), fill=cloth(colour), **edge) + tag(
        "path", d=hexagon(MIDDLE, UNIT - 3.5), fill="none", **seam
    )


def _planted(crop: int, worker: bool) -> str:
    return soil(crop, UNIT - 4) + tuft(crop, (-5 if worker else 0, 0), harvested=not worker)


def soil(crop: int, size: float) -> str:
    edge = {"stroke": layout.INK, "stroke_opacity": "0.6"}
    return tag("path", d=hexagon(MIDDLE, size), fill=ART["soil"][crop_names()[crop]], **edge)


# Rows and columns of the hexes of a tile, by its size - 1.
CELLS = (((0, 0),), ((0, 0), (0, 2)), ((0, 0), (1, 1), (1, -1)))


def crop_tile(crops: Sequence[int], at: Point, width: float) -> str:
    """A crop tile; `at` is the centre of its first hexagon."""
    scale = radius(width) / UNIT
    parts = []
    for crop, (row, column) in zip(crops, CELLS[len(crops) - 1], strict=True):
        x, y = spot(row, column, width)
        place = f"translate({number(at[0] + x)} {number(at[1] + y)}) scale({scale:.3f})"
        parts.append(
            tag("g", soil(crop, UNIT - 1), tuft(crop, (3, -2)), plate(crop, (-12, 11), PLATE), transform=place)
        )
    return tag("g", *parts, class_="tile")
