"""What a place is worth to a learner, by its definition."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddlewheel.core.ranking import fill_rewards_in, places, rewards, shares

MERITS = st.lists(st.integers(-3, 12) | st.sampled_from([-1, 1 << 20, (1 << 40) - 1]), min_size=2, max_size=8)
TEAMS = ([0, 1, 0, 1], [0, 1, 0, 1, 0, 1], [0, 1, 2, 0, 1, 2])


def by_places(merits: list[int]) -> list[Fraction]:
    """From 1 for the first place down to -1 for the last, evenly; those who are level share what theirs bring."""
    best_first, steps = sorted(merits, reverse=True), len(merits) - 1
    worth = [1 - Fraction(2 * place, steps) for place in range(len(merits))]
    shared = {merit: [worth[place] for place, other in enumerate(best_first) if other == merit] for merit in merits}
    return [sum(shared[merit], Fraction()) / len(shared[merit]) for merit in merits]


@given(MERITS)
def test_every_place_is_worth_the_same_less(merits: list[int]) -> None:
    found = rewards(places(merits), range(len(merits)))
    assert found == pytest.approx([float(reward) for reward in by_places(merits)], abs=1e-6)
    assert sum(found) == pytest.approx(0, abs=1e-6)
    if merits.count(max(merits)) == 1:
        assert found[merits.index(max(merits))] == 1
    if merits.count(min(merits)) == 1:
        assert found[merits.index(min(merits))] == -1


@given(st.sampled_from(TEAMS), st.lists(st.integers(0, 3), min_size=3, max_size=3))
def test_a_team_gets_what_its_place_among_teams_is_worth(sides: list[int], merits: list[int]) -> None:
    teams = merits[: len(set(sides))]
    found = rewards(places([merits[side] for side in sides]), sides)
    alone = by_places(teams)
    assert found == pytest.approx([float(alone[side]) for side in sides], abs=1e-6)
    assert sum(found) == pytest.approx(0, abs=1e-6)


@given(MERITS)
def test_rewards_and_shares_agree_on_who_is_better(merits: list[int]) -> None:
    ranking, sides = places(merits), range(len(merits))
    by_reward = sorted(range(len(merits)), key=rewards(ranking, sides).__getitem__)
    values = shares(ranking, sides)
    assert [values[seat] for seat in by_reward] == sorted(values)


@given(MERITS)
def test_merits_and_places_bring_the_same(merits: list[int]) -> None:
    """A batch goes by merits, a position by places."""
    found = np.zeros(len(merits), np.float32)
    fill_rewards_in(np.array(merits, np.int64), np.arange(len(merits)), found)
    assert found.tolist() == rewards(places(merits), range(len(merits)))


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 3, 1], [0, -1, 1]),
        ([1, 1, 2], [0.5, 0.5, -1]),
        ([2, 1, 2, 3], [0, 1, 0, -1]),
    ],
)
def test_some_rewards(ranking: list[int], expected: list[float]) -> None:
    assert rewards(ranking, range(len(ranking))) == expected
