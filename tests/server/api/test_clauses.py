"""Every event and every legal action names a clause: one that exists, and holds where it is named."""

import random
from collections.abc import Iterator

import pytest

from paddlewheel.core.events import Event
from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.presentation import events_between, view_of
from paddlewheel.mississippi_queen.rulebook.occasions import occasions
from paddlewheel.mississippi_queen.view.events import clauses as race_behind
from paddlewheel.riverboat.view.events import clauses as season_behind
from paddlewheel.rulebooks import RULEBOOKS
from tests.server.api.test_schemas import steps
from tests.server.support.openapi_check import kinds
from tests.tables import EVERY_TABLE, Table, name_of

LOOKS = 0.05  # of all moments, at the legal actions
SEEDS = (4, 5)


def events_of(table: Table) -> Iterator[Event]:
    for seed in SEEDS:
        for before, action, after in steps(table, seed):
            yield from events_between(before, after, action)


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_the_clause_of_an_event_holds_at_the_table(table: Table) -> None:
    named = {(event.kind, event.clause) for event in events_of(table)}
    assert len(named) > 15
    for kind, clause in named:
        assert_holds(table, clause, kind)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_the_clause_of_a_legal_action_holds_at_the_table(table: Table) -> None:
    dice = random.Random(3)
    for _, _, after in steps(table, 6):
        if after.actor in (CHANCE, NOBODY) or dice.random() > LOOKS:
            continue
        for action in view_of(after, after.actor)["actions"]:
            assert_holds(table, action["clause"], action["text"])


def assert_holds(table: Table, clause: str, what: str) -> None:
    entry = RULEBOOKS[table.game.name].by_id.get(clause)
    assert entry is not None, f"{what}: there is no clause {clause!r}"
    if table.game.name == "mississippi-queen":
        assert occasions(entry, table.edition) is not None, f"{what}: {clause} is not in {table.edition}"


@pytest.mark.parametrize(
    ("name", "table"),
    [("MississippiQueenEvent", race_behind.EVENT_CLAUSES), ("RiverboatEvent", season_behind.EVENT_CLAUSES)],
    ids=["race", "season"],
)
def test_every_kind_of_event_and_no_other_has_a_clause(name: str, table: dict[str, object]) -> None:
    assert set(table) == set(kinds(name))
