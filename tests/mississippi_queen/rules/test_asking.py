"""What every decision promises: asking changes nothing and leaves no trace, and legal is what no clause refuses."""

from random import Random
from typing import Any

import pytest

from paddlewheel.core.game import NOBODY
from paddlewheel.core.jit.records import blank
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import ACTIONS
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from tests.mississippi_queen.situation import Situation, new_race, situation

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("intro-1997", 3, {"vote_on_direction": True}),
    ("classic-1997", 4, {"teams": True}),
    ("black-rose-1998", 3, {"river_length": 6}),
    ("black-rose-1998", 7, {"branching_river": True}),
    ("2019", 6, {"teams": "3-3", "vote_on_direction": True}),
    ("2019-advanced", 5, {"black_rose": True}),
    ("2019-advanced", 2, {"black_rose": True}),
]
STEPS = 150

games = pytest.mark.parametrize(("edition", "players", "variants"), GAMES)


def moments(edition: str, players: int, variants: dict[str, Any]) -> list[Situation]:
    """Moments of one game at random, its set-up included; fast boats, so that they get into trouble."""
    race, random = new_race(edition, players, **variants), Random(f"{edition} {players}")
    found: list[Situation] = []
    while len(found) < STEPS and race.actor != NOBODY:
        found.append(race.copy())
        legal = race.legal()
        race.play(random.choice(legal[-2:] if race.decision == "speed" else legal))
    return found


def table(race: Situation) -> dict[str, Any]:
    """Everything that counts: not what lies beyond the end of a list."""
    fields = race.fields()
    for name, length in (("chain", "chain_length"), ("trail", "trail_length"), ("order", "in_order")):
        del fields[name][fields[length] :]
    return fields


@pytest.mark.rule("MQ-MOV-8")
@games
def test_what_is_not_refused_is_legal_and_nothing_else(edition: str, players: int, variants: dict[str, Any]) -> None:
    for race in moments(edition, players, variants):
        before = table(race)
        allowed = [action for action in range(ACTIONS) if not race.position.refusal(action)]
        assert race.position.legal_actions() == allowed, race.decision
        assert table(race) == before, race.decision


@pytest.mark.rule("MQ-MOV-1", "MQ-MOV-2")
def test_a_turn_begins_with_its_speed() -> None:
    race = situation("A3-1", "A3-2").put("white", "1.12").turn("white")
    assert {race.refusal(text) for text in ("port", "starboard", "ahead", "push N", "face N", "stop")} == {"MQ-MOV-1"}
    assert race.refusal("back") == "MQ-MOV-4"
    assert race.play("speed 1").refusal("speed 1") == "MQ-MOV-2"


def spoil_the_scratch_space(race: Situation) -> None:
    """Leave there what a far longer search might have left: boats pushed about, frames all over the last tile."""
    work, last = MississippiQueenPosition.buffers.work[0], 20 * (int(race.record.laid) - 1)
    for name in ("space", "origin", "into"):
        getattr(work, name)[:] = [last + number % 20 for number in range(32)]
    for name, value in (("heading", 3), ("points", 2), ("turns", 2), ("choice", 9), ("moved", 0), ("pending", 0)):
        getattr(work, name)[:] = [value] * 32
    work.chain[:], work.ends[:] = [255] * 32, [1] * 32
    for name in ("top", "over", "assumes_open_water", "home"):
        getattr(work, name)[:] = {"top": [9, 25], "home": [last, last]}.get(name, [1, 1])
    for name in ("link_boat", "link_way", "link_points"):
        getattr(work, name)[:] = [1] * 8
    for name in ("lay_q", "lay_r", "lay_heading", "lay_choice"):
        getattr(work, name)[:] = [2] * 24


@pytest.mark.games
@pytest.mark.rule("MQ-MOV-8", "MQ-ROSE-5")
@games
def test_no_answer_hangs_on_what_was_asked_before(edition: str, players: int, variants: dict[str, Any]) -> None:
    for race in moments(edition, players, variants):
        MississippiQueenPosition.buffers.work = blank(state.SearchStacks)
        legal = race.legal()
        refused = [race.position.refusal(action) for action in range(ACTIONS)]
        spoil_the_scratch_space(race)
        assert race.legal() == legal
        for action, clause in enumerate(refused):
            spoil_the_scratch_space(race)
            assert race.position.refusal(action) == clause, (race.decision, action)


@pytest.mark.rule("MQ-ROSE-5")
@pytest.mark.parametrize("edition", ["black-rose-1998", "2019-advanced"])
def test_a_search_of_before_makes_no_river_grow(edition: str) -> None:
    """The Rose has run up to the end of a tile; the next one lies there already, so it may not stop (MQ-ROSE-6)."""
    race = situation("A3-3", "A1-4", edition=edition, players=3, black_rose=True).put("rose", "0.7", speed=6)
    race.turn("rose").play("speed 6", *["ahead"] * 6)
    spoil_the_scratch_space(race)
    assert race.refusal("stop") == "MQ-ROSE-5"
