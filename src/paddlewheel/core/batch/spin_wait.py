"""Work distribution among the threads of a batch, inside compiled code: spin-wait and work stealing.

A command is published through a sequence counter. Each worker takes chunks of games from its own share, then from the
other workers' shares, so that a descheduled worker does not delay the rest. A worker without games left spins on the
counter for about 0.2 ms, because waking a sleeping thread takes longer than a step; then it marks itself parked and
returns.
"""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN, compiled, entry

OWN = 0  # worker number of the calling thread, which publishes commands
BELL, QUESTION, SEED, AGAIN = range(4)
# per worker: the last command it handled; flags: parked, to be woken, working
DONE, ASLEEP, TO_WAKE, BUSY = 0, 1, 2, 3
NEXT, FIRST, LAST = 4, 5, 6  # of its share: the next game not taken, the first game, the end
NO_ORDER = -1
CHUNK = 8  # games taken at once
LINE = 16  # int64 numbers per worker, to avoid false sharing
MOMENT = 200_000  # polls of the sequence counter: about 0.2 ms


def blank_orders(shares: list[range]) -> Any:
    """The shared command block in its initial state: no command, all workers parked."""
    orders = np.zeros(LINE * (1 + len(shares)), np.int64)
    orders[LINE + ASLEEP :: LINE] = 1
    for hand, share in enumerate(shares):
        line = LINE * (1 + hand)
        orders[line + FIRST], orders[line + NEXT], orders[line + LAST] = share.start, share.stop, share.stop
    return orders


def order(question: int, seed: int, again: int) -> Any:
    """A command for the calling thread alone."""
    return np.array([0, question, seed, again])


if not PLAIN:  # in plain Python the calling thread does all the work
    from paddlewheel.core.batch.atomics import add, look, put


@compiled
def of_hand(hand: int) -> int:
    return LINE * (1 + hand)


@compiled
def next_order(orders: Any, hand: int) -> int:
    """Sequence number of the next command. Workers other than the caller spin for it, then park: NO_COMMAND."""
    if hand == OWN:
        given: int = orders[BELL]
        return given
    done, asleep = orders[of_hand(hand) + DONE], of_hand(hand) + ASLEEP
    put(orders, asleep, 0)
    for _ in range(MOMENT):
        bell: int = look(orders, BELL)
        if bell > done:
            put(orders, of_hand(hand) + BUSY, 1)
            return bell
    put(orders, asleep, 1)
    bell = look(orders, BELL)
    if bell > done:  # published while this worker was parking
        put(orders, asleep, 0)
        put(orders, of_hand(hand) + BUSY, 1)
        return bell
    return NO_ORDER


@compiled
def first_games(orders: Any, hand: int, first: int, last: int) -> tuple[int, int]:
    """The first games to process: all from `first` to `last` if there is only one worker."""
    return (first, last) if PLAIN or len(orders) <= of_hand(1) else next_games(orders, hand)


@compiled
def next_games(orders: Any, hand: int) -> tuple[int, int]:
    """Claim a chunk of games, from the own share or else another worker's; (0, 0) if none are left."""
    hands = len(orders) // LINE - 1
    if PLAIN or hands < 2:
        return 0, 0
    for further in range(hands):
        line = of_hand((hand + further) % hands)
        last: int = orders[line + LAST]
        if look(orders, line + NEXT) < last:
            first: int = add(orders, line + NEXT, CHUNK)
            if first < last:
                return first, min(first + CHUNK, last)
    return 0, 0


@compiled
def report(orders: Any, hand: int, bell: int) -> None:
    """Record that this worker has no games left for the command."""
    put(orders, of_hand(hand) + DONE, bell)
    put(orders, of_hand(hand) + BUSY, 0)


@entry
def ring(orders: Any) -> int:
    """Publish the command and reset all shares. Marks the parked workers to be woken; returns their number."""
    hands = len(orders) // LINE - 1
    for hand in range(hands):
        put(orders, of_hand(hand) + NEXT, orders[of_hand(hand) + FIRST])
    put(orders, BELL, orders[BELL] + 1)
    count = 0
    for hand in range(OWN + 1, hands):
        asleep = look(orders, of_hand(hand) + ASLEEP)
        orders[of_hand(hand) + TO_WAKE] = asleep
        put(orders, of_hand(hand) + ASLEEP, 0)  # wake each only once, even if it is slow to start
        count += asleep
    return count


@entry
def are_done(orders: Any) -> bool:
    """Spin until no other worker is busy; False on timeout. Late workers find no games, so they are not awaited."""
    for _ in range(MOMENT):
        waited_for = 0
        for hand in range(OWN + 1, len(orders) // LINE - 1):
            waited_for += look(orders, of_hand(hand) + BUSY)
        if waited_for == 0:
            return True
    return False


@entry
def call_off(orders: Any) -> None:
    """Stop workers from taking further games of this command."""
    for hand in range(len(orders) // LINE - 1):
        put(orders, of_hand(hand) + NEXT, orders[of_hand(hand) + LAST])


@entry
def give_up(orders: Any, hand: int) -> None:
    """Mark a worker whose command raised an exception as finished and parked; the next command wakes it."""
    put(orders, of_hand(hand) + DONE, orders[BELL])
    put(orders, of_hand(hand) + ASLEEP, 1)
    put(orders, of_hand(hand) + BUSY, 0)
