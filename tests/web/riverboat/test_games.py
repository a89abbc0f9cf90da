"""Riverboat as a person plays it: a whole game by mouse and one by keys, tiles by drag, the score sheet, a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.support.server_process import Server
from tests.web.conftest import PHONE
from tests.web.delayed_messages import hold, release
from tests.web.prepared_games import Wanted, all_here, at_decision, in_round, opened, played
from tests.web.riverboat.riverboat_play import play_by_clicks, play_by_keys

Visit = Callable[..., Page]
WINS = re.compile(r" wins$|^You win!$|share the victory$")


@pytest.fixture
def sit(site: Server, visit: Visit) -> Callable[..., Page]:
    """Sit down at a game that has come to a moment, everybody around this screen."""

    def sit_down(wanted: Wanted, players: int = 2, **wishes: object) -> Page:
        game = played("riverboat", "2017", players, 5, wanted)
        page = visit(f"#/seat/{opened(site, game, all_here(players))['seats'][0]}", **wishes)
        expect(page.locator(".prompt")).to_be_visible()
        return page

    return sit_down


def lit(page: Page) -> Locator:
    return page.get_by_role("group", name="The mat of").get_by_role("button")


def choices(page: Page) -> Locator:
    return page.locator(".sheet button[data-choice]")


def numbers(cells: Locator) -> list[int]:
    return [int(re.sub(r"\(.*\)", "", text)) for text in cells.all_inner_texts()]


def adds_up(page: Page) -> None:
    sheet = page.get_by_role("region", name="Score sheet").get_by_role("table")
    totals = numbers(sheet.locator("tfoot tr").first.locator("td"))
    rows = [numbers(row.locator("td")) for row in sheet.locator("tbody tr").all()]
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    shown = [int(text) for text in page.get_by_role("group", name="Players").locator("b").all_inner_texts()]
    assert shown == totals
    assert sum(totals) > 0


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    page = visit()
    page.get_by_role("radio", name="Riverboat").check(force=True)
    page.get_by_label("Who sits on seat 2").select_option("deckhand")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Cast off").click()
    expect(page).to_have_url(re.compile("#/seat/"))
    play_by_clicks(page)
    expect(page.locator(".prompt")).to_have_text(WINS)
    adds_up(page)


def test_a_whole_game_by_keys(site: Server, visit: Visit) -> None:
    chairs = [{"name": "Ada"}, {"bot": "deckhand"}]
    room = site.client.post("/api/rooms", json={"game": "riverboat", "chairs": chairs}).json()
    page = visit(f"#/seat/{room['seats'][0]}")
    play_by_keys(page)
    expect(page.locator(".prompt")).to_have_text(WINS)


def test_a_tile_chosen_before_its_places_are_known_is_planted_all_the_same(site: Server, visit: Visit) -> None:
    game = played("riverboat", "2017", 2, 5, in_round(2, "take"))
    link = opened(site, game, all_here(2))["seats"][0]
    page = visit()
    held = hold(page, "plans", f"#/seat/{link}")
    choices(page).filter(has_text="+1").first.click()
    expect(lit(page)).to_have_count(0)
    release(page, held)
    lit(page).first.click()
    page.get_by_role("button", name="Plant here").click()
    expect(page.locator(".sheet")).to_have_attribute("data-entry", str(len(game.log) + 1))
    taken = site.client.get(f"/api/seats/{link}/since/{len(game.log)}").json()["happened"]
    assert [entry["kind"] for entry in taken] == ["play", "play"]


def test_who_does_not_wait_for_the_places_of_a_tile_takes_it_first(site: Server, visit: Visit) -> None:
    game = played("riverboat", "2017", 2, 5, in_round(2, "take"))
    page = visit()
    hold(page, "plans", f"#/seat/{opened(site, game, all_here(2))['seats'][0]}")
    tile = choices(page).filter(has_text="+1").first
    for _ in range(2):
        tile.click()
    expect(lit(page).first).to_be_visible()


def test_a_tile_is_dragged_onto_the_mat_and_turned(sit: Callable[..., Page]) -> None:
    page = sit(in_round(2, "take"))
    tile = choices(page).filter(has_text="+1").first
    expect(lit(page)).to_have_count(0)
    tile.hover()
    page.mouse.down()
    box = page.locator(".mat").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    expect(lit(page).first).to_be_visible()
    goal = lit(page).first.bounding_box()
    assert goal
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    page.mouse.up()
    where = page.locator(".place p")
    expect(where).to_contain_text(" on ")
    expect(page.locator(".mat .ghost")).to_have_count(2)
    before = where.inner_text()
    page.keyboard.press("r")
    expect(where).not_to_have_text(before)
    laid = [part.split(" on ")[1] for part in where.inner_text().split(", ")]
    page.get_by_role("button", name="Plant here").click()
    expect(page.locator(".place")).to_have_count(0)
    expect(page.get_by_role("complementary")).to_contain_text(re.compile(f"plants .* on {laid[0]} and .* on {laid[1]}"))


def test_a_worker_goes_where_it_is_told(sit: Callable[..., Page]) -> None:
    page = sit(in_round(2, "cultivate"))
    field = lit(page).first
    name = (field.get_attribute("aria-label") or "").split(",")[0]
    field.click()
    expect(page.get_by_role("complementary")).to_contain_text(f"puts a worker on {name}")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name=re.compile(f"^{name},"))).to_be_visible()


def test_a_boat_shows_what_would_fill_it(sit: Callable[..., Page]) -> None:
    page = sit(in_round(2, "ship"))
    expect(lit(page)).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Riverboat of 2")).first.click()
    filling = page.locator(".fillings button").first
    expect(filling).to_contain_text(re.compile("2 "))
    expect(lit(page).first).to_be_visible()
    filling.hover()
    expect(page.locator(".mat .shown")).to_have_count(2)
    filling.click()
    expect(page.get_by_role("complementary")).to_contain_text(re.compile("ships 2 .* on riverboat 2"))


def test_the_score_sheet_explains_itself(sit: Callable[..., Page]) -> None:
    page = sit(in_round(3, "survey"), players=4)
    page.get_by_role("button", name="Score sheet").click()
    adds_up(page)
    page.get_by_role("button", name="The rule: RB-SCO-3").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Score sheet")).to_have_count(0)


def test_other_mats_open_with_a_tap(sit: Callable[..., Page]) -> None:
    page = sit(in_round(3, "cultivate"), players=4)
    page.get_by_role("group", name="Players").get_by_role("button", name="Player 3").click()
    expect(page.get_by_role("group", name="The mat of Player 3")).to_be_visible()
    expect(lit(page)).to_have_count(0)
    page.get_by_role("button", name="Back to my mat").click()
    expect(lit(page).first).to_be_visible()


@pytest.mark.parametrize("phase", ["draft", "cultivate", "take", "card", "survey"])
def test_a_phone_shows_all_that_a_decision_needs(sit: Callable[..., Page], phase: str) -> None:
    page = sit(in_round(2, phase), players=4, viewport=PHONE, has_touch=True)
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for thing in (*lit(page).all(), *choices(page).all()[:4]):
        expect(thing).to_be_in_viewport(ratio=0.9)
    mat = page.locator(".mat svg").first.bounding_box()
    assert mat
    assert mat["width"] > 0.95 * PHONE["width"]


def test_german(sit: Callable[..., Page]) -> None:
    page = sit(at_decision("draft"), locale="de-DE")
    expect(page.get_by_role("button", name=re.compile("Verschiffen"))).to_be_visible()
    page.get_by_role("button", name="Wertung", exact=True).click()
    expect(page.get_by_role("table")).to_contain_text("Landvermesser und Agenten")
