"""The page paints colours as drawings and terminal do."""

import re

from paddlewheel.mississippi_queen.colours import DARK, DOCK_PAINTS, LIGHT, PAINTS
from tests.repository import ROOT

SOURCE = (ROOT / "web/src/games/mississippi_queen/colours.ts").read_text(encoding="utf-8")


def test_the_page_has_the_same_paint_for_every_colour() -> None:
    rows = re.findall(r'^  (\w+): \{ hull: "(#\w+)", ink: (?:"(#\w+)"|(DARK|LIGHT)) \},$', SOURCE, re.MULTILINE)
    inks = {"DARK": DARK, "LIGHT": LIGHT}
    assert {colour: (hull, ink or inks[word]) for colour, hull, ink, word in rows} == PAINTS
    assert f'const [DARK, LIGHT] = ["{DARK}", "{LIGHT}"];' in SOURCE


def test_the_page_has_the_same_paint_for_every_dock() -> None:
    row = re.search(r"^const DOCKS = \{(.*)\};$", SOURCE, re.MULTILINE)
    assert row
    assert dict(re.findall(r'(\w+): "(#\w+)"', row[1])) == DOCK_PAINTS
