"""Bots share the workers fairly: by address, then by room, and people's games before those of bots alone."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from paddlewheel.core.notation.positions import position_to_json
from paddlewheel.games import find_game
from paddlewheel.server.bots import fair_queue, worker_pool
from paddlewheel.server.bots.fair_queue import BOTS_ONLY_THINKING_S, MIN_THINKING_S, BotQueue, RequestOrigin
from paddlewheel.server.bots.worker_pool import BotQuestion, Worker, WorkerPool

GREEDY, OTHER = RequestOrigin("greedy"), RequestOrigin("other")
BOTS_ALONE = RequestOrigin("watcher", has_people=False)


class Order:
    """Questions that are thought about one after the other, in the order they are let."""

    def __init__(self, places: int = 1) -> None:
        self.queue, self.served = BotQueue(places), list[str]()
        self.go_on = asyncio.Event()

    async def ask(self, asker: RequestOrigin, name: str) -> None:
        async with self.queue.place(asker):
            self.served.append(name)
            await self.go_on.wait()

    async def asked(self, *questions: tuple[RequestOrigin, str]) -> list["asyncio.Task[None]"]:
        tasks = []
        for question in questions:
            tasks.append(asyncio.create_task(self.ask(*question)))
            await asyncio.sleep(0)
        return tasks

    async def finish(self, tasks: list["asyncio.Task[None]"]) -> None:
        self.go_on.set()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await asyncio.wait_for(task, 20)


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def test_an_address_with_many_questions_does_not_keep_another_waiting() -> None:
    async def test() -> None:
        order = Order()
        tasks = await order.asked(*((GREEDY, f"greedy {number}") for number in range(6)), (OTHER, "other"))
        await order.finish(tasks)
        assert order.served == ["greedy 0", "greedy 1", "other", *(f"greedy {number}" for number in range(2, 6))]

    run(test)


def test_bots_among_themselves_come_after_all_others() -> None:
    async def test() -> None:
        order = Order()
        alone = [(BOTS_ALONE, f"alone {number}") for number in range(3)]
        tasks = await order.asked(*alone, (OTHER, "other"), (GREEDY, "greedy"))
        await order.finish(tasks)
        assert order.served == ["alone 0", "other", "greedy", "alone 1", "alone 2"]

    run(test)


def test_bots_among_themselves_wait_until_people_have_had_all_their_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot with two boats is asked again at once."""
    monkeypatch.setattr(fair_queue, "BOTS_ONLY_DELAY_S", 0.5)

    async def test() -> None:
        order = Order()
        order.go_on.set()
        await order.finish(await order.asked((BOTS_ALONE, "alone 1")))
        tasks = await order.asked((OTHER, "other"), (BOTS_ALONE, "alone 2"))
        await asyncio.gather(tasks[0])
        tasks += await order.asked((OTHER, "other again"))
        await order.finish(tasks)
        assert order.served == ["alone 1", "other", "other again", "alone 2"]

    run(test)


def test_bots_among_themselves_are_not_left_out_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "BOTS_ONLY_INTERVAL_S", 0.2)
    monkeypatch.setattr(fair_queue, "BOTS_ONLY_DELAY_S", 600.0)

    async def test() -> None:
        order = Order()
        order.go_on.set()
        await order.finish(await order.asked((BOTS_ALONE, "alone 1")))
        tasks = await order.asked((OTHER, "other"), (BOTS_ALONE, "alone 2"))
        await order.finish(tasks)
        assert order.served == ["alone 1", "other", "alone 2"]

    run(test)


def test_an_address_shares_the_time_to_think_among_its_questions() -> None:
    async def test() -> None:
        order = Order()
        assert order.queue.seconds(OTHER, 5.0) == 5.0
        tasks = await order.asked(*((GREEDY, f"greedy {number}") for number in range(10)), (OTHER, "other"))
        assert order.queue.length == 10
        assert order.queue.seconds(GREEDY, 5.0) == 0.5
        assert order.queue.seconds(OTHER, 5.0) == 5.0
        assert order.queue.seconds(BOTS_ALONE, 5.0) == BOTS_ONLY_THINKING_S, "people play elsewhere"
        tasks += await order.asked(*((GREEDY, f"more {number}") for number in range(90)))
        assert order.queue.seconds(GREEDY, 5.0) == MIN_THINKING_S
        assert order.queue.seconds(GREEDY, 0.1) == 0.1
        await order.finish(tasks)
        assert order.queue.length == 0
        assert order.queue.seconds(GREEDY, 5.0) == 5.0

    run(test)


def test_bots_among_themselves_have_all_the_time_where_nobody_else_plays() -> None:
    assert BotQueue(1).seconds(BOTS_ALONE, 5.0) == 5.0


def test_who_gives_up_leaves_no_place_behind() -> None:
    async def test() -> None:
        order = Order()
        tasks = await order.asked((GREEDY, "first"), (GREEDY, "gives up"), (OTHER, "last"))
        tasks[1].cancel()
        await order.finish(tasks)
        assert order.served == ["first", "last"]
        await order.finish(await order.asked((GREEDY, "again")))
        assert order.served[-1] == "again"

    run(test)


def test_who_gives_up_when_it_is_its_turn_hands_the_place_on() -> None:
    async def test() -> None:
        order = Order()
        tasks = await order.asked((GREEDY, "first"), (GREEDY, "gives up"), (OTHER, "last"))
        order.go_on.set()
        while not tasks[0].done():
            await asyncio.sleep(0)
            if order.queue.length < 2:
                tasks[1].cancel()
        await order.finish(tasks)
        assert "last" in order.served

    run(test)


class Answering(Worker):
    """A worker that is dead when it is first written to, as uvloop says it."""

    started = 0

    def __init__(self) -> None:
        Answering.started += 1
        self.number = Answering.started

    @classmethod
    async def start(cls) -> "Answering":
        return cls()

    async def ask(self, question: BotQuestion) -> list[str]:
        if self.number == 1:
            raise RuntimeError("unable to perform operation on <WriteUnixTransport closed=True>; the handler is closed")
        return ["an answer"]

    async def end(self) -> None:
        pass


def test_a_worker_killed_in_the_middle_of_a_write_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "Worker", Answering)
    monkeypatch.setattr(worker_pool, "WORKER_RETRY_DELAY_S", 0)
    game = find_game("mississippi-queen")
    position: Any = game.new_position(game.options(None, 2, {}))

    async def test() -> None:
        pool = WorkerPool(1)
        question = BotQuestion(game.name, "mate", 0, position_to_json(position), False, 0, 1.0)
        assert await pool.decide(question, OTHER) == ["an answer"]
        assert pool.replaced == 1

    run(test)
