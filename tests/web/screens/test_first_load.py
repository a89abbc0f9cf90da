"""What the first load weighs, fonts and all, as it comes over the wire."""

from playwright.sync_api import Page

from tests.web.main_screens import Visit

MOST = 350_000  # bytes


def test_first_load_is_light(visit: Visit) -> None:
    page = visit(service_workers="block")  # which would answer from what it keeps
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    wire.on("Network.loadingFinished", lambda done: received.append(done["encodedDataLength"]))
    page.reload(wait_until="networkidle")
    enter_a_race(page)
    assert sum(received) < MOST
    assert len(received) > 3


def enter_a_race(page: Page) -> None:
    page.get_by_role("button", name="Cast off").click()
    page.get_by_role("application", name="The river").wait_for()
