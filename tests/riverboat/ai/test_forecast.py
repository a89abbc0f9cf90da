"""The forecast: shares of the victory."""

import math

import pytest

from paddlewheel.riverboat.ai.pilot.api import win_shares
from paddlewheel.riverboat.game import RIVERBOAT
from tests.riverboat.ai.pilot_decisions import pilots_game, some

PLAYERS = RIVERBOAT.player_counts("2017")


@pytest.mark.parametrize("players", PLAYERS)
def test_shares_sum_to_one_at_any_time(players: int) -> None:
    for position in some(pilots_game(players), 7):
        shares = position.game.module.pilot.win_shares(position)
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0


def test_nobody_is_ahead_before_the_first_draw() -> None:
    assert win_shares(RIVERBOAT.new_position(RIVERBOAT.options(None, 4))) == [0.25] * 4


def test_the_end_gives_the_winner_everything() -> None:
    *_, last = pilots_game(3)
    assert last.game.module.pilot.win_shares(last) == [1.0 if place == 1 else 0.0 for place in last.result()]


def test_winners_share() -> None:
    *_, last = pilots_game(2)
    last.record.points[:2] = [99, 99]
    assert last.game.module.pilot.win_shares(last) == [0.5, 0.5]


def odds(share: float) -> float:
    return math.log(share / (1 - share))


def test_points_decide_more_the_later_it_is() -> None:
    gains = []
    for position in some(pilots_game(2), 30):
        ahead = position.copy()
        ahead.record.points[0] += 10
        gains.append(
            odds(ahead.game.module.pilot.win_shares(ahead)[0])
            - odds(position.game.module.pilot.win_shares(position)[0])
        )
    assert min(gains) > 0
    assert gains[-1] > 1.5 * gains[0]
