"""The data files are what the box holds; an owner's own are checked before a game begins with them."""

import copy
from typing import Any

import pytest

from paddlewheel.core.errors import DataError
from paddlewheel.riverboat import components
from paddlewheel.riverboat.mats import read_mats
from paddlewheel.riverboat.options import RiverboatOptions, build_tables
from paddlewheel.riverboat.rulebook.book import RULEBOOK

SOURCES = {"KNOWN", "INFERRED", "CHOSEN"}


def rows_with_a_source(data: Any) -> list[dict[str, Any]]:
    sections = [part for part in data.values() if isinstance(part, dict)]
    lists = [row for part in data.values() if isinstance(part, list) for row in part if isinstance(row, dict)]
    return sections + lists


@pytest.mark.parametrize("name", [file.removesuffix(".toml") for file in components.DATA_FILES])
def test_every_row_says_how_sure_it_is(name: str) -> None:
    rows = rows_with_a_source(components.data_file(name))
    assert rows
    assert {row.get("source") for row in rows} <= SOURCES


def test_crop_tiles_are_those_of_the_box() -> None:
    tiles = components.data_file("crops")["tile"]
    by_size = [sum(row["count"] for row in tiles if len(row["crops"]) == size) for size in (1, 2, 3)]
    assert by_size == [70, 25, 15] == components.data_file("crops")["stated"]["tiles_by_size"]
    for crop in components.crop_names():
        doubles = [row["count"] for row in tiles if row["crops"] == [crop, crop]]
        assert doubles == [1]
        hexes = [row["crops"].count(crop) * row["count"] for row in tiles if len(row["crops"]) == 3]
        assert sum(hexes) == 9


def test_what_the_rules_state_is_known_even_where_the_tiles_are_chosen() -> None:
    crops, score = components.data_file("crops"), components.data_file("supplies")["score"]
    assert {crops["stated"]["source"], score["source"]} == {"KNOWN"}
    of_three = [set(row["crops"]) for row in crops["tile"] if len(row["crops"]) == 3]
    assert {len(shown) for shown in of_three} == {1, 2}
    assert crops["stated"]["most_different_crops"] == 2


def test_the_score_track_of_the_rules_is_that_of_the_box() -> None:
    score = components.data_file("supplies")["score"]
    assert f"which begins again every {score['track']}." in RULEBOOK.by_id["RB-RND-4"].text
    assert score["markers"] == [score["track"] * laps for laps in range(4)]


def test_riverboats_are_nine_kinds_of_five() -> None:
    boats = components.data_file("riverboats")["boat"]
    assert [row["capacity"] for row in boats] == [1, 2, 2, 3, 3, 4, 5, 6, 7]
    assert {row["count"] for row in boats} == {5}


def test_cards_are_those_of_the_box() -> None:
    assert len(components.card_names()) == 17
    cards = components.data_file("supplies")["cultivation"]
    assert 5 * cards["of_a_colour"] + cards["wild"] == 40


def test_mats_have_forty_fields_eight_of_each_colour_and_twenty_two_on_the_outskirts() -> None:
    for mat in components.mats():
        assert len(mat.fields) == 40
        assert [len(mat.of_colour(colour)) for colour in range(5)] == [8] * 5
        assert sum(mat.is_on_outskirts(field) for field in range(40)) == 22


def test_no_two_mats_are_alike() -> None:
    assert len({tuple(field.colour for field in mat.fields) for mat in components.mats()}) == 4


def test_neighbours_are_mutual() -> None:
    mat = components.mats()[0]
    for field in range(len(mat.fields)):
        for direction in range(6):
            other = mat.near(field, direction)
            assert other == 48 or mat.near(other, (direction + 3) % 6) == field


