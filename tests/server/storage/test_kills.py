"""The server is killed while everybody plays: what was acknowledged is there, once, and everybody goes on unasked."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from paddlewheel.core.presentation import view_of
from paddlewheel.server.api.responses import encode_json
from paddlewheel.server.rooms.journal import GameLog, Snapshot
from paddlewheel.server.storage.repository import Repository
from tests.server.storage.test_repository import with_store
from tests.server.support.clients import Load, Party, until
from tests.server.support.server_process import Server

WISHES: list[dict[str, Any]] = [
    {"game": "mississippi-queen", "chairs": [{}] * 3},
    {"game": "mississippi-queen", "chairs": [{}] * 3, "variants": {"vote_on_direction": True}},
    {"game": "riverboat", "chairs": [{}] * 2},
    {"game": "riverboat", "chairs": [{}] * 4},
]


@pytest.fixture
def mortal(database: str) -> Iterator[Server]:
    server = Server(database)
    yield server
    server.kill()
    server.client.close()


def test_a_server_killed_while_everybody_plays_loses_nothing(mortal: Server) -> None:
    asyncio.run(killed(mortal, 4))


@pytest.mark.soak
def test_a_server_killed_fifty_times_loses_nothing(mortal: Server) -> None:
    asyncio.run(killed(mortal, 50))


async def killed(server: Server, kills: int) -> None:
    load, dice = Load(server, WISHES, random.Random(kills)), random.Random(kills)
    in_the_middle = 0
    async with load.running():
        await load.everywhere_goes_on()
        for _ in range(kills):
            await asyncio.sleep(dice.uniform(0.05, 1.0))
            before = unanswered(load)
            await again(server)
            await load.everywhere_goes_on()
            in_the_middle += unanswered(load) > before
        await load.rest()
        visits = {player: player.visits for player in load.players}
        await again(server)
        await until(lambda: all(player.is_done or player.visits > visits[player] for player in visits))
        for player in visits:
            shown = server.client.get(player.path).json()
            assert (shown["next"], shown["view"]) == (player.next, player.view)
    assert in_the_middle >= kills / 2, "half of the kills and more come between a decision and its acknowledgement"
    await asyncio.to_thread(check, load)


async def again(server: Server) -> None:
    server.kill()
    await asyncio.to_thread(server.start)


def unanswered(load: Load) -> int:
    return sum(len(player.unanswered) for player in load.players)


def check(load: Load) -> None:
    async def work(store: Repository) -> None:
        for party in load.parties:
            await check_party(store, party)

    with_store(load.server.database, work)


async def check_party(store: Repository, party: Party) -> None:
    """Every acknowledged act is in the journal, once, and the journal alone tells what everybody sees."""
    room, entries = await store.room(party.room), await store.entries(party.room)
    assert room is not None
    assert [entry.number for entry in entries] == list(range(len(entries)))
    known = party.acknowledged + [act for player in party.players for act in player.found]
    assert len({act.index for act in known}) == len(known)
    for act in known:
        entry = entries[act.index]
        assert (entry.kind, entry.seat, entry.action) == (act.kind, act.seat, act.action)
    table = GameLog.at(Snapshot(0, 0, room.first_position()))
    for entry in entries:
        table.take(entry)
    for player in party.players:
        seen = json.loads(encode_json(view_of(table.position, player.seat)))
        assert player.next == table.number
        assert {key: player.view[key] for key in seen} == seen
