"""Crops and their letters, about 30 across; barns and wells, about 26 across; people."""

from paddlewheel.core.render import palette
from paddlewheel.core.render.art import draw_shapes
from paddlewheel.core.render.svg import number, tag, text
from paddlewheel.riverboat.components import crop_letters, crop_names
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.layout import ART, Point


def tuft(crop: int, at: Point, scale: float = 1.0, harvested: bool = False) -> str:
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    faded = "0.42" if harvested else "1"
    look = {"opacity": faded, "stroke": layout.INK, "stroke_width": "1", "stroke_linejoin": "round"}
    return tag("g", draw_shapes(ART["crops"][crop_names()[crop]]), class_=crop_names()[crop], transform=place, **look)


def plate(crop: int, at: Point, size: float) -> str:
    """Letter of a crop on a round plate."""
    x, y = at
    disc = tag("circle", cx=x, cy=y, r=size, fill=palette.PLATE, stroke=layout.INK, stroke_width=0.8)
    look = {"fill": layout.INK, "text_anchor": "middle", "font_weight": "bold"}
    return disc + text(crop_letters()[crop_names()[crop]].upper(), x, y + 0.52 * size, 1.5 * size, **look)


BARN, WELL = "barn", "well"


def draw_building(what: str, at: Point, scale: float = 1.0) -> str:
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    look = {"stroke": layout.INK, "stroke_width": "1.1", "stroke_linejoin": "round"}
    return tag("g", draw_shapes(ART["buildings"][what]), class_=what, transform=place, **look)


WORKER, SURVEYOR, MASTER = "worker", "surveyor", "master"


def draw_figure(who: str, at: Point, scale: float = 1.0) -> str:
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    look = {"stroke": layout.INK, "stroke_width": "0.9", "stroke_linejoin": "round"}
    return tag("g", draw_shapes(ART["figures"][who]), class_=who, transform=place, **look)
