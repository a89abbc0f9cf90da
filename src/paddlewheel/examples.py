"""Rule examples: situations of examples.toml, played by the engine, with spectator views before and after."""

from typing import Any

from paddlewheel.core.errors import DataError
from paddlewheel.core.game import Position
from paddlewheel.core.messages import ENGLISH
from paddlewheel.core.notation.positions import position_from_text
from paddlewheel.core.presentation import events_between, view_of
from paddlewheel.core.rulebook import Rulebook
from paddlewheel.games import GAMES


def examples(book: Rulebook, language: str, clause: str = "") -> list[dict[str, Any]]:
    """All examples, or those of a clause, in rulebook order."""
    order = list(book.by_id)
    rows = sorted(book.examples, key=lambda row: order.index(row["clause"]))
    return [_example(book, row, language) for row in rows if clause in ("", row["clause"])]


def _example(book: Rulebook, row: dict[str, Any], language: str) -> dict[str, Any]:
    position = position_from_text(GAMES[book.game], row["position"])
    before = view_of(position, None)
    events = [event for text in row["actions"] for event in _played(position, text)]
    return {
        "clause": row["clause"],
        "edition": before["edition"],
        "title": row["title"].get(language, row["title"][ENGLISH]),
        "actions": row["actions"],
        "before": before,
        "after": view_of(position, None),
        "events": events,
    }


def _played(position: Position, text: str) -> list[dict[str, Any]]:
    game = position.game
    action = game.parse_action(text)
    if action not in position.legal_actions():
        raise DataError(f"examples.toml: {text!r} cannot be played; what can is {_legal(position)}")
    before = position.copy()
    position.step(action)
    return [event.as_data() for event in events_between(before, position, action)]


def _legal(position: Position) -> str:
    return ", ".join(position.game.action_text(action) for action in position.legal_actions())
