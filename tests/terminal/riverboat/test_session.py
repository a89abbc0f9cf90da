"""What typed lines do at a table of Riverboat: actions, taking back, explanations, pages."""

import random
from pathlib import Path

import pytest

import paddlewheel
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.terminal.session import Session
from tests.riverboat.situation import Situation, situation
from tests.terminal.sample_sessions import last_action, screen, season, seated, submitted, wander


def at(table: Situation) -> Session:
    """A session at this very moment, people in all seats."""
    session = season(table.position.options.players)
    session.match.position = table.position
    return session


def shipping() -> Session:
    return at(situation().plant("ann", "corn", "a1 a2 a3").turn("shipping", "ann"))


def planting() -> Session:
    return at(situation().stand("ann", "a1 a2 b1 e8").board("wheat-corn wheat corn").turn("planting", "ann"))


def test_a_whole_game_is_typed() -> None:
    """By number where there is a list, by name where a field is to be chosen."""
    table, chooser = season(3), random.Random(5)
    while not table.match.is_over:
        texts = table.legal_texts()
        index = chooser.randrange(len(texts))
        numbered = table.ui.numbered(table.position)
        submitted(table, str(index + 1) if numbered else texts[index])
    assert "The game is over. 1. " in screen(table)
    assert table.logbook.lines[-1].text.startswith("The game is over.")
    submitted(table, "score", "")
    table.submit("")
    assert table.over


@pytest.mark.parametrize(
    ("typed", "log"),
    [
        ("phase pl", "phase planting"),
        ("2", "phase planting"),
        ("opp", "phase opportunity"),
        ("cultivation", "phase cultivation"),
    ],
)
def test_a_phase_tile_in_short(typed: str, log: str) -> None:
    assert last_action(submitted(season(), typed)) == log


@pytest.mark.parametrize(
    ("typed", "log"),
    [("take wh-co", "take wheat-corn"), ("wheat", "take wheat"), ("3", "take corn"), ("plant corn", "take corn")],
)
def test_a_crop_tile_in_short(typed: str, log: str) -> None:
    assert last_action(submitted(planting(), typed)) == log


@pytest.mark.parametrize("typed", ["lay a1 turned 0", "a1 0", "lay a1 t 0", "l a1 0"])
def test_a_way_to_lay_it_in_short(typed: str) -> None:
    assert last_action(submitted(planting(), "take wheat-corn", typed)) == "lay a1 turned 0"


def test_a_field_by_its_name() -> None:
    table = at(situation())
    assert last_action(submitted(table, "c4")).startswith("reveal ")
    assert table.match.game.action_text(table.match.log[-2]) == "place c4"


def test_a_number_chooses_no_field() -> None:
    table = at(situation())
    table.submit("1")
    assert table.trouble


def test_an_unclear_beginning_names_a_few_of_many() -> None:
    table = at(situation())
    table.submit("place")
    assert "place a1, place a2" in table.message
    assert "others" in table.message


@pytest.mark.parametrize(
    ("typed", "clause", "why"),
    [
        ("ship 4 corn", "RB-SHIP-2", "riverboat 4 takes 4, and you have 3 workers on corn"),
        ("ship 1 wheat", "RB-SHIP-2", "you have 0 workers on wheat"),
    ],
)
def test_a_refused_riverboat(typed: str, clause: str, why: str) -> None:
    table = shipping()
    table.submit(typed)
    assert table.trouble
    assert clause in table.message
    assert why in table.message


def test_a_refused_field_says_what_is_wrong_with_it() -> None:
    table = at(situation().play("place a1", "reveal heart"))
    table.submit("a1")
    assert "RB-CUL-5" in table.message
    assert "a worker is on a1 already" in table.message
    table.submit("a2")
    assert "RB-CUL-2" in table.message
    assert "a2 is a club field" in table.message


def test_without_a_coin_there_is_nothing_to_pay() -> None:
    table = at(situation().give("ann", coins=0).play("place a1", "reveal heart"))
    table.submit("coin")
    assert "RB-COIN-1" in table.message
    assert "you have no coin" in table.message


def test_something_that_is_not_asked_is_answered_with_the_question() -> None:
    table = shipping()
    table.submit("place c4")
    assert table.message.startswith("'place c4' is not what is asked now. Your turn, Oak: fill a riverboat")


def test_undo_within_the_turn() -> None:
    table = shipping()
    before, told = position_to_text(table.position), table.logbook.copy()
    submitted(table, "ship 3a corn", "gain points", "undo", "undo")
    assert position_to_text(table.position) == before
    assert table.logbook.lines == told


def test_restart_takes_the_turn_back() -> None:
    table = planting()
    before = position_to_text(table.position)
    submitted(table, "search singles", "take pumpkin", "restart")
    assert position_to_text(table.position) == before


def test_undo_stops_at_a_card_that_was_turned_up() -> None:
    table = submitted(at(situation()), "c4")
    table.submit("undo")
    assert "chance has spoken" in table.message


def test_undo_stops_at_another_players_choice() -> None:
    table = season(humans=[0])
    for _ in table.run_bots():
        pass
    table.submit("undo")
    assert table.trouble


def test_help_says_what_is_legal_by_which_clause_and_why_the_rest_is_not() -> None:
    table = submitted(shipping(), "?")
    assert table.page
    text = "\n".join(table.page.paragraphs)
    assert "3 points and 1 step; 3 workers come home from corn (RB-SHIP-2)" in text
    assert "RB-SHIP-2, Filling a riverboat: To take a riverboat" in text
    assert "You may not:" in text
    assert "boards, mats, score" in text


def test_help_names_many_fields_in_one_line() -> None:
    table = submitted(at(situation()), "help")
    assert table.page
    text = "\n".join(table.page.paragraphs)
    assert "place: a1, a2, a3" in text
    assert "(RB-CUL-1)" in text


def test_rules_shows_a_clause_of_this_game() -> None:
    table = submitted(shipping(), "rules ship 6")
    assert "RB-SHIP-6" in screen(table)
    table.submit("rules")
    assert "rules RB-SHIP-6" in table.message


def test_pages_on_request() -> None:
    table = shipping()
    assert "New Orleans: riverboats" in screen(submitted(table, "boards"))
    assert "surveyors and agents" in screen(submitted(table, "score"))
    shown = screen(submitted(table, "mats"))
    assert "Elm" in shown
    assert "Maple" in shown
    assert "Maple" not in screen(submitted(table, "mats elm"))
    assert "Oak" in screen(submitted(table, "mats oak"))


def test_the_log_tells_a_card_and_a_riverboat_in_a_line_each() -> None:
    table = submitted(shipping(), "ship 3b corn", "gain coins", "gain points")
    assert table.logbook.lines[-1].text == "Oak ships 3 corn on riverboat 3b: 1 coin, 3 points"
    table = at(situation().play("place e8", "reveal club"))
    submitted(table, "a1", "coin", "c4")
    assert table.logbook.lines[-1].text == "Card 1, ♣ club: Oak a1, Elm c4 for a coin"


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    table = season(2)
    wander(table, 30)
    submitted(table, f"save {tmp_path / 'game.json'}")
    loaded = paddlewheel.load((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert loaded.log == table.match.log
    assert seated(loaded).logbook.lines == table.logbook.lines
