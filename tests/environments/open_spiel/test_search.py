"""OpenSpiel's tree search with the pilot's eye, and Paddlewheel's bots at OpenSpiel's table."""

import random
import subprocess
import sys
from itertools import product
from typing import Any

import pyspiel
import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Position
from paddlewheel.core.notation.positions import position_to_json, position_to_text
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.environments.open_spiel import cache
from paddlewheel.environments.open_spiel.bots import make_bot, make_mcts_bot
from paddlewheel.environments.open_spiel.evaluator import PilotEvaluator, expected_returns
from paddlewheel.lab.runs.game_runner import play_game
from tests.environments.open_spiel.sample_states import (
    RACE,
    SEASON,
    SHORT,
    VOTING,
    first_vote,
    halfway,
    load,
    random_game,
    some_action,
)
from tests.repository import ROOT
from tests.tables import EVERY_TABLE, Table, name_of

EXAMPLE = ROOT / "examples" / "openspiel_mcts.py"
SMALL_RACE = "paddlewheel_mississippi_queen(players=2,variants=river_length:5)"
SHARED = "paddlewheel_mississippi_queen(players=4,preset=classic-1997,variants=teams:2-2;river_length:4)"


@pytest.mark.parametrize("table", [*SHORT[::5], *EVERY_TABLE[-4:]], ids=name_of)
def test_a_value_is_on_the_scale_of_returns(table: Table) -> None:
    evaluator, sides = PilotEvaluator(), table.game.sides(table.options)
    for state in random_game(load(table)):
        if state.move_number() % 9 or state.is_terminal():
            continue
        before = position_to_json(state.position)
        values = evaluator.evaluate(state)
        assert len(values) == state.num_players()
        assert all(-1 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(0, abs=1e-9)
        assert all(values[seat] == values[other] for seat, other in seats_of_one_side(sides))
        assert position_to_json(state.position) == before


def seats_of_one_side(sides: Any) -> list[tuple[int, int]]:
    return [(seat, sides.index(side)) for seat, side in enumerate(sides)]


def test_whoever_has_won_has_the_winners_value() -> None:
    for text in (SMALL_RACE, SEASON):
        *_, last = random_game(pyspiel.load_game(text))
        shares, sides = (
            last.position.game.module.pilot.win_shares(last.position),
            last.position.game.sides(last.position.options),
        )
        assert expected_returns(shares, sides) == last.returns()


def test_values_keep_the_order_of_the_shares() -> None:
    values = expected_returns([0.5, 0.3, 0.15, 0.05], range(4))
    assert values == sorted(values, reverse=True)
    assert values[0] == pytest.approx((0.2 / 0.8 + 0.35 / 0.65 + 0.45 / 0.55) / 3)
    assert expected_returns([0.7, 0.3, 0.7, 0.3], [0, 1, 0, 1]) == pytest.approx([0.4, -0.4, 0.4, -0.4])
    assert expected_returns([0.0, 0.0, 1.0], range(3)) == [-0.5, -0.5, 1.0]


@pytest.mark.parametrize("text", [RACE, SEASON, VOTING])
def test_the_pilots_action_is_held_to_be_likely(text: str) -> None:
    evaluator = PilotEvaluator(favour=0.6)
    for state in random_game(pyspiel.load_game(text)):
        if state.is_terminal() or state.move_number() % 7:
            continue
        prior = dict(evaluator.prior(state))
        assert list(prior) == state.legal_actions()
        assert sum(prior.values()) == pytest.approx(1)
        if state.is_chance_node():
            assert prior == dict(state.chance_outcomes())
        elif len(prior) > 1:
            likeliest = max(prior, key=lambda action: prior[action])
            assert prior[likeliest] == pytest.approx(0.6 + 0.4 / len(prior))
            assert min(prior.values()) == pytest.approx(0.4 / len(prior))


def test_the_likely_action_at_the_beginning_of_a_turn_is_the_pilots() -> None:
    evaluator, asked = PilotEvaluator(), 0
    for state in random_game(pyspiel.load_game(RACE)):
        if not state.is_chance_node() and not state.is_terminal() and state.position.begins_turn:
            prior = dict(evaluator.prior(state))
            likely = [action for action in prior if prior[action] == max(prior.values())]
            assert state.position.game.module.pilot.pilot_actions(state.position)[0] in likely
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("text", [SMALL_RACE, SHARED, SEASON])
def test_where_a_plan_hands_over_to_somebody_else_it_is_not_followed(text: str) -> None:
    """Along the pilots' own ways, through every push and offer of coal, what is likely can be done."""
    evaluator, rng = PilotEvaluator(favour=1.0), random.Random(2)
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        prior = evaluator.prior(state)
        assert sum(chance for _, chance in prior) == pytest.approx(1)
        actions, chances = zip(*prior, strict=True)
        state.apply_action(rng.choices(actions, chances)[0])


def test_sealed_votes_do_not_change_what_is_likely() -> None:
    """The last to vote would decide the vote, if it knew the others'."""
    told = set()
    for votes in product(range(3), repeat=3):
        state = first_vote()
        for vote in votes:
            state.apply_action(state.legal_actions()[vote])
        told.add(tuple(PilotEvaluator().prior(state)))
    assert len(told) == 1


def test_in_the_middle_of_a_turn_the_pilot_finishes_it() -> None:
    evaluator = PilotEvaluator()
    state = halfway(pyspiel.load_game(RACE))
    while state.is_chance_node() or not state.position.begins_turn:
        state.apply_action(state.legal_actions()[0])
    plan = state.position.game.module.pilot.pilot_actions(state.position)
    assert len(plan) > 2
    begun = state.child(plan[0])
    position: Position = begun.position.copy()
    for action in begun.position.game.module.pilot.pilot_actions(begun.position):
        position.step(action)
    wanted = expected_returns(position.game.module.pilot.win_shares(position), position.game.sides(position.options))
    assert evaluator.evaluate(begun) == pytest.approx(wanted)


def test_what_is_found_out_once_is_remembered_until_it_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MAX_CACHED_POSITIONS", 30)
    known: cache.PositionCache[str] = cache.PositionCache()
    asked: list[Position] = []

    def find(position: Position) -> str:
        asked.append(position)
        return position_to_text(position)

    positions = [state.position.copy() for state in random_game(pyspiel.load_game(SEASON))]
    for _ in range(2):
        for position in positions[:30]:
            assert known.recall(position, find) == position_to_text(position)
    assert len(asked) == 30
    known.recall(positions[30], find)
    known.recall(positions[0], find)
    assert len(asked) == 32


def whole_game(text: str, bots: list[Any], seed: int = 4) -> Any:
    rng, state = random.Random(seed), pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        deciding = not state.is_chance_node()
        state.apply_action(bots[state.current_player()].step(state) if deciding else some_action(state, rng))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("text", [SMALL_RACE, SEASON])
def test_the_search_beats_a_random_player(text: str) -> None:
    search = make_mcts_bot(pyspiel.load_game(text), simulations=8, seed=1)
    assert whole_game(text, [search, make_bot("deckhand", 1)]).returns() == [1, -1]
    assert whole_game(text, [make_bot("deckhand", 0), search], seed=5).returns() == [-1, 1]


@pytest.mark.parametrize("text", [SHARED, VOTING, "paddlewheel_riverboat(players=4)"])
def test_searches_play_whole_games_among_themselves(text: str) -> None:
    game = pyspiel.load_game(text)
    state = whole_game(text, [make_mcts_bot(game, simulations=3, seed=seat) for seat in range(4)])
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)
    assert max(state.returns()) == 1


