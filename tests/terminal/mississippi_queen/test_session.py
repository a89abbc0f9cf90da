"""What typed lines do: actions, taking back, explanations, saving, and sentences for what cannot be."""

from pathlib import Path

import pytest

import paddlewheel
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.terminal.session import Session
from tests.mississippi_queen.situation import situation
from tests.terminal.sample_sessions import race, screen, submitted, under_way, wander
from tests.web.prepared_games import played


@pytest.mark.parametrize(
    ("typed", "log"),
    [
        ("s 4", "speed 4"),
        ("SPEED 2", "speed 2"),
        ("3", "speed 3"),
        ("sp 1", "speed 1"),
    ],
)
def test_any_clear_beginning_of_an_action_will_do(typed: str, log: str) -> None:
    table = submitted(under_way(), typed)
    assert table.match.game.action_text(table.match.log[-1]) == log


@pytest.mark.parametrize(("typed", "log"), [("a", "ahead"), ("p", "port"), ("left", "port"), ("star", "starboard")])
def test_steering_in_short(typed: str, log: str) -> None:
    table = submitted(under_way(), "speed 2", typed)
    assert table.match.game.action_text(table.match.log[-1]) == log


def test_an_empty_line_stops_the_boat() -> None:
    table = submitted(under_way(), "speed 1", "ahead", "")
    assert "stop" in table.logbook.lines[-1].text


def test_an_empty_line_too_early_is_answered_with_the_rule() -> None:
    table = submitted(under_way(), "speed 2")
    table.submit("")
    assert "MQ-MOV-3" in table.message


def test_an_unclear_beginning_names_what_it_could_be() -> None:
    table = submitted(under_way(), "speed 1", "ahead")
    table.submit("s")
    assert table.trouble
    assert "starboard or stop" in table.message


def test_nonsense_is_answered_with_what_would_be_right() -> None:
    table = under_way()
    table.submit("fly")
    assert table.trouble
    assert "'fly'" in table.message
    assert "speed 1, speed 2" in table.message


def test_a_refusal_names_the_clause_and_says_what_it_means() -> None:
    table = submitted(under_way(), "speed 2")
    table.submit("stop")
    assert table.trouble
    assert "MQ-MOV-3, All points are used" in table.message


def test_something_that_is_not_asked_is_answered_with_the_question() -> None:
    table = under_way()
    table.submit("ahead")
    assert table.message.startswith("'ahead' is not what is asked now. Your turn, ")


def test_undo_takes_back_one_action_after_the_other() -> None:
    table = under_way()
    before = position_to_text(table.position)
    submitted(table, "speed 3", "ahead", "undo", "undo")
    assert position_to_text(table.position) == before
    assert "speed" not in table.logbook.lines[-1].text


def test_restart_takes_the_turn_back() -> None:
    table = under_way()
    before = position_to_text(table.position)
    submitted(table, "speed 3", "ahead", "port", "restart")
    assert position_to_text(table.position) == before


def test_undo_stops_at_another_players_choice() -> None:
    table = race(humans=[0])
    for _ in table.run_bots():
        pass
    table.submit("undo")
    assert table.trouble
    assert "has acted since" in table.message


def test_undo_stops_at_a_roll() -> None:
    table = race("intro-1997", 3)
    while not any("rolls" in line.text for line in table.logbook.lines):
        wander(table, 1, seed=len(table.match.log))
    table.submit("undo")
    assert table.trouble
    assert "chance has spoken" in table.message


def test_undo_stops_where_votes_have_been_shown() -> None:
    table = under_way(players=3, vote_on_direction=True)
    river = situation("A3-1", players=3, vote_on_direction=True).put("white", "0.17", speed=1).turn("white")
    table.match.position = river.position
    submitted(table, "speed 1", "ahead", "stop", "vote left", "undo", "vote left", "vote ahead", "vote right")
    assert "settle the tied vote" in screen(table)
    table.submit("undo")
    assert "the votes have been shown" in table.message


def test_after_undo_the_race_goes_on_as_if_nothing_had_been() -> None:
    straight = submitted(under_way(), "speed 1", "ahead", "stop")
    detour = submitted(under_way(), "speed 4", "port", "undo", "undo", "speed 1", "ahead", "stop")
    assert detour.match.save() == straight.match.save()


def test_help_says_what_is_legal_at_what_price_and_why_the_rest_is_not() -> None:
    table = submitted(under_way(), "?")
    assert table.page
    text = "\n".join(table.page.paragraphs)
    assert "speed 4    2 coal" in text
    assert "back: MQ-MOV-4" in text
    assert "You may:" in screen(table)


def test_a_long_page_is_turned_with_empty_lines() -> None:
    table = under_way()
    wander(table, 60)
    table.submit("log")
    assert table.page
    table.submit("")
    assert table.page is None


def test_rules_shows_a_clause() -> None:
    table = submitted(under_way(), "rules mov 8")
    assert "MQ-MOV-8" in screen(table)
    assert "Enter: back to the table" in screen(table)


def test_rules_knows_the_nearest_clause_to_a_wrong_one() -> None:
    table = under_way()
    table.submit("rules MOV-99")
    assert table.trouble
    assert "MQ-MOV-15" in table.message


def test_a_saved_race_goes_on(tmp_path: Path) -> None:
    table = submitted(under_way(), "speed 3", "ahead", f"save {tmp_path / 'race.json'}")
    assert "paddlewheel play --load" in table.message
    loaded = paddlewheel.load((tmp_path / "race.json").read_text(encoding="utf-8"))
    assert position_to_text(loaded.position) == position_to_text(table.position)


def test_saving_never_writes_over_something_else(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", encoding="utf-8")
    table = under_way()
    table.submit(f"save {tmp_path / 'diary.txt'}")
    assert table.trouble
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "dear diary"


def test_saving_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    table = under_way()
    table.submit(f"save {tmp_path / 'file' / 'race.json'}")
    assert table.trouble
    assert "cannot be written" in table.message


def test_a_decided_race_is_finished_by_a_word() -> None:
    table = under_way()
    table.submit("finish")
    assert table.trouble
    assert "cannot end here by agreement" in table.message
    match = played("mississippi-queen", "intro-1997", 3, 7, lambda match: bool(match.position.seats_to_agree()))
    table = Session(match, match.game.module.terminal, {match.actor}, {})
    table.submit("finish")
    assert not table.trouble
    assert match.is_over
    assert match.save()["agreed_end"] is True
    table.submit("undo")
    assert table.trouble
