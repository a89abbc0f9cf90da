"""The page in German: on no screen is a word of English left, to be seen or to be heard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.support.server_process import Server
from tests.web.main_screens import SCREENS, Screen
from tests.web.prepared_games import all_here

Visit = Callable[..., Page]
GERMAN = {"locale": "de-DE"}
TURNS = 40  # decisions

ENGLISH = re.compile(
    r"\b(the|and|or|your?|is|are|of|to|with|from|for|by|not|this|that|it|at|on|turn|choose|speed|coal|boats?|"
    r"passengers?|workers?|points?|coins?|round|log|rules|room|waiting|players?|ahead|port|starboard|left|right|take|"
    r"pass|place|white|blue|green|red|oak|elm|maple|willow|turnip|wheat|corn|potato|pumpkin|cultivation|planting|"
    r"shipping|opportunity|scoring|deckhand|mate|pilot|captain|commodore|home|back|close|settings)\b",
    re.IGNORECASE,
)
NAMES = re.compile(
    r"Player \d|Mississippi Queen|Riverboat|Paddlewheel|(The )?Black Rose|"
    r"[\w-]*-(19|20)\d\d|2019-\w+|(MQ|RB)-[A-Z]+(-\d+)?"
)
SAID = """() => {
  const spoken = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"];
  const found = [document.title, document.body.innerText];
  for (const node of document.querySelectorAll("*"))
    for (const name of spoken) if (node.hasAttribute(name)) found.push(node.getAttribute(name));
  return found.flatMap((text) => text.split("\\n")).map((line) => line.trim()).filter(Boolean);
}"""


def english_on(page: Page) -> list[str]:
    return sorted({line for line in page.evaluate(SAID) if ENGLISH.search(NAMES.sub("", line))})


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_screen(screen: Screen, site: Server, visit: Visit) -> None:
    page = screen.show(site, visit, GERMAN)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("main, [role=alert]").first).to_be_visible()
    assert english_on(page) == []


def test_from_the_start_page_to_a_table(visit: Visit) -> None:
    page = visit(**GERMAN)
    page.get_by_role("button", name="Leinen los").click()
    expect(page.get_by_role("application", name="Der Fluss")).to_be_visible()
    assert english_on(page) == []


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_a_game_and_all_that_stands_beside_it(game: str, site: Server, visit: Visit) -> None:
    room = site.client.post("/api/rooms", json={"game": game, "chairs": all_here(3)}).raise_for_status().json()
    page = visit(f"#/seat/{room['seats'][0]}", **GERMAN)
    tabs = page.get_by_role("tab")
    expect(tabs.first).to_be_visible()
    for _ in range(TURNS):
        _play_one(site, room["seats"][0])
    expect(page.get_by_role("tabpanel").get_by_role("listitem").nth(TURNS)).to_be_visible()
    for tab in tabs.all():
        tab.click()
        expect(page.get_by_role("tabpanel")).not_to_be_empty()
        assert english_on(page) == []


def _play_one(site: Server, link: str) -> None:
    """Some legal action of whoever decides."""
    said = site.client.get(f"/api/seats/{link}").json()
    actions = said["view"]["actions"]
    wish = {"index": said["next"], "action": actions[said["next"] % len(actions)]["text"]}
    site.client.post(f"/api/seats/{link}/play", json=wish).raise_for_status()


def test_a_change_of_language_says_everything_anew(site: Server, visit: Visit) -> None:
    page = next(screen for screen in SCREENS if screen.name == "room").show(site, visit, {})
    status = page.get_by_role("status").first
    expect(status).to_have_text(re.compile("^Your turn"))
    page.get_by_label("Language").select_option("de")
    expect(status).to_have_text(re.compile("^Du bist dran"))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert english_on(page) == []
