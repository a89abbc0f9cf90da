"""The commands for whoever runs a server: backup and restore, verify, rooms that go; a server that only shows."""

import json
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.forkserver import run_python
from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.bots.test_bots_in_rooms import play_on
from tests.server.support.clients import Guest
from tests.server.support.postgres import programs
from tests.server.support.server_process import SERVE, Server


def run(*arguments: str, code: int = 0) -> Any:
    path = os.pathsep.join([str(programs()), os.environ["PATH"]])  # where pg_dump is
    done = run_python("-m", "paddlewheel.cli", *arguments, env=dict(os.environ) | {"PATH": path})
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done


@pytest.fixture
def served(database: str) -> Iterator[Server]:
    server = Server(database)
    yield server
    server.kill()
    server.client.close()


def played(server: Server, plays: int = 4) -> dict[str, Any]:
    room = opened(server.client, game="riverboat")
    for _ in range(plays):
        play(server, room)
    return room


def play(server: Server, room: dict[str, Any]) -> None:
    actor = server.client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
    play_on(server.client, room["seats"][actor])


def test_a_backup_taken_while_it_runs_brings_everything_back(served: Server, tmp_path: Path) -> None:
    room, target = played(served), tmp_path / "backup"
    before = served.client.get(f"/api/watch/{room['watch']}").json()
    run("backup", str(target), "--database", served.database)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert "is there already" in run("backup", str(target), "--database", served.database, code=1).stderr
    for _ in range(3):
        play(served, room)
    later = opened(served.client)
    if served.database.startswith("sqlite"):
        assert "uses this database already" in run("restore", str(target), "--database", served.database, code=1).stderr
    served.kill()
    run("restore", str(target), "--database", served.database)
    served.start()
    assert served.client.get(f"/api/watch/{room['watch']}").json() == before
    assert served.client.get(f"/api/watch/{later['watch']}").status_code == 404
    play(served, room)
    found = json.loads(run("verify", "--database", served.database, "--json").stdout)
    assert (found["rooms"], found["problems"]) == (1, [])


def test_a_damaged_backup_replaces_nothing(tmp_path: Path) -> None:
    file, bad = tmp_path / "rooms.db", tmp_path / "bad.db"
    server = Server(f"sqlite:///{file}")
    played(server)
    server.stop()
    shutil.copyfile(file, bad)
    with bad.open("r+b") as spoilt:
        spoilt.seek(4096)
        spoilt.write(os.urandom(bad.stat().st_size - 4096))
    before = file.read_bytes()
    assert "is damaged" in run("restore", str(bad), "--database", f"sqlite:///{file}", code=1).stderr
    assert file.read_bytes() == before


def test_verify_names_what_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "rooms.db"
    server = Server(f"sqlite:///{file}")
    room = played(server)["room"]
    server.stop()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE entries SET action = 'phase harvest' WHERE number = 3")
    said = run("verify", "--database", f"sqlite:///{file}", code=1).stdout
    assert f"room {room}: entry 3 of its journal is damaged" in said
    assert "1 damaged" in said


def test_rooms_are_listed_deleted_and_expire(served: Server) -> None:
    rooms = [played(served) for _ in range(3)]
    guest = Guest(served, f"/api/watch/{rooms[0]['watch']}")
    listed = json.loads(run("rooms", "list", "--database", served.database, "--json").stdout)
    assert {one["room"] for one in listed} == {room["room"] for room in rooms}
    assert all(one["entries"] >= 4 and one["players"] == ["Ada", "Ben"] and not one["listed"] for one in listed)
    run("rooms", "delete", rooms[0]["room"], "--database", served.database)
    assert guest.told("error")["detail"] == "this room was deleted"
    until(lambda: served.client.get(f"/api/watch/{rooms[0]['watch']}").status_code == 404)
    assert "there is no room" in run("rooms", "delete", "nowhere", "--database", served.database, code=1).stderr
    assert "0 rooms" in run("rooms", "expire", "--days", "1", "--database", served.database).stderr
    assert (
        "2 rooms would be" in run("rooms", "expire", "--days", "0", "--dry-run", "--database", served.database).stderr
    )
    run("rooms", "expire", "--days", "0", "--database", served.database)
    assert json.loads(run("rooms", "list", "--database", served.database, "--json").stdout) == []
    guest.socket.close()


def test_rooms_that_nobody_plays_in_go_by_themselves(database: str) -> None:
    often = "from paddlewheel.server import services\nservices.EXPIRY_INTERVAL_S = 0.2\n"
    server = Server(database, often + SERVE.replace("limits=", "keep_days=0.00002, limits="))  # 1.7 seconds
    room, busy = played(server, 1), played(server, 1)
    guest = Guest(server, f"/api/watch/{busy['watch']}")
    until(lambda: server.client.get(f"/api/watch/{room['watch']}").status_code == 404)
    assert server.client.get(f"/api/watch/{busy['watch']}").status_code == 200, "somebody is in it"
    guest.socket.close()
    server.stop()


def test_a_read_only_server_shows_and_keeps_nothing(served: Server) -> None:
    room = played(served)
    before = served.client.get(f"/api/watch/{room['watch']}").json()
    served.kill()
    served.start(SERVE.replace("limits=", "read_only=True, limits="))
    assert served.client.get(f"/api/watch/{room['watch']}").json() == before
    link = room["seats"][before["view"]["actor"]]
    mine = served.client.get(f"/api/seats/{link}").json()
    action = mine["view"]["actions"][0]["text"]
    refused = served.client.post(f"/api/seats/{link}/play", json={"index": mine["next"], "action": action})
    assert (refused.status_code, "only shows games for now" in refused.json()["detail"]) == (503, True)
    assert served.client.post("/api/rooms", json={"chairs": [{}, {}]}).status_code == 503
    assert served.client.get(f"/api/watch/{room['watch']}").json() == before
    served.kill()
    served.start()
    play(served, room)
