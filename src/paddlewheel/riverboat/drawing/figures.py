"""A worker in a straw hat, a surveyor's level, the harbor master with the lantern; the feet stand at the point."""

from paddlewheel.core.svg import number, tag
from paddlewheel.riverboat.drawing import palette
from paddlewheel.riverboat.drawing.plane import Point

WORKER, SURVEYOR, MASTER = "worker", "surveyor", "master"


def _body(coat: str, *above: str) -> str:
    face = tag("circle", cx=0, cy=-14, r=4.2, fill="#e6bd93")
    return tag("path", d="M-6 0Q-6-11 0-12 6-11 6 0Z", fill=coat) + face + "".join(above)


FIGURES = {
    WORKER: _body("#2f5d86", tag("path", d="M-8-15Q0-19 8-15L4-16Q4-21 0-21T-4-16Z", fill="#f0d27a")),
    SURVEYOR: tag("path", d="M0-14L-7 0M0-14L7 0M0-14V0", fill="none", stroke="#6b3f1d", stroke_width=2)
    + tag("rect", x=-6, y=-19, width=12, height=6, rx=1.5, fill="#d9a441")
    + tag("circle", cx=6.5, cy=-16, r=2, fill=palette.FOAM),
    MASTER: _body(
        "#37312c",
        tag("path", d="M-5-16Q0-22 5-16L7-15H-5Z", fill="#1f3c57"),
        tag("path", d="M7-8h4v6h-4z", fill="#ffd66b"),
    ),
}


def standing(who: str, at: Point, scale: float = 1.0) -> str:
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    look = {"stroke": palette.INK, "stroke_width": "0.9", "stroke_linejoin": "round"}
    return tag("g", FIGURES[who], class_=who, transform=place, **look)
