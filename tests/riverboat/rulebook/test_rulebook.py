"""The rulebook of Riverboat in words: every clause of the catalogue, each a whole sentence, none pointing nowhere."""

import re

import pytest
from rich.console import Console

from paddlewheel.core.errors import NotationError
from paddlewheel.core.rulebook.console import clause_panel
from paddlewheel.core.rulebook.lookup import clause, find_entries, search
from paddlewheel.core.rulebook.to_json import clause_data
from paddlewheel.riverboat.rulebook.book import RULEBOOK

CATALOGUE = {
    "SET": 7,
    "RND": 5,
    "COIN": 2,
    "CUL": 7,
    "PLA": 7,
    "SHIP": 9,
    "EST": 4,
    "AGT": 1,
    "OPP": 7,
    "SCO": 6,
    "END": 8,
    "HID": 1,
}
IDS = [f"RB-{chapter}-{number}" for chapter, count in CATALOGUE.items() for number in range(1, count + 1)]
ONLY_RULINGS = {
    "RB-SET-7",
    "RB-CUL-6",
    "RB-CUL-7",
    "RB-SHIP-7",
    "RB-SHIP-9",
    "RB-OPP-6",
    "RB-OPP-7",
    "RB-END-7",
    "RB-HID-1",
}


def test_every_clause_of_the_catalogue_in_its_order() -> None:
    assert [entry.id for entry in RULEBOOK.clauses()] == IDS
    assert [chapter.key for chapter in RULEBOOK.chapters] == list(CATALOGUE)
    assert all(entry.id.split("-")[1] == entry.chapter for entry in RULEBOOK.clauses())


def test_every_clause_is_a_whole_sentence_with_a_title() -> None:
    for entry in RULEBOOK.clauses():
        assert 5 <= len(entry.title) < 50
        for paragraph in RULEBOOK.text(entry).split("\n\n"):
            assert paragraph.endswith((".", ".)"))
            assert "\n" not in paragraph


def test_clauses_and_terms_refer_to_clauses_that_exist() -> None:
    texts = [*(entry.text for entry in RULEBOOK.clauses()), *(term.meaning for term in RULEBOOK.terms)]
    assert set(re.findall(r"[A-Z]{2}-[A-Z]+-\d+", " ".join(texts))) <= set(IDS)


def test_what_the_rules_of_2017_do_not_say_is_a_ruling() -> None:
    for entry in RULEBOOK.clauses():
        assert entry.sources == (() if entry.id in ONLY_RULINGS else ("2017",))
        assert entry.has_ruling or entry.sources
        assert entry.text.startswith("Ruling:") == (not entry.sources)


def test_one_edition_so_nothing_depends_on_knobs() -> None:
    assert RULEBOOK.editions == ("2017",)
    for entry in RULEBOOK.clauses():
        assert not any((entry.readings, entry.only, entry.at_least, entry.players, entry.variants))
        assert RULEBOOK.remark(entry) == ""


@pytest.mark.parametrize("name", ["RB-SHIP-6", "rb ship 6", "ship-6", "SHIP6", " rb.ship_06 ", "rbship6", "rb–ship–6"])
def test_sloppy_ids(name: str) -> None:
    assert clause(name, RULEBOOK).id == "RB-SHIP-6"


@pytest.mark.parametrize(
    ("name", "near"),
    [("ship-77", "RB-SHIP-7, RB-SHIP-8 and RB-SHIP-9"), ("rb-shp-3", "RB-SHIP-3"), ("agt 5", "is RB-AGT-1")],
)
def test_an_unknown_id_names_the_nearest(name: str, near: str) -> None:
    with pytest.raises(NotationError, match=near):
        clause(name, RULEBOOK)


def test_chapters_and_words() -> None:
    assert (
        find_entries("rb ship", [RULEBOOK]) == find_entries("ship", [RULEBOOK]) == {RULEBOOK: RULEBOOK.clauses("SHIP")}
    )
    assert search("cards without a surveyor", RULEBOOK)[0].id == "RB-END-8"
    assert search("Harbour Masters", RULEBOOK) == search("harbor master", RULEBOOK) != ()
    assert search("black rose", RULEBOOK) == ()


def test_every_clause_fits_a_panel() -> None:
    console = Console(width=80, color_system=None)
    for entry in RULEBOOK.clauses():
        with console.capture() as capture:
            console.print(clause_panel(RULEBOOK, entry))
        lines = capture.get().splitlines()
        assert max(len(line) for line in lines) <= 80
        assert f"{entry.id}  {entry.title}" in lines[0]


def test_plain_data() -> None:
    data = clause_data(RULEBOOK, clause("sco 1", RULEBOOK), "2017")
    assert (data["game"], data["id"], data["sources"], data["ruling"]) == ("riverboat", "RB-SCO-1", ["2017"], True)
    assert data["in_edition"] == data["text"]
