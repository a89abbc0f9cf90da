"""Rooms that go on from a moment of another one, or from a record; and the rooms of somebody who comes back."""

import random
from typing import Any

import httpx
import pytest

import paddlewheel as pw
from paddlewheel.core.matches.provably_fair import check_luck
from paddlewheel.games import find_game
from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.support.server_process import Server

GAMES = ["mississippi-queen", "riverboat"]


def played(client: httpx.Client, room: dict[str, Any], plays: int, seed: int = 4) -> dict[str, Any]:
    """So many random plays by requests, or all there are; what a watcher sees then."""
    dice = random.Random(seed)
    for _ in range(plays):
        seen = client.get(f"/api/watch/{room['watch']}").json()
        if seen["view"]["actor"] < 0:
            break
        link = room["seats"][seen["view"]["actor"]]
        action = dice.choice(client.get(f"/api/seats/{link}").json()["view"]["actions"])["text"]
        play = {"index": seen["next"], "action": action}
        client.post(f"/api/seats/{link}/play", json=play).raise_for_status()
    return dict(client.get(f"/api/watch/{room['watch']}").json())


def without_luck(view: dict[str, Any]) -> dict[str, Any]:
    """Rooms differ in their names, their secrets, and what can be taken back in them."""
    return {key: value for key, value in view.items() if key not in ("room", "luck", "can_undo", "yours")}


@pytest.mark.parametrize("game", GAMES)
def test_a_room_goes_on_from_any_moment_of_another(client: httpx.Client, game: str) -> None:
    room = opened(client, game=game)
    moments = {}
    for _ in range(6):
        seen = played(client, room, 5)
        moments[seen["next"]] = seen["view"]
    for index, view in moments.items():
        fork = client.post(f"/api/seats/{room['seats'][0]}/fork", json={"index": index})
        assert fork.status_code == 201, fork.text
        there = client.get(f"/api/watch/{fork.json()['watch']}").json()
        assert without_luck(there["view"]) == without_luck(view)
        assert [seat["name"] for seat in there["seats"]] == ["Ada", "Ben"]
        assert there["view"]["luck"]["commitment"] != view["luck"]["commitment"]
    assert played(client, fork.json(), 10)["next"] > there["next"]
    assert client.get(f"/api/watch/{room['watch']}").json()["next"] == index, "the first room knows nothing of it"


def test_a_fork_that_was_played_to_its_end_is_a_record_whose_own_luck_holds(client: httpx.Client) -> None:
    room = opened(client, game="riverboat")
    middle = played(client, room, 60)["next"]
    chairs = [{"bot": "mate"}, {"bot": "mate"}]
    fork = client.post(f"/api/watch/{room['watch']}/fork", json={"index": middle, "chairs": chairs}).json()
    until(lambda: client.get(f"/api/watch/{fork['watch']}").json()["view"]["result"])
    record = client.get(f"/api/watch/{fork['watch']}/record").json()
    assert record["luck"]["copied"] == middle
    assert check_luck(find_game("riverboat"), record).checked == len(record["luck"]["draws"]) > 5
    assert pw.load(record).is_over


@pytest.mark.parametrize("game", GAMES)
def test_a_record_becomes_a_room_that_can_be_played_on(client: httpx.Client, game: str) -> None:
    match, dice = pw.new_game(game, players=2, seed=3), random.Random(1)
    while len(match.log) < 80:
        match.play(dice.choice(match.legal_actions()))
    record = match.save()
    room = client.post("/api/rooms/from-record", json={"record": record, "chairs": [{"name": "Ada"}, {"name": "Ben"}]})
    assert room.status_code == 201, room.text
    link = room.json()["watch"]
    seen = client.get(f"/api/watch/{link}").json()
    assert {key: seen["view"][key] for key in match.view()} == match.view()
    exported = client.get(f"/api/watch/{link}/record").json()
    assert exported["actions"] == record["actions"]
    assert played(client, room.json(), 5)["next"] > seen["next"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"actions": ["fly"]}, "action 1 of 1"),
        ({"format": "something"}, "not a Paddlewheel record"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"actions": ["stop"] * 5_001}, "at most 5000 actions"),
        ({"result": [1, 2]}, "the game is not over"),
    ],
)
def test_a_record_that_does_not_replay_opens_nothing(
    server_on_sqlite: Server, change: dict[str, Any], says: str
) -> None:
    record = pw.new_game("riverboat", players=2, seed=1).save() | change
    answer = server_on_sqlite.client.post("/api/rooms/from-record", json={"record": record, "chairs": [{}, {}]})
    assert answer.status_code == 422
    assert says in answer.json()["detail"]


