"""The notation of positions: plain JSON for programs, one line for people. Both are without loss.

Reading refuses a position that cannot be, with a sentence that names the field and says what would be right. A position
need not have come about by play; it must be one from which the rules can go on.
"""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.json_reader import parse_json
from paddlewheel.mississippi_queen.notation.from_json import position_from_json
from paddlewheel.mississippi_queen.notation.from_line import line_to_json
from paddlewheel.mississippi_queen.notation.to_json import position_to_json
from paddlewheel.mississippi_queen.notation.to_line import line_of

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueen, RacePosition

__all__ = ["position_from_json", "position_from_text", "position_to_json", "position_to_text"]


def position_to_text(position: "RacePosition") -> str:
    """The position as one line."""
    return line_of(position_to_json(position), int(position.tables[0].stack))


def position_from_text(game: "MississippiQueen", text: str) -> "RacePosition":
    """A position from its line, or from the text of its JSON."""
    data: Any = parse_json(text) if text.lstrip().startswith("{") else line_to_json(game, text)
    return position_from_json(game, data)
