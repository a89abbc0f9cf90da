"""From the start page into a game: every kind of seat, variants, refusals, saved games, games to come back to."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.support.server_process import Server
from tests.web.conftest import PHONE
from tests.web.prepared_games import played

Visit = Callable[..., Page]
REFUSED = "status of 422"  # which the browser complains about


def cast_off(page: Page) -> None:
    page.get_by_role("button", name="Cast off").click()


def at_the_table(page: Page) -> str:
    """The link of the seat one has got to."""
    expect(page).to_have_url(re.compile("#/(seat|watch)/"))
    return page.url.rpartition("/")[2]


def record_of(site: Server, link: str) -> dict[str, Any]:
    answer = site.client.get(f"/api/seats/{link}/record")
    answer.raise_for_status()
    record: dict[str, Any] = answer.json()
    return record


def test_three_clicks_to_a_race(visit: Visit) -> None:
    page = visit()
    cast_off(page)
    expect(page).to_have_url(re.compile("#/seat/"))
    expect(page.get_by_role("application", name="The river")).to_be_visible()


def test_every_kind_of_seat_by_name_and_my_name_is_remembered(visit: Visit, site: Server) -> None:
    page = visit()
    page.get_by_label("1998, The Black Rose").check()
    kinds = ["me", "here", "link", "deckhand", "mate", "pilot", "captain", "commodore"]
    while page.get_by_label("Who sits on seat", exact=False).count() < len(kinds):
        page.get_by_role("button", name="Add a seat").click()
    for number, kind in enumerate(kinds, 1):
        page.get_by_label(f"Who sits on seat {number}").select_option(kind)
    for number, name in ((1, "Ada"), (2, "Ben"), (3, "Cleo"), (4, "Old Tom")):
        page.get_by_label(f"Name on seat {number}").fill(name)
    expect(page.get_by_text("weighs hundreds of ways the next turns may go")).to_be_visible()
    page.get_by_label("Turn limit").select_option("5 minutes")
    cast_off(page)
    expect(page.get_by_text("free, for Cleo")).to_be_visible()
    seats = site.client.get(f"/api/seats/{at_the_table(page)}").json()["seats"]
    names = ["Ada", "Ben", "Cleo", "Old Tom", "mate", "pilot", "captain", "commodore"]
    assert [seat["name"] for seat in seats] == names
    assert [seat["bot"] for seat in seats] == ["", "", "", *kinds[3:]]
    assert [seat["here"] for seat in seats] == [True, True] + 6 * [False]
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_label("Name on seat 1")).to_have_value("Ada")


def test_a_table_of_bots_is_watched(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Who sits on seat 1").select_option("deckhand")
    expect(page.get_by_text("No seat is yours: you will watch.")).to_be_visible()
    cast_off(page)
    expect(page).to_have_url(re.compile("#/watch/"))
    expect(page.get_by_role("application", name="The river")).to_be_visible()


def test_seats_change_places_come_and_go(visit: Visit, site: Server) -> None:
    page = visit()
    page.get_by_label("Name on seat 1").fill("Ada")
    page.get_by_role("button", name="Move seat 1 down").click()
    expect(page.get_by_label("Name on seat 2")).to_have_value("Ada")
    page.get_by_role("button", name="Remove seat 1").click()
    expect(page.get_by_label("Name on seat 1")).to_have_value("Ada")
    expect(page.get_by_role("button", name="Remove seat 1")).to_be_disabled()
    expect(page.get_by_text("This edition is for 2 to 6 players.")).to_be_visible()
    for _ in range(4):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("button", name="Add a seat")).to_be_disabled()
    page.get_by_label("1997, first race").check()
    expect(page.get_by_text("This edition is for 3 to 5 players, and there are 6 seats")).to_be_visible()
    page.get_by_role("button", name="Remove seat 6").click()
    cast_off(page)
    seats = site.client.get(f"/api/seats/{at_the_table(page)}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "mate", "mate", "mate", "mate"]


def test_variants_of_every_kind(visit: Visit, site: Server) -> None:
    page = visit()
    page.get_by_text("Variants", exact=True).click()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("The Black Rose", exact=True).check()
    page.get_by_label("Teams").select_option("2-2")
    page.get_by_label("Length of the river").fill("14")
    page.get_by_label("B1/B2").check()
    page.get_by_label("B4").check()
    page.get_by_label("Vote on the river").check()
    page.get_by_label("Vote on the river").uncheck()
    expect(page.get_by_text("4 changed")).to_be_visible()
    expect(page.get_by_text("whoever is last moves her")).to_be_visible()
    cast_off(page)
    options = record_of(site, at_the_table(page))["options"]
    assert options["edition"] == "2019"
    assert options["variants"] == {"black_rose": True, "teams": "2-2", "river_length": 14, "b_tiles": "B1/B2+B4"}


def test_numbers_of_riverboat(visit: Visit, site: Server) -> None:
    page = visit()
    page.get_by_label("Riverboat", exact=False).check()
    page.get_by_text("Change the numbers").click()
    page.get_by_label("Workers a player begins with.").fill("10")
    page.get_by_label("Riverboats a player may fill in each of the four rounds.").fill("2-2-3-2")
    cast_off(page)
    options = record_of(site, at_the_table(page))["options"]
    assert options == {"edition": "2017", "players": 3, "variants": {"workers": 10, "riverboats_a_round": "2-2-3-2"}}


def test_a_refusal_says_why_and_nothing_typed_is_lost(visit: Visit, site: Server) -> None:
    page = visit(forgives=REFUSED)
    page.get_by_label("Name on seat 2").fill("Old Tom")
    page.get_by_text("Variants", exact=True).click()
    page.get_by_label("Teams").select_option("2-2")
    expect(page.get_by_text("This needs 4 or 6 players, and there are 3 seats.")).to_be_visible()
    page.get_by_label("Length of the river").fill("twelve")
    cast_off(page)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("teams race with 4 or 6 players, not with 3")
    expect(page.get_by_label("Name on seat 2")).to_have_value("Old Tom")
    expect(page.get_by_label("Teams")).to_have_value("2-2")
    page.get_by_role("button", name="Add a seat").click()
    cast_off(page)
    expect(alert).to_contain_text("a river has 4 to 18 tiles with the start, not the text 'twelve'")
    page.get_by_label("Riverboat", exact=False).check()
    page.get_by_label("Mississippi Queen", exact=False).check()
    expect(page.get_by_label("Length of the river")).to_have_value("twelve")
    page.get_by_label("Length of the river").fill("")
    cast_off(page)
    assert record_of(site, at_the_table(page))["options"]["variants"] == {"teams": "2-2"}


def test_my_games_are_there_to_come_back_to_until_i_remove_them(visit: Visit) -> None:
    page = visit()
    for _ in range(2):
        cast_off(page)
        at_the_table(page)
        expect(page.get_by_text("Round", exact=False).first).to_be_visible()
        page.get_by_role("link", name="Home").click()
        expect(page.get_by_role("heading", name="My games")).to_be_visible()
    page.evaluate(
        "const kept = JSON.parse(localStorage.getItem('paddlewheel-links'));"
        "localStorage.setItem('paddlewheel-links', JSON.stringify(['opens-nothing', ...kept]))"
    )
    page.reload()
    games = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Mississippi Queen"))
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text(re.compile("Your turn|to play"))
    expect(games.first).to_contain_text("You, Pilot, Mate")
    expect(games.first).to_contain_text("just now")
    assert "opens-nothing" in page.evaluate("localStorage.getItem('paddlewheel-links')"), "another database may know it"
    games.first.get_by_role("button", name="Remove from the list").click()
    games.first.get_by_role("button", name="Cancel").click()
    expect(games).to_have_count(2)
    games.first.get_by_role("button", name="Remove from the list").click()
    games.first.get_by_role("button", name="Remove", exact=True).click()
    expect(games).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(games).to_have_count(2)
    games.first.get_by_role("button", name="Remove from the list").click()
    games.first.get_by_role("button", name="Remove", exact=True).click()
    expect(games).to_have_count(1)
    page.reload()
    expect(games).to_have_count(1)
    games.get_by_role("link").click()
    at_the_table(page)


def test_the_first_visit_offers_lessons_and_they_stay(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Here for the first time?")).to_be_visible()
    cast_off(page)
    at_the_table(page)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Here for the first time?")).to_have_count(0)
    for name, address in (
        ("The guided race", "#/learn/race"),
        ("The guided first round", "#/learn/season"),
        ("Rules of Mississippi Queen", "#/rules/race"),
        ("Rules of Riverboat", "#/rules/season"),
    ):
        expect(page.get_by_role("link", name=name)).to_have_attribute("href", address)


def test_a_saved_game_goes_on_and_bad_files_are_told_so(visit: Visit, site: Server, tmp_path: Path) -> None:
    chairs = [{"name": "Ada"}, {"name": "Ben"}, {"bot": "deckhand"}, {"bot": "deckhand"}]
    room = site.client.post("/api/rooms", json={"game": "mississippi-queen", "chairs": chairs}).json()
    record = record_of(site, room["seats"][0])
    good, letter, other, foreign, done = (
        tmp_path / f"{name}.json" for name in ("race", "letter", "other", "foreign", "done")
    )
    good.write_text(json.dumps(record))
    letter.write_text("Dear Ada")
    other.write_text(json.dumps(record | {"actions": [*record["actions"], "fly"]}))
    page = visit(forgives=REFUSED)
    page.get_by_label("Open a file").set_input_files(letter)
    expect(page.get_by_role("alert")).to_contain_text("letter.json is not a saved game")
    page.get_by_label("Open a file").set_input_files(other)
    expect(page.get_by_role("alert")).to_contain_text("other.json cannot be opened")
    foreign.write_text("[3]")
    page.get_by_label("Open a file").set_input_files(foreign)
    expect(page.get_by_role("alert")).to_contain_text("foreign.json is no saved game of Paddlewheel")
    page.get_by_label("Open a file").set_input_files(good)
    expect(page.get_by_role("heading", name="Saved game race.json")).to_be_visible()
    expect(page.get_by_text("4 play this saved game, so it has 4 seats.")).to_be_visible()
    expect(page.get_by_label("Name on seat 2")).to_have_value("Ben")
    expect(page.get_by_label("Who sits on seat 3")).to_have_value("deckhand")
    page.get_by_label("Who sits on seat 2").select_option("here")
    page.get_by_role("button", name="Open the game").click()
    link = at_the_table(page)
    assert record_of(site, link)["actions"][: len(record["actions"])] == record["actions"]
    assert site.client.get(f"/api/seats/{link}").json()["view"]["yours"] == [0, 1]

    # A game that is over is shown as it was, with the names of those who played.
    over = played("mississippi-queen", "intro-1997", 3, 7, lambda match: False)
    done.write_text(json.dumps(over.save() | {"names": ["Ada", "deckhand", "Cleo"]}))
    page.get_by_role("link", name="Home").click()
    page.get_by_label("Open a file").set_input_files(done)
    expect(page.get_by_role("application", name="The river")).to_be_visible()
    expect(page.get_by_role("list", name="Boats")).to_contain_text("Cleo")
    expect(page.get_by_role("list", name="Boats")).to_contain_text("Deckhand")
    expect(page).to_have_url(re.compile("#/watch/"))


def test_german_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, locale="de-DE")
    expect(page.get_by_role("button", name="Leinen los")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_label("Sprache").select_option("en")
    cast_off(page)
    at_the_table(page)


def test_a_broken_address_leads_to_the_start(visit: Callable[..., Page]) -> None:
    page = visit("#/seat/%E0%A4%A")
    expect(page.get_by_role("button", name="Cast off")).to_be_visible()
