"""`paddlewheel serve`: what can go wrong at the start is said in a sentence, and an interrupt ends it cleanly."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.forkserver import ForkedPython, run_python
from tests.processes import children, is_running, until
from tests.server.api.test_requests import opened
from tests.server.support.ports import ADDRESS
from tests.server.support.postgres import Postgres

SERVE = ("-m", "paddlewheel.cli", "serve")


def refused(*arguments: str, **environment: str) -> str:
    run = run_python(*SERVE, *arguments, env=dict(os.environ) | environment)
    assert run.returncode == 1, run.stderr
    assert "Traceback" not in run.stderr
    assert run.stderr.startswith("paddlewheel: ")
    return " ".join(run.stderr.split())


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind((ADDRESS, 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused("--port", str(port), "--database", f"sqlite:///{tmp_path}/rooms.db")
    assert f"port {port} on {ADDRESS} is taken by another program; choose another with --port" in said


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--port", "70000"), "a port is a number from 0 to 65535, not 70000"),
        (("--host", "192.0.2.1"), "192.0.2.1 is not an address of this machine"),
        (("--log", "loud"), "--log is one of debug, info, warning, error, not 'loud'"),
        (("--rate", "-1"), "numbers above 0"),
        (("--bot-seconds", "nan"), "numbers above 0"),
        (("--database", "sqlite://"), "rooms are kept in a file"),
        (("--database", "sqlite:///:memory:"), "rooms are kept in a file"),
        (("--database", "rooms.db"), "is not a database; write sqlite:///file.db or postgresql://"),
        (("--database", "mysql://localhost/rooms"), "there is no database 'mysql' here"),
        (("--database", "sqlite:////nowhere/at/all/rooms.db"), "/nowhere/at/all does not exist"),
        (("--database", "postgresql://nobody@127.0.0.1:9/rooms"), "cannot be used"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    usual = ("--port", "0", "--database", f"sqlite:///{tmp_path}/rooms.db")
    assert says in refused(*usual, *arguments)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """Nobody can write below a file, not even root."""
    (tmp_path / "file").write_text("")
    assert "cannot be made" in refused("--port", "0", XDG_DATA_HOME=str(tmp_path / "file"))
    said = refused("--port", "0", "--database", f"sqlite:///{tmp_path}/file/rooms.db")
    assert "is not a folder" in said


def test_a_file_that_is_no_database_and_one_from_the_future_are_refused_unharmed(tmp_path: Path) -> None:
    letter, future = tmp_path / "letter.txt", tmp_path / "future.db"
    letter.write_text("Dear Ada, " * 500)
    assert "not a database" in refused("--port", "0", "--database", f"sqlite:///{letter}")
    assert letter.read_text() == "Dear Ada, " * 500
    with sqlite3.connect(future) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    assert "made by a newer Paddlewheel" in refused("--port", "0", "--database", f"sqlite:///{future}")


def started(*arguments: str, **environment: str) -> tuple[ForkedPython, httpx.Client]:
    process = ForkedPython(*SERVE, "--port", "0", *arguments, env=dict(os.environ) | environment, pipes=True)
    said = re.fullmatch(r"Paddlewheel is at (http://127\.0\.0\.1:\d+) \(Ctrl-C ends it\)\n", process.stdout.readline())
    assert said is not None
    return process, httpx.Client(base_url=said[1], timeout=60)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_in_a_folder_of_its_own_and_ends_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    """With a bot in the middle of a thought."""
    process, client = started(XDG_DATA_HOME=str(tmp_path / "data"))
    room = opened(client, game="riverboat", chairs=[{"bot": "commodore:60s"}, {"bot": "commodore:60s"}])
    client.get(f"/api/watch/{room['watch']}").raise_for_status()
    (worker,) = until(lambda: children(process.pid))
    time.sleep(0.5)
    process.send_signal(sign)
    _, log = process.communicate(timeout=60)
    assert process.returncode == 0
    assert not is_running(worker)
    assert (tmp_path / "data" / "paddlewheel" / "rooms.db").exists()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"time", "level", "what"} <= set(lines[0])
    assert not any("trace" in line for line in lines), log
    assert lines[-1]["what"] == "ended", "by itself: nothing was left hanging"
    client.close()


def test_it_serves_postgresql_by_one_url(postgres: Postgres) -> None:
    process, client = started("--database", postgres.new_database("by_url"))
    opened(client, listed=True)
    assert client.get("/healthz").json() == {"ok": True}
    page = client.get("/rooms")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "Mississippi Queen" in page.text
    assert "Ada, Ben" in page.text
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 0
    client.close()


def test_what_an_operator_would_graph_is_counted(tmp_path: Path) -> None:
    process, client = started("--database", f"sqlite:///{tmp_path}/rooms.db")
    room = opened(client, game="riverboat")
    seen = client.get(f"/api/watch/{room['watch']}").json()
    link = room["seats"][seen["view"]["actor"]]
    action = client.get(f"/api/seats/{link}").json()["view"]["actions"][0]["text"]
    for _ in range(2):
        client.post(f"/api/seats/{link}/play", json={"index": seen["next"], "action": action})
    said = client.get("/metrics").text
    for line in (
        'paddlewheel_rooms_opened_total{game="riverboat"} 1.0',
        'paddlewheel_entries_total{kind="play"} 1.0',
        'paddlewheel_refused_total{status="409"} 1.0',
        "paddlewheel_sockets 0.0",
        "paddlewheel_rooms_in_memory 0.0",
        "paddlewheel_write_seconds_count 2.0",
    ):
        assert line in said, said
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    client.close()


PLAIN = [sys.executable, "-m", "paddlewheel.cli"]


def test_without_a_command_the_page_is_served_and_opened_on_a_free_port(tmp_path: Path) -> None:
    """A program that writes down what it is given stands in for the browser."""
    browser, opened_at = tmp_path / "browser", tmp_path / "address"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened_at}\n')
    browser.chmod(0o755)
    environment = {"BROWSER": str(browser), "DISPLAY": ":0"}
    processes = []
    for name in ("data", "other"):  # whoever has port 8000, at most one of them
        mine = environment | {"XDG_DATA_HOME": str(tmp_path / name)}
        process = subprocess.Popen(PLAIN, stdout=subprocess.PIPE, text=True, env=dict(os.environ) | mine)
        processes.append(process)
        assert process.stdout is not None
        said = process.stdout.readline()
        address = said.removeprefix("Paddlewheel is at ").removesuffix(" (Ctrl-C ends it)\n")
        until(lambda address=address: opened_at.exists() and opened_at.read_text().strip() == address)
        assert '<div id="page">' in httpx.get(address, timeout=60).text
    assert (tmp_path / "data" / "paddlewheel" / "rooms.db").exists()
    opened_at.unlink()
    again = subprocess.run(
        PLAIN, capture_output=True, text=True, timeout=60, env=dict(os.environ) | mine
    )  # on the second's file: it opens what is there
    assert (again.returncode, again.stdout) == (0, f"Paddlewheel runs already: {address}\n")
    until(lambda: opened_at.exists() and opened_at.read_text().strip() == address)
    for process in processes:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        assert process.returncode == 0


def test_without_the_page_it_says_what_to_do(tmp_path: Path) -> None:
    """As in a checkout where nothing was built yet."""
    nowhere = "import pathlib, paddlewheel.server.web.html as pages; pages.PAGE_FOLDER = pathlib.Path('/nowhere')"
    script = f"{nowhere}\nfrom paddlewheel.cli import main\nmain()"
    run = run_python("-c", script, "--no-open")
    assert run.returncode == 1
    assert "the page is not built yet; `make setup` builds it" in " ".join(run.stderr.split())
