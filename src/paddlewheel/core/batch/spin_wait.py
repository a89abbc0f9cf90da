"""Threads that serve a batch together without leaving the compiled code: they watch for the next order.

An order is a few numbers and a bell. Each hand takes games from its own share, a few at a time, then from the others'
shares, so that a hand whose processor is busy elsewhere does not hold up the rest. A hand that finds no more games goes
on watching the bell for a moment; to wake a thread that sleeps takes longer than a step of its games. After that moment
it lies down, and says so.
"""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN, compiled, entry

OWN = 0  # the hand that gives the orders
BELL, QUESTION, SEED, AGAIN = range(4)
# of a hand: the last order it came for, does it sleep, has it to be woken, is it at work?
DONE, ASLEEP, TO_WAKE, BUSY = 0, 1, 2, 3
NEXT, FIRST, LAST = 4, 5, 6  # of its share: the next game that nobody has taken, its first game, and the one behind
NO_ORDER = -1
CHUNK = 8  # games that are taken at once
LINE = 16  # numbers: hands do not write next to each other
MOMENT = 200_000  # looks at the bell: about 0.2 ms


def blank_orders(shares: list[range]) -> Any:
    """Nothing is ordered; all hands sleep."""
    orders = np.zeros(LINE * (1 + len(shares)), np.int64)
    orders[LINE + ASLEEP :: LINE] = 1
    for hand, share in enumerate(shares):
        line = LINE * (1 + hand)
        orders[line + FIRST], orders[line + NEXT], orders[line + LAST] = share.start, share.stop, share.stop
    return orders


def order(question: int, seed: int, again: int) -> Any:
    """One for the own hand alone."""
    return np.array([0, question, seed, again])


if not PLAIN:  # plain Python has the own hand only
    from paddlewheel.core.batch.atomics import add, look, put


@compiled
def of_hand(hand: int) -> int:
    return LINE * (1 + hand)


@compiled
def next_order(orders: Any, hand: int) -> int:
    """Its number. The own hand does not wait for it, others do for a moment; if none comes, they sleep: NO_ORDER."""
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
    if bell > done:  # it rang while the hand was lying down
        put(orders, asleep, 0)
        put(orders, of_hand(hand) + BUSY, 1)
        return bell
    return NO_ORDER


@compiled
def first_games(orders: Any, hand: int, first: int, last: int) -> tuple[int, int]:
    """The games to begin with: a hand without others has all of its own at once."""
    return (first, last) if PLAIN or len(orders) <= of_hand(1) else next_games(orders, hand)


@compiled
def next_games(orders: Any, hand: int) -> tuple[int, int]:
    """Some games that nobody has taken, of the own share or else of another hand's; as (0, 0) there are none."""
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
    """This hand has found no more games to do for the order."""
    put(orders, of_hand(hand) + DONE, bell)
    put(orders, of_hand(hand) + BUSY, 0)


@entry
def ring(orders: Any) -> int:
    """The order is given, and all games are to be taken. Notes who has to be woken, and returns how many."""
    hands = len(orders) // LINE - 1
    for hand in range(hands):
        put(orders, of_hand(hand) + NEXT, orders[of_hand(hand) + FIRST])
    put(orders, BELL, orders[BELL] + 1)
    count = 0
    for hand in range(OWN + 1, hands):
        asleep = look(orders, of_hand(hand) + ASLEEP)
        orders[of_hand(hand) + TO_WAKE] = asleep
        put(orders, of_hand(hand) + ASLEEP, 0)  # woken once only, however long that takes it
        count += asleep
    return count


@entry
def are_done(orders: Any) -> bool:
    """Is no hand but the own at work? Waits a moment for them. One that comes late finds no games and is not missed."""
    for _ in range(MOMENT):
        waited_for = 0
        for hand in range(OWN + 1, len(orders) // LINE - 1):
            waited_for += look(orders, of_hand(hand) + BUSY)
        if waited_for == 0:
            return True
    return False


@entry
def call_off(orders: Any) -> None:
    """Nobody takes any more games of this order."""
    for hand in range(len(orders) // LINE - 1):
        put(orders, of_hand(hand) + NEXT, orders[of_hand(hand) + LAST])


@entry
def give_up(orders: Any, hand: int) -> None:
    """After a mistake: nobody waits for this hand any longer, and the next order wakes it."""
    put(orders, of_hand(hand) + DONE, orders[BELL])
    put(orders, of_hand(hand) + ASLEEP, 1)
    put(orders, of_hand(hand) + BUSY, 0)
