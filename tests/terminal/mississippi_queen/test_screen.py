"""What is on the screen: it fits, it shows what matters, and it does so without colour."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from paddlewheel.terminal.app import TerminalApp
from paddlewheel.terminal.screen import render_screen
from tests.mississippi_queen.situation import situation
from tests.terminal.sample_sessions import controls, race, screen, submitted, under_way, wander

SETUPS = [
    ("2019", 2, {}),
    ("2019-advanced", 5, {"black_rose": True}),
    ("black-rose-1998", 8, {"branching_river": True}),
    ("2019", 4, {"vote_on_direction": True}),
]


@pytest.mark.games
@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20), (100, 30), (140, 45), (220, 70)])
@pytest.mark.parametrize(("edition", "players", "variants"), SETUPS)
def test_the_screen_is_never_exceeded(
    edition: str, players: int, variants: dict[str, bool], width: int, height: int
) -> None:
    table = race(edition, players, 3, **variants)
    for step in range(12):
        canvas = render_screen(table, controls(table), width, height)
        rows = [canvas.row(y).plain for y in range(height)]
        assert [cell_len(row) for row in rows] == [width] * height
        wander(table, 1 + 7 * step, seed=step)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 45)])
def test_all_that_a_decision_needs_is_on_the_screen(width: int, height: int) -> None:
    shown = screen(under_way(), width, height)
    assert "set a speed" in shown
    assert "speed 4    2 coal" in shown
    for name in ("White", "Orange", "Blue", "Green"):
        assert name in shown
        assert f"{name[0]}↑" in shown
    assert "undo" in shown


def test_the_place_ahead_and_the_places_to_push_to_are_marked() -> None:
    table = under_way()
    river = situation("A3-2", "A3-1").put("white", "1.6", bow="N", speed=2).put("orange", "1.11").turn("white")
    table.match.position = river.position
    submitted(table, "speed 2")
    shown = screen(table)
    for option in table.match.legal_actions():
        if option.startswith("push"):
            assert f" {option.split()[1]} " in shown


def test_every_kind_of_space_has_a_shape_of_its_own() -> None:
    table = under_way()
    river = situation("B1/B2", "B3-1", "A1-1", finish="ahead", edition="2019-advanced").turn("white")
    table.match.position = river.position
    shown = screen(table, 200, 110)
    for shape in ("♣", "≠≠≠", "wood", "∴∴∴", "sand", "coal", "dock", "▤", "finish", "▚"):
        assert shape in shown


@pytest.mark.parametrize("docks", ["last_tile", "finish_tile"])
def test_three_docks_of_the_finish_are_shown_wherever_they_lie(docks: str) -> None:
    table = under_way()
    river = situation("A1-1", "A3-2", finish="ahead", finish_docks=docks).put("white", "2.12").turn("white")
    table.match.position = river.position
    assert screen(table, 140, 60).replace("the finish", "").count("finish") == 3


def test_the_question_about_a_passenger_is_asked_and_answered() -> None:
    table = race("2019", 2)
    docked = situation("A1-1", "A3-2", players=2).put("white", "1.7", bow="NW").turn("white")
    table.match.position = docked.play("speed 1", "ahead", "stop").position
    shown = screen(table, 100, 30)
    for words in ("take a passenger aboard, or decline", "board", "decline"):
        assert words in shown
    assert "leaves the passenger at the dock" in screen(submitted(table, "decline"), 100, 30)


def test_the_window_follows_the_boat_that_acts() -> None:
    table = under_way()
    far = [f"A{number}" for number in ("1-1", "1-2", "1-3", "1-4", "2-1", "2-2")]
    river = situation(*far).put("white", "6.7", bow="NE").turn("white")
    table.match.position = river.position
    assert "[W↗]" in screen(table)


def written(colour: bool) -> str:
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, force_terminal=True, no_color=not colour, color_system="truecolor")
    TerminalApp(under_way(), console, pace=0).draw()
    return out.getvalue()


def test_without_colour_nothing_is_coloured_and_nothing_is_lost() -> None:
    assert "38;2;" in written(colour=True)
    plain = written(colour=False)
    assert "38;" not in plain
    assert "48;" not in plain
    assert "[W↑]" in plain or "[O↑]" in plain or "[B↑]" in plain or "[G↑]" in plain
    assert "dock" in plain
