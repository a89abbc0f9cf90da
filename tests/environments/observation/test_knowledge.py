"""Two who know the same see the same: what a seat cannot know changes nothing that it gets."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.batch.observation import named
from paddlewheel.core.batch.observe_one import fields_of, observation_of
from paddlewheel.core.game import Position
from paddlewheel.core.notation.positions import position_to_json, position_to_text
from paddlewheel.core.presentation import view_of
from paddlewheel.environments.batch import Batch
from paddlewheel.environments.rendering import ansi, svg
from paddlewheel.games import find_game
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.state import TIE_DECISION, VOTE_DECISION
from tests.core.notation.game_positions import random_game
from tests.environments.observation.sample_positions import moments
from tests.mississippi_queen.situation import situation
from tests.tables import EVERY_TABLE, Table, name_of

QUEEN = find_game("mississippi-queen")
DIRECTIONS = (1, 2, 3)
VOTING = [table for table in EVERY_TABLE if dict(getattr(table.options, "variants", {})).get("vote_on_direction")]
VOTING += [
    Table(QUEEN, QUEEN.options(edition, players, {"vote_on_direction": True, "river_length": length}))
    for edition, players, length in (("2019", 5, 12), ("black-rose-1998", 8, 14), ("intro-1997", 3, 4))
]


def told(position: Position, seat: int) -> dict[str, Any]:
    """Everything that a seat at the table is given, as bytes and texts."""
    seen = position.seen_by(seat)
    everything = {
        "observation": observation_of(position, seat).tobytes(),
        "view": json.dumps(view_of(position, seat)),
        "seen": position_to_text(seen),
        "seen as JSON": json.dumps(position_to_json(seen)),
        "what a spectator sees": json.dumps(view_of(position)),
        "ansi": ansi(position),
        "svg": svg(position),
        "actor": position.actor,
    }
    if position.actor == seat:
        refusals = [position.refusal(action) for action in range(position.game.player_actions)]
        everything |= {
            "legal": position.legal_actions(),
            "refusals": refusals,
            "plans": repr(seen.game.module.planner.compact_plans(seen)),
        }
    return everything


def votes(table: Table, games: int) -> Iterator[MississippiQueenPosition]:
    """Moments at which somebody has voted and somebody has not."""
    for seed in range(games):
        for position in random_game(table.game.new_position(table.options), seed, 1500):
            if position.record.decision == VOTE_DECISION and position.sealed_actions():
                yield position.copy()


def with_votes(position: MississippiQueenPosition, changes: dict[int, int]) -> MississippiQueenPosition:
    changed = position.copy()
    for seat, vote in changes.items():
        changed.record.votes[seat] = vote
    return changed


def check_votes(position: MississippiQueenPosition, luck: Random) -> None:
    cast = list(position.sealed_actions())
    for seat in range(position.options.players):
        others = [other for other in cast if other != seat]
        known = told(position, seat)
        ways = list(product(DIRECTIONS, repeat=len(others)))
        for way in luck.sample(ways, min(len(ways), 3)):
            changed = with_votes(position, dict(zip(others, way, strict=True)))
            assert position_to_text(changed.seen_by(seat)) == position_to_text(position.seen_by(seat))
            assert told(changed, seat) == known
        if seat in cast:
            own = with_votes(position, {seat: position.record.votes[seat] % 3 + 1})
            changed = told(own, seat)
            assert {name for name in known if changed[name] != known[name]} >= {"observation", "view", "seen"}


@pytest.mark.games
@pytest.mark.parametrize("table", VOTING, ids=name_of)
def test_how_others_voted_shows_nowhere_and_ones_own_vote_does(table: Table) -> None:
    luck, positions = Random(1), list(votes(table, 3))
    assert positions
    for position in luck.sample(positions, min(2, len(positions))):
        check_votes(position, luck)


@pytest.mark.soak
@pytest.mark.parametrize("table", VOTING, ids=name_of)
def test_all_votes_of_many_games(table: Table) -> None:
    luck = Random(2)
    for position in votes(table, 10):
        check_votes(position, luck)


def test_that_somebody_has_voted_shows() -> None:
    position = next(votes(VOTING[0], 3))
    voter = next(iter(position.sealed_actions()))
    other = (voter + 1) % position.options.players
    nobody = with_votes(position, {voter: 0})
    assert told(nobody, other)["observation"] != told(position, other)["observation"]
    row = named(fields_of(QUEEN), observation_of(position, other))["votes"][position.options.players - 1]
    assert row.tolist() == [0, 0, 0, 0, 1]


def test_a_tie_is_settled_with_open_votes() -> None:
    race = situation("A1-1 ahead", players=3, vote_on_direction=True)
    race.put("white", "1.17", speed=2).put("orange", "0.7").put("blue", "0.8").turn("white")
    while race.decision in ("speed", "move"):
        wanted = ("speed 1", "ahead", "stop", "starboard")
        race.play(next(text for text in wanted if text in race.legal()))
    race.play("vote left", "vote ahead", "vote right")
    assert race.record.decision == TIE_DECISION
    for seat in range(3):
        rows = named(fields_of(QUEEN), observation_of(race.position, seat))["votes"][:3]
        assert [int(row.argmax()) for row in rows] == [1 + (seat + row) % 3 for row in range(3)]


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE + VOTING[-3:], ids=name_of)
def test_what_is_blanked_was_not_told_before(table: Table) -> None:
    """A position, and the same as a seat sees it, say the same to that seat."""
    luck = Random(3)
    for position in moments(table, seed=3, now_and_then=400, steps=100):
        seat = luck.randrange(table.players)
        seen = position.seen_by(seat)
        assert observation_of(seen, seat).tobytes() == observation_of(position, seat).tobytes()
        assert view_of(seen, seat) == view_of(position, seat)
        assert position.hides_information_from(seat) == (position_to_text(seen) != position_to_text(position))
        if position.actor >= 0:
            assert seen.legal_actions() == position.legal_actions()


def same_so_far(table: Table, seeds: tuple[int, int], steps: int) -> tuple[Batch, Batch]:
    """Two batches of one game, each with luck of its own, in which the same has happened so far."""
    first, second = (Batch(table.game, table.options, 1, seed=seed) for seed in seeds)
    for _ in range(steps):
        first.step(first.sample())
    copied = first.position(0).copy().records
    second.position(0).records[0:1] = copied
    second.go_on()
    return first, second


@pytest.mark.games
@pytest.mark.parametrize("table", [*EVERY_TABLE[::6], EVERY_TABLE[-1]], ids=name_of)
def test_what_is_still_to_come_shows_nowhere(table: Table) -> None:
    """No pile has an order: what chance will do next is in nothing that is shown."""
    luck, differ = Random(4), 0
    for steps in (0, 1, luck.randrange(100), luck.randrange(300)):
        first, second = same_so_far(table, (steps, steps + 1), steps)
        mine, theirs = first.position(0), second.position(0)
        assert told(mine, mine.actor) == told(theirs, mine.actor)
        for _ in range(200):
            assert (first.actor == second.actor).all()
            assert (first.mask == second.mask).all()
            assert (first.observation == second.observation).all()
            action = first.sample()
            first.step(action)
            second.step(action)
            if position_to_text(mine) != position_to_text(theirs):
                differ += 1
                break
    assert differ > 0


@pytest.mark.parametrize("table", EVERY_TABLE + VOTING[-3:], ids=name_of)
def test_a_batch_shows_what_the_position_would(table: Table) -> None:
    batch = Batch(table.game, table.options, 3, seed=6)
    for step in range(150):
        for index in range(3 if step % 10 == 0 else 1):
            position = batch.position(index)
            assert position.actor == batch.actor[index] >= 0
            assert (batch.observation[index] == observation_of(position, position.actor)).all()
            assert np.flatnonzero(batch.mask[index]).tolist() == position.legal_actions()
        batch.step(batch.sample())
    seats = np.arange(3) % table.players
    seen = batch.observe(seats)
    assert all((seen[index] == observation_of(batch.position(index), seat)).all() for index, seat in enumerate(seats))