def test_a_fork_needs_a_moment_that_was_and_chairs_that_fit(server_on_sqlite: Server) -> None:
    client = server_on_sqlite.client
    room = opened(client)
    for wish, says in (
        ({"index": 999}, "entries so far"),
        ({"index": 0, "chairs": [{}, {}, {}]}, "so it has 2 chairs, not 3"),
    ):
        answer = client.post(f"/api/seats/{room['seats'][0]}/fork", json=wish)
        assert answer.status_code == 422
        assert says in answer.json()["detail"]


def test_unopened_votes_cannot_be_had_by_going_on_elsewhere(server_on_sqlite: Server) -> None:
    client = server_on_sqlite.client
    chairs = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}]
    room, dice = opened(client, chairs=chairs, variants={"vote_on_direction": True}), random.Random(2)
    voted: list[int] = []
    while len(voted) < 2:
        seen = client.get(f"/api/watch/{room['watch']}").json()
        actor = seen["view"]["actor"]
        mine = client.get(f"/api/seats/{room['seats'][actor]}").json()
        if mine["view"]["decision"] == "vote":
            voted.append(actor)
        play = {"index": mine["next"], "action": dice.choice(mine["view"]["actions"])["text"]}
        client.post(f"/api/seats/{room['seats'][actor]}/play", json=play).raise_for_status()
    now = client.get(f"/api/watch/{room['watch']}").json()["next"]
    for way in (f"/api/watch/{room['watch']}", f"/api/seats/{room['seats'][voted[0]]}"):
        refused = client.post(f"{way}/fork", json={"index": now})
        assert refused.status_code == 422
        assert "not all of that moment is open to you" in refused.json()["detail"]
    exported = client.get(f"/api/watch/{room['watch']}/record").json()["actions"]
    assert len(exported) <= now - 2, "the votes are not in it"


def test_my_rooms_are_those_my_links_open(client: httpx.Client) -> None:
    one, two = opened(client, game="riverboat"), opened(client)
    links = [one["seats"][0], two["watch"], "guess", one["seats"][0]]
    mine = client.post("/api/mine", json={"links": links}).json()["rooms"]
    assert {room["link"]: (room["room"], room["game"], room["yours"]) for room in mine} == {
        one["seats"][0]: (one["room"], "riverboat", [0]),
        two["watch"]: (two["room"], "mississippi-queen", []),
    }
    assert [seat["name"] for seat in mine[0]["seats"]] == ["Ada", "Ben"]
    actor = client.get(f"/api/watch/{one['watch']}").json()["view"]["actor"]
    assert next(room for room in mine if room["room"] == one["room"])["is_your_turn"] == (actor == 0)


def test_a_view_says_from_the_start_how_much_of_its_luck_was_copied(client: httpx.Client) -> None:
    room = opened(client, game="riverboat")
    seen = played(client, room, 5)
    assert seen["view"]["luck"]["copied"] == 0
    fork = client.post(f"/api/watch/{room['watch']}/fork", json={"index": seen["next"]}).json()
    assert client.get(f"/api/watch/{fork['watch']}").json()["view"]["luck"]["copied"] == seen["next"]
