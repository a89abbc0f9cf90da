"""The rulebook in words: complete, in step with the engine and its editions, and readable in a terminal."""

import json
import re
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pytest
from rich.console import Console, RenderableType

from paddlewheel.core.errors import NotationError, SetupError
from paddlewheel.core.messages import text
from paddlewheel.core.rulebook.clause_ids import short_ids
from paddlewheel.core.rulebook.console import clause_panel, clause_table, contents_table
from paddlewheel.core.rulebook.lookup import clause, find_entries, search
from paddlewheel.core.rulebook.to_json import clause_data, contents_data
from paddlewheel.mississippi_queen import clauses as engine
from paddlewheel.mississippi_queen.editions import (
    SWITCH_VARIANTS,
    VALUE_VARIANTS,
    MississippiQueenOptions,
    build_tables,
    edition_names,
    editions,
    knob_names,
)
from paddlewheel.mississippi_queen.rulebook import RULEBOOK, differences, differences_data, differences_table
from paddlewheel.mississippi_queen.rulebook.differences import Difference
from paddlewheel.mississippi_queen.rulebook.knobs import (
    KnobDescription,
    VariantDescription,
    edition_knobs,
    knob_text,
    knobs,
    value_key,
    value_text,
)
from paddlewheel.mississippi_queen.rulebook.knobs import variants as all_variants
from paddlewheel.mississippi_queen.rulebook.occasions import applicability_text, occasions
from paddlewheel.mississippi_queen.variants import variants_of

CLAUSES_PER_CHAPTER = {
    "KNOB": 2,
    "RIV": 18,
    "SET": 13,
    "ORD": 8,
    "MOV": 15,
    "PUSH": 14,
    "PAS": 5,
    "END": 9,
    "ADV": 14,
    "COAL": 5,
    "ROSE": 10,
}
NOT_KNOBS = {"title", "base"}
PAIRS = list(combinations(edition_names(), 2))


def knob(name: str) -> KnobDescription:
    return next(knob for knob in knobs() if knob.name == name)


def row(rows: list[Difference], name: str) -> tuple[str, str]:
    return next((found.left, found.right) for found in rows if found.name == name)


