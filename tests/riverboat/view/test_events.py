"""What happened in a step, in words."""

import json
import random

import pytest

from paddlewheel.core.events import Event
from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.rng import new_stream
from paddlewheel.riverboat.actions import parse_action
from paddlewheel.riverboat.game import RIVERBOAT
from paddlewheel.riverboat.rulebook.book import RULEBOOK
from paddlewheel.riverboat.view import events_between
from tests.riverboat.situation import Situation, laid_out, new_game, situation


def told(table: Situation, *texts: str) -> list[Event]:
    """The events of the last of these actions."""
    found: list[Event] = []
    for text in texts:
        before = table.position.copy()
        table.play(text)
        found = events_between(before, table.position, parse_action(text))
    assert all(event.clause in RULEBOOK.by_id for event in found)
    return found


def sentences(table: Situation, *texts: str) -> list[str]:
    return [event.text for event in told(table, *texts)]


def test_mats_and_the_first_player() -> None:
    table = new_game(2)
    assert sentences(table, "mat elm") == ["Player 1 draws the mat elm, and goes by Elm."]
    assert sentences(table, "mat oak", "first 2") == [
        "Oak is the first player.",
        "Round 1: Oak is first to choose a phase tile.",
    ]


def test_phase_tiles_and_the_first_phase() -> None:
    table = laid_out(2).play("phase planting", "phase shipping", "phase opportunity", "phase scoring")
    assert sentences(table, "phase cultivation") == [
        "Oak takes the phase tile cultivation.",
        "Phase 1, cultivation: Oak begins with the worker of the round track.",
    ]


def test_workers() -> None:
    table = situation()
    assert sentences(table, "place a1") == ["Oak puts the worker of the round track on a1, club."]
    assert sentences(table, "reveal heart") == ["Card 1 of 8: ♥ heart."]
    assert sentences(table, "coin") == ["Oak pays a coin and never minds the card."]
    event = told(table, "place a2")[0]
    assert (event.kind, event.who, event.facts) == ("worker", "oak", {"field": "a2"})


def test_planting() -> None:
    table = situation().stand("ann", "a1 a2 b1").board("wheat-corn").turn("planting", "ann")
    assert sentences(table, "take wheat-corn") == ["Oak takes wheat-corn."]
    event = told(table, "lay a1 turned 0")[0]
    assert event.text == "Oak plants wheat on a1 and corn on a2: 1 point."
    assert event.facts == {"points": 1, "fields": ["a1", "a2"], "crops": ["wheat", "corn"]}


def test_the_board_is_filled_when_nothing_fits() -> None:
    table = situation().stand("ann", "a1 e8").board("wheat").turn("planting", "ann")
    found = sentences(table, "take wheat", "lay a1 turned 0")
    assert found[-1] == "No open crop tile fits: the supply board is filled again."


def test_workers_for_whom_nothing_is_left_go_home() -> None:
    table = situation().stand("ann", "a1 e8").board("wheat", pile="").turn("planting", "ann")
    found = told(table, "take wheat", "lay a1 turned 0")
    assert found[1].text == "Nothing fits Oak: 1 worker on e8 must go home."
    assert found[1].facts == {"fields": ["e8"]}
    assert found[2].text.startswith("Phase 3, shipping: ")


def test_shipping_and_what_the_boat_brings() -> None:
    table = situation().plant("ann", "corn", "a1 a2 a3").turn("shipping", "ann")
    event = told(table, "ship 3b corn")[0]
    assert event.text == "Oak ships 3 corn on riverboat 3b."
    assert event.facts["fields"] == ["a1", "a2", "a3"]
    assert sentences(table, "gain coins") == ["Oak gains 1 coin."]
    assert sentences(table, "gain points") == ["Oak gains 3 points."]


def test_a_boat_from_the_pile_costs_a_coin() -> None:
    table = situation().plant("ann", "corn", "a1").turn("shipping", "ann")
    assert sentences(table, "ship 1 corn from pile") == ["Oak ships 1 corn on riverboat 1, for a coin from the pile."]
    assert sentences(table, "gain steps") == ["Oak moves the harbor master 3 steps."]


def test_nine_harvested_and_a_barn() -> None:
    table = situation().harvested("ann", "corn", more=8).plant("ann", "corn", "a1").turn("shipping", "ann")
    assert sentences(table, "ship 1 corn")[-1] == "Nine harvested: Oak may take an estate feature."
    assert sentences(table, "barn") == ["Oak takes a barn."]
    event = told(table, "place c4")[0]
    assert (event.text, event.facts) == ("Oak builds a barn on c4.", {"feature": "barn", "field": "c4"})


def test_cards_and_agents() -> None:
    table = situation().show("agents fleet wells barns").turn("opportunity", "ann")
    assert sentences(table, "card fleet") == ["Oak takes the card fleet, with 1 agent."]
    assert sentences(table, "send 1") == ["Oak sends 1 worker to New Orleans."]
    assert sentences(table, "search cards") == ["Elm pays a coin and looks through the pile of cards."]
    assert sentences(table, "card corn") == ["Elm takes the card corn, from the pile."]


def test_surveys_and_the_points_for_all_surveyors_and_agents() -> None:
    table = situation().deal("ann", "voyage").give("bob", surveyors=0, agents=2).give("cat", surveyors=0)
    table.turn("scoring", "ann")
    found = sentences(table, "survey card voyage")
    assert found == [
        "Oak surveys the card voyage: 5 points.",
        "Surveyors and agents score: Oak 1, Elm 2.",
        "Round 2: Elm is first to choose a phase tile.",
    ]


def test_passing() -> None:
    table = situation().turn("shipping", "ann")
    assert sentences(table, "pass") == ["Oak takes no more riverboats this round."]


def test_the_end_is_told_source_by_source() -> None:
    table = situation().deal("ann", "voyage").turn("scoring", "ann", round_number=4)
    table.give("bob", surveyors=0, agents=1, coins=0).give("cat", surveyors=0, coins=0).give("ann", surveyors=1)
    found = sentences(table, "survey card voyage")
    assert found[1:] == [
        "Surveyors and agents score: Oak 1, Elm 1.",
        "At the end Oak scores 3 for coins.",
        "At the end Elm scores 20 for most agents.",
        "At the end Maple scores nothing more.",
        "The game is over. 1. Elm with 21, 2. Oak with 9, 3. Maple with 0.",
    ]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_step_of_a_random_game_is_told(players: int, seed: int) -> None:
    """In sentences, with facts that fit into JSON, and phases in their order."""
    position = RIVERBOAT.new_position(RIVERBOAT.options(players=players))
    stream, chooser = new_stream(0, seed, 0), random.Random(seed)
    phases = []
    while position.actor != NOBODY:
        action = position.draw(stream) if position.actor == CHANCE else chooser.choice(position.legal_actions())
        before = position.copy()
        position.step(action)
        found = events_between(before, position, action)
        assert found
        for event in found:
            assert event.text[0].isupper()
            assert event.text.endswith(".")
            json.dumps(event.facts)
            phases += [event.facts["phase"]] if event.kind == "phase" else []
    assert phases == ["cultivation", "planting", "shipping", "opportunity", "scoring"] * 4
