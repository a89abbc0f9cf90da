"""Names, parameters and types: what a game string can say, and what is said when it cannot be."""

import pickle
import subprocess
import sys
from itertools import islice

import numpy as np
import pyspiel
import pytest

from paddlewheel.core.batch.observation import scale
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.core.errors import SetupError
from paddlewheel.environments.open_spiel.game_info import is_zero_sum
from paddlewheel.environments.open_spiel.parameters import read_options, read_variants, write_options, write_variants
from paddlewheel.games import GAMES
from tests.environments.open_spiel.sample_states import RACE, VOTING, load, random_game
from tests.tables import EVERY_TABLE, Table, name_of

RACES, SEASONS = "paddlewheel_mississippi_queen", "paddlewheel_riverboat"


def test_both_games_are_registered() -> None:
    assert {RACES, SEASONS} <= set(pyspiel.registered_names())


def test_a_year_is_an_edition() -> None:
    game = pyspiel.load_game(f"{RACES}(players=2,edition=2019)")
    assert game.options == GAMES["mississippi-queen"].options("2019", 2, {})
    assert game.num_players() == 2


def test_a_name_is_a_preset() -> None:
    game = pyspiel.load_game(f"{RACES}(players=5,preset=2019-advanced,variants=black_rose;river_length:15)")
    wanted = {"black_rose": True, "river_length": 15}
    assert game.options == GAMES["mississippi-queen"].options("2019-advanced", 5, wanted)


@pytest.mark.parametrize(("name", "edition", "players"), [(RACES, 2019, 4), (SEASONS, 2017, 3)])
def test_a_game_without_parameters_is_the_usual_one(name: str, edition: int, players: int) -> None:
    assert pyspiel.load_game(name).get_parameters() == {"edition": edition, "players": players}
    assert str(pyspiel.load_game(name)) == f"{name}(edition={edition},players={players})"


@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_every_table_survives_its_game_string(table: Table) -> None:
    game = load(table)
    assert game.options == table.options
    again = pyspiel.load_game(str(game))
    assert again == game
    assert again.options == table.options
    assert pickle.loads(pickle.dumps(game)).options == table.options


@pytest.mark.parametrize(
    "variants",
    [
        {},
        {"black_rose": False},
        {"teams": "3-3", "b_tiles": "B1/B2+B3-1"},
        {"b_tiles": ["B1", "B2"], "river_length": 12},
        {"harbor_start": "-6--2-0", "workers": 10},
        {"rose_players": "2-5", "full_coal": 5},
    ],
)
def test_variants_are_read_as_they_are_written(variants: dict[str, object]) -> None:
    text = write_variants(variants)
    joined = {name: "+".join(value) if isinstance(value, list) else value for name, value in variants.items()}
    assert read_variants(text) == joined
    assert not set(text) & set("(),= ")


def test_the_parameters_of_a_table_do_not_depend_on_how_it_was_asked_for() -> None:
    rules = GAMES["mississippi-queen"]
    asked = ({"variants": "river_length=8; black_rose"}, {"variants": "black_rose:on;river_length:8", "edition": 2019})
    written = [write_options(rules, read_options(rules, given)) for given in asked]
    assert written[0] == written[1] == {"players": 4, "edition": 2019, "variants": "black_rose;river_length:8"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("players=9", "2019 is for 2 to 6 players, not 9"),
        ("edition=1997", "there is no edition 1997; choose edition=2019, or preset=intro-1997 or classic-1997"),
        ("edition=2019,preset=classic-1997", "a table has one edition: choose edition=2019 or preset=classic-1997"),
        ("preset=2020", "preset"),
        ("preset=1830", "preset"),
        ("preset=intro", "there is no edition 'intro'; choose one of intro-1997"),
        ("variants=pirates", "there is no variant 'pirates'; there are black_rose"),
        ("variants=river_length:3", "a river has 4 to 18 tiles"),
        ("variants=river_length:8;river_length:9", "river_length is named twice"),
        ("variants=river_length=8", "Unknown parameter"),
        ("edition=classic-1997", "edition. Expected type: kInt, got kString with classic-1997"),
    ],
)
def test_a_table_that_cannot_be_gets_a_sentence(text: str, reason: str) -> None:
    with pytest.raises((SetupError, pyspiel.SpielError), match=reason):
        pyspiel.load_game(f"{RACES}({text})")


def test_an_edition_of_riverboat_that_there_is_not() -> None:
    with pytest.raises(SetupError, match=r"there is no edition 2019; choose edition=2017$"):
        pyspiel.load_game(f"{SEASONS}(edition=2019)")


