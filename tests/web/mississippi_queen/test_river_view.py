"""What of the river the window shows, and keys and previews beside it."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.support.server_process import Server
from tests.web.conftest import WIDE
from tests.web.mississippi_queen.race_play import ASKED, moment, moved_on
from tests.web.prepared_games import all_here, in_round, opened, played

Visit = Callable[..., Page]
PLAYERS = 3
ZOOMS = 25


def _at_the_table(site: Server, visit: Visit) -> Page:
    match = played("mississippi-queen", "2019", PLAYERS, 7, in_round(4, "speed"))
    page = visit(f"#/seat/{opened(site, match, all_here(PLAYERS))['seats'][0]}")
    expect(page.locator("[data-place]").first).to_be_attached()
    return page


def _box(found: Locator) -> dict[str, float]:
    box = found.bounding_box()
    assert box
    return dict(box)


def _drag(page: Page, dx: int) -> None:
    page.mouse.move(400, 500)
    page.mouse.down()
    page.mouse.move(400 + dx, 500, steps=4)
    page.mouse.up()


def test_the_river_is_followed_again_and_seen_whole(site: Server, visit: Visit) -> None:
    page = _at_the_table(site, visit)
    follow = page.get_by_role("button", name="Follow the race")
    boat = page.locator("[data-boat]:has(.ring) text.letter")
    before = _box(boat)
    expect(follow).to_have_attribute("aria-pressed", "true")
    _drag(page, 300)
    expect(follow).to_have_attribute("aria-pressed", "false")
    assert abs(_box(boat)["x"] - before["x"]) > 100
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(
        "(x) => Math.abs(document.querySelector('[data-boat]:has(.ring) text.letter')"
        ".getBoundingClientRect().x - x) < 5",
        arg=before["x"],
    )
    for _ in range(ZOOMS):
        page.get_by_role("button", name="Zoom out").click()
    river, board = _box(page.locator(".banks")), _box(page.locator(".board"))
    assert river["width"] < 1.1 * board["width"]
    assert river["height"] < 1.1 * board["height"]
    assert max(river["width"] / board["width"], river["height"] / board["height"]) > 0.5


def test_the_overview_shows_the_boats_in_order_and_leads_there(site: Server, visit: Visit) -> None:
    page = _at_the_table(site, visit)
    overview = page.get_by_role("img", name="The whole river")
    expect(overview.locator("circle")).to_have_count(PLAYERS)
    expect(page.get_by_role("list", name="Standings").get_by_role("listitem")).to_have_count(PLAYERS)
    before = page.locator(".paper").get_attribute("style")
    overview.click(position={"x": 5, "y": 5})
    expect(page.locator(".paper")).not_to_have_attribute("style", before or "")


def test_keys_go_on_from_the_log_and_previews_end_with_the_focus(site: Server, visit: Visit) -> None:
    page = _at_the_table(site, visit)
    space = page.locator("[data-place][tabindex='0']")
    space.focus()
    course = page.get_by_text(re.compile(r"^Course to \d"))
    expect(course).to_be_visible()
    page.get_by_role("button", name="Zoom in").focus()
    expect(course).to_have_count(0)
    page.locator("[data-log] li .text").first.click()
    speed = page.locator(f"{ASKED}[data-action^=speed]").first.get_attribute("data-action") or ""
    before = moment(page)
    page.keyboard.press(speed.split()[1])
    moved_on(page, before)
    page.get_by_role("button", name="Rule numbers").click()
    page.locator("[data-log]").get_by_role("button", name="Rule MQ-").first.focus()
    before = moment(page)
    page.keyboard.press("u")
    moved_on(page, before)
    _searching_keeps_its_keys(page, speed)


def _searching_keeps_its_keys(page: Page, speed: str) -> None:
    page.get_by_role("tab", name="Rules").click()
    before = moment(page)
    search: Any = page.get_by_role("searchbox")
    search.fill("")
    search.press(speed.split()[1])
    expect(search).to_have_value(speed.split()[1])
    assert moment(page) == before
    assert page.viewport_size == WIDE
