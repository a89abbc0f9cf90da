"""The package as others get it: built, installed in an empty environment without node, started, and played."""

import os
import re
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Browser, expect

from paddlewheel.core.jit.decorators import CORE, PLAIN, cache_folder
from paddlewheel.games import GAMES
from paddlewheel.lab.runs.precompile import cache_is_warm, game_package, precompile_all
from tests.processes import until
from tests.repository import ROOT
from tests.web.conftest import WIDE

KEYS = ("w", "1", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")  # bow ahead, slowly, straight on
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


def run(*command: str | Path) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it but the package and what it says it needs, lent by this environment."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    run(*PIP, "--python", folder / "bin" / "python", "install", "--no-compile", "--no-deps", "--no-index", wheel)
    (packages,) = folder.glob("lib/python*/site-packages")
    for name in needed_by(next(iter(distributions(name="paddlewheel", path=[str(packages)])))):
        lend(distribution(name), packages)
    return folder


def needed_by(package: Distribution) -> set[str]:
    """Names of the distributions it needs, theirs included."""
    found: set[str] = set()
    asked = [(package, "")]
    while asked:
        asking, extra = asked.pop()
        for requirement in map(Requirement, asking.requires or []):
            if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
                continue
            there = distribution(requirement.name)
            assert requirement.specifier.contains(there.version, prereleases=True), requirement
            if requirement.name not in found:
                found.add(requirement.name)
                asked += [(there, extra) for extra in ("", *requirement.extras)]
    return found


def lend(package: Distribution, packages: Path) -> None:
    """Link what belongs to an installed distribution into another environment."""
    for name in {file.parts[0] for file in package.files or [] if file.parts[0] not in ("..", "__pycache__")}:
        if not (packages / name).exists():
            (packages / name).symlink_to(Path(str(package.locate_file(name))))


def lend_compiled_code(cache: Path) -> None:
    """The same source elsewhere gets a copy of what is compiled, not a new compile."""
    for name in (CORE, *map(game_package, GAMES.values())):
        shutil.copytree(cache_folder(name), cache / "paddlewheel" / cache_folder(name).name)


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Of a plain `paddlewheel`, started in an empty folder by somebody with an empty home and no node."""
    home = tmp_path / "home"
    home.mkdir()
    if not PLAIN:
        if not cache_is_warm():
            precompile_all(lambda done: None)
        lend_compiled_code(home / ".cache")
    environment = {"HOME": str(home), "PATH": str(installed / "bin")}
    assert shutil.which("node", path=environment["PATH"]) is None
    process = subprocess.Popen(
        [installed / "bin" / "paddlewheel", "--no-open"],
        cwd=home,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = re.match(r"Paddlewheel is at (http://127\.0\.0\.1:\d+) ", process.stdout.readline())
    assert said, process.stderr.read() if process.stderr else ""
    yield said[1]
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=60)
    assert process.returncode == 0, complaints
    assert (home / ".local" / "share" / "paddlewheel" / "rooms.db").exists()


@pytest.mark.skipif(os.name != "posix", reason="the environment's folders are those of Linux and macOS")
def test_installed_from_the_wheel_it_serves_the_page_and_a_turn_is_played(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Cast off").click()
    expect(page).to_have_url(re.compile("#/seat/"))
    expect(page.get_by_role("application", name="The river")).to_be_visible()
    link = page.url.rpartition("/")[2]
    with httpx.Client(base_url=address, timeout=60) as client:

        def plays_on() -> bool:
            """What is not to be decided now, the keys do not do."""
            for key in KEYS:
                page.keyboard.press(key)
            return bool(client.get(f"/api/seats/{link}").json()["view"]["round"] >= 2)

        until(plays_on, seconds=90)
    context.close()
