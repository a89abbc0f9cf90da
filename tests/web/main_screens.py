"""Every main screen, each brought to a moment worth seeing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from paddlewheel.core.matches.match import Match
from tests.server.support.server_process import Server
from tests.web.prepared_games import Wanted, all_here, at_decision, in_round, opened, played

Visit = Callable[..., Page]
Wishes = dict[str, Any]
PANELS = ("log", "rules", "replay", "room")


@dataclass(frozen=True)
class Screen:
    name: str
    show: Callable[[Server, Visit, Wishes], Page]


def _at(hash_: str, shows: str) -> Callable[[Server, Visit, Wishes], Page]:
    """An address, once the page shows what one came for."""

    def show(site: Server, visit: Visit, wishes: Wishes) -> Page:
        page = visit(hash_, **wishes)
        page.locator(shows).first.wait_for()
        return page

    return show


def _race(wanted: Wanted, edition: str = "2019", players: int = 4, seed: int = 7, **more: Any) -> Match:
    return played("mississippi-queen", edition, players, seed, wanted, **more)


def _season(wanted: Wanted, players: int = 3, seed: int = 5) -> Match:
    return played("riverboat", "2017", players, seed, wanted)


def _table(match: Callable[[], Match], tab: str = "") -> Callable[[Server, Visit, Wishes], Page]:
    """A table with everybody around one screen, a panel opened beside it."""

    def show(site: Server, visit: Visit, wishes: Wishes) -> Page:
        game = match()
        links = opened(site, game, all_here(game.options.players))
        page = visit(f"#/seat/{links['seats'][0]}", **wishes)
        page.locator("main").wait_for()
        if tab:
            _open_panel(page, tab)
        return page

    return show


def _open_panel(page: Page, panel: str) -> None:
    """By its place, which is the same in every language."""
    place = PANELS.index(panel)
    header = page.get_by_role("banner").get_by_role("button").nth(place)
    (header if header.is_visible() else page.get_by_role("tab").nth(place)).click()


def _chosen(site: Server, visit: Visit, wishes: Wishes) -> Page:
    """A space of the river is chosen: its course is drawn, with its price."""
    page = _table(lambda: _race(in_round(4, "speed")))(site, visit, wishes)
    page.locator(".way").nth(4).click(force=True)
    return page


def _invitation(site: Server, visit: Visit, wishes: Wishes) -> Page:
    page = visit("", **wishes)
    page.locator("#new-game li select").nth(1).select_option("link")
    page.locator("#new-game button[type=submit]").click()
    page.locator("summary").first.click()
    return page


def _joining(site: Server, visit: Visit, wishes: Wishes) -> Page:
    """Invited by the link for everybody."""
    chairs = [{"name": "Player 1"}, {"free": True}, {"bot": "mate"}]
    room = site.client.post("/api/rooms", json={"chairs": chairs}).json()
    page = visit(f"#/join/{room['join']}", **wishes)
    page.locator("form li svg").first.wait_for()
    return page


def _never(match: Match) -> bool:
    return False


SCREENS = [
    Screen("start", _at("", "input[value=intro-1997]")),
    Screen("race", _table(lambda: _race(in_round(4, "speed")))),
    Screen("race-chosen", _chosen),
    Screen("race-pushed", _table(lambda: _race(at_decision("face")))),
    Screen("race-rose", _table(lambda: _race(in_round(5, "speed"), "black-rose-1998", 5))),
    Screen("race-vote", _table(lambda: _race(at_decision("vote"), "2019", 3, variants=("vote_on_direction",)))),
    Screen("race-over", _table(lambda: _race(_never, "intro-1997", 3))),
    Screen("season-draft", _table(lambda: _season(in_round(2, "draft")))),
    Screen("season-cultivation", _table(lambda: _season(in_round(2, "cultivate")))),
    Screen("season-planting", _table(lambda: _season(in_round(2, "take")))),
    Screen("season-shipping", _table(lambda: _season(in_round(2, "ship")))),
    Screen("season-opportunity", _table(lambda: _season(in_round(3, "card")))),
    Screen("season-scoring", _table(lambda: _season(in_round(3, "survey")))),
    Screen("season-over", _table(lambda: _season(_never))),
    Screen("log", _table(lambda: _race(in_round(4, "speed")), "log")),
    Screen("rules-beside", _table(lambda: _race(in_round(4, "speed")), "rules")),
    Screen("replay", _table(lambda: _race(_never, "intro-1997", 3), "replay")),
    Screen("room", _table(lambda: _race(in_round(2, "speed")), "room")),
    Screen("rules-race", _at("#/rules/race/2019/MQ-PUSH-3", "#rule-MQ-PUSH-3")),
    Screen("rules-season", _at("#/rules/season/2017/RB-PLA-3", "#rule-RB-PLA-3")),
    Screen("invitation", _invitation),
    Screen("join", _joining),
    Screen("learn-race", _at("#/learn/race", "[data-action]")),
    Screen("learn-season", _at("#/learn/season", ".mat")),
    Screen("no-room", _at("#/seat/nothing-there", "[role=alert]")),
]
