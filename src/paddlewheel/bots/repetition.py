"""Boats that push each other to and fro would never part: whoever meets the same moment again grows restless."""

from collections import Counter
from collections.abc import Hashable

from paddlewheel.core.game import Position


class Memory:
    """The moments of one game in which a bot had to decide."""

    def __init__(self) -> None:
        self._met: Counter[Hashable] = Counter()

    def again(self, seen: Position) -> bool:
        """Has this moment come before?"""
        self._met[seen.likeness] += 1
        return self._met[seen.likeness] > 1
