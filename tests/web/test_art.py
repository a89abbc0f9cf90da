"""Shapes and colours that drawings, terminal and page share stand in one file a game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.core.render import palette
from tests.repository import ROOT

ART_FILES = sorted(ROOT.glob("src/paddlewheel/*/data/art.json"))
TOKEN_FILES = sorted(ROOT.glob("web/src/**/tokens.css"))
PALETTE_FILES = (*TOKEN_FILES, ROOT / "src/paddlewheel/core/render/palette.py")  # these may share a colour with art
PALETTE = {name: colour for name, colour in vars(palette).items() if name.isupper()}
NEUTRAL = {"#ffffff", "#000000"}
SOURCES = [
    path
    for pattern in ("src/paddlewheel/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css")
    for path in ROOT.glob(pattern)
    if "node_modules" not in path.parts
]


def paths(art: Any) -> Iterator[str]:
    """Every text that is SVG path data."""
    if isinstance(art, str):
        if re.match(r"[Mm]-?[\d.]", art):
            yield art
    elif isinstance(art, dict | list):
        for part in art.values() if isinstance(art, dict) else art:
            yield from paths(part)


@pytest.mark.parametrize("file", ART_FILES, ids=lambda file: file.parents[1].name)
def test_no_other_file_has_the_path_data(file: Path) -> None:
    found = set(paths(json.loads(file.read_text(encoding="utf-8"))))
    assert len(found) > 10
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        assert not [data for data in found if data in text], source


def colours(art: Any) -> set[str]:
    return set(re.findall(r"#[0-9a-f]{6}\b", json.dumps(art).lower())) - NEUTRAL


@pytest.mark.parametrize("file", ART_FILES, ids=lambda file: file.parents[1].name)
def test_no_other_file_has_the_colours(file: Path) -> None:
    found = colours(json.loads(file.read_text(encoding="utf-8")))
    assert len(found) > 10
    other_games = {art.parents[1] for art in ART_FILES if art != file}
    for source in SOURCES:
        if source not in PALETTE_FILES and not other_games & set(source.parents):
            assert not found & colours(source.read_text(encoding="utf-8")), source


def test_no_other_file_has_a_colour_of_the_palette() -> None:
    for source in SOURCES:
        if source not in PALETTE_FILES:
            assert not set(PALETTE.values()) & colours(source.read_text(encoding="utf-8")), source


@pytest.mark.parametrize("name", PALETTE)
def test_the_page_by_day_has_the_palette_of_the_drawings(name: str) -> None:
    by_day = "".join(file.read_text(encoding="utf-8").split("[data-theme")[0] for file in TOKEN_FILES)
    tokens = dict(re.findall(r"--([\w-]+): (#\w+);", by_day))
    token = name.lower().replace("_", "-")
    assert PALETTE[name] in (tokens.get(token), tokens.get(f"art-{token}")), token