def mats_with(change: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = copy.deepcopy(components.data_file("mats")["mat"])
    change(rows)
    return rows


def set_row(mat: int, row: int, text: str) -> Any:
    return lambda rows: rows[mat]["rows"].__setitem__(row, text)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda rows: rows.pop(), "four mats, not 3"),
        (lambda rows: rows[1].update(name="oak"), "same name"),
        (lambda rows: rows[0].pop("name"), "needs a name"),
        (lambda rows: rows[0].update(name="big oak"), "'big oak' cannot name a mat"),
        (set_row(0, 1, "h h s h s * h *"), "row b.*between the fields"),
        (set_row(0, 0, "c c c s x c * h"), "row a: 'x' is none of"),
        (set_row(0, 0, "c c c s h c * h"), "elm has 8 fields of heart, but oak has 9"),
        (set_row(1, 4, "s h h * c s c"), "elm has another shape"),
        (set_row(0, 2, "h h h h h h h h h h h"), "a row has 9 at most"),
        (set_row(0, 2, ". . . . . . . ."), "does not hang together"),
        (lambda rows: rows[0].update(rows=[]), "0 fields"),
    ],
)
def test_a_mat_that_cannot_be_is_refused_with_the_reason(change: Any, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        read_mats(mats_with(change))


def altered(name: str, change: Any) -> dict[str, Any]:
    data = copy.deepcopy(components.data_file(name))
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["crops"].pop(), "five different crops"),
        (lambda data: data["crops"].__setitem__(0, "red beet"), "'red beet' cannot name a crop"),
        (lambda data: data["tile"].clear(), "kinds of tile, not 0"),
        (lambda data: data["tile"][0].update(crops=["rice"]), "tile 1 shows"),
        (lambda data: data["tile"][0].update(crops=["corn"] * 4), "one to three"),
        (lambda data: data["tile"][-1].update(crops=["corn", "wheat", "turnip"]), "one or two different crops"),
        (lambda data: data["tile"][0].update(count=0), "count of at least 1"),
        (lambda data: data["tile"].append(data["tile"][0]), "listed twice"),
        (lambda data: data.update(tile=data["tile"][:20]), "one, two and three hexes"),
    ],
)
def test_crop_tiles_that_cannot_be_are_refused(change: Any, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        components.check_crops(altered("crops", change))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["boat"].clear(), "kinds of riverboat, not 0"),
        (lambda data: data["boat"][1].update(name="1"), "same name"),
        (lambda data: data["boat"][0].update(rum=1), "brings 'rum'"),
        (lambda data: data["boat"][0].update(capacity=0), "capacity of 1 to 13"),
        (lambda data: data["boat"][5].update(surveyor=1), "two estate features"),
        (lambda data: data["boat"][0].update(count=0), "count of at least 1"),
        (lambda data: data["boat"][0].update(name=1), "needs a name"),
        (lambda data: data["boat"][0].update(name="big 1"), "'big 1' cannot name a kind; use small letters"),
    ],
)
def test_riverboats_that_cannot_be_are_refused(change: Any, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        components.check_boats(altered("riverboats", change))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data.update(card=data["card"][:15]), "16 to 20 cards"),
        (lambda data: data["card"][1].update(name="turnips"), "same name"),
        (lambda data: data["card"][0].pop("name"), "every card needs a name"),
        (lambda data: data["card"][0].update(name="many turnips"), "'many turnips' cannot name a card; use small"),
        (lambda data: data["card"][0].update(name="barns,wells"), "'barns,wells' cannot name a card"),
        (lambda data: data["card"][0].update(name="-"), "'-' cannot name a card"),
        (lambda data: data["card"][0].update(counts="ducks"), "counts 'ducks'"),
        (lambda data: data["card"][5].pop("most"), "`each` and `most`"),
        (lambda data: data["card"][0].pop("crop"), "needs a crop"),
        (lambda data: data["spaces"].update(bonus=["coin"] * 4), "each once"),
    ],
)
def test_cards_that_cannot_be_are_refused(change: Any, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        components.check_cards(altered("opportunities", change), components.crop_names())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["harbor"].update(reached=[2, 2]), "must rise"),
        (lambda data: data["harbor"].update(end=10), "before the last place"),
        (lambda data: data["rounds"].update(surveyors=[2]), "has 4 numbers, not 1"),
        (lambda data: data["rounds"].update(riverboats=[3, 3, 3, 3]), "more riverboats"),
    ],
)
def test_supplies_that_cannot_be_are_refused(change: Any, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        components.check_supplies(altered("supplies", change))


def test_an_owners_own_mats_need_no_change_of_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven rows of six: another shape, and the tables follow."""
    colours = "hscd*"
    drawn = [
        {
            "name": f"own-{number}",
            "rows": [
                " " * (row % 2) + " ".join(colours[(6 * row + place + number) % 5] for place in range(5))
                for row in range(7)
            ],
        }
        for number in range(4)
    ]
    monkeypatch.setattr(components, "mats", lambda: read_mats(drawn))
    tables = build_tables(RiverboatOptions(3))[0]
    assert list(tables.field_count) == [35] * 4
    assert bin(int(tables.outskirts[0])).count("1") == 2 * 5 + 5 * 2
