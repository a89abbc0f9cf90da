"""Interface of batches: commands, arrays, random streams, sampling of legal actions."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.rng import CHANCE_STREAM, Stream, random_below, seed_stream

# commands of a batch
RESET, STEP, OBSERVE, SAMPLE = range(4)
ALL_SEATS = -1  # the caller decides for all seats
OVER = -2  # actor of a finished game
ALREADY_STEPPED = -1  # action code: the position was stepped by the caller, only draws remain

# random streams per game: chance, random play of other seats, samples of legal actions
STREAMS = 3
RANDOM_PLAY, SAMPLES = 1, 2
RANDOM_PLAY_STREAM, SAMPLE_STREAM = 9, 10  # after the streams of eight seats
MASK_BLOCK = 64  # mask entries counted at once


@compiled
def seed_streams(streams: list[Stream], first: int, seed: int, number: int) -> None:
    """Seed the streams of game `number`, starting at `streams[first]`."""
    seed_stream(streams[first], number, seed, CHANCE_STREAM)
    seed_stream(streams[first + RANDOM_PLAY], number, seed, RANDOM_PLAY_STREAM)
    seed_stream(streams[first + SAMPLES], number, seed, SAMPLE_STREAM)


@compiled
def sample_action(mask: Any, stream: Stream) -> int:
    """Sample an action that the mask allows, uniformly; 0 if it allows none."""
    index = random_below(stream, count_allowed(mask))
    first = 0
    while first < len(mask):
        inside = count_allowed(mask[first : first + MASK_BLOCK])
        if index < inside:
            return first + nth_allowed(index, mask[first : first + MASK_BLOCK])
        index -= inside
        first += MASK_BLOCK
    return 0


@compiled
def count_allowed(mask: Any) -> int:
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    return count


@compiled
def nth_allowed(index: int, mask: Any) -> int:
    """The allowed action at this index among the allowed ones."""
    action = 0
    while mask[action] == 0 or index > 0:
        index -= mask[action]
        action += 1
    return action


@compiled
def clear(row: Any) -> None:
    for index in range(len(row)):
        row[index] = 0


class BatchArrays:
    """Input and output arrays of a batch, one row per game, reused by every command."""

    def __init__(self, count: int, players: int, actions: int, size: int, library: Any = np) -> None:
        whole = library.int64
        self.actor = library.zeros(count, whole)  # the deciding seat, or OVER
        self.mask = library.zeros((count, actions), library.int8)  # 1 for its legal actions
        self.observation = library.zeros((count, size), library.uint8)  # its observation
        self.rewards = library.zeros((count, players), library.float32)  # of every seat, when a game ends
        self.terminated = library.zeros(count, library.bool_)  # whether this step ended the game
        self.actions = library.zeros(count, whole)  # the action to apply next
        self.plays_for = library.full(count, ALL_SEATS, whole)  # the seat that the caller controls
        self.numbers = library.arange(count)  # game numbers in this run

    @property
    def arrays(self) -> tuple[Any, ...]:
        """In the parameter order of the compiled kernel."""
        decided = (self.numbers, self.plays_for, self.actions)
        return (*decided, self.actor, self.mask, self.observation, self.rewards, self.terminated)


class BatchEngine(Protocol):
    """The state of a batch of games and the compiled code that steps it."""

    records: Any
    tables: Any
    streams: Any  # random streams: STREAMS rows per game

    def ask(self, question: int, boards: BatchArrays, seed: int, again: int, games: range) -> None:
        """Run a command of this module on a range of games."""

    def bind_worker(
        self, orders: Any, hand: int, boards: BatchArrays, games: range, thread: int = 0
    ) -> Callable[[], None]:
        """A function without arguments that runs the kernel for one worker of `core.batch.spin_wait`."""
