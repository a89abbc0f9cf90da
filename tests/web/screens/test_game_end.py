"""The end of a game in the browser: ending a decided race, the result sheet, a rematch, a turn taken back."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.support.server_process import Server
from tests.web.prepared_games import opened, played

Visit = Callable[..., Page]
NAMES = ("Ann", "Ben", "Cleo")


@pytest.fixture
def decided(site: Server) -> dict[str, Any]:
    """A race in which one boat has docked and two people race on."""
    race = played("mississippi-queen", "intro-1997", 3, 7, lambda match: bool(match.position.seats_to_agree()))
    links = opened(site, race, [{"name": name} for name in NAMES])
    return links | {"seats_racing": race.position.seats_to_agree()}


def test_two_people_end_a_decided_race_and_sail_again(visit: Visit, decided: dict[str, Any]) -> None:
    one, other = (visit(f"#/seat/{decided['seats'][seat]}") for seat in decided["seats_racing"])
    mine, others = (NAMES[seat] for seat in decided["seats_racing"])
    winner = next(name for name in NAMES if name not in (mine, others))
    expect(one.get_by_text(f"{winner} has won.")).to_be_visible()
    expect(one.get_by_role("button", name="Play on for second place")).to_be_visible()
    one.get_by_role("button", name="End here").click()
    expect(one.get_by_text(f"Waiting for {others}.")).to_be_visible()
    expect(other.get_by_text(f"{mine} would end here.")).to_be_visible()
    other.get_by_role("button", name="Play on for second place").click()
    expect(one.get_by_role("button", name="End here")).to_be_visible()
    one.get_by_role("button", name="End here").click()
    other.get_by_role("button", name="End here").click()
    for page in (one, other):
        expect(page.get_by_role("heading", name=f"{winner} wins")).to_be_visible()
        expect(page.get_by_role("table", name="What each boat did").get_by_role("row")).to_have_count(4)
        expect(page.get_by_role("table", name="Places, round by round")).to_be_attached()
        expect(page.get_by_role("img", name="The whole river, and the way of every boat")).to_be_visible()
    one.get_by_role("button", name="Rematch").click()
    expect(one.get_by_role("heading", name=f"{winner} wins")).to_be_hidden()
    expect(other.get_by_text(f"{mine} offers a rematch.", exact=True)).to_be_visible()
    other.get_by_role("button", name="Join the rematch").click()
    expect(other.get_by_role("heading", name=f"{winner} wins")).to_be_hidden()
    expect(other.locator("header .round")).to_have_text("Round 1")


def test_the_sheet_of_a_riverboat_game_closes_and_comes_back(visit: Visit, site: Server) -> None:
    season = played("riverboat", "2017", 2, 5, lambda match: False)
    seat = season.result.index(1)
    chairs = [{"name": "Ann"} if number == seat else {"bot": "mate"} for number in range(2)]
    page = visit(f"#/seat/{opened(site, season, chairs)['seats'][seat]}")
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(page.get_by_role("table", name="Points after each round").get_by_role("row")).to_have_count(6)
    expect(page.get_by_role("region", name="You win!").locator("figure svg")).not_to_have_count(0)
    page.get_by_role("region", name="You win!").get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="You win!")).to_be_hidden()
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider", name="Moments")).to_be_visible()


def test_a_turn_is_taken_back_with_the_bots_answer(visit: Visit, site: Server) -> None:
    chairs = [{"name": "Ann", "here": True}, {"bot": "deckhand"}]
    room = site.client.post("/api/rooms", json={"edition": "2019", "chairs": chairs}).json()
    link = room["seats"][0]
    page = visit(f"#/seat/{link}")
    expect(page.locator("[data-action].main")).to_have_attribute("data-action", "face N")  # down river, as proposed
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take back my turn")).to_be_visible()
    site.client.post(f"/api/seats/{link}/bot", json={"bot": "deckhand"})
    expect(page.locator("header .round")).to_have_text(re.compile("[3-9]|[0-9]{2}"))
    site.client.post(f"/api/seats/{link}/bot", json={"bot": ""})
    while site.client.get(f"/api/seats/{link}").json()["view"]["actor"] != 0:
        page.wait_for_timeout(100)
    page.get_by_role("button", name="Take back my turn").click()
    expect(page.get_by_text("The turn is taken back").first).to_be_visible()
