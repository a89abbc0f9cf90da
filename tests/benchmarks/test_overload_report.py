"""What the overload driver judges, and that its database has rooms to list."""

import runpy
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from tests.repository import ROOT

DRIVER = ROOT / "benchmarks" / "overload"
NUMBERS = {"p50_ms": 3.0, "p99_ms": 90.0, "max_ms": 200.0, "bot_p50_ms": 50.0, "bot_max_ms": 900.0}
MEMORY = {"before_mib": 150.0, "peak_mib": 400.0, "after_mib": 160.0}


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    monkeypatch.syspath_prepend(DRIVER)
    return SimpleNamespace(**runpy.run_path(str(DRIVER / "__main__.py"), run_name="overload"))


@pytest.mark.parametrize(
    ("numbers", "failures"),
    [
        ({}, []),
        ({"lost": 1}, ["lost moves"]),
        ({"moves": 0}, ["lost moves"]),
        ({"p99_ms": 101.0}, ["moves"]),
        ({"max_ms": 251.0}, ["moves"]),
        ({"bot_max_ms": 1051.0}, ["bot"]),
        ({"peak_mib": 451.0, "max_ms": 300.0}, ["moves", "memory"]),
    ],
)
def test_a_row_says_what_is_beyond_its_limit(
    driver: SimpleNamespace, numbers: dict[str, float], failures: list[str]
) -> None:
    calm = driver.Row(attack="nothing", moves=100, lost=0, **NUMBERS, **MEMORY)
    row = driver.Row(**{"attack": "something", "moves": 100, "lost": 0} | NUMBERS | MEMORY | numbers)
    assert row.failures(calm) == failures


@pytest.mark.server
def test_the_rooms_of_the_database_are_listed(driver: SimpleNamespace, tmp_path: Path) -> None:
    """An empty list, or rooms whose checksums are wrong, would make that attack harmless."""
    driver.fill(tmp_path / "rooms.db", 60)
    with driver.serving(tmp_path / "rooms.db") as world:
        page = httpx.get(f"http://127.0.0.1:{world.port}/rooms", timeout=60)
    assert page.status_code == 200
    assert page.text.count("<td>Mississippi Queen") == driver.MAX_LISTED_ROOMS
