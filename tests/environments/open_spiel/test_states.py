"""A state of OpenSpiel is a position of the engine: the same moments, chances, copies and results."""

import pickle
import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import rl_environment

from paddlewheel.core.errors import IllegalAction, NotationError, SetupError
from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.notation.positions import position_to_json
from tests.environments.open_spiel.sample_states import RACE, SEASON, SHORT, VOTING, halfway, load, random_game
from tests.tables import EVERY_TABLE, Table, name_of

SOME = [*SHORT[::4], *EVERY_TABLE[-1:]]
GAMES = [RACE, SEASON, VOTING]


@pytest.mark.games
@pytest.mark.parametrize("table", SOME, ids=name_of)
def test_the_bare_engine_plays_the_same_game(table: Table) -> None:
    game = load(table)
    *_, last = random_game(game)
    position = table.game.new_position(table.options)
    state, first = game.new_initial_state(), table.game.player_actions
    for action in last.history():
        player = position.actor
        assert state.current_player() == player
        number = action + first if player == CHANCE else action
        assert state.action_to_string(action) == table.game.action_text(number)
        assert state.string_to_action(table.game.action_text(number)) == action
        position.step(number)
        state.apply_action(action)
        assert position_to_json(state.position) == position_to_json(position)
    assert position.actor == NOBODY
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == pytest.approx(position.rewards())
    assert state.legal_actions() == []


@pytest.mark.parametrize("table", SHORT[::2], ids=name_of)
def test_returns_follow_the_places_and_add_up_to_nothing(table: Table) -> None:
    for seed in range(3):
        *_, last = random_game(load(table), seed)
        places, returns = last.position.result(), last.returns()
        seats = range(len(places))
        assert len(set(places)) == len(set(returns))
        assert sorted(seats, key=lambda seat: places[seat]) == sorted(seats, key=lambda seat: -returns[seat])
        assert sum(returns) == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("text", GAMES)
def test_chances_are_those_of_the_engine(text: str) -> None:
    met = 0
    for state in random_game(pyspiel.load_game(text)):
        if not state.is_chance_node():
            continue
        met += 1
        weights = dict(state.position.chance_outcomes())
        first, total = state.position.game.player_actions, sum(weights.values())
        assert dict(state.chance_outcomes()) == {key - first: weight / total for key, weight in weights.items()}
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1, abs=1e-12)
        assert state.legal_actions() == [action for action, _ in state.chance_outcomes()]
        assert 0 <= min(state.legal_actions()) <= max(state.legal_actions()) < state.get_game().max_chance_outcomes()
    assert met > 3


def test_a_tile_that_has_been_drawn_is_rarer() -> None:
    state = pyspiel.load_game(SEASON).new_initial_state()
    while not state.action_to_string(state.legal_actions()[0]).startswith("draw"):
        state.apply_action(state.legal_actions()[0])
    tables = state.position.tables[0]
    counts = [int(tables.tile_count[kind]) for kind in range(tables.kinds) if tables.hexes[kind] == 1]
    assert [chance for _, chance in state.chance_outcomes()] == [count / sum(counts) for count in counts]
    state.apply_action(state.legal_actions()[1])
    counts[1] -= 1
    assert [chance for _, chance in state.chance_outcomes()] == [count / sum(counts) for count in counts]
    assert len(set(counts)) > 1


@pytest.mark.parametrize("text", GAMES)
def test_what_python_answers_at_once_is_what_openspiel_would_find_out(text: str) -> None:
    """Some methods are answered here for speed; OpenSpiel's own ones, through its compiled half, say the same."""
    slow = pyspiel.State
    for state in random_game(pyspiel.load_game(text)):
        assert state.legal_actions() == slow.legal_actions(state)
        assert state.is_chance_node() == slow.is_chance_node(state)
        for player in range(state.num_players()):
            assert state.legal_actions(player) == slow.legal_actions(state, player)
        mask = state.legal_actions_mask()
        assert [action for action, legal in enumerate(mask) if legal] == state.legal_actions()


