"""The guided first round of Riverboat: by clicks from the first scene to a game that goes on."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import BOT_PATIENCE, PHONE
from tests.web.mississippi_queen.test_guide import act, go_on, is_done, pilot, read_on, said

SOLUTIONS = {  # what to click on: choices by their action, fields by their name
    "Phases": ["phase planting"],
    "Workers": ["field a1"],
    "Crops": ["take turnip-turnip-turnip", "field a1", "Plant here"],
    "Shipping": ["ship 3a", "ship 3a turnip", "gain points", "gain steps"],
    "New Orleans": ["ship 5", "ship 5 turnip", "surveyor", "send 1"],
    "Opportunities": ["card passage"],
    "Surveyors": ["survey card passage"],
}


def click(page: Page, what: str) -> None:
    if what.startswith("field "):
        page.locator(f'.mat [data-field="{what.removeprefix("field ")}"][role=button]').click()
    elif what == "Plant here":
        page.get_by_role("button", name=what).click()
    else:
        act(page, what)


def test_the_guided_round_from_start_to_end(visit: Callable[..., Page]) -> None:
    page = visit("#/learn/season")
    for title, actions in SOLUTIONS.items():
        expect(pilot(page).get_by_role("heading", level=2)).to_have_text(title)
        read_on(page)
        for action in actions:
            click(page, action)
        if title == "Surveyors":
            expect(said(page)).to_contain_text("The score sheet says")
            go_on(page)
        is_done(page)
        if title != "Surveyors":
            go_on(page)
    assert page.evaluate("localStorage['paddlewheel-lessons']") == '["riverboat"]'
    page.get_by_role("button", name="Go on with this game").click()
    expect(page).to_have_url(re.compile("#/seat/"))
    expect(pilot(page)).to_be_hidden()
    expect(page.get_by_role("banner")).to_contain_text("Round 2", timeout=BOT_PATIENCE)
    assert page.url.rpartition("/")[2] in page.evaluate("localStorage['paddlewheel-links']")


def skip_to_the_boats(page: Page) -> None:
    for title in ("Phases", "Workers", "Crops"):
        expect(pilot(page).get_by_role("heading", level=2)).to_have_text(title)
        pilot(page).get_by_role("button", name="Skip").click()
    expect(said(page)).to_contain_text("fill a 3 with turnips")


def test_on_a_phone_the_answer_to_a_choice_further_down_is_seen(visit: Callable[..., Page]) -> None:
    page = visit("#/learn/season", viewport=PHONE)
    skip_to_the_boats(page)
    act(page, "pass")  # below all the boats
    expect(said(page)).to_contain_text("here it is about a small boat")
    expect(said(page)).to_be_in_viewport()
    expect(pilot(page).get_by_role("button", name="Try again")).to_be_in_viewport()


def test_another_boat_is_met_kindly_and_can_be_tried_again(visit: Callable[..., Page]) -> None:
    page = visit("#/learn/season")
    skip_to_the_boats(page)
    act(page, "pass")
    expect(said(page)).to_contain_text("here it is about a small boat")
    pilot(page).get_by_role("button", name="Try again").click()
    expect(said(page)).to_contain_text("fill a 3 with turnips")
