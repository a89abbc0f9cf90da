"""Executors on this machine: thread pool and process pool."""

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from paddlewheel.lab import messages
from paddlewheel.lab.runs.executors import (
    MAX_JOBS_PER_WORKER,
    ExecutorOptions,
    Job,
    JobExecutor,
    WorkerLostError,
    run_job,
)

MAX_WORKER_DEATHS_PER_JOB = 2  # worker deaths during one job after which the run fails


class PoolExecutor(JobExecutor):
    """Executor on a `concurrent.futures` pool; a pool broken by a dead worker is replaced."""

    def __init__(self, hands: ExecutorOptions) -> None:
        self.executor_options = hands
        self.pool = self.open()
        self.waiting: dict[Future[Any], Job] = {}
        self.deaths: dict[str, int] = {}

    def open(self) -> Executor:
        raise NotImplementedError

    def results(self, jobs: Iterable[Job]) -> Iterator[tuple[str, Any]]:
        for job in jobs:
            self._send(job)
            if len(self.waiting) >= MAX_JOBS_PER_WORKER * self.executor_options.workers:
                yield from self._done()
        while self.waiting:
            yield from self._done()

    def _send(self, job: Job) -> None:
        self.waiting[self.pool.submit(run_job, self.executor_options.own, job.work, job.arguments)] = job

    def _done(self) -> Iterator[tuple[str, Any]]:
        """Yield the results of finished jobs first, then raise the first failure."""
        done = wait(self.waiting, return_when=FIRST_COMPLETED).done
        broken = any(isinstance(future.exception(), BrokenExecutor) for future in done)
        if broken:
            self.pool.shutdown()  # afterwards every job is either done or lost
            done = set(self.waiting)
        jobs = {future: self.waiting.pop(future) for future in done}
        for future, job in jobs.items():
            if future.exception() is None:
                yield job.key, future.result()
        if broken:
            self._replace([job for future, job in jobs.items() if future.exception() is not None])
        else:
            _raise_first(done)

    def _replace(self, lost: list[Job]) -> None:
        self.pool = self.open()
        for job in lost:
            self.deaths[job.key] = self.deaths.get(job.key, 0) + 1
            if self.deaths[job.key] == MAX_WORKER_DEATHS_PER_JOB:
                raise WorkerLostError(messages.worker_died())
            self._send(job)

    def dismiss(self) -> None:
        self.pool.shutdown(cancel_futures=True)


class ThreadExecutor(PoolExecutor):
    """For compiled code, which releases the GIL."""

    def open(self) -> Executor:
        return ThreadPoolExecutor(self.executor_options.workers)


class ProcessExecutor(PoolExecutor):
    """Worker processes. Each holds one end of a pipe and exits when the parent's end is closed."""

    def open(self) -> Executor:
        context = get_context("spawn")
        self.line, self.lifeline = context.Pipe(duplex=False)
        return ProcessPoolExecutor(self.executor_options.workers, context, _init_worker, (self.line,))

    def dismiss(self) -> None:
        self.lifeline.close()
        super().dismiss()


def _raise_first(done: Iterable[Future[Any]]) -> None:
    """Raise the exception of the first failed job, if any."""
    for future in done:
        future.result()


def _init_worker(line: Connection) -> None:
    """Initialize a worker: ignore SIGINT, which the parent handles, and exit with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_when_closed, args=(line,), daemon=True).start()


def _exit_when_closed(line: Connection) -> None:
    try:
        line.recv()
    except EOFError:
        os._exit(0)
