"""Drawing of boats from above: coloured hull, letter, red speed wheel to port, black coal wheel to starboard."""

from paddlewheel.core.render import palette
from paddlewheel.core.render.svg import number, tag, text
from paddlewheel.mississippi_queen.colours import ART, letter, paint
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.state import BANK, Race
from paddlewheel.mississippi_queen.svg import layout
from paddlewheel.mississippi_queen.svg.layout import Point, bearing, centre, offset_point
from paddlewheel.mississippi_queen.svg.stations import figure
from paddlewheel.mississippi_queen.view.river_map import hex_of

HULL, DECK = ART["boat"]["hull"], ART["boat"]["deck"]
HOUSINGS = "M-26.5 -11H26.5V13H-26.5Z"  # of both paddle wheels
SIZE = 1.1
WHEEL_OUT = 19.5  # from the keel to the centre of a paddle wheel
FUNNELS: dict[str, str] = ART["funnels"]


def boats(race: Race, mover: int) -> str:
    afloat = [boat for boat in range(race.boats) if race.place[boat] < BANK]
    drawn = [boat_at(race, boat, centre(hex_of(race, race.place[boat])), boat == mover) for boat in afloat]
    return tag("g", *drawn) if drawn else ""


def boat_at(race: Race, boat: int, at: Point, moving: bool) -> str:
    turned = bearing(race.bow[boat]) + 90
    parts = [_wake(race, boat)] if race.speed[boat] > 1 else []
    body = tag(
        "g",
        *parts,
        _hull(race, boat),
        transform=f"translate({number(at[0])} {number(at[1])}) rotate({number(turned)}) scale({SIZE})",
    )
    ring = _ring(at) if moving else ""
    return tag(
        "g", ring, _shadow(at, turned), body, _upright(race, boat, at, turned), id=f"boat-{boat_name(race, boat)}"
    )


def _ring(at: Point) -> str:
    return tag(
        "circle",
        cx=at[0],
        cy=at[1],
        r=36,
        fill=layout.BRASS,
        fill_opacity="0.2",
        stroke=layout.BRASS,
        stroke_width=2.6,
    )


def _shadow(at: Point, turned: float) -> str:
    """The shadow on the water; two layers make its edge soft."""
    places = [
        f"translate({number(at[0] + dx)} {number(at[1] + dy)}) rotate({number(turned)}) scale({SIZE * size:.2f})"
        for dx, dy, size in ((2, 3.6, 1.06), (1.4, 2.6, 1.14))
    ]
    look = {"fill": layout.DROP_SHADOW, "fill_opacity": "0.28"}
    return "".join(tag("path", d=HULL + HOUSINGS, transform=place, **look) for place in places)


def _wake(race: Race, boat: int) -> str:
    reach = 5 * race.speed[boat]
    lines = f"M-13 18q-5 {10 + reach} -16 {18 + reach}M13 18q5 {10 + reach} 16 {18 + reach}"
    return tag(
        "path", d=lines, fill="none", stroke=layout.FOAM, stroke_width=2, stroke_opacity="0.6", stroke_linecap="round"
    )


def _hull(race: Race, boat: int) -> str:
    """The parts that rotate with the boat."""
    name = boat_name(race, boat)
    colour, _ = paint(race, boat)
    funnels = [
        tag(
            "path",
            d=FUNNELS[name],
            transform=f"translate({x} -10)",
            fill=palette.CREAM,
            stroke=layout.INK,
            stroke_width=1.1,
        )
        for x in (-4.6, 4.6)
    ]
    housings = [
        tag(
            "rect",
            x=side * WHEEL_OUT - 7,
            y=-11,
            width=14,
            height=24,
            rx=3,
            fill=fill,
            stroke=layout.INK,
            stroke_width=1,
        )
        for side, fill in ((-1, "#8e2c22"), (1, "#000000"))
    ]
    return tag(
        "g",
        *housings,
        tag("path", d=HULL, fill=colour, stroke=layout.INK, stroke_width=1.6, stroke_linejoin="round"),
        tag("path", d=DECK, fill="#fbf4e2" if name != "rose" else "#4a3d42", stroke=layout.INK, stroke_width=0.7),
        tag("path", d="M-6 23.5H6", stroke=layout.INK, stroke_width=1.2),
        *funnels,
    )


def _upright(race: Race, boat: int, at: Point, turned: float) -> str:
    """The parts to be read, which stay upright for every heading: letter, numbers on the wheels, passengers."""
    port, starboard = offset_point(at, SIZE * WHEEL_OUT, turned + 180), offset_point(at, SIZE * WHEEL_OUT, turned)
    stern = offset_point(at, 4, turned + 90)
    parts = [
        wheel(port, str(race.speed[boat]), layout.WARNING),
        wheel(starboard, "∞" if boat == race.rose else str(race.coal[boat]), layout.COAL),
        _badge(race, boat, stern),
    ]
    for index in range(race.passengers[boat]):
        parts.append(
            figure(offset_point(offset_point(at, 21, turned + 90), 5.5 * (2 * index - 1), turned), index, 0.85)
        )
    return "".join(parts)


def wheel(at: Point, value: str, colour: str) -> str:
    x, y = at
    disc = tag("circle", cx=x, cy=y, r=8.8, fill=colour, stroke=ART["hut"]["wall"], stroke_width=1.2)
    return disc + text(value, x, y + 4.7, 13.5, fill="#ffffff", text_anchor="middle", font_weight="bold")


def _badge(race: Race, boat: int, at: Point) -> str:
    hull, ink = paint(race, boat)
    disc = tag("circle", cx=at[0], cy=at[1], r=9.6, fill=hull, stroke=layout.INK, stroke_width=1)
    return disc + text(letter(race, boat), at[0], at[1] + 5.1, 15, fill=ink, text_anchor="middle", font_weight="bold")