@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_the_type_tells_what_the_table_is(table: Table) -> None:
    game, kind = load(table), pyspiel.GameType
    found = game.get_type()
    hidden = found.information == kind.Information.IMPERFECT_INFORMATION
    assert hidden == ("vote_on_direction" in str(game))
    assert found.dynamics == kind.Dynamics.SEQUENTIAL
    assert found.chance_mode == kind.ChanceMode.EXPLICIT_STOCHASTIC
    assert found.reward_model == kind.RewardModel.TERMINAL
    assert found.utility == kind.Utility.ZERO_SUM
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert found.min_num_players <= game.num_players() <= found.max_num_players
    assert game.num_distinct_actions() == {"riverboat": 582}.get(table.game.name, 66)
    assert game.num_distinct_actions() + game.max_chance_outcomes() == table.game.actions
    longest = table.game.module.length_limits(table.options)
    assert (game.max_game_length(), game.max_chance_nodes_in_history()) == (longest.decisions, longest.draws)


def test_sides_of_different_size_are_not_zero_sum() -> None:
    assert is_zero_sum([0, 1, 2])
    assert is_zero_sum([0, 1, 0, 1])
    assert not is_zero_sum([0, 1, 0])


def test_observations_have_the_names_of_their_fields() -> None:
    game = pyspiel.load_game(RACE)
    observer = game.make_py_observer()
    assert list(observer.dict) == [field.name for field in fields_of(game.rules)]
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size == game.observation_tensor_size()
    with pytest.raises(SetupError, match="has no parameters"):
        game.make_py_observer(None, {"size": 3})


@pytest.mark.parametrize("name", [RACES, SEASONS])
def test_a_tensor_can_hold_the_number_of_the_seat(name: str) -> None:
    """Else all seats see the same at the start, and nothing can be learnt about seat 0 from it."""
    usual, told = pyspiel.load_game(f"{name}(players=3)"), pyspiel.load_game(f"{name}(players=3,absolute_seat=true)")
    assert told.observation_tensor_size() == usual.observation_tensor_size() + 3
    for state, other in zip(islice(random_game(usual), 40), random_game(told), strict=False):
        for seat in range(3):
            tensor = other.observation_tensor(seat)
            assert tensor[:-3] == state.observation_tensor(seat)
            assert tensor[-3:] == [float(seat == number) for number in range(3)]
    assert list(told.make_py_observer().dict)[-1] == "absolute_seat"
    again = pickle.loads(pickle.dumps(told))
    assert again.observation_tensor_size() == told.observation_tensor_size()
    assert again == told != usual


def test_a_tensor_can_be_scaled() -> None:
    usual, scaled = pyspiel.load_game(RACE), pyspiel.load_game(RACE.replace(")", ",scaled=true)"))
    factors = scale(fields_of(usual.rules))
    for state, other in zip(islice(random_game(usual), 40), random_game(scaled), strict=False):
        assert np.allclose(other.observation_tensor(0), state.observation_tensor(0) * factors)


@pytest.mark.parametrize("name", [RACES, SEASONS])
def test_an_information_state_tensor_is_refused(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for asked in (
        lambda: state.information_state_tensor(),
        lambda: state.information_state_tensor(0),
        game.information_state_tensor_shape,
        game.information_state_tensor_size,
    ):
        with pytest.raises(pyspiel.SpielError, match="have no information state tensor"):
            asked()


def in_a_fresh_process(*lines: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_program_that_has_loaded_a_game_ends_well() -> None:
    """What OpenSpiel keeps of a Python game outlives Python."""
    load_one = f"import pyspiel, paddlewheel.environments.open_spiel; game = pyspiel.load_game({VOTING!r})"
    done = in_a_fresh_process(load_one, "state = game.new_initial_state(); print(state.observation_tensor(0)[0])")
    assert (done.returncode, done.stdout, done.stderr) == (0, "4.0\n", "")


@pytest.mark.slow
def test_a_pickled_state_brings_its_game_along() -> None:
    state = pyspiel.load_game(RACE).new_initial_state()
    state.apply_action(state.legal_actions()[0])
    done = in_a_fresh_process(f"import pickle; print(pickle.loads({pickle.dumps(state)!r}))")
    assert done.stdout == f"{state}\n", done.stderr


def test_without_openspiel_the_extra_is_named() -> None:
    block = "import sys; sys.modules['pyspiel'] = None"
    done = in_a_fresh_process(block, "import paddlewheel", "import paddlewheel.environments.open_spiel")
    wanted = "ImportError: the games for OpenSpiel need the extra open-spiel: pip install 'paddlewheel[open-spiel]'"
    assert done.stderr.splitlines()[-1] == wanted
