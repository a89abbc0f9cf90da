"""What has happened is shown on the board before the page tells of it, and can be skipped and shown again."""

import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.support.server_process import Server
from tests.web.conftest import BOT_PATIENCE
from tests.web.mississippi_queen.race_play import ASKED, farthest, is_move, is_over, moment, moved_on
from tests.web.prepared_games import in_round, opened, played
from tests.web.riverboat.riverboat_play import click_on

Visit = Callable[..., Page]
Data = dict[str, Any]
CHAIRS = [{"name": "Ada"}, {"bot": "mate"}, {"bot": "deckhand"}]
MOVES = {"reduced_motion": "no-preference"}
ROUNDS = 2
RADIUS = 34  # of a hexagon of the river
PAUSE = 150  # milliseconds after which an animation is under way

# Every frame: the lines told so far, what boards and lists show, and what can be decided.
WATCH = """() => {
  const all = (where, what) => [...document.querySelectorAll(where)].map(what);
  const CHOICES = "[data-place], [data-mark], [data-action]:enabled, [data-choice]:enabled";
  window.frames_seen = [];
  const look = () => {
    const frame = {
      lines: document.querySelectorAll("[role=log] p").length,
      boats: Object.fromEntries(all("[data-boat]", (boat) => [boat.dataset.boat, boat.style.transform])),
      list: all(".summary li button", (row) =>
        [...row.querySelectorAll(".wheel")].map((wheel) => wheel.lastChild.textContent).join()),
      farms: all("[data-farm]", (farm) => farm.querySelector(".points b").textContent),
      rolls: document.querySelector(".die.rolling") !== null,
      runs: document.querySelector(".skip") !== null,
      choices: document.querySelectorAll(CHOICES).length,
    };
    const text = JSON.stringify(frame);
    if (text !== window.last_frame) window.frames_seen.push(frame);
    window.last_frame = text;
    requestAnimationFrame(look);
  };
  look();
}"""


def _sit(site: Server, visit: Visit, game: str, edition: str, seed: int, decision: str) -> tuple[Page, str]:
    match = played(game, edition, len(CHAIRS), seed, lambda match: in_round(2, decision)(match) and match.actor == 0)
    link: str = opened(site, match, CHAIRS)["seats"][0]
    page = visit(f"#/seat/{link}", **MOVES)
    expect(page.locator(".prompt.mine")).to_be_visible()
    return page, link


def _past(site: Server, link: str, first: int, last: int) -> list[tuple[int, Data]]:
    """How the table stood at every moment."""
    views = []
    for index in range(first, last + 1):
        answer = site.client.get(f"/api/seats/{link}/past/{index}").json()
        views.append((index, answer["view"]))
    return views


def _happened(site: Server, link: str, first: int) -> list[Data]:
    entries: list[Data] = site.client.get(f"/api/seats/{link}/since/{first}").json()["happened"]
    return entries


def _told(entries: list[Data], lines: int) -> tuple[list[Data], int]:
    """The events of so many lines, and the index of the first entry that is not told completely."""
    told: list[Data] = []
    for entry in entries:
        if len(told) + len(entry["events"]) > lines:
            return told + entry["events"][: lines - len(told)], entry["number"]
        told += entry["events"]
    return told, entries[-1]["number"] + 1


def _centre(hexagon: list[int]) -> tuple[float, float]:
    q, r = hexagon
    return 1.5 * RADIUS * q, math.sqrt(3) * RADIUS * (r + q / 2)


def _spot(style: str) -> tuple[float, float]:
    x, y = style.removeprefix("translate(").removesuffix(")").split(",")
    return float(x.strip().removesuffix("px")), float(y.strip().removesuffix("px"))


def _is_known(shown: object, of: Callable[[Data], object], views: list[tuple[int, Data]], until: int) -> bool:
    """Does a list show what was so at a moment that has been told?"""
    return any(of(view) == shown for index, view in views if index <= until)


def _wheels(view: Data) -> list[str]:
    boats = {boat["name"]: boat for boat in view["boats"]}
    return [f"{boats[name]['speed']},{boats[name]['coal']}" for name in view["race_order"]]


def _points(view: Data) -> list[str]:
    return [str(farm["points"]) for farm in view["seats"]]


