"""Two browsers by one link: to copy and as a code, a lost connection that mends itself, a bot that stands in."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.support.server_process import Server
from tests.web.conftest import BOT_PATIENCE, WIDE

Visit = Callable[..., Page]
CUT_OFF = "WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"
LOST = "The connection is lost"


def invite(page: Page) -> str:
    """Open a table for Ada, here, and somebody by link; returns the address for everybody."""
    page.get_by_label("Name on seat 1").fill("Ada")
    page.get_by_label("Who sits on seat 2").select_option("link")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Cast off").click()
    return page.get_by_label("Link for everybody", exact=True).input_value()


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take this seat").click()


def sit_down(page: Page) -> None:
    """Start the game, with a bot where nobody has come."""
    page.get_by_role("button", name=re.compile("^Start ")).click()
    expect(page.get_by_role("application", name="The river")).to_be_visible()


def open_room_panel(page: Page) -> None:
    page.get_by_role("tab", name="Room").click()


def test_links_stay_where_they_are_found(visit: Visit) -> None:
    page = visit()
    address = invite(page)
    expect(page.get_by_text("These links work on this machine only.")).to_be_visible()
    page.get_by_text("QR code").first.click()
    expect(page.get_by_role("img", name="QR code: Link for everybody")).to_be_visible()
    page.reload()
    assert page.get_by_label("Link for everybody", exact=True).input_value() == address
    sit_down(page)
    page.reload()
    open_room_panel(page)
    assert page.get_by_label("Link for everybody", exact=True).input_value() == address
    other = visit("#" + page.get_by_label("To watch", exact=True).input_value().partition("#")[2])
    expect(other.get_by_role("application", name="The river")).to_be_visible()
    open_room_panel(other)
    expect(other.get_by_text("You are watching.")).to_be_visible()


@pytest.mark.parametrize("has_clipboard", [True, False])
def test_a_link_is_copied_with_and_without_a_clipboard(visit: Visit, has_clipboard: bool) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    address = invite(page)
    if not has_clipboard:
        page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    page.get_by_label("Name on seat 3").focus()
    page.keyboard.press("Control+V")
    expect(page.get_by_label("Name on seat 3")).to_have_value(address[:40])


def test_one_is_cut_off_and_comes_back_by_itself(visit: Visit) -> None:
    ada = visit()
    ben = visit("#" + invite(ada).partition("#")[2], forgives=CUT_OFF)
    join(ben, "Ben")
    expect(ada.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    sit_down(ada)
    open_room_panel(ada)
    expect(ben.get_by_role("application", name="The river")).to_be_visible()
    seat = ada.get_by_role("list", name="Who sits where").get_by_role("listitem").filter(has_text="Ben")
    expect(seat).to_contain_text("there")
    ben.context.set_offline(True)
    expect(ben.get_by_role("alert").filter(has_text=LOST)).to_be_visible()
    expect(seat).to_contain_text("away")
    ben.context.set_offline(False)
    expect(ben.get_by_role("alert").filter(has_text=LOST)).to_have_count(0)
    expect(seat).to_contain_text("there")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path / 'rooms.db'}")
    yield server
    server.stop()


def test_the_server_dies_and_the_game_goes_on(browser: Browser, mortal: Server) -> None:
    context = browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{mortal.port}/")
    invite(page)
    sit_down(page)
    expect(page.locator(".prompt.mine")).to_be_visible()
    link = page.url.rpartition("/")[2]
    before = mortal.client.get(f"/api/seats/{link}").json()
    mortal.kill()
    lost = page.get_by_role("alert").filter(has_text=LOST)
    expect(lost).to_be_visible()
    mortal.start()
    expect(lost).to_have_count(0, timeout=BOT_PATIENCE)
    assert mortal.client.get(f"/api/seats/{link}").json()["view"] == before["view"]
    context.close()


def test_a_bot_stands_in_and_gives_the_seat_back(visit: Visit, site: Server) -> None:
    page = visit()
    room_link = invite(page).rpartition("/")[2]
    site.client.post(f"/api/join/{room_link}/seats/1", json={"name": "Ben"}).raise_for_status()
    sit_down(page)
    link = page.url.rpartition("/")[2]
    open_room_panel(page)
    page.get_by_label("Which bot").select_option("pilot")
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_be_visible()
    assert site.client.get(f"/api/seats/{link}").json()["seats"][0]["bot"] == "pilot"
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    assert site.client.get(f"/api/seats/{link}").json()["seats"][0]["bot"] == ""
