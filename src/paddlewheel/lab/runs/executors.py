"""Executors for jobs: in this process, in threads, in processes, or on a Ray cluster."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.lab.runs.plugins import Source, load_source

AHEAD = 4  # jobs submitted per worker: keeps all busy without queueing the whole run


class CrewError(PaddlewheelError):
    """Workers were lost and could not be replaced."""


@dataclass(frozen=True)
class Job:
    """A unit of work of a run; its result is plain JSON data."""

    key: str  # identifies the job in a checkpoint file
    work: Callable[..., Any]  # a module-level function, so that it can be pickled
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class Hands:
    """Number of workers, address of a Ray cluster if any, and the plugins that workers load."""

    workers: int = 1
    ray: str = ""
    own: tuple[Source, ...] = ()


class Crew(ABC):
    """`results` executes jobs and yields (job key, result) in any order."""

    @abstractmethod
    def results(self, jobs: Iterable[Job]) -> Iterator[tuple[str, Any]]: ...

    @abstractmethod
    def dismiss(self) -> None:
        """Stop at once, without waiting for running jobs."""


class Alone(Crew):
    """Runs jobs sequentially in this process."""

    def results(self, jobs: Iterable[Job]) -> Iterator[tuple[str, Any]]:
        for job in jobs:
            yield job.key, job.work(*job.arguments)

    def dismiss(self) -> None:
        pass


def check_hands(workers: int | None, ray: str = "", own: tuple[Source, ...] = ()) -> Hands:
    if workers is not None and workers < 1:
        raise SetupError(f"at least 1 worker does the work, not {workers}")
    return Hands(workers or os.cpu_count() or 1, ray, own)


def hire(hands: Hands, *, threads: bool = False) -> Crew:
    """Create an executor; `threads` is for compiled work that releases the GIL."""
    from paddlewheel.lab.runs.local import Processes, Threads
    from paddlewheel.lab.runs.ray_cluster import RayCrew

    if hands.ray:
        return RayCrew(hands)
    if hands.workers == 1:
        return Alone()
    return Threads(hands) if threads else Processes(hands)


def carry_out(own: tuple[Source, ...], work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Load the plugins and run a job, in a worker."""
    for source in own:
        load_source(source)
    return work(*arguments)
