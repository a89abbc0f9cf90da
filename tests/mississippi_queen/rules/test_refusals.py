"""Every refusal names a clause that is part of the game being played, and the one that says why."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from paddlewheel.core.contract import NOBODY
from paddlewheel.core.rulebook import Clause
from paddlewheel.core.rulebook.finding import clause
from paddlewheel.mississippi_queen.actions import TEXTS
from paddlewheel.mississippi_queen.editions import Options, edition_names, knob_names
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.rulebook import RULEBOOK
from paddlewheel.mississippi_queen.rulebook.knobs import edition_knobs, reaches
from tests.mississippi_queen.situation import Situation, new_race

Setup = tuple[str, int, dict[str, Any]]

TABLES: dict[str, list[Setup]] = {
    "intro-1997": [("intro-1997", 4, {}), ("intro-1997", 3, {"vote_on_direction": True})],
    "classic-1997": [
        ("classic-1997", 5, {}),
        ("classic-1997", 4, {"teams": True, "vote_on_direction": True}),
        ("classic-1997", 3, {"two_boats_each": True, "no_push_near_finish": True, "river_length": 5}),
    ],
    "black-rose-1998": [
        ("black-rose-1998", 3, {}),
        ("black-rose-1998", 2, {"river_length": 5}),
        ("black-rose-1998", 7, {"branching_river": True}),
        ("black-rose-1998", 4, {"teams": True, "no_push_near_finish": True, "river_length": 4}),
    ],
    "2019": [
        ("2019", 2, {"black_rose": True}),
        ("2019", 6, {"teams": "2-2-2", "vote_on_direction": True}),
        ("2019", 4, {"no_push_near_finish": True, "river_length": 5}),
    ],
    "2019-advanced": [
        ("2019-advanced", 5, {"black_rose": True}),
        ("2019-advanced", 4, {"teams": True}),
        ("2019-advanced", 6, {"branching_river": True}),
        ("2019-advanced", 3, {"river_length": 5, "no_push_near_finish": True}),
    ],
}
POSITIONS, MANY_POSITIONS = 400, 2000  # of every edition

# What may refuse an action, by what is to be decided. An action of another kind than those asked for is refused by the
# clause that says what is decided now.
MOVE_RULES = {"MQ-MOV-8", "MQ-ROSE-5", "MQ-ROSE-9"}
PUSHES = {"MQ-PUSH-1", "MQ-PUSH-2", "MQ-PUSH-4", "MQ-PUSH-6", "MQ-PUSH-12", "MQ-ADV-11", *MOVE_RULES}
SANDBANK = {"MQ-ADV-8", "MQ-ADV-9"}
FREELY_POINTED = {"MQ-MOV-9", "MQ-ADV-12", "MQ-ROSE-7", *SANDBANK}
WHY: dict[str, dict[str, set[str]]] = {
    "box": {"": {"MQ-RIV-12"}},
    "first tiles": {"tile": {"MQ-RIV-12", "MQ-RIV-3", "MQ-RIV-15"}, "": {"MQ-RIV-3", "MQ-RIV-15"}},
    "lots": {"": {"MQ-SET-2"}},
    "place": {"": {"MQ-RIV-15"}},
    "wait": {"": {"MQ-SET-6", "MQ-ROSE-2"}},
    "setup face": {"": {"MQ-SET-2"}},
    "speed": {
        "speed": {"MQ-MOV-1", "MQ-ADV-12", *SANDBANK, *MOVE_RULES},
        "back": {"MQ-MOV-4", *SANDBANK, *MOVE_RULES},
        "": {"MQ-MOV-1"},
    },
    "move": {
        "speed": {"MQ-MOV-2"},
        "port": {"MQ-MOV-6", "MQ-ADV-7", *MOVE_RULES},
        "starboard": {"MQ-MOV-6", "MQ-ADV-7", *MOVE_RULES},
        "ahead": {"MQ-MOV-3", "MQ-PUSH-1", "MQ-ADV-3", *MOVE_RULES},
        "push": PUSHES,
        "stop": {"MQ-MOV-3", *MOVE_RULES},
        "back": {"MQ-MOV-4"},
        "face": {"MQ-MOV-5"},
        "": {"MQ-MOV-3"},
    },
    "push": {"push": PUSHES, "": {"MQ-PUSH-6"}},
    "face": {"face": MOVE_RULES, "": {"MQ-PUSH-7"}},
    "own face": {"": FREELY_POINTED | MOVE_RULES},
    "stuck": {"": {"MQ-MOV-9", "MQ-ROSE-7", "MQ-MOV-7"}},
    "board": {"": {"MQ-PAS-5"}},
    "coal": {"": {"MQ-COAL-1", "MQ-ROSE-8"}},
    "agree": {"": {"MQ-COAL-5"}},
    "vote": {"": {"MQ-RIV-14"}},
    "tie": {"vote": {"MQ-RIV-14", "MQ-RIV-16"}, "": {"MQ-RIV-14"}},
    "roll": {"roll": {"MQ-RIV-5", "MQ-RIV-6"}, "": {"MQ-RIV-4"}},
    "tile": {"tile": {"MQ-RIV-12", "MQ-RIV-7"}, "": {"MQ-RIV-7"}},
    "finish": {"": {"MQ-RIV-9"}},
    "over": {"": {"MQ-END-3"}},
}


def is_in_play(entry: Clause, options: Options) -> bool:
    """Is this clause part of the edition, with these players and variants?"""
    knobs = edition_knobs(options.edition)
    knobs = knobs | {name: value for name, value in options.variants.items() if name in knob_names()}
    if any(knobs[name] != value for name, value in entry.only.items()) or not reaches(entry.at_least, knobs):
        return False
    if not entry.players and not entry.variants:
        return True
    fits = bool(entry.players) and entry.players[0] <= options.players <= entry.players[-1]
    chosen = {**{name: knobs.get(name) for name in entry.variants}, **options.variants}
    return fits or any(chosen.get(name) for name in entry.variants)


def moments(edition: str, wanted: int) -> Iterator[Situation]:
    """Moments of random games at the edition's tables by turns; fast boats and little coal, so that much is refused."""
    random, count = Random(edition), 0
    while True:
        for name, players, variants in TABLES[edition]:
            race = new_race(name, players, **variants)
            while race.actor != NOBODY and race.record.round_number < 40:
                if random.random() < 0.15 or race.phase not in ("speed", "move"):
                    yield race
                    count += 1
                    if count == wanted:
                        return
                legal = race.legal()
                race.play(random.choice(legal[-2:] if race.phase == "speed" else legal))
                if race.phase == "speed" and race.record.boat != race.record.rose and random.random() < 0.2:
                    race.record.coal[race.record.boat] = 0
                    race.turn(race.mover, round_number=int(race.record.round_number))
            yield race


