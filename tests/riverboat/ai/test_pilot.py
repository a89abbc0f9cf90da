"""The pilot: legal, the same in every mode, at home in every player count."""

import pytest

from paddlewheel.riverboat.ai.pilot.api import shortlist
from paddlewheel.riverboat.ai.pilot.shortlist import VALUE
from paddlewheel.riverboat.game import RIVERBOAT
from tests.plain_mode import said_in_plain_mode
from tests.riverboat.ai.pilot_decisions import decisions, pilots_game, play_through, some

PLAYERS = RIVERBOAT.player_counts("2017")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_pilot_plays_to_the_end(players: int) -> None:
    *_, last = pilots_game(players)
    assert last.rounds == 4
    assert min(int(points) for points in last.record.points[:players]) > 60


@pytest.mark.plain
def test_plain_mode_makes_the_same_decisions() -> None:
    assert said_in_plain_mode("tests.riverboat.ai.pilot_decisions") == decisions()


def test_the_shortlist_is_sorted_and_every_plan_of_it_can_be_played() -> None:
    for position in some(pilots_game(3), 9):
        plans = shortlist(position, 16).copy()
        assert list(plans[:, VALUE]) == sorted(plans[:, VALUE], reverse=True)
        for row in plans:
            play_through(position.copy(), [int(action) for action in row[2 : 2 + row[0]]])


def test_luck_chooses_among_equals_only() -> None:
    for position in some(pilots_game(2), 20):
        best = shortlist(position, 1)[0, VALUE]
        for luck in (1, 1 << 31, (1 << 32) - 1):
            outcome = position.game.module.pilot.pilot_actions(position, luck)
            among = [tuple(int(action) for action in row[2 : 2 + row[0]]) for row in shortlist(position, 64)]
            assert shortlist(position, 64)[among.index(outcome), VALUE] >= best - 50
