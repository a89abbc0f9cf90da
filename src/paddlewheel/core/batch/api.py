"""Interface of batches: commands, arrays, random streams, sampling of legal actions."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

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


class Command(NamedTuple):
    """A command and its parameters."""

    question: int  # RESET, STEP, OBSERVE or SAMPLE
    seed: int
    reset_stride: int  # increase of a game's number when it restarts; 0: finished games stay finished


class BatchGames(NamedTuple):
    """The games of a batch, as compiled code takes them."""

    records: Any
    tables: Any
    sides: Any  # the side of every seat
    streams: Any  # random streams: STREAMS rows per game


class BatchArrays(NamedTuple):
    """Input and output arrays of a batch, one row per game, reused by every command."""

    numbers: Any  # game numbers in this run
    plays_for: Any  # the seat that the caller controls
    actions: Any  # the action to apply next
    actor: Any  # the deciding seat, or OVER
    mask: Any  # 1 for its legal actions
    observation: Any  # its observation
    rewards: Any  # of every seat, when a game ends
    terminated: Any  # whether this step ended the game


def new_batch_arrays(count: int, players: int, actions: int, size: int, library: Any = np) -> BatchArrays:
    """Arrays of numpy or a compatible library, for `actions` player actions and observations of `size` bytes."""
    whole = library.int64
    return BatchArrays(
        numbers=library.arange(count),
        plays_for=library.full(count, ALL_SEATS, whole),
        actions=library.zeros(count, whole),
        actor=library.zeros(count, whole),
        mask=library.zeros((count, actions), library.int8),
        observation=library.zeros((count, size), library.uint8),
        rewards=library.zeros((count, players), library.float32),
        terminated=library.zeros(count, library.bool_),
    )


@compiled
def seed_streams(streams: list[Stream], seed: int, number: int) -> None:
    """Seed the streams of game `number`."""
    seed_stream(streams[0], number, seed, CHANCE_STREAM)
    seed_stream(streams[RANDOM_PLAY], number, seed, RANDOM_PLAY_STREAM)
    seed_stream(streams[SAMPLES], number, seed, SAMPLE_STREAM)


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
