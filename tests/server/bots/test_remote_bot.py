"""The example of a player that lives elsewhere plays whole games, through a server that is killed on the way."""

import subprocess
import sys

import pytest

from tests.processes import until
from tests.repository import ROOT
from tests.server.api.test_requests import opened
from tests.server.bots.test_bots_in_rooms import look
from tests.server.support.server_process import Server

EXAMPLE = ROOT / "examples" / "remote_bot.py"


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_remote_bots_play_a_whole_game(own_server: Server, game: str) -> None:
    room = opened(own_server.client, game=game, chairs=[{"name": "Ada"}, {"name": "Ben"}, {"bot": "deckhand"}])
    address = str(own_server.client.base_url).rstrip("/")
    bots = [subprocess.Popen([sys.executable, str(EXAMPLE), address, link]) for link in room["seats"][:2]]
    try:
        for entries in (30, 60):
            until(lambda least=entries: look(own_server.client, room)["next"] > least)
            own_server.kill()
            own_server.start()
        for bot in bots:
            assert bot.wait(120) == 0
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()
    assert look(own_server.client, room)["view"]["result"]
