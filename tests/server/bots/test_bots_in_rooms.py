"""Bots at the table: they think in processes of their own, which may die; they take seats over and give them back."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.processes import children, is_running, until
from tests.server.api.test_requests import opened
from tests.server.api.test_websocket import Player
from tests.server.support.server_process import SERVE, Server

LISTENING = "0A"
SOON, TRIES = 2, 3  # seconds; a machine that others use too may need more than one try
NEVER = 2**31 - 1  # an entry that no room has
CALM = "from paddlewheel.server.bots import worker_pool; worker_pool.ANSWER_GRACE_S = 30" + SERVE  # no slow worker ends
LATE = (  # it looks often who is there, and is slow to write it down
    """
import asyncio
from paddlewheel.server.bots import scheduler
from paddlewheel.server.rooms import presence
from paddlewheel.server.storage.repository import Repository
touch = Repository.touch
async def late(store, room, seats):
    await asyncio.sleep(0.5)
    await touch(store, room, seats)
scheduler.RECHECK_INTERVAL_S, presence.HEARTBEAT_S, Repository.touch = 0.05, 60, late
"""
    + SERVE
)


def thinking(seconds: float) -> str:
    """A server that lets its bots think so long."""
    return CALM.replace("limits=", f"bot_seconds={seconds}, limits=")


@contextmanager
def serving(database: str, snippet: str, arguments: tuple[str, ...] = ()) -> Iterator[Server]:
    server = Server(database, snippet, arguments)
    try:
        yield server
    finally:
        server.stop()


def look(client: httpx.Client, room: dict[str, Any]) -> dict[str, Any]:
    return dict(client.get(f"/api/watch/{room['watch']}").json())


def workers(server: Server) -> list[int]:
    found = []
    for child in children(server.process.pid):
        with suppress(OSError):  # it is gone
            if b"paddlewheel.server.bots.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


def play_on(client: httpx.Client, link: str) -> None:
    """The first legal action, when it is this seat's turn."""
    seen = until(lambda: (whole := client.get(f"/api/seats/{link}").json())["view"]["actions"] and whole)
    play = {"index": seen["next"], "action": seen["view"]["actions"][0]["text"]}
    client.post(f"/api/seats/{link}/play", json=play).raise_for_status()


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_bots_of_every_level_play_a_whole_game_by_themselves(server_on_sqlite: Server, game: str) -> None:
    client = server_on_sqlite.client
    chairs = [{"bot": "deckhand"}, {"bot": "mate"}, {"bot": "captain:1"}, {"bot": "commodore:20"}]
    room = opened(client, game=game, chairs=chairs)
    assert room["seats"] == [None] * 4
    watcher = Player(server_on_sqlite, f"/api/watch/{room['watch']}/socket")
    while watcher.view["result"] is None:
        watcher.follow()
    assert sorted(watcher.view["result"])[0] == 1
    assert [seat["bot"] for seat in watcher.seats] == [chair["bot"] for chair in chairs]


def test_the_room_goes_on_with_bots_when_nobody_looks(server: Server) -> None:
    """Somebody plays by a request and goes; the bots answer, and then it is their turn again."""
    room = opened(server.client, game="riverboat", chairs=[{"name": "Ada"}, {"bot": "mate"}])
    for _ in range(8):
        play_on(server.client, room["seats"][0])
    entries = server.client.get(f"/api/watch/{room['watch']}/since/0").json()["happened"]
    assert {entry["seat"] for entry in entries} == {0, 1, None}


def test_a_worker_that_dies_is_replaced_and_the_move_is_made(database: str) -> None:
    with serving(database, CALM) as server:
        room = opened(server.client, game="riverboat", chairs=[{"name": "Ada"}, {"bot": "commodore:2s"}])
        watcher = Player(server, f"/api/watch/{room['watch']}/socket")
        killed = []
        for is_hit in (True, True, True, False):  # that the third is dead is noticed by the next move at the latest
            before = watcher.next
            while watcher.view["actor"] == 0:
                play_on(server.client, room["seats"][0])
                watcher.follow()
            if is_hit:
                (worker,) = until(lambda: workers(server))
                time.sleep(0.3)
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
            while watcher.next == before or watcher.view["actor"] == 1:
                watcher.follow()
        assert workers(server)
        assert not set(workers(server)) & set(killed)
        assert "paddlewheel_workers_replaced_total 3.0" in server.client.get("/metrics").text


def test_a_bot_thinks_no_longer_than_the_server_lets_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", thinking(0.3)) as server:
        for bot in ("commodore:60s", "commodore:600s"):
            room = opened(server.client, game="riverboat", chairs=[{"bot": bot}, {"name": "Ada"}])
            watcher = Player(server, f"/api/watch/{room['watch']}/socket")
            while watcher.view["actor"] == 0:
                watcher.follow()
        assert "paddlewheel_workers_replaced_total 0.0" in server.client.get("/metrics").text, "it answered by itself"


