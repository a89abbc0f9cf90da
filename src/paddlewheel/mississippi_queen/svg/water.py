"""Drawing of banks, water, grid, tile seams and ripples."""

from collections.abc import Iterable

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.render import palette
from paddlewheel.core.render.svg import closed, number, tag
from paddlewheel.mississippi_queen.state import WATER
from paddlewheel.mississippi_queen.svg import layout
from paddlewheel.mississippi_queen.svg.layout import (
    HEIGHT,
    RADIUS,
    bearing,
    centre,
    corners,
    edge,
    jitter,
    offset_point,
)
from paddlewheel.mississippi_queen.view.river_map import RiverMap

BANKS = ((layout.MEADOW, 62.0), (layout.WET_SAND, 34.0), (layout.SAND, 22.0))


def banks(chart: RiverMap) -> str:
    """The banks, in layers: meadow, wet sand, sand."""
    outline = "".join(closed(corners(hexagon, RADIUS + 0.4)) for hexagon in chart.spaces)
    layers = [
        tag("use", href="#river", fill=colour, stroke=colour, stroke_width=width, stroke_linejoin="round")
        for colour, width in BANKS
    ]
    return tag("defs", tag("path", id="river", d=outline)) + tag("g", *layers, filter="url(#rough)") + bushes(chart)


def water(chart: RiverMap) -> str:
    foam = tag("use", href="#river", fill="none", stroke=layout.FOAM, stroke_width=7, stroke_linejoin="round")
    surface = tag("use", href="#river", fill="url(#water)")
    return foam + surface + currents(chart) + grid(chart.spaces) + _seams(chart) + ripples(chart)


def bushes(chart: RiverMap) -> str:
    """Bushes along the banks."""
    found = []
    for space in chart.spaces.values():
        for heading in range(6):
            beyond = space.at.neighbour(heading)
            if beyond in chart.spaces or jitter(beyond, heading) < 0.35:
                continue
            x, y = offset_point(centre(space.at), HEIGHT / 2 + 25, bearing(heading))
            for index in range(3):
                place = {"cx": x + jitter(beyond, 10 + index, 8), "cy": y + jitter(beyond, 20 + index, 6)}
                size = 4.2 + jitter(beyond, 30 + index, 1.4)
                found.append(tag("circle", r=size, fill=layout.TREES[index], **place))
    return tag("g", *found, opacity="0.7") if found else ""


def currents(chart: RiverMap) -> str:
    """A slightly different shade for every hexagon."""
    shades = []
    for hexagon in chart.spaces:
        shade = jitter(hexagon, 5, 0.13)
        colour = "#ffffff" if shade > 0 else palette.RIVER_DEEP
        shades.append(tag("path", d=closed(corners(hexagon)), fill=colour, fill_opacity=f"{abs(shade):.2f}"))
    return tag("g", *shades)


def grid(hexagons: Iterable[Hex]) -> str:
    lines = "".join(closed(corners(hexagon)) for hexagon in hexagons)
    return tag("path", d=lines, fill="none", stroke=palette.RIVER_GRID, stroke_width=1.1, stroke_opacity="0.3")


def _seams(chart: RiverMap) -> str:
    """Dotted lines where two tiles meet."""
    lines = []
    for space in chart.spaces.values():
        for heading in range(3):
            other = chart.spaces.get(space.at.neighbour(heading))
            if other and other.slot != space.slot:
                (ax, ay), (bx, by) = edge(space.at, heading)
                lines.append(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}")
    if not lines:
        return ""
    dots = tag("path", d="".join(lines), stroke_width=1.8, stroke_dasharray="1 4.5", stroke_linecap="round")
    return tag("g", dots, fill="none", stroke=layout.INK, stroke_opacity="0.4")


def ripples(chart: RiverMap) -> str:
    waves = []
    for space in chart.spaces.values():
        if space.kind != WATER or jitter(space.at, 2) < -0.3:
            continue
        x, y = centre(space.at)
        x, y = x + jitter(space.at, 3, 11), y + jitter(space.at, 4, 13)
        waves.append(f"M{number(x - 9)} {number(y)}q4.5-4 9 0t9 0")
    return tag("path", d="".join(waves), fill="none", stroke=layout.FOAM, stroke_width=1.4, stroke_opacity="0.5")
