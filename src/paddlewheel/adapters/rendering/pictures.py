"""The catalogue: name of a game -> how it is drawn."""

from collections.abc import Callable
from typing import Any

from paddlewheel.core.contract import Position
from paddlewheel.core.picture import Picture
from paddlewheel.mississippi_queen.drawing import race_picture
from paddlewheel.riverboat.drawing import season_picture

PICTURES: dict[str, Callable[[Any], Picture]] = {"mississippi-queen": race_picture, "riverboat": season_picture}


def picture(position: Position) -> Picture:
    return PICTURES[position.game.name](position)
