"""Whole turns as actions: every plan has a number, plays as it says, and nothing is cut silently."""

from typing import Any

import numpy as np
import pytest

from paddlewheel.core.errors import IllegalAction, SetupError
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.environments import turn_actions
from paddlewheel.environments.batch import Batch
from paddlewheel.environments.turn_actions import MAX_NUMBERED_PLANS, TurnBatch, Turns
from tests.tables import EVERY_TABLE, Table, name_of

SOME = EVERY_TABLE[::4]


def positions(table: Table, count: int, every: int) -> list[Position]:
    """Decisions of a game of mates, some steps apart."""
    position, stream = table.game.new_position(table.options), new_stream(0, 11, CHANCE_STREAM)
    found, number = [], 0
    while len(found) < count and position.actor != NOBODY:
        if position.actor == CHANCE:
            position.step(position.draw(stream))
            continue
        if number % every == 0:
            found.append(position.copy())
        number += 1
        position.step(position.game.module.greedy(position, 1 + 77 * number)[0])
    return found


@pytest.mark.parametrize("table", SOME, ids=name_of)
def test_a_plan_by_its_number_is_the_plan(table: Table) -> None:
    for position in positions(table, 6, 7):
        plans = position.game.module.planner.plans(position)
        for index in {0, len(plans) // 2, len(plans) - 1}:
            assert position.game.module.planner.plan(position, index) == plans[index].actions


@pytest.mark.parametrize("table", SOME, ids=name_of)
def test_a_turn_plays_its_actions_until_somebody_else_decides(table: Table) -> None:
    for position in positions(table, 6, 5):
        whole = Turns(position)
        assert whole.count == min(position.game.module.planner.count_plans(position), MAX_NUMBERED_PLANS)
        assert whole.mask().sum() == whole.count
        assert all(len(column) == whole.count for column in whole.columns.values())
        for column, names in whole.names.items():
            assert whole.columns[column].max(initial=0) < len(names)
        index = whole.count // 2
        planned, by_hand = position.game.module.planner.plan(position, index), position.copy()
        taken = whole.play(index)
        assert planned[: len(taken)] == tuple(taken)
        for action in taken:
            assert by_hand.refusal(action) == ""
            by_hand.step(action)
        assert position_to_text(by_hand) == position_to_text(position)
        assert len(taken) == len(planned) or position.actor != by_hand.actor or position.legal_actions()


def test_a_number_beyond_the_plans_is_refused_and_nothing_happens() -> None:
    (position,) = positions(EVERY_TABLE[0], 1, 1)
    before, whole = position_to_text(position), Turns(position)
    for index in (-1, whole.count, MAX_NUMBERED_PLANS):
        with pytest.raises(IllegalAction, match=f"they go from 0 to {whole.count - 1}"):
            whole.play(index)
    assert position_to_text(position) == before


def test_plans_are_those_of_one_turn() -> None:
    (position,) = positions(EVERY_TABLE[0], 1, 1)
    whole = Turns(position)
    whole.play(0)
    with pytest.raises(IllegalAction, match="there is no plan to choose here"):
        whole.play(0)


@pytest.mark.parametrize("indexes", [[0.9, 0.0, 0.0], ["0", "0", "0"], [0, 0], 0], ids=str)
def test_a_batch_of_turns_takes_whole_numbers(indexes: Any) -> None:
    together = TurnBatch(Batch(EVERY_TABLE[0].game, EVERY_TABLE[0].options, 3, seed=6))
    before = together.batch.observation.tobytes()
    with pytest.raises(SetupError, match="plans are one whole number a game, here 3, not an array of shape"):
        together.step(indexes)
    assert together.batch.observation.tobytes() == before


def test_what_does_not_fit_is_flagged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_actions, "MAX_NUMBERED_PLANS", 3)
    position = max(positions(EVERY_TABLE[0], 8, 3), key=lambda one: one.game.module.planner.count_plans(one))
    whole = Turns(position)
    assert whole.count == 3
    assert whole.overflow == position.game.module.planner.count_plans(position) - 3 > 0
    batch = TurnBatch(Batch(EVERY_TABLE[0].game, EVERY_TABLE[0].options, 4, seed=2))
    assert (batch.plans <= 3).all()
    assert batch.overflow.tolist() == [
        max(0, batch.batch.game.module.planner.count_plans(batch.batch.position(game)) - 3) for game in range(4)
    ]


@pytest.mark.parametrize("table", SOME, ids=name_of)
def test_a_batch_of_turns_is_its_games_one_by_one(table: Table) -> None:
    count, rng = 4, np.random.default_rng(3)
    alone = [Batch(table.game, table.options, 1, seed=6, first=game, autoreset=False) for game in range(count)]
    together = TurnBatch(Batch(table.game, table.options, count, seed=6, autoreset=False))
    for _ in range(12):
        indexes = rng.integers(0, np.maximum(together.plans, 1))
        for game, batch in enumerate(alone):
            if together.plans[game] > 0:
                Turns(batch.position(0)).play(int(indexes[game]))
                batch.go_on()
        together.step(indexes)
        for game, batch in enumerate(alone):
            assert together.batch.observation[game].tobytes() == batch.observation[0].tobytes()
            assert together.batch.actor[game] == batch.actor[0]
            assert together.plans[game] == Turns(batch.position(0)).count
            assert together.mask[game].sum() == together.plans[game]


def test_a_batch_refuses_all_turns_if_one_has_no_such_number() -> None:
    together = TurnBatch(Batch(EVERY_TABLE[0].game, EVERY_TABLE[0].options, 3, seed=6))
    before = together.batch.observation.tobytes()
    with pytest.raises(IllegalAction, match="there is no plan"):
        together.step([0, int(together.plans[1]), 0])
    assert together.batch.observation.tobytes() == before


def test_threads_make_no_difference() -> None:
    table, rng = EVERY_TABLE[-1], np.random.default_rng(8)
    one, two = (TurnBatch(Batch(table.game, table.options, 128, seed=4, threads=threads)) for threads in (1, 2))
    assert (one.batch.threads, two.batch.threads) == (1, 2)
    for _ in range(6):
        indexes = rng.integers(0, one.plans)
        one.step(indexes)
        two.step(indexes)
        assert one.batch.observation.tobytes() == two.batch.observation.tobytes()
        assert one.plans.tobytes() == two.plans.tobytes()
