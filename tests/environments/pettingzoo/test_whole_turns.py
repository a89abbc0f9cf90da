"""Whole turns as actions: the plans of the position, in its order, until somebody else decides."""

from random import Random
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.matches.match import Match
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.environments.turn_actions import MAX_NUMBERED_PLANS
from tests.environments.pettingzoo.sample_environments import RACE, SAMPLES, environment, legal
from tests.tables import Table, name_of

SEED, ROUNDS = 11, 3


def begun(table: Table) -> Any:
    env = environment(table, actions="turns")
    env.reset(seed=SEED)
    return env


def play_plan(match: Match, index: int) -> None:
    """Until chance plays, somebody else decides, or a pushed boat has to be pointed first."""
    seat = match.actor
    for action in match.plans()[index].actions:
        if match.actor != seat or match.position.refusal(action):
            return
        before = len(match.log)
        match.play(action)
        if len(match.log) > before + 1:
            return


@pytest.mark.games
@pytest.mark.parametrize("table", SAMPLES, ids=name_of)
def test_a_step_plays_a_plan_until_somebody_else_decides(table: Table) -> None:
    env, match, luck = begun(table), Match(table.game, table.options, SEED), Random(SEED)
    while not match.is_over and match.position.rounds <= ROUNDS:
        plans = match.plans()
        assert legal(env) == list(range(min(len(plans), MAX_NUMBERED_PLANS)))
        index = luck.choice(legal(env))
        env.step(index)
        play_plan(match, index)
        assert position_to_text(env.position) == position_to_text(match.position)
        assert match.is_over or env.agent_selection == f"player_{match.actor}"


@pytest.mark.parametrize("table", SAMPLES, ids=name_of)
def test_the_info_of_whoever_decides_tells_of_its_plans(table: Table) -> None:
    env, luck = begun(table), Random(1)
    while env.position.rounds <= 2:
        info = env.last()[4]
        assert info["overflow"] == max(
            0, env.position.game.module.planner.count_plans(env.position) - MAX_NUMBERED_PLANS
        )
        assert all(len(column) == len(legal(env)) for column in info["plans"].values())
        others = [env.infos[agent] for agent in env.agents if agent != env.agent_selection]
        assert not any("plans" in other for other in others)
        env.step(luck.choice(legal(env)))


def test_the_columns_are_the_outcomes_of_the_plans() -> None:
    env = begun(RACE)
    while not env.infos[env.agent_selection]["plans"]:  # where a boat lies at the start, say
        env.step(0)
    columns, plans = env.last()[4]["plans"], env.position.game.module.planner.plans(env.position)
    assert {"place", "heading", "speed", "coal", "danger", "pushed"} <= set(columns)
    for name in ("speed", "coal"):
        assert columns[name].tolist() == [plan.outcome[name] for plan in plans]


def test_plans_beyond_the_last_number_are_counted() -> None:
    env, luck = environment(RACE, actions="turns"), Random(2)
    most = 0
    for seed in range(3):
        env.reset(seed=seed)
        for _ in env.agent_iter(200):
            seen, _, ended, _, info = env.last()
            assert seen["action_mask"].shape == (MAX_NUMBERED_PLANS,)
            if ended:
                break
            most = max(most, int(seen["action_mask"].sum()) + info["overflow"])
            env.step(luck.choice(legal(env)))
    assert most > 100


@pytest.mark.games
@pytest.mark.parametrize("table", SAMPLES, ids=name_of)
def test_whole_turns_come_to_an_end(table: Table) -> None:
    env, luck = begun(table), Random(4)
    for _ in env.agent_iter():
        if env.last(observe=False)[2]:
            break
        info = env.infos[env.agent_selection]
        env.step(best(info["plans"], legal(env), luck))
    assert list(env.rewards.values()) == env.position.rewards()
    assert env.position.actor == -2


def best(columns: dict[str, Any], plans: list[int], luck: Random) -> int:
    """Fast and without danger, where plans say so: random races are long."""
    if "speed" not in columns:
        return luck.choice(plans)
    merit = columns["speed"] - 10 * columns["danger"] - columns["coal"]
    return luck.choice(np.flatnonzero(merit == merit.max()).tolist())
