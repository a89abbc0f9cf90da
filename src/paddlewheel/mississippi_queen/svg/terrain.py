"""Drawing of driftwood, sandbanks and islands."""

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.render import palette
from paddlewheel.core.render.svg import closed, number, tag
from paddlewheel.mississippi_queen.state import DRIFTWOOD, SANDBANK
from paddlewheel.mississippi_queen.svg import layout
from paddlewheel.mississippi_queen.svg.layout import RADIUS, centre, jitter
from paddlewheel.mississippi_queen.view.river_map import RiverMap


def hazards(chart: RiverMap) -> str:
    sand, wood = sandbanks(chart), driftwood(chart)
    return (tag("g", *sand, filter="url(#rough)") if sand else "") + (tag("g", *wood) if wood else "")


def sandbanks(chart: RiverMap) -> list[str]:
    return [_sandbank(space.at) for space in chart.spaces.values() if space.kind == SANDBANK]


def driftwood(chart: RiverMap) -> list[str]:
    return [_driftwood(space.at) for space in chart.spaces.values() if space.kind == DRIFTWOOD]


def _sandbank(hexagon: Hex) -> str:
    x, y = centre(hexagon)
    turn = f"rotate({number(jitter(hexagon, 1, 25))} {number(x)} {number(y)})"
    rings = [
        tag("ellipse", cx=x, cy=y, rx=size * RADIUS, ry=size * 0.78 * RADIUS, fill=colour, fill_opacity=opacity)
        for size, colour, opacity in (
            (0.9, layout.FOAM, "0.35"),
            (0.78, layout.WET_SAND, "1"),
            (0.62, layout.SAND, "1"),
        )
    ]
    lines = "".join(f"M{number(x - 13 + 3 * n)} {number(y - 8 + 8 * n)}q6.5-4 13 0t13 0" for n in range(3))
    marks = tag("path", d=lines, fill="none", stroke="#b08f4f", stroke_width=1.3, stroke_opacity="0.7")
    return tag("g", *rings, marks, transform=turn)


def _driftwood(hexagon: Hex) -> str:
    x, y = centre(hexagon)
    logs = []
    for n, (dx, dy, tilt, length) in enumerate(((-3, -11, -18, 40), (4, 1, 14, 44), (-4, 13, -6, 36))):
        turn = f"translate({number(x + dx)} {number(y + dy)}) rotate({number(tilt + jitter(hexagon, n, 12))})"
        shade = ("#7a5537", "#8f6844", "#6b4a30")[n]
        logs.append(
            tag(
                "g",
                tag(
                    "rect",
                    x=-length / 2 + 1,
                    y=-2,
                    width=length,
                    height=9,
                    rx=4.5,
                    fill=layout.DROP_SHADOW,
                    opacity="0.35",
                ),
                tag("rect", x=-length / 2, y=-4.5, width=length, height=9, rx=4.5, fill=shade),
                tag("path", d=f"M{number(-length / 2 + 6)}-1h{number(length - 14)}", stroke="#4c3522", opacity="0.6"),
                tag("ellipse", cx=length / 2 - 3, cy=0, rx=3, ry=4.2, fill="#c7a377"),
                transform=turn,
            )
        )
    return tag("g", *logs)


def islands(chart: RiverMap, bare: set[Hex]) -> str:
    """All land of the river; on `bare` hexes the centre has no trees, which leaves room for a hut."""
    return tag("g", *ground(chart), filter="url(#rough)") + trees(chart, bare)


def ground(chart: RiverMap) -> list[str]:
    """The islands in layers: shadow, sand, leaves."""
    groups = _land_groups(chart)
    return [
        _layer(groups, palette.RIVER_SHADE, 0.86, 0.0, 0.3),
        _layer(groups, layout.SAND, 0.82, 0.0, 1.0),
        _layer(groups, "url(#leaf)", 0.64, 0.0, 1.0),
    ]


def trees(chart: RiverMap, bare: set[Hex]) -> str:
    return tag("g", *(tree for group in _land_groups(chart) for at in group for tree in _trees(at, at in bare)))


def _land_groups(chart: RiverMap) -> list[list[Hex]]:
    """The land hexes, grouped by island."""
    grown: dict[tuple[int, int], list[Hex]] = {}
    for space in chart.spaces.values():
        if space.is_land:
            grown.setdefault((space.slot, space.island), []).append(space.at)
    return list(grown.values())


def _layer(groups: list[list[Hex]], colour: str, size: float, shift: float, opacity: float) -> str:
    """Discs on the hexes, connected by necks of land between neighbours."""
    parts = []
    for group in groups:
        for hexagon in group:
            x, y = centre(hexagon)
            parts.append(tag("circle", cx=x, cy=y + shift, r=size * RADIUS, fill=colour))
        pairs = [(a, b) for a in group for b in group if a < b and _touch(a, b)]
        parts += [_neck(a, b, colour, size) for a, b in pairs]
        parts += [
            _fill_between(a, b, c, colour) for a, b in pairs for c in group if (b, c) in pairs and (a, c) in pairs
        ]
    return tag("g", *parts, opacity=f"{opacity:.2f}")


def _neck(a: Hex, b: Hex, colour: str, size: float) -> str:
    (ax, ay), (bx, by) = centre(a), centre(b)
    line = f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
    return tag("path", d=line, stroke=_solid(colour), stroke_width=1.35 * size * RADIUS, fill="none")


def _fill_between(a: Hex, b: Hex, c: Hex, colour: str) -> str:
    """A triangle that fills the gap between three adjacent hexes."""
    return tag("path", d=closed([centre(a), centre(b), centre(c)]), fill=_solid(colour))


def _solid(colour: str) -> str:
    return layout.LEAF if colour.startswith("url") else colour


def _touch(a: Hex, b: Hex) -> bool:
    return any(a.neighbour(heading) == b for heading in range(6))


def _trees(hexagon: Hex, bare: bool) -> list[str]:
    x, y = centre(hexagon)
    found = []
    spots = [(jitter(hexagon, n, 15), jitter(hexagon, n + 40, 14), n) for n in range(7)]
    for dx, dy, n in sorted(spots, key=lambda spot: spot[1]):
        if bare and n > 2:
            continue
        size = 5.2 + jitter(hexagon, n + 80, 1.6)
        at_x, at_y = x + (dx * 1.1 if not bare else dx), y + (dy if not bare else -abs(dy) - 3)
        found.append(
            tag("ellipse", cx=at_x + 1.5, cy=at_y + 2.5, rx=size, ry=size * 0.8, fill="#33502a", opacity="0.45")
        )
        found.append(tag("circle", cx=at_x, cy=at_y, r=size, fill=layout.TREES[n % 3]))
        found.append(
            tag(
                "circle",
                cx=at_x - size * 0.3,
                cy=at_y - size * 0.35,
                r=size * 0.4,
                fill=palette.TREE_CROWN,
                opacity="0.7",
            )
        )
    return found
