"""What a seat may see, and what its actions cost and score."""

import json
import random
from typing import Any

import pytest

import paddlewheel
from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.presentation import view_of
from paddlewheel.riverboat.rulebook.book import RULEBOOK
from tests.messages.shown import shown
from tests.riverboat.situation import NAMES, Situation, new_game, situation


def seen(table: Situation) -> dict[str, Any]:
    found: dict[str, Any] = shown(view_of(table.position, table.position.actor))
    return found


def prompt(table: Situation, viewer: int | None = None) -> str:
    return str(shown(view_of(table.position, viewer)["prompt"]))


def actions(table: Situation) -> dict[str, dict[str, Any]]:
    return {row["text"]: row for row in seen(table)["actions"]}


def seat(table: Situation, name: str) -> dict[str, Any]:
    found: dict[str, Any] = seen(table)["seats"][NAMES.index(name)]
    return found


def field(table: Situation, name: str, at: str) -> dict[str, Any]:
    return next(row for row in seat(table, name)["fields"] if row["name"] == at)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_view_of_a_game_is_plain_and_every_action_has_words_and_a_clause(players: int, seed: int) -> None:
    match = paddlewheel.new_game("riverboat", players=players, seed=seed)
    chooser = random.Random(seed)
    while not match.is_over:
        others = (None, (match.actor + 1) % players) if len(match.log) % 16 == 0 else ()
        for looker in (*others, match.actor):
            view = match.view(looker)
            assert json.loads(json.dumps(view)) == view
            assert [row["text"] for row in view["actions"]] == (match.legal_actions() if looker == match.actor else [])
            assert all(row["meaning"] for row in shown(view)["actions"])
            assert {row["clause"] for row in view["actions"]} <= set(RULEBOOK.by_id)
        match.play(chooser.choice(match.legal_actions()))
    assert match.view()["result"] == match.result
    assert shown(match.view())["prompt"].startswith("The game is over. 1. ")


def test_all_seats_see_the_same_table() -> None:
    """Nothing is secret but the order of piles, which is in no position."""
    table = situation()
    first, second, nobody = (view_of(table.position, looker) for looker in (0, 1, None))
    for word in ("seat", "actions", "prompt"):
        for view in (first, second, nobody):
            del view[word]
    assert first == second == nobody


def test_the_pile_is_named_in_the_order_of_the_box() -> None:
    table = situation().show("fleet errand barns wells", pile="corn savings / agents turnips")
    assert seen(table)["pile"] == ["turnips", "corn", "agents", "savings"]


def test_a_field_says_all_that_is_on_it() -> None:
    table = situation().plant("ann", "wheat", "b2").build("ann", barns="a1", wells="b2", surveyed="a1")
    assert field(table, "ann", "a1") | {"column": 0} == {
        "name": "a1",
        "row": 0,
        "column": 0,
        "colour": "club",
        "symbol": "♣",
        "crop": "",
        "worker": False,
        "barn": True,
        "well": False,
        "surveyor": True,
        "outskirts": True,
    }
    planted = field(table, "ann", "b2")
    assert (planted["crop"], planted["worker"], planted["well"], planted["surveyor"]) == ("wheat", True, True, False)
    assert planted["column"] == 3
    assert not planted["outskirts"]


def test_the_harbor_with_its_riverboats() -> None:
    table = situation().moor("bob", "4 2a 7 1 5").give("bob", harbor=6)
    harbor = seat(table, "bob")["harbor"]
    assert (harbor["master"], harbor["end"], harbor["worth"]) == (6, 18, 13)
    assert [row["reached"] for row in harbor["riverboats"]] == [True, True, True, False, False]


def test_cards_in_hand_and_open_say_what_they_would_score() -> None:
    table = situation().deal("ann", "savings").give("ann", coins=4, agents=2).show("agents fleet - wells")
    assert seat(table, "ann")["cards"] == [
        {"card": "savings", "scores": "2 for every coin kept, 14 at most", "surveyed": False, "worth": 8}
    ]
    rows = seen(table)["cards"]
    assert [row["card"] for row in rows] == ["agents", "fleet", None, "wells"]
    assert [row["bonus"] for row in rows] == ["surveyor", "agent", "steps", "coin"]
    assert rows[0]["worth"] == [4, 0, 0]


def test_phase_tiles_and_the_order_of_play() -> None:
    table = situation(4).turn("shipping", "cat")
    assert [row["player"] for row in seen(table)["phase_tiles"]] == ["Oak", "Elm", "Maple", "Willow", "Oak"]
    assert seen(table)["order"] == ["Maple", "Willow", "Oak", "Elm"]
    assert seen(table)["phase"] == "shipping"


def test_the_score_sheet_explains_points_and_what_is_still_to_come() -> None:
    table = situation().plant("ann", "corn", "a1 a2 a3").turn("shipping", "ann").play("ship 3a corn", "gain points")
    table.give("ann", agents=1)
    sheet = seat(table, "ann")["score"]
    assert sheet["earned"]["riverboats"] == 3
    assert sheet["if_it_ended_now"]["agents"] == 20
    assert sheet["if_it_ended_now"]["coins"] == 3
    assert sheet["if_it_ended_now"]["features"] == 4


# Prompts


