"""An empty place at the table: a riverboat passes by in the evening."""

from paddlewheel.core.svg import number, tag
from paddlewheel.riverboat.drawing import palette
from paddlewheel.riverboat.drawing.boats import steamer

HORIZON = 0.42  # of the height
PUFFS = ((196, 84, 9), (212, 74, 13), (234, 66, 17), (262, 58, 21))
WHEEL_SPOKES = "M-27 0H27M0-27V27M-19-19L19 19M-19 19L19-19"


def vignette(width: int, height: int) -> str:
    """Drawn for about 318 by 325."""
    shore = HORIZON * height
    clip = tag("rect", x=2, y=2, width=width - 4, height=height - 4, rx=8)
    scene = [
        tag("rect", x=0, y=0, width=width, height=shore, fill="#f3d9a4"),
        tag("circle", cx=84, cy=shore - 26, r=30, fill="#f6efd9"),
        _hills(width, shore),
        tag("rect", x=0, y=shore, width=width, height=height - shore, fill=palette.WATER),
        _waves(width, height, shore),
        *(tag("circle", cx=x, cy=y, r=size, fill="#f7efdb", fill_opacity="0.8") for x, y, size in PUFFS),
        steamer(7, (154, shore + 30), 4),
        _wheel(90, shore + 46),
        _bank(width, height),
    ]
    frame = tag("rect", x=2, y=2, width=width - 4, height=height - 4, rx=8, fill="none", stroke=palette.INK)
    return tag("clipPath", clip, id="vignette") + tag("g", *scene, clip_path="url(#vignette)") + frame


def _hills(width: int, shore: float) -> str:
    hills = f"M0 40V26Q60 6 130 28T{width} 20V40Z"
    return tag("path", d=hills, fill="#93ab68", transform=f"translate(0 {number(shore - 40)})")


def _waves(width: int, height: int, shore: float) -> str:
    rows = range(5)
    waves = [
        f"M{14 + 61 * row % 97 + 110 * column} {number(shore + 40 + 30 * row)}q8-6 16 0t16 0"
        for row in rows
        for column in range(3)
    ]
    lights = [f"M{66 + 9 * row} {number(shore + 8 + 11 * row)}h{36 - 5 * row}" for row in range(4)]
    return tag(
        "path", d="".join(waves), fill="none", stroke=palette.FOAM, stroke_width=1.4, stroke_opacity="0.6"
    ) + tag("path", d="".join(lights), stroke="#f6efd9", stroke_width=2.4, stroke_opacity="0.6", stroke_linecap="round")


def _wheel(x: float, y: float) -> str:
    rim = tag("circle", cx=0, cy=0, r=27, fill=palette.BRASS, stroke=palette.INK, stroke_width=3)
    spokes = tag("path", d=WHEEL_SPOKES, stroke=palette.INK, stroke_width=3)
    hub = tag("circle", cx=0, cy=0, r=7, fill=palette.CARD, stroke=palette.INK, stroke_width=2)
    return tag("g", rim, spokes, hub, transform=f"translate({number(x)} {number(y)})")


def _bank(width: int, height: int) -> str:
    low = f"M0 {height}V{height - 46}Q70 {height - 66} 150 {height - 34}T{width} {height - 40}V{height}Z"
    reeds = "".join(f"M{x} {height - 30 - x % 17}q3-16 0-26m6 26q-2-12 4-22" for x in range(14, width, 38))
    return (
        tag("path", d=low, fill="#ecd9a3")
        + tag("path", d=low, fill=palette.LEAF, transform="translate(0 14)")
        + tag("path", d=reeds, fill="none", stroke="#4f6f36", stroke_width=2.2, stroke_linecap="round")
    )
