"""Rooms are opened, found by their links, and leave memory when nobody looks at them."""

import asyncio
import gc
import random
import weakref
from typing import Any

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.server.rooms import Chair, NoSuchRoom, Rooms
from paddlewheel.server.store import Store
from tests.server.test_live import at_random
from tests.server.test_store import with_store

PEOPLE = (Chair("Ada"), Chair("Ben"), Chair(bot="pilot"))


def test_a_seat_is_had_by_its_link_alone(database: str) -> None:
    async def work(store: Store) -> None:
        rooms = Rooms(store)
        opened = await rooms.open("mississippi-queen", "2019", {}, PEOPLE)
        other = await rooms.open("riverboat", None, {}, PEOPLE)
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
    async def work(store: Store) -> None:
        opened = await Rooms(store).open("mississippi-queen", "2019", {}, PEOPLE)
        room = await store.room(opened.room)
        kept = repr((room, await store.seats(opened.room)))
        for link in (opened.watch, *opened.links):
            assert link is None or link not in kept

    with_store(database, work)


def test_a_room_is_in_memory_while_somebody_is_in_it_and_not_longer(database: str) -> None:
    async def work(store: Store) -> Any:
        rooms, dice = Rooms(store), random.Random(4)
        name = (await rooms.open("mississippi-queen", "2019", {}, PEOPLE)).room
        async with rooms.entered(name) as one, rooms.entered(name) as two:
            assert one is two
            assert rooms.in_memory == 1
            for _ in range(30):
                await at_random(one, dice)
            before, number = one.view(None), one.number
            gone = weakref.ref(one)
        del one, two
        gc.collect()
        assert rooms.in_memory == 0
        assert gone() is None
        async with rooms.entered(name) as again:
            assert (again.view(None), again.number) == (before, number)
        with pytest.raises(NoSuchRoom, match="there is no room 'nowhere'"):
            async with rooms.entered("nowhere"):
                pass

    with_store(database, work)


def test_many_who_come_at_once_are_in_the_same_room(database: str) -> None:
    async def work(store: Store) -> None:
        rooms = Rooms(store)
        name = (await rooms.open("riverboat", None, {}, PEOPLE)).room
        there = []

        async def visit() -> None:
            async with rooms.entered(name) as live:
                there.append(live)
                await asyncio.sleep(0.2)

        await asyncio.gather(*(visit() for _ in range(12)))
        assert len({id(live) for live in there}) == 1
        assert rooms.in_memory == 0

    with_store(database, work)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"edition": "1889"}, "1889"),
        ({"variants": {"submarines": True}}, "submarines"),
        ({"chairs": (Chair("Ada"),)}, "players"),
        ({"chairs": (Chair("Ada"), Chair(bot="admiral"))}, "there is no bot 'admiral'"),
        ({"chairs": (Chair("A" * 41), Chair("Ben"))}, "a name has at most 40 letters"),
        ({"turn_limit": 0}, "a turn limit is 1 to"),
    ],
)
def test_a_room_that_cannot_be_is_refused_in_words(tmp_path: Any, asked: dict[str, Any], says: str) -> None:
    wish = {"game": "mississippi-queen", "edition": "2019", "variants": {}, "chairs": PEOPLE, "turn_limit": None}

    async def work(store: Store) -> None:
        with pytest.raises(SetupError, match=says):
            await Rooms(store).open(**(wish | asked))

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)
