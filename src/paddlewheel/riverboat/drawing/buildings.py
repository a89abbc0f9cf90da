"""A barn and a well, about 26 across."""

from paddlewheel.core.svg import number, tag
from paddlewheel.riverboat.drawing import palette
from paddlewheel.riverboat.drawing.plane import Point

BARN, WELL = "barn", "well"
BUILDINGS = {
    BARN: tag("path", d="M-13 12V-3L0-14 13-3V12Z", fill="#b23a2e")
    + tag("path", d="M-15-1L0-14 15-1", fill="none", stroke_width=2.5)
    + tag("path", d="M-5 12V2H5V12M-5 2L5 12M5 2L-5 12", fill="#f4e6cb"),
    WELL: tag("path", d="M-9 0V-10M9 0V-10", fill="none", stroke_width=2.5)
    + tag("path", d="M-13-8L0-15 13-8Z", fill="#8b5a2b")
    + tag("path", d="M-11 0H11V9Q0 14-11 9Z", fill="#a8a195")
    + tag("ellipse", cx=0, cy=0, rx=11, ry=4, fill="#3f7f86")
    + tag("path", d="M-11 5Q0 10 11 5", fill="none"),
}


def built(what: str, at: Point, scale: float = 1.0) -> str:
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    look = {"stroke": palette.INK, "stroke_width": "1.1", "stroke_linejoin": "round"}
    return tag("g", BUILDINGS[what], class_=what, transform=place, **look)
