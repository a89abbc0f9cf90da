"""Perft: the distinct outcomes of a decision, counted by the engine and by an oracle that shares nothing with it.

Three counts are compared: the oracle's, the engine's legal actions played out in every order, and the engine's plans.
"""

from random import Random

import pytest

from paddlewheel.riverboat.game import RiverboatPosition
from tests.riverboat.perft.engine_outcomes import decision_at, engine_outcomes, planned_outcomes, question_of
from tests.riverboat.perft.oracle import DECISIONS, outcomes
from tests.riverboat.perft.sampling import SEED, sample, sample_with_card, thin_out
from tests.riverboat.perft.table import Table, read

MOST_OUTCOMES = 3_000
POSITIONS = 30
ALL_POSITIONS = 120


def small_enough(position: RiverboatPosition) -> set[Table]:
    """The oracle's outcomes; kinds of riverboat are taken away until the test has time for them."""
    random = Random(SEED)
    while len(found := outcomes(read(position.record, position.actor), question_of(position))) > MOST_OUTCOMES:
        assert thin_out(position.record, random), "too many outcomes"
    return found


def compare(position: RiverboatPosition) -> None:
    expected = small_enough(position)
    played = engine_outcomes(position)
    assert played - expected == set(), "the engine allows what the oracle does not"
    assert expected - played == set(), "the oracle allows what the engine does not"
    assert planned_outcomes(position) == expected


def test_every_decision_round_and_number_of_players_is_among_them() -> None:
    positions = [sample(number) for number in range(POSITIONS)]
    assert {decision_at(position) for position in positions} == set(DECISIONS)
    assert {int(position.record.round_number) for position in positions} == {1, 2, 3, 4}
    assert {position.options.players for position in positions} == {2, 3, 4}


@pytest.mark.games
@pytest.mark.parametrize("number", range(POSITIONS))
def test_outcomes_of_a_decision(number: int) -> None:
    compare(sample(number))


@pytest.mark.parametrize("card", range(17))
def test_outcomes_of_surveying_a_card(card: int) -> None:
    compare(sample_with_card(card))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(POSITIONS, ALL_POSITIONS))
def test_outcomes_of_many_decisions(number: int) -> None:
    compare(sample(number))