def wrong_refusals(edition: str, wanted: int) -> set[tuple[str, str, str, str]]:
    found = set()
    for race in moments(edition, wanted):
        legal, options = set(race.position.legal_actions()), race.position.options
        assert isinstance(options, Options)
        for action, text in TEXTS.items():
            refused = race.position.refusal(action)
            if action in legal:
                assert refused == ""
                continue
            reasons = WHY[race.phase]
            if refused not in reasons.get(text.split()[0], reasons[""]):
                found.add((race.phase, text, refused, "does not say why"))
            elif not is_in_play(clause(refused, RULEBOOK), options):
                found.add((race.phase, text, refused, f"is not part of {edition} with {options.variants}"))
    return found


@pytest.mark.rule("MQ-KNOB-1")
def test_every_edition_has_its_tables() -> None:
    assert list(TABLES) == edition_names()
    assert all(MISSISSIPPI_QUEEN.options(*setup) for setups in TABLES.values() for setup in setups)


@pytest.mark.rule("MQ-KNOB-1", "MQ-KNOB-2")
@pytest.mark.parametrize("edition", TABLES)
def test_every_refusal_names_a_clause_of_the_edition_that_says_why(edition: str) -> None:
    assert wrong_refusals(edition, POSITIONS) == set()


@pytest.mark.soak
@pytest.mark.rule("MQ-KNOB-1", "MQ-KNOB-2")
@pytest.mark.parametrize("edition", TABLES)
def test_every_refusal_in_2000_positions_of_an_edition(edition: str) -> None:
    assert wrong_refusals(edition, MANY_POSITIONS) == set()