def test_the_prompt_tells_the_actor_what_to_do_and_others_whom_they_wait_for() -> None:
    table = situation().turn("shipping", "bob")
    assert prompt(table, 1) == "Your turn, Elm: fill a riverboat, or pass (1 more turn after this)."
    assert prompt(table, 0) == "Waiting for Elm to fill a riverboat, or pass."
    assert prompt(table) == "Waiting for Elm to fill a riverboat, or pass."


def test_the_prompt_names_the_card() -> None:
    table = situation().play("place a1", "reveal heart")
    assert seen(table)["prompt"] == "Your turn, Oak: card 1 of 8 is ♥ heart, put a worker on a heart field."
    table.play("coin")
    assert "the coin is paid" in seen(table)["prompt"]


def test_chance_and_the_end() -> None:
    assert view_of(new_game().position)["actor"] == CHANCE
    assert prompt(new_game()) == "A mat is drawn."
    over = situation().end_round(4)
    assert view_of(over.position)["actor"] == NOBODY
    assert view_of(over.position)["result"] == [1, 1, 1]


# Prices, scores, meanings, clauses


def test_coins_are_the_price_of_bending_a_rule() -> None:
    table = situation().plant("ann", "corn", "a1 a2").boats(opened="2a").turn("shipping", "ann")
    assert {text: row["coin"] for text, row in actions(table).items() if "from pile" not in text} == {
        "pass": 0,
        "ship 2a corn": 0,
    }
    assert actions(table)["ship 2a corn from pile"]["coin"] == 1
    assert actions(table)["ship 2a corn from pile"]["clause"] == "RB-SHIP-4"


def test_laying_scores_by_size() -> None:
    table = situation().stand("ann", "a1 a2 b1").board("wheat-corn wheat").turn("planting", "ann")
    assert {text: row["score"] for text, row in actions(table).items()}.keys() >= {"take wheat-corn", "take wheat"}
    table.play("take wheat-corn")
    assert {row["score"] for row in actions(table).values()} == {1}
    assert actions(table)["lay a1 turned 0"]["meaning"] == "wheat on a1 and corn on a2"
    assert actions(table)["lay a1 turned 0"]["fields"] == ["a1", "a2"]


def test_a_survey_says_what_it_scores() -> None:
    table = situation().harvested("ann", "corn", "a2 b1").build("ann", barns="a1", wells="a2").deal("ann", "voyage")
    table.turn("scoring", "ann")
    rows = actions(table)
    assert (rows["survey a1"]["score"], rows["survey a1"]["clause"]) == (4, "RB-SCO-3")
    assert (rows["survey a2"]["score"], rows["survey a2"]["clause"]) == (2, "RB-SCO-4")
    assert (rows["survey card voyage"]["score"], rows["survey card voyage"]["clause"]) == (5, "RB-SCO-5")
    assert rows["pass"]["clause"] == "RB-SCO-2"


def test_the_last_survey_counts_only_its_own_points() -> None:
    """Not the points for surveyors that follow, nor those of the end."""
    table = situation().build("ann", barns="a1").turn("scoring", "ann", round_number=4).give("ann", surveyors=1)
    table.give("bob", surveyors=0).give("cat", surveyors=0)
    assert actions(table)["survey a1"]["score"] == 0


@pytest.mark.parametrize(
    ("prepared", "clause"),
    [(["reveal club"], "RB-CUL-2"), (["reveal wild"], "RB-CUL-2"), (["reveal club", "coin"], "RB-CUL-4")],
)
def test_the_clause_of_a_worker(prepared: list[str], clause: str) -> None:
    table = situation().play("place e8", *prepared)
    assert {row["clause"] for text, row in actions(table).items() if text != "coin"} == {clause}


def test_a_card_goes_with_its_bonus() -> None:
    table = situation().show("agents fleet wells barns").turn("opportunity", "ann")
    rows = actions(table)
    assert (rows["card barns"]["coin"], rows["card barns"]["worth"]) == (-1, 0)
    assert rows["card fleet"]["meaning"].endswith("0 now; with it 1 agent")
    assert rows["search cards"] | {"id": 0, "text": ""} == {
        "id": 0,
        "text": "",
        "coin": 1,
        "score": 0,
        "worth": None,
        "fields": [],
        "meaning": "look through the pile and take any card, without a bonus",
        "clause": "RB-OPP-3",
    }


def test_nine_of_a_crop_is_foretold() -> None:
    table = situation().harvested("ann", "corn", more=7).plant("ann", "corn", "a1 a2").turn("shipping", "ann")
    assert "nine harvested" in actions(table)["ship 2a corn"]["meaning"]
    assert "nine harvested" not in actions(table)["ship 1 corn"]["meaning"]
    assert (actions(table)["ship 1 corn"]["fields"], actions(table)["ship 2a corn"]["fields"]) == (["a1"], ["a1", "a2"])
    table.play("ship 2a corn")
    assert {row["clause"] for row in actions(table).values()} == {"RB-SHIP-6"}


def test_a_place_to_build_on_says_what_it_would_be_worth() -> None:
    table = situation().harvested("ann", "corn", "a2 b1", more=7).plant("ann", "corn", "e8").turn("shipping", "ann")
    table.play("ship 1 corn", "barn")
    rows = actions(table)
    assert (rows["place a1"]["worth"], rows["place a1"]["fields"], rows["place a1"]["score"]) == (4, ["a1"], 0)
    assert rows["place e1"]["worth"] == 0
