"""What somebody hears who cannot see the screen, and what does not move for somebody who wants it still."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.core.messages import Message, MessageData, text
from tests.server.support.server_process import Server
from tests.web.main_screens import Visit
from tests.web.prepared_games import all_here, in_round, opened, played

LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node.textContent) window.heard.push(node.textContent);
  }).observe(document.querySelector('[role=log]'), { childList: true, subtree: true });
}"""
WATCH = """() => {
  window.moved = 0;
  const look = () => { window.moved += document.getAnimations().length; requestAnimationFrame(look); };
  look();
}"""
MOVE = ("speed 2", "ahead", "ahead")


def english(message: MessageData) -> str:
    return text(Message.from_data(message))


def _table(site: Server, visit: Visit, **wishes: Any) -> tuple[Page, str]:
    game = played("mississippi-queen", "2019", 3, 11, in_round(1, "speed"))
    link: str = opened(site, game, all_here(3))["seats"][0]
    page = visit(f"#/seat/{link}", **wishes)
    expect(page.locator("[data-action='speed 2']")).to_be_enabled()
    return page, link


def _move(page: Page) -> None:
    for action in MOVE:
        page.locator(f"[data-action='{action}']").first.click()
    expect(page.locator("[data-action=stop]")).to_be_enabled()  # nothing is, until the last one has come back


def test_every_change_is_said_once(visit: Visit, site: Server) -> None:
    page, link = _table(site, visit)
    before = site.client.get(f"/api/seats/{link}").json()["next"]
    page.evaluate(LISTEN)
    _move(page)
    expect(page.get_by_role("log")).to_contain_text("goes ahead to")
    expect(page.locator("[data-action='speed 2']")).to_be_hidden()
    happened = site.client.get(f"/api/seats/{link}/since/{before}").json()["happened"]
    said = [english(event["message"]) for entry in happened for event in entry["events"]]
    page.wait_for_function("(number) => window.heard.length >= number", arg=len(said))
    assert page.evaluate("() => window.heard") == said
    prompt = english(site.client.get(f"/api/seats/{link}").json()["view"]["prompt"])
    expect(page.get_by_role("status").filter(has_text=prompt)).to_have_count(1)


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_moves_for_whom_it_should_not(visit: Visit, site: Server, wish: str) -> None:
    page, _ = _table(site, visit, reduced_motion=wish)
    page.evaluate(WATCH)
    _move(page)
    expect(page.get_by_role("log")).to_contain_text("goes ahead to")
    page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
    assert (page.evaluate("() => window.moved") > 0) == (wish == "no-preference")
