"""Sand along the river, drawn without SVG filters: strips with bays and spits."""

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.render.svg import closed, number, tag
from paddlewheel.mississippi_queen.svg import layout
from paddlewheel.mississippi_queen.svg.layout import around, centre, corners, edge, whim
from paddlewheel.mississippi_queen.view.river_map import Chart

STRIPS = ((layout.WET_SAND, 26.0, 16.0), (layout.SAND, 17.0, 11.0))  # colour, width, size of the spits
BEACHES = ((layout.SAND, 21.0, 8.5), (layout.LEAF, 16.0, 7.0))  # colour, how far out, size
PARTS = (0.0, 0.33, 0.66)  # of an edge


def coast(chart: Chart) -> str:
    outline = "".join(closed(corners(hexagon)) for hexagon in chart.spaces)
    parts = []
    for colour, width, size in STRIPS:
        parts.append(tag("path", d=outline, stroke=colour, stroke_width=width, stroke_linejoin="round"))
        parts.append(tag("path", d=_spits(chart, size), fill=colour))
    return "".join(parts)


def _spits(chart: Chart, size: float) -> str:
    """Round sandbanks of varying size along the river's edge."""
    found = []
    for space in chart.spaces.values():
        for heading in range(6):
            beyond = space.at.neighbour(heading)
            if beyond in chart.spaces:
                continue
            (ax, ay), (bx, by) = edge(space.at, heading)
            for index, part in enumerate(PARTS):
                radius = size * (1 + whim(beyond, 50 + 7 * heading + index, 0.45))
                found.append(disc(ax + part * (bx - ax), ay + part * (by - ay), radius))
    return "".join(found)


def beaches(chart: Chart) -> str:
    """Sand around every island."""
    return "".join(
        tag(
            "path",
            d="".join(_ring(space.at, out, size) for space in chart.spaces.values() if space.is_land),
            fill=colour,
        )
        for colour, out, size in BEACHES
    )


def _ring(land: Hex, out: float, size: float) -> str:
    turns = range(0, 360, 36)
    middles = [around(centre(land), out, turn + whim(land, turn, 10)) for turn in turns]
    radii = [size * (1 + whim(land, turn + 9, 0.4)) for turn in turns]
    return "".join(disc(x, y, radius) for (x, y), radius in zip(middles, radii, strict=True))


def disc(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0Z"
