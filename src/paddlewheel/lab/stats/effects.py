"""Which differences are real: the same luck on both sides, intervals, and a correction for asking many questions."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

ERROR = 0.05  # chance that any of the differences called real is none
Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its interval, 95 times in 100."""

    mean: float
    half: float
    chance: float  # how likely a mean so far from nothing is if there is nothing

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


def estimate(values: Sequence[float]) -> Estimate:
    """Of the mean of independent values."""
    mean = fmean(values)
    spread = stdev(values) if len(values) > 1 else 0.0
    error = spread / math.sqrt(len(values))
    return Estimate(mean, Z * error, _chance(mean, error, len(values) - 1))


def _chance(mean: float, error: float, freedom: int) -> float:
    """Student's test on both sides; his t as a normal number by a well-known approximation."""
    if freedom < 1 or mean == 0:
        return 1.0
    if error == 0:
        return 0.0
    t = abs(mean) / error
    normal = t * (1 - 1 / (4 * freedom)) / math.sqrt(1 + t * t / (2 * freedom))
    return 2 * (1 - NormalDist().cdf(normal))


def holm(chances: Sequence[float], error: float = ERROR) -> list[bool]:
    """Which of many findings hold, so that all of them do, but for `error` (Holm).

    >>> holm([0.001, 0.04, 0.03])
    [True, False, False]
    """
    real = [False] * len(chances)
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[index] > error / (len(chances) - rank):
            break
        real[index] = True
    return real
