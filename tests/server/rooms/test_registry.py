"""Rooms are opened, found by their links, and leave memory when nobody looks at them."""

import asyncio
import gc
import random
import weakref
from collections.abc import Sequence
from typing import Any

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.server.bots.scheduler import BotScheduler
from paddlewheel.server.bots.worker_pool import WorkerPool
from paddlewheel.server.rooms.create import Chair, CreatedRoom, RoomSettings, open_room, setup_from_options
from paddlewheel.server.rooms.registry import NoSuchRoom, RoomRegistry
from paddlewheel.server.rooms.viewer import SPECTATOR_VIEWER
from paddlewheel.server.storage.repository import Repository
from tests.server.rooms.test_broadcast import at_random
from tests.server.storage.test_repository import with_store

PEOPLE = (Chair("Ada"), Chair("Ben"), Chair(bot="pilot"))


async def opened_by(store: Repository, game: str, chairs: Sequence[Chair] = PEOPLE, **more: Any) -> CreatedRoom:
    setting = setup_from_options(game, more.get("edition"), len(chairs), more.get("variants", {}))
    return await open_room(store, setting, chairs, RoomSettings(more.get("turn_limit")))


def test_a_seat_is_had_by_its_link_alone(database: str) -> None:
    async def work(store: Repository) -> None:
        rooms = RoomRegistry(store)
        opened = await opened_by(store, "mississippi-queen")
        other = await opened_by(store, "riverboat")
        assert opened.links[2] is None
        assert len({*opened.links, *other.links, opened.watch, other.watch}) == 7
        seat = await rooms.seat_of(str(opened.links[1]))
        assert (seat.room, seat.seat, seat.name) == (opened.room, 1, "Ben")
        assert (await rooms.room_to_watch(opened.watch)).room == opened.room
        for guess in (opened.watch, opened.room, "", "x" * 5000, str(seat.link)):
            with pytest.raises(NoSuchRoom, match="opens no seat"):
                await rooms.seat_of(guess)
        with pytest.raises(NoSuchRoom, match="opens no room"):
            await rooms.room_to_watch(str(opened.links[0]))

    with_store(database, work)


def test_nothing_that_opens_a_seat_is_in_the_database(database: str) -> None:
    async def work(store: Repository) -> None:
        opened = await opened_by(store, "mississippi-queen")
        room = await store.room(opened.room)
        kept = repr((room, await store.seats(opened.room)))
        for link in (opened.watch, *opened.links):
            assert link is None or link not in kept

    with_store(database, work)


def test_a_room_is_in_memory_while_somebody_is_in_it_and_not_longer(database: str) -> None:
    async def work(store: Repository) -> Any:
        rooms, dice = RoomRegistry(store), random.Random(4)
        name = (await opened_by(store, "mississippi-queen")).room
        async with rooms.entered(name) as one, rooms.entered(name) as two:
            assert one is two
            assert rooms.in_memory == [one]
            for _ in range(30):
                await at_random(one, dice)
            before, number = one.whole(SPECTATOR_VIEWER)["view"], one.number
            gone = weakref.ref(one)
        del one, two
        await asyncio.sleep(0)
        gc.collect()
        assert rooms.in_memory == []
        assert gone() is None
        async with rooms.entered(name) as again:
            assert (again.whole(SPECTATOR_VIEWER)["view"], again.number) == (before, number)
        with pytest.raises(NoSuchRoom, match="there is no room 'nowhere'"):
            async with rooms.entered("nowhere"):
                pass

    with_store(database, work)


def test_many_who_come_at_once_are_in_the_same_room(database: str) -> None:
    async def work(store: Repository) -> None:
        rooms = RoomRegistry(store)
        name = (await opened_by(store, "riverboat")).room
        there = []

        async def visit() -> None:
            async with rooms.entered(name) as live:
                there.append(live)
                await asyncio.sleep(0.2)

        await asyncio.gather(*(visit() for _ in range(12)))
        assert len({id(live) for live in there}) == 1
        assert rooms.in_memory == []

    with_store(database, work)


def test_rooms_that_bots_play_in_leave_memory_without_being_looked_for(tmp_path: Any) -> None:
    """No cycle holds them."""

    async def work(store: Repository) -> None:
        rooms = RoomRegistry(store)
        crew = BotScheduler(rooms, WorkerPool(1), 1.0)
        name = (await opened_by(store, "riverboat", (Chair("Ada"), Chair("Ben")), turn_limit=60)).room
        gc.disable()
        try:
            async with rooms.entered(name) as live:
                gone = weakref.ref(live)
                live.listen(SPECTATOR_VIEWER, print)
                live.leave(print)
            del live
            await crew.close()
            await asyncio.sleep(0.1)
            assert gone() is None
        finally:
            gc.enable()

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"edition": "1889"}, "1889"),
        ({"variants": {"submarines": True}}, "submarines"),
        ({"chairs": (Chair("Ada"),)}, "players"),
        ({"chairs": (Chair("Ada"), Chair(bot="admiral"))}, "there is no bot 'admiral'"),
        ({"chairs": (Chair("A" * 41), Chair("Ben"))}, "a name has at most 40 letters"),
        ({"chairs": (Chair("Ada\n"), Chair("Ben"))}, "a character that cannot be seen"),
        ({"chairs": (Chair("Ada"), Chair(bot="mate", here=True))}, "not both"),
        ({"turn_limit": 0}, "a turn limit is 1 to"),
    ],
)
def test_a_room_that_cannot_be_is_refused_in_words(tmp_path: Any, asked: dict[str, Any], says: str) -> None:
    async def work(store: Repository) -> None:
        with pytest.raises(SetupError, match=says):
            await opened_by(store, **({"game": "mississippi-queen"} | asked))

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)
