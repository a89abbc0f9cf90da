"""Several people around one screen, with one link for all of them."""

import random

from tests.server.api.test_requests import opened
from tests.server.api.test_websocket import Player
from tests.server.support.server_process import Server

CHAIRS = [{"name": "Ada", "here": True}, {"name": "Ben"}, {"name": "Cleo", "here": True}]


def test_one_link_plays_all_the_seats_around_a_screen(server: Server) -> None:
    room, dice = opened(server.client, chairs=CHAIRS), random.Random(3)
    screen, ben, again = room["seats"]
    assert screen == again != ben
    around, away = (Player(server, f"/api/seats/{link}/socket") for link in (screen, ben))
    assert around.view["yours"] == [0, 2]
    seen = set()
    for _ in range(120):
        actor = around.view["actor"]
        mover = away if actor == 1 else around
        assert around.view["seat"] == (actor if actor != 1 else 0), "the screen shows what the one who decides may see"
        assert bool(around.view["actions"]) == (actor != 1)
        seen.add(actor)
        mover.say(type="play", index=mover.next, action=dice.choice(mover.view["actions"])["text"])
        number = mover.follow()["next"]
        around.follow_to(number)
        away.follow_to(number)
    assert seen == {0, 1, 2}
    assert around.view == server.client.get(f"/api/seats/{screen}").json()["view"]


def test_each_takes_back_their_own_around_a_screen(server: Server) -> None:
    room = opened(server.client, chairs=[{"name": "Ada", "here": True}, {"name": "Ben", "here": True}])
    screen = Player(server, f"/api/seats/{room['seats'][0]}/socket")
    for _ in range(20):
        actor = screen.view["actor"]
        screen.say(type="play", index=screen.next, action=screen.view["actions"][0]["text"])
        screen.follow_to(screen.follow()["next"])
        if screen.view["can_undo"]:
            screen.say(type="undo", index=screen.next)
            screen.follow_to(screen.follow()["next"])
            assert screen.view["actor"] == actor
            screen.say(type="play", index=screen.next, action=screen.view["actions"][0]["text"])
            screen.follow_to(screen.follow()["next"])


def test_a_fork_of_a_screen_whose_seats_a_bot_plays_is_the_peoples_again(server: Server) -> None:
    room = opened(server.client, chairs=[{"name": "Ada", "here": True}, {"name": "Ben", "here": True}], turn_limit=90)
    server.client.post(f"/api/seats/{room['seats'][0]}/bot", json={"bot": "mate"}).raise_for_status()
    fork = server.client.post(f"/api/watch/{room['watch']}/fork", json={"index": 0})
    assert fork.status_code == 201, fork.text
    seats = server.client.get(f"/api/watch/{fork.json()['watch']}").json()["seats"]
    assert [(seat["name"], seat["bot"], seat["here"]) for seat in seats] == [("Ada", "", True), ("Ben", "", True)]


def test_a_vote_around_one_screen_is_not_shown_to_the_next(server: Server) -> None:
    chairs = [{"name": "Ada", "here": True}, {"name": "Ben", "here": True}, {"name": "Cleo", "here": True}]
    room, dice = opened(server.client, chairs=chairs, variants={"vote_on_direction": True}), random.Random(1)
    screen = Player(server, f"/api/seats/{room['seats'][0]}/socket")
    while screen.view["decision"] != "vote":
        screen.say(type="play", index=screen.next, action=dice.choice(screen.view["actions"])["text"])
        screen.follow_to(screen.follow()["next"])
    voter = screen.view["actor"]
    screen.say(type="play", index=screen.next, action=screen.view["actions"][0]["text"])
    number, change = screen.follow()["next"], screen.follow()
    assert change["next"] == number
    assert screen.view["actor"] != voter
    assert [entry["action"] for entry in change["happened"]] == [""]
    assert screen.view["seats"][voter]["vote"] in ("", "cast", "hidden", "?")
