"""Drawing of docks with huts and waiting passengers, coal depots, start docks and the finish."""

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.messages import text as message_text
from paddlewheel.core.render.svg import closed, number, tag, text
from paddlewheel.mississippi_queen.colours import ART, dock_paint
from paddlewheel.mississippi_queen.messages import picture as messages
from paddlewheel.mississippi_queen.state import BLUE_DOCK, DEPOT, Race
from paddlewheel.mississippi_queen.svg import layout
from paddlewheel.mississippi_queen.svg.layout import Point, bearing, centre, corners, edge, offset_point
from paddlewheel.mississippi_queen.tables import tile_names, tile_rows
from paddlewheel.mississippi_queen.view.river_map import SPACE_KINDS, RiverMap, Space

HUT, PASSENGER, DEPOT_PAINT = ART["hut"], ART["passenger"], ART["depot"]


def hut_sites(chart: RiverMap) -> dict[Hex, tuple[Space, int]]:
    """The land behind each dock or depot, with the direction from the dock to it."""
    sites: dict[Hex, tuple[Space, int]] = {}
    for space in chart.spaces.values():
        if space.is_station:
            heading = _landward(chart, space)
            if heading is not None:
                sites[space.at.neighbour(heading)] = (space, heading)
    return sites


def _landward(chart: RiverMap, space: Space) -> int | None:
    """The heading from a dock to its island, else to any land, else to the bank."""
    row = tile_rows()[tile_names().index(chart.tile(space.slot).name)]
    own = {20 * space.slot + number for number in row.get("dock_island", [])}
    beside = [(heading, chart.spaces.get(space.at.neighbour(heading))) for heading in range(6)]
    at_home = [heading for heading, land in beside if land and land.number in own]
    on_land = [heading for heading, land in beside if land and land.is_land]
    on_bank = [heading for heading, land in beside if land is None]
    return next(iter(at_home + on_land + on_bank), None)


def stations(race: Race, chart: RiverMap) -> str:
    sites = hut_sites(chart)
    drawn = [station(race, space, heading) for space, heading in sites.values()]
    drawn += [start_dock(space) for space in chart.spaces.values() if space.start_dock]
    return tag("g", *drawn) if drawn else ""


def station(race: Race, space: Space, heading: int) -> str:
    """A pier into the dock's space, with a hut at its landward end and the waiting passengers."""
    middle = centre(space.at)
    direction = bearing(heading)
    land = offset_point(middle, 50, direction)
    roof = DEPOT_PAINT if space.kind == DEPOT else dock_paint(race, SPACE_KINDS[space.kind])
    parts = [_mooring(space, middle, roof), _pier(middle, direction)]
    parts.append(_depot(land) if space.kind == DEPOT else _hut(land, roof, has_band=space.kind == BLUE_DOCK))
    for index in range(space.waiting):
        x, y = offset_point(middle, 22 + 9.5 * index, direction)
        parts.append(figure((x, y), index))
    return tag("g", *parts)


def _mooring(space: Space, middle: Point, colour: str) -> str:
    dashes = "14 5" if space.kind == BLUE_DOCK else "5 4"
    return tag(
        "circle", cx=middle[0], cy=middle[1], r=21, fill="none", stroke=colour, stroke_width=3, stroke_dasharray=dashes
    )


def _pier(middle: Point, direction: float) -> str:
    x, y = middle
    planks = [
        tag("rect", x=14 + 5.2 * n, y=-7, width=4.4, height=14, rx=1, fill=HUT["planks"][n % 2]) for n in range(6)
    ]
    shadow = tag("rect", x=15, y=-5, width=32, height=15, rx=2, fill=layout.DROP_SHADOW, opacity="0.3")
    place = f"translate({number(x)} {number(y)}) rotate({number(direction)})"
    return tag("g", shadow, *planks, transform=place)