def test_a_search_decides_the_same_way_twice() -> None:
    state = halfway(pyspiel.load_game(RACE))
    bots = [make_mcts_bot(state.get_game(), simulations=20, seed=3) for _ in range(2)]
    assert bots[0].step(state) == bots[1].step(state) in state.legal_actions()


@pytest.mark.parametrize("names", [("pilot", "mate", "deckhand"), ("captain:2", "deckhand", "pilot")])
@pytest.mark.parametrize("table", [SHORT[0], SHORT[3], EVERY_TABLE[-2]], ids=name_of)
def test_bots_play_here_as_they_do_in_the_lab(table: Table, names: tuple[str, ...]) -> None:
    taken: list[int] = []
    row = play_game(table.game, table.options, names, 0, 9, watch=lambda _, action: taken.append(action))
    bots = [make_bot(name, seat, 9) for seat, name in enumerate(names)]
    state, stream, first = load(table).new_initial_state(), new_stream(0, 9, CHANCE_STREAM), table.game.player_actions
    found = []
    while not state.is_terminal():
        chance = state.is_chance_node()
        action = state.position.draw(stream) - first if chance else bots[state.current_player()].step(state)
        found.append(action + first if chance else action)
        state.apply_action(action)
    assert found == taken
    assert tuple(state.position.result()) == row.places


def test_openspiel_can_play_our_bots_by_itself() -> None:
    state = pyspiel.load_game(SEASON).new_initial_state()
    bots = [make_bot("pilot", 0), make_bot("deckhand", 1)]
    assert pyspiel.evaluate_bots(state, bots, 7) == [1, -1]
    bots[0].restart_at(state)
    assert bots[0].games == 1  # OpenSpiel has begun a game with it


def test_a_bot_that_there_is_not_and_one_on_another_seat() -> None:
    with pytest.raises(SetupError, match="there is no bot 'admiral'"):
        make_bot("admiral", 0)
    state = halfway(pyspiel.load_game(RACE))
    with pytest.raises(SetupError, match="pilot sits on seat 5; it cannot decide for"):
        make_bot("pilot", 5).step(state)


@pytest.mark.slow
def test_the_example_is_short_and_plays_a_whole_race() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60
    command = [sys.executable, str(EXAMPLE), "--against", "deckhand", "--simulations", "6"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *progress, result = done.stdout.splitlines()
    assert len(progress) > 3
    assert all(line.startswith("round ") for line in progress)
    assert result.startswith("MCTS against deckhand after ")
    assert result.endswith("returns: [1.0, -1.0]")
