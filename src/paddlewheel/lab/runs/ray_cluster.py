"""Executor on a Ray cluster: `pip install paddlewheel[ray]`."""

import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from socket import gethostname
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.jit.decorators import fingerprint
from paddlewheel.core.records import engine_version
from paddlewheel.games import GAMES
from paddlewheel.lab.runs.executors import AHEAD, Crew, CrewError, Hands, Job, carry_out
from paddlewheel.lab.runs.plugins import Source
from paddlewheel.lab.runs.precompile import room

TRIES = 1  # retries after a worker died


class RayCrew(Crew):
    """Submits jobs to Ray, which replaces dead workers itself."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.ray = _import_ray()
        self.started = not self.ray.is_initialized()
        if self.started:
            self._join()
        self.out = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task = self.ray.remote(carry_out_there).options(max_retries=TRIES)
        self.waiting: dict[Any, Job] = {}

    def _join(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self.ray.init(self.hands.ray, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as problem:
            said = str(problem).splitlines()[0]
            raise SetupError(
                f"no Ray cluster can be reached at {self.hands.ray!r} ({said}); "
                "give the address of one that runs, or local to start one here"
            ) from None

    def results(self, jobs: Iterable[Job]) -> Iterator[tuple[str, Any]]:
        for job in jobs:
            self.waiting[self.task.remote(same_games(), self.hands.own, job.work, job.arguments)] = job
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
            raise CrewError(f"the Ray cluster lost a worker, and the one that took its place ({said})") from None

    def dismiss(self) -> None:
        for handle in self.waiting:
            self.ray.cancel(handle, force=True)
        if self.started:
            self.ray.shutdown()


@cache
def same_games() -> tuple[str, ...]:
    """Versions that must agree on every machine for reproducible games."""
    rules = [fingerprint(room(game)) for game in GAMES.values()]
    return (engine_version(), *rules, *(game.data_fingerprint() for game in GAMES.values()))


def carry_out_there(expected: tuple[str, ...], own: tuple[Source, ...], work: Callable[..., Any], sent: Any) -> Any:
    """Check versions and run a job, in a worker of the cluster."""
    if same_games() != expected:
        raise SetupError(f"{gethostname()} has another Paddlewheel; every machine of the cluster needs the same one")
    return carry_out(own, work, sent)


def _import_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise SetupError("a Ray cluster needs the extra ray: pip install 'paddlewheel[ray]'") from None
    return ray
