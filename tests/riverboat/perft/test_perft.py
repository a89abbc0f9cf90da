"""Perft: the distinct outcomes of a decision, counted by the engine and by an oracle that shares nothing with it.

Three counts are compared: the oracle's, the engine's legal actions played out in every order, and the engine's plans.
"""

from random import Random

import pytest

from paddlewheel.riverboat.game import SeasonPosition
from tests.riverboat.perft.engine_outcomes import TooMany, engine_outcomes, planned_outcomes, question_of
from tests.riverboat.perft.oracle import outcomes
from tests.riverboat.perft.sampling import SEED, sample, thin_out
from tests.riverboat.perft.table import Table, read

MOST_MOMENTS = 4_000
POSITIONS = 30
ALL_POSITIONS = 120


def played_out(position: SeasonPosition) -> set[Table]:
    """The engine's outcomes; kinds of riverboat are left out until the test has time for them."""
    random = Random(SEED)
    while True:
        try:
            return engine_outcomes(position, MOST_MOMENTS)
        except TooMany:
            assert thin_out(position.record, random), "too many moments in this decision"


def compare(position: SeasonPosition) -> None:
    played = played_out(position)
    expected = outcomes(read(position.record, position.actor), question_of(position))
    assert played - expected == set(), "the engine allows what the oracle does not"
    assert expected - played == set(), "the oracle allows what the engine does not"
    assert planned_outcomes(position) == expected


@pytest.mark.parametrize("number", range(POSITIONS))
def test_outcomes_of_a_decision(number: int) -> None:
    compare(sample(number))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(POSITIONS, ALL_POSITIONS))
def test_outcomes_of_many_decisions(number: int) -> None:
    compare(sample(number))
