"""Four pilots on the 2019 river: a race, not a push war."""

import pytest

from paddlewheel.games import find_game
from paddlewheel.lab.runs.game_runner import play_game

LONG = 30  # rounds


def check_races(races: int) -> None:
    """None needs the guard, and 95 in 100 are over in time."""
    game = find_game("mississippi-queen")
    rows = [play_game(game, game.options("2019", 4, {}), ["pilot"] * 4, number, seed=5) for number in range(races)]
    assert not any(row.capped for row in rows)
    assert sum(row.rounds <= LONG for row in rows) >= 0.95 * races


@pytest.mark.slow
def test_pilots_race_and_arrive() -> None:
    check_races(40)


@pytest.mark.soak
def test_four_hundred_races_of_pilots() -> None:
    check_races(400)
