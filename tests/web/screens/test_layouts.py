"""Every screen at every size people have: what matters is in the window, and nothing lies over anything else."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.support.server_process import Server
from tests.web.prepared_games import all_here, in_round, opened, played

Visit = Callable[..., Page]

LAYOUTS = {
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1280, 800),
    "screen": (1920, 1080),
    "large screen": (2560, 1200),
}

# Boxes of what each selector finds, in the window's coordinates; what is not shown at this size is left out.
BOXES = """
(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]
  .filter((found) => found.checkVisibility({ visibilityProperty: true }))
  .map((found, index) => {
    const { left, top, right, bottom } = found.getBoundingClientRect();
    return { name: `${selector} ${index}`, left, top, right, bottom };
  })
  .filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1))
"""
SLACK = 1  # pixels


def boxes(page: Page, selectors: Sequence[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(BOXES, list(selectors))
    return found


def resized(page: Page, layout: str) -> tuple[int, int]:
    width, height = LAYOUTS[layout]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return width, height


def assert_inside(found: list[dict[str, Any]], width: float, height: float, where: str) -> None:
    for box in found:
        assert box["left"] >= -SLACK, (where, box)
        assert box["top"] >= -SLACK, (where, box)
        assert box["right"] <= width + SLACK, (where, box)
        assert box["bottom"] <= height + SLACK, (where, box)


def assert_apart(found: list[dict[str, Any]], where: str) -> None:
    for number, one in enumerate(found):
        for other in found[number + 1 :]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            assert across <= SLACK or down <= SLACK, (where, one, other)


def assert_page_is_not_wider(page: Page, width: int, where: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width, where


def test_the_start_page(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Cast off")).to_be_visible()
    for layout in [*LAYOUTS, "phone"]:
        width, height = resized(page, layout)
        header = boxes(page, ["header"])[0]
        parts = boxes(page, ["[data-part=words] h1", "[data-part=steamer]", "[data-part=corner]"])
        assert len(parts) == 3, layout
        assert_inside(parts, width, header["bottom"], layout)
        assert_apart([*boxes(page, ["[data-part=words] h1"]), *boxes(page, ["[data-part=corner]"])], layout)
        assert_inside(boxes(page, ["[data-part=sun]"]), width, header["bottom"], layout)
        assert_page_is_not_wider(page, width, layout)
        if layout != "phone on its side":
            assert_inside(boxes(page, ["#new-game li select", "button[type=submit]"]), width, height, layout)
            go = boxes(page, [".go"])
            assert_apart([*boxes(page, ["#new-game li"]), *go], layout)


def test_the_button_says_what_starts_and_never_hides_the_focus(visit: Visit) -> None:
    page = visit()
    go = page.locator("button[type=submit]")
    expect(go).to_have_text("Cast off 2019, you against Pilot and Mate")
    expect(page.get_by_label("Turn limit")).to_have_count(0)
    expect(page.get_by_label("Who sits on seat 2").locator("option:checked")).to_have_text("Pilot ★★★☆☆")
    page.get_by_label("1998, The Black Rose").check()
    page.get_by_label("Who sits on seat 3").select_option("link")
    expect(go).to_have_text("Cast off 1998, The Black Rose, you against Pilot and Player 3")
    expect(page.get_by_label("Turn limit")).to_be_visible()
    page.get_by_text("Variants", exact=True).click()
    page.locator("input[name=game]").first.focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type === 'submit'"):
            break
        hidden = page.evaluate(
            """() => {
              const { top, bottom } = document.activeElement.getBoundingClientRect();
              const bar = document.querySelector(".go").getBoundingClientRect();
              return bottom > bar.top + 1 && top < bar.bottom ? document.activeElement.outerHTML : "";
            }"""
        )
        assert not hidden
    else:
        raise AssertionError("the button was never reached")


@pytest.mark.parametrize("players", [4])
def test_a_race(visit: Visit, site: Server, players: int) -> None:
    links = opened(site, played("mississippi-queen", "2019", players, 7, in_round(3, "speed")), all_here(players))
    page = visit(f"#/seat/{links['seats'][0]}")
    expect(page.locator("[data-place]").first).to_be_visible()
    for layout in LAYOUTS:
        width, height = resized(page, layout)
        areas = boxes(page, [".board-area", ".summary", ".sheet", "main > aside"])
        assert_apart(areas, layout)
        assert_inside(areas, width, height, layout)
        assert_inside(boxes(page, [".tools button", "main [aria-label=Boats] li"]), width, height, layout)
        assert_apart(boxes(page, [".tools > button"]), layout)
        assert_apart(boxes(page, ["main [aria-label=Boats] li button"]), layout)
        board = boxes(page, [".board-area"])[0]
        assert (board["bottom"] - board["top"]) > 0.4 * height, layout
        assert_page_is_not_wider(page, width, layout)


def test_a_season(visit: Visit, site: Server) -> None:
    links = opened(site, played("riverboat", "2017", 4, 5, in_round(2, "take")), all_here(4))
    page = visit(f"#/seat/{links['seats'][0]}")
    expect(page.locator("[data-field]").first).to_be_visible()
    for layout in LAYOUTS:
        width, height = resized(page, layout)
        players = boxes(page, ["[aria-label=Players] > button"])
        assert len(players) == 4, layout
        assert_inside(players, width, height, layout)
        assert_apart([*players, *boxes(page, [".drawers"])], layout)
        areas = boxes(page, [".board-area", ".sheet", "main > aside"])
        assert_apart(areas, layout)
        assert_inside(areas, width, height, layout)
        mat = boxes(page, [".mats > .mat > svg"])[0]
        board = boxes(page, [".board-area"])[0]
        share = (mat["right"] - mat["left"]) * (mat["bottom"] - mat["top"])
        assert share > 0.38 * (board["right"] - board["left"]) * (board["bottom"] - board["top"]), layout
        beside = boxes(page, [".beside li"])
        assert len(beside) == (3 if width >= 1600 else 0), layout
        assert_inside(beside, width, height, layout)
        assert_page_is_not_wider(page, width, layout)


def test_the_panel_keeps_its_height(visit: Visit, site: Server) -> None:
    links = opened(site, played("mississippi-queen", "2019", 3, 7, in_round(4, "speed")), all_here(3))
    page = visit(f"#/seat/{links['seats'][0]}")
    spaces = page.locator("[data-place]")
    expect(spaces.first).to_be_visible()

    def height() -> float:
        return float(page.locator(".sheet").evaluate("(sheet) => sheet.getBoundingClientRect().height"))

    usual = height()
    for way in (spaces.first, page.locator(".way.danger").first):
        if way.count():
            way.dispatch_event("pointerenter")
            assert abs(height() - usual) <= SLACK
    spaces.first.dispatch_event("click")
    expect(page.locator(".steer")).to_be_visible()
    assert abs(height() - usual) <= SLACK


def test_ways_on_where_nothing_is(visit: Visit, site: Server) -> None:
    page = visit("#/seat/nothing-there", forgives="404|WebSocket")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Cast off")).to_be_visible()
    page.goto(f"http://127.0.0.1:{site.port}/no/such/place")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Cast off")).to_be_visible()


def test_settings_are_at_hand_everywhere_and_are_kept(visit: Visit) -> None:
    page = visit(color_scheme="light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Dark").check()
    page.get_by_role("dialog").get_by_label("Less").check()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("html[data-theme=dark][data-motion=less]")).to_be_attached()
    for address in ("#/rules/race", "#/learn/race"):
        page.evaluate("(hash) => (location.hash = hash)", address)
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog").get_by_label("Dark")).to_be_checked()
        page.keyboard.press("Escape")
