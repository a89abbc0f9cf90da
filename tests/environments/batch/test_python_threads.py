"""Threads that share work: everything is done once, problems come out, and threads end with it."""

import gc
import threading
import time

import pytest

from paddlewheel.environments.worker_threads import PythonThreadPool

SHARES = [range(3), range(3, 7), range(7, 9)]


def test_every_share_is_done_once_each_by_its_own_thread() -> None:
    sharers, done, by = PythonThreadPool(SHARES), [0] * 9, {}

    def work(share: range, number: int) -> None:
        by[number] = threading.get_ident()
        for index in share:
            done[index] += 1

    for _ in range(50):
        sharers.share(work)
    assert done == [50] * 9
    assert len(set(by.values())) == 3
    assert by[0] == threading.get_ident()


@pytest.mark.parametrize("where", [0, 1, 2])
def test_a_problem_is_raised_when_the_others_have_finished_and_they_go_on(where: int) -> None:
    sharers, done = PythonThreadPool(SHARES), []

    def work(share: range, number: int) -> None:
        if number == where:
            raise ValueError(f"share {number}")
        time.sleep(0.01)
        done.append(number)

    with pytest.raises(ValueError, match=f"share {where}"):
        sharers.share(work)
    assert sorted(done) == [number for number in range(3) if number != where]
    sharers.share(lambda share, number: done.append(10 + number))
    assert {10, 11, 12} <= set(done)


def test_threads_end_when_nobody_can_ask_for_more() -> None:
    before = set(threading.enumerate())
    sharers = PythonThreadPool(SHARES)
    sharers.share(lambda share, number: None)
    threads = set(threading.enumerate()) - before
    assert len(threads) == 2
    del sharers
    gc.collect()
    for thread in threads:
        thread.join(timeout=10)
        assert not thread.is_alive()
