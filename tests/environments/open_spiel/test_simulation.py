"""OpenSpiel's own random games: masks, clones, serialized states, observations, lengths and sums, move by move."""

import pyspiel
import pytest

from tests.environments.open_spiel.sample_states import RACE, SHORT, VOTING, halfway, load
from tests.tables import EVERY_TABLE, Table, name_of


@pytest.mark.games
@pytest.mark.parametrize("table", SHORT[::3], ids=name_of)
def test_random_games(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        RACE,
        VOTING,
        "paddlewheel_mississippi_queen(players=6,variants=teams:3-3;branching_river;round_limit:6)",
        "paddlewheel_mississippi_queen(players=3,preset=2019-advanced,variants=vote_on_direction;round_limit:12)",
        "paddlewheel_riverboat(players=2,variants=workers:10;riverboats_a_round:2-2-2-2)",
    ],
)
def test_random_games_with_variants(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


def test_a_random_game_from_the_middle_of_one(capfd: pytest.CaptureFixture[str]) -> None:
    state = halfway(pyspiel.load_game("paddlewheel_mississippi_queen(players=3,preset=classic-1997)"), 40)
    pyspiel.random_sim_test_with_specific_initial_state(state.get_game(), num_sims=1, specific_initial_state=state)
    assert "Reached a terminal state!" in capfd.readouterr().out


def test_a_random_game_from_a_written_position() -> None:
    game = pyspiel.load_game("paddlewheel_riverboat(players=2)")
    state = game.new_initial_state(str(halfway(game, 120)))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, specific_initial_state=state)


@pytest.mark.soak
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_random_games_at_every_table(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=2, serialize=True, verbose=False)
