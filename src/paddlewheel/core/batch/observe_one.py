"""Compute the observation of a single position by running the batch kernel on its record."""

from collections.abc import Callable
from threading import local
from typing import Any

from paddlewheel.core.batch.api import OBSERVE, BatchEngine, new_batch_arrays
from paddlewheel.core.batch.observation import ObservationField, field_offsets
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game, Position
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.metrics import MAX_SEATS


def fields_of(game: Game) -> tuple[ObservationField, ...]:
    """The layout of an observation, the same for all options."""
    return game.module.encoder.fields


def observation_of(position: Position, seat: int) -> Any:
    """The observation of a seat as a row of bytes."""
    return position.game.module.encoder.observation(position, seat)


class PositionEncoder(local):
    """Thread-local `core.capabilities.Encoder`; `new_batch` makes an engine of one game for given tables."""

    def __init__(
        self, fields: tuple[ObservationField, ...], actions: int, new_batch: Callable[[Any], BatchEngine]
    ) -> None:
        self.fields = fields
        self.new_batch = new_batch
        self.boards = new_batch_arrays(1, MAX_SEATS, actions, field_offsets(fields)[""])
        self.games: BatchEngine | None = None

    def observation(self, position: Any, seat: int) -> Any:
        """The observation of a position for one seat, as a new array."""
        players = position.options.players
        if not 0 <= seat < players:
            raise SetupError(plain(f"seats go from 0 to {players - 1} here, not {seat}"))
        games = self.games = self.games or self.new_batch(position.tables)
        games.records, games.tables = position.records, position.tables
        self.boards.actions[0] = seat
        games.ask(OBSERVE, self.boards, 0, 0, range(1))
        return self.boards.observation[0].copy()
