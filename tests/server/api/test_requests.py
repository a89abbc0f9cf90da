"""A whole game by requests alone, against a server that really runs."""

import random
from typing import Any

import httpx

import paddlewheel as pw


def opened(client: httpx.Client, **wish: Any) -> dict[str, Any]:
    answer = client.post("/api/rooms", json={"chairs": [{"name": "Ada"}, {"name": "Ben"}], **wish})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_two_people_with_curl_play_a_whole_game(client: httpx.Client) -> None:
    room, dice = opened(client, game="riverboat"), random.Random(5)
    links, actor = room["seats"], 0
    for _ in range(4000):
        mine, seat = client.get(f"/api/seats/{links[actor]}").json(), actor
        actor = mine["view"]["actor"]
        if actor < 0:
            break
        if actor != seat:
            continue
        action = dice.choice(mine["view"]["actions"])["text"]
        done = client.post(f"/api/seats/{links[actor]}/play", json={"index": mine["next"], "action": action})
        assert done.status_code == 200, done.text
        assert done.json()["next"] > mine["next"]
    record = client.get(f"/api/watch/{room['watch']}/record").json()
    match = pw.load(record)
    assert match.is_over
    assert match.result == mine["view"]["result"]


def test_what_is_refused_is_refused_in_words(client: httpx.Client) -> None:
    room = opened(client)
    link = room["seats"][0]
    seen = client.get(f"/api/seats/{link}").json()
    index, actor = seen["next"], seen["view"]["actor"]
    other = room["seats"][1 - actor]

    def said(answer: httpx.Response, status: int) -> str:
        assert answer.status_code == status, answer.text
        assert "Traceback" not in answer.text
        return str(answer.json()["detail"])

    mine, action = room["seats"][actor], client.get(f"/api/seats/{room['seats'][actor]}").json()["view"]["actions"][0]
    play = {"index": index, "action": action["text"]}
    assert "it is not seat" in said(client.post(f"/api/seats/{other}/play", json=play), 422)
    assert "is not legal here (MQ-" in said(
        client.post(f"/api/seats/{mine}/play", json={"index": index, "action": "push NE"}), 422
    )
    assert "fly" in said(client.post(f"/api/seats/{mine}/play", json={"index": index, "action": "fly"}), 422)
    assert client.post(f"/api/seats/{mine}/play", json=play).status_code == 200
    assert "decided before entry" in said(client.post(f"/api/seats/{mine}/play", json=play), 409)
    assert "opens no seat" in said(client.get(f"/api/seats/{room['watch']}"), 404)
    assert "opens no room" in said(client.get(f"/api/watch/{link}"), 404)
    assert "index" in said(client.post(f"/api/seats/{mine}/play", json={"index": -1, "action": "stop"}), 422)
    assert "there is no game 'chess'" in said(
        client.post("/api/rooms", json={"game": "chess", "chairs": [{}, {}]}), 422
    )
    assert said(client.post("/api/rooms", content=b"{nonsense"), 422)


def test_undo_and_restart_are_entries_of_their_own(client: httpx.Client) -> None:
    room, dice = opened(client), random.Random(2)
    for _ in range(60):
        seen = client.get(f"/api/watch/{room['watch']}").json()
        link = room["seats"][seen["view"]["actor"]]
        mine = client.get(f"/api/seats/{link}").json()
        if mine["view"]["can_undo"] and mine["view"]["decision"] == "move":
            break
        action = dice.choice(mine["view"]["actions"])["text"]
        client.post(f"/api/seats/{link}/play", json={"index": mine["next"], "action": action}).raise_for_status()
    index = mine["next"]
    back = client.post(f"/api/seats/{link}/undo", json={"index": index})
    assert back.json() == {"type": "done", "next": index + 1}
    since = client.get(f"/api/seats/{link}/since/{index}").json()
    assert [entry["kind"] for entry in since["happened"]] == ["undo"]
