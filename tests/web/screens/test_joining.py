"""Three people by one link: they choose seats and names, one leaves and a bot plays, and comes back; bad lines."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.server.bots.test_bots_in_rooms import play_on
from tests.server.support.server_process import Server
from tests.web.conftest import PHONE

Visit = Callable[..., Page]
CUT_OFF = "WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource"
REFUSED = "status of 4"


def invite(page: Page) -> str:
    """Open a table with two free seats; the hash of the link for all."""
    page.get_by_label("Name on seat 1").fill("Ada")
    for number in (2, 3):
        page.get_by_label(f"Who sits on seat {number}").select_option("link")
    page.get_by_role("button", name="Cast off").click()
    return "#" + page.get_by_label("Link for everybody", exact=True).input_value().partition("#")[2]


def seat_of(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=name)


def link_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def at_the_river(page: Page) -> None:
    expect(page.get_by_role("application", name="The river")).to_be_visible()


def test_three_meet_by_one_link_and_one_is_replaced_while_away(visit: Visit, site: Server) -> None:
    ada = visit(forgives=REFUSED)
    hash_ = invite(ada)
    assert "Paddlewheel" in ada.title()
    ben = visit(hash_, viewport=PHONE)
    expect(ben.get_by_role("heading", name="Ada invites you to")).to_be_visible()
    expect(ben.get_by_role("link", name="A guided race")).to_have_attribute("href", "#/learn/race")
    ben.get_by_role("radio").nth(1).check()
    ben.get_by_label("Your name").fill("Ben 👩‍👩‍👧‍👦")
    ben.get_by_role("button", name="Take this seat").click()
    ben.get_by_label("I am ready").check()
    expect(seat_of(ada, "Ben 👩‍👩‍👧‍👦")).to_contain_text("ready")
    cleo = visit(hash_)
    expect(cleo.get_by_role("radio")).to_have_count(1)
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.get_by_role("button", name="Take this seat").click()
    expect(cleo.get_by_text("The game starts when whoever opened the room says so.")).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben, cleo):
        at_the_river(page)
    seats = site.client.get(f"/api/seats/{link_of(ada)}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Cleo", "Ben 👩‍👩‍👧‍👦"]

    # The link brings this browser back to its seat, and everybody knows whom they play.
    ben.goto(ben.url.split("#")[0] + "?again" + hash_)
    at_the_river(ben)
    boats = [boat["colour"] for boat in site.client.get(f"/api/seats/{link_of(ben)}").json()["view"]["boats"]]
    expect(ben.get_by_role("banner").get_by_text(boats[2].capitalize(), exact=True)).to_be_visible()
    expect(ben.get_by_role("list", name="Boats").get_by_role("listitem").filter(has_text="Ada")).to_be_visible()

    # A phrase is seen by all, and so is another name.
    cleo.get_by_role("tab", name="Room").click()
    cleo.get_by_role("button", name="Full steam!").click()
    expect(ada.get_by_role("region", name="What people say")).to_contain_text("Cleo: Full steam!")
    cleo.get_by_label("Name on seat 2").fill("Cleopatra")
    cleo.get_by_role("button", name="Rename").click()
    expect(ada.get_by_role("list", name="Boats")).to_contain_text("Cleopatra")

    # Cleo leaves on her turn: the host seats a bot, until she is back.
    links = {0: link_of(ada), 1: link_of(cleo), 2: link_of(ben)}
    while (actor := site.client.get(f"/api/seats/{links[0]}").json()["view"]["actor"]) != 1:
        play_on(site.client, links[actor])
    expect(cleo).to_have_title(re.compile("^● Your turn"))
    away, cleos_seat = cleo.context, urlsplit(cleo.url).fragment
    cleo.goto("about:blank")
    expect(ada.get_by_text("Cleopatra is away; the table waits.")).to_be_visible()
    ada.get_by_role("button", name="Remind Cleopatra").click()
    expect(ada.get_by_role("button", name="Remind Cleopatra")).to_have_text("Called")
    ada.get_by_role("button", name="Let a bot play for Cleopatra").click()
    expect(ada.get_by_role("list", name="Boats")).to_contain_text("Mate plays")
    back = away.new_page()
    back.goto(f"http://127.0.0.1:{site.port}/#{cleos_seat}")
    at_the_river(back)
    expect(ada.get_by_role("list", name="Boats").get_by_text("Mate plays")).to_have_count(0)

    # Whoever comes too late may watch.
    late = visit(hash_)
    late.get_by_role("link", name="Watch").click()
    at_the_river(late)
    ada.get_by_role("tab", name="Room").click()
    expect(ada.get_by_text("One person watches.")).to_be_visible()


def test_lines_that_are_blocked_or_cut(visit: Visit, site: Server) -> None:
    room = site.client.post("/api/rooms", json={"chairs": [{"name": "Ada"}, {"name": "Ben"}], "turn_limit": 600}).json()
    actor = site.client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
    mine, other = room["seats"][actor], room["seats"][1 - actor]

    def view() -> dict[str, int]:
        seen: dict[str, int] = site.client.get(f"/api/watch/{room['watch']}").json()
        return seen

    # No socket comes through: the page asks by requests, decides, and hears of the others.
    page = visit(forgives=CUT_OFF)
    page.route_web_socket(re.compile("/api/seats/"), lambda socket: socket.close())
    page.goto(page.url.split("#")[0] + f"?blocked#/seat/{mine}")
    at_the_river(page)
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"^Time left for (Ada|Ben):\s*\d+:\d\d"))
    before = view()["next"]
    page.keyboard.press("w")
    expect(page.locator(".prompt.mine")).to_have_count(0)
    with page.expect_request(re.compile(r"/since/\d+\?stay=true")):
        pass
    assert view()["next"] > before
    while view()["view"]["actor"] != actor:  # type: ignore[index]
        play_on(site.client, other)
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.context.close()

    # Decided without a line: kept, and sent when it is back.
    page = visit(f"#/seat/{mine}", forgives=CUT_OFF)
    at_the_river(page)
    expect(page.locator(".prompt.mine")).to_be_visible()
    before = view()["next"]
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.keyboard.press("w")
    page.keyboard.press("3")
    expect(page.get_by_text("Your decision is kept")).to_be_visible()
    assert view()["next"] == before
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    expect(page.get_by_text("Your decision is kept")).to_have_count(0)
    for _ in range(200):
        if view()["next"] > before:
            break
        page.wait_for_timeout(50)
    assert view()["next"] > before
