"""The start page, through the phrasebook, and the rulebooks, from their data, speak of the same things alike."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.german.phrasebook import translated

Row = dict[str, Any]


def data(game: str, name: str) -> Row:
    return tomllib.loads(files(f"paddlewheel.{game}").joinpath("data", name).read_text(encoding="utf-8"))


def offered(game: str, name: str) -> dict[str, str]:
    """What the start page says of an edition, a variant, or a number to change."""
    rows = data(game, name)
    listed = rows.get("variant", rows["knob"])
    return {row["name"]: row["says"] for row in listed} | rows.get("editions", {})


def english(game: str) -> dict[str, str]:
    titles = data(game, "editions.toml") if game == "mississippi_queen" else {}
    return offered(game, "knobs.toml") | {name: row["title"] for name, row in titles.items()}


@pytest.mark.parametrize("game", ["mississippi_queen", "riverboat"])
def test_of_editions_variants_and_numbers(game: str) -> None:
    asked, written = english(game), offered(game, "knobs.de.toml")
    told = translated(asked.values()).german
    assert {name: told[text] for name, text in asked.items()} == written
