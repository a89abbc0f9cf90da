"""A race on a phone held upright: nothing a decision needs is outside the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.support.server_process import Server
from tests.web.conftest import PHONE
from tests.web.prepared_games import Wanted, all_here, at_decision, in_round, opened, played

Visit = Callable[..., Page]
MOMENTS: dict[str, tuple[str, int, Wanted, tuple[str, ...]]] = {
    "start": ("2019", 6, at_decision("setup-face"), ()),
    "dock to wait behind": ("2019", 6, at_decision("wait"), ()),
    "speed": ("2019", 4, in_round(4, "speed"), ()),
    "pushed": ("2019", 4, at_decision("face"), ()),
    "vote": ("2019", 3, at_decision("vote"), ("vote_on_direction",)),
    "coal": ("black-rose-1998", 4, at_decision("coal"), ()),
    "place": ("black-rose-1998", 6, at_decision("place"), ("branching_river",)),
}


def _middle(found: Locator) -> tuple[float, float, float, float]:
    box = found.bounding_box()
    assert box
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def _is_inside(found: Locator, left: float, top: float, right: float, bottom: float) -> bool:
    """Its middle, at least, where a finger goes."""
    x0, y0, x1, y1 = _middle(found)
    return left <= (x0 + x1) / 2 <= right and top <= (y0 + y1) / 2 <= bottom


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_a_decision_needs_is_on_the_screen(site: Server, visit: Visit, name: str) -> None:
    edition, players, wanted, variants = MOMENTS[name]
    match = played("mississippi-queen", edition, players, 7, wanted, variants)
    assert not match.is_over
    page = visit(f"#/seat/{opened(site, match, all_here(players))['seats'][0]}", viewport=PHONE)
    expect(page.locator("[data-action]")).to_have_count(len(match.legal_actions()))
    if name == "speed":
        expect(page.locator("[data-place]").first).to_be_attached()
    screen = (0.0, 0.0, float(PHONE["width"]), float(PHONE["height"]))
    for button in page.locator(".sheet button:visible").all():
        x0, y0, x1, y1 = _middle(button)
        assert x0 >= 0, button.inner_text()
        assert y0 >= 0, button.inner_text()
        assert x1 <= PHONE["width"], button.inner_text()
        assert y1 <= PHONE["height"], button.inner_text()
        assert y1 - y0 >= 44, button.inner_text()
    for boat in page.locator(".summary li button").all()[:6]:
        assert _is_inside(boat, *screen)
    river = _middle(page.locator(".board"))
    assert river[3] - river[1] > 250
    for spot in page.locator("[data-place], [data-mark]").all():
        assert _is_inside(spot, *river), spot.get_attribute("data-place") or spot.get_attribute("data-mark")


def test_choosing_a_space_leaves_the_river_where_it_is(site: Server, visit: Visit) -> None:
    """A second tap sails only if the space is still under the finger."""
    match = played("mississippi-queen", "2019", 4, 7, in_round(4, "speed"))
    page = visit(f"#/seat/{opened(site, match, all_here(4))['seats'][0]}", viewport=PHONE)
    space = page.locator("[data-place]").last
    expect(space).to_be_visible()
    before = _middle(page.locator(".board"))
    space.click()
    expect(page.get_by_role("button", name="Go")).to_be_enabled()
    assert _middle(page.locator(".board")) == pytest.approx(before, abs=1)


def test_the_river_in_words(site: Server, visit: Visit) -> None:
    match = played("mississippi-queen", "2019", 4, 7, in_round(4, "speed"))
    page = visit(f"#/seat/{opened(site, match, all_here(4))['seats'][0]}")
    page.get_by_role("button", name="The river in words").click()
    lines = page.get_by_role("region", name="The river in words").get_by_role("listitem")
    expect(lines.first).to_contain_text("head of")
    boats = [boat for boat in match.view()["boats"] if boat["hex"]]
    for boat in boats:
        expect(lines.filter(has_text=boat["name"].capitalize()).first).to_be_visible()
