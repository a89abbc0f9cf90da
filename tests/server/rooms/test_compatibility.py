"""A game begun under other rules goes on if it replays, says where it does not, and can always be looked at."""

import json
import random
from typing import Any

import pytest
from sqlalchemy import select

from paddlewheel.core.errors import RecordError
from paddlewheel.core.matches.records import engine_version
from paddlewheel.core.messages import Message, text
from paddlewheel.server.rooms.compatibility import UnreadableRoom
from paddlewheel.server.rooms.export import effective_line
from paddlewheel.server.rooms.participant import Participant, join_as_spectator, record_for_link
from paddlewheel.server.rooms.registry import RoomRegistry
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.summary import summarize_room
from paddlewheel.server.rooms.viewer import SPECTATOR_VIEWER, Viewer, hashed, new_link
from paddlewheel.server.storage.models import RoomRow
from paddlewheel.server.storage.repository import Repository
from paddlewheel.server.storage.schema import SNAPSHOTS
from tests.server.rooms.test_broadcast import at_random
from tests.server.storage.test_repository import opened, with_store
from tests.server.support import hashed_rows


async def played(store: Repository, game: str, entries: int) -> Room:
    live, dice = await Room.load(await opened(store, game), store), random.Random(8)
    while live.number < entries:
        await at_random(live, dice)
    return live


async def change(store: Repository, statement: str, room: str, **values: Any) -> None:
    await hashed_rows.change(store, statement, room=room, **values)
    await hashed_rows.reseal(store, room)


async def snapshot(store: Repository, room: str) -> Any:
    return await store.database.read(
        lambda connection: connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.room == room)).one()
    )


async def reloaded(store: Repository, live: Room) -> Room:
    room = await store.room(live.room.room)
    assert isinstance(room, RoomRow)
    return await Room.load(room, store)


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_an_older_game_that_replays_goes_on(database: str, game: str) -> None:
    async def work(store: Repository) -> None:
        live = await played(store, game, 70)
        await change(store, "UPDATE rooms SET engine = '0.0.9', data = 'other' WHERE room = :room", room=live.room.room)
        again = await reloaded(store, live)
        assert again.mismatch is None
        assert again.whole(SPECTATOR_VIEWER)["view"] == live.whole(SPECTATOR_VIEWER)["view"]
        number = again.number
        await at_random(again, random.Random(1))
        assert again.number > number
        record = await Participant(again, SPECTATOR_VIEWER).record()
        assert record["engine"] == "0.0.9", "a record knows the version that made it"

    with_store(database, work)


def test_an_action_these_rules_refuse_is_named_and_the_room_stays_readable(database: str) -> None:
    async def work(store: Repository) -> None:
        live = await played(store, "mississippi-queen", 60)
        plays = [entry for entry in await store.entries(live.room.room) if entry.kind == "play"]
        wrong = plays[len(plays) // 2]
        await change(
            store,
            "UPDATE entries SET action = 'push NE' WHERE room = :room AND number = :number",
            room=live.room.room,
            number=wrong.number,
        )
        await change(store, "UPDATE rooms SET engine = '0.0.9' WHERE room = :room", room=live.room.room)
        await change(store, "DELETE FROM snapshots WHERE room = :room", room=live.room.room)
        again = await reloaded(store, live)
        assert again.mismatch is not None
        assert again.mismatch.entry == wrong.number == again.number
        said = text(Message.from_data(again.whole(SPECTATOR_VIEWER)["view"]["problem"]))
        assert said.startswith("this game was begun under Paddlewheel 0.0.9 (data ")
        assert f"entry {wrong.number}: 'push NE' is not possible here" in said
        with pytest.raises(RecordError, match="It can be looked at, but not played on"):
            await again.play(again.actor, again.number, "stop")
        seated = Participant(again, Viewer((0,)))
        assert len((await seated.since(0))["happened"]) == wrong.number
        actions = (await seated.record())["actions"]
        assert "push NE" in actions, "nothing of it is lost"

    with_store(database, work)


def test_a_position_these_rules_would_not_reach_is_told_apart(database: str) -> None:
    """The rules let every action pass, but the coal would be another: the snapshot knows."""

    async def work(store: Repository) -> None:
        live = await played(store, "mississippi-queen", 60)
        kept = await snapshot(store, live.room.room)
        position = json.loads(kept.position)
        position["boats"][1]["coal"] += 1
        await change(
            store,
            "UPDATE snapshots SET position = :position WHERE room = :room",
            position=json.dumps(position),
            room=live.room.room,
        )
        await change(store, "UPDATE rooms SET engine = '0.0.9' WHERE room = :room", room=live.room.room)
        again = await reloaded(store, live)
        assert again.mismatch is not None
        assert again.number == kept.number
        assert f"before entry {kept.number}, boats.1.coal was" in text(again.mismatch.message)

    with_store(database, work)


OLD_NAMES = {"mississippi-queen": {"decision": "phase"}, "riverboat": {"decision": "step"}}


@pytest.mark.parametrize("engine", ["0.1.9", engine_version()])
@pytest.mark.parametrize(
    ("game", "spoiled"), [("mississippi-queen", "boats"), ("riverboat", "players"), ("riverboat", "")]
)
def test_a_snapshot_in_the_notation_before_is_understood(database: str, game: str, spoiled: str, engine: str) -> None:
    """Version 1 of positions had other names of fields; what it says must still agree with the journal."""

    async def work(store: Repository) -> None:
        live = await played(store, game, 60)
        kept = await snapshot(store, live.room.room)
        old = OLD_NAMES[game]
        position = {old.get(name, name): value for name, value in json.loads(kept.position).items()} | {"version": 1}
        if spoiled and engine != engine_version():
            position[spoiled][1]["coal" if game == "mississippi-queen" else "coins"] += 1
        await change(
            store,
            "UPDATE snapshots SET position = :position WHERE room = :room",
            position=json.dumps(position),
            room=live.room.room,
        )
        await change(store, "UPDATE rooms SET engine = :engine WHERE room = :room", engine=engine, room=live.room.room)
        again = await reloaded(store, live)
        if spoiled and engine != engine_version():
            assert again.mismatch is not None
            assert f"before entry {kept.number}, " in text(again.mismatch.message)
        else:
            assert again.mismatch is None
            assert again.whole(SPECTATOR_VIEWER)["view"] == live.whole(SPECTATOR_VIEWER)["view"]

    with_store(database, work)


def test_a_game_that_cannot_be_set_up_any_more_can_still_be_exported(database: str) -> None:
    async def work(store: Repository) -> None:
        live = await played(store, "riverboat", 40)
        options = json.dumps(json.loads(live.room.options) | {"edition": "2042"})
        await change(
            store,
            "UPDATE rooms SET engine = '9.0', options = :options WHERE room = :room",
            options=options,
            room=live.room.room,
        )
        with pytest.raises(UnreadableRoom, match="it cannot be set up here"):
            await reloaded(store, live)
        watch = new_link()
        await change(
            store, "UPDATE rooms SET watch = :watch WHERE room = :room", watch=hashed(watch), room=live.room.room
        )
        rooms = RoomRegistry(store)
        record = await record_for_link(rooms, watch, join_as_spectator)
        assert record["actions"] == [entry.action for entry in effective_line(await store.entries(live.room.room))]
        (line,) = [await summarize_room(rooms, watch)]
        assert line is not None
        assert "it cannot be set up here" in text(Message.from_data(line["problem"]))

    with_store(database, work)
