"""Fresh Python processes without the seconds of imports: each is forked from one that has imported the package."""

import atexit
import functools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from typing import Any, Self

from tests.forkserver_process import MAX_REQUEST_BYTES
from tests.repository import ROOT

POLL_S = 0.01
READ_AT_IMPORT = ("PADDLEWHEEL_", "NUMBA_", "PYTHON")  # beginnings of names of environment variables


class ForkServer:
    """It ends with the process that uses it."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._lock = threading.Lock()
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", "tests.forkserver_process", str(theirs.fileno())]
            self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()], env=environment)
        atexit.register(self.stop)

    def ask(self, files: list[int], **request: Any) -> Any:
        with self._lock:
            socket.send_fds(self._socket, [json.dumps(request).encode()], files)
            return json.loads(self._socket.recv(MAX_REQUEST_BYTES))

    def stop(self) -> None:
        self._socket.close()
        self._process.wait()


@functools.cache
def fork_server(**read_at_import: str) -> ForkServer:
    """One for each environment that the package's imports can tell from another."""
    return ForkServer(dict(os.environ) | read_at_import)


def _fork_server_for(environment: Mapping[str, str]) -> ForkServer:
    names = [name for name in environment if name.startswith(READ_AT_IMPORT)]
    return fork_server(**{name: environment[name] for name in sorted(names)})


class ForkedPython:
    """As `subprocess.Popen([sys.executable, *arguments], text=True)`, for arguments `-c code ...` and `-m module ...`.

    With `pipes`, what it writes can be read from `stdout` and `stderr`, and `stdin` can be written to.
    """

    def __init__(self, *arguments: str, env: Mapping[str, str] | None = None, pipes: bool = False) -> None:
        ours: list[int] = []
        theirs = [0, 1, 2]
        if pipes:
            reads, writes = zip(*(os.pipe() for _ in range(3)), strict=True)
            theirs, ours = [reads[0], *writes[1:]], [writes[0], *reads[1:]]
        environment = dict(os.environ if env is None else env)
        self.returncode: int | None = None
        self._server = _fork_server_for(environment)
        self.pid: int = self._server.ask(theirs, start=arguments, environment=environment, folder=os.getcwd())
        if pipes:
            for file in theirs:
                os.close(file)
            self.stdin = os.fdopen(ours[0], "w")
            self.stdout = os.fdopen(ours[1])
            self.stderr = os.fdopen(ours[2])

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self._server.ask([], poll=self.pid)
        return self.returncode

    def wait(self, timeout: float = 120) -> int:
        ends = time.monotonic() + timeout
        while (code := self.poll()) is None:
            assert time.monotonic() < ends, "the process did not end"
            time.sleep(POLL_S)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float = 120) -> tuple[str, str]:
        """What it writes to its end, which is made to come in time."""
        self.stdin.close()
        impatience = threading.Timer(timeout, self.kill)
        impatience.start()
        errors: list[str] = []
        reader = threading.Thread(target=lambda: errors.append(self.stderr.read()))
        reader.start()
        with self.stdout:
            said = self.stdout.read()
        reader.join()
        self.stderr.close()
        self.wait(timeout)
        impatience.cancel()
        return said, errors[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.wait()


def run_python(
    *arguments: str, env: Mapping[str, str] | None = None, timeout: float = 120
) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run([sys.executable, *arguments], capture_output=True, text=True)`."""
    process = ForkedPython(*arguments, env=env, pipes=True)
    said, errors = process.communicate(timeout)
    return subprocess.CompletedProcess(arguments, process.wait(), said, errors)
