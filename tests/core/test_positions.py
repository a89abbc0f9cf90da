"""Positions as things of Python: copied, pickled, and no game longer than it says."""

import copy
import pickle

import pytest

from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.metrics import STEPS
from paddlewheel.core.notation.positions import position_to_json
from paddlewheel.core.rng import CHANCE_STREAM, new_stream, random_below_in
from tests.tables import EVERY_TABLE, Table, name_of


def moments(table: Table, seed: int = 3, every: int = 7) -> list[Position]:
    """Some moments of a random game, the first and the last among them."""
    position, stream = table.game.new_position(table.options), new_stream(0, seed, CHANCE_STREAM)
    found, number = [position.copy()], 0
    while position.actor != NOBODY and number < 400:
        legal = position.legal_actions()
        position.step(position.draw(stream) if position.actor == CHANCE else legal[random_below_in(stream, len(legal))])
        number += 1
        if number % every == 0:
            found.append(position.copy())
    return [*found, position]


@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_a_pickled_position_is_the_same_moment(table: Table) -> None:
    for position in moments(table, every=40):
        again = pickle.loads(pickle.dumps(position))
        assert position_to_json(again) == position_to_json(position)
        assert again.legal_actions() == position.legal_actions()
        assert again.game is position.game


def test_a_deep_copy_goes_its_own_way() -> None:
    for table in (EVERY_TABLE[0], EVERY_TABLE[-1]):
        position = moments(table)[4]
        before, twin = position_to_json(position), copy.deepcopy(position)
        twin.step(twin.legal_actions()[0])
        assert position_to_json(position) == before
        assert position_to_json(twin) != before


def test_a_pickled_position_does_not_carry_its_tables() -> None:
    for table in (EVERY_TABLE[0], EVERY_TABLE[-1]):
        assert len(pickle.dumps(moments(table)[-1])) < 8_000


@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_no_game_is_longer_than_it_can_be(table: Table) -> None:
    rows = table.game.module.random_games(table.options).play(5, 0, 40)
    assert 0 < rows[:, STEPS].max() <= table.game.module.length_limits(table.options).decisions


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_chance_does_not_draw_more_often_than_it_can(table: Table) -> None:
    position, stream = table.game.new_position(table.options), new_stream(1, 1, CHANCE_STREAM)
    draws = 0
    while position.actor != NOBODY:
        draws += position.actor == CHANCE
        position.step(
            position.draw(stream)
            if position.actor == CHANCE
            else position.game.module.pilot.pilot_actions(position, draws)[0]
        )
    assert 0 < draws <= table.game.module.length_limits(table.options).draws
