"""Position notation: JSON for programs and a one-line text for people, both lossless.

Readers reject impossible positions with an error that names the field and the expected value. A position need not be
reachable by play, but the rules must be able to continue from it.
"""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.json_reader import parse_json
from paddlewheel.riverboat.notation.from_json import position_from_json
from paddlewheel.riverboat.notation.from_line import line_to_json
from paddlewheel.riverboat.notation.to_json import position_to_json
from paddlewheel.riverboat.notation.to_line import json_to_line

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import Riverboat, RiverboatPosition

__all__ = ["position_from_json", "position_from_text", "position_to_json", "position_to_text"]


def position_to_text(position: "RiverboatPosition") -> str:
    """Text of a position in one line."""
    return json_to_line(position_to_json(position))


def position_from_text(game: "Riverboat", text: str) -> "RiverboatPosition":
    """Parse a position from its line or from JSON text."""
    data: Any = parse_json(text) if text.lstrip().startswith("{") else line_to_json(text)
    return position_from_json(game, data)
