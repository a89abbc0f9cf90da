"""Threads that share work: everything is done once, problems come out, and threads end with their crew."""

import gc
import threading
import time

import pytest

from paddlewheel.adapters.hands import Crew

SHARES = [range(3), range(3, 7), range(7, 9)]


def test_every_share_is_done_once_each_by_its_own_thread() -> None:
    crew, done, by = Crew(SHARES), [0] * 9, {}

    def work(share: range, number: int) -> None:
        by[number] = threading.get_ident()
        for index in share:
            done[index] += 1

    for _ in range(50):
        crew.share(work)
    assert done == [50] * 9
    assert len(set(by.values())) == 3
    assert by[0] == threading.get_ident()


@pytest.mark.parametrize("where", [0, 1, 2])
def test_a_problem_is_raised_when_the_others_have_finished_and_the_crew_goes_on(where: int) -> None:
    crew, done = Crew(SHARES), []

    def work(share: range, number: int) -> None:
        if number == where:
            raise ValueError(f"share {number}")
        time.sleep(0.01)
        done.append(number)

    with pytest.raises(ValueError, match=f"share {where}"):
        crew.share(work)
    assert sorted(done) == [number for number in range(3) if number != where]
    crew.share(lambda share, number: done.append(10 + number))
    assert {10, 11, 12} <= set(done)


def test_threads_end_with_their_crew() -> None:
    before = set(threading.enumerate())
    crew = Crew(SHARES)
    crew.share(lambda share, number: None)
    hands = set(threading.enumerate()) - before
    assert len(hands) == 2
    del crew
    gc.collect()
    for hand in hands:
        hand.join(timeout=10)
        assert not hand.is_alive()
