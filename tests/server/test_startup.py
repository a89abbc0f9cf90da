"""Several servers that start at once, passwords that are not on the command line, and what is counted and logged."""

import json
import os
import signal
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, insert, text
from sqlalchemy.dialects import sqlite
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from paddlewheel.server.storage.models import RoomRow
from paddlewheel.server.storage.repository import Repository, newest_listed
from paddlewheel.server.storage.schema import ROOMS, SEATS
from tests.forkserver import ForkedPython, run_python
from tests.processes import children, until
from tests.server.api.test_requests import opened
from tests.server.storage.test_repository import new_room, with_store
from tests.server.support.postgres import Postgres
from tests.server.support.server_process import Server
from tests.server.test_serve import SERVE, started

SERVERS = 4
OPEN = """
import asyncio, sys
from paddlewheel.server.storage.repository import Repository, newest_listed
async def main():
    store = await Repository.at(sys.argv[1])
    await store.close()
sys.stdin.readline()
asyncio.run(main())
"""


def test_servers_that_start_at_once_on_an_empty_database_all_start(database: str) -> None:
    processes = [
        ForkedPython("-c", OPEN, database, pipes=True)  # all have imported what they need
        for _ in range(SERVERS)
    ]
    for process in processes:
        process.stdin.write("\n")
        process.stdin.flush()
    said = [process.communicate()[1] for process in processes]
    assert [process.returncode for process in processes] == [0] * SERVERS, said


def test_a_password_need_not_be_on_the_command_line(tmp_path: Path) -> None:
    """In the environment, as a URL or as PostgreSQL's own programs take it, or in a file."""
    postgres = Postgres(password="of the river")
    url = postgres.new_database("secret")
    file = tmp_path / "pgpass"
    file.write_text(f"127.0.0.1:{postgres.port}:*:paddlewheel:of the river\n")
    file.chmod(0o600)
    ways: list[dict[str, str]] = [
        {"PADDLEWHEEL_DATABASE": url.replace("paddlewheel@", "paddlewheel:of%20the%20river@")},
        {"PADDLEWHEEL_DATABASE": url, "PGPASSWORD": "of the river"},
        {"PADDLEWHEEL_DATABASE": url, "PGPASSFILE": str(file)},
    ]
    for way in ways:
        process, client = started(**way)
        opened(client)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        client.close()
    without = dict(os.environ) | {"PADDLEWHEEL_DATABASE": url}
    wrong = run_python(*SERVE, "--port", "0", env=without)
    assert wrong.returncode == 1, "there is a password"
    postgres.stop()


def metrics(client: httpx.Client) -> dict[str, float]:
    lines = [line for line in client.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_every_refusal_and_every_socket_is_counted_and_logged(tmp_path: Path) -> None:
    process, client = started("--database", f"sqlite:///{tmp_path}/rooms.db", "--log", "info")
    room = opened(client, game="riverboat")
    link = f"/api/seats/{room['seats'][0]}"
    assert client.get("/api/seats/nothing").status_code == 404
    assert client.post("/api/rooms", json={"chairs": 7}).status_code == 422
    assert client.get("/nowhere").status_code == 404
    socket = f"ws://{client.base_url.host}:{client.base_url.port}{link}/socket"
    with pytest.raises(InvalidStatus):
        connect(socket, origin="http://elsewhere.example")  # type: ignore[arg-type]
    with connect(socket, legacy=True) as guest:
        guest.recv(timeout=60)
        guest.send("what?")
        assert json.loads(guest.recv(timeout=60))["status"] == 422
    until(lambda: metrics(client).get('paddlewheel_sockets_closed_total{code="1000"}'))
    until(lambda: metrics(client)["paddlewheel_loop_lag_seconds_count"])
    counted = metrics(client)
    assert counted['paddlewheel_refused_total{status="404"}'] == 2
    assert counted['paddlewheel_refused_total{status="422"}'] == 2
    assert counted['paddlewheel_refused_total{status="403"}'] == 1
    assert counted["paddlewheel_sockets_opened_total"] == 1
    assert counted['paddlewheel_sockets_closed_total{code="1000"}'] == 1
    assert counted['paddlewheel_commits_total{outcome="done"}'] >= 2
    assert counted["paddlewheel_loop_lag_seconds_count"] >= 1
    assert counted['paddlewheel_request_seconds_count{route="/api/rooms"}'] == 2
    for name in ("bot_decisions_total", "workers_replaced_total", "bot_questions"):
        assert counted[f"paddlewheel_{name}"] == 0
    process.send_signal(signal.SIGINT)
    log = [json.loads(line) for line in process.communicate(timeout=60)[1].splitlines()]
    client.close()
    said = [line["what"] for line in log]
    assert [said.count(what) for what in ("socket opened", "socket closed", "socket refused")] == [1, 1, 1]
    assert not [line for line in log if line["level"] in ("error", "critical")], "a refusal is no error"


def test_a_database_that_hangs_is_unwell_within_its_time() -> None:
    """PostgreSQL is stopped in the middle of things, and goes on later."""
    mine = Postgres()
    server = Server(mine.new_database("hangs"))
    stopped = [mine.process.pid, *children(mine.process.pid)]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        time.sleep(1.1)  # an answer is good for a second
        health = server.client.get("/healthz", timeout=10)
        assert (health.status_code, health.json()["ok"]) == (503, False)
        assert "within 2 seconds" in health.json()["problem"]
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
    server.stop()
    mine.stop()


def test_rooms_are_listed_only_where_that_was_asked_for(server: Server) -> None:
    for name, listed in (("Dora the hidden", False), ("Emil the listed", True)):
        opened(server.client, chairs=[{"name": name}, {}], listed=listed)
    opened(server.client, chairs=[{"name": "Fay the hidden"}, {}])
    page = server.client.get("/rooms").text
    assert "Emil the listed" in page
    assert "the hidden" not in page
    german = server.client.get("/rooms", headers={"accept-language": "fr, de-AT;q=0.8, en;q=0.2"})
    assert '<html lang="de">' in german.text
    assert "<th>Spieler" in german.text
    assert "eröffnet einen Raum mit <code>POST /api/rooms</code>" in german.text
    assert "accept-language" in german.headers["vary"]  # a long list is compressed too
    assert '<html lang="en">' in page
    assert "<th>Players" in page


def test_the_list_is_found_by_an_index_and_only_what_is_shown_is_counted(tmp_path: Path) -> None:
    """However many rooms there are: SQLite says how it would look."""

    async def work(store: Repository) -> list[str]:
        rooms = [replace(new_room(), listed=True, opened=number) for number in range(300)]
        await store.write(lambda connection: write_all(connection, rooms))
        found = await store.newest_rooms(50)
        assert [one.room.opened for one in found] == list(range(299, 249, -1))
        asked = newest_listed(50).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        explained = text(f"EXPLAIN QUERY PLAN {asked}")
        plan = await store.database.read(lambda connection: connection.execute(explained).all())
        return [str(row[-1]) for row in plan]

    plan = with_store(f"sqlite:///{tmp_path}/rooms.db", work)
    assert all("TEMP B-TREE" not in step for step in plan), plan
    assert any("rooms_listed_by_age" in step for step in plan), plan


def write_all(connection: Connection, rooms: list[RoomRow]) -> None:
    connection.execute(insert(ROOMS), [room.as_row() for room in rooms])
    connection.execute(insert(SEATS), [{"room": room.room, "seat": 0, "name": "Ada", "bot": ""} for room in rooms])
