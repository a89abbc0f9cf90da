"""Barns, wells and people; buildings are about 26 across."""

from paddlewheel.core.render.art import draw_shapes
from paddlewheel.core.render.svg import number, tag
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.layout import ART, Point

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
