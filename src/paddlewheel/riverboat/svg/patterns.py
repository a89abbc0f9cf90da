"""Fill patterns and symbols of the five colours, distinguishable without colour."""

from typing import Any

from paddlewheel.core.render.art import draw_shapes
from paddlewheel.core.render.svg import number, tag
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.state import WILD
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.layout import ART, Point


def sign(colour: int, at: Point, size: float, opacity: str = "0.75") -> str:
    """Symbol of a colour, about twice `size` wide."""
    place = f"translate({number(at[0])} {number(at[1])}) scale({size / 10:.2f})"
    if colour == WILD:
        return tag(
            "path", d=ART["suits"]["wild"], transform=place, stroke=layout.INK, stroke_width=3, stroke_linecap="round"
        )
    return tag("path", d=ART["suits"][COLOUR_NAMES[colour]], transform=place, fill=layout.INK, fill_opacity=opacity)


def cloth(colour: int) -> str:
    return f"url(#cloth-{COLOUR_NAMES[colour]})"


def _weave(name: str, cloth: dict[str, Any]) -> str:
    size = cloth["size"]
    return tag(
        "pattern",
        tag("rect", width=size, height=size, fill=cloth["light"]),
        draw_shapes(cloth["weave"]),
        id=f"cloth-{name}",
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({number(cloth['turn'])})",
    )


WEAVES = "".join(_weave(name, cloth) for name, cloth in ART["cloths"].items())
