"""Places, scores and rewards from merits, shared by all games."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import compiled, entry


def places(merits: Sequence[int]) -> list[int]:
    """Dense ranking: 1 for the best, equal merits share a place.

    >>> places([40, 52, 40])
    [2, 1, 2]
    """
    return [1 + sum(other > mine for other in set(merits)) for mine in merits]


def shares(ranking: Sequence[int], sides: Sequence[int]) -> list[float]:
    """The share of opponents that each seat beats: 1 for the winner, 0 for the last.

    >>> shares([2, 1, 2], [0, 1, 2])
    [0.0, 1.0, 0.0]
    """
    found = []
    for seat, place in enumerate(ranking):
        others = [rank for other, rank in enumerate(ranking) if sides[other] != sides[seat]]
        found.append(sum(place < rank for rank in others) / len(others))
    return found


@compiled
def fill_rewards(merits: Any, sides: Any, players: int, out: Any) -> None:
    """For each seat: (opponents behind - opponents ahead) / opponents.

    1 for the winner, -1 for the last, evenly spaced between; tied seats get the mean of their places; the sum is 0.
    """
    for seat in range(players):
        balance, opponents = 0, 0
        for other in range(players):
            if sides[other] != sides[seat]:
                opponents += 1
                balance += 1 if merits[seat] > merits[other] else 0
                balance -= 1 if merits[seat] < merits[other] else 0
        out[seat] = balance / opponents


@entry
def fill_rewards_in(merits: Any, sides: Any, out: Any) -> None:
    """`fill_rewards` for callers outside compiled code."""
    fill_rewards(merits, sides, len(sides), out)


def rewards(ranking: Sequence[int], sides: Sequence[int]) -> list[float]:
    """Zero-sum rewards for the final places.

    >>> rewards([2, 1, 2], [0, 1, 2])
    [-0.5, 1.0, -0.5]
    """
    found = np.zeros(len(ranking), np.float32)
    fill_rewards_in(-np.array(ranking, np.int64), np.array(sides, np.int64), found)
    return [float(reward) for reward in found]
