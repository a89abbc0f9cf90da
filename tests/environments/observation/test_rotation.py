"""Seats differ in nothing but where they sit: turn everybody round the table, and everything turns with them.

Three things go by the number of a seat or of its boat, and turn nothing that anybody sees or gets in the end:
- votes are asked for from the first seat on; they are secret until all are in (MQ-RIV-14), so the order is nobody's.
- Riverboat's mats are drawn from the first seat on; everyone's own is as likely (RB-SET-6).
- where coal may pass to or from several boats of a side, the one with the lowest number is asked about first; the
  rules (MQ-COAL-5) leave the order open.
"""

from random import Random
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.batch.observation import named
from paddlewheel.core.batch.observe_one import fields_of, observation_of
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.notation.positions import position_to_text
from tests.environments.observation.rotation import Twins, play
from tests.tables import EVERY_TABLE, Table, name_of


def is_turned(twins: Twins, same_question: bool) -> bool:
    """Every seat sees what its twin sees, and is asked the same."""
    game, other = twins.game, twins.other
    fields = fields_of(game.game)
    for seat in range(twins.players):
        mine, theirs = (
            observation_of(game, seat),
            observation_of(other, twins.seat(seat)),
        )
        if not same_question:  # they may ask another seat, and about another boat
            mine, theirs = (_without_the_question(fields, row) for row in (mine, theirs))
        if (mine != theirs).any():
            return False
    if not same_question:
        return True
    asked = twins.seat(game.actor) == other.actor and (game.actor == CHANCE or _legal(game) == _legal(other))
    return asked and twins.in_turn(game.result()) == other.result() and twins.in_turn(game.rewards()) == other.rewards()


def _legal(position: Position) -> list[int]:
    return position.legal_actions()


def _without_the_question(fields: Any, row: Any) -> Any:
    parts = named(fields, row.copy())
    partner = [column.name for column in next(field for field in fields if field.name == "boats").columns]
    parts["actor"][:] = 0
    parts["boats"][:, partner.index("partner for coal")] = 0
    return np.concatenate([part.ravel() for part in parts.values()])


def by_mates(luck: Random) -> Any:
    """A quick game: what looks best, now and then anything."""

    def choose(position: Position) -> int:
        if position.actor == CHANCE or luck.random() < 0.1:
            return luck.choice(position.legal_actions())
        return position.game.module.greedy(position, luck.randrange(2**32))[0]

    return choose


def at_random(luck: Random) -> Any:
    return lambda position: luck.choice(position.legal_actions())


def turns(table: Table, turned_by: int, seed: int, choose: Any, steps: int) -> tuple[Twins, int]:
    luck, twins, compared = Random(seed), Twins(table, turned_by), 0
    for step, same_question in enumerate(play(twins, choose(luck), luck)):
        assert is_turned(twins, same_question), (
            f"step {step}, {position_to_text(twins.game)} and {position_to_text(twins.other)}"
        )
        compared += same_question
        if step >= steps:
            break
    return twins, compared


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_turning_the_table_turns_what_is_seen_and_what_comes_of_it(table: Table) -> None:
    turned_by = 1 + sum(map(ord, name_of(table))) % (table.players - 1)
    twins, compared = turns(table, turned_by, 1, by_mates, 10**6)
    assert twins.game.actor == twins.other.actor == NOBODY
    assert compared > 20
    turns(table, turned_by, 2, at_random, 300)


@pytest.mark.games
@pytest.mark.parametrize("table", [*EVERY_TABLE[:3], *EVERY_TABLE[-3:]], ids=name_of)
def test_ties_are_broken_alike(table: Table) -> None:
    """Short games enough that some end with players level."""
    for seed in range(10):
        turns(table, 1, seed, at_random, 10**6)


@pytest.mark.soak
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_turning_the_table_by_any_number_of_seats(table: Table) -> None:
    for turned_by in range(1, table.players):
        turns(table, turned_by, 10 + turned_by, by_mates, 10**6)
        turns(table, turned_by, 20 + turned_by, at_random, 1000)


def test_results_of_a_turned_game_are_not_all_alike() -> None:
    """Else turning them would prove nothing."""
    table = next(table for table in EVERY_TABLE if name_of(table) == "classic-1997-4")
    twins, _ = turns(table, 1, 1, by_mates, 10**6)
    assert len(set(twins.game.rewards())) > 1
    assert twins.game.rewards() != twins.other.rewards()
