"""The process that `forkserver.py` forks from: it imports the package once, and then does what it is asked."""

import gc
import importlib
import json
import os
import runpy
import signal
import socket
import sys
from contextlib import suppress
from types import ModuleType
from typing import Any

MAX_REQUEST_BYTES = 1 << 18
IMPORTED_FIRST = ("paddlewheel.cli", "paddlewheel.lab.runs.precompile", "paddlewheel.server.run")


class Requests:
    """Start a process, or tell how one ended. What still runs at the end is killed."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._running: set[int] = set()

    def serve(self) -> list[str] | None:
        """Return in each process that was asked for, with its arguments, and here at the end."""
        while True:
            text, files, *_ = socket.recv_fds(self._socket, MAX_REQUEST_BYTES, 3)
            if not text:
                break
            request = json.loads(text)
            if "poll" in request:
                self._answer(self._poll(request["poll"]))
                continue
            pid = os.fork()
            if pid == 0:
                self._socket.close()
                _become(request, files)
                return list(request["start"])
            for file in files:
                os.close(file)
            self._running.add(pid)
            self._answer(pid)
        for pid in self._running:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return None

    def _poll(self, pid: int) -> int | None:
        found, status = os.waitpid(pid, os.WNOHANG)
        if not found:
            return None
        self._running.discard(pid)
        return os.waitstatus_to_exitcode(status)

    def _answer(self, answer: int | None) -> None:
        self._socket.send(json.dumps(answer).encode())


def _become(request: dict[str, Any], files: list[int]) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, file in enumerate(files):
        os.dup2(file, number)
    for file in files:
        os.close(file)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])


def run(how: str, what: str, *more: str) -> None:
    """As `python -c what ...` or `python -m what ...`."""
    sys.argv = [how, *more]
    sys.modules["__main__"] = main = ModuleType("__main__")
    if how == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), main.__dict__)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in IMPORTED_FIRST:
        importlib.import_module(name)
    gc.freeze()
    if (asked := Requests(socket.socket(fileno=int(sys.argv[1]))).serve()) is not None:
        run(*asked)
