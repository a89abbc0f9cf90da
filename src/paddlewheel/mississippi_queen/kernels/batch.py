"""Batch of races: records, random streams and the scratch memory of each thread."""

from collections.abc import Callable
from typing import Any

import numpy as np

from paddlewheel.core.batch.api import STREAMS, BatchArrays
from paddlewheel.core.batch.observe_one import PositionEncoder
from paddlewheel.core.batch.spin_wait import CALLER, single_command
from paddlewheel.core.jit.decorators import PLAIN, bind_arguments
from paddlewheel.core.jit.records import blank
from paddlewheel.core.metrics import MAX_SEATS
from paddlewheel.core.rng import Stream
from paddlewheel.mississippi_queen.actions import PLAYER_ACTIONS
from paddlewheel.mississippi_queen.kernels.batch_kernel import run_command
from paddlewheel.mississippi_queen.observation.fields import SIZE
from paddlewheel.mississippi_queen.state import Race, SearchStacks


class MississippiQueenBatch:
    """Implementation of `core.batch.api.BatchEngine`."""

    def __init__(self, tables: Any, count: int, threads: int) -> None:
        self.tables = tables
        self.records = blank(Race, count)
        self.streams = blank(Stream, STREAMS * count)
        self.sides = np.array(tables[0].side[: int(tables[0].players)], np.int64)
        self.memory = [_thread_memory() for _ in range(threads)]

    def ask(self, question: int, boards: BatchArrays, seed: int, again: int, games: range) -> None:
        run_command(*self._arguments(single_command(question, seed, again), CALLER, boards, games, 0))

    def bind_worker(
        self, orders: Any, hand: int, boards: BatchArrays, games: range, thread: int = 0
    ) -> Callable[[], None]:
        return bind_arguments(run_command, self._arguments(orders, hand, boards, games, thread))

    def _arguments(self, orders: Any, hand: int, boards: BatchArrays, games: range, thread: int) -> tuple[Any, ...]:
        works, found, merits = self.memory[thread]
        games_there = (self.records, self.tables, works, found, self.streams, merits, self.sides)
        return (orders, hand, *games_there, *boards.arrays, games.start, games.stop)


def _thread_memory() -> tuple[Any, Any, Any]:
    found = [0] * PLAYER_ACTIONS if PLAIN else np.zeros(PLAYER_ACTIONS, np.int64)
    return blank(SearchStacks), found, np.zeros(MAX_SEATS, np.int64)


POSITION_ENCODER = PositionEncoder(lambda tables: MississippiQueenBatch(tables, 1, 1), PLAYER_ACTIONS, SIZE)
