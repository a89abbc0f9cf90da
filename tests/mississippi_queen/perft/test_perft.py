"""Perft: the distinct outcomes of a turn, counted by the engine and by an oracle that shares nothing with it.

Three counts are compared: the oracle's, the engine's legal actions played out in every order, and the engine's plans.
"""

from collections.abc import Callable
from random import Random

import pytest

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from tests.mississippi_queen.perft.engine_outcomes import TooMany, engine_outcomes, planned_outcomes
from tests.mississippi_queen.perft.oracle import Outcome, outcomes
from tests.mississippi_queen.perft.sampling import CROWDS, ROSES, SETTINGS, Setting, crowd, from_game, rose_at_the_bank

Family = Callable[..., MississippiQueenPosition]

SEED = 1997
MOST_MOMENTS = 20_000
POSITIONS = 40
MANY_POSITIONS = 240


FAMILIES: tuple[tuple[Family, tuple[Setting, ...]], ...] = (
    (crowd, CROWDS),
    (from_game, SETTINGS),
    (rose_at_the_bank, ROSES),
)


def sample(number: int) -> MississippiQueenPosition:
    """Crowds, games and the Black Rose by turns, through all editions, player counts and variants."""
    index, family = divmod(number, len(FAMILIES))
    build, settings = FAMILIES[family]
    return build(*settings[index % len(settings)], Random(f"{SEED} {number}"))


def played_out(position: MississippiQueenPosition) -> set[Outcome]:
    """The engine's outcomes; the mover's coal is lowered until the test has time for them."""
    race = position.record
    while True:
        try:
            return engine_outcomes(position, MOST_MOMENTS)
        except TooMany:
            if race.coal[race.boat] == 0 or race.boat == race.rose:
                pytest.skip("too many moments in this turn")
            race.coal[race.boat] -= 1
            position.begin_turn(int(race.boat))


def compare(position: MississippiQueenPosition) -> None:
    played = played_out(position)
    expected = outcomes(position)
    assert played - expected == set(), "the engine allows what the oracle does not"
    assert expected - played == set(), "the oracle allows what the engine does not"
    free_facing = position.record.ending == state.STRANDED or position.record.decision == state.STUCK_DECISION
    if not free_facing:
        assert planned_outcomes(position) == expected


@pytest.mark.games
@pytest.mark.parametrize("number", range(POSITIONS))
def test_outcomes_of_a_turn(number: int) -> None:
    compare(sample(number))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(POSITIONS, POSITIONS + MANY_POSITIONS))
def test_outcomes_of_many_turns(number: int) -> None:
    compare(sample(number))
