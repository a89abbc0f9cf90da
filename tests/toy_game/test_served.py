"""A game that the package does not know is played at the server, and on a page that is built with its folder."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.processes import until
from tests.server.support.server_process import Server
from tests.toy_game.conftest import ROOT
from tests.web.chromium import launched

SERVE = """
import sys
from pathlib import Path
from paddlewheel.server.web import html, static_files
html.PAGE_FOLDER = static_files.PAGE_FOLDER = Path(sys.argv[3])
from paddlewheel.server.services import Settings
from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.run import serve
serve(Settings(sys.argv[1], limits=Limits.of(0)), "127.0.0.1", int(sys.argv[2]))
"""
LONGEST = 120  # seconds of a game, more than any lasts
CHAIRS = [{"name": "Ada"}, {"bot": "deckhand"}]


@pytest.fixture
def page_folder(tmp_path: Path) -> Path:
    """The page built from a copy of web/ with the game's folder, and nothing else changed."""
    copy, page = tmp_path / "web", tmp_path / "page"
    shutil.copytree(ROOT / "web", copy, ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(Path(__file__).parent / "web", copy / "src" / "games" / "skiffs")
    (copy / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    (tmp_path / "src").symlink_to(ROOT / "src")
    vite = ["node", str(copy / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--outDir", str(page)]
    subprocess.run(
        vite, cwd=copy, env={**os.environ, "PADDLEWHEEL_MESSAGES": str(Path(__file__).parent)}, check=True, timeout=300
    )
    return page


@pytest.fixture
def server(with_skiffs: dict[str, str], tmp_path: Path) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path / 'rooms.db'}", SERVE, (str(tmp_path / "page"),))
    yield running
    running.stop()


def opened(server: Server) -> str:
    room = server.client.post("/api/rooms", json={"game": "skiffs", "chairs": CHAIRS})
    assert room.status_code == 201, room.text
    link: str = room.json()["seats"][0]
    return link


def test_a_room_plays_it_to_the_end(server: Server) -> None:
    (offered,) = [game for game in server.client.get("/api/games").json()["games"] if game["name"] == "skiffs"]
    assert offered["editions"][0]["players"] == [2, 3]
    link = opened(server)
    path = f"/api/seats/{link}"
    while True:
        seat = until(lambda: (found := server.client.get(path).json())["view"]["actor"] in (0, -2) and found)
        if seat["view"]["result"]:
            break
        action = seat["view"]["actions"][-1]["text"]
        assert server.client.post(f"{path}/play", json={"index": seat["next"], "action": action}).is_success
    assert sorted(seat["view"]["result"]) == [1, 2]
    assert server.client.get(f"{path}/record").json()["game"] == "skiffs"
    refused = server.client.post("/api/rooms", json={"game": "skiffs", "chairs": [{"bot": "pilot"}, {}]})
    assert "does not offer: pilot" in refused.text


def test_the_page_plays_it_to_the_end(page_folder: Path, server: Server) -> None:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page(locale="en-GB")
        page.goto(f"http://127.0.0.1:{server.port}/")
        expect(page.get_by_text("The first skiff at the end of the river wins.")).to_be_visible()
        page.get_by_role("radio", name="Skiffs").check(force=True)
        page.get_by_role("button", name="Cast off").click()
        expect(page.get_by_role("heading", name="Skiffs")).to_be_visible()
        river = page.get_by_role("img", name="river")
        expect(river.locator("circle")).to_have_count(3)
        over = page.get_by_text(re.compile("wins|You win"))
        give_up = time.monotonic() + LONGEST
        while not over.first.is_visible():
            assert time.monotonic() < give_up, page.inner_text("body")
            choice = page.get_by_role("group").get_by_role("button").last
            if choice.is_visible() and choice.is_enabled():
                choice.click()
            page.wait_for_timeout(100)
        expect(river.locator("circle[data-space='12']")).to_have_count(1)
        browser.close()
