"""docs/protocol.md and the OpenAPI page leave nothing out."""

import re
from typing import get_args

import pytest

from paddlewheel.server.api.requests import ClientMessage
from tests.repository import ROOT
from tests.server.api.test_requests import opened
from tests.server.api.test_websocket import Player
from tests.server.support.server_process import Server

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()


def test_every_request_is_described_in_both(server_on_sqlite: Server) -> None:
    page = server_on_sqlite.client.get("/docs").text
    for path in server_on_sqlite.client.get("/openapi.json").json()["paths"]:
        assert f"<code>{path}</code>" in page
        if not path.startswith("/api/watch/{link}/"):
            assert path in PROTOCOL, path


def test_every_message_is_described() -> None:
    for kind in (*get_args(ClientMessage.model_fields["type"].annotation), "whole", "change", "seats", "done", "error"):
        assert f'{{"type": "{kind}"' in PROTOCOL, kind


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_every_field_that_the_room_adds_is_described(server_on_sqlite: Server, game: str) -> None:
    room = opened(server_on_sqlite.client, game=game)
    view = server_on_sqlite.client.get(f"/api/watch/{room['watch']}").json()["view"]
    described = set(re.findall(r"`(\w+)`", PROTOCOL))
    assert {"game", "edition", "players", "seat", "yours", "actor", "prompt", "actions"} <= described & set(view)
    assert {"can_undo", "luck", "result", "problem"} <= described & set(view)


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_plans_are_for_the_one_who_decides(server_on_sqlite: Server, game: str) -> None:
    client, room = server_on_sqlite.client, opened(server_on_sqlite.client, game=game)
    players = [Player(server_on_sqlite, f"/api/seats/{link}/socket") for link in room["seats"]]
    actor = players[0].view["actor"]
    asked = client.get(f"/api/seats/{room['seats'][actor]}/plans/{players[actor].next}").json()
    players[actor].say(type="plans", index=players[actor].next)
    answer = players[actor].hear()
    assert answer == asked
    assert answer["type"] == "plans"
    assert len(answer["plans"]["node"]) >= len(players[actor].view["actions"])
    players[1 - actor].say(type="plans", index=players[1 - actor].next)
    assert "plans are for the player who decides" in players[1 - actor].hear()["detail"]
    players[actor].say(type="plans", index=players[actor].next - 1)
    assert "decided before entry" in players[actor].hear()["detail"]
    watcher = Player(server_on_sqlite, f"/api/watch/{room['watch']}/socket")
    watcher.say(type="plans", index=watcher.next)
    assert "to watch by" in watcher.hear()["detail"]
