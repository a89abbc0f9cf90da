"""Python side of the compiled batches and random games: records, random streams, and scratch memory of each thread."""

from collections.abc import Callable
from typing import Any

import numpy as np

from paddlewheel.core.batch.api import STREAMS, BatchArrays, BatchGames
from paddlewheel.core.batch.spin_wait import CALLER, single_command
from paddlewheel.core.jit.decorators import bind_arguments, compiled_for
from paddlewheel.core.jit.records import blank
from paddlewheel.core.metrics import ROW_LENGTH, Rows
from paddlewheel.core.rng import Stream

Scratch = tuple[Any, ...]  # a kernel's scratch memory


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
        self._run_directly: Callable[..., Any] | None = None
        self.records = records
        self.tables = tables
        self.streams = blank(Stream, STREAMS * len(records))
        self.sides = np.array(sides, np.int64)
        self.scratch = [scratch() for _ in range(threads)]

    def __getstate__(self) -> dict[str, Any]:
        """Pickled without the address of compiled code; the next question finds it again."""
        return vars(self) | {"_run_directly": None}

    def ask(self, question: int, boards: BatchArrays, seed: int, again: int, games: range) -> None:
        arguments = self._arguments(single_command(question, seed, again), CALLER, boards, games, 0)
        self._run_directly = self._run_directly or compiled_for(self.run_command, arguments)
        self._run_directly(*arguments)

    def bind_worker(
        self, orders: Any, hand: int, boards: BatchArrays, games: range, thread: int = 0
    ) -> Callable[[], None]:
        return bind_arguments(self.run_command, self._arguments(orders, hand, boards, games, thread))

    def _arguments(self, orders: Any, hand: int, boards: BatchArrays, games: range, thread: int) -> tuple[Any, ...]:
        state = BatchGames(self.records, self.tables, self.sides, self.streams)
        return (orders, hand, state, self.scratch[thread], boards, games.start, games.stop)


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
