"""Two servers on one PostgreSQL: the same room for different players, and either may be killed."""

import itertools
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.api.test_websocket import Player
from tests.server.bots.test_bots_in_rooms import play_on
from tests.server.support.postgres import Postgres
from tests.server.support.server_process import Server

NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[list[Server]]:
    with two_servers(postgres) as running:
        yield running


@contextmanager
def two_servers(postgres: Postgres) -> Iterator[list[Server]]:
    database = postgres.new_database(f"shared_{next(NUMBERS)}")
    running = [Server(database), Server(database)]
    yield running
    for server in running:
        server.stop()


def test_players_on_two_servers_follow_each_other(servers: list[Server]) -> None:
    room, dice = opened(servers[0].client, game="riverboat"), random.Random(1)
    players = [Player(server, f"/api/seats/{link}/socket") for server, link in zip(servers, room["seats"], strict=True)]
    watchers = [Player(server, f"/api/watch/{room['watch']}/socket") for server in servers]
    for _ in range(60):
        mover = players[players[0].view["actor"]]
        mover.say(type="play", index=mover.next, action=dice.choice(mover.view["actions"])["text"])
        number = mover.follow()["next"]
        for other in (*players, *watchers):
            other.follow_to(number)
    assert watchers[0].view == watchers[1].view
    for seat, player in enumerate(players):
        assert player.view == servers[1 - seat].client.get(f"/api/seats/{room['seats'][seat]}").json()["view"]


def test_of_two_who_decide_at_once_on_two_servers_one_is_late(servers: list[Server]) -> None:
    room = opened(servers[0].client, game="riverboat")
    actor = servers[0].client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
    twice = [Player(server, f"/api/seats/{room['seats'][actor]}/socket") for server in servers]
    action = twice[0].view["actions"][0]["text"]
    for player in twice:
        player.say(type="play", index=player.next, action=action)
    assert sorted(answer(player) for player in twice) == ["done", "error"]


def answer(player: Player) -> str:
    while (message := player.follow())["type"] == "change":
        pass
    return str(message["type"])


def test_a_killed_server_takes_nothing_with_it(postgres: Postgres) -> None:
    with two_servers(postgres) as servers:
        play_while_one_is_killed(servers)


def play_while_one_is_killed(servers: list[Server]) -> None:
    room = opened(servers[0].client, game="riverboat")
    there = Player(servers[1], f"/api/watch/{room['watch']}/socket")
    for _ in range(6):
        actor = servers[0].client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
        play_on(servers[0].client, room["seats"][actor])
    acknowledged = servers[0].client.get(f"/api/watch/{room['watch']}").json()["next"]
    servers[0].kill()
    until(lambda: there.follow()["next"] >= acknowledged)
    seen = servers[1].client.get(f"/api/watch/{room['watch']}").json()
    there.follow_to(seen["next"])
    assert there.view == seen["view"]
    for _ in range(6):
        actor = servers[1].client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
        play_on(servers[1].client, room["seats"][actor])
    servers[0].start()
    assert (
        servers[0].client.get(f"/api/watch/{room['watch']}").json()["next"]
        == servers[1].client.get(f"/api/watch/{room['watch']}").json()["next"]
    )


def test_who_sits_where_is_known_on_both(servers: list[Server]) -> None:
    room = opened(servers[0].client, game="riverboat", turn_limit=1)
    ada, ben = (
        Player(server, f"/api/seats/{link}/socket") for server, link in zip(servers, room["seats"], strict=True)
    )
    until(lambda: all(seat["present"] for seat in look_again(ada)))
    ben.say(type="since", index=0)
    until(lambda: all(seat["present"] for seat in look_again(ben)))
    servers[1].client.post(f"/api/seats/{room['seats'][1]}/bot", json={"bot": "mate"}).raise_for_status()
    until(lambda: look_again(ada)[1]["bot"] == "mate")


def look_again(player: Player) -> list[dict[str, object]]:
    player.say(type="since", index=player.next)
    while player.follow()["type"] != "since":
        pass
    return player.seats