def _hut(at: Point, roof: str, has_band: bool = False) -> str:
    """A hut; the band distinguishes the two kinds of docks without colour."""
    x, y = at
    band = tag("path", d=HUT["band"], fill=HUT["wall"]) if has_band else ""
    return tag(
        "g",
        tag("ellipse", cx=1, cy=11, rx=14, ry=4, fill=layout.INK, opacity="0.25"),
        tag("rect", x=-10, y=-3, width=20, height=14, fill=HUT["wall"], stroke=layout.INK, stroke_width=0.9),
        tag("path", d=HUT["roof"], fill=roof, stroke=layout.INK, stroke_width=0.9, stroke_linejoin="round"),
        band,
        tag("rect", x=-2.6, y=3, width=5.2, height=8, fill=HUT["door"]),
        tag("rect", x=4.6, y=1, width=3.4, height=3.6, fill="#9cc3c4", stroke=layout.INK, stroke_width=0.5),
        tag("rect", x=-8, y=1, width=3.4, height=3.6, fill="#9cc3c4", stroke=layout.INK, stroke_width=0.5),
        transform=f"translate({number(x)} {number(y)})",
    )


def _depot(at: Point) -> str:
    x, y = at
    coals = [
        tag("circle", cx=dx, cy=dy, r=3.2, fill="#34302c") for dx, dy in ((10, 10), (15, 11), (12.5, 6.5), (7, 12))
    ]
    return _hut(at, DEPOT_PAINT) + tag("g", *coals, transform=f"translate({number(x)} {number(y)})")


def figure(at: Point, number_of_dress: int, size: float = 1.0) -> str:
    """A passenger in crinoline."""
    x, y = at
    dress = PASSENGER["dresses"][number_of_dress % len(PASSENGER["dresses"])]
    return tag(
        "g",
        tag("path", d=PASSENGER["dress"], fill=dress, stroke=layout.INK, stroke_width=0.6),
        tag("circle", cx=0, cy=-3.4, r=2.7, fill=PASSENGER["face"], stroke=layout.INK, stroke_width=0.6),
        tag("path", d="M-3.8 -4Q0 -8.4 3.8 -4Z", fill="#f7efdd", stroke=layout.INK, stroke_width=0.5),
        transform=f"translate({number(x)} {number(y)}) scale({size:.2f})",
    )


def start_dock(space: Space) -> str:
    x, y = centre(space.at)
    ring = tag("circle", cx=x, cy=y, r=17, fill="none", stroke=layout.SAND, stroke_width=2, stroke_opacity="0.75")
    label = text(str(space.start_dock), x, y + 6, 17, fill=layout.SAND, text_anchor="middle", opacity="0.85")
    return ring + label


def deck(chart: RiverMap) -> str:
    """The landing platform, drawn before the water, which overlaps its edge."""
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


def landing(chart: RiverMap) -> str:
    """The chequered line along the finish spaces, and the flag above them."""
    hexes = chart.platform()
    spaces = [space for space in chart.spaces.values() if space.landing and not space.is_land]
    lines = [edge(space.at, side) for space in spaces for side in range(6) if space.at.neighbour(side) in hexes]
    if not lines:
        return ""
    path = "".join(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}" for (ax, ay), (bx, by) in lines)
    glow = "".join(closed(corners(space.at, 31)) for space in spaces)
    corner = next(space for space in chart.spaces.values() if space.landing and _is_corner(chart, space.at))
    sign = offset_point(centre(corner.at), 56, bearing(chart.finish))
    return tag(
        "g",
        tag("path", d=glow, fill=layout.BRASS, fill_opacity="0.22", stroke=layout.BRASS, stroke_width=2.4),
        tag("path", d=path, stroke="#ffffff", stroke_width=7, fill="none"),
        tag("path", d=path, stroke=layout.INK, stroke_width=7, stroke_dasharray="6 6", fill="none"),
        _sign(sign),
    )


def _is_corner(chart: RiverMap, hexagon: Hex) -> bool:
    """Whether this is the middle one of the three finish spaces: the other two are adjacent to it."""
    beside = [chart.spaces.get(hexagon.neighbour(heading)) for heading in range(6)]
    return sum(1 for space in beside if space and space.landing) == 2


def _sign(at: Point) -> str:
    x, y = at
    return tag(
        "g",
        tag("rect", x=-36, y=-13, width=72, height=25, rx=5, fill=layout.INK),
        tag("rect", x=-34, y=-11, width=68, height=21, rx=4, fill="none", stroke=layout.BRASS, stroke_width=1.4),
        text(
            message_text(messages.finish()),
            0,
            5,
            14,
            fill=layout.BRASS,
            text_anchor="middle",
            letter_spacing="2",
            font_weight="bold",
        ),
        transform=f"translate({number(x)} {number(y)})",
    )
