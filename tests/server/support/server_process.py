"""A server that really runs, on a port of its own: it can be killed and started again in the same place."""

import signal
import time

import httpx

from tests.forkserver import ForkedPython
from tests.server.support.ports import ADDRESS, steady_port

SERVE = """
import sys
from paddlewheel.server.services import Settings
from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.json_logging import log_to_stderr
from paddlewheel.server.run import serve
log_to_stderr("warning")
serve(Settings(sys.argv[1], limits=Limits.of(0)), "127.0.0.1", int(sys.argv[2]))
"""
TRIES = 3  # another program may take a port before the server does


class Server:
    def __init__(self, database: str, snippet: str = SERVE, arguments: tuple[str, ...] = ()) -> None:
        self.database = database
        for _ in range(TRIES):
            self.port = steady_port()
            self.client = httpx.Client(base_url=f"http://{ADDRESS}:{self.port}", timeout=60)
            if self._comes_up(snippet, arguments):
                return
            self.client.close()
        raise AssertionError("the server ended at its start")

    def start(self, snippet: str = SERVE, arguments: tuple[str, ...] = ()) -> None:
        """On the same port and database as before; the arguments are the snippet's own."""
        assert self._comes_up(snippet, arguments)

    def address(self, path: str) -> str:
        """Of a socket."""
        return f"ws://{ADDRESS}:{self.port}{path}"

    def stop(self) -> None:
        self.client.close()
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait() == 0

    def kill(self) -> None:
        """As a power cut would; nothing happens if it is dead already."""
        self.process.kill()
        self.process.wait()

    def died(self) -> None:
        """Wait until it has killed itself."""
        assert self.process.wait() == -signal.SIGKILL

    def _comes_up(self, snippet: str, arguments: tuple[str, ...]) -> bool:
        self.process = ForkedPython("-c", snippet, self.database, str(self.port), *arguments)
        ends = time.monotonic() + 60
        while self.process.poll() is None:
            assert time.monotonic() < ends, "the server did not start"
            try:
                if self.client.get("/healthz").json() == {"ok": True}:
                    return True
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        return False
