"""Executor on a Ray cluster: `pip install paddlewheel[ray]`."""

import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from socket import gethostname
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.jit.decorators import fingerprint
from paddlewheel.core.matches.records import engine_version
from paddlewheel.games import GAMES
from paddlewheel.lab import messages
from paddlewheel.lab.runs.executors import (
    MAX_JOBS_PER_WORKER,
    ExecutorOptions,
    Job,
    JobExecutor,
    WorkerLostError,
    run_job,
)
from paddlewheel.lab.runs.plugins import PluginSource
from paddlewheel.lab.runs.precompile import game_package

MAX_TASK_RETRIES = 1  # retries after a worker died


class RayExecutor(JobExecutor):
    """Submits jobs to Ray, which replaces dead workers itself."""

    def __init__(self, hands: ExecutorOptions) -> None:
        self.executor_options = hands
        self.ray = _import_ray()
        self.started = not self.ray.is_initialized()
        if self.started:
            self._join()
        self.out = MAX_JOBS_PER_WORKER * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task = self.ray.remote(run_job_on_cluster).options(max_retries=MAX_TASK_RETRIES)
        self.waiting: dict[Any, Job] = {}

    def _join(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self.ray.init(self.executor_options.ray, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as problem:
            said = str(problem).splitlines()[0]
            raise SetupError(messages.no_cluster(repr(self.executor_options.ray), said)) from None

    def results(self, jobs: Iterable[Job]) -> Iterator[tuple[str, Any]]:
        for job in jobs:
            self.waiting[
                self.task.remote(version_fingerprint(), self.executor_options.own, job.work, job.arguments)
            ] = job
            if len(self.waiting) >= self.out:
                yield self._next()
        while self.waiting:
            yield self._next()

    def _next(self) -> tuple[str, Any]:
        (done, *_), _ = self.ray.wait(list(self.waiting), num_returns=1)
        job = self.waiting.pop(done)
        try:
            return job.key, self.ray.get(done)
        except self.ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        except self.ray.exceptions.RayError as problem:
            said = str(problem).splitlines()[0]
            raise WorkerLostError(messages.cluster_lost_worker(said)) from None

    def dismiss(self) -> None:
        for handle in self.waiting:
            self.ray.cancel(handle, force=True)
        if self.started:
            self.ray.shutdown()


@cache
def version_fingerprint() -> tuple[str, ...]:
    """Versions that must agree on every machine for reproducible games."""
    rules = [fingerprint(game_package(game)) for game in GAMES.values()]
    return (engine_version(), *rules, *(game.data_fingerprint() for game in GAMES.values()))


def run_job_on_cluster(
    expected: tuple[str, ...], own: tuple[PluginSource, ...], work: Callable[..., Any], sent: Any
) -> Any:
    """Check versions and run a job, in a worker of the cluster."""
    if version_fingerprint() != expected:
        raise SetupError(messages.other_version(gethostname()))
    return run_job(own, work, sent)


def _import_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise SetupError(messages.no_ray()) from None
    return ray
