"""Batch engines of any game: the game's own, or one that steps its positions in Python."""

from collections.abc import Callable
from typing import Any

import numpy as np

from paddlewheel.core.batch.api import (
    ALL_SEATS,
    ALREADY_STEPPED,
    OBSERVE,
    OVER,
    RANDOM_PLAY,
    RANDOM_PLAY_STREAM,
    RESET,
    SAMPLE,
    SAMPLE_STREAM,
    SAMPLES,
    STREAMS,
    BatchArrays,
    BatchEngine,
)
from paddlewheel.core.batch.spin_wait import QUESTION, RESET_STRIDE, SEED
from paddlewheel.core.game import CHANCE, NOBODY, Game, Position
from paddlewheel.core.jit.records import blank, copy_into
from paddlewheel.core.rng import CHANCE_STREAM, Stream, new_stream, random_below_in


def batch_engine(game: Game, options: Any, count: int, threads: int) -> BatchEngine:
    if game.module.offers("batch_engine"):
        return game.module.batch_engine(options, count, threads)
    return PythonBatch(game, options, count)


class PythonBatch:
    """Implementation of `core.batch.api.BatchEngine` by a game's positions; it runs in the calling thread alone."""

    def __init__(self, game: Game, options: Any, count: int) -> None:
        self.game, self.options = game, options
        new = game.new_position(options)
        self.kind = type(new)
        self.tables: Any = None
        self.records: Any = (
            np.concatenate([new.records] * count)
            if isinstance(new.records, np.ndarray)
            else [game.new_position(options).records[0] for _ in range(count)]
        )
        self.streams = blank(Stream, STREAMS * count)

    def ask(self, question: int, boards: BatchArrays, seed: int, again: int, games: range) -> None:
        for index in games:
            if question == SAMPLE:
                legal = np.flatnonzero(boards.mask[index])
                chosen = random_below_in(self._stream(index, SAMPLES), len(legal) or 1)
                boards.actions[index] = legal[chosen] if len(legal) else 0
                continue
            seat = int(boards.actions[index])
            if question != OBSERVE:
                self._advance(question, boards, seed, again, index)
                seat = max(0, int(boards.plays_for[index] if boards.actor[index] == OVER else boards.actor[index]))
            boards.observation[index] = self.game.module.encoder.observation(self._position(index), seat)

    def bind_worker(
        self, orders: Any, hand: int, boards: BatchArrays, games: range, thread: int = 0
    ) -> Callable[[], None]:
        return lambda: self.ask(int(orders[QUESTION]), boards, int(orders[SEED]), int(orders[RESET_STRIDE]), games)

    def _advance(self, question: int, boards: BatchArrays, seed: int, again: int, index: int) -> None:
        """Advance one game to its next decision; see `advance` of a game's batch kernel."""
        boards.rewards[index], boards.terminated[index] = 0, False
        if question == RESET:
            self._begin(index, int(boards.numbers[index]), seed)
        elif boards.actor[index] == OVER:
            return
        elif boards.actions[index] != ALREADY_STEPPED:
            self._position(index).step(int(boards.actions[index]))
        position = self._play_until_decision(index, int(boards.plays_for[index]))
        if position.actor == NOBODY:
            boards.rewards[index], boards.terminated[index] = position.rewards(), True
            if again > 0:
                boards.numbers[index] += again
                self._begin(index, int(boards.numbers[index]), seed)
                position = self._play_until_decision(index, int(boards.plays_for[index]))
        boards.actor[index] = OVER if position.actor == NOBODY else position.actor
        boards.mask[index] = 0
        if position.actor != NOBODY:
            boards.mask[index, position.legal_actions()] = 1

    def _begin(self, index: int, number: int, seed: int) -> None:
        copy_into(self.records, index, self.game.new_position(self.options).records)
        for stream, kind in ((0, CHANCE_STREAM), (RANDOM_PLAY, RANDOM_PLAY_STREAM), (SAMPLES, SAMPLE_STREAM)):
            copy_into(self.streams, STREAMS * index + stream, new_stream(number, seed, kind))

    def _play_until_decision(self, index: int, plays_for: int) -> Position:
        """Resolve chance, and other seats at random if only one is controlled."""
        position = self._position(index)
        while (actor := position.actor) != NOBODY:
            if actor == CHANCE:
                position.step(position.draw(self._stream(index, 0)))
            elif plays_for in (ALL_SEATS, actor):
                break
            else:
                legal = position.legal_actions()
                position.step(legal[random_below_in(self._stream(index, RANDOM_PLAY), len(legal))])
        return position

    def _position(self, index: int) -> Position:
        return self.kind(self.game, self.options, self.records[index : index + 1])

    def _stream(self, index: int, kind: int) -> Any:
        at = STREAMS * index + kind
        return self.streams[at : at + 1]
