"""The page for researchers: its examples run as they stand there, and its tables are those of the code."""

import doctest
import re

from paddlewheel.environments.docs_tables import update_tables
from tests.repository import ROOT

DOCS = ROOT / "docs"
PAGE = DOCS / "research.md"


def test_its_examples_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried >= 25
    assert failed == 0


def test_its_tables_are_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert update_tables(text) == text
    assert text.count("<!-- end of") == 4


def test_its_baselines_are_the_ladders() -> None:
    ladder = (DOCS / "ladder.md").read_text(encoding="utf-8")
    shares = re.findall(r"(\d+) % of (\d+)", PAGE.read_text(encoding="utf-8"))
    of_bots = [(share, games) for share, games in shares if games != "256"]
    assert len(of_bots) == 16
    for share, games in of_bots:
        assert f"| {games} | {share} % |" in ladder
