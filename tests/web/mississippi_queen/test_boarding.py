"""Two boats each: a boat at a dock asks its player about the passenger; and the finish tile at the end of the river."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.core.matches.match import Match
from tests.server.support.server_process import Server
from tests.web.conftest import PHONE, WIDE
from tests.web.prepared_games import all_here, at_decision, opened, played

Visit = Callable[..., Page]


def _asked() -> Match:
    return played("mississippi-queen", "2019", 2, 5, at_decision("board"))


@pytest.mark.parametrize(("name", "answer", "aboard"), [("Take aboard", "board", 1), ("Leave ashore", "decline", 0)])
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_player_of_a_boat_at_a_dock_is_asked(
    site: Server, visit: Visit, viewport: Any, name: str, answer: str, aboard: int
) -> None:
    match = _asked()
    view = match.view(seat=match.actor)
    boat = next(boat for boat in view["boats"] if boat["name"] == view["focus_boat"])
    page = visit(f"#/seat/{opened(site, match, all_here(2))['seats'][0]}", viewport=viewport)
    expect(page.locator(".prompt")).to_contain_text("lies at a dock: take a passenger aboard, or decline.")
    page.get_by_role("button", name=name).click()
    match.play(answer)
    after = next(each for each in match.view()["boats"] if each["name"] == boat["name"])
    assert after["passengers"] == boat["passengers"] + aboard
    said = "takes a passenger aboard" if aboard else "leaves the passenger at the dock"
    expect(page.get_by_text(said).first).to_be_attached()


def test_it_is_asked_in_german_too(site: Server, visit: Visit) -> None:
    links = opened(site, _asked(), all_here(2))
    page = visit(f"#/seat/{links['seats'][0]}", locale="de-DE")
    expect(page.get_by_role("button", name="An Bord nehmen")).to_be_visible()
    expect(page.get_by_role("button", name="Stehen lassen")).to_be_visible()


def _near_the_finish(match: Match) -> bool:
    docks = {space["place"] for space in match.view()["river"]["spaces"] if space.get("landing")}
    is_near = match.view()["decision"] == "speed" and bool(docks)
    return is_near and any(plan.outcome["place"] in docks for plan in match.plans())


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_finish_tile_lies_beyond_the_river_and_can_be_sailed_to(site: Server, visit: Visit, viewport: Any) -> None:
    match = played("mississippi-queen", "2019", 4, 3, _near_the_finish)
    docks = {space["place"] for space in match.view()["river"]["spaces"] if space.get("landing")}
    wanted = next(plan.outcome["place"] for plan in match.plans() if plan.outcome["place"] in docks)
    page = visit(f"#/seat/{opened(site, match, all_here(4))['seats'][0]}", viewport=viewport)
    space = page.locator(f"[data-place='{wanted}']")
    expect(space).to_be_attached()
    space.dispatch_event("click")
    expect(page.get_by_role("button", name="Go")).to_be_enabled()
