"""Advice to players beside the rules of both games: what it is about, where it matters, how it is found and shown."""

import json
import re
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from paddlewheel.cli import app
from paddlewheel.core.errors import NotationError
from paddlewheel.core.rulebook import Advice, Rulebook
from paddlewheel.core.rulebook.console import advice_panel
from paddlewheel.core.rulebook.lookup import clause_or_advice, find_entries, search, search_advice
from paddlewheel.core.rulebook.markdown import markdown
from paddlewheel.core.rulebook.to_json import advice_data, book_data, contents_data
from paddlewheel.rulebooks import RULEBOOKS
from paddlewheel.terminal.explain import rule_page

BOOKS = list(RULEBOOKS.values())
RACE, SEASON = RULEBOOKS["mississippi-queen"], RULEBOOKS["riverboat"]
EVERY_TIP = [(book, tip) for book in BOOKS for tip in book.advice]
RACE_EDITIONS = ("intro-1997", "classic-1997", "black-rose-1998", "2019", "2019-advanced")


def tip(name: str, book: Rulebook = RACE) -> Advice:
    found = clause_or_advice(name, book)
    assert isinstance(found, Advice)
    return found


def rules(*arguments: str) -> str:
    return CliRunner().invoke(app, ["rules", *arguments], catch_exceptions=False).stdout


def rules_data(*arguments: str) -> Any:
    return json.loads(rules(*arguments, "--json"))


class TestData:
    @pytest.mark.parametrize("book", BOOKS, ids=lambda book: str(book.game))
    def test_ids_run_without_gaps_in_the_order_of_the_clauses(self, book: Rulebook) -> None:
        assert [entry.id for entry in book.advice] == [
            f"{book.prefix}-TIP-{number}" for number in range(1, 1 + len(book.advice))
        ]

    @pytest.mark.parametrize(("book", "entry"), EVERY_TIP, ids=lambda value: getattr(value, "id", ""))
    def test_a_tip_is_whole_sentences_about_clauses_that_exist(self, book: Rulebook, entry: Advice) -> None:
        assert 5 < len(entry.title) < 50
        assert all(paragraph.endswith(".") and "\n" not in paragraph for paragraph in entry.text.split("\n\n"))
        mentioned = re.findall(r"[A-Z]{2}-[A-Z]+-\d+", entry.text)
        assert {*entry.clauses, *mentioned} <= set(book.by_id)
        assert set(mentioned) <= set(entry.clauses)
        known = {source for one in book.clauses() for source in one.sources}
        assert entry.sources
        assert set(entry.sources) <= known

    @pytest.mark.parametrize(("book", "entry"), EVERY_TIP, ids=lambda value: getattr(value, "id", ""))
    def test_a_tip_matters_nowhere_that_its_first_clause_does_not(self, book: Rulebook, entry: Advice) -> None:
        beside = book.by_id[entry.clauses[0]]
        applies = [edition for edition in book.editions if book.is_part_of(entry, edition)]
        assert applies
        assert all(book.is_part_of(beside, edition) for edition in applies)

    def test_no_tip_passes_for_a_rule(self) -> None:
        for book, entry in EVERY_TIP:
            assert entry.id not in book.by_id
            assert "Ruling:" not in entry.text

    @pytest.mark.parametrize(
        ("name", "editions"),
        [
            ("tip 1", RACE_EDITIONS),
            ("tip 5", ("intro-1997",)),
            ("tip 6", RACE_EDITIONS[1:]),
            ("tip 8", ("black-rose-1998", "2019", "2019-advanced")),
            ("tip 9", RACE_EDITIONS[1:]),
            ("tip 11", ("black-rose-1998", "2019", "2019-advanced")),
        ],
    )
    def test_where_a_tip_matters(self, name: str, editions: tuple[str, ...]) -> None:
        assert advice_data(RACE, tip(name))["applies"] == list(editions)

    def test_when_a_tip_matters(self) -> None:
        assert RACE.remark(tip("tip 11"), "2019") == "2019: only with the variant black_rose"
        assert RACE.remark(tip("tip 11"), "black-rose-1998") == ""
        assert RACE.remark(tip("tip 8"), "classic-1997") == "classic-1997: not in this edition"
        german = RACE.in_language("de")
        assert german.remark(german.advice[10], "2019") == "2019: nur mit der Variante black_rose"

    def test_the_game_in_german_advises_in_german(self) -> None:
        assert SEASON.in_language("de").advice[2].title == "Arbeiter beisammenhalten"
        assert [entry.id for entry in SEASON.in_language("de").advice] == [entry.id for entry in SEASON.advice]

    @pytest.mark.parametrize("book", BOOKS, ids=lambda book: str(book.game))
    def test_readers_of_an_edition_get_it_with_the_rules(self, book: Rulebook) -> None:
        rows = book_data(book, book.editions[0])["advice"]
        assert [row["id"] for row in rows] == [entry.id for entry in book.advice]
        here = {row["id"] for row in rows if row["here"]}
        assert here == {entry.id for entry in book.advice if book.is_part_of(entry, book.editions[0])}
        assert all(row["paragraphs"] and row["clauses"] for row in rows)


