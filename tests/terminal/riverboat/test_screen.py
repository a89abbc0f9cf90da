"""What is on the screen: it fits, it shows what matters, and it does so without colour."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from paddlewheel.terminal.app import TerminalApp
from paddlewheel.terminal.screen import page_size, render_screen
from paddlewheel.terminal.session import Session
from tests.riverboat.situation import situation
from tests.terminal.riverboat.test_session import at, planting, shipping
from tests.terminal.sample_sessions import controls, screen, season, submitted, wander


def rows(table: Session, width: int, height: int) -> list[int]:
    canvas = render_screen(table, controls(table), width, height)
    return [cell_len(canvas.row(y).plain) for y in range(height)]


@pytest.mark.games
@pytest.mark.parametrize(("width", "height"), [(80, 24), (40, 12), (100, 30), (140, 45), (220, 70)])
@pytest.mark.parametrize("players", [2, 4])
def test_the_screen_is_never_exceeded(players: int, width: int, height: int) -> None:
    table = season(players, 3)
    for step in range(8):
        assert rows(table, width, height) == [width] * height
        wander(table, 1 + 11 * step, seed=step)


@pytest.mark.parametrize("order", ["boards", "mats", "score", "?", "log"])
def test_pages_fit_too(order: str) -> None:
    table = season(4)
    wander(table, 40)
    table.room = page_size(80, 24)
    submitted(table, order)
    assert rows(table, 80, 24) == [80] * 24


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (140, 45)])
def test_all_that_a_decision_needs_is_on_the_screen(width: int, height: int) -> None:
    shown = screen(shipping(), width, height)
    assert "Your turn, Oak: fill a riverboat" in shown
    assert "ship 3a corn" in shown
    assert "▸shipping Oak" in shown
    assert "harbor" in shown
    for name in ("Oak", "Elm", "Maple"):
        assert name in shown
    assert "undo" in shown


def test_more_room_shows_the_boards_as_well() -> None:
    shown = screen(planting(), 140, 45)
    for words in ("New Orleans: riverboats", "New Orleans: bonus, card", "Supply: open crop tiles", "General supply"):
        assert words in shown


def test_every_colour_has_its_letter_and_its_suit() -> None:
    shown = screen(season())
    for suit in ("h♥", "s♠", "c♣", "d♦", "*★"):
        assert suit in shown


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30)])
def test_all_that_is_on_a_mat_has_a_sign(width: int, height: int) -> None:
    table = situation().plant("ann", "potato", "b2").harvested("ann", "pumpkin", "b3 b4").stand("ann", "c1")
    table.build("ann", barns="d1 d2", wells="b3 b2", surveyed="d2 b3").turn("scoring", "ann")
    shown = screen(at(table), width, height)
    for sign in ("Po○", "Pu◉", "Pu ", "☻", "⌂ ", "⌂✓"):
        assert sign in shown


def test_big_fields_spell_crops_out() -> None:
    table = situation().plant("ann", "pumpkin", "b2").turn("shipping", "ann")
    assert "pumpkin]" in screen(at(table), 140, 45)


def test_fields_that_can_be_chosen_say_their_names() -> None:
    table = at(situation().play("place a1", "reveal heart"))
    shown = screen(table)
    legal = [text.removeprefix("place ") for text in table.match.legal_actions() if text != "coin"]
    assert all(name in shown for name in legal)
    assert "a2 " not in shown


def test_the_chosen_way_to_lay_a_tile_is_tried_on_the_mat() -> None:
    shown = screen(submitted(planting(), "take wheat-corn"))
    assert "[Wh?|Co?]" in shown


def test_riverboats_lie_in_the_harbor() -> None:
    table = situation().moor("ann", "4 2a 7").give("ann", harbor=3).turn("shipping", "ann")
    shown = screen(at(table))
    assert "4 2 7 · ·" in shown
    assert "▼" in shown


def written(colour: bool) -> str:
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, force_terminal=True, no_color=not colour, color_system="truecolor")
    TerminalApp(submitted(planting(), "take wheat-corn"), console, pace=0).draw()
    return out.getvalue()


def test_without_colour_nothing_is_coloured_and_nothing_is_lost() -> None:
    assert "38;2;" in written(colour=True)
    plain = written(colour=False)
    assert "38;" not in plain
    assert "48;" not in plain
    assert "Wh?" in plain
    assert "c♣" in plain
