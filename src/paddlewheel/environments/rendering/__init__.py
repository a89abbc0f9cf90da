"""Render a position as `svg`, as `ansi` text or as an `rgb_array` of pixels (needs paddlewheel[render]).

All three show a spectator's view, and all frames of a game have the same size.
"""

from typing import Any

import numpy as np

from paddlewheel.core.game import Position
from paddlewheel.environments.rendering.ansi import ansi

__all__ = ["ansi", "rgb_array", "svg"]


def svg(position: Position) -> str:
    """An SVG document, 960 by 720."""
    return position.game.module.picture(position).svg()


def rgb_array(position: Position) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """RGB pixels: 720 rows of 960."""
    from paddlewheel.environments.rendering.rasterize import pixels

    return pixels(position.game.module.picture(position))