def test_a_race_tells_nothing_before_it_is_seen(site: Server, visit: Visit) -> None:
    page, link = _sit(site, visit, "mississippi-queen", "2019", 4, "speed")
    first = site.client.get(f"/api/seats/{link}").json()["next"]
    before = site.client.get(f"/api/seats/{link}").json()["view"]
    page.evaluate(WATCH)
    for _ in range(ROUNDS):
        _sail(page)
    frames = page.evaluate("window.frames_seen")
    entries = _happened(site, link, first)
    views = _past(site, link, first, entries[-1]["number"] + 1)
    hexes = {space["place"]: space["hex"] for _, view in views for space in view["river"]["spaces"]}
    rolls = 0
    assert len(frames) > 10 * ROUNDS
    for frame in frames:
        told, until = _told(entries, frame["lines"])
        _boats_are_where_the_log_says(frame, told, before, hexes)
        assert _is_known(frame["list"], _wheels, views, until), frame
        assert not (frame["runs"] and frame["choices"]), frame
        rolls += frame["rolls"]
        if frame["rolls"]:
            assert _next_event(entries, frame["lines"])["kind"] == "rolled"
    if any(event["kind"] == "rolled" for entry in entries for event in entry["events"]):
        assert rolls


def _sail(page: Page) -> None:
    """One's own turn, then all others', until something is asked again."""
    if is_over(page):
        return
    before = moment(page)
    if is_move(page):
        page.locator(f"[data-place='{farthest(page).place}']").click()
        page.get_by_role("button", name="Go").click()
    else:
        page.locator(ASKED).first.click()
    moved_on(page, before)
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=BOT_PATIENCE)
    expect(page.locator(ASKED).first).to_be_visible(timeout=BOT_PATIENCE)


def _next_event(entries: list[Data], lines: int) -> Data:
    return [event for entry in entries for event in entry["events"]][lines]


def _boats_are_where_the_log_says(frame: Data, told: list[Data], before: Data, hexes: dict[str, list[int]]) -> None:
    places = {boat["name"]: boat["place"] for boat in before["boats"] if boat["hex"]}
    for event in told:
        if event["kind"] in ("moved", "followed", "pushed"):
            places[event["who"]] = event["facts"]["to"]
        elif event["kind"] in ("docked", "out", "launched"):
            places.pop(event["who"], None)
    for boat, place in places.items():
        assert _spot(frame["boats"][boat]) == pytest.approx(_centre(hexes[place]), abs=0.1), (boat, place, frame)


def test_a_season_tells_nothing_before_it_is_seen(site: Server, visit: Visit) -> None:
    page, link = _sit(site, visit, "riverboat", "2017", 5, "take")
    first = site.client.get(f"/api/seats/{link}").json()["next"]
    page.evaluate(WATCH)
    for _ in range(6):
        before = moment(page)
        if click_on(page) in ("main", "here"):
            moved_on(page, before)
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=BOT_PATIENCE)
    expect(page.locator(".skip")).to_have_count(0, timeout=BOT_PATIENCE)
    frames = page.evaluate("window.frames_seen")
    entries = _happened(site, link, first)
    views = _past(site, link, first, entries[-1]["number"] + 1)
    assert any(frame["runs"] for frame in frames)
    for frame in frames:
        _, until = _told(entries, frame["lines"])
        assert _is_known(frame["farms"], _points, views, until), frame
        assert not (frame["runs"] and frame["choices"]), frame
    expect(page.locator("[data-news]")).to_contain_text("Since your turn")


def _sail_until_others_move(page: Page) -> None:
    """Whoever leads may begin the next round at once."""
    skip = page.locator(".skip")
    for _ in range(ROUNDS):
        page.locator(f"[data-place='{farthest(page).place}']").click()
        page.get_by_role("button", name="Go").click()
        expect(page.locator(f".skip, .sheet:not([data-waiting]) {ASKED}").first).to_be_visible(timeout=BOT_PATIENCE)
        if skip.count():
            return
        assert is_move(page)
    expect(skip).to_be_visible(timeout=BOT_PATIENCE)


def test_others_moves_are_skipped_and_shown_again(site: Server, visit: Visit) -> None:
    page, _ = _sit(site, visit, "mississippi-queen", "2019", 4, "speed")
    _sail_until_others_move(page)
    page.wait_for_timeout(PAUSE)
    entry = int(moment(page))
    page.keyboard.press("Space")
    expect(page.locator(ASKED).first).to_be_visible(timeout=BOT_PATIENCE)
    assert int(moment(page)) > entry
    expect(page.locator("[data-caption]").first).to_contain_text("speed")
    expect(page.locator("[data-track]").first).to_be_attached()
    newest = moment(page)
    again = page.get_by_role("button", name="Show again")
    again.click()
    assert int(moment(page)) < int(newest)
    expect(page.locator("[data-place]")).to_have_count(0)
    page.keyboard.press("2")  # a decision key shows what has happened, and decides nothing
    expect(page.locator(".sheet")).to_have_attribute("data-entry", newest)
    expect(page.locator(ASKED).first).to_be_enabled()
