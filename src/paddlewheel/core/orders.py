"""Threads that serve a batch together without leaving the compiled code: they watch for the next order.

An order is a few numbers and a bell. A hand that has done its share goes on watching the bell for a moment; to wake a
thread that sleeps takes longer than a step of its games. After that moment it lies down, and says so.
"""

from typing import Any

import numpy as np

from paddlewheel.core.compiled import PLAIN, compiled, entry

OWN = 0  # the hand that gives the orders
BELL, QUESTION, SEED, AGAIN = range(4)
DONE, ASLEEP, TO_WAKE = 0, 1, 2  # of a hand: the last order it carried out, does it sleep, has it to be woken?
NO_ORDER = -1
LINE = 16  # numbers: hands do not write next to each other
MOMENT = 200_000  # looks at the bell: about 0.2 ms


def blank_orders(hands: int) -> Any:
    """Nothing is ordered; all hands sleep."""
    orders = np.zeros(LINE * (1 + hands), np.int64)
    orders[LINE + ASLEEP :: LINE] = 1
    return orders


def order(question: int, seed: int, again: int) -> Any:
    """One for the own hand alone."""
    return np.array([0, question, seed, again])


if not PLAIN:  # plain Python has the own hand only
    from paddlewheel.core.atomic import look, put


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
            return bell
    put(orders, asleep, 1)
    bell = look(orders, BELL)
    if bell > done:  # it rang while the hand was lying down
        put(orders, asleep, 0)
        return bell
    return NO_ORDER


@compiled
def report(orders: Any, hand: int, bell: int) -> None:
    """This order has been carried out."""
    put(orders, of_hand(hand) + DONE, bell)


@entry
def ring(orders: Any) -> int:
    """The order is given. Notes who has to be woken, and returns how many."""
    put(orders, BELL, orders[BELL] + 1)
    count = 0
    for hand in range(OWN + 1, len(orders) // LINE - 1):
        asleep = look(orders, of_hand(hand) + ASLEEP)
        orders[of_hand(hand) + TO_WAKE] = asleep
        count += asleep
    return count


@entry
def are_done(orders: Any) -> bool:
    """Have all hands but the own carried the order out? Waits a moment for them."""
    for _ in range(MOMENT):
        waited_for = 0
        for hand in range(OWN + 1, len(orders) // LINE - 1):
            if look(orders, of_hand(hand) + DONE) < orders[BELL]:
                waited_for += 1
        if waited_for == 0:
            return True
    return False


@entry
def give_up(orders: Any, hand: int) -> None:
    """After a mistake: nobody waits for this hand any longer, and the next order wakes it."""
    put(orders, of_hand(hand) + ASLEEP, 1)
    put(orders, of_hand(hand) + DONE, orders[BELL])
