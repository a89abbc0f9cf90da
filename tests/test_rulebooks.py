"""The rulebooks of both games side by side: asked together, on the command line, and as pages."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from paddlewheel.cli import app
from paddlewheel.core.errors import NotationError, PaddlewheelError, SetupError
from paddlewheel.core.rulebook import Rulebook
from paddlewheel.core.rulebook.lookup import find_entries
from paddlewheel.core.rulebook.markdown import markdown
from paddlewheel.rulebooks import RULEBOOKS, main, select_rulebooks
from tests.repository import ROOT

PAGES = ROOT / "docs" / "rules"
BOOKS = list(RULEBOOKS.values())
GAMES = list(RULEBOOKS)


def games(books: list[Rulebook]) -> list[str]:
    return [book.game for book in books]


def ids(text: str) -> list[str]:
    return [entry.id for entries in find_entries(text, select_rulebooks(text)).values() for entry in entries]


class TestChoosing:
    @pytest.mark.parametrize(
        ("text", "game", "edition", "chosen"),
        [
            ("", None, None, GAMES),
            ("coin", None, None, GAMES),
            ("coin", "riverboat", None, ["riverboat"]),
            ("RB-SHIP-6", None, None, ["riverboat"]),
            ("rb ship 6", "mississippi-queen", None, ["riverboat"]),
            ("mq.mov.8", None, None, ["mississippi-queen"]),
            ("coal", None, "2019", ["mississippi-queen"]),
            ("coin", None, "2017", ["riverboat"]),
        ],
    )
    def test_by_id_game_or_edition(self, text: str, game: str | None, edition: str | None, chosen: list[str]) -> None:
        assert games(select_rulebooks(text, game, edition)) == chosen

    def test_what_is_not_there(self) -> None:
        with pytest.raises(SetupError, match="there is no game 'chess'; choose one of mississippi-queen, riverboat"):
            select_rulebooks("", "chess")
        with pytest.raises(SetupError, match="there is no edition '2019' of Riverboat; choose one of 2017"):
            select_rulebooks("RB-SHIP-6", None, "2019")

    def test_prefixes_tell_the_games_apart(self) -> None:
        for book in BOOKS:
            assert all(entry.id.startswith(f"{book.prefix}-") for entry in book.clauses())
        assert len({book.prefix for book in BOOKS}) == len(BOOKS)


class TestAsking:
    @pytest.mark.parametrize(
        ("text", "found"),
        [
            ("ship-6", ["RB-SHIP-6"]),
            ("mov 8", ["MQ-MOV-8"]),
            ("end 1", ["MQ-END-1", "RB-END-1"]),
            ("mq end 1", ["MQ-END-1"]),
            ("agt", ["RB-AGT-1"]),
            ("measuring stick", ["MQ-ORD-3"]),
        ],
    )
    def test_ids_chapters_and_words(self, text: str, found: list[str]) -> None:
        assert ids(text)[: len(found)] == found

    def test_words_that_both_games_use_are_grouped(self) -> None:
        found = find_entries("tile", BOOKS)
        assert games(list(found)) == GAMES
        for book, entries in found.items():
            assert {entry.id.split("-")[0] for entry in entries} == {book.prefix}

    @pytest.mark.parametrize(
        ("text", "answer"),
        [
            ("ship-99", "the nearest are RB-SHIP-7, RB-SHIP-8 and RB-SHIP-9$"),
            ("psh-3", "MQ-PUSH-3"),
            ("end-777", "the nearest are MQ-END-9 and RB-END-8$"),
            ("xyz", r"of Mississippi Queen \(KNOB, .*\) and of Riverboat \(SET, RND, "),
        ],
    )
    def test_what_nobody_knows(self, text: str, answer: str) -> None:
        with pytest.raises(NotationError, match=answer):
            find_entries(text, BOOKS)


class TestCommand:
    def run(self, *arguments: str) -> str:
        return CliRunner().invoke(app, ["rules", *arguments], catch_exceptions=False).stdout

    def data(self, *arguments: str) -> Any:
        return json.loads(self.run(*arguments, "--json"))

    def test_a_clause_of_either_game(self) -> None:
        assert "RB-SHIP-6  Nine of a crop" in self.run("rb", "ship", "6")
        assert "MQ-PUSH-6" in self.run("MQ-PUSH-6", "--edition", "2019")

    def test_words_in_both_games_or_one(self) -> None:
        both = self.run("passenger")
        assert "MQ-PAS-1" in both
        assert "Riverboat" not in both
        assert re.search(r"─ Mississippi Queen ─.*─ Riverboat ─", self.run("tie"), re.DOTALL)
        assert {row["game"] for row in self.data("tie")} == set(GAMES)
        assert {row["game"] for row in self.data("tie", "--game", "riverboat")} == {"riverboat"}

    def test_contents(self) -> None:
        text = self.run()
        assert text.index("Mississippi Queen") < text.index("MQ-PUSH-1 to -14") < text.index("Riverboat")
        assert "RB-SHIP-1 to -9" in text
        assert "MQ-" not in self.run("--game", "riverboat")
        assert [row["key"] for row in self.data("--game", "riverboat")][:2] == ["SET", "RND"]

    def test_differ_is_about_mississippi_queen(self) -> None:
        assert self.data("--differ", "classic-1997,2019")["left"] == "classic-1997"
        with pytest.raises(PaddlewheelError, match="editions of mississippi-queen; riverboat has only one"):
            self.run("--differ", "classic-1997,2019", "--game", "riverboat")
        with pytest.raises(PaddlewheelError, match="--differ takes two editions"):
            self.run("--differ", "2019")


class TestPages:
    @pytest.mark.parametrize("game", GAMES)
    def test_up_to_date(self, game: str) -> None:
        page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
        assert page == markdown(RULEBOOKS[game]), "run: python -m paddlewheel.rulebooks docs/rules"

    def test_written_by_the_program(self, tmp_path: Path) -> None:
        main([str(tmp_path / "rules")])
        for game, book in RULEBOOKS.items():
            assert (tmp_path / "rules" / f"{game}.md").read_text(encoding="utf-8") == markdown(book)
        with pytest.raises(SystemExit, match="usage"):
            main([])

    @pytest.mark.parametrize("game", GAMES)
    def test_every_link_has_a_target(self, game: str) -> None:
        page = markdown(RULEBOOKS[game])
        targets = set(re.findall(r'<a id="([^"]+)">', page))
        assert len(targets) == len(RULEBOOKS[game].clauses()) + len(RULEBOOKS[game].advice)
        assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= targets
