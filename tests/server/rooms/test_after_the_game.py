"""When a game is over: what it was like, and a rematch in a room of its own."""

from functools import cache
from typing import Any

import pytest

from tests.server.support.openapi_check import hold
from tests.server.support.server_process import Server
from tests.web.prepared_games import played

PEOPLE = [{"name": "Ann"}, {"name": "Ben"}, {"bot": "mate"}]
EDITIONS = {"mississippi-queen": "intro-1997", "riverboat": "2017"}


@cache
def finished(game: str) -> dict[str, Any]:
    return played(game, EDITIONS[game], 3, 7, lambda match: False).save()


def opened(server: Server, game: str) -> dict[str, Any]:
    body = {"record": finished(game), "chairs": PEOPLE}
    answer = server.client.post("/api/rooms/from-record", json=body)
    assert answer.status_code == 201, answer.text
    links: dict[str, Any] = answer.json()
    return links


def test_a_race_tells_what_it_was_like(server: Server) -> None:
    links = opened(server, "mississippi-queen")
    view = server.client.get(f"/api/watch/{links['watch']}").json()["view"]
    answer = server.client.get(f"/api/watch/{links['watch']}/statistics").json()
    hold("StatisticsResponse", answer)
    boats, river = answer["statistics"]["boats"], answer["statistics"]["river"]
    coal = {boat["name"]: boat["coal"] for boat in view["boats"]}
    assert [6 - coal[boat["boat"]] for boat in boats] == [boat["coal"] for boat in boats]
    assert len(boats) == 3
    for boat in boats:
        assert len(boat["places"]) == view["round"] + 1
        assert boat["places"][-1] == view["result"][boat["seat"]]
        assert {tuple(at) for at in boat["track"]} <= {tuple(space["hex"]) for space in river}
        assert len(boat["track"]) > 10
    assert 0 < sum(boat["led"] for boat in boats) <= view["round"]
    verbs = [action.split()[0] for action in finished("mississippi-queen")["actions"]]
    assert sum(boat["pushes"] for boat in boats) == verbs.count("push")


def test_a_riverboat_game_tells_who_had_how_many_points_when(server: Server) -> None:
    links = opened(server, "riverboat")
    view = server.client.get(f"/api/seats/{links['seats'][0]}").json()["view"]
    answer = server.client.get(f"/api/seats/{links['seats'][0]}/statistics").json()
    hold("StatisticsResponse", answer)
    rounds = answer["statistics"]["rounds"]
    assert [one["round"] for one in rounds] == [1, 2, 3, 4]
    assert rounds[-1]["points"] == [seat["points"] for seat in view["seats"]]
    assert sum(rounds[0]["points"]) < sum(rounds[1]["points"]) < sum(rounds[-1]["points"])


def test_a_rematch_is_for_the_same_people_and_bots(server: Server) -> None:
    links = opened(server, "riverboat")
    ann, ben = links["seats"][:2]
    first = server.client.post(f"/api/seats/{ann}/rematch")
    assert first.status_code == 201, first.text
    hold("RematchLink", first.json())
    since = server.client.get(f"/api/seats/{ben}/since/0").json()
    hold("SinceMessage", since)
    told = since["happened"][-1]
    assert (told["kind"], told["seat"], told["events"][0]["kind"]) == ("rematch", 0, "rematch")
    assert told["events"][0]["facts"] == {"room": first.json()["room"]}
    second = server.client.post(f"/api/seats/{ben}/rematch").json()
    assert second["room"] == first.json()["room"]
    for seat, joined in enumerate([first.json(), second]):
        seen = server.client.get(f"/api/seats/{joined['link']}").json()
        assert seen["view"]["yours"] == [seat]
        assert [one["name"] for one in seen["seats"]] == ["Ann", "Ben", "mate"]
        assert seen["view"]["result"] is None
    assert server.client.post(f"/api/seats/{links['watch']}/rematch").status_code == 404
    assert server.client.get(f"/api/seats/{ann}/record").json()["result"] == finished("riverboat")["result"]


@pytest.mark.parametrize("what", ["rematch", "statistics"])
def test_while_the_game_goes_on_there_is_neither(server: Server, what: str) -> None:
    body = {"game": "riverboat", "edition": "2017", "chairs": PEOPLE}
    link = server.client.post("/api/rooms", json=body).json()["seats"][0]
    path = f"/api/seats/{link}/{what}"
    answer = server.client.post(path) if what == "rematch" else server.client.get(path)
    assert answer.status_code >= 400
    assert "when" in answer.json()["detail"]
