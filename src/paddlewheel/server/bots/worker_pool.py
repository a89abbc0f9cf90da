"""Pool of bot worker processes. A worker that dies or times out is replaced, and its question retried."""

import asyncio
import json
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.game import Position
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.notation.positions import position_to_json
from paddlewheel.server.bots.fair_queue import BotQueue, RequestOrigin
from paddlewheel.server.bots.worker import PROGRAM

LOG = logging.getLogger(__name__)
STARTUP_TIMEOUT_S = 60.0  # extra seconds for the first answer of a new process, which may have to compile
ANSWER_GRACE_S = 2.0  # seconds over the budget before a worker is replaced
MAX_ATTEMPTS = 4
WORKER_RETRY_DELAY_S = 0.2  # seconds before the next try
MAX_ANSWER_BYTES = 1 << 20


class BotUnavailable(PaddlewheelError):
    """No worker answered within the allowed attempts."""


@dataclass(frozen=True)
class BotQuestion:
    game: str
    bot: str
    seat: int
    seen: Any  # position as JSON, hidden information blanked
    again: bool  # is the position a repetition?
    luck: int
    seconds: float

    @classmethod
    def about(cls, position: Position, bot: str, *, again: bool, seconds: float) -> "BotQuestion":
        seen = position_to_json(position.seen_by(position.actor))
        return cls(position.game.name, bot, position.actor, seen, again, secrets.randbelow(2**32), seconds)


class Worker:
    """A worker process and its pipes."""

    def __init__(self, process: Process) -> None:
        self._process, self._is_new = process, True

    @classmethod
    async def start(cls) -> "Worker":
        """Start in a session of its own, so that Ctrl-C reaches only the server; inherits no open files."""
        command = (sys.executable, "-c", PROGRAM)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=MAX_ANSWER_BYTES, start_new_session=True, close_fds=True
        )
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, question: BotQuestion) -> list[str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asdict(question)).encode() + b"\n")
        await self._process.stdin.drain()
        timeout = question.seconds + ANSWER_GRACE_S + (STARTUP_TIMEOUT_S if self._is_new else 0)
        line = await asyncio.wait_for(self._process.stdout.readline(), timeout)
        if not line:
            raise ConnectionError("it ended")
        self._is_new = False
        answer = json.loads(line)
        if "trace" in answer:
            LOG.error("a bot failed", extra={"trace": answer["trace"]})
            raise ValueError("it failed")
        actions: list[str] = answer["actions"]
        return actions

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        with suppress(AttributeError):
            self._process._transport.close()  # type: ignore[attr-defined]


class WorkerPool:
    """Up to a fixed number of processes, started on demand."""

    def __init__(self, workers: int) -> None:
        self.queue = BotQueue(workers)
        self._free: list[Worker | None] = [None] * workers  # None: no process started
        self._running: set[Worker] = set()
        self._is_closed = False
        self.replaced = 0

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._running]

    async def decide(self, question: BotQuestion, origin: RequestOrigin) -> list[str]:
        """The actions, from the first worker that is free when the queue grants a place."""
        for _ in range(MAX_ATTEMPTS):
            async with self.queue.place(origin):
                seconds = self.queue.seconds(origin, question.seconds)
                answer = await self._tried(replace(question, seconds=seconds))
            if answer is not None:
                return answer
            await asyncio.sleep(WORKER_RETRY_DELAY_S)
        raise BotUnavailable(plain(f"no worker could answer for {question.bot}, tried {MAX_ATTEMPTS} times"))

    async def _tried(self, question: BotQuestion) -> list[str] | None:
        """The answer, or None if the worker had to be replaced."""
        worker = self._free.pop()
        try:
            worker = worker or await self._start()
            answer = await worker.ask(question)
        except (OSError, TimeoutError, ValueError, RuntimeError) as problem:  # RuntimeError: uvloop, closed pipe
            await self._replace(worker, problem)
            return None
        except BaseException:
            await self._let_go(worker)
            raise
        self._free.append(worker)
        return answer

    async def _start(self) -> Worker:
        worker = await Worker.start()
        self._running.add(worker)
        if self._is_closed:
            await worker.end()
        return worker

    async def _replace(self, worker: Worker | None, problem: Exception) -> None:
        LOG.warning("worker replaced", extra={"reason": str(problem) or type(problem).__name__})
        self.replaced += 1
        await self._let_go(worker)

    async def _let_go(self, worker: Worker | None) -> None:
        """End the worker and free its slot."""
        if worker is not None:
            self._running.discard(worker)
            await worker.end()
        self._free.append(None)

    async def close(self) -> None:
        self._is_closed = True
        await asyncio.gather(*(worker.end() for worker in self._running))
        self._running.clear()
