"""Who does the work: this process, threads, processes, or a Ray cluster. All of them do it the same way."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.lab.runs.plugins import Source, load_source

AHEAD = 4  # jobs out for each worker, so that none waits and a long run does not pile up


class CrewError(PaddlewheelError):
    """Workers were lost and could not be replaced."""


@dataclass(frozen=True)
class Job:
    """A piece of a run that can be done anywhere: what it gives is plain JSON data."""

    key: str  # names it in a kept file
    work: Callable[..., Any]  # a function of a module, so that it can be sent
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class Hands:
    """How many work at once, on which cluster if any, and the bots of one's own that each of them needs."""

    workers: int = 1
    ray: str = ""
    own: tuple[Source, ...] = ()


class Crew(ABC):
    """`results` hands jobs out and gives back what is done, in any order, each with its job's key."""

    @abstractmethod
    def results(self, jobs: Iterable[Job]) -> Iterator[tuple[str, Any]]: ...

    @abstractmethod
    def dismiss(self) -> None:
        """Stop at once; whoever still works is not waited for."""


class Alone(Crew):
    """One after the other, here."""

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
    """A crew for these hands; `threads` where the work is compiled code that needs no process of its own."""
    from paddlewheel.lab.runs.local import Processes, Threads
    from paddlewheel.lab.runs.ray_cluster import RayCrew

    if hands.ray:
        return RayCrew(hands)
    if hands.workers == 1:
        return Alone()
    return Threads(hands) if threads else Processes(hands)


def carry_out(own: tuple[Source, ...], work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """What a worker does with a job."""
    for source in own:
        load_source(source)
    return work(*arguments)
