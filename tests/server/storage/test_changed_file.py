"""A SQLite file that another program changes under a running server: noticed before anything more is acknowledged."""

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.forkserver import run_python
from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.bots.test_bots_in_rooms import play_on
from tests.server.support.clients import Guest
from tests.server.support.server_process import SERVE, Server


class Place:
    """A server on a file, a room in which a game has begun, and a backup from before that."""

    def __init__(self, folder: Path) -> None:
        self.file, self.backup = folder / "rooms.db", folder / "backup.db"
        self.server = Server(f"sqlite:///{self.file}")
        self.before = opened(self.server.client, game="riverboat")
        with closing(sqlite3.connect(self.file)) as source, closing(sqlite3.connect(self.backup)) as target:
            source.backup(target)
        self.room = opened(self.server.client, game="riverboat")
        for _ in range(5):
            self.plays()

    def plays(self) -> None:
        play_on(self.server.client, self.link)

    @property
    def link(self) -> str:
        seen = self.server.client.get(f"/api/watch/{self.room['watch']}").json()
        return str(self.room["seats"][seen["view"]["actor"]])

    def delete(self) -> None:
        self.file.unlink()

    def delete_all(self) -> None:
        for name in ("rooms.db", "rooms.db-wal", "rooms.db-shm"):
            self.file.with_name(name).unlink()

    def copy_over(self) -> None:
        shutil.copyfile(self.backup, self.file)

    def move_over(self) -> None:
        self.backup.rename(self.file)

    def truncate(self) -> None:
        os.truncate(self.file, 8192)

    def damage(self) -> None:
        with self.file.open("r+b") as file:
            file.seek(5000)
            file.write(b"\0" * 100)

    def delete_log(self) -> None:
        self.file.with_name("rooms.db-wal").unlink()


CHANGES: dict[str, Callable[[Place], None]] = {
    "deleted": Place.delete,
    "deleted with all beside it": Place.delete_all,
    "copied over": Place.copy_over,
    "moved over": Place.move_over,
    "truncated": Place.truncate,
    "damaged": Place.damage,
    "robbed of its log": Place.delete_log,
}


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path)
    yield place
    place.server.kill()
    place.server.client.close()


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_file_is_noticed_before_anything_is_acknowledged(place: Place, change: str) -> None:
    client, link = place.server.client, place.link
    guest = Guest(place.server, f"/api/seats/{link}")
    play = {"index": guest.next, "action": guest.view["actions"][0]["text"]}
    CHANGES[change](place)
    answer = client.post(f"/api/seats/{link}/play", json=play)
    assert answer.status_code == 503
    assert "by another program; nothing more is kept until the operator of the server" in answer.json()["detail"]
    guest.say(type="play", **play)
    assert guest.told("done", "error")["status"] == 503
    health = client.get("/healthz")
    assert (health.status_code, health.json()["ok"]) == (503, False)
    assert "by another program" in health.json()["problem"]
    assert client.post("/api/rooms", json={"chairs": [{}, {}]}).status_code == 503


@pytest.mark.parametrize("change", ["copied over", "moved over"])
def test_a_backup_put_in_place_while_it_runs_is_whole_at_the_next_start(place: Place, change: str) -> None:
    CHANGES[change](place)
    until(lambda: place.server.client.get("/healthz").status_code == 503)
    place.server.kill()
    place.server.start()
    for room, status in ((place.before, 200), (place.room, 404)):
        assert place.server.client.get(f"/api/watch/{room['watch']}").status_code == status
    with closing(sqlite3.connect(place.file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_checkpoints_of_its_own_and_readers_from_outside_are_no_change(tmp_path: Path) -> None:
    file = tmp_path / "rooms.db"
    few = "from paddlewheel.server.storage import sqlite\nsqlite.CHECKPOINT_COMMITS = 3\n"
    server = Server(f"sqlite:///{file}", few + SERVE)
    room = opened(server.client, game="riverboat")
    for turn in range(20):
        seen = server.client.get(f"/api/watch/{room['watch']}").json()
        play_on(server.client, room["seats"][seen["view"]["actor"]])
        with closing(sqlite3.connect(file, timeout=0)) as other:  # what the server reads is left for the next time
            assert other.execute("SELECT COUNT(*) FROM entries").fetchone()[0] > turn
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert server.client.get("/healthz").json() == {"ok": True}
    server.stop()
    assert not file.with_name("rooms.db-wal").exists(), "all of it is in the file"


def test_only_its_owner_can_read_the_file(place: Place) -> None:
    for name in ("rooms.db", "rooms.db-wal", "rooms.db-shm", "rooms.db-lock"):
        assert stat.S_IMODE(place.file.with_name(name).stat().st_mode) == 0o600, name


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "rooms.db"
    file.touch(0o644)
    server = Server(f"sqlite:///{file}")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    server.stop()


def said_at_start(file: Path) -> str:
    """By a server that does not start."""
    run = run_python("-m", "paddlewheel.cli", "serve", "--port", "0", "--database", f"sqlite:///{file}")
    assert (run.returncode, run.stdout) == (1, "")
    return " ".join(run.stderr.split())


def test_a_malformed_file_is_refused_with_what_to_do(place: Place) -> None:
    place.server.stop()
    size = place.file.stat().st_size
    with place.file.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(size - 4096))
    said = said_at_start(place.file)
    assert "is damaged" in said
    assert "put a backup in its place with `paddlewheel restore`" in said


def test_a_second_server_on_the_same_file_is_refused_and_says_where_the_first_is(place: Place) -> None:
    said = said_at_start(place.file)
    assert f"another Paddlewheel at http://127.0.0.1:{place.server.port} uses this database already" in said
    link = place.file.with_name("link.db")
    link.symlink_to(place.file)
    assert "uses this database already" in said_at_start(link)
    place.plays()
    place.server.kill()
    place.server.start()
    place.plays()
