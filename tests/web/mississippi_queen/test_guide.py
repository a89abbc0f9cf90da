"""The guided race: by clicks from the first scene to a real race, kind to whoever does something else."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE

SOLUTIONS = {  # the space to sail to
    "Speed": "0.12",
    "Coal": "1.12",
    "Turning": "2.2",
    "A passenger": "2.7",
    "Braking": "3.8",
    "Pushing": "0.8",
    "Being pushed": "",
    "The finish": "4.1",
}


def pilot(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Your river pilot|Dein Lotse"))


def said(page: Page) -> Locator:
    return pilot(page).get_by_role("status")


def space(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def act(page: Page, action: str) -> None:
    page.locator(f'[data-action="{action}"]').click()


def sail(page: Page, place: str) -> None:
    """As somebody with a keyboard would: a boat may lie on the space."""
    space(page, place).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("^(Go|Los)")).click()


def is_done(page: Page) -> None:
    expect(said(page)).to_contain_text("✓")


def go_on(page: Page) -> None:
    pilot(page).get_by_role("button", name=re.compile("^(Next|Weiter)$")).click()


def read_on(page: Page) -> None:
    """Whatever is only to be read."""
    while pilot(page).get_by_role("button", name="Next").is_visible() and "✓" not in said(page).inner_text():
        go_on(page)


def test_the_guided_race_from_start_to_end(visit: Callable[..., Page]) -> None:
    page = visit("#/learn/race")
    for title, place in SOLUTIONS.items():
        expect(pilot(page).get_by_role("heading", level=2)).to_have_text(title)
        read_on(page)
        if place:
            sail(page, place)
        else:
            act(page, "face N")
        if title == "Coal":
            expect(said(page)).to_contain_text("new piece of river")
            go_on(page)
        is_done(page)
        if title != "The finish":
            go_on(page)
    expect(said(page)).to_contain_text("You have won!")
    assert page.evaluate("localStorage['paddlewheel-lessons']") == '["mississippi-queen"]'
    page.get_by_role("button", name="Now a real race").click()
    expect(page).to_have_url(re.compile("#/seat/"))
    expect(page.get_by_role("application", name="The river")).to_be_visible()
    expect(pilot(page)).to_be_hidden()


def test_another_move_is_met_kindly_and_can_be_tried_again(visit: Callable[..., Page]) -> None:
    page = visit("#/learn/race")
    go_on(page)
    expect(said(page)).to_contain_text("One step faster is free")
    sail(page, "0.7")
    expect(said(page)).to_contain_text("You sailed at another speed")
    pilot(page).get_by_role("button", name="Try again").click()
    expect(said(page)).to_contain_text("The white boat is yours")
    sail(page, "0.12")  # without reading on
    is_done(page)


def test_a_move_taken_back_is_not_counted(visit: Callable[..., Page]) -> None:
    page = visit("#/learn/race")
    go_on(page)
    act(page, "speed 2")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-action="speed 1"]')).to_be_enabled()
    sail(page, "0.7")
    expect(said(page)).to_contain_text("You sailed at another speed")


def test_by_keys_alone_and_after_a_reload(visit: Callable[..., Page]) -> None:
    page = visit("#/learn/race")
    expect(pilot(page)).to_be_focused()
    for _ in range(4):  # again, skip, leave, next
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(said(page)).to_contain_text("One step faster is free")
    expect(pilot(page)).to_be_focused()
    page.keyboard.press("2")
    for _ in range(2):
        expect(page.locator('[data-action="ahead"]')).to_be_enabled()
        page.keyboard.press("ArrowUp")
    expect(page.locator('[data-action="stop"]')).to_be_enabled()
    page.locator('[data-action="stop"]').focus()
    page.keyboard.press("Enter")
    is_done(page)
    go_on(page)
    expect(pilot(page).get_by_role("heading", level=2)).to_have_text("Coal")
    page.reload()
    expect(pilot(page).get_by_role("heading", level=2)).to_have_text("Coal")


def test_back_skip_and_leave(visit: Callable[..., Page]) -> None:
    page = visit("#/learn/race")
    heading = pilot(page).get_by_role("heading", level=2)
    button = pilot(page).get_by_role("button", name="Back")
    expect(button).to_be_disabled()
    go_on(page)
    button.click()
    expect(said(page)).to_contain_text("The white boat is yours")
    pilot(page).get_by_role("button", name="Skip").click()
    expect(heading).to_have_text("Coal")
    pilot(page).get_by_role("button", name="Back").click()
    expect(heading).to_have_text("Speed")
    pilot(page).get_by_role("button", name="Leave").click()
    expect(page).to_have_url(re.compile("#/$"))
    assert page.evaluate("localStorage['paddlewheel-links'] ?? '[]'") == "[]", "scenes are no games to come back to"


@pytest.mark.parametrize("screen", ["race", "season"])
def test_on_a_phone_in_german_the_pilot_covers_nothing(visit: Callable[..., Page], screen: str) -> None:
    page = visit(f"#/learn/{screen}", viewport=PHONE, locale="de-DE")
    expect(pilot(page)).to_be_visible()
    expect(said(page)).to_contain_text(re.compile("Das weiße Schiff|Das ist deine Farm"))
    board, card = page.locator(".board-area").bounding_box(), pilot(page).bounding_box()
    assert board is not None
    assert card is not None
    assert board["height"] >= 200
    assert board["y"] + board["height"] <= card["y"] + 1
    assert card["x"] >= 0
    assert card["x"] + card["width"] <= PHONE["width"]
    go_on(page)
    choice = page.locator("[data-action]").first
    choice.scroll_into_view_if_needed()
    expect(choice).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
