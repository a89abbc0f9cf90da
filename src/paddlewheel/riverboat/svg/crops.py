"""Crops and their letters, about 30 across; faded after the harvest."""

from paddlewheel.core.render.svg import number, tag, text
from paddlewheel.riverboat.components import crop_letters, crop_names
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.layout import Point


def _path(d: str, fill: str, **attributes: str | float) -> str:
    return tag("path", d=d, fill=fill, **attributes)


def _gourd(x: float, width: float, height: float, fill: str) -> str:
    return tag("ellipse", cx=x, cy=2, rx=width, ry=height, fill=fill)


TUFTS = (
    _path("M0-4C-4-12-8-12-9-13-6-8-4-5 0-3 4-5 6-8 9-13 6-12 4-12 0-4Z", "#5f8a3e")
    + _path("M-8 0C-8-5 8-5 8 0 8 6 2 8 0 13-2 8-8 6-8 0Z", "#b56aa0")
    + _path("M-6 4Q0 7 6 4Q2 8 0 13-2 8-6 4Z", "#f1dfe6", stroke="none"),
    _path("M0 13V-2M-6 13Q-5 4-8-4M6 13Q5 4 8-4", "none")
    + _path("M0-14q4 5 0 11q-4-6 0-11M-8-13q4 5 0 10q-4-5 0-10M8-13q4 5 0 10q-4-5 0-10", "#eac75a"),
    _path("M-4 11C-8-2-4-13 0-14 4-13 8-2 4 11Z", "#f0d84d")
    + _path("M-4-6H4M-5-1H5M-5 4H5M0-13V10", "none", stroke_opacity="0.4")
    + _path("M0 14C-9 11-10 2-9-3-6 3-3 8 0 14 3 8 6 3 9-3 10 2 9 11 0 14Z", "#6d9447"),
    _path("M-11 3C-12-6-4-10 2-9 10-8 13 0 10 6 6 13-9 12-11 3Z", "#b58a58")
    + _path("M-5-2h2M3 3h2M-3 6h2M4-4h1", "none", stroke_width=2, stroke_linecap="round"),
    _path("M-1-7Q0-12 5-12", "none", stroke="#5f7a35", stroke_width=3)
    + _gourd(-6, 6, 9, "#e0762c")
    + _gourd(6, 6, 9, "#e0762c")
    + _gourd(0, 5, 9.5, "#ee8a3d"),
)


def tuft(crop: int, at: Point, scale: float = 1.0, harvested: bool = False) -> str:
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    faded = "0.42" if harvested else "1"
    look = {"opacity": faded, "stroke": layout.INK, "stroke_width": "1", "stroke_linejoin": "round"}
    return tag("g", TUFTS[crop], class_=crop_names()[crop], transform=place, **look)


def plate(crop: int, at: Point, size: float) -> str:
    """Letter of a crop on a round plate."""
    x, y = at
    disc = tag("circle", cx=x, cy=y, r=size, fill="#fdf6e3", stroke=layout.INK, stroke_width=0.8)
    look = {"fill": layout.INK, "text_anchor": "middle", "font_weight": "bold"}
    return disc + text(crop_letters()[crop_names()[crop]].upper(), x, y + 0.52 * size, 1.5 * size, **look)
