"""Barns, wells and people; buildings are about 26 across."""

from paddlewheel.core.render.svg import number, tag
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.layout import Point

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


def draw_building(what: str, at: Point, scale: float = 1.0) -> str:
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    look = {"stroke": layout.INK, "stroke_width": "1.1", "stroke_linejoin": "round"}
    return tag("g", BUILDINGS[what], class_=what, transform=place, **look)


WORKER, SURVEYOR, MASTER = "worker", "surveyor", "master"


def _body(coat: str, *above: str) -> str:
    face = tag("circle", cx=0, cy=-14, r=4.2, fill="#e6bd93")
    return tag("path", d="M-6 0Q-6-11 0-12 6-11 6 0Z", fill=coat) + face + "".join(above)


FIGURES = {
    WORKER: _body("#2f5d86", tag("path", d="M-8-15Q0-19 8-15L4-16Q4-21 0-21T-4-16Z", fill="#f0d27a")),
    SURVEYOR: tag("path", d="M0-14L-7 0M0-14L7 0M0-14V0", fill="none", stroke="#6b3f1d", stroke_width=2)
    + tag("rect", x=-6, y=-19, width=12, height=6, rx=1.5, fill="#d9a441")
    + tag("circle", cx=6.5, cy=-16, r=2, fill=layout.FOAM),
    MASTER: _body(
        "#37312c",
        tag("path", d="M-5-16Q0-22 5-16L7-15H-5Z", fill="#1f3c57"),
        tag("path", d="M7-8h4v6h-4z", fill="#ffd66b"),
    ),
}


def draw_figure(who: str, at: Point, scale: float = 1.0) -> str:
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    look = {"stroke": layout.INK, "stroke_width": "0.9", "stroke_linejoin": "round"}
    return tag("g", FIGURES[who], class_=who, transform=place, **look)
