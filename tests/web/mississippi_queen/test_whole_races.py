"""Whole races on the page, as people play them."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.support.server_process import Server
from tests.web.mississippi_queen.race_play import (
    ASKED,
    MOST_TURNS,
    RESULT,
    Spot,
    farthest,
    is_move,
    is_over,
    moment,
    moved_on,
    spots,
)
from tests.web.prepared_games import at_decision, opened, played

Visit = Callable[..., Page]
WHITE_BEGINS = 0  # the seed of a race with free water ahead of the first boat
AGAINST_BOTS = [{"name": "Ada"}, {"bot": "mate"}, {"bot": "mate"}]


def _sail_by_clicks(page: Page) -> None:
    """Click the space, see its course and price, click it again."""
    before = moment(page)
    spot = farthest(page)
    space = page.locator(f"[data-place='{spot.place}']")
    space.click()
    expect(page.get_by_text(f"Course to {spot.place}")).to_be_visible()
    expect(page.get_by_role("button", name="Go")).to_be_enabled()
    space.click()
    moved_on(page, before)


def _sail_by_go(page: Page) -> None:
    before = moment(page)
    page.locator(f"[data-place='{farthest(page).place}']").click()
    page.get_by_role("button", name="Go").click()
    moved_on(page, before)


def _decide(page: Page) -> None:
    """Whatever is asked beside a move: the first choice."""
    before = moment(page)
    page.locator(ASKED).first.click()
    moved_on(page, before)


def test_a_race_against_bots_from_the_start_page_to_the_result(visit: Visit) -> None:
    page = visit()
    page.locator("input[value=intro-1997]").check()
    for seat in (2, 3):
        page.get_by_label(f"Who sits on seat {seat}").select_option("mate")
    page.get_by_role("button", name="Cast off").click()
    expect(page).to_have_url(re.compile("#/seat/"))
    expect(page.get_by_text(re.compile(r"^\s*[12] tiles? to come"))).to_be_visible()  # a bot may have been quicker
    for turn in range(MOST_TURNS):
        if is_over(page):
            break
        if not is_move(page):
            _decide(page)
        elif turn % 2:
            _sail_by_go(page)
        else:
            _sail_by_clicks(page)
    expect(page.locator(f"{RESULT} li")).to_have_count(3)
    expect(page.locator(".sheet .prompt")).to_have_text(re.compile("wins|win!|victory"))


def test_a_race_by_keyboard_alone(visit: Visit, site: Server) -> None:
    links = opened(site, played("mississippi-queen", "intro-1997", 3, WHITE_BEGINS, at_decision("speed")), AGAINST_BOTS)
    page = visit(f"#/seat/{links['seats'][0]}")
    moves = 0
    for _ in range(MOST_TURNS):
        if is_over(page):
            break
        before = moment(page)
        if not is_move(page):
            page.keyboard.press(_first_key(page))
        else:
            (_sail_by_focus if moves else _steer)(page)
            moves += 1
        moved_on(page, before)
    expect(page.locator(f"{RESULT} li")).to_have_count(3)
    assert moves >= 2


KEYS = {"←": "ArrowLeft", "→": "ArrowRight", "↑": "ArrowUp", "↓": "ArrowDown"}


def _first_key(page: Page) -> str:
    """The key that the first choice shows."""
    shown = page.locator(ASKED).first.locator("kbd").inner_text()
    return KEYS.get(shown, shown)


def _steer(page: Page) -> None:
    """Two spaces ahead, step by step: the boat goes with every key."""
    page.keyboard.press("2")
    expect(page.locator("[data-action=ahead]")).to_be_enabled()
    for _ in range(2):
        boat = page.locator("[data-boat=white]")
        here = boat.evaluate("boat => boat.style.transform")
        page.keyboard.press("ArrowUp")
        expect(boat).not_to_have_attribute("style", re.compile(re.escape(here)))
    expect(page.locator("[data-action=stop]")).to_be_enabled()
    page.keyboard.press("ArrowDown")


def _sail_by_focus(page: Page) -> None:
    """Tab to the spaces in reach, arrows to the one wanted, Enter to choose it and Enter to go."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.place !== undefined"):
            break
    goal = farthest(page)
    for _ in range(20):
        here = _focused(page)
        if here.place == goal.place:
            break
        page.keyboard.press(_arrow(here, goal))
        if _focused(page) == here:
            break
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Course to {_focused(page).place}")).to_be_visible()
    page.keyboard.press("Enter")


def _focused(page: Page) -> Spot:
    place = page.evaluate("document.activeElement.dataset.place")
    return next(spot for spot in spots(page) if spot.place == place)


def _arrow(here: Spot, goal: Spot) -> str:
    dx, dy = goal.x - here.x, goal.y - here.y
    if abs(dx) > abs(dy):
        return "ArrowRight" if dx > 0 else "ArrowLeft"
    return "ArrowDown" if dy > 0 else "ArrowUp"