@pytest.mark.parametrize("text", GAMES)
def test_a_clone_goes_its_own_way(text: str) -> None:
    state = halfway(pyspiel.load_game(text))
    before, history = position_to_json(state.position), state.history()
    clone = state.clone()
    assert position_to_json(clone.position) == before
    clone.apply_action(clone.legal_actions()[0])
    assert (position_to_json(state.position), state.history()) == (before, history)
    assert position_to_json(clone.position) != before
    assert clone.history()[:-1] == history
    assert str(clone) == str(state.child(state.legal_actions()[0]))


def test_new_games_do_not_share_a_table() -> None:
    game = pyspiel.load_game(RACE)
    first, second = game.new_initial_state(), game.new_initial_state()
    first.apply_action(first.legal_actions()[0])
    assert str(second) == str(game.new_initial_state()) != str(first)


def played_on(state: Any, moves: int) -> list[str]:
    found = []
    for _ in range(moves):
        state.apply_action(state.legal_actions()[-1])
        found.append(str(state))
    return found


@pytest.mark.parametrize("text", GAMES)
def test_a_state_kept_in_the_middle_of_a_game_goes_on_alike(text: str) -> None:
    state = halfway(pyspiel.load_game(text))
    written = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, read = pyspiel.deserialize_game_and_state(written)
    again = [read, game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state)), state.clone()]
    assert game == state.get_game()
    for other in again:
        assert (other.history(), other.move_number()) == (state.history(), state.move_number())
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.observation_tensor(0) == state.observation_tensor(0)
    wanted = played_on(state, 8)
    assert [played_on(other, 8) for other in again] == [wanted] * len(again)


def test_a_state_is_written_without_playing_it_again() -> None:
    """What a table needs beside the position is not in it, and neither are the moments on the way."""
    assert len(halfway(pyspiel.load_game(SEASON)).serialize()) < 10_000


@pytest.mark.parametrize("text", GAMES)
def test_a_state_as_plain_data(text: str) -> None:
    state = halfway(pyspiel.load_game(text))
    assert state.to_dict() == position_to_json(state.position)


def test_a_game_can_begin_in_a_written_position() -> None:
    game = pyspiel.load_game(RACE)
    state = halfway(game)
    begun = game.new_initial_state(str(state))
    assert str(game.new_initial_state(state.to_dict())) == str(begun)
    assert (str(begun), begun.history(), begun.legal_actions()) == (str(state), [], state.legal_actions())
    assert begun.information_state_string(0) != game.new_initial_state().information_state_string(0)
    begun.apply_action(begun.legal_actions()[0])
    assert pickle.loads(pickle.dumps(begun)).information_state_string(1) == begun.information_state_string(1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nowhere", "mark.*must be mq1, not 'nowhere'"),
        ({"format": "chess"}, "it is not a Paddlewheel position"),
        ("mq1 2019:3 0/first-tiles/chance A0 > w-N160,o-N160,b-N160 8/0 - -", "is a position of another table"),
    ],
)
def test_a_position_that_is_none_of_the_tables(text: Any, reason: str) -> None:
    with pytest.raises((NotationError, SetupError), match=reason):
        pyspiel.load_game(RACE).new_initial_state(text)


@pytest.mark.parametrize("text", GAMES)
def test_an_illegal_action_changes_nothing_and_gets_a_sentence(text: str) -> None:
    state = halfway(pyspiel.load_game(text))
    before = position_to_json(state.position)
    illegal = [action for action in range(state.num_distinct_actions()) if action not in state.legal_actions()]
    for action in illegal:
        with pytest.raises((IllegalAction, NotationError), match=r"is not (legal here|the number of an action)"):
            state.apply_action(action)
    for action in (10_000, -7):
        with pytest.raises(NotationError, match="is not the number of an action"):
            state.apply_action(action)
    assert position_to_json(state.position) == before


def test_an_action_has_a_name_without_a_state() -> None:
    game = pyspiel.load_game(RACE)
    assert game.action_to_string(0, 8) == "ahead"
    assert game.action_to_string(CHANCE, 1) == "roll ahead"


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_environment_for_learners_plays_a_game(text: str) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(text), chance_event_sampler=None)
    rng, step = random.Random(1), environment.reset()
    size = environment.observation_spec()["info_state"][0]
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0, abs=1e-6)
    assert max(step.rewards) == 1
