"""The server dies at the worst moments of a decision: what the database holds then, and what everybody finds."""

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from paddlewheel.server.rooms.journal import JournalEntry
from paddlewheel.server.storage.repository import Repository
from tests.server.api.test_requests import opened
from tests.server.storage.test_repository import with_store
from tests.server.support.clients import Guest
from tests.server.support.server_process import SERVE, Server

DIE = """
import json, os, signal, sys
from pathlib import Path
from sqlalchemy import Engine, event
from sqlalchemy.engine.default import DefaultDialect
from paddlewheel.server.protocols.websocket import LimitedWebSocketProtocol

where, mover = sys.argv[3], Path(sys.argv[4])  # a file with the link of whose decision is the last
do_commit, write_texts = DefaultDialect.do_commit, LimitedWebSocketProtocol.write_texts

def reached(point):
    if point == where and mover.exists():
        os.kill(os.getpid(), signal.SIGKILL)

@event.listens_for(Engine, "before_cursor_execute")
def notice(connection, cursor, statement, *_):
    connection.info["decides"] = connection.info.get("decides") or statement.startswith("INSERT INTO entries")

def commit_and_die(dialect, connection):
    decides = connection.info.pop("decides", False)
    if decides:
        reached("before the commit")
    do_commit(dialect, connection)
    if decides:
        reached("after the commit")

def write_and_die(protocol, texts):
    is_acknowledgement = any(json.loads(text)["type"] == "done" for text in texts)
    if is_acknowledgement:
        reached("before the acknowledgement")
    elif where == "after the acknowledgement" and mover.exists() and mover.read_text() not in protocol.scope["path"]:
        return True  # the others hear it too late
    is_written = write_texts(protocol, texts)
    if is_acknowledgement:
        reached("after the acknowledgement")
    return is_written

DefaultDialect.do_commit, LimitedWebSocketProtocol.write_texts = commit_and_die, write_and_die
"""

NOTHING: list[str] = []


@dataclass(frozen=True)
class Last:
    """The decision that the server died of, the journal before it, and what was heard of it by whom."""

    server: Server
    room: dict[str, Any]
    seat: int
    play: dict[str, Any]
    before: list[JournalEntry]
    mover: list[str]
    other: list[str]
    observer: list[str]

    @property
    def link(self) -> str:
        return f"/api/seats/{self.room['seats'][self.seat]}"

    @property
    def entry(self) -> JournalEntry:
        return JournalEntry(self.play["index"], "play", self.seat, self.play["action"])

    def journal(self) -> list[JournalEntry]:
        return journal(self.server, self.room)

    def comes_in(self) -> list[Guest]:
        """The mover, the other and the watcher."""
        other = self.room["seats"][1 - self.seat]
        paths = (self.link, f"/api/seats/{other}", f"/api/watch/{self.room['watch']}")
        return [Guest(self.server, path) for path in paths]


@pytest.fixture
def last(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> Iterator[Last]:
    """A server that died at the point that the test names, and runs again."""
    mover = tmp_path / "mover"
    server = Server(database, DIE + SERVE, (request.param, str(mover)))
    try:
        last = died_of_a_decision(server, mover)
        server.start()
        yield last
    finally:
        server.kill()
        server.client.close()


def died_of_a_decision(server: Server, mover: Path) -> Last:
    room, dice = opened(server.client), random.Random(6)
    for _ in range(12):
        play_by_request(server, room, dice)
    seat = server.client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
    last = Last(server, room, seat, {}, journal(server, room), [], [], [])
    everybody = last.comes_in()
    play = a_play(everybody[0].view, everybody[0].next, dice)
    mover.write_text(room["seats"][seat])
    everybody[0].say(type="play", **play)
    server.died()
    return Last(server, room, seat, play, last.before, *(heard_to_the_end(guest) for guest in everybody))


def play_by_request(server: Server, room: dict[str, Any], dice: random.Random) -> None:
    actor = server.client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
    link = f"/api/seats/{room['seats'][actor]}"
    seen = server.client.get(link).json()
    server.client.post(f"{link}/play", json=a_play(seen["view"], seen["next"], dice)).raise_for_status()


def a_play(view: dict[str, Any], index: int, dice: random.Random) -> dict[str, Any]:
    return {"index": index, "action": dice.choice(view["actions"])["text"]}


def heard_to_the_end(guest: Guest) -> list[str]:
    heard: list[str] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(guest.told("change", "done", "error")["type"])
    return heard


def journal(server: Server, room: dict[str, Any]) -> list[JournalEntry]:
    async def work(store: Repository) -> list[JournalEntry]:
        return await store.entries(room["room"])

    return with_store(server.database, work)


@pytest.mark.parametrize("last", ["before the commit"], indirect=True)
def test_what_was_not_committed_has_not_happened_and_can_be_said_again(last: Last) -> None:
    assert (last.mover, last.other, last.observer) == (NOTHING, NOTHING, NOTHING)
    assert last.journal() == last.before
    mover, *others = last.comes_in()
    assert {guest.next for guest in (mover, *others)} == {last.play["index"]}
    mover.say(type="play", **last.play)
    reached = mover.told("done")["next"]
    for guest in (mover, *others):
        guest.follow_to(reached)
    assert last.journal()[: len(last.before) + 1] == [*last.before, last.entry]


@pytest.mark.parametrize("last", ["after the commit", "before the acknowledgement"], indirect=True)
def test_what_was_committed_and_not_acknowledged_is_found_and_does_not_happen_twice(last: Last) -> None:
    assert "done" not in last.mover
    kept = last.journal()
    assert kept[: len(last.before) + 1] == [*last.before, last.entry]
    for guest in last.comes_in():
        assert guest.next == len(kept), "the whole has it"
        guest.say(type="since", index=last.play["index"])
        found = guest.told("since")["happened"][0]
        assert (found["number"], found["seat"], found["action"]) == (last.play["index"], last.seat, last.play["action"])
    mover = last.comes_in()[0]
    mover.say(type="play", **last.play)
    assert "decided before entry" in mover.told("error")["detail"]
    answer = last.server.client.post(f"{last.link}/play", json=last.play)
    assert (answer.status_code, "decided before entry" in answer.json()["detail"]) == (409, True)
    assert last.journal() == kept
    play_by_request(last.server, last.room, random.Random(7))


@pytest.mark.parametrize("last", ["after the acknowledgement"], indirect=True)
def test_what_was_acknowledged_comes_to_those_who_had_not_heard_of_it(last: Last) -> None:
    assert "done" in last.mover
    assert (last.other, last.observer) == (NOTHING, NOTHING)
    kept = last.journal()
    assert kept[: len(last.before) + 1] == [*last.before, last.entry]
    for guest in last.comes_in():
        assert guest.next == len(kept)
        guest.say(type="since", index=len(last.before))
        assert [entry["action"] for entry in guest.told("since")["happened"]] == [
            entry.action for entry in kept[len(last.before) :]
        ]
    play_by_request(last.server, last.room, random.Random(7))
