"""A changed bit in the database is found and named, or mended from the journal; a whole database can be verified."""

import random
from typing import Any

import pytest
from sqlalchemy import select

from paddlewheel.core.messages import Message, text
from paddlewheel.server.rooms.presence import sync_rooms
from paddlewheel.server.rooms.registry import RoomRegistry
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.viewer import SPECTATOR_VIEWER
from paddlewheel.server.storage.hash_chain import Damaged
from paddlewheel.server.storage.maintenance import verify
from paddlewheel.server.storage.models import RoomRow
from paddlewheel.server.storage.repository import Repository
from paddlewheel.server.storage.schema import SNAPSHOTS
from tests.server.api.test_requests import opened as opened_at
from tests.server.rooms.test_broadcast import at_random
from tests.server.storage.test_repository import opened, with_store
from tests.server.support.hashed_rows import change
from tests.server.support.server_process import Server

MINE = "WHERE room = :room"
CHANGES = ("action = action || ' '", "kind = 'play ' || kind", "seat = 1 - coalesce(seat, 7)", "written = written + 1")


async def played(store: Repository, entries: int) -> Room:
    live, dice = await Room.load(await opened(store, "riverboat"), store), random.Random(8)
    while live.number < entries:
        await at_random(live, dice)
    return live


async def loaded(store: Repository, room: str) -> Room:
    """By a server that has not seen it before."""
    fresh = Repository(store.database)
    try:
        found = await fresh.room(room)
        assert isinstance(found, RoomRow)
        return await Room.load(found, fresh)
    finally:
        await fresh._writer.close()


@pytest.mark.parametrize("number", [0, 3, 50, 79])
@pytest.mark.parametrize(
    "what",
    ["action = action || ' '", "kind = 'play ' || kind", "seat = 1 - coalesce(seat, 7)", "written = written + 1"],
)
def test_a_changed_entry_is_found_and_named_when_the_room_is_loaded(database: str, number: int, what: str) -> None:
    async def work(store: Repository) -> None:
        live = await played(store, 80)
        assert (await loaded(store, live.room.room)).number == live.number
        await change(
            store, f"UPDATE entries SET {what} {MINE} AND number = :number", room=live.room.room, number=number
        )
        with pytest.raises(Damaged, match=f"room {live.room.room}: entry {number} of its journal is damaged"):
            await loaded(store, live.room.room)
        with pytest.raises(Damaged, match=f"entry {number} of its journal"):
            await store.entries(live.room.room)
        found = await verify(store)
        assert any(f"entry {number}" in text(problem) for problem in found.problems)

    with_store(database, work)


def test_a_missing_entry_is_found_and_named(database: str) -> None:
    async def work(store: Repository) -> None:
        live = await played(store, 60)
        await change(store, f"DELETE FROM entries {MINE} AND number = 20", room=live.room.room)
        with pytest.raises(Damaged, match="entry 20 of its journal is missing"):
            await loaded(store, live.room.room)

    with_store(database, work)


@pytest.mark.parametrize("what", ["options = options || ' '", "opened = opened + 1", "engine = '0.0.1'", "copied = 4"])
def test_a_room_whose_description_changed_is_named(database: str, what: str) -> None:
    async def work(store: Repository) -> None:
        live = await played(store, 5)
        await change(store, f"UPDATE rooms SET {what} {MINE}", room=live.room.room)
        with pytest.raises(Damaged, match=f"room {live.room.room}: what is written about it is damaged"):
            await loaded(store, live.room.room)
        assert len((await verify(store)).problems) == 1

    with_store(database, work)


@pytest.mark.parametrize("what", ["position = '{\"'", "position = replace(position, '1', '2')", "number = number - 1"])
def test_a_damaged_snapshot_is_made_anew_from_the_journal(database: str, what: str) -> None:
    async def work(store: Repository) -> None:
        live = await played(store, 80)
        before = await snapshot(store, live.room.room)
        await change(store, f"UPDATE snapshots SET {what} {MINE}", room=live.room.room)
        again = await loaded(store, live.room.room)
        assert again.whole(SPECTATOR_VIEWER)["view"] == live.whole(SPECTATOR_VIEWER)["view"]
        assert (again.number, again.head) == (live.number, live.head)
        after = await snapshot(store, live.room.room)
        assert after.number >= before.number
        assert not (await verify(store)).problems

    with_store(database, work)


def test_a_damaged_room_hides_no_others_in_a_list(server: Server) -> None:
    """Neither among those that everybody sees, nor among one's own."""
    rooms = [opened_at(server.client, chairs=[{"name": name}, {}], listed=True) for name in ("Gus the sound", "Hal")]

    async def work(store: Repository) -> None:
        await change(store, f"UPDATE rooms SET options = options || ' ]' {MINE}", room=rooms[1]["room"])
        listed = {one.room.room for one in await store.newest_rooms(1000)}
        assert (rooms[0]["room"] in listed, rooms[1]["room"] in listed) == (True, False)

    with_store(server.database, work)
    for kind in ("watch", "seats"):
        links = [room["watch"] if kind == "watch" else room["seats"][0] for room in rooms]
        found = server.client.post("/api/mine", json={"links": links})
        assert found.status_code == 200, found.text
        problems = {room["room"]: room["problem"] for room in found.json()["rooms"]}
        assert problems[rooms[0]["room"]] is None
        assert "is damaged" in text(Message.from_data(problems[rooms[1]["room"]]))


def test_a_damaged_room_keeps_no_others_from_their_news(database: str) -> None:
    async def work(store: Repository) -> None:
        here, dice = RoomRegistry(Repository(store.database)), random.Random(3)
        elsewhere = [await played(store, 20) for _ in range(2)]
        names = [live.room.room for live in elsewhere]
        async with here.entered(names[0]) as damaged, here.entered(names[1]) as sound:
            for live in elsewhere:
                await at_random(live, dice)
            last = elsewhere[0].number - 1
            await change(store, f"UPDATE entries SET {CHANGES[0]} {MINE} AND number = :last", room=names[0], last=last)
            await sync_rooms(here, names)
            assert damaged.number < elsewhere[0].number
            assert sound.number == elsewhere[1].number
        await here.store._writer.close()

    with_store(database, work)


async def snapshot(store: Repository, room: str) -> Any:
    asked = select(SNAPSHOTS).where(SNAPSHOTS.c.room == room)
    return await store.database.read(lambda connection: connection.execute(asked).one())


def test_a_sound_database_is_verified_and_counted(database: str) -> None:
    async def work(store: Repository) -> None:
        games = [await played(store, 40) for _ in range(3)]
        found = await verify(store)
        assert (found.rooms, found.entries, found.problems) == (3, sum(live.number for live in games), [])

    with_store(database, work)
