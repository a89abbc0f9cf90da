"""A server that really runs, on a port of its own: it can be killed and started again in the same place."""

import os
import random
import signal
import socket
import subprocess
import sys
import time

import httpx

from tests.server.postgres import ADDRESS

SERVE = """
import sys
from paddlewheel.server.house import Settings
from paddlewheel.server.limits import Limits
from paddlewheel.server.logs import log_to_stderr
from paddlewheel.server.serve import serve
log_to_stderr("warning")
serve(Settings(sys.argv[1], limits=Limits.of(0)), "127.0.0.1", int(sys.argv[2]))
"""
PORTS = range(15000, 32000)  # below those that the system gives to clients


def steady_port() -> int:
    """A free port that stays free while the server is away: no client that knocks there can be given it as its own."""
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe:
            try:
                probe.bind((ADDRESS, port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


class Server:
    def __init__(self, database: str, snippet: str = SERVE, arguments: tuple[str, ...] = ()) -> None:
        self.database, self.port = database, steady_port()
        self.client = httpx.Client(base_url=f"http://{ADDRESS}:{self.port}", timeout=20)
        self.start(snippet, arguments)

    def start(self, snippet: str = SERVE, arguments: tuple[str, ...] = ()) -> None:
        """On the same port and database as before; the arguments are the snippet's own."""
        command = [sys.executable, "-c", snippet, self.database, str(self.port), *arguments]
        self.process = subprocess.Popen(command, env=dict(os.environ))
        self._wait()

    def address(self, path: str) -> str:
        """Of a socket."""
        return f"ws://{ADDRESS}:{self.port}{path}"

    def stop(self) -> None:
        self.client.close()
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(20) == 0

    def kill(self) -> None:
        """As a power cut would; nothing happens if it is dead already."""
        self.process.kill()
        self.process.wait(20)

    def died(self) -> None:
        """Wait until it has killed itself."""
        assert self.process.wait(20) == -signal.SIGKILL

    def _wait(self) -> None:
        ends = time.monotonic() + 60
        while time.monotonic() < ends:
            assert self.process.poll() is None
            try:
                assert self.client.get("/healthz").json() == {"ok": True}
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server did not start")
