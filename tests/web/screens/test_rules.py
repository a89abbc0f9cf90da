"""The rules at hand: from a line of the log, from a refusal, by search, edition by edition, with drawn examples."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.processes import until
from tests.server.support.server_process import Server
from tests.web.conftest import PHONE, WIDE

Visit = Callable[..., Page]
CHAIRS = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}]


def seated(site: Server, **wishes: Any) -> list[str]:
    """The addresses of a new room's seats."""
    wish = {"game": "mississippi-queen", "edition": "2019", "chairs": CHAIRS} | wishes
    opened = site.client.post("/api/rooms", json=wish).json()
    return [f"#/seat/{link}" for link in opened["seats"]]


def around_one_screen(site: Server) -> str:
    """A table of Riverboat where everybody decides on this page."""
    return seated(
        site, game="riverboat", edition="2017", chairs=[{"name": name, "here": True} for name in ("Ada", "Ben")]
    )[0]


def planting(page: Page) -> Any:
    """The phase tile that is first to be chosen."""
    return page.locator(".sheet button").filter(has_text="Planting").first


def clause(page: Page, name: str) -> Any:
    return page.locator(f"#rule-{name}")


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_line_of_the_log_opens_its_rule(visit: Visit, site: Server, viewport: dict[str, int]) -> None:
    page = visit(seated(site)[0], viewport=viewport)
    if viewport == PHONE:
        page.get_by_role("navigation").get_by_role("button", name="Log").click()
    line = page.get_by_role("listitem").filter(has_text=re.compile("First to start"))
    chips = page.locator("[data-log]").get_by_role("button", name=re.compile("^Rule MQ-"))
    expect(chips).to_have_count(0)  # nobody who goes by the Tab key has to pass them all
    line.hover()
    expect(chips).to_have_count(1)
    page.get_by_role("heading", name="Set-up").hover()
    page.get_by_role("button", name="Rule numbers").click()
    line.get_by_role("button", name="Rule MQ-SET-2").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(clause(page, "MQ-SET-2")).to_be_focused()
    expect(clause(page, "MQ-SET-2")).to_be_in_viewport()
    expect(clause(page, "MQ-SET-2")).to_contain_text("Each player chooses which way the boat points")


def test_the_rules_beside_a_table_stay_where_they_are_while_others_play(visit: Visit, site: Server) -> None:
    address = around_one_screen(site)
    page = visit(address)
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("[id^=rule-]").first).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url) if "/api/rules" in sent.url else None)
    page.get_by_role("searchbox").fill("worker")
    link = address.rpartition("/")[2]
    seen = site.client.get(f"/api/seats/{link}").json()
    play = {"index": seen["next"], "action": seen["view"]["actions"][0]["text"]}
    site.client.post(f"/api/seats/{link}/play", json=play).raise_for_status()
    expect(page.locator(".sheet")).to_have_attribute("data-entry", str(seen["next"]))
    expect(page.get_by_role("searchbox")).to_have_value("worker")
    assert asked == []


def test_the_log_is_told_by_rounds_and_what_was_taken_back_is_struck(visit: Visit, site: Server) -> None:
    page = visit(around_one_screen(site))
    log = page.locator(".log")
    expect(log.get_by_role("heading", name="Round 1")).to_be_visible()
    lines = log.get_by_role("listitem")
    planting(page).click()
    drafted = lines.filter(has_text="takes the phase tile planting")
    expect(drafted).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(drafted.locator("s")).to_have_count(1)
    expect(drafted).to_contain_text("taken back")
    newest = log.locator("[data-turn]").first.get_by_role("listitem")  # the newest turn first, each in its order
    expect(newest.first).to_contain_text("takes the phase tile planting")
    expect(newest.last).to_contain_text("Taken back.")


def test_a_refusal_names_its_rule_and_opens_it(visit: Visit, site: Server) -> None:
    page = visit("")
    page.route_web_socket(re.compile("/api/seats/"), spoiled)
    page.goto(f"http://127.0.0.1:{site.port}/{around_one_screen(site)}")
    planting(page).click()
    page.get_by_role("alert").get_by_role("button", name="Rule RB-RND-2").click()
    expect(clause(page, "RB-RND-2")).to_be_focused()


def spoiled(route: WebSocketRoute) -> None:
    """Whatever is played becomes something that nobody may play now."""
    server = route.connect_to_server()

    def send(message: str | bytes) -> None:
        said = json.loads(message)
        server.send(json.dumps(said | {"action": "gain coins"} if said["type"] == "play" else said))

    route.on_message(send)


def test_search_as_one_types(visit: Visit) -> None:
    page = visit("#/rules/race/2019-advanced")
    box = page.get_by_role("searchbox")
    box.fill("floating logs")
    expect(page.get_by_role("status")).to_contain_text("rules found")
    expect(clause(page, "MQ-ADV-3").locator("mark").first).to_have_text("Driftwood")
    expect(clause(page, "MQ-MOV-1")).to_have_count(0)
    box.fill("push 3")
    expect(page.get_by_role("status")).to_have_text("1 rule found")
    box.fill("submarine")
    expect(page.get_by_role("status")).to_contain_text("No rule has these words")
    box.press("Escape")
    expect(box).to_have_value("")
    expect(clause(page, "MQ-MOV-1")).to_be_visible()
    box.fill("MQ-END-1")
    box.press("Enter")
    expect(clause(page, "MQ-END-1")).to_be_focused()
    assert page.url.endswith("#/rules/race/2019-advanced/MQ-END-1")


def test_clauses_lead_to_each_other(visit: Visit) -> None:
    page = visit("#/rules/race/2019/MQ-PUSH-4")
    expect(clause(page, "MQ-PUSH-4")).to_be_focused()
    clause(page, "MQ-PUSH-4").get_by_role("button", name="MQ-PUSH-6").click()
    expect(clause(page, "MQ-PUSH-6")).to_be_focused()
    page.go_back()
    expect(clause(page, "MQ-PUSH-4")).to_be_focused()


