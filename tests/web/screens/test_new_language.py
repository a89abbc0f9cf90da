"""Adding a language is adding its files: one is generated, and no screen of the page shows a text of another."""

import os
import re
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.messages.pseudo import CODE, write_language
from tests.repository import ROOT
from tests.server.support.server_process import Server
from tests.web.main_screens import SCREENS, Screen

Visit = Callable[..., Page]
SERVE = """
import os, sys
from pathlib import Path
os.environ["PADDLEWHEEL_MESSAGES"] = sys.argv[3]
from paddlewheel.server.web import html, static_files
html.PAGE_FOLDER = static_files.PAGE_FOLDER = Path(sys.argv[4])
from paddlewheel.server.services import Settings
from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.run import serve
serve(Settings(sys.argv[1], limits=Limits.of(0)), "127.0.0.1", int(sys.argv[2]))
"""
NAMES = re.compile(
    r"Mississippi Queen|Riverboat|Paddlewheel|The Black Rose|Player \d|English|Deutsch|Esperanto|"
    r"\b[A-Z]{2,4}-[A-Z]+(-\d+)?|[A-Z]{3,4}-\d+|paddlewheel serve --host [\d.]+|https?://\S+"
)
UNACCENTED = re.compile(r"[A-Za-z]*[aceginorsuyzACEGINORSUYZ][A-Za-z]+|[A-Za-z]+[aceginorsuyzACEGINORSUYZ][A-Za-z]*")
SAID = """() => {
  const spoken = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"];
  const found = [document.title, document.body.innerText];
  for (const node of document.querySelectorAll("*"))
    for (const name of spoken) if (node.hasAttribute(name)) found.push(node.getAttribute(name));
  return found.flatMap((text) => text.split("\\n")).map((line) => line.trim()).filter(Boolean);
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the generated language, and a page that is built with it."""
    messages, page = tmp_path_factory.mktemp("messages"), tmp_path_factory.mktemp("page")
    write_language(messages)
    _build(messages, page)
    running = Server(f"sqlite:///{page / 'rooms.db'}", SERVE, (str(messages), str(page)))
    yield running
    running.stop()


def _build(messages: Path, page: Path) -> None:
    web = ROOT / "web"
    vite = ["node", str(web / "node_modules/vite/bin/vite.js"), "build", "--outDir", str(page), "--emptyOutDir"]
    subprocess.run(vite, cwd=web, env={**os.environ, "PADDLEWHEEL_MESSAGES": str(messages)}, check=True, timeout=300)


@cache
def prose() -> list[str]:
    """Sentences and names of the rulebooks, which are translated apart; longest first."""
    found: list[str] = []
    for game in ("mississippi_queen", "riverboat"):
        for name in ("rules", "knobs", "editions", "examples"):
            file = ROOT / f"src/paddlewheel/{game}/data/{name}.toml"
            found += _texts(tomllib.loads(file.read_text("utf-8"))) if file.is_file() else []
    texts = {" ".join(part.split()) for text in found for part in text.split("\n\n")}
    return sorted({*texts, *(part for text in texts for part in re.split(r"(?<=[.:;]) ", text))}, key=len, reverse=True)


def _texts(node: Any) -> list[str]:
    if isinstance(node, dict | list):
        return [text for part in (node.values() if isinstance(node, dict) else node) for text in _texts(part)]
    return [node] if isinstance(node, str) else []


def left_over(page: Page) -> list[str]:
    """Lines with a word that no catalogue of the language has: its letters have no accents."""
    return sorted({line for line in page.evaluate(SAID) if UNACCENTED.search(NAMES.sub("", line))})


def without_prose(line: str) -> str:
    for text in prose():
        line = line.replace(text, "")
    return line


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_screen(screen: Screen, site: Server, visit: Visit) -> None:
    page = screen.show(site, visit, {"locale": CODE})
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    expect(page.locator("main, [role=alert]").first).to_be_visible()
    found = left_over(page)
    if screen.name.startswith("rules"):
        found = [line for line in found if UNACCENTED.search(NAMES.sub("", without_prose(line)))]
    assert found == []
