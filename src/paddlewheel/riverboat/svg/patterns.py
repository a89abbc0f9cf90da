"""Fill patterns and symbols of the five colours, distinguishable without colour."""

from paddlewheel.core.render.svg import number, tag
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.state import WILD
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.layout import Point

SIGNS = (
    "M0 9C-12 0-9-9-4-9-1-9 0-6 0-5 0-6 1-9 4-9 9-9 12 0 0 9Z",
    "M0-10C6-4 10 0 9 4 8 8 3 7 1 4L3 10H-3L-1 4C-3 7-8 8-9 4-10 0-6-4 0-10Z",
    "M-1 3A4.6 4.6 0 1 1-4-4.6 4.6 4.6 0 1 1 4-4.6 4.6 4.6 0 1 1 1 3L3 10H-3Z",
    "M0-10L7.5 0 0 10-7.5 0Z",
    "M0-10L2.9-3.6 9.6-3.1 4.5 1.5 6 8.5 0 4.8-6 8.5-4.5 1.5-9.6-3.1-2.9-3.6Z",
)
ANY_SIGN = "M-10 0H10M0-10V10M-7-7L7 7M-7 7L7-7"


def sign(colour: int, at: Point, size: float, opacity: str = "0.75") -> str:
    """Symbol of a colour, about twice `size` wide."""
    place = f"translate({number(at[0])} {number(at[1])}) scale({size / 10:.2f})"
    if colour == WILD:
        return tag("path", d=ANY_SIGN, transform=place, stroke=layout.INK, stroke_width=3, stroke_linecap="round")
    return tag("path", d=SIGNS[colour], transform=place, fill=layout.INK, fill_opacity=opacity)


def cloth(colour: int) -> str:
    return f"url(#cloth-{COLOUR_NAMES[colour]})"


def _lines(d: str) -> str:
    return tag("path", d=d, stroke=layout.THREAD, stroke_opacity="0.32", fill="none")


def _dots(*middles: Point) -> str:
    return "".join(tag("circle", cx=x, cy=y, r=1.1, fill=layout.THREAD, fill_opacity="0.4") for x, y in middles)


def _squares(*corners: Point) -> str:
    return "".join(
        tag("rect", x=x, y=y, width=5, height=5, fill=layout.THREAD, fill_opacity="0.16") for x, y in corners
    )


def _weave(colour: int, size: float, threads: str, turn: float = 0) -> str:
    return tag(
        "pattern",
        tag("rect", width=size, height=size, fill=layout.CLOTH[colour]),
        threads,
        id=f"cloth-{COLOUR_NAMES[colour]}",
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({number(turn)})",
    )


WEAVES = (
    _weave(0, 10, _dots((2.5, 2.5), (7.5, 7.5)))
    + _weave(1, 8, _lines("M0 4H8"), 45)
    + _weave(2, 10, _squares((0, 0), (5, 5)))
    + _weave(3, 12, _lines("M0 0L12 12M12 0L0 12"))
    + _weave(4, 12, _lines("M3 1v4M1 3h4M9 7v4M7 9h4"))
)
