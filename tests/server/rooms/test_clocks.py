"""Clocks that jump or differ seat nobody's bot; whoever is there and does not decide is played for in the end."""

import itertools
import time
from typing import Any

import pytest

from paddlewheel.server.clock import Clock
from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.api.test_websocket import Player
from tests.server.support.postgres import Postgres
from tests.server.support.server_process import SERVE, Server

NUMBERS = itertools.count(1)
QUICK = """
from paddlewheel.server.bots import scheduler
from paddlewheel.server.rooms import presence
from paddlewheel.server.storage import repository
scheduler.RECHECK_INTERVAL_S, presence.HEARTBEAT_S = 0.1, 0.5
repository.SERVER_TIMEOUT_MS = scheduler.SERVER_TIMEOUT_MS = 3000
"""
AHEAD = """
import time
real, real_ns = time.time, time.time_ns
time.time, time.time_ns = lambda: real() + 60, lambda: real_ns() + 60_000_000_000
"""
JUMPING = """
import pathlib, sys, time
real, real_ns = time.time, time.time_ns
def jump():
    return 3600 * pathlib.Path(sys.argv[3]).exists()
time.time, time.time_ns = lambda: real() + jump(), lambda: real_ns() + jump() * 1_000_000_000
"""


def look(server: Server, room: dict[str, Any]) -> dict[str, Any]:
    return dict(server.client.get(f"/api/watch/{room['watch']}").json())


def test_a_clock_that_is_set_anew_changes_no_time_that_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    stamp = clock.now()
    for jump in (3600, -7200):
        monkeypatch.setattr(time, "time", lambda jump=jump: 1.7e9 + jump)
        assert abs(clock.now() - stamp) < 10_000
        assert 0 <= clock.since(stamp) < 10_000


def test_stamps_by_another_clock_count_from_when_they_became_reliable() -> None:
    clock = Clock()
    assert clock.since(clock.now() - 3_600_000) < 10_000, "from before this process"
    assert clock.since(clock.now() + 3_600_000) < 10_000, "from the future"
    clock.synchronize_with(clock.now() + 60_000)
    assert clock.since(clock.now() - 30_000) < 10_000, "the shared clock jumped"
    clock.synchronize_with(clock.now() + 5)
    assert clock.reliable_since < clock.now() + 5


def test_an_hour_forward_gives_nobodys_seat_away(tmp_path: Any) -> None:
    """To a bot, of somebody who was away for a moment of a long turn."""
    jump = tmp_path / "jump"
    server = Server(f"sqlite:///{tmp_path}/rooms.db", JUMPING + QUICK + SERVE, (str(jump),))
    room = opened(server.client, game="riverboat", turn_limit=600)
    watcher = Player(server, f"/api/watch/{room['watch']}/socket")
    away = Player(server, f"/api/seats/{room['seats'][watcher.view['actor']]}/socket")
    away.socket.close()
    jump.touch()
    time.sleep(2)
    assert {seat["bot"] for seat in look(server, room)["seats"]} == {""}
    watcher.socket.close()
    server.stop()


def test_servers_whose_clocks_differ_agree_who_is_there(postgres: Postgres) -> None:
    database = postgres.new_database(f"clocks_{next(NUMBERS)}")
    here, ahead = Server(database, QUICK + SERVE), Server(database, AHEAD + QUICK + SERVE)
    room = opened(here.client, game="riverboat", turn_limit=4)
    watcher = Player(ahead, f"/api/watch/{room['watch']}/socket")
    sitting = Player(here, f"/api/seats/{room['seats'][watcher.view['actor']]}/socket")
    time.sleep(7)
    assert {seat["bot"] for seat in look(ahead, room)["seats"]} == {""}
    assert {seat["bot"] for seat in look(here, room)["seats"]} == {""}
    for player in (watcher, sitting):
        player.socket.close()
    here.stop()
    ahead.stop()


def test_whoever_keeps_a_tab_open_and_does_not_play_is_played_for(database: str) -> None:
    short = QUICK + "scheduler.PRESENT_IDLE_MIN_S = 2\n"
    server = Server(database, short + SERVE)
    room = opened(server.client, game="riverboat", turn_limit=1)
    players = [Player(server, f"/api/seats/{link}/socket") for link in room["seats"]]
    actor = players[0].view["actor"]
    until(lambda: look(server, room)["seats"][actor]["bot"] == "pilot")
    players[actor].follow_to(players[actor].next + 1)
    for player in players:
        player.socket.close()
    server.stop()
