"""Positions as JSON and as one line, by the game's `Notation`."""

from collections.abc import Mapping
from typing import Any

from paddlewheel.core.game import Game, Position


def position_to_json(position: Position) -> dict[str, Any]:
    return position.game.module.notation.position_to_json(position)


def position_to_text(position: Position) -> str:
    """One-line notation, read back by `position_from_text`."""
    return position.game.module.notation.position_to_text(position)


def position_from_json(game: Game, data: Mapping[str, Any]) -> Position:
    read: Position = game.module.notation.position_from_json(game, data)
    return read


def position_from_text(game: Game, text: str) -> Position:
    """Read a position from its line, or from the text of its JSON."""
    read: Position = game.module.notation.position_from_text(game, text)
    return read
