"""Boats and docks have the colours of their edition on the page."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from paddlewheel.mississippi_queen.colours import DOCK_PAINTS, PAINTS
from tests.server.support.server_process import Server
from tests.web.prepared_games import in_round, opened, played

Visit = Callable[..., Page]
CHAIRS = [{"name": "Ada"}, {"name": "Bea"}, {"name": "Cy"}]


def test_a_classic_race_shows_the_colours_of_1997(visit: Visit, site: Server) -> None:
    match = played("mississippi-queen", "classic-1997", 3, 5, in_round(3, "speed"))
    page = visit(f"#/seat/{opened(site, match, CHAIRS)['seats'][match.actor]}")
    fleet = page.get_by_label("Boats", exact=True)
    for name, colour, letter in (("white", "grey", "G"), ("orange", "beige", "B"), ("blue", "red", "R")):
        boat = page.locator(f"[data-boat={name}]")
        expect(boat.locator(f"path[fill='{PAINTS[colour].hull}']")).to_have_count(1)
        expect(boat.locator(".letter")).to_have_text(letter)
        row = fleet.locator("li", has_text=colour.capitalize())
        expect(row.locator("svg text")).to_have_text(letter)
        expect(row.locator("svg circle")).to_have_attribute("fill", PAINTS[colour].hull)
    expect(page.locator("[data-station='blue dock']").first).to_have_attribute("stroke", DOCK_PAINTS["brown"])
    log = page.locator(".log")
    expect(log.get_by_text("Grey").first).to_be_visible()
    expect(log.locator(f"circle[fill='{PAINTS['grey'].hull}']").first).to_be_visible()
    expect(log.get_by_text("White")).to_have_count(0)


def test_the_river_in_words_names_the_docks_of_1997(visit: Visit, site: Server) -> None:
    match = played("mississippi-queen", "classic-1997", 3, 5, in_round(3, "speed"))
    page = visit(f"#/seat/{opened(site, match, CHAIRS)['seats'][match.actor]}", locale="de-DE")
    page.get_by_role("button", name="Der Fluss in Worten").click()
    expect(page.get_by_text("die braune Anlegestelle").first).to_be_attached()
    expect(page.get_by_text("Beige auf").first).to_be_attached()
