"""A real Chromium at a real server that serves the built page."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.server.support.server_process import Server
from tests.web.chromium import launched

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds, for a machine that others use too
BOT_PATIENCE = 60_000  # where a bot decides first: one process thinks for all tables

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Not for the session: while it is there, no other test in this process can run an event loop."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = launched(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('site') / 'rooms.db'}")
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, site: Server) -> Iterator[Callable[..., Page]]:
    """Open the page as a new visitor: visit("#/rules/race", viewport=PHONE, locale="de-DE").

    What the browser complains about, unless it matches `forgives`, and whatever it asks of another machine, fails the
    test.
    """
    home = f"http://127.0.0.1:{site.port}/"
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(hash_: str = "", forgives: str = "(?!)", **wishes: object) -> Page:
        context = browser.new_context(**{"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **wishes})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complain(said.text, forgives) if said.type == "error" else None)
        page.on("request", lambda sent: complaints.append(sent.url) if not is_ours(sent.url) else None)
        page.goto(home + hash_)
        return page

    def complain(text: str, forgives: str) -> None:
        if not re.search(forgives, text):
            complaints.append(text)

    def is_ours(url: str) -> bool:
        return url.startswith((f"http://127.0.0.1:{site.port}/", "data:", "blob:"))

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints
