"""A whole game as one SVG picture."""

from typing import TYPE_CHECKING

from paddlewheel.core.messages import text as message_text
from paddlewheel.core.render.svg import number, tag
from paddlewheel.mississippi_queen.messages import picture as messages
from paddlewheel.mississippi_queen.svg import layout, legend
from paddlewheel.mississippi_queen.svg.boats import boats
from paddlewheel.mississippi_queen.svg.layout import LEAF_GRADIENT, RADIUS, ROUGH, SHADOW, centre, stop
from paddlewheel.mississippi_queen.svg.stations import deck, hut_sites, landing, stations
from paddlewheel.mississippi_queen.svg.terrain import hazards, islands
from paddlewheel.mississippi_queen.svg.water import banks, water
from paddlewheel.mississippi_queen.view.river_map import RiverMap, build_river_map

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

MARGIN = 52.0


def race_svg(position: "MississippiQueenPosition") -> str:
    """The river with everything on it, and the legend beside it."""
    charted = build_river_map(position)
    left, top, right, bottom = _bounds(charted)
    bottom = max(bottom, top + legend.height(position) + 2 * MARGIN)
    width, height = right - left + legend.WIDTH + MARGIN, bottom - top
    race = position.record
    body = [
        tag("title", message_text(messages.title())),
        _definitions(left, top, right, bottom),
        tag("rect", x=left, y=top, width=width, height=height, fill="url(#paper)"),
        banks(charted),
        deck(charted),
        water(charted),
        hazards(charted),
        islands(charted, set(hut_sites(charted))),
        landing(charted),
        stations(race, charted),
        boats(race, int(race.boat) if race.round_number else -1),
        legend.legend(position, right, top + MARGIN),
    ]
    return tag(
        "svg",
        *(part + "\n" for part in body if part),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(value) for value in (left, top, width, height)),
        width=width,
        height=height,
        font_family=layout.SERIF,
        role="img",
    )


def _bounds(charted: RiverMap) -> tuple[float, float, float, float]:
    places = [centre(hexagon) for hexagon in [*charted.spaces, *charted.platform()]]
    edge = RADIUS + MARGIN
    return (
        min(x for x, _ in places) - edge,
        min(y for _, y in places) - edge,
        max(x for x, _ in places) + edge,
        max(y for _, y in places) + edge,
    )


def _definitions(left: float, top: float, right: float, bottom: float) -> str:
    flow = {"x1": left, "y1": bottom, "x2": right, "y2": top}
    shades = stop(0, layout.WATER_DEEP), stop(1, layout.WATER_LIGHT)
    return tag(
        "defs",
        tag("linearGradient", *shades, id="water", gradientUnits="userSpaceOnUse", **flow),
        LEAF_GRADIENT,
        tag("radialGradient", stop(0, "#f6ecd3"), stop(1, "#e6d6b1"), id="paper", r="0.8"),
        ROUGH,
        SHADOW,
    )
