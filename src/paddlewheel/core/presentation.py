"""Positions and events for people, by the game's `Presenter`."""

from collections.abc import Sequence
from typing import Any

from paddlewheel.core.events import Event
from paddlewheel.core.game import Position


def view_of(position: Position, seat: int | None = None) -> dict[str, Any]:
    """The view of a seat as plain data: the board, the prompt, and every action with its price and meaning."""
    return views_of(position, [seat])[seat]


def views_of(position: Position, seats: Sequence[int | None]) -> dict[int | None, dict[str, Any]]:
    """The views of several seats; None is a spectator. Views share parts, so do not modify them."""
    return position.game.module.presenter.views(position, seats)


def events_between(before: Position, after: Position, action: int) -> list[Event]:
    """The events of one action, given the positions before and after it."""
    return before.game.module.presenter.events_between(before, after, action)
