"""Every refusal names a clause that is part of the game being played, and the one that says why."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from paddlewheel.core.game import NOBODY
from paddlewheel.core.rulebook import Clause
from paddlewheel.core.rulebook.lookup import clause
from paddlewheel.mississippi_queen.actions import TEXTS
from paddlewheel.mississippi_queen.editions import MississippiQueenOptions, edition_names, knob_names
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.rulebook import RULEBOOK
from paddlewheel.mississippi_queen.rulebook.knobs import edition_knobs, meets_minimums
from tests.mississippi_queen.situation import Situation, new_race, situation

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
    "first-tiles": {"tile": {"MQ-RIV-12", "MQ-RIV-3", "MQ-RIV-15"}, "": {"MQ-RIV-3", "MQ-RIV-15"}},
    "lots": {"": {"MQ-SET-2"}},
    "place": {"": {"MQ-RIV-15"}},
    "wait": {"": {"MQ-SET-6", "MQ-ROSE-2"}},
    "setup-face": {"": {"MQ-SET-2"}},
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
    "own-face": {"": FREELY_POINTED | MOVE_RULES},
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


def is_in_play(entry: Clause, options: MississippiQueenOptions) -> bool:
    """Is this clause part of the edition, with these players and variants?"""
    knobs = edition_knobs(options.edition)
    knobs = knobs | {name: value for name, value in options.variants.items() if name in knob_names()}
    if any(knobs[name] != value for name, value in entry.only.items()) or not meets_minimums(entry.at_least, knobs):
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
                if random.random() < 0.15 or race.decision not in ("speed", "move"):
                    yield race
                    count += 1
                    if count == wanted:
                        return
                legal = race.legal()
                race.play(random.choice(legal[-2:] if race.decision == "speed" else legal))
                if race.decision == "speed" and race.record.boat != race.record.rose and random.random() < 0.2:
                    race.record.coal[race.record.boat] = 0
                    race.turn(race.mover, round_number=int(race.record.round_number))
            yield race


def wrong_refusals(race: Situation) -> set[tuple[str, str, str, str]]:
    """Of every action that is not legal here: those refused by a clause that is not in play or does not say why."""
    legal, options = set(race.position.legal_actions()), race.position.options
    assert isinstance(options, MississippiQueenOptions)
    found, reasons = set(), WHY[race.decision]
    for action, text in TEXTS.items():
        refused = race.position.refusal(action)
        if action in legal:
            assert refused == ""
        elif refused not in reasons.get(text.split()[0], reasons[""]):
            found.add((race.decision, text, refused, "does not say why"))
        elif not is_in_play(clause(refused, RULEBOOK), options):
            found.add((race.decision, text, refused, f"is not part of {options.edition} with {options.variants}"))
    return found


def wrong_in_games(edition: str, wanted: int) -> set[tuple[str, str, str, str]]:
    return {wrong for race in moments(edition, wanted) for wrong in wrong_refusals(race)}


@pytest.mark.rule("MQ-KNOB-1")
def test_every_edition_has_its_tables() -> None:
    assert list(TABLES) == edition_names()
    assert all(MISSISSIPPI_QUEEN.options(*setup) for setups in TABLES.values() for setup in setups)


@pytest.mark.rule("MQ-KNOB-1", "MQ-KNOB-2")
@pytest.mark.parametrize("edition", TABLES)
def test_every_refusal_names_a_clause_of_the_edition_that_says_why(edition: str) -> None:
    assert wrong_in_games(edition, POSITIONS) == set()


@pytest.mark.soak
@pytest.mark.rule("MQ-KNOB-1", "MQ-KNOB-2")
@pytest.mark.parametrize("edition", TABLES)
def test_every_refusal_in_2000_positions_of_an_edition(edition: str) -> None:
    assert wrong_in_games(edition, MANY_POSITIONS) == set()


# Moments that random games hardly come to.


def boarding(edition: str, players: int, **variants: Any) -> Situation:
    race = situation("A1-1", "A3-2", edition=edition, players=players, **variants).put("white", "1.7", bow="NW")
    return race.turn("white").play("speed 1", "ahead", "stop")


def beside_a_sister(edition: str, players: int, **variants: Any) -> Situation:
    race = situation("A3-2", edition=edition, players=players, **variants).put("white", "0.11", coal=2)
    race.put("blue", "0.18", coal=3).put("orange", "1.7").put("green", "0.2")
    return race.turn("white").play("speed 1", "starboard", "ahead", "stop")


def beside_the_rose(edition: str) -> Situation:
    race = situation("A3-1", "A3-2", edition=edition, players=3, black_rose=True).put("orange", "2.7")
    race.put("blue", "2.17").put("rose", "1.13").put("white", "1.11", bow="NE", coal=1)
    return race.order("orange", "blue", "rose", "white").turn("white").play("speed 1", "ahead", "stop")


def aground(edition: str, **white: Any) -> Situation:
    """White on the sandbank 1.13 of B3-1; behind it, on 1.8, lies nobody."""
    race = situation("B3-1", "A3-2", edition=edition, players=3, b_tiles="B3-1", black_rose=False)
    return race.put("white", "1.13", **white).put("orange", "0.12").put("blue", "0.17")


OLD_AND_NEW = ["black-rose-1998", "2019-advanced"]


@pytest.mark.rule("MQ-KNOB-1", "MQ-PAS-5")
@pytest.mark.parametrize(
    ("edition", "players", "variants"),
    [("classic-1997", 4, {"teams": True}), ("black-rose-1998", 2, {}), ("2019", 2, {}), ("2019-advanced", 2, {})],
)
def test_where_a_passenger_may_be_declined(edition: str, players: int, variants: dict[str, Any]) -> None:
    race = boarding(edition, players, **variants)
    assert (race.decision, wrong_refusals(race)) == ("board", set())


@pytest.mark.rule("MQ-KNOB-1", "MQ-COAL-1", "MQ-COAL-5", "MQ-ROSE-8")
@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_where_coal_may_be_passed(edition: str) -> None:
    two = beside_a_sister(edition, 2, black_rose=False)
    teams = beside_a_sister(edition, 4, black_rose=False, teams=True)
    asked = teams.copy().play("take 2")
    rose = beside_the_rose(edition)
    assert [race.decision for race in (two, teams, asked, rose)] == ["coal", "coal", "agree", "coal"]
    assert set().union(*map(wrong_refusals, (two, teams, asked, rose))) == set()


@pytest.mark.rule("MQ-ADV-8", "MQ-ADV-9")
@pytest.mark.parametrize(("edition", "named"), [("black-rose-1998", "MQ-ADV-9"), ("2019-advanced", "MQ-ADV-8")])
def test_off_a_sandbank_the_clause_of_the_edition_refuses(edition: str, named: str) -> None:
    blocked = aground(edition).put("orange", "1.8").turn("white")
    assert (blocked.decision, blocked.refusal("back")) == ("speed", named)
    backed = aground(edition).turn("white").play("back")
    assert (backed.decision, backed.refusal("stop"), wrong_refusals(backed)) == ("own-face", named, set())


@pytest.mark.rule("MQ-ADV-12")
@pytest.mark.parametrize("edition", OLD_AND_NEW)
def test_who_has_lost_a_turn_on_a_sandbank_hears_of_it(edition: str) -> None:
    race = situation("B3-1", "A3-2", edition=edition, players=3, b_tiles="B3-1", black_rose=False)
    race.put("white", "1.6").put("orange", "1.1").put("blue", "0.17").turn("white")  # land ahead, orange behind
    assert (race.decision, race.refusal("stop"), wrong_refusals(race)) == ("own-face", "MQ-ADV-12", set())


@pytest.mark.rule("MQ-ROSE-7", "MQ-MOV-9")
def test_after_repairs_the_black_rose_has_a_clause_of_her_own() -> None:
    for edition in OLD_AND_NEW:
        race = situation("A3-1", "A3-2", edition=edition, players=3, black_rose=True)
        race.put("rose", "1.12", condition="cast-off").turn("rose")
        assert (race.decision, race.refusal("stop"), wrong_refusals(race)) == ("own-face", "MQ-ROSE-7", set())
    race = situation("A3-1", "A3-2", edition="2019", players=3).put("white", "1.12", condition="cast-off").turn("white")
    assert (race.decision, race.refusal("stop"), wrong_refusals(race)) == ("own-face", "MQ-MOV-9", set())


@pytest.mark.rule("MQ-MOV-2", "MQ-MOV-4", "MQ-MOV-5")
@pytest.mark.parametrize("edition", edition_names())
def test_during_a_move_neither_back_nor_face_is_refused_as_points_to_be_used(edition: str) -> None:
    race = situation("A3-1", "A3-2", edition=edition, players=3).put("white", "1.12").turn("white").play("speed 2")
    assert [race.refusal(text) for text in ("speed 1", "back", "face N")] == ["MQ-MOV-2", "MQ-MOV-4", "MQ-MOV-5"]
    assert wrong_refusals(race) == set()
