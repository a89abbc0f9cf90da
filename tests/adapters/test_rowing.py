"""The threads of a batch: woken or awake, they do the same; problems come out, and threads end with their batch."""

import gc
import os
import subprocess
import sys
import threading
import time
from typing import Any

import numpy as np
import pytest

from paddlewheel.adapters.batch import Batch
from paddlewheel.adapters.rowing import Rowers
from paddlewheel.core.batching import STEP
from paddlewheel.core.compiled import PLAIN
from paddlewheel.core.orders import ASLEEP, BELL, DONE, LINE, OWN, give_up

FORKED = """
import os, sys
from paddlewheel.adapters.batch import Batch
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
SHARES = [range(3), range(3, 7), range(7, 9)]
WITH_THREADS = pytest.mark.skipif(PLAIN, reason="plain Python rows alone")


def told(batch: Batch) -> list[Any]:
    return [batch.actor.copy(), batch.mask.copy(), batch.observation.copy(), batch.rewards.copy()]


def let_them_sleep(batch: Batch) -> None:
    """Wait until all hands have lain down."""
    rowers, ends = batch._rowers, time.monotonic() + 60
    while not all(rowers._orders[hand.line + ASLEEP] for hand in rowers._hands):
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


class Sinking:
    """A fleet whose oars break, in some of the shares."""

    def __init__(self, broken: set[int]) -> None:
        self.broken, self.pulls = broken, [0, 0, 0]

    def oar(self, orders: Any, hand: int, boards: Any, games: range, thread: int) -> Any:
        def pull() -> None:
            done = LINE * (1 + hand) + DONE
            if hand != OWN and orders[done] == orders[BELL]:
                return
            self.pulls[thread] += 1
            if thread in self.broken:
                raise ValueError(f"oar {thread}")
            give_up(orders, hand)

        return pull


@WITH_THREADS
def test_a_problem_of_a_hand_is_raised_and_all_are_asked_again() -> None:
    fleet: Any = Sinking({1, 2})
    rowers = Rowers(fleet, None, SHARES)  # type: ignore[arg-type]
    for turn in range(1, 4):
        with pytest.raises(ValueError, match=r"oar [12]"):
            rowers.row(STEP, 0, 0)
        assert fleet.pulls == [turn, turn, turn]


@WITH_THREADS
def test_the_callers_own_problem_waits_for_the_others() -> None:
    fleet: Any = Sinking({0, 1, 2})
    rowers = Rowers(fleet, None, SHARES)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="oar 0"):
        rowers.row(STEP, 0, 0)
    assert fleet.pulls == [1, 1, 1]
    fleet.broken = {1}
    with pytest.raises(ValueError, match="oar 1"):
        rowers.row(STEP, 0, 0)


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


@WITH_THREADS
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system copies no processes")
def test_a_copied_process_has_hands_of_its_own() -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", FORKED], timeout=120, check=False)
    assert done.returncode == 0
