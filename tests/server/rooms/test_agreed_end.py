"""A race that is decided may end by agreement of those who still race; a restart keeps what they said."""

from functools import cache
from typing import Any

import httpx
import pytest

import paddlewheel as pw
from tests.server.support.openapi_check import hold
from tests.server.support.server_process import Server
from tests.web.prepared_games import played

Links = dict[str, Any]


@cache
def decided() -> dict[str, Any]:
    """A race of three in which one boat has docked and the others race on."""
    race = played("mississippi-queen", "intro-1997", 3, 7, lambda match: bool(match.position.seats_to_agree()))
    return race.save()


def still_racing() -> list[int]:
    return pw.load(decided()).position.seats_to_agree()


def opened(server: Server, *people: int) -> Links:
    """The race in a room: these seats are people's with links of their own, the others bots'."""
    names = ["Ann", "Ben", "Cleo"]
    chairs = [{"name": names[seat]} if seat in people else {"bot": "mate"} for seat in range(3)]
    answer = server.client.post("/api/rooms/from-record", json={"record": decided(), "chairs": chairs})
    assert answer.status_code == 201, answer.text
    links: Links = answer.json()
    return links


def restart(server: Server) -> None:
    server.kill()
    server.start()


def whole(server: Server, link: str) -> dict[str, Any]:
    seen: dict[str, Any] = server.client.get(f"/api/seats/{link}").json()
    return seen


def say(server: Server, link: str, what: str) -> httpx.Response:
    return server.client.post(f"/api/seats/{link}/{what}", json={"index": whole(server, link)["next"]})


def test_all_people_who_still_race_have_to_agree(own_server: Server) -> None:
    links = opened(own_server, 0, 1, 2)["seats"]
    one, other = still_racing()
    winner = next(seat for seat in range(3) if seat not in (one, other))
    at_first = {"winners": [winner], "place": 2, "agreed": [], "waits_for": [one, other]}
    assert whole(own_server, links[one])["view"]["agreed_end"] == at_first
    assert say(own_server, links[one], "agree").status_code == 200
    seen = whole(own_server, links[other])
    assert seen["view"]["agreed_end"] == at_first | {"agreed": [one], "waits_for": [other]}
    restart(own_server)
    assert whole(own_server, links[other]) == seen
    assert say(own_server, links[other], "agree").status_code == 200
    hold("SinceMessage", own_server.client.get(f"/api/seats/{links[one]}/since/0").json())
    after = whole(own_server, links[one])["view"]
    assert (after["actor"], after["agreed_end"]) == (-2, None)
    assert sorted(after["result"]) == [1, 2, 3]
    restart(own_server)
    assert whole(own_server, links[one])["view"] == after
    record = own_server.client.get(f"/api/seats/{links[one]}/record").json()
    assert record["agreed_end"] is True
    assert pw.load({name: value for name, value in record.items() if name != "luck"}).result == after["result"]
    chairs = [{"name": "Dot", "here": True}] * 3
    again = own_server.client.post("/api/rooms/from-record", json={"record": record, "chairs": chairs}).json()
    assert whole(own_server, again["seats"][0])["view"]["result"] == after["result"]
    fork = own_server.client.post(f"/api/seats/{links[one]}/fork", json={"index": record_end(own_server, links[one])})
    assert fork.status_code == 201, fork.text
    assert whole(own_server, fork.json()["seats"][0])["view"]["result"] == after["result"]
    restart(own_server)
    assert whole(own_server, fork.json()["seats"][0])["view"]["result"] == after["result"]


def record_end(server: Server, link: str) -> int:
    return int(whole(server, link)["next"])


def test_a_move_or_a_refusal_makes_an_agreement_void(server: Server) -> None:
    links = opened(server, 0, 1, 2)["seats"]
    one, other = still_racing()
    assert say(server, links[one], "agree").status_code == 200
    assert say(server, links[other], "decline").status_code == 200
    assert whole(server, links[one])["view"]["agreed_end"]["agreed"] == []
    assert say(server, links[other], "decline").status_code >= 400
    assert say(server, links[one], "agree").status_code == 200
    view = whole(server, links[one])["view"]
    mover = links[view["actor"]]
    seen = whole(server, mover)
    play = {"index": seen["next"], "action": seen["view"]["actions"][0]["text"]}
    assert server.client.post(f"/api/seats/{mover}/play", json=play).status_code == 200
    assert whole(server, mover)["view"]["agreed_end"]["agreed"] == []
    assert say(server, links[other], "agree").status_code == 200
    after = whole(server, mover)["view"]["agreed_end"]
    assert (after["agreed"], after["waits_for"]) == ([other], [one])


def test_bots_agree_at_once_and_who_has_docked_may_propose(server: Server) -> None:
    docked = next(seat for seat in range(3) if seat not in still_racing())
    racing, _ = still_racing()
    links = opened(server, docked, racing)["seats"]
    seen = whole(server, links[racing])["view"]
    assert seen["agreed_end"] is not None
    if seen["actor"] == racing:  # else the bot moves on meanwhile
        assert say(server, links[docked], "agree").status_code == 200
        assert whole(server, links[racing])["view"]["agreed_end"]["waits_for"] == [racing]
        assert say(server, links[racing], "agree").status_code == 200
        assert whole(server, links[docked])["view"]["result"] is not None


def test_before_a_boat_has_docked_there_is_nothing_to_agree_to(server: Server) -> None:
    body = {"game": "mississippi-queen", "edition": "intro-1997", "chairs": [{"name": "Ann", "here": True}] * 3}
    link = server.client.post("/api/rooms", json=body).json()["seats"][0]
    assert whole(server, link)["view"]["agreed_end"] is None
    refused = say(server, link, "agree")
    assert refused.status_code >= 400
    assert refused.json()["clause"] == "MQ-END-9"


@pytest.mark.parametrize("what", ["agree", "decline", "takeback"])
def test_who_only_watches_decides_nothing(server: Server, what: str) -> None:
    links = opened(server, 0, 1, 2)
    assert server.client.post(f"/api/seats/{links['watch']}/{what}", json={"index": 0}).status_code == 404
