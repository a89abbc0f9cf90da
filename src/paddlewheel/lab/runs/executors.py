"""Executors for jobs: in this process, in threads, in processes, or on a Ray cluster."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.lab import messages
from paddlewheel.lab.runs.plugins import PluginSource, load_source

MAX_JOBS_PER_WORKER = 4  # jobs submitted per worker: keeps all busy without queueing the whole run


class WorkerLostError(PaddlewheelError):
    """Workers were lost and could not be replaced."""


@dataclass(frozen=True)
class Job:
    """A unit of work of a run; its result is plain JSON data."""

    key: str  # identifies the job in a checkpoint file
    work: Callable[..., Any]  # a module-level function, so that it can be pickled
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class ExecutorOptions:
    """Number of workers, address of a Ray cluster if any, and the plugins that workers load."""

    workers: int = 1
    ray: str = ""
    own: tuple[PluginSource, ...] = ()


class JobExecutor(ABC):
    """`results` executes jobs and yields (job key, result) in any order."""

    @abstractmethod
    def results(self, jobs: Iterable[Job]) -> Iterator[tuple[str, Any]]: ...

    @abstractmethod
    def dismiss(self) -> None:
        """Stop at once, without waiting for running jobs."""


class SerialExecutor(JobExecutor):
    """Runs jobs sequentially in this process."""

    def results(self, jobs: Iterable[Job]) -> Iterator[tuple[str, Any]]:
        for job in jobs:
            yield job.key, job.work(*job.arguments)

    def dismiss(self) -> None:
        pass


def make_executor_options(workers: int | None, ray: str = "", own: tuple[PluginSource, ...] = ()) -> ExecutorOptions:
    if workers is not None and workers < 1:
        raise SetupError(messages.bad_workers(workers))
    return ExecutorOptions(workers or os.cpu_count() or 1, ray, own)


def make_executor(hands: ExecutorOptions, *, threads: bool = False) -> JobExecutor:
    """Create an executor; `threads` is for compiled work that releases the GIL."""
    from paddlewheel.lab.runs.local import ProcessExecutor, ThreadExecutor
    from paddlewheel.lab.runs.ray_cluster import RayExecutor

    if hands.ray:
        return RayExecutor(hands)
    if hands.workers == 1:
        return SerialExecutor()
    return ThreadExecutor(hands) if threads else ProcessExecutor(hands)


def run_job(own: tuple[PluginSource, ...], work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Load the plugins and run a job, in a worker."""
    for source in own:
        load_source(source)
    return work(*arguments)