def test_workers_hold_no_listening_socket_and_end_with_the_server(database: str) -> None:
    with serving(database, thinking(600)) as server:
        for wait in (0.0, 3.0):  # while it still loads, and in the middle of a thought
            assert any(outlives(server, wait) < SOON for _ in range(TRIES))


def outlives(server: Server, wait: float) -> float:
    """How long a worker does, in seconds."""
    look(server.client, opened(server.client, game="riverboat", chairs=[{"bot": "commodore:600s"}] * 2))
    (worker,) = until(lambda: workers(server))
    time.sleep(wait)
    assert listening(server.process.pid)
    assert not listening(worker)
    server.kill()
    killed = time.monotonic()
    until(lambda: not is_running(worker))
    took = time.monotonic() - killed
    server.start(thinking(600))
    return took


def listening(pid: int) -> set[str]:
    """The inodes of the listening sockets that a process has open."""
    inodes = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{pid}/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == LISTENING:
                inodes.add(fields[9])
    held = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):  # it is closed
            held.add(os.readlink(file))
    return {inode for inode in inodes if f"socket:[{inode}]" in held}


def come_to_rest(player: Player) -> None:
    """Decisions wait for each other: when this one is refused, those before it are over."""
    player.say(type="undo", index=NEVER)
    while player.follow()["type"] != "error":
        pass


def test_a_seat_is_given_to_a_bot_and_taken_back(server: Server) -> None:
    room = opened(server.client, game="riverboat")
    ada, ben = (Player(server, f"/api/seats/{link}/socket") for link in room["seats"])
    for link in room["seats"]:
        server.client.post(f"/api/seats/{link}/bot", json={"bot": "mate"}).raise_for_status()
    ben.follow_to(ada.next + 20)
    assert [seat["bot"] for seat in ben.seats] == ["mate", "mate"]
    assert [seat["kind"] for seat in ben.seats] == ["person", "person"]
    back = server.client.post(f"/api/seats/{room['seats'][0]}/bot", json={"bot": ""}).json()
    assert [seat["bot"] for seat in back["seats"]] == ["", "mate"]
    come_to_rest(ada)
    for _ in range(3):
        play_on(server.client, room["seats"][0])
    nobody = server.client.post(f"/api/seats/{room['seats'][0]}/bot", json={"bot": "admiral"})
    assert nobody.status_code == 422
    assert "there is no bot 'admiral'" in nobody.json()["detail"]


def test_who_thought_long_and_comes_back_at_once_keeps_the_move(database: str) -> None:
    """As a page that is loaded again does. Nobody stands in, not even for a moment."""
    with serving(database, LATE) as server:
        room = opened(server.client, game="riverboat", turn_limit=4)
        watcher = Player(server, f"/api/watch/{room['watch']}/socket")
        link = room["seats"][watcher.view["actor"]]
        thinker = Player(server, f"/api/seats/{link}/socket")
        time.sleep(4.5)
        thinker.socket.close()
        time.sleep(0.2)
        thinker = Player(server, f"/api/seats/{link}/socket")
        time.sleep(0.5)
        watcher.say(type="undo", index=NEVER)
        heard = []
        while (message := json.loads(watcher.socket.recv(20)))["type"] != "error":
            heard.append(message)
        assert {message["type"] for message in heard} == {"seats"}
        assert {seat["bot"] for message in heard for seat in message["seats"]} == {""}
        assert thinker.next == watcher.next == look(server.client, room)["next"]


def test_to_list_ones_rooms_is_not_to_be_there(server_on_sqlite: Server) -> None:
    client = server_on_sqlite.client
    room = opened(client, game="riverboat", turn_limit=1)
    watcher = Player(server_on_sqlite, f"/api/watch/{room['watch']}/socket")
    began = watcher.next
    ends = time.monotonic() + 20
    while look(client, room)["next"] == began and time.monotonic() < ends:
        client.post("/api/mine", json={"links": room["seats"]}).raise_for_status()
        time.sleep(0.2)
    watcher.follow_to(began + 1)


def test_a_bot_stands_in_for_who_stays_away_until_they_are_back(server: Server) -> None:
    room = opened(server.client, game="riverboat", turn_limit=1)
    watcher = Player(server, f"/api/watch/{room['watch']}/socket")
    first = watcher.view["actor"]
    away, here = room["seats"][first], room["seats"][1 - first]
    there = Player(server, f"/api/seats/{here}/socket")
    there.follow_to(watcher.next + 1)
    assert there.seats[first]["bot"] == "pilot"
    assert there.seats[1 - first]["bot"] == "", "who is there may take their time"
    until(lambda: server.client.get(f"/api/seats/{away}") and look(server.client, room)["seats"][first]["bot"] == "")
    back = Player(server, f"/api/seats/{away}/socket")
    come_to_rest(back)
    while back.view["actor"] != first:
        play_on(server.client, here)
        back.follow()
    time.sleep(2.5)
    assert server.client.get(f"/api/seats/{away}").json()["next"] == back.next, "they are there: nobody plays for them"
