"""Bots at the table: they think in processes of their own, which may die; they take seats over and give them back."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Server
from tests.server.test_app import opened
from tests.server.test_sockets import Player

LISTENING = "0A"


def until(holds: Callable[[], Any], seconds: float = 60) -> Any:
    ends = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < ends, "it did not come to that"
        time.sleep(0.02)
    return found


def look(client: httpx.Client, room: dict[str, Any]) -> dict[str, Any]:
    return dict(client.get(f"/api/watch/{room['watch']}").json())


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def workers(server: Server) -> list[int]:
    found = []
    for child in children(server.process.pid):
        if b"paddlewheel.server.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
            found.append(child)
    return found


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


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


def test_a_worker_that_dies_is_replaced_and_the_move_is_made(server: Server) -> None:
    room = opened(server.client, game="riverboat", chairs=[{"name": "Ada"}, {"bot": "commodore:2s"}])
    watcher = Player(server, f"/api/watch/{room['watch']}/socket")
    killed = []
    for _ in range(3):
        before = watcher.next
        while watcher.view["actor"] == 0:
            play_on(server.client, room["seats"][0])
            watcher.follow()
        (worker,) = until(lambda: workers(server))
        time.sleep(0.3)
        os.kill(worker, signal.SIGKILL)
        killed.append(worker)
        while watcher.next == before or watcher.view["actor"] == 1:
            watcher.follow()
    assert workers(server)
    assert not set(workers(server)) & set(killed)
    said = server.client.get("/metrics").text
    assert "paddlewheel_workers_replaced 3.0" in said


def test_a_bot_thinks_no_longer_than_the_server_lets_it(tmp_path: Path) -> None:
    snippet = """
import sys
from paddlewheel.server.house import Settings
from paddlewheel.server.limits import Limits
from paddlewheel.server.serve import serve
serve(Settings(sys.argv[1], bot_seconds=0.3, limits=Limits.of(0)), "127.0.0.1", int(sys.argv[2]))
"""
    server = Server(f"sqlite:///{tmp_path / 'rooms.db'}", snippet)
    try:
        room = opened(server.client, game="riverboat", chairs=[{"bot": "commodore:60s"}, {"name": "Ada"}])
        watcher = Player(server, f"/api/watch/{room['watch']}/socket")
        while watcher.view["actor"] == 0:
            watcher.follow()
        slow = opened(server.client, game="riverboat", chairs=[{"bot": "commodore:600s"}, {"name": "Ada"}])
        watcher = Player(server, f"/api/watch/{slow['watch']}/socket")
        while watcher.view["actor"] == 0:
            watcher.follow()
        assert "paddlewheel_workers_replaced 0.0" in server.client.get("/metrics").text, "it answered by itself"
    finally:
        server.stop()


def test_workers_hold_no_listening_socket_and_end_with_the_server(server: Server) -> None:
    for wait in (0.0, 3.0):  # while it still loads, and in the middle of a thought
        look(server.client, opened(server.client, game="riverboat", chairs=[{"bot": "commodore:60s"}] * 2))
        (worker,) = until(lambda: workers(server))
        time.sleep(wait)
        assert listening(server.process.pid)
        assert not listening(worker)
        server.kill()
        until(lambda gone=worker: not is_running(gone), seconds=2)
        server.start()


def listening(pid: int) -> set[str]:
    """The inodes of the listening sockets that a process has open."""
    inodes = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{pid}/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == LISTENING:
                inodes.add(fields[9])
    held = {os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir()}
    return {inode for inode in inodes if f"socket:[{inode}]" in held}


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
    for _ in range(3):
        play_on(server.client, room["seats"][0])
    nobody = server.client.post(f"/api/seats/{room['seats'][0]}/bot", json={"bot": "admiral"})
    assert nobody.status_code == 422
    assert "there is no bot 'admiral'" in nobody.json()["error"]


def test_who_thought_long_and_comes_back_at_once_keeps_the_move(server: Server) -> None:
    """As a page that is loaded again does."""
    room = opened(server.client, game="riverboat", turn_limit=2)
    actor = look(server.client, room)["view"]["actor"]
    watcher = Player(server, f"/api/watch/{room['watch']}/socket")
    thinker = Player(server, f"/api/seats/{room['seats'][actor]}/socket")
    time.sleep(3)
    thinker.socket.close()
    time.sleep(0.7)
    thinker = Player(server, f"/api/seats/{room['seats'][actor]}/socket")
    time.sleep(1.5)
    assert thinker.next == watcher.next == look(server.client, room)["next"]
    assert [seat["bot"] for seat in look(server.client, room)["seats"]] == ["", ""]


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
    first = look(server.client, room)["view"]["actor"]
    away, here = room["seats"][first], room["seats"][1 - first]
    there = Player(server, f"/api/seats/{here}/socket")
    began = there.next
    there.follow_to(began + 1)
    assert there.seats[first]["bot"] == "pilot"
    assert there.seats[1 - first]["bot"] == "", "who is there may take their time"
    server.client.get(f"/api/seats/{away}").raise_for_status()
    until(lambda: look(server.client, room)["seats"][first]["bot"] == "")
    back = Player(server, f"/api/seats/{away}/socket")
    back.follow_to(there.next)
    while back.view["actor"] != first:
        play_on(server.client, here)
        back.follow()
    time.sleep(2.5)
    assert server.client.get(f"/api/seats/{away}").json()["next"] == back.next, "they are there: nobody plays for them"
