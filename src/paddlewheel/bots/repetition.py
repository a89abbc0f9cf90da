"""Repetition detection, so that bots can randomize and break cycles of repeated positions."""

from collections import Counter
from collections.abc import Hashable

from paddlewheel.core.game import Position


class RepetitionDetector:
    """Counts of the positions in which a bot had to decide in one game."""

    def __init__(self) -> None:
        self._met: Counter[Hashable] = Counter()

    def again(self, seen: Position) -> bool:
        """Record a position; returns whether it occurred before."""
        self._met[seen.repetition_key] += 1
        return self._met[seen.repetition_key] > 1
