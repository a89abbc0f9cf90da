"""People around one screen: one pushes, the other points the pushed boat."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.core.matches.match import Match
from tests.server.support.server_process import Server
from tests.web.conftest import PHONE, WIDE
from tests.web.mississippi_queen.race_play import moment, moved_on
from tests.web.prepared_games import all_here, opened, played

Visit = Callable[..., Page]
PLAYERS = 4


def _texts(match: Match) -> list[str]:
    return [str(action) for action in match.legal_actions()]


def _can_push(match: Match) -> bool:
    """In the middle of a move, with another player's boat right ahead."""
    return match.view()["decision"] == "move" and bool(_onto_free_water(match.view(seat=match.actor)))


def _onto_free_water(view: dict[str, Any]) -> list[str]:
    """Pushes that move one boat only."""
    return [a["text"] for a in view["actions"] if a["meaning"]["id"] == "mq-meaning-push-onto"]


def _pushes_by_plan(match: Match) -> list[dict[str, Any]]:
    """Whole moves to a space that is reached by pushing one boat only."""
    if match.view()["decision"] != "speed":
        return []
    ends = [plan.outcome for plan in match.plans()]
    free = {end["place"] for end in ends if not end["pushed"]}
    return [end for end in ends if end["place"] not in free and len(end["pushed"]) == 1]


def _at_the_table(site: Server, visit: Visit, match: Match, **wishes: Any) -> Page:
    links = opened(site, match, all_here(PLAYERS))
    page = visit(f"#/seat/{links['seats'][0]}", **wishes)
    expect(page.locator("[data-action]").first).to_be_enabled()
    return page


def _spot(page: Page, boat: str) -> tuple[float, float]:
    box = page.locator(f"[data-boat={boat}] text.letter").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _point(page: Page, boat: dict[str, Any]) -> None:
    """The owner is asked at once, by name and colour, and taps one of six arrows around the boat."""
    owner = f"Player {boat['seat'] + 1} decides"
    expect(page.locator(".who")).to_contain_text(owner)
    expect(page.locator(".who")).to_contain_text(f"{boat['name'].capitalize()} ({boat['letter']})")
    expect(page.locator("[data-mark^=face]")).to_have_count(6)
    x, y = _spot(page, boat["name"])
    for mark in page.locator("[data-mark^=face]").all():
        box = mark.bounding_box()
        assert box
        assert abs(box["x"] + box["width"] / 2 - x) < 120
        assert abs(box["y"] + box["height"] / 2 - y) < 120
    before = moment(page)
    page.locator("[data-mark='face S']").click()
    moved_on(page, before)


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_push_by_steering_and_the_owner_points_the_boat(site: Server, visit: Visit, window: dict[str, int]) -> None:
    match = played("mississippi-queen", "2019", PLAYERS, 3, _can_push)
    view = match.view(seat=match.actor)
    push = _onto_free_water(view)[0]
    boat = next(boat for boat in view["boats"] if boat["name"] == view["pushable"])
    page = _at_the_table(site, visit, match, viewport=window)
    pushes = [text for text in _texts(match) if text.startswith("push")]
    expect(page.locator("[data-mark^=push]")).to_have_count(len(pushes))
    before = moment(page)
    page.locator(f"[data-mark='{push}'] .arrow").click()
    moved_on(page, before)
    _point(page, boat)
    expect(page.locator(f"[data-boat={boat['name']}]")).to_have_attribute("aria-label", _bow("S"))


def _bow(heading: str) -> Any:
    return re.compile(f"bow {heading},")


def test_a_push_by_choosing_a_space(site: Server, visit: Visit) -> None:
    """A space that only a push makes free says so, and shows where the pushed boat will go."""
    match = played("mississippi-queen", "2019", PLAYERS, 3, lambda match: bool(_pushes_by_plan(match)))
    end = _pushes_by_plan(match)[0]
    page = _at_the_table(site, visit, match)
    space = page.locator(f"[data-place='{end['place']}']")
    expect(space.locator(".sign")).to_be_attached()
    space.click()
    expect(page.locator("[data-ghost]")).to_have_count(1)
    pushed = page.locator("[data-ghost]").get_attribute("data-ghost")
    expect(page.get_by_role("group", name="Pushing")).to_be_visible()
    boat = next(boat for boat in match.view()["boats"] if boat["name"] == pushed)
    space.click()
    _point(page, boat)
    mover = page.locator(f"[data-boat={match.view()['focus_boat']}]")
    expect(mover).to_have_attribute("aria-label", re.compile(f"at {re.escape(end['place'])},"))
    expect(page.locator("[data-action=stop]")).to_have_count(0)  # the rest of the plan, the stop included, goes on
