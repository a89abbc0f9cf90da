"""Places and what they are worth, the same for every game."""

from collections.abc import Sequence


def places(merits: Sequence[int]) -> list[int]:
    """1 for the best; equal merits share a place and none is left out after them.

    >>> places([40, 52, 40])
    [2, 1, 2]
    """
    return [1 + sum(other > mine for other in set(merits)) for mine in merits]


def shares(ranking: Sequence[int], sides: Sequence[int]) -> list[float]:
    """The share of opponents each seat leaves behind: 1 for the winner, 0 for the last.

    >>> shares([2, 1, 2], [0, 1, 2])
    [0.0, 1.0, 0.0]
    """
    found = []
    for seat, place in enumerate(ranking):
        others = [rank for other, rank in enumerate(ranking) if sides[other] != sides[seat]]
        found.append(sum(place < rank for rank in others) / len(others))
    return found
