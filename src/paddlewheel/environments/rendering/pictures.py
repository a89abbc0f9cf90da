"""Registry of the games' SVG renderers."""

from collections.abc import Callable
from typing import Any

from paddlewheel.core.game import Position
from paddlewheel.core.render.picture import SvgPicture
from paddlewheel.mississippi_queen.svg import race_picture
from paddlewheel.riverboat.svg import riverboat_picture

PICTURES: dict[str, Callable[[Any], SvgPicture]] = {"mississippi-queen": race_picture, "riverboat": riverboat_picture}


def picture(position: Position) -> SvgPicture:
    return PICTURES[position.game.name](position)
