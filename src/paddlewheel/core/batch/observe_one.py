"""Compute the observation of a single position by running the batch kernel on its record."""

from collections.abc import Callable
from threading import local
from typing import Any

from paddlewheel.core.batch.api import OBSERVE, BatchArrays, BatchEngine
from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.metrics import MAX_SEATS


class PositionEncoder(local):
    """Thread-local encoder. `fleet` creates a batch engine of one game for given tables."""

    def __init__(self, fleet: Callable[[Any], BatchEngine], actions: int, size: int) -> None:
        self.batch_engine = fleet
        self.boards = BatchArrays(1, MAX_SEATS, actions, size)
        self.games: BatchEngine | None = None

    def look(self, position: Any, seat: int) -> Any:
        """The observation of a position for one seat, as a new array."""
        players = position.options.players
        if not 0 <= seat < players:
            raise SetupError(plain(f"seats go from 0 to {players - 1} here, not {seat}"))
        games = self.games = self.games or self.batch_engine(position.tables)
        games.records, games.tables = position.records, position.tables
        self.boards.actions[0] = seat
        games.ask(OBSERVE, self.boards, 0, 0, range(1))
        return self.boards.observation[0].copy()
