"""A server that really runs, on a free port."""

import os
import signal
import subprocess
import sys
import time

import httpx

from tests.server.postgres import ADDRESS, free_port

SERVE = """
import sys, uvicorn
from paddlewheel.server.app import make_app
uvicorn.run(make_app(sys.argv[1]), host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
"""


class Server:
    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, database, str(self.port)], env=dict(os.environ))
        self.client = httpx.Client(base_url=f"http://{ADDRESS}:{self.port}", timeout=20)
        self._wait()

    def address(self, path: str) -> str:
        """Of a socket."""
        return f"ws://{ADDRESS}:{self.port}{path}"

    def stop(self) -> None:
        self.client.close()
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(20) in (0, -signal.SIGINT)

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
