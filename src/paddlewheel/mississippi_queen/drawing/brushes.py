"""What drawings of a river refer to: leaves, rough edges, shadows."""

from paddlewheel.core.svg import tag
from paddlewheel.mississippi_queen.drawing import palette


def stop(offset: float, colour: str) -> str:
    return tag("stop", offset=offset, stop_color=colour)


LEAF = tag("radialGradient", stop(0, "#9db86a"), stop(0.7, palette.LEAF), stop(1, "#6f8d49"), id="leaf")
ROUGH = tag(
    "filter",
    tag("feTurbulence", type="fractalNoise", baseFrequency="0.045", numOctaves=2, seed=3),
    tag("feDisplacementMap", in_="SourceGraphic", scale=8),
    id="rough",
)
SHADOW = tag(
    "filter",
    tag("feDropShadow", dx="1.5", dy="2.5", stdDeviation="2", flood_color="#12302f", flood_opacity="0.5"),
    id="shadow",
    x="-30%",
    y="-30%",
    width="160%",
    height="160%",
)
