"""Python side of the compiled batches and random games: records, random streams, and scratch memory of each thread."""

from collections.abc import Callable
from typing import Any

import numpy as np

from paddlewheel.core.batch.api import STREAMS, BatchArrays
from paddlewheel.core.batch.spin_wait import CALLER, single_command
from paddlewheel.core.jit.decorators import bind_arguments
from paddlewheel.core.jit.records import blank
from paddlewheel.core.metrics import MAX_SEATS, ROW_LENGTH, Rows
from paddlewheel.core.rng import Stream

Scratch = tuple[Any, ...]  # what a kernel takes after the tables


class CompiledBatch:
    """Implementation of `core.batch.api.BatchEngine` with a game's kernel `run_command`."""

    def __init__(
        self,
        run_command: Callable[..., Any],
        records: Any,
        tables: Any,
        sides: Any,
        scratch: Callable[[], Scratch],
        threads: int,
    ) -> None:
        self.run_command = run_command
        self.records = records
        self.tables = tables
        self.streams = blank(Stream, STREAMS * len(records))
        self.sides = np.array(sides, np.int64)
        self.scratch = [(scratch(), np.zeros(MAX_SEATS, np.int64)) for _ in range(threads)]

    def ask(self, question: int, boards: BatchArrays, seed: int, again: int, games: range) -> None:
        self.run_command(*self._arguments(single_command(question, seed, again), CALLER, boards, games, 0))

    def bind_worker(
        self, orders: Any, hand: int, boards: BatchArrays, games: range, thread: int = 0
    ) -> Callable[[], None]:
        return bind_arguments(self.run_command, self._arguments(orders, hand, boards, games, thread))

    def _arguments(self, orders: Any, hand: int, boards: BatchArrays, games: range, thread: int) -> tuple[Any, ...]:
        scratch, merits = self.scratch[thread]
        state = (self.records, self.tables, *scratch, self.streams, merits, self.sides)
        return (orders, hand, *state, *boards.arrays, games.start, games.stop)


class CompiledRandomGames:
    """Implementation of `core.metrics.RandomGames` with a game's kernel `play_games`."""

    def __init__(
        self, play_games: Callable[..., Any], records: Any, tables: Any, scratch: Scratch, max_seats: int
    ) -> None:
        self.play_games = play_games
        self.arguments = (records, tables, *scratch, blank(Stream, 1 + max_seats))

    def play(self, seed: int, first: int, count: int) -> Rows:
        rows = np.zeros((count, ROW_LENGTH), np.int64)
        self.play_games(*self.arguments, seed, first, rows)
        return rows
