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
TOKENS = ROOT / "web/src/tokens.css"
PALETTE_FILES = (TOKENS, ROOT / "src/paddlewheel/core/render/palette.py")  # a hull may have a colour of theirs
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


def test_no_other_file_has_the_colours_of_hulls() -> None:
    art = json.loads((ROOT / "src/paddlewheel/mississippi_queen/data/art.json").read_text(encoding="utf-8"))
    hulls = {paint["hull"] for paint in art["paints"].values()}
    assert len(hulls) == 12
    for source in SOURCES:
        if source not in PALETTE_FILES:
            text = source.read_text(encoding="utf-8").lower()
            assert not [hull for hull in hulls if hull in text], source


@pytest.mark.parametrize("name", ["PAPER", "INK", "FOAM", "MEADOW", "BRASS", "WARNING"])
def test_the_page_by_day_has_the_palette_of_the_drawings(name: str) -> None:
    tokens = dict(re.findall(r"--([\w-]+): (#\w+);", TOKENS.read_text(encoding="utf-8").split("@media")[0]))
    assert tokens[name.lower()] == getattr(palette, name)
