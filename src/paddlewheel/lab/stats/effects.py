"""Significance of differences: paired estimates with intervals, and the Holm correction for multiple tests."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

FAMILY_ERROR_RATE = 0.05  # probability that any difference called real is not (family-wise error rate)
Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Estimate:
    """A mean with half the width of its 95 % confidence interval."""

    mean: float
    half: float
    chance: float  # p-value of the null hypothesis that the mean is 0

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


def estimate(values: Sequence[float]) -> Estimate:
    """Estimate the mean of independent values."""
    mean = fmean(values)
    spread = stdev(values) if len(values) > 1 else 0.0
    error = spread / math.sqrt(len(values))
    return Estimate(mean, Z * error, _chance(mean, error, len(values) - 1))


def _chance(mean: float, error: float, freedom: int) -> float:
    """Two-sided p-value of Student's t-test, with a normal approximation of t."""
    if freedom < 1 or mean == 0:
        return 1.0
    if error == 0:
        return 0.0
    t = abs(mean) / error
    normal = t * (1 - 1 / (4 * freedom)) / math.sqrt(1 + t * t / (2 * freedom))
    return 2 * (1 - NormalDist().cdf(normal))


def holm(chances: Sequence[float], error: float = FAMILY_ERROR_RATE) -> list[bool]:
    """Holm's step-down method: which hypotheses to reject at family-wise error rate `error`.

    >>> holm([0.001, 0.04, 0.03])
    [True, False, False]
    """
    real = [False] * len(chances)
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[index] > error / (len(chances) - rank):
            break
        real[index] = True
    return real
