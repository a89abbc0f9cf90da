"""Notation of positions: JSON for programs, one line of text for people. Both are lossless.

Reading rejects an impossible position with an error that names the field and what would be valid. A position need not
be reachable by play; the rules must be able to continue from it.
"""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.json_reader import parse_json
from paddlewheel.mississippi_queen.notation.from_json import position_from_json
from paddlewheel.mississippi_queen.notation.from_line import line_to_json
from paddlewheel.mississippi_queen.notation.to_json import position_to_json
from paddlewheel.mississippi_queen.notation.to_line import json_to_line

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueen, MississippiQueenPosition

__all__ = ["position_from_json", "position_from_text", "position_to_json", "position_to_text"]


def position_to_text(position: "MississippiQueenPosition") -> str:
    """The position as one line."""
    return json_to_line(position_to_json(position), position.constants.stack)


def position_from_text(game: "MississippiQueen", text: str) -> "MississippiQueenPosition":
    """Read a position from its line, or from the text of its JSON."""
    data: Any = parse_json(text) if text.lstrip().startswith("{") else line_to_json(game, text)
    return position_from_json(game, data)
