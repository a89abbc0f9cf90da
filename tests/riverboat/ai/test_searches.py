"""Captain and commodore: legal, the same again, and asked at any time."""

from collections.abc import Callable

import pytest

from paddlewheel.bots.base import Bot
from paddlewheel.bots.levels import Captain, Commodore, Pilot
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.core.search.budget import Budget, Search, run_search
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition
from tests.riverboat.ai.pilot_decisions import pilots_game, play_through, some

PLAYERS = RIVERBOAT.player_counts("2017")
SEARCHES = [RIVERBOAT.module.lookahead, RIVERBOAT.module.tree_search]
Begin = Callable[[RiverboatPosition, int], Search]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("begin", SEARCHES)
def test_what_it_chooses_can_be_played(begin: Begin, players: int) -> None:
    for position in some(pilots_game(players), 6):
        search = begin(position, 5)
        search.grow(3)
        play_through(position.copy(), search.choice())


@pytest.mark.parametrize("begin", SEARCHES)
def test_the_same_luck_and_iterations_choose_the_same(begin: Begin) -> None:
    for position in some(pilots_game(2), 25):
        first, again = begin(position, 9), begin(position, 9)
        first.grow(8)
        for _ in range(4):
            again.grow(2)
        assert first.choice() == again.choice()


@pytest.mark.parametrize("begin", SEARCHES)
def test_a_search_leaves_the_position_alone(begin: Begin) -> None:
    for position in some(pilots_game(4), 60):
        before = position_to_text(position)
        begin(position, 2).grow(5)
        assert position_to_text(position) == before


@pytest.mark.parametrize("bot", [Pilot, Captain, Commodore])
def test_a_bot_decides_within_a_budget_of_either_kind(bot: type[Bot]) -> None:
    for position in some(pilots_game(3), 90):
        for budget in (Budget(iterations=2), Budget(seconds=0.002)):
            chosen = bot(0, 1, position.actor, budget).decide(position, position.legal_actions(), budget)
            play_through(position.copy(), chosen)


@pytest.mark.parametrize("begin", SEARCHES)
def test_thinking_goes_on_where_it_stopped(begin: Begin) -> None:
    position = next(some(pilots_game(2), 1))
    search = begin(position, 1)
    assert run_search(search, Budget(iterations=2)) in {
        tuple(plan.actions) for plan in position.game.module.planner.plans(position)
    }
    search.grow(50)
    play_through(position.copy(), search.choice())


def test_a_tree_can_drift_before_it_asks_for_the_forecast() -> None:
    for position in some(pilots_game(3), 40):
        search = position.game.module.tree_search(position, 7, rollout=20)
        search.grow(5)
        play_through(position.copy(), search.choice())
