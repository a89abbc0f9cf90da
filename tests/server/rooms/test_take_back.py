"""A whole turn is taken back, with the bots' turns after it, where nobody else sits at the table."""

import time
from typing import Any

import httpx
import pytest

import paddlewheel as pw
from paddlewheel.core.matches.provably_fair import check_luck
from paddlewheel.games import find_game
from tests.server.support.server_process import Server

GAMES = {"mississippi-queen": "2019", "riverboat": "2017"}
ANN = {"name": "Ann"}


def opened(server: Server, game: str, chairs: list[dict[str, Any]]) -> list[str]:
    body = {"game": game, "edition": GAMES[game], "chairs": chairs}
    answer = server.client.post("/api/rooms", json=body)
    assert answer.status_code == 201, answer.text
    links: list[str] = answer.json()["seats"]
    return links


def restart(server: Server) -> None:
    server.kill()
    server.start()


def whole(server: Server, link: str) -> dict[str, Any]:
    seen: dict[str, Any] = server.client.get(f"/api/seats/{link}").json()
    return seen


def my_turn(server: Server, link: str) -> dict[str, Any]:
    """The view once the bots have played and Ann has to decide."""
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        seen = whole(server, link)
        if seen["view"]["actor"] in (0, -2):
            return seen
        time.sleep(0.05)
    raise AssertionError("the bots never finished")


def play(server: Server, link: str, decisions: int) -> dict[str, Any]:
    """Play the first action, so often; returns what is seen before the last play and after the bots' answer."""
    before: dict[str, Any] = {}
    for _ in range(decisions):
        before = my_turn(server, link)
        body = {"index": before["next"], "action": before["view"]["actions"][0]["text"]}
        assert server.client.post(f"/api/seats/{link}/play", json=body).status_code == 200
    return before


def take_back(server: Server, link: str) -> httpx.Response:
    return server.client.post(f"/api/seats/{link}/takeback", json={"index": my_turn(server, link)["next"]})


def record(server: Server, link: str) -> dict[str, Any]:
    found: dict[str, Any] = server.client.get(f"/api/seats/{link}/record").json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_taken_back_with_all_that_came_after_it(own_server: Server, game: str) -> None:
    link = opened(own_server, game, [ANN, {"bot": "deckhand"}])[0]
    play(own_server, link, 40)
    lengths = []
    for _ in range(3):
        before = my_turn(own_server, link)
        assert before["view"]["can_take_back"] is True
        answer = take_back(own_server, link)
        assert answer.status_code == 200, answer.text
        seen = whole(own_server, link)
        assert seen["next"] == before["next"] + 1  # an entry like any other
        assert seen["view"]["actor"] == 0
        assert len(seen["view"]["actions"]) > 1
        lengths.append(len(record(own_server, link)["actions"]))
        restart(own_server)  # the journal, and the snapshot of it, lead to the same position
        assert whole(own_server, link)["view"] == seen["view"]
    assert lengths == sorted(set(lengths), reverse=True)
    play(own_server, link, 5)
    my_turn(own_server, link)
    since = own_server.client.get(f"/api/seats/{link}/since/0").json()
    assert [entry["number"] for entry in since["happened"]] == list(range(since["next"]))
    assert [entry["kind"] for entry in since["happened"]].count("takeback") == 3
    kept = record(own_server, link)
    again = pw.load({name: value for name, value in kept.items() if name != "luck"})
    assert len(again.log) == len(kept["actions"])


def test_luck_can_be_checked_after_turns_were_taken_back(server: Server) -> None:
    link = opened(server, "mississippi-queen", [ANN, {"bot": "deckhand"}])[0]
    for _ in range(4):
        play(server, link, 12)
        assert take_back(server, link).status_code == 200
    body = {"bot": "mate"}
    assert server.client.post(f"/api/seats/{link}/bot", json=body).status_code == 200
    ends = time.monotonic() + 60
    while whole(server, link)["view"]["actor"] != -2:
        assert time.monotonic() < ends
        time.sleep(0.1)
    kept = record(server, link)
    assert kept["luck"]["secret"]
    assert check_luck(find_game("mississippi-queen"), kept).checked == len(kept["luck"]["draws"]) > 0


def test_where_other_people_sit_nobody_takes_a_turn_back(server: Server) -> None:
    links = opened(server, "riverboat", [ANN, {"name": "Ben"}, {"bot": "deckhand"}])
    assert whole(server, links[0])["view"]["can_take_back"] is False
    index = whole(server, links[0])["next"]
    answer = server.client.post(f"/api/seats/{links[0]}/takeback", json={"index": index})
    assert answer.status_code >= 400
    assert "nobody else sits at the table" in answer.json()["detail"]


def test_before_ones_first_turn_there_is_none_to_take_back(server: Server) -> None:
    link = opened(server, "riverboat", [ANN, {"bot": "deckhand"}])[0]
    answer = take_back(server, link)
    assert answer.status_code >= 400
    assert "no turn yet" in answer.json()["detail"]
