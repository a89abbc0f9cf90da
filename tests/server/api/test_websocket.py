"""Sockets: the whole first, then numbered changes that lead to the same view; whatever else is said gets a sentence."""

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paddlewheel.server.json_patch import apply_patch
from tests.server.api.test_requests import opened
from tests.server.support.server_process import Server


class Player:
    """A client as a program would write one."""

    def __init__(self, server: Server, path: str) -> None:
        self.socket: ClientConnection = connect(server.address(path), legacy=True)
        whole = self.hear()
        assert whole["type"] == "whole"
        self.view, self.next, self.seats = whole["view"], whole["next"], whole["seats"]

    def hear(self) -> dict[str, Any]:
        """The next message; who sits where is kept on the way."""
        while (message := dict(json.loads(self.socket.recv(timeout=60))))["type"] == "seats":
            self.seats = message["seats"]
        return message

    def follow(self) -> dict[str, Any]:
        """The next message; a change is taken in."""
        message = self.hear()
        if message["type"] == "change":
            assert message["from"] == self.next
            self.view, self.next = apply_patch(self.view, message["view"]), message["next"]
        return message

    def follow_to(self, number: int) -> None:
        while self.next < number:
            self.follow()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


def seated(server: Server, room: dict[str, Any]) -> list[Player]:
    return [Player(server, f"/api/seats/{link}/socket") for link in room["seats"]]


def test_two_programs_and_a_watcher_follow_a_game(server: Server) -> None:
    room, dice = opened(server.client, game="riverboat"), random.Random(7)
    players, watcher = seated(server, room), Player(server, f"/api/watch/{room['watch']}/socket")
    for _ in range(60):
        actor = players[0].view["actor"]
        mover = players[actor]
        mover.say(type="play", index=mover.next, action=dice.choice(mover.view["actions"])["text"])
        done = mover.follow()
        assert done["type"] == "done", "on the disk and acknowledged ..."
        mover.follow_to(done["next"])
        for other in (*players, watcher):
            other.follow_to(mover.next)
    for seat, player in enumerate(players):
        assert player.view == server.client.get(f"/api/seats/{room['seats'][seat]}").json()["view"]
    assert watcher.view == server.client.get(f"/api/watch/{room['watch']}").json()["view"]
    assert watcher.view["actions"] == []


def test_who_was_cut_off_asks_from_its_number(server: Server) -> None:
    room, dice = opened(server.client), random.Random(3)
    one, two = seated(server, room)
    two.socket.close()
    for _ in range(10):
        link = room["seats"][one.view["actor"]]
        seen = server.client.get(f"/api/seats/{link}").json()
        play = {"index": seen["next"], "action": dice.choice(seen["view"]["actions"])["text"]}
        server.client.post(f"/api/seats/{link}/play", json=play).raise_for_status()
        one.follow_to(seen["next"] + 1)
    missed = two.next
    two.socket = connect(server.address(f"/api/seats/{room['seats'][1]}/socket"), legacy=True)
    assert two.hear()["next"] == one.next
    two.say(type="since", index=missed)
    since = two.hear()
    assert [entry["number"] for entry in since["happened"]] == list(range(missed, one.next))
    assert all(event["message"] for entry in since["happened"] for event in entry["events"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        "\x00",
        '{"type": "dance", "index": 0}',
        '{"type": "play", "index": 0}',
        '{"type": "play", "index": -1, "action": "stop"}',
        '{"type": "play", "index": "0", "action": "stop"}',
        '{"type": "play", "index": 99999999999999999999, "action": "stop"}',
        '{"type": "play", "index": 0, "action": "stop", "seat": 1}',
        "x" * 3000,
        "[" * 1900,
    ],
)
def test_garbage_gets_a_sentence_and_the_room_goes_on(server_on_sqlite: Server, text: str) -> None:
    room = opened(server_on_sqlite.client)
    player = seated(server_on_sqlite, room)[0]
    player.socket.send(text)
    answer = player.hear()
    assert answer["type"] == "error"
    assert len(answer["detail"]) > 10
    assert "Traceback" not in answer["detail"]
    player.say(type="since", index=0)
    assert player.hear()["type"] == "since"


def test_a_link_that_opens_nothing_is_told_so(server_on_sqlite: Server) -> None:
    room = opened(server_on_sqlite.client)
    for path in (
        "/api/seats/guess/socket",
        f"/api/seats/{room['watch']}/socket",
        f"/api/watch/{room['seats'][0]}/socket",
    ):
        socket = connect(server_on_sqlite.address(path), legacy=True)
        assert "opens no" in json.loads(socket.recv(timeout=60))["detail"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_who_watches_has_no_seat_to_play_for(server_on_sqlite: Server) -> None:
    room = opened(server_on_sqlite.client)
    watcher = Player(server_on_sqlite, f"/api/watch/{room['watch']}/socket")
    watcher.say(type="play", index=watcher.next, action="stop")
    assert "to watch by" in watcher.hear()["detail"]
