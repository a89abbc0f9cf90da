"""Maximum likelihood Elo ratings with confidence intervals."""

import math
from collections.abc import Mapping, Sequence

import numpy as np

PER_TENFOLD = 400  # Elo points for odds of ten to one
PRIOR_WINS = 0.5  # prior wins for both sides of every pair, so that a clean sweep has a finite rating
MAX_NEWTON_STEPS = 200
Z = 1.96  # 95 % confidence

Scores = Mapping[tuple[str, str], tuple[float, int]]


def expected(difference: float) -> float:
    """Expected share of wins at an Elo difference.

    >>> expected(0), round(expected(400), 3)
    (0.5, 0.909)
    """
    return 1 / (1 + 10 ** (-difference / PER_TENFOLD))


def fit(names: Sequence[str], scores: Scores) -> dict[str, tuple[float, float]]:
    """Elo and half the width of its interval for each name; the first name is fixed at 0.

    `scores` maps a pair of names to the score of the first against the second and the number of games.
    """
    strength = np.zeros(len(names))
    for _ in range(MAX_NEWTON_STEPS):
        slope, curve = _derivatives(names, scores, strength)
        step = np.zeros(len(names))
        step[1:] = np.linalg.solve(curve[1:, 1:], slope[1:])
        strength += np.clip(step, -PER_TENFOLD, PER_TENFOLD)
        if float(np.abs(step).max()) < 1e-6:
            break
    curve = _derivatives(names, scores, strength)[1]
    half = np.zeros(len(names))
    half[1:] = Z * np.sqrt(np.diag(np.linalg.inv(curve[1:, 1:])))
    return {name: (float(strength[index]), float(half[index])) for index, name in enumerate(names)}


def _derivatives(
    names: Sequence[str], scores: Scores, strength: "np.ndarray[tuple[int], np.dtype[np.float64]]"
) -> tuple["np.ndarray[tuple[int], np.dtype[np.float64]]", "np.ndarray[tuple[int, int], np.dtype[np.float64]]"]:
    """Gradient and negative Hessian of the log-likelihood."""
    scale = math.log(10) / PER_TENFOLD
    slope = np.zeros(len(names))
    curve = np.eye(len(names)) * 1e-9
    for (first, second), (scored, played) in scores.items():
        a, b = names.index(first), names.index(second)
        score, games = scored + PRIOR_WINS, played + 2 * PRIOR_WINS
        share = expected(strength[a] - strength[b])
        push, stiffness = scale * (score - games * share), scale**2 * games * share * (1 - share)
        slope[a] += push
        slope[b] -= push
        curve[a, a] += stiffness
        curve[b, b] += stiffness
        curve[a, b] -= stiffness
        curve[b, a] -= stiffness
    return slope, curve
