"""What the batches of every game share: the columns of a game's luck, and rewards."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.rng import CHANCE_STREAM, Stream, below, seed_stream

# what a batch can be asked
RESET, STEP, OBSERVE, SAMPLE = range(4)
EVERYBODY = -1  # whoever holds the batch decides for all seats
OVER = -2  # the actor of a game that is over
NOTHING = -1  # the action where the rules have been asked already, and only chance has to play on

# streams of a game: chance, those who play by themselves, and samples of legal actions
STREAMS = 3
DECKHANDS, SAMPLES = 1, 2
DECKHAND_STREAM, SAMPLE_STREAM = 9, 10  # behind those of eight seats
BLOCK = 64  # actions that are counted at once


@compiled
def seed_streams(streams: list[Stream], first: int, seed: int, number: int) -> None:
    """Those of game `number`, from `streams[first]` on."""
    seed_stream(streams[first], number, seed, CHANCE_STREAM)
    seed_stream(streams[first + DECKHANDS], number, seed, DECKHAND_STREAM)
    seed_stream(streams[first + SAMPLES], number, seed, SAMPLE_STREAM)


@compiled
def pick(mask: Any, stream: Stream) -> int:
    """Any action the mask allows, all alike; 0 where it allows none."""
    index = below(stream, allowed(mask))
    first = 0
    while first < len(mask):
        inside = allowed(mask[first : first + BLOCK])
        if index < inside:
            return first + place_of(index, mask[first : first + BLOCK])
        index -= inside
        first += BLOCK
    return 0


@compiled
def allowed(mask: Any) -> int:
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    return count


@compiled
def place_of(index: int, mask: Any) -> int:
    """The action that so many allowed ones come before."""
    action = 0
    while mask[action] == 0 or index > 0:
        index -= mask[action]
        action += 1
    return action


@compiled
def clear(row: Any) -> None:
    for index in range(len(row)):
        row[index] = 0


class Boards:
    """What a batch shows of its games: arrays with a row a game, always the same ones."""

    def __init__(self, count: int, players: int, actions: int, size: int, library: Any = np) -> None:
        whole = library.int64
        self.actor = library.zeros(count, whole)  # the seat that decides, or OVER
        self.mask = library.zeros((count, actions), library.int8)  # 1 for what it may do
        self.observation = library.zeros((count, size), library.uint8)  # what it sees
        self.rewards = library.zeros((count, players), library.float32)  # of every seat, when a game has ended
        self.terminated = library.zeros(count, library.bool_)  # has a game ended with this step?
        self.actions = library.zeros(count, whole)  # what is to be done next
        self.plays_for = library.full(count, EVERYBODY, whole)  # the seat that is decided for
        self.numbers = library.arange(count)  # of the games in this run

    @property
    def arrays(self) -> tuple[Any, ...]:
        """In the order in which the compiled code takes them."""
        decided = (self.numbers, self.plays_for, self.actions)
        return (*decided, self.actor, self.mask, self.observation, self.rewards, self.terminated)


class Fleet(Protocol):
    """The games of a batch, and the compiled code that steps them."""

    records: Any
    tables: Any
    streams: Any  # the luck of each game: STREAMS rows

    def ask(self, question: int, boards: Boards, seed: int, again: int, games: range) -> None:
        """One question of this module to some of the games."""

    def oar(self, orders: Any, hand: int, boards: Boards, games: range, thread: int = 0) -> Callable[[], None]:
        """A call that carries out the commands of `core.batch.spin_wait`, one thread's share of the games."""
