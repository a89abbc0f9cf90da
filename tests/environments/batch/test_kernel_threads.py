"""The threads of a batch: woken or awake, they do the same, and help each other; problems come out, and threads end
with their batch."""

import gc
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.batch.api import STEP
from paddlewheel.core.batch.spin_wait import (
    CALLER,
    GAMES_PER_CHUNK,
    NO_COMMAND,
    PARKED,
    finish_command,
    next_chunk,
    next_command,
)
from paddlewheel.core.jit.decorators import PLAIN, entry
from paddlewheel.environments.batch import Batch
from paddlewheel.environments.batch_threads import KernelThreadPool

FORKED = """
import os, sys
from paddlewheel.environments.batch import Batch
batch, alone = (Batch.of("riverboat", 256, seed=5, threads=threads) for threads in (2, 1))
batch.step(batch.sample())
alone.step(alone.sample())
child = os.fork()
batch.step(batch.sample())
alone.step(alone.sample())
same = (batch.observation == alone.observation).all()
if child:
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) if same else 3)
os._exit(0 if same else 2)
"""
SHARES = [range(40), range(40, 80), range(80, 120)]
COUNT = 120
WITH_THREADS = pytest.mark.skipif(PLAIN, reason="plain Python rows alone")


def told(batch: Batch) -> list[Any]:
    return [batch.actor.copy(), batch.mask.copy(), batch.observation.copy(), batch.rewards.copy()]


def let_them_sleep(batch: Batch) -> None:
    """Wait until all hands have lain down."""
    rowers, ends = batch._kernel_threads, time.monotonic() + 60
    while not all(rowers._orders[hand.line + PARKED] for hand in rowers._pool_threads):
        assert time.monotonic() < ends, "somebody does not sleep"
        time.sleep(0)


@pytest.mark.parametrize("sleep", [False, True], ids=["awake", "asleep"])
@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_hands_do_what_one_alone_would_do(game: str, sleep: bool) -> None:
    batches = [Batch.of(game, 256, seed=5, threads=threads) for threads in (1, 3)]
    for _ in range(1 if PLAIN else 20):
        for batch in batches:
            for _ in range(10):
                if sleep:
                    let_them_sleep(batch)
                batch.step(batch.sample())
        for one, other in zip(*map(told, batches), strict=True):
            assert np.array_equal(one, other)


class Fleet:
    """Counts who did which game; some hands fail at a game, or are slow."""

    def __init__(self, failing: Iterable[int] = (), slow: Iterable[int] = ()) -> None:
        self.failing, self.slow = set(failing), set(slow)
        self.by: list[tuple[int, int]] = []

    def bind_worker(self, orders: Any, hand: int, boards: Any, games: range, thread: int) -> Any:
        def pull() -> None:
            bell = next_order_now(orders, hand)
            while bell != NO_COMMAND:
                begin, end = next_games_now(orders, hand)
                while begin < end:
                    for game in range(begin, end):
                        self._do(game, hand)
                    begin, end = next_games_now(orders, hand)
                if hand == CALLER:
                    return
                report_now(orders, hand, bell)
                bell = next_order_now(orders, hand)

        return pull

    def _do(self, game: int, hand: int) -> None:
        if hand in self.slow:
            time.sleep(0.05)
        self.by.append((game, hand))
        if hand in self.failing:
            raise ValueError(f"hand {hand}")


def entries() -> tuple[Any, Any, Any]:
    """What the compiled code calls, for a fleet that is not compiled."""

    @entry
    def next_order_now(orders: Any, hand: int) -> int:
        return next_command(orders, hand)

    @entry
    def next_games_now(orders: Any, hand: int) -> tuple[int, int]:
        return next_chunk(orders, hand)

    @entry
    def report_now(orders: Any, hand: int, bell: int) -> None:
        finish_command(orders, hand, bell)

    return next_order_now, next_games_now, report_now


next_order_now, next_games_now, report_now = entries()


def rowed(fleet: Any) -> list[int]:
    """The games that were done when an order is carried out, in their order."""
    fleet.by.clear()
    rowers = KernelThreadPool(fleet, None, SHARES)  # type: ignore[arg-type]
    for _ in range(3):
        rowers.row(STEP, 0, 0)
    return sorted(game for game, _ in fleet.by)


@WITH_THREADS
def test_every_game_is_done_once_for_every_order() -> None:
    assert rowed(Fleet()) == sorted(3 * list(range(COUNT)))


@WITH_THREADS
@pytest.mark.parametrize("slow", [1, 2])
def test_others_do_the_games_of_a_slow_hand(slow: int) -> None:
    fleet = Fleet(slow={slow})
    assert rowed(fleet) == sorted(3 * list(range(COUNT)))
    by_it = [game for game, hand in fleet.by if hand == slow]
    assert len(by_it) < 3 * len(SHARES[slow]) / 2  # it would have done all of its share


@WITH_THREADS
def test_a_problem_of_a_hand_is_raised_and_the_others_do_the_rest() -> None:
    fleet: Any = Fleet(failing={1}, slow={0, 2})
    rowers = KernelThreadPool(fleet, None, SHARES)  # type: ignore[arg-type]
    for _ in range(2):
        fleet.by.clear()
        with pytest.raises(ValueError, match="hand 1"):
            rowers.row(STEP, 0, 0)
        done = {game for game, _ in fleet.by}
        assert len(set(range(COUNT)) - done) < GAMES_PER_CHUNK  # what the hand had taken when it failed


@WITH_THREADS
def test_the_callers_own_problem_ends_the_order_and_the_next_one_is_carried_out() -> None:
    fleet: Any = Fleet(failing={0, 1, 2})
    rowers = KernelThreadPool(fleet, None, SHARES)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="hand 0"):
        rowers.row(STEP, 0, 0)
    fleet.failing = set()
    fleet.by.clear()
    rowers.row(STEP, 0, 0)
    assert sorted(game for game, _ in fleet.by) == list(range(COUNT))


@WITH_THREADS
def test_threads_end_with_their_batch_whether_they_sleep_or_not() -> None:
    for pause in (0, 0.1):
        before = set(threading.enumerate())
        batch = Batch.of("riverboat", 256, threads=3, seed=1)
        batch.step(batch.sample())
        hands = set(threading.enumerate()) - before
        assert len(hands) == 2
        time.sleep(pause)
        del batch
        gc.collect()
        for hand in hands:
            hand.join(timeout=10)
            assert not hand.is_alive()


@pytest.mark.slow
@WITH_THREADS
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system copies no processes")
def test_a_copied_process_has_hands_of_its_own() -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", FORKED], timeout=120, check=False)
    assert done.returncode == 0
