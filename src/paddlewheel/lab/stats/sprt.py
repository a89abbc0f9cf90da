"""Generalized sequential probability ratio test (SPRT) of a share of wins, on blocks of games.

The games of a block share their luck and cover every rotation of the seats, so they are not independent: a block's mean
score is one observation, with variance estimated from the data.
"""

import math
from dataclasses import dataclass, field

MIN_SPREAD = 0.15  # minimum standard deviation of a block's score, so that a few equal blocks do not decide
MIN_BLOCKS = 4  # blocks before the test may stop


@dataclass(frozen=True)
class Hypotheses:
    """Hypotheses that the share of wins is `low` or `high`, with error probability `error` on both sides."""

    low: float = 0.55
    high: float = 0.65
    error: float = 0.05

    @property
    def bound(self) -> float:
        return math.log((1 - self.error) / self.error)


@dataclass
class SequentialTest:
    """Block scores so far and the state of the test."""

    question: Hypotheses
    scores: list[float] = field(default_factory=list)

    def add(self, score: float) -> None:
        self.scores.append(score)

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.5

    @property
    def spread(self) -> float:
        """Variance of a block's score, with a lower bound."""
        mean = self.mean
        found = sum((score - mean) ** 2 for score in self.scores) / max(1, len(self.scores) - 1)
        return max(found, MIN_SPREAD**2)

    @property
    def evidence(self) -> float:
        """Log-likelihood ratio of `high` to `low`."""
        low, high = self.question.low, self.question.high
        return len(self.scores) * (high - low) * (self.mean - (low + high) / 2) / self.spread

    @property
    def verdict(self) -> str:
        """'high', 'low', or '' while undecided."""
        if len(self.scores) < MIN_BLOCKS:
            return ""
        if self.evidence >= self.question.bound:
            return "high"
        return "low" if self.evidence <= -self.question.bound else ""

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Confidence interval of the share of wins, 95 % by default."""
        half = z * math.sqrt(self.spread / max(1, len(self.scores)))
        return max(0.0, self.mean - half), min(1.0, self.mean + half)
