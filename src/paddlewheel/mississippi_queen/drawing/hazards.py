"""Driftwood and sandbanks."""

from paddlewheel.core.svg import number, tag
from paddlewheel.hexgrid import Hex
from paddlewheel.mississippi_queen.drawing import palette
from paddlewheel.mississippi_queen.drawing.plane import RADIUS, centre, whim
from paddlewheel.mississippi_queen.state import DRIFTWOOD, SANDBANK
from paddlewheel.mississippi_queen.view.chart import Chart


def hazards(chart: Chart) -> str:
    sand, wood = sandbanks(chart), driftwood(chart)
    return (tag("g", *sand, filter="url(#rough)") if sand else "") + (tag("g", *wood) if wood else "")


def sandbanks(chart: Chart) -> list[str]:
    return [_sandbank(space.at) for space in chart.spaces.values() if space.kind == SANDBANK]


def driftwood(chart: Chart) -> list[str]:
    return [_driftwood(space.at) for space in chart.spaces.values() if space.kind == DRIFTWOOD]


def _sandbank(hexagon: Hex) -> str:
    x, y = centre(hexagon)
    turn = f"rotate({number(whim(hexagon, 1, 25))} {number(x)} {number(y)})"
    rings = [
        tag("ellipse", cx=x, cy=y, rx=size * RADIUS, ry=size * 0.78 * RADIUS, fill=colour, fill_opacity=opacity)
        for size, colour, opacity in (
            (0.9, palette.FOAM, "0.35"),
            (0.78, palette.WET_SAND, "1"),
            (0.62, palette.SAND, "1"),
        )
    ]
    lines = "".join(f"M{number(x - 13 + 3 * n)} {number(y - 8 + 8 * n)}q6.5-4 13 0t13 0" for n in range(3))
    marks = tag("path", d=lines, fill="none", stroke="#b08f4f", stroke_width=1.3, stroke_opacity="0.7")
    return tag("g", *rings, marks, transform=turn)


def _driftwood(hexagon: Hex) -> str:
    x, y = centre(hexagon)
    logs = []
    for n, (dx, dy, tilt, length) in enumerate(((-3, -11, -18, 40), (4, 1, 14, 44), (-4, 13, -6, 36))):
        turn = f"translate({number(x + dx)} {number(y + dy)}) rotate({number(tilt + whim(hexagon, n, 12))})"
        shade = ("#7a5537", "#8f6844", "#6b4a30")[n]
        logs.append(
            tag(
                "g",
                tag("rect", x=-length / 2 + 1, y=-2, width=length, height=9, rx=4.5, fill="#12302f", opacity="0.35"),
                tag("rect", x=-length / 2, y=-4.5, width=length, height=9, rx=4.5, fill=shade),
                tag("path", d=f"M{number(-length / 2 + 6)}-1h{number(length - 14)}", stroke="#4c3522", opacity="0.6"),
                tag("ellipse", cx=length / 2 - 3, cy=0, rx=3, ry=4.2, fill="#c7a377"),
                transform=turn,
            )
        )
    return tag("g", *logs)