def test_editions_differ_and_say_how(visit: Visit) -> None:
    page = visit("#/rules/race/2019/MQ-PUSH-4")
    expect(clause(page, "MQ-PUSH-4")).to_contain_text("left behind in this turn are allowed")
    page.get_by_role("combobox", name="Edition").select_option("classic-1997")
    expect(clause(page, "MQ-PUSH-4").locator("> p").last).to_contain_text("Nor is it pushed to a space")
    expect(clause(page, "MQ-ADV-3")).to_have_count(0)
    page.get_by_role("button", name="What differs in others").click()
    expect(page.get_by_role("heading", name="What editions set differently")).to_be_visible()
    expect(page.locator("dd.own").first).to_contain_text("classic-1997")
    other = clause(page, "MQ-PUSH-4").locator("details p")
    expect(other).to_be_visible()
    expect(other).to_contain_text("2019, 2019-advanced: Spaces that the pusher has left behind")


def test_an_example_is_drawn_before_and_after(visit: Visit) -> None:
    page = visit("#/rules/race/2019/MQ-PUSH-6")
    picture = clause(page, "MQ-PUSH-6").locator("figure")
    expect(picture.locator("[data-boat]")).to_have_count(3)
    expect(picture.locator("[data-track=push]")).to_have_count(2)
    expect(picture).to_contain_text("White pushes Blue N to 1.17.")
    blue = picture.get_by_role("img", name=re.compile("^Blue"))
    expect(blue).to_have_accessible_name(re.compile(r"1\.12"))
    picture.get_by_role("button", name="After").click()
    expect(blue).to_have_accessible_name(re.compile(r"1\.17"))


def test_an_example_of_riverboat_counts_its_points(visit: Visit) -> None:
    page = visit("#/rules/season/2017/RB-SCO-3", viewport=PHONE)
    picture = clause(page, "RB-SCO-3").locator("figure")
    expect(picture.locator("[data-field]").first).to_be_visible()
    expect(picture.get_by_role("listitem").filter(has_text=re.compile("^Points"))).to_have_text(
        re.compile(r"\d+ → \d+")
    )


def test_the_rules_speak_german(visit: Visit) -> None:
    page = visit("#/rules/race/2019/MQ-PUSH-6", locale="de-DE")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mississippi Queen: die Regeln")
    expect(clause(page, "MQ-PUSH-6")).to_contain_text("Ein Kettenschub")
    page.get_by_role("searchbox").fill("Kohlendepot")
    expect(page.get_by_role("status")).to_contain_text("Regeln gefunden")


@pytest.mark.parametrize("name", ["MQ-ADV-12", "MQ-TIP-11"])
def test_the_search_bar_hides_no_title_that_is_jumped_to(visit: Visit, name: str) -> None:
    """The bar is higher where its buttons need two lines, as in German on a phone."""
    page = visit(f"#/rules/race/black-rose-1998/{name}", locale="de-DE", viewport=PHONE)
    expect(clause(page, name)).to_be_focused()
    bar, title = page.locator(".bar"), clause(page, name).locator("h3")
    page.evaluate("document.fonts.ready.then(() => true)")
    until(lambda: _top(title) >= _top(bar) + bar.evaluate("bar => bar.offsetHeight"))


def _top(part: Locator) -> float:
    return float(part.evaluate("part => part.getBoundingClientRect().y"))


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_advice_stands_beside_its_rule_and_is_marked(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("#/rules/race/2019-advanced/MQ-ADV-14", viewport=viewport)
    tip = page.get_by_role("note", name="Advice Through the archipelago")
    expect(tip).to_be_in_viewport()
    expect(tip).to_contain_text("keep coal for turning")
    assert clause(page, "MQ-ADV-14").evaluate("card => card.nextElementSibling.id") == "rule-MQ-TIP-8"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tip.get_by_role("button", name="MQ-MOV-5").click()
    expect(clause(page, "MQ-MOV-5")).to_be_focused()
    page.get_by_role("combobox", name="Edition").select_option("classic-1997")
    expect(page.get_by_role("note", name="There are passengers enough")).to_be_visible()
    expect(tip).to_have_count(0)


def test_search_finds_advice_after_the_rules(visit: Visit) -> None:
    page = visit("#/rules/season")
    box = page.get_by_role("searchbox")
    box.fill("surveyors")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ rules found, 1 tip found$"))
    expect(clause(page, "RB-TIP-8").locator("mark").first).to_have_text("surveyors")
    box.fill("keep workers together")
    expect(page.get_by_role("status")).to_have_text("1 tip found")
    box.press("Enter")
    expect(clause(page, "RB-TIP-3")).to_be_focused()
    expect(clause(page, "RB-CUL-2")).to_be_visible()


def test_advice_speaks_german(visit: Visit) -> None:
    page = visit("#/rules/season/2017/RB-EST-1", locale="de-DE")
    tip = page.get_by_role("note", name="Tipp Scheunen nicht nebeneinander")
    expect(tip).to_contain_text("lohnen sich selten")
    page.get_by_role("searchbox").fill("Münzen sind kostbar")
    expect(page.get_by_role("status")).to_have_text("1 Tipp gefunden")


def test_a_clause_that_this_edition_has_not_is_shown_when_asked_for(visit: Visit) -> None:
    page = visit("#/rules/race/classic-1997/MQ-MOV-9")
    expect(clause(page, "MQ-MOV-9")).to_be_focused()
    expect(clause(page, "MQ-MOV-9")).to_contain_text("classic-1997: not in this edition")
