"""A position drawn for people: `svg` and `ansi` as text, `rgb_array` as pixels (that one needs paddlewheel[render]).

All three show what a spectator sees, and every frame of a game has the same size.
"""

from typing import Any

import numpy as np

from paddlewheel.core.game import Position
from paddlewheel.environments.rendering.ansi import ansi
from paddlewheel.environments.rendering.pictures import picture

__all__ = ["ansi", "rgb_array", "svg"]


def svg(position: Position) -> str:
    """The picture as a vector drawing, 960 by 720."""
    return picture(position).svg()


def rgb_array(position: Position) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The picture as pixels: 720 rows of 960, each red, green and blue."""
    from paddlewheel.environments.rendering.rasterize import pixels

    return pixels(picture(position))