class TestFinding:
    @pytest.mark.parametrize("name", ["MQ-TIP-8", "mq tip 8", "tip8", " Tip_08 "])
    def test_sloppy_ids(self, name: str) -> None:
        assert tip(name).title == "Through the archipelago"
        assert [entry.id for entry in find_entries(name, [RACE])[RACE]] == ["MQ-TIP-8"]

    @pytest.mark.parametrize("word", ["tip", "tips", "advice", "MQ-TIP"])
    def test_all_advice_of_a_game(self, word: str) -> None:
        assert find_entries(word, [RACE])[RACE] == RACE.advice

    def test_words_find_clauses_first_and_then_advice(self) -> None:
        found = find_entries("sandbanks", [RACE])[RACE]
        assert found == (*search("sandbanks", RACE), *search_advice("sandbanks", RACE))
        assert [entry.id for entry in found][-2:] == ["MQ-TIP-3", "MQ-TIP-11"]
        assert [entry.id for entry in search_advice("sandbar", RACE)] == ["MQ-TIP-3", "MQ-TIP-11"]

    def test_words_that_only_advice_has(self) -> None:
        assert [entry.id for entry in find_entries("younger children", BOOKS)[RACE]] == ["MQ-TIP-5"]

    def test_a_clause_comes_with_the_advice_beside_it(self) -> None:
        assert [entry.id for entry in find_entries("adv 14", [RACE])[RACE]] == ["MQ-ADV-14", "MQ-TIP-8"]
        assert [entry.id for entry in find_entries("rb est 1", BOOKS)[SEASON]] == ["RB-EST-1", "RB-TIP-7"]

    def test_an_unknown_tip_names_the_nearest(self) -> None:
        with pytest.raises(NotationError, match="the nearest are MQ-TIP-9, MQ-TIP-10 and MQ-TIP-11"):
            clause_or_advice("MQ-TIP-99", RACE)
        with pytest.raises(NotationError, match="RB-TIP-8"):
            find_entries("rb tip 40", [SEASON])


class TestShowing:
    def test_the_command_marks_it_as_advice(self) -> None:
        text = rules("MQ-ADV-14")
        assert text.index("MQ-ADV-14  The archipelago") < text.index("MQ-TIP-8  Through the archipelago")
        assert "Advice: It has no rule of its own" in text
        assert "advice, no rule; rules of 2019" in text
        assert "Advice to players, no rules" in rules()
        assert "MQ-TIP-1 to -11" in rules()

    def test_the_command_says_when_it_matters(self) -> None:
        assert "classic-1997: not in this edition" in rules("tip", "11", "--edition", "classic-1997")

    def test_as_data(self) -> None:
        rows = rules_data("MQ-ADV-14")
        assert [(row["kind"], row["id"]) for row in rows] == [("clause", "MQ-ADV-14"), ("advice", "MQ-TIP-8")]
        assert rows[1]["clauses"] == ["MQ-ADV-14", "MQ-MOV-1", "MQ-MOV-5"]
        assert {row["id"] for row in rules_data("tips")} == {entry.id for _, entry in EVERY_TIP}
        chapters = {row["key"]: row["advice"] for row in contents_data(RACE)}
        assert chapters["ADV"] == [{"id": "MQ-TIP-8", "title": "Through the archipelago"}]
        assert sum(len(tips) for tips in chapters.values()) == len(RACE.advice)

    def test_every_tip_fits_a_panel(self) -> None:
        console = Console(width=80, color_system=None)
        for book, entry in EVERY_TIP:
            with console.capture() as capture:
                console.print(advice_panel(book, entry))
            lines = capture.get().splitlines()
            assert max(len(line) for line in lines) <= 80
            assert any(f"{entry.id}  {entry.title}" in line for line in lines)

    @pytest.mark.parametrize("book", BOOKS, ids=lambda book: str(book.game))
    def test_the_page_has_each_tip_after_its_clause(self, book: Rulebook) -> None:
        page = markdown(book)
        for entry in book.advice:
            anchor = f'<a id="{entry.id.lower()}"></a>\n\n> *Advice:* **{entry.title}**'
            clause_at, at = page.index(f'<a id="{entry.clauses[0].lower()}">'), page.index(anchor)
            assert clause_at < at
            assert page[clause_at:at].count("\n### ") == 1

    def test_the_terminal_tells_what_its_edition_can_use(self) -> None:
        assert "MQ-TIP-8  Advice: Through the archipelago" in rule_page("adv 14", RACE, "2019-advanced")
        assert rule_page("tip 8", RACE, "2019")[0] == "MQ-TIP-8  Advice: Through the archipelago"
        assert not any("TIP" in line for line in rule_page("mov 8", RACE, "2019"))
        assert not any("TIP" in line for line in rule_page("adv 14", RACE, "classic-1997"))
