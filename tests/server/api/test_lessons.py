"""A lesson over the wire: its scenes, and a room at each of them."""

import pytest

from paddlewheel.games import GAMES
from tests.server.support.server_process import Server


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_opens_at_its_first_step(server_on_sqlite: Server, game: str) -> None:
    client = server_on_sqlite.client
    lesson = client.get(f"/api/lessons/{game}").json()
    assert lesson["game"] == game
    for scene in lesson["scenes"]:
        answer = client.post(f"/api/lessons/{game}/{scene['id']}", json={"name": "Ada"})
        assert answer.status_code == 201
        links = answer.json()["seats"]
        assert [seat for seat, link in enumerate(links) if link] == [lesson["learner"]]
        seen = client.get(f"/api/seats/{links[lesson['learner']]}").json()
        assert seen["next"] == scene["start"]
        assert seen["view"]["actor"] == lesson["learner"]
        assert seen["seats"][lesson["learner"]]["name"] == "Ada"
        assert not seen["view"]["can_undo"]


def test_what_is_no_lesson_is_said(server_on_sqlite: Server) -> None:
    client = server_on_sqlite.client
    answer = client.post("/api/lessons/riverboat/swimming", json={})
    assert answer.status_code == 404
    assert "no scene 'swimming'; choose one of phase, workers" in answer.json()["detail"]
    assert client.get("/api/lessons/chess").status_code == 422
    assert client.post("/api/lessons/riverboat/phase", json={"name": 7}).status_code == 422
