"""Work distribution among the threads of a batch, inside compiled code: spin-wait and work stealing.

A command is published through a sequence counter. Each worker takes chunks of games from its own share, then from the
other workers' shares, so that a descheduled worker does not delay the rest. A worker without games left spins on the
counter for about 0.2 ms, because waking a sleeping thread takes longer than a step; then it marks itself parked and
returns.
"""

from typing import Any

import numpy as np

from paddlewheel.core.batch.api import Command
from paddlewheel.core.jit.decorators import PLAIN, compiled, entry

CALLER = 0  # worker number of the calling thread, which publishes commands
SEQUENCE, QUESTION, SEED, RESET_STRIDE = range(4)
# per worker: the last command it handled; flags: parked, to be woken, working
DONE, PARKED, TO_WAKE, BUSY = 0, 1, 2, 3
NEXT, FIRST, LAST = 4, 5, 6  # of its share: the next game not taken, the first game, the end
NO_COMMAND = -1
GAMES_PER_CHUNK = 8  # games taken at once
CACHE_LINE = 16  # int64 numbers per worker, to avoid false sharing
SPIN_LIMIT = 200_000  # polls of the sequence counter: about 0.2 ms


def new_command_block(shares: list[range]) -> Any:
    """The shared command block in its initial state: no command, all workers parked."""
    orders = np.zeros(CACHE_LINE * (1 + len(shares)), np.int64)
    orders[CACHE_LINE + PARKED :: CACHE_LINE] = 1
    for hand, share in enumerate(shares):
        line = CACHE_LINE * (1 + hand)
        orders[line + FIRST], orders[line + NEXT], orders[line + LAST] = share.start, share.stop, share.stop
    return orders


def single_command(question: int, seed: int, again: int) -> Any:
    """A command for the calling thread alone."""
    return np.array([0, question, seed, again])


if not PLAIN:  # in plain Python the calling thread does all the work
    from paddlewheel.core.batch.atomics import atomic_add, atomic_load, atomic_store


@compiled
def worker_offset(hand: int) -> int:
    return CACHE_LINE * (1 + hand)


@compiled
def next_command(orders: Any, hand: int) -> int:
    """Sequence number of the next command. Workers other than the caller spin for it, then park: NO_COMMAND."""
    if hand == CALLER:
        given: int = orders[SEQUENCE]
        return given
    done, asleep = orders[worker_offset(hand) + DONE], worker_offset(hand) + PARKED
    atomic_store(orders, asleep, 0)
    for _ in range(SPIN_LIMIT):
        bell: int = atomic_load(orders, SEQUENCE)
        if bell > done:
            atomic_store(orders, worker_offset(hand) + BUSY, 1)
            return bell
    atomic_store(orders, asleep, 1)
    bell = atomic_load(orders, SEQUENCE)
    if bell > done:  # published while this worker was parking
        atomic_store(orders, asleep, 0)
        atomic_store(orders, worker_offset(hand) + BUSY, 1)
        return bell
    return NO_COMMAND


@compiled
def current_command(orders: Any) -> Command:
    return Command(orders[QUESTION], orders[SEED], orders[RESET_STRIDE])


@compiled
def first_chunk(orders: Any, hand: int, first: int, last: int) -> tuple[int, int]:
    """The first games to process: all from `first` to `last` if there is only one worker."""
    return (first, last) if PLAIN or len(orders) <= worker_offset(1) else next_chunk(orders, hand)


@compiled
def next_chunk(orders: Any, hand: int) -> tuple[int, int]:
    """Claim a chunk of games, from the own share or else another worker's; (0, 0) if none are left."""
    hands = len(orders) // CACHE_LINE - 1
    if PLAIN or hands < 2:
        return 0, 0
    for further in range(hands):
        line = worker_offset((hand + further) % hands)
        last: int = orders[line + LAST]
        if atomic_load(orders, line + NEXT) < last:
            first: int = atomic_add(orders, line + NEXT, GAMES_PER_CHUNK)
            if first < last:
                return first, min(first + GAMES_PER_CHUNK, last)
    return 0, 0


@compiled
def finish_command(orders: Any, hand: int, bell: int) -> None:
    """Record that this worker has no games left for the command."""
    atomic_store(orders, worker_offset(hand) + DONE, bell)
    atomic_store(orders, worker_offset(hand) + BUSY, 0)


@entry
def publish_command(orders: Any) -> int:
    """Publish the command and reset all shares. Marks the parked workers to be woken; returns their number."""
    hands = len(orders) // CACHE_LINE - 1
    for hand in range(hands):
        atomic_store(orders, worker_offset(hand) + NEXT, orders[worker_offset(hand) + FIRST])
    atomic_store(orders, SEQUENCE, orders[SEQUENCE] + 1)
    count = 0
    for hand in range(CALLER + 1, hands):
        asleep = atomic_load(orders, worker_offset(hand) + PARKED)
        orders[worker_offset(hand) + TO_WAKE] = asleep
        atomic_store(orders, worker_offset(hand) + PARKED, 0)  # wake each only once, even if it is slow to start
        count += asleep
    return count


@entry
def workers_done(orders: Any) -> bool:
    """Spin until no other worker is busy; False on timeout. Late workers find no games, so they are not awaited."""
    for _ in range(SPIN_LIMIT):
        waited_for = 0
        for hand in range(CALLER + 1, len(orders) // CACHE_LINE - 1):
            waited_for += atomic_load(orders, worker_offset(hand) + BUSY)
        if waited_for == 0:
            return True
    return False


@entry
def cancel_command(orders: Any) -> None:
    """Stop workers from taking further games of this command."""
    for hand in range(len(orders) // CACHE_LINE - 1):
        atomic_store(orders, worker_offset(hand) + NEXT, orders[worker_offset(hand) + LAST])


@entry
def fail_command(orders: Any, hand: int) -> None:
    """Mark a worker whose command raised an exception as finished and parked; the next command wakes it."""
    atomic_store(orders, worker_offset(hand) + DONE, orders[SEQUENCE])
    atomic_store(orders, worker_offset(hand) + PARKED, 1)
    atomic_store(orders, worker_offset(hand) + BUSY, 0)
