"""Four pilots on the 2019 river: a race, not a push war."""

import pytest

from paddlewheel.games import find_game
from paddlewheel.lab.table import play_game


def capped(races: int) -> int:
    game = find_game("mississippi-queen")
    rows = [play_game(game, game.options("2019", 4, {}), ["pilot"] * 4, number, seed=5) for number in range(races)]
    return sum(row.capped for row in rows)


def test_races_of_pilots_do_not_need_the_guard() -> None:
    assert capped(40) == 0


@pytest.mark.soak
def test_four_hundred_races_of_pilots_do_not_need_the_guard() -> None:
    assert capped(400) == 0
