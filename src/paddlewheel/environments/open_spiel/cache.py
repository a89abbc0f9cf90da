"""Cache of results by position, as a search reaches the same positions repeatedly."""

from collections.abc import Callable
from typing import Generic, TypeVar

from paddlewheel.core.game import Position
from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.core.notation.positions import position_to_text

MAX_CACHED_POSITIONS = 10_000  # positions; the cache is cleared when it is full

Found = TypeVar("Found")


class PositionCache(Generic[Found]):
    def __init__(self) -> None:
        self._known: dict[bytes | str, Found] = {}

    def recall(self, position: Position, find: Callable[[Position], Found]) -> Found:
        """The cached result of `find` for this position."""
        key = _key(position)
        if key not in self._known:
            found = find(position)
            self.keep(position, found)
            return found
        return self._known[key]

    def keep(self, position: Position, found: Found) -> None:
        if len(self._known) >= MAX_CACHED_POSITIONS:
            self._known.clear()
        self._known[_key(position)] = found


def _key(position: Position) -> bytes | str:
    return position_to_text(position) if PLAIN else position.records.tobytes()
