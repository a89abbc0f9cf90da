"""Wald's sequential test of a share of wins, on blocks of games that belong together.

The games of a block have the same luck and every rotation of the seats, so they are not independent: a block's mean
score is one observation, and the test takes its spread as found (the generalised test of engine testers).
"""

import math
from dataclasses import dataclass, field

LITTLE_SPREAD = 0.15  # of a block's score: a few blocks that are all alike do not make anyone sure
FIRST_LOOK = 4  # blocks before the test may stop


@dataclass(frozen=True)
class Question:
    """Is the share of wins nearer to `low` or to `high`? With `error` as the chance of a wrong answer either way."""

    low: float = 0.55
    high: float = 0.65
    error: float = 0.05

    @property
    def bound(self) -> float:
        return math.log((1 - self.error) / self.error)


@dataclass
class Tally:
    """Block scores so far, and what they say."""

    question: Question
    scores: list[float] = field(default_factory=list)

    def add(self, score: float) -> None:
        self.scores.append(score)

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.5

    @property
    def spread(self) -> float:
        """The variance of a block's score; never taken for less than a little."""
        mean = self.mean
        found = sum((score - mean) ** 2 for score in self.scores) / max(1, len(self.scores) - 1)
        return max(found, LITTLE_SPREAD**2)

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier these scores are if the share is `high` than if it is `low`."""
        low, high = self.question.low, self.question.high
        return len(self.scores) * (high - low) * (self.mean - (low + high) / 2) / self.spread

    @property
    def verdict(self) -> str:
        """'high', 'low', or '' while it is open."""
        if len(self.scores) < FIRST_LOOK:
            return ""
        if self.evidence >= self.question.bound:
            return "high"
        return "low" if self.evidence <= -self.question.bound else ""

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Between which the true share lies, 95 times in 100."""
        half = z * math.sqrt(self.spread / max(1, len(self.scores)))
        return max(0.0, self.mean - half), min(1.0, self.mean + half)