def printed(what: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


class TestClauses:
    def test_number_of_clauses_per_chapter(self) -> None:
        counts = {chapter.key: len(RULEBOOK.clauses(chapter.key)) for chapter in RULEBOOK.chapters}
        assert counts == CLAUSES_PER_CHAPTER

    def test_chapters_are_the_engines_in_its_order(self) -> None:
        assert tuple(chapter.key for chapter in RULEBOOK.chapters) == engine.CHAPTERS

    def test_ids_run_without_gaps(self) -> None:
        ids = [entry.id for entry in RULEBOOK.clauses()]
        assert ids == [
            f"MQ-{chapter}-{number}" for chapter, count in CLAUSES_PER_CHAPTER.items() for number in range(1, count + 1)
        ]
        assert all(entry.id.split("-")[1] == entry.chapter for entry in RULEBOOK.clauses())

    def test_every_clause_of_the_engine_has_a_text(self) -> None:
        numbers = [number for name, number in vars(engine).items() if re.fullmatch(r"[A-Z]+_\d+", name)]
        assert len(numbers) > 30
        for number in numbers:
            assert RULEBOOK.text(RULEBOOK.by_id[engine.clause_name(number)])

    def test_every_clause_is_a_whole_sentence_with_a_title(self) -> None:
        for entry in RULEBOOK.clauses():
            assert 5 < len(entry.title) < 50
            for paragraph in RULEBOOK.text(entry).split("\n\n"):
                assert paragraph.endswith((".", ".)"))
                assert "\n" not in paragraph

    def test_what_no_source_says_is_a_ruling_or_a_fact(self) -> None:
        plain = {entry.id for entry in RULEBOOK.clauses() if not entry.sources and not entry.has_ruling}
        assert plain == {"MQ-KNOB-1", "MQ-KNOB-2", "MQ-RIV-1", "MQ-RIV-2"}
        assert {source for entry in RULEBOOK.clauses() for source in entry.sources} == {"1997", "1998", "2019"}

    def test_clauses_refer_to_clauses_that_exist(self) -> None:
        for entry in RULEBOOK.clauses():
            for name in re.findall(r"MQ-[A-Z]+-\d+", RULEBOOK.text(entry)):
                assert clause(name, RULEBOOK).id == name

    def test_conditions_name_knobs_and_variants(self) -> None:
        for entry in RULEBOOK.clauses():
            assert {*entry.only, *entry.at_least, *entry.readings} <= knob_names()
            assert {*entry.variants} <= {*SWITCH_VARIANTS, *VALUE_VARIANTS}

    @pytest.mark.parametrize("edition", edition_names())
    def test_every_reading_covers_the_values_in_use(self, edition: str) -> None:
        for entry in RULEBOOK.clauses():
            applies = occasions(entry, edition) is not None
            for name, texts in entry.readings.items():
                assert not applies or value_key(editions()[edition][name]) in texts

    def test_every_clause_is_part_of_some_edition(self) -> None:
        for entry in RULEBOOK.clauses():
            assert any(occasions(entry, edition) is not None for edition in edition_names())

    def test_an_edition_reads_only_its_own(self) -> None:
        entry = RULEBOOK.by_id["MQ-RIV-9"]
        everywhere, today = RULEBOOK.text(entry), RULEBOOK.text(entry, "2019")
        assert "2019, 2019-advanced: The finish is a tile like the others" in everywhere
        assert "The player who laid the last tile rolls." in everywhere
        assert today.endswith("The player whose boat is in the lead rolls.")
        assert "laid the last tile" not in today

    @pytest.mark.parametrize(
        ("name", "edition", "words"),
        [
            ("MQ-RIV-10", "classic-1997", "The docks are spaces of the last tile"),
            ("MQ-RIV-10", "2019", "The docks are the three spaces of the finish tile"),
            ("MQ-RIV-9", "black-rose-1998", "Ruling: this roll is never repeated. The player who laid"),
            ("MQ-ORD-5", "2019-advanced", "by the numbers of the start docks"),
            ("MQ-ORD-5", "black-rose-1998", "So the boat on start dock 2 begins; docks 1, 3, 4 and 5 follow."),
            ("MQ-ADV-12", "2019-advanced", "pay for neither way. Ruling: after the lost turn it leaves at speed 1"),
            ("MQ-ADV-12", "black-rose-1998", "unless that way is blocked. Ruling: if it is still blocked after"),
        ],
    )
    def test_what_the_values_of_knobs_add(self, name: str, edition: str, words: str) -> None:
        assert words in RULEBOOK.text(RULEBOOK.by_id[name], edition).split("\n\n")[-1]

    def test_a_condition_may_be_a_word(self) -> None:
        entry = replace(RULEBOOK.by_id["MQ-RIV-10"], only={"finish_docks": "finish_tile"})
        applies = [edition for edition in edition_names() if occasions(entry, edition) is not None]
        assert applies == ["2019", "2019-advanced"]
        assert {edition_knobs(edition)["finish_docks"] for edition in edition_names()} == {
            "last_tile",
            "finish_tile",
        }

    @pytest.mark.parametrize(
        ("name", "edition", "words"),
        [
            ("MQ-PAS-1", "intro-1997", "not in this edition"),
            ("MQ-PAS-1", "classic-1997", "part of the game"),
            ("MQ-SET-5", "2019", "only with 2 players"),
            ("MQ-SET-9", "black-rose-1998", "only with 7 or 8 players"),
            ("MQ-ADV-3", "2019", "only with the variant b_tiles"),
            ("MQ-ADV-3", "2019-advanced", "part of the game"),
            ("MQ-ROSE-1", "classic-1997", "not in this edition"),
            ("MQ-COAL-1", "classic-1997", "only with the variant two_boats_each or the variant teams"),
            ("MQ-SET-8", "2019", "not in this edition"),
        ],
    )
    def test_where_a_clause_applies(self, name: str, edition: str, words: str) -> None:
        assert applicability_text(clause(name, RULEBOOK), edition) == words


class TestFinding:
    @pytest.mark.parametrize(
        "name", ["MQ-MOV-8", "mov-8", "mov 8", "MOV8", "mq mov 8", " Mov_08 ", "mq.mov.8", "mov–8"]
    )
    def test_sloppy_ids(self, name: str) -> None:
        assert clause(name, RULEBOOK).id == "MQ-MOV-8"

    @pytest.mark.parametrize(
        ("name", "near"),
        [
            ("push-99", "MQ-PUSH-12, MQ-PUSH-13 and MQ-PUSH-14"),
            ("mov-0", "MQ-MOV-1, MQ-MOV-2 and MQ-MOV-3"),
            ("psh-3", "MQ-PUSH-3"),
            ("MQ-ROES-8", "MQ-ROSE-8"),
            ("movement 3", "MQ-MOV-3"),
            ("MQ-PASS", "MQ-PAS-1"),
            ("mov-" + "9" * 5000, "MQ-MOV-15"),
        ],
    )
    def test_an_unknown_id_names_the_nearest(self, name: str, near: str) -> None:
        with pytest.raises(NotationError, match=r"there is no clause .*; the nearest (is|are) ") as refused:
            clause(name, RULEBOOK)
        assert near in str(refused.value)

    @pytest.mark.parametrize("name", ["", "8", "???", "xyz"])
    def test_what_is_near_nothing_is_told_the_chapters(self, name: str) -> None:
        with pytest.raises(
            NotationError, match=r"named like MQ-ROSE-10; the chapters are those of Mississippi Queen \(KNOB, RIV, "
        ):
            clause(name, RULEBOOK)

    def test_search_takes_all_words_and_puts_titles_first(self) -> None:
        found = [entry.id for entry in search("Sandbank", RULEBOOK)]
        assert found[:3] == ["MQ-ADV-7", "MQ-ADV-8", "MQ-ADV-9"]
        assert "MQ-COAL-2" in found
        assert {entry.id for entry in search("sandbank backward", RULEBOOK)} < set(found)
        assert search("submarine", RULEBOOK) == ()
        assert search(" ", RULEBOOK) == ()

    @pytest.mark.parametrize(("old", "ours"), [("sandbars", "sandbank"), ("floating logs", "driftwood")])
    def test_search_knows_older_words(self, old: str, ours: str) -> None:
        assert search(old, RULEBOOK) == search(ours, RULEBOOK)

    def test_a_reader_may_ask_for_an_id_a_chapter_or_words(self) -> None:
        assert [entry.id for entry in find_entries("pas 2", [RULEBOOK])[RULEBOOK]] == ["MQ-PAS-2"]
        assert find_entries("pas", [RULEBOOK])[RULEBOOK] == RULEBOOK.clauses("PAS")
        assert find_entries("measuring stick", [RULEBOOK])[RULEBOOK][0].id == "MQ-ORD-3"
        with pytest.raises(NotationError, match="MQ-PAS-5"):
            find_entries("pas-77", [RULEBOOK])[RULEBOOK]


class TestKnobs:
    def test_every_knob_is_explained_once(self) -> None:
        names = [knob.name for knob in knobs()]
        in_use = {name for values in editions().values() for name in values} - NOT_KNOBS
        assert len(names) == len(set(names))
        assert set(names) == in_use | knob_names()
        assert {"players", "passengers", "river_length", "b_tiles", "rose_players"} < set(names)

    @pytest.mark.parametrize(("name", "edition"), list(product([k.name for k in knobs()], edition_names())))
    def test_every_value_in_use_has_words(self, name: str, edition: str) -> None:
        words = knob_text(knob(name), edition)
        assert len(words) > 5
        assert "{" not in words

    def test_usual_values_are_the_engines(self) -> None:
        tables = build_tables(MississippiQueenOptions())[0]
        for name in ("full_coal", "top_speed", "round_limit"):
            assert knob(name).default == getattr(tables, name)

    def test_knobs_and_variants_name_clauses_that_exist(self) -> None:
        assert all(knob.says.endswith(".") for knob in knobs())
        entries: list[KnobDescription | VariantDescription] = [*knobs(), *all_variants()]
        for entry in entries:
            assert entry.clauses
            assert all(clause(name, RULEBOOK).id == name for name in entry.clauses)

    def test_knobs_and_variants_are_explained_in_whole_sentences(self) -> None:
        offered = [text(variant.says) for edition in edition_names() for variant in variants_of(edition)]
        assert all(says.endswith(".") for says in [*offered, *(entry.says for entry in knobs())])

    def test_every_variant_is_explained(self) -> None:
        assert {variant.name for variant in all_variants()} == {*SWITCH_VARIANTS, *VALUE_VARIANTS}

    def test_clauses_that_depend_on_a_knob_are_listed_with_it(self) -> None:
        for entry in RULEBOOK.clauses():
            for name in entry.readings:
                assert entry.id in knob(name).clauses

    def test_a_changed_knob_has_words_too(self) -> None:
        assert value_text(knob("rose_gives"), 3) == "up to 3 coal a round in all"
        assert value_text(knob("river_length"), 15) == "15 tiles, the start tile included"
        assert value_text(knob("finish_docks"), "last_tile") == (
            "the corner space of the last tile and its two neighbours"
        )


class TestDifferences:
    def test_introductory_game_and_2019(self) -> None:
        rows = differences("intro-1997", "2019")
        assert row(rows, "players") == ("3 to 5 players", "2 to 6 players")
        assert row(rows, "river_length") == (
            "4 tiles: the start tile and 3 more",
            "12 tiles: the start tile and 11 more",
        )
        assert row(rows, "passengers") == ("no passengers", "8 with 2 or 3 players, 12 with 4, 16 with 5 or 6")
        assert row(rows, "order_by_seat") == (
            "clockwise by seat in every round",
            "by position on the river",
        )
        assert row(rows, "first_round_by_dock") == (
            "clockwise by seat, like every round",
            "by start dock: 1, 2, 3, 4, 5, then boats that wait on land",
        )
        assert row(rows, "finish_docks") == (
            "the corner space of the last tile and its two neighbours",
            "the three spaces of a finish tile, beyond the last tile",
        )
        assert row(rows, "out_when_aground") == (
            "the boat is out of the race, and so is one that needs coal and has none",
            "it loses its next turn, then leaves at speed 1 in any direction; what it has no coal for cannot be done",
        )
        assert row(rows, "not_where_pusher_was") == ("not allowed", "allowed")
        assert row(rows, "chain_push") == ("not allowed", "as a chain push: 1 point more for each boat")
        assert row(rows, "vacated_tiles_leave") == (
            "they are removed, with the passengers waiting there",
            "they stay",
        )
        assert row(rows, "finish_at_any_speed") == (
            "reach it at any speed; points left over are lost",
            "end the move there at speed 1",
        )
        assert row(rows, "sandbank_backward_coal") == ("no sandbanks", "1 coal, forward or backward")
        assert row(rows, "rose_gives") == ("no Black Rose", "refills her controller's boat to 6")
        same = {"b_tiles", "entering_triggers", "ends_at_first_docking", "full_coal"}
        assert not same & {found.name for found in rows}

    def test_clauses_that_one_edition_lacks(self) -> None:
        rows = differences("intro-1997", "2019")
        missing = next(found for found in rows if found.name == "MQ-PAS-1")
        assert missing.title == "Passengers and docks"
        assert (missing.left, missing.right) == ("not in this edition", "part of the game")
        assert missing.clauses == tuple(f"MQ-PAS-{number}" for number in range(1, 6))
        assert row(rows, "MQ-MOV-11") == ("part of the game", "not in this edition")

    def test_clauses_that_read_differently(self) -> None:
        rows = differences("black-rose-1998", "2019-advanced")
        assert row(rows, "MQ-ADV-6") == ("It keeps its heading.", "Its owner points it any way, as after every push.")
        assert row(rows, "MQ-END-3")[0] == "The race ends at once."

    def test_basic_and_advanced_2019_differ_in_the_special_tiles(self) -> None:
        rows = differences("2019", "2019-advanced")
        assert [found.name for found in rows if found.kind == "knob"] == ["b_tiles", "fewest_b_tiles"]
        assert {found.left for found in rows if found.kind == "clause"} == {"only with the variant b_tiles"}

    @pytest.mark.parametrize(("first", "second"), PAIRS)
    def test_every_knob_with_two_values_is_a_row(self, first: str, second: str) -> None:
        names = {found.name for found in differences(first, second)}
        left, right = edition_knobs(first), edition_knobs(second)
        assert {name for name in left | right if left.get(name) != right.get(name)} - NOT_KNOBS <= names

    @pytest.mark.parametrize(("first", "second"), PAIRS)
    def test_symmetric(self, first: str, second: str) -> None:
        there, back = differences(first, second), differences(second, first)
        key = [(found.kind, found.name, found.title, found.clauses) for found in there]
        assert sorted(key) == sorted((found.kind, found.name, found.title, found.clauses) for found in back)
        assert sorted((found.left, found.right) for found in there) == sorted(
            (found.right, found.left) for found in back
        )
        assert all(found.left != found.right and found.clauses for found in there)

    @pytest.mark.parametrize("edition", edition_names())
    def test_no_difference_from_itself(self, edition: str) -> None:
        assert differences(edition, edition) == []
        assert printed(differences_table(edition, edition)) == f"{edition} and {edition} do not differ.\n"

    def test_unknown_edition(self) -> None:
        with pytest.raises(SetupError, match="there is no edition '2020'; choose one of intro-1997, "):
            differences("2019", "2020")


class TestShowing:
    @pytest.mark.parametrize(("first", "second"), PAIRS)
    def test_differences_fit_80_columns(self, first: str, second: str) -> None:
        text = printed(differences_table(first, second))
        assert max(len(line) for line in text.splitlines()) <= 80
        assert "…" not in text
        assert first in text
        assert second in text

    def test_every_row_is_shown(self) -> None:
        text = printed(differences_table("intro-1997", "2019"), width=200)
        for found in differences("intro-1997", "2019"):
            assert short_ids(found.clauses)[:8] in text
        assert "What is set differently" in text
        assert "Rules that are missing or read differently" in text

    def test_every_clause_fits_a_panel(self) -> None:
        for entry in RULEBOOK.clauses():
            for edition in (None, *edition_names()):
                text = printed(clause_panel(RULEBOOK, entry, edition))
                assert max(len(line) for line in text.splitlines()) <= 80
                assert f"{entry.id}  {entry.title}" in text

    def test_a_panel_says_where_the_clause_is_from_and_holds(self) -> None:
        text = printed(clause_panel(RULEBOOK, clause("push-6", RULEBOOK)))
        assert "Ruling:" in text
        assert "rules of 2019" in text
        assert "Part of the game: 2019, 2019-advanced." in text
        assert "classic-1997: not in this edition" in printed(
            clause_panel(RULEBOOK, clause("push-6", RULEBOOK), "classic-1997")
        )

    def test_tables(self) -> None:
        contents = printed(contents_table(RULEBOOK))
        assert all(chapter.title in contents for chapter in RULEBOOK.chapters)
        assert "MQ-PUSH-1 to -14" in contents
        found = printed(clause_table(search("driftwood", RULEBOOK), "driftwood"))
        assert "MQ-ADV-3" in found
        assert max(len(line) for line in found.splitlines()) <= 80

    def test_plain_data(self) -> None:
        data: dict[str, Any] = json.loads(json.dumps(clause_data(RULEBOOK, clause("rose-8", RULEBOOK), "2019")))
        assert data["id"] == "MQ-ROSE-8"
        assert data["sources"] == ["2019", "1998"]
        assert data["readings"][0]["editions"] == ["black-rose-1998"]
        assert data["readings"][0]["text"].startswith("She gives up to 2 coal a round in all.")
        assert data["applies"]["2019"] == "only with the variant black_rose"
        assert data["knobs"] == ["rose_gives"]
        assert data["in_edition"].endswith("The boat is refilled to 6.")
        assert "edition" not in clause_data(RULEBOOK, clause("rose-8", RULEBOOK))
        rows = json.loads(json.dumps(differences_data("2019", "2019-advanced")))
        assert rows["right"] == "2019-advanced"
        assert rows["differences"][0]["name"] == "b_tiles"
        contents = json.loads(json.dumps(contents_data(RULEBOOK)))
        assert [len(chapter["clauses"]) for chapter in contents] == list(CLAUSES_PER_CHAPTER.values())
