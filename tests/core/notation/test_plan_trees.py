"""Plans in short say the same as the plans themselves."""

import random
from collections.abc import Iterator

import pytest

from paddlewheel.core.game import Position
from paddlewheel.core.matches.match import Match
from paddlewheel.core.notation.plan_tree import path_column, plan_paths
from paddlewheel.core.presentation import view_of
from tests.tables import EVERY_TABLE, Table, name_of


def decisions(table: Table, seed: int) -> Iterator[Position]:
    """Some moments of a random game."""
    match, dice = Match(table.game, table.options, seed), random.Random(seed)
    while not match.is_over and len(match.log) < 250:
        if dice.random() < 0.3:
            yield match.position
        match.play(dice.choice(match.legal_actions()))


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_plans_in_short_are_the_plans(table: Table) -> None:
    for position in decisions(table, 11):
        plans, tree = position.game.module.planner.plans(position), position.game.module.planner.compact_plans(position)
        texts = [[position.game.action_text(action) for action in plan.actions] for plan in plans]
        assert list(plan_paths(tree)) == texts
        for number, plan in enumerate(plans):
            assert {key: said(tree, number, key) for key in plan.outcome} == plan.outcome


def said(tree: dict, number: int, key: str) -> object:
    """What the tree says of one plan."""
    columns = tree["plans"]
    if key == "path":
        steps = [tree["places"][place] for place in path_column(tree, columns["node"][number], "place")]
        return [place for place, before in zip(steps, [None, *steps], strict=False) if place != before]
    tables = {"place": tree.get("places"), "heading": tree.get("headings"), "pushed": tree.get("pushed")}
    value = columns[key][number]
    return tables[key][value] if key in tables else value


def test_a_plan_scores_what_it_says() -> None:
    """Riverboat's previews, against what playing the plan really brings before anything else happens."""
    (table,) = [table for table in EVERY_TABLE if name_of(table) == "riverboat-3"]
    scored = set()
    for position in decisions(table, 5):
        for plan in position.game.module.planner.plans(position)[::7]:
            seat, coins, score = position.actor, 0, 0
            after = position.copy()
            for action in plan.actions:
                text = position.game.action_text(action)
                (price,) = [one for one in view_of(after, seat)["actions"] if one["text"] == text]
                coins, score = coins - price["coin"], score + price["score"]
                after.step(action)
            assert plan.outcome == {"score": score, "coins": coins}
            scored.add(score)
    assert scored >= {0, 1, 2}
