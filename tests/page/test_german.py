"""The page in German: on no screen is a word of English left, to be seen or to be heard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.screens import SCREENS, Screen
from tests.server.serving import Server

Visit = Callable[..., Page]
GERMAN = {"locale": "de-DE"}
PANELS = ("log", "rules-beside", "replay", "room")  # opened by their English names; the race below opens them
ENGLISH = re.compile(
    r"\b(the|and|or|your?|is|are|of|to|with|from|for|by|not|this|that|it|at|on|turn|choose|speed|coal|boats?|"
    r"passengers?|workers?|points?|coins?|round|log|rules|room|waiting|players?|ahead|port|starboard|left|right|take|"
    r"pass|place|white|blue|green|red|oak|elm|maple|willow|turnip|wheat|corn|potato|pumpkin|cultivation|planting|"
    r"shipping|opportunity|scoring|deckhand|mate|pilot|captain|commodore|home|back|close|settings)\b",
    re.IGNORECASE,
)
NAMES = re.compile(r"Player \d|Mississippi Queen|Riverboat|Paddlewheel|(The )?Black Rose|[\w-]*-(19|20)\d\d|2019-\w+")
SAID = """() => {
  const spoken = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"];
  const found = [document.title, document.body.innerText];
  for (const node of document.querySelectorAll("*"))
    for (const name of spoken) if (node.hasAttribute(name)) found.push(node.getAttribute(name));
  return found.flatMap((text) => text.split("\\n")).map((line) => line.trim()).filter(Boolean);
}"""


def english_on(page: Page) -> list[str]:
    return sorted({line for line in page.evaluate(SAID) if ENGLISH.search(NAMES.sub("", line))})


@pytest.mark.parametrize("screen", [s for s in SCREENS if s.name not in PANELS], ids=lambda screen: screen.name)
def test_every_screen(screen: Screen, site: Server, visit: Visit) -> None:
    page = screen.show(site, visit, GERMAN)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("main, [role=alert]").first).to_be_visible()
    assert english_on(page) == []
