"""Looking back at a game in the browser: slider, eyes, playing on, the record, and the luck."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.support.server_process import Server
from tests.web.conftest import PHONE
from tests.web.delayed_messages import hold, release
from tests.web.prepared_games import all_here, at_decision, in_round, opened, played

Visit = Callable[..., Page]
AWAY = re.compile(r"You are looking back at")


@pytest.fixture(scope="module")
def race(site: Server) -> dict[str, Any]:
    """A short race that bots have sailed to its end on the server, with its own luck."""
    chairs = [{"bot": "mate"}] * 3
    room = site.client.post("/api/rooms", json={"edition": "intro-1997", "chairs": chairs}).json()
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        seen = site.client.get(f"/api/watch/{room['watch']}").json()
        if seen["view"]["result"]:
            return {**room, "next": seen["next"]}
        time.sleep(0.2)
    raise AssertionError("the race never ended")


@pytest.fixture
def under_way(site: Server) -> dict[str, Any]:
    """A race in its third round, with everybody around one screen."""
    return opened(site, played("mississippi-queen", "2019", 2, 3, in_round(3, "speed")), all_here(2))


def open_replay(page: Page) -> None:
    page.get_by_role("tab", name="Replay").click()
    expect(page.get_by_role("slider", name="Moments")).to_be_visible()


def slide(page: Page, position: int) -> None:
    page.get_by_role("slider", name="Moments").fill(str(position))


def unfold(page: Page, name: str) -> None:
    page.locator("summary", has_text=name).first.click()


def test_the_slider_goes_through_a_whole_race(visit: Visit, race: dict[str, Any]) -> None:
    page = visit(f"#/watch/{race['watch']}")
    open_replay(page)
    slider, bar = page.get_by_role("slider", name="Moments"), page.get_by_text(AWAY)
    expect(slider).to_have_attribute("max", str(race["next"]))
    expect(bar).to_be_hidden()
    slide(page, 0)
    expect(bar).to_contain_text("the set-up")
    expect(page.get_by_text("The beginning")).to_be_visible()
    slide(page, race["next"] - 20)
    expect(bar).to_contain_text(f"entry {race['next'] - 21}")
    expect(page.locator("header .round")).not_to_have_text("Round 1")
    slider.press("ArrowLeft")
    expect(bar).to_contain_text(f"entry {race['next'] - 22}")
    page.get_by_role("tabpanel").get_by_role("button", name="One moment on").click()
    expect(bar).to_contain_text(f"entry {race['next'] - 21}")
    page.get_by_role("tabpanel").get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Back to the present").click()
    expect(bar).to_be_hidden()
    expect(slider).to_have_value(str(race["next"]))


def test_it_plays_by_itself_and_stops_at_the_present(visit: Visit, race: dict[str, Any]) -> None:
    page = visit(f"#/watch/{race['watch']}")
    open_replay(page)
    page.get_by_label("Speed of play").select_option("fast")
    slide(page, race["next"] - 4)
    page.get_by_role("tabpanel").get_by_role("button", name="Play").click()
    expect(page.get_by_text(AWAY)).to_be_hidden()
    expect(page.get_by_role("tabpanel").get_by_role("button", name="Play")).to_be_visible()


def test_dragging_is_quick(visit: Visit, race: dict[str, Any]) -> None:
    """Once a piece of the game is there, a moment takes no request."""
    page = visit(f"#/watch/{race['watch']}")
    open_replay(page)
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url) if "/past/" in sent.url else None)
    for position in range(race["next"]):
        slide(page, position)
    expect(page.get_by_text(AWAY)).to_contain_text(f"entry {race['next'] - 2}")
    assert len(asked) <= 2 * (race["next"] // 49 + 1)


def test_everybodys_eyes_when_it_is_over_and_not_before(
    visit: Visit, site: Server, race: dict[str, Any], under_way: dict[str, Any]
) -> None:
    page = visit(f"#/watch/{race['watch']}")
    open_replay(page)
    slide(page, 40)
    eyes = page.get_by_label("Seen through the eyes of")
    expect(eyes.locator("option")).to_have_count(4)
    with page.expect_response(lambda answer: "eyes=1" in answer.url) as answer:
        eyes.select_option("1")
    assert answer.value.json()["view"]["seat"] == 1
    expect(page.get_by_text("Seen through the eyes of Mate 2.")).to_be_visible()
    early = visit(f"#/seat/{under_way['seats'][0]}")
    open_replay(early)
    expect(early.get_by_label("Seen through the eyes of").locator("option")).to_have_count(2)
    expect(early.get_by_text("When the game is over you can look")).to_be_visible()
    refused = site.client.get(f"/api/seats/{under_way['seats'][0]}/past/3?eyes=1")
    assert refused.status_code == 422


def test_on_a_phone_the_past_is_said_with_the_panel_closed_and_nothing_can_be_played(
    visit: Visit, site: Server, under_way: dict[str, Any]
) -> None:
    page = visit(f"#/seat/{under_way['seats'][0]}", viewport=PHONE)
    page.locator("header").get_by_role("button", name="Replay").click()
    slide(page, 10)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    before = site.client.get(f"/api/watch/{under_way['watch']}").json()["next"]
    for key in "1234u":
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()
    page.get_by_role("button", name="One moment on").click()
    expect(page.get_by_text(AWAY)).to_contain_text("entry 10")
    assert site.client.get(f"/api/watch/{under_way['watch']}").json()["next"] == before
    page.get_by_role("button", name="Back to the present").click()
    expect(page.get_by_text(AWAY)).to_be_hidden()


def play_one(site: Server, link: str) -> None:
    seen = site.client.get(f"/api/seats/{link}").json()
    play = {"index": seen["next"], "action": seen["view"]["actions"][0]["text"]}
    site.client.post(f"/api/seats/{link}/play", json=play).raise_for_status()


def test_looking_back_in_german(visit: Visit, race: dict[str, Any]) -> None:
    page = visit(f"#/watch/{race['watch']}", locale="de-DE")
    page.get_by_role("tab", name="Rückschau").click()
    at = race["next"] - 10
    page.get_by_role("slider", name="Augenblicke").fill(str(at))
    expect(page.get_by_text(re.compile(rf"Du blickst zurück auf Runde \d+, Eintrag {at - 1}\."))).to_be_visible()
    page.get_by_role("button", name="Zur Gegenwart").click()
    unfold(page, "Das Glück")
    page.get_by_role("button", name="Das Glück prüfen").click()
    expect(page.get_by_text("Das Versprechen vom Anfang stimmt")).to_be_visible()


def test_what_happens_meanwhile_is_said(visit: Visit, site: Server, under_way: dict[str, Any]) -> None:
    page = visit(f"#/watch/{under_way['watch']}")
    open_replay(page)
    slide(page, 10)
    expect(page.get_by_text(AWAY)).to_be_visible()
    play_one(site, under_way["seats"][0])
    expect(page.get_by_text("The game goes on: 1 new entry.")).to_be_visible()
    expect(page.get_by_text(AWAY)).to_contain_text("entry 9")


def test_taking_back_and_restarting_the_turn(visit: Visit, site: Server, under_way: dict[str, Any]) -> None:
    link = under_way["seats"][0]
    play_one(site, link)
    page = visit(f"#/seat/{link}")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Taken back.")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    for _ in range(3):
        play_one(site, link)
    last = site.client.get(f"/api/seats/{link}").json()["next"] - 1
    expect(page.locator(".sheet")).to_have_attribute("data-entry", str(last))
    page.get_by_role("button", name="Restart turn").click()
    expect(page.get_by_role("tabpanel").get_by_text("Taken back.")).to_have_count(2)
    seen = site.client.get(f"/api/seats/{link}/since/0").json()
    assert [entry["kind"] for entry in seen["happened"]].count("undo") == 2
    assert seen["view"]["decision"] == "speed"
    open_replay(page)
    standing = len(seen["happened"]) - 6
    expect(page.get_by_role("slider", name="Moments")).to_have_attribute("max", str(standing))


def test_a_decision_is_asked_for_twice_if_one_likes(visit: Visit, site: Server, under_way: dict[str, Any]) -> None:
    link = under_way["seats"][0]
    seen = site.client.get(f"/api/seats/{link}").json()
    speed = seen["view"]["actions"][0]["text"]
    page = visit(f"#/seat/{link}")
    page.get_by_role("tab", name="Room").click()
    page.get_by_label("Ask before a decision is sent").check()
    question = page.get_by_role("alertdialog", name="Confirm")
    page.locator(".prompt").click()
    page.keyboard.press(speed.split()[1])
    expect(question).to_contain_text(speed)
    question.get_by_role("button", name="Cancel").focus()
    page.keyboard.press("Enter")
    expect(question).to_be_hidden()
    assert site.client.get(f"/api/seats/{link}").json()["next"] == seen["next"]
    page.locator(".prompt").click()
    page.keyboard.press(speed.split()[1])
    question.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    assert site.client.get(f"/api/seats/{link}").json()["next"] == seen["next"] + 1


def test_the_key_that_chooses_does_not_confirm(visit: Visit, site: Server, under_way: dict[str, Any]) -> None:
    link = under_way["seats"][0]
    before = site.client.get(f"/api/seats/{link}").json()["next"]
    page = visit(f"#/seat/{link}")
    page.get_by_role("tab", name="Room").click()
    page.get_by_label("Ask before a decision is sent").check()
    page.locator(".way").first.focus()
    page.keyboard.press("Enter")
    page.locator(".way").first.evaluate("(way) => way.blur()")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog", name="Confirm")).to_be_visible()
    assert site.client.get(f"/api/seats/{link}").json()["next"] == before


def test_nobody_looks_back_or_plays_on_before_all_that_happened_is_there(visit: Visit, race: dict[str, Any]) -> None:
    """The view comes first: until the log follows, the page does not know which moment is which."""
    page = visit()
    held = hold(page, "since", f"#/watch/{race['watch']}")
    open_replay(page)
    unfold(page, "Play on from here")
    slider, go = page.get_by_role("slider", name="Moments"), page.get_by_role("button", name="Open the new room")
    expect(page.locator("details").filter(has_text="Open the new room").locator("select")).to_have_count(3)
    expect(slider).to_be_disabled()
    expect(go).to_be_disabled()
    expect(page.get_by_label("Seen through the eyes of")).to_be_disabled()
    unfold(page, "The luck")
    luck = page.get_by_role("button", name="Check the luck")
    expect(luck).to_be_disabled()
    release(page, held)
    expect(slider).to_have_attribute("max", str(race["next"]))
    expect(slider).to_be_enabled()
    expect(go).to_be_enabled()
    expect(luck).to_be_enabled()


def test_what_happens_before_the_log_is_there_does_not_stand_for_it(
    visit: Visit, site: Server, under_way: dict[str, Any]
) -> None:
    page = visit()
    held = hold(page, "since", f"#/watch/{under_way['watch']}")
    open_replay(page)
    play_one(site, under_way["seats"][0])
    now = site.client.get(f"/api/watch/{under_way['watch']}").json()["next"]
    expect(page.locator(".sheet")).to_have_attribute("data-entry", str(now - 1))
    slider = page.get_by_role("slider", name="Moments")
    expect(slider).to_be_disabled()
    release(page, held)
    expect(slider).to_be_enabled()
    page.get_by_role("tabpanel").get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text(AWAY)).to_contain_text("the set-up")


def test_a_moment_with_a_sealed_vote_is_not_played_on_from(visit: Visit, site: Server) -> None:
    match = played("mississippi-queen", "2019", 3, 3, at_decision("vote"), ("vote_on_direction",))
    room = opened(site, match, [{"name": name} for name in ("Ada", "Ben", "Cleo")])
    voter = match.actor
    play_one(site, room["seats"][voter])
    page = visit(f"#/seat/{room['seats'][(voter + 1) % 3]}", forgives="status of 422")
    open_replay(page)
    unfold(page, "Play on from here")
    page.get_by_role("button", name="Open the new room").click()
    expect(page.get_by_text("not all of that moment is open to you")).to_be_visible()
    slide(page, 20)
    page.get_by_role("button", name="Open the new room").click()
    expect(page).to_have_url(re.compile("#/invite/seat/"))


def decided(site: Server, link: str, first: int) -> int:
    """The first entry from there on that somebody decided; a draw of luck would be made at once."""
    happened = site.client.get(f"/api/watch/{link}/since/{first}").json()["happened"]
    return next(int(entry["number"]) for entry in happened if entry["kind"] == "play")


def test_playing_on_from_a_moment_leaves_the_first_room_alone(visit: Visit, site: Server, race: dict[str, Any]) -> None:
    page = visit(f"#/watch/{race['watch']}")
    open_replay(page)
    at = decided(site, race["watch"], 20)
    slide(page, at)
    unfold(page, "Play on from here")
    seats = page.locator("details").filter(has_text="Open the new room").locator("select")
    expect(seats).to_have_count(3)
    for seat in range(3):
        seats.nth(seat).select_option("me")
    page.get_by_role("button", name="Open the new room").click()
    expect(page).to_have_url(re.compile("#/seat/"))
    expect(page.get_by_text(AWAY)).to_be_hidden()
    link = page.url.rpartition("/")[2]
    there = site.client.get(f"/api/seats/{link}").json()
    assert (there["next"], there["view"]["yours"]) == (at, [0, 1, 2])
    play_one(site, link)
    open_replay(page)
    now = site.client.get(f"/api/seats/{link}").json()["next"]
    assert now > at
    expect(page.get_by_role("slider", name="Moments")).to_have_attribute("max", str(now))
    assert site.client.get(f"/api/watch/{race['watch']}").json()["next"] == race["next"]


def test_a_saved_game_comes_back_through_the_start_page(
    visit: Visit, site: Server, race: dict[str, Any], tmp_path: Path
) -> None:
    page = visit(f"#/watch/{race['watch']}", accept_downloads=True)
    open_replay(page)
    unfold(page, "Keep the game")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    name = saved.value.suggested_filename
    assert re.fullmatch(r"mississippi-queen-intro-1997-\d{4}-\d\d-\d\d-[0-9a-f]+\.json", name)
    saved.value.save_as(tmp_path / name)
    record = json.loads((tmp_path / name).read_text())
    assert record == site.client.get(f"/api/watch/{race['watch']}/record").json()
    page.goto(page.url.partition("#")[0])
    page.locator("input[type=file]").set_input_files(tmp_path / name)
    expect(page).to_have_url(re.compile("#/(seat|watch)/"))
    open_replay(page)
    expect(page.get_by_role("slider", name="Moments")).to_have_attribute("max", str(len(record["actions"])))


def test_the_record_can_be_copied(visit: Visit, race: dict[str, Any]) -> None:
    page = visit(f"#/watch/{race['watch']}", permissions=["clipboard-read", "clipboard-write"])
    open_replay(page)
    unfold(page, "Keep the game")
    page.get_by_role("button", name="Copy the record").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    assert json.loads(page.evaluate("navigator.clipboard.readText()"))["format"] == "paddlewheel-record"


def check(page: Page) -> None:
    open_replay(page)
    unfold(page, "The luck")
    page.get_by_role("button", name="Check the luck").click()


def test_the_luck_is_checked_in_the_browser(visit: Visit, site: Server, race: dict[str, Any]) -> None:
    draws = site.client.get(f"/api/watch/{race['watch']}/luck").json()["draws"]
    page = visit(f"#/watch/{race['watch']}")
    check(page)
    expect(page.get_by_text(f"The promise made at the start matches; all {len(draws)} draws follow")).to_be_visible()
    page.get_by_text("Every draw, and what could have come").click()
    expect(page.get_by_text(f"Entry {draws[-1]['number']}: {draws[-1]['drawn']}")).to_be_visible()


def tamper(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    def answer(route: Route) -> None:
        real = route.fetch()
        luck = real.json()
        change(luck)
        route.fulfill(response=real, json=luck)

    page.route("**/luck", answer)


def bend_a_draw(luck: dict[str, Any]) -> None:
    draw = max(luck["draws"], key=lambda one: len(one["possible"]))
    draw["possible"] = draw["possible"][1:] + draw["possible"][:1]  # all are as likely, so another one is due


def another_secret(luck: dict[str, Any]) -> None:
    luck["secret"] = "00" * 32


def another_promise(luck: dict[str, Any]) -> None:
    luck["commitment"] = "00" * 32


def one_draw_less(luck: dict[str, Any]) -> None:
    del luck["draws"][3]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (bend_a_draw, r"Entry \d+ says “.+”, but the secret draws “.+”"),
        (another_secret, "The secret is not the one that was promised"),
        (another_promise, "This is not the promise that was made at the start"),
        (one_draw_less, r"Entry \d+: what was drawn at the table"),
    ],
)
def test_luck_that_was_bent_is_caught(
    visit: Visit, race: dict[str, Any], change: Callable[[dict[str, Any]], None], says: str
) -> None:
    page = visit(f"#/watch/{race['watch']}")
    tamper(page, change)
    check(page)
    expect(page.get_by_text(re.compile(says))).to_be_visible()


def test_before_the_end_the_promise_is_shown_and_explained(
    visit: Visit, site: Server, under_way: dict[str, Any]
) -> None:
    page = visit(f"#/watch/{under_way['watch']}")
    open_replay(page)
    unfold(page, "The luck")
    said = site.client.get(f"/api/watch/{under_way['watch']}").json()["view"]["luck"]["commitment"]
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_role("button", name="Check the luck")).to_be_hidden()
