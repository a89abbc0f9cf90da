"""What must hold in every position of every game."""

import pytest

from paddlewheel.mississippi_queen.editions import MississippiQueenOptions
from tests.mississippi_queen.laws.checked_games import laws_broken
from tests.mississippi_queen.setups import EVERY_SETUP, name_of

SAMPLE, FULL = 2_000, 20_000


def share(games: int) -> int:
    return -(-games // len(EVERY_SETUP))


@pytest.mark.games
@pytest.mark.parametrize("options", EVERY_SETUP, ids=name_of)
def test_random_games_break_no_law(options: MississippiQueenOptions) -> None:
    assert laws_broken(options, seed=1, games=share(SAMPLE)) == []


@pytest.mark.soak
@pytest.mark.parametrize("options", EVERY_SETUP, ids=name_of)
def test_twenty_thousand_random_games_break_no_law(options: MississippiQueenOptions) -> None:
    assert laws_broken(options, seed=2, games=share(FULL)) == []
