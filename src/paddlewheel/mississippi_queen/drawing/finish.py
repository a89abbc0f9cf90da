"""The landing platform beyond the last tile."""

from paddlewheel.core.svg import closed, number, tag, text
from paddlewheel.hexgrid import Hex
from paddlewheel.mississippi_queen.drawing import palette
from paddlewheel.mississippi_queen.drawing.plane import Point, around, bearing, centre, corners, edge
from paddlewheel.mississippi_queen.view.chart import Chart


def deck(chart: Chart) -> str:
    """Drawn before the water, so that the river laps at its edge."""
    hexes = chart.platform()
    if not hexes:
        return ""
    shape = "".join(closed(corners(hexagon, 35)) for hexagon in hexes)
    places = [centre(hexagon) for hexagon in hexes]
    left, right = min(x for x, _ in places) - 40, max(x for x, _ in places) + 40
    top, bottom = min(y for _, y in places) - 40, max(y for _, y in places) + 40
    rows = range(int(top), int(bottom), 8)
    planks = "".join(f"M{number(left)} {y}h{number(right - left)}" for y in rows)
    return tag("clipPath", tag("path", d=shape), id="deck") + tag(
        "g",
        tag("path", d=shape, fill="#5f4027", stroke="#5f4027", stroke_width=16, stroke_linejoin="round"),
        tag("path", d=shape, fill="#a87a4d", stroke="#a87a4d", stroke_width=9, stroke_linejoin="round"),
        tag("path", d=planks, stroke="#7c5733", stroke_width=1.2, stroke_opacity="0.6", clip_path="url(#deck)"),
        filter="url(#shadow)",
    )


def landing(chart: Chart) -> str:
    """The chequered line along the finish spaces, and the flag above them."""
    hexes = chart.platform()
    spaces = [space for space in chart.spaces.values() if space.landing and not space.is_land]
    lines = [edge(space.at, side) for space in spaces for side in range(6) if space.at.neighbour(side) in hexes]
    if not lines:
        return ""
    path = "".join(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}" for (ax, ay), (bx, by) in lines)
    glow = "".join(closed(corners(space.at, 31)) for space in spaces)
    corner = next(space for space in chart.spaces.values() if space.landing and _is_corner(chart, space.at))
    sign = around(centre(corner.at), 56, bearing(chart.finish))
    return tag(
        "g",
        tag("path", d=glow, fill=palette.BRASS, fill_opacity="0.22", stroke=palette.BRASS, stroke_width=2.4),
        tag("path", d=path, stroke="#ffffff", stroke_width=7, fill="none"),
        tag("path", d=path, stroke=palette.INK, stroke_width=7, stroke_dasharray="6 6", fill="none"),
        _sign(sign),
    )


def _is_corner(chart: Chart, hexagon: Hex) -> bool:
    """The middle one of the three finish spaces has the other two beside it."""
    beside = [chart.spaces.get(hexagon.neighbour(heading)) for heading in range(6)]
    return sum(1 for space in beside if space and space.landing) == 2


def _sign(at: Point) -> str:
    x, y = at
    return tag(
        "g",
        tag("rect", x=-36, y=-13, width=72, height=25, rx=5, fill=palette.INK),
        tag("rect", x=-34, y=-11, width=68, height=21, rx=4, fill="none", stroke=palette.BRASS, stroke_width=1.4),
        text("FINISH", 0, 5, 14, fill=palette.BRASS, text_anchor="middle", letter_spacing="2", font_weight="bold"),
        transform=f"translate({number(x)} {number(y)})",
    )
