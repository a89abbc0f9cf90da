"""Harbor track above a mat: the harbor master, riverboats and New Orleans."""

from typing import TYPE_CHECKING

from paddlewheel.core.render import palette
from paddlewheel.core.render.svg import number, tag
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.boats import riverboat
from paddlewheel.riverboat.svg.figures import MASTER, draw_figure
from paddlewheel.riverboat.view.farm import harbor

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

HEIGHT = 48
WHARF = 33  # where the wharf begins
CITY = 46  # width
HOUSES = "M2 46V20l9-6 9 6v26zM21 46V8h11v38zM33 46V22l6-6 6 6v24z"
LAMPS = "M8 26h5M8 34h5M24 15h5M24 23h5M24 31h5M36 28h5M36 36h5"
WAVES = "q5-4 10 0t10 0"


def harbor_art(position: "RiverboatPosition", seat: int, width: int) -> str:
    seen = harbor(position, seat)
    start, end = seen["start"], seen["end"]
    length = width - CITY - 4
    stride = length / (end - start + 1)
    spots = {step: (step - start + 0.5) * stride for step in range(start, end + 1)}
    moored = [
        riverboat(boat["capacity"], (spots[boat["at"]] + 3, 14 if index % 2 else 24), 0.44, 6.6, not boat["reached"])
        for index, boat in enumerate(seen["riverboats"])
    ]
    bollards = [tag("circle", cx=spots[step], cy=WHARF, r=2.1, fill=layout.INK) for step in seen["places"]]
    return "".join(
        [
            _water(width),
            _wharf(length, stride),
            *bollards,
            *moored,
            _city(length + 4),
            draw_figure(MASTER, (spots[seen["master"]], HEIGHT - 1), 1.0),
        ]
    )


def _water(width: int) -> str:
    waves = "".join(
        f"M{number(x)} {y}{WAVES}" for x, y in ((12, 9), (0.3 * width, 20), (0.5 * width, 7), (0.7 * width, 16))
    )
    return tag("rect", x=0, y=0, width=width, height=WHARF + 6, rx=5, fill=layout.WATER) + tag(
        "path", d=waves, fill="none", stroke=layout.FOAM, stroke_opacity="0.6"
    )


def _wharf(length: float, stride: float) -> str:
    planks = "".join(f"M{number(x * stride)} {WHARF}v9" for x in range(1, round(length / stride)))
    edge = {"stroke": layout.INK, "stroke_opacity": "0.5"}
    return tag("rect", x=0, y=WHARF, width=length, height=9, fill=layout.WOOD, **edge) + tag("path", d=planks, **edge)


def _city(left: float) -> str:
    houses = tag("path", d=HOUSES, fill=palette.HOUSES, stroke=layout.INK)
    lamps = tag("path", d=LAMPS, stroke="#8a6a3c", stroke_width=2.4, stroke_dasharray="2 1")
    return tag("g", houses, lamps, transform=f"translate({number(left)} 0)")
