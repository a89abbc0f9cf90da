"""The tile data against the box and against themselves. A bad row is reported by name, with what is wrong with it."""

import tomllib
from collections import Counter
from functools import cache
from typing import Any

import pytest

from paddlewheel.core.errors import DataError
from paddlewheel.mississippi_queen.tables import read_data, tile_kinds, tile_rows
from tests.mississippi_queen.printed_river import DIRECTIONS, lay_out, neighbours, printed_spaces, spot, toward

Row = dict[str, Any]

KEYS = {
    *("name", "group", "source", "islands", "dock_island", "blue_dock", "red_dock"),
    *("start_docks", "depots", "driftwood", "sandbanks", "missing"),
}
SOURCES = ("KNOWN", "INFERRED", "CHOSEN")
SPACES = range(20)
BOX = {
    "A0": "start",
    "rejoin": "branching",
    "finish": "finish",
    **{f"A1-{number}": "A1" for number in (1, 2, 3, 4)},
    **{f"A2-{number}": "A2" for number in (1, 2, 3, 4)},
    **{f"A3-{number}": "A3" for number in (1, 2, 3)},
    **dict.fromkeys(("B1", "B1/B2", "B2", "B3-1", "B3-2", "B4"), "B"),
}


@cache
def seam(direction: str, *, rear: bool) -> frozenset[int]:
    """The spaces of a tile that border the next tile in this direction; or of the next tile, those that border it."""
    (first, heading), (second, turned) = lay_out(direction)
    mine, theirs = printed_spaces(first, heading), printed_spaces(second, turned)
    if rear:
        mine, theirs = theirs, mine
    other = {spot(point) for point in theirs}
    return frozenset(n for n in SPACES if any(spot(mine[n] + toward(way)) in other for way in range(6)))


@cache
def ways_in() -> frozenset[int]:
    return frozenset().union(*(seam(direction, rear=True) for direction in DIRECTIONS))


def spaces_of(row: Row, *keys: str) -> list[int]:
    """The spaces named by these keys of a row, single ones, lists and lists of lists alike."""
    found: list[int] = []
    for key in keys:
        value = row.get(key, [])
        for item in value if isinstance(value, list) else [value]:
            found += item if isinstance(item, list) else [item]
    return found


def land_of(row: Row) -> set[int]:
    return set(spaces_of(row, "islands", "missing"))


def reached(start: set[int], water: set[int]) -> set[int]:
    found = start & water
    while True:
        more = {beside for space in found for beside in neighbours(space)} & water - found
        if not more:
            return found
        found |= more


# What can be wrong with a row


def wrong_words(row: Row) -> list[str]:
    found = [f"unknown key {key!r}" for key in row if key not in KEYS]
    found += [f"no {key}" for key in ("name", "group", "source", "islands") if key not in row]
    if row.get("source") not in SOURCES:
        found.append(f"source {row.get('source')!r} is none of {', '.join(SOURCES)}")
    return found


def wrong_spaces(row: Row) -> list[str]:
    keys = ("islands", "missing", "start_docks", "blue_dock", "red_dock", "depots", "driftwood", "sandbanks")
    named = spaces_of(row, *keys)
    found = [f"space {space} is not one of the 20" for space in named if space not in SPACES]
    return found + [f"space {space} is named {count} times" for space, count in Counter(named).items() if count > 1]


def wrong_islands(row: Row) -> list[str]:
    found = ["an island without a space"] if [] in row["islands"] else []
    return found + [
        f"island {island} is not in one piece"
        for island in row["islands"]
        if reached({*island[:1]}, {*island}) != {*island}
    ]


def wrong_docks(row: Row) -> list[str]:
    docks = spaces_of(row, "blue_dock", "red_dock")
    found = ["more than one dock"] if len(docks) > 1 else []
    if bool(docks) != ("dock_island" in row):
        found.append("a dock needs its dock_island" if docks else "a dock_island without a dock")
    for dock in docks:
        if "dock_island" in row and sorted(row["dock_island"]) not in [sorted(island) for island in row["islands"]]:
            found.append(f"dock_island {row['dock_island']} is none of the islands")
        elif not neighbours(dock) & {*row.get("dock_island", [])}:
            found.append(f"dock {dock} is not beside its island {row.get('dock_island')}")
    return found + [
        f"depot {depot} is not beside land" for depot in row.get("depots", []) if not neighbours(depot) & land_of(row)
    ]


def wrong_water(row: Row) -> list[str]:
    """Every boat that comes in over the rear seam (on the start tile: from a dock) must find a way to each exit."""
    water = {*SPACES} - land_of(row)
    entries = {*row["start_docks"]} if "start_docks" in row else ways_in() & water
    found = [] if entries else ["no way in"]
    if row.get("group") == "finish":
        return found  # nobody goes on from there
    for direction in DIRECTIONS:
        for entry in sorted(entries):
            if not reached({entry}, water) & seam(direction, rear=False):
                found.append(f"no way from {entry} to the exit {direction}")
    return found


def problems(row: Row) -> list[str]:
    """Everything that is wrong with a row, each with the tile's name."""
    found = wrong_words(row)
    if "islands" in row:
        found += wrong_spaces(row)
        if not found:
            found += wrong_islands(row) + wrong_docks(row) + wrong_water(row)
    return [f"{row.get('name', 'a tile without a name')}: {problem}" for problem in found]


def box_problems(rows: list[Row]) -> list[str]:
    """Everything that is wrong with the rows as a whole: what the box holds by its list of contents."""
    by_name = {row["name"]: row for row in rows}
    found = [f"{name} is missing" for name in BOX if name not in by_name]
    found += [f"{name} is not in the box" for name in by_name if name not in BOX]
    found += [
        f"{name} is there {count} times" for name, count in Counter(row["name"] for row in rows).items() if count > 1
    ]
    for name, row in by_name.items():
        if BOX.get(name) != row["group"]:
            found.append(f"{name}: group {row['group']!r}, the box has it as {BOX.get(name)!r}")
        contents = {
            "blue docks": (len(spaces_of(row, "blue_dock")), 1 if row["group"] == "A1" else 0),
            "red docks": (len(spaces_of(row, "red_dock")), 1 if row["group"] == "A2" else 0),
            "start docks": (len(row.get("start_docks", [])), 5 if name == "A0" else 0),
            "depots": (len(row.get("depots", [])), {"B1": 2, "B1/B2": 1}.get(name, 0)),
            "driftwood spaces": (len(row.get("driftwood", [])), 2 if name in ("B1/B2", "B2") else 0),
            "sandbanks": (len(row.get("sandbanks", [])), 3 if name.startswith("B3") else 0),
        }
        if name == "B4":
            contents["land spaces"] = (len(land_of(row)), 9)
        found += [f"{name}: {has} {what}, not {due}" for what, (has, due) in contents.items() if has != due]
    return found


# The real data


@pytest.mark.parametrize("row", tile_rows(), ids=lambda row: str(row["name"]))
def test_nothing_is_wrong_with_a_row(row: Row) -> None:
    assert problems(row) == []


def test_the_rows_are_what_the_box_holds() -> None:
    assert box_problems(list(tile_rows())) == []


def test_the_b_tiles_are_and_show_what_the_rules_state() -> None:
    stated = tomllib.loads(read_data("tiles.toml"))["stated"]
    by_name = {row["name"]: row for row in tile_rows()}
    named = [name for row in stated for name in row["tiles"]]
    assert Counter(named) == Counter(name for name, row in by_name.items() if row["group"] == "B")
    for row in stated:
        assert row["source"] == "KNOWN"
        for name in row["tiles"]:
            for what in ("depots", "driftwood", "sandbanks"):
                least, most = row.get(what, (0, 0))
                assert least <= len(by_name[name].get(what, [])) <= most, f"{name}: {what}"
            least, most = row.get("land", (0, 20))
            assert least <= len(land_of(by_name[name])) <= most, f"{name}: land"


def test_the_engine_reads_what_the_file_says() -> None:
    rows = tomllib.loads(read_data("tiles.toml"))["tile"]
    assert rows == list(tile_rows())
    assert [row["name"] for row in rows] == list(BOX)[:1] + [name for name in BOX if name[0] in "AB"][1:] + [
        "rejoin",
        "finish",
    ]


def test_the_seams_are_nine_pairs_wide_so_the_lint_looks_in_the_right_place() -> None:
    assert seam("ahead", rear=False) == {15, 16, 17, 18, 19}
    assert {0, 1, 2, 3, 4} <= ways_in()


# Deliberately broken rows

GOOD: Row = {
    "name": "X",
    "group": "A1",
    "islands": [[5, 6], [8]],
    "blue_dock": 11,
    "dock_island": [5, 6],
    "source": "KNOWN",
}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"source": "GUESSED"}, "X: source 'GUESSED' is none of KNOWN, INFERRED, CHOSEN"),
        ({"source": None}, "X: source None is none of KNOWN, INFERRED, CHOSEN"),
        ({"islnads": [[3]]}, "X: unknown key 'islnads'"),
        ({"islands": [[5, 6], [8, 20]]}, "X: space 20 is not one of the 20"),
        ({"islands": [[5, 6], [-1]]}, "X: space -1 is not one of the 20"),
        ({"islands": [[5, 6], [8], [8]]}, "X: space 8 is named 2 times"),
        ({"islands": [[5, 6], [11]]}, "X: space 11 is named 2 times"),
        ({"driftwood": [11]}, "X: space 11 is named 2 times"),
        ({"islands": [[5, 6], [8, 19]]}, "X: island [8, 19] is not in one piece"),
        ({"islands": [[5, 6], []]}, "X: an island without a space"),
        ({"blue_dock": 18}, "X: dock 18 is not beside its island [5, 6]"),
        ({"dock_island": [8]}, "X: dock 11 is not beside its island [8]"),
        ({"dock_island": [5]}, "X: dock_island [5] is none of the islands"),
        ({"red_dock": 12}, "X: more than one dock"),
        ({"depots": [17]}, "X: depot 17 is not beside land"),
        ({"islands": [[5, 6], [8, 7, 9]]}, "X: no way from 0 to the exit left"),
        ({"islands": [[5, 6], [9, 14, 13, 12, 17]]}, "X: no way from 0 to the exit right"),
    ],
)
def test_a_broken_row_is_reported_with_what_is_wrong(change: Row, complaint: str) -> None:
    assert problems(GOOD) == []
    assert complaint in problems({**GOOD, **change})


def test_a_row_without_its_words_is_reported() -> None:
    assert "X: no source" in problems({"name": "X", "group": "A3", "islands": []})
    assert "X: a dock needs its dock_island" in problems({key: GOOD[key] for key in GOOD if key != "dock_island"})


@pytest.mark.parametrize(
    ("name", "change", "complaint"),
    [
        ("A1-1", {"group": "A2"}, "A1-1: group 'A2', the box has it as 'A1'"),
        ("B1", {"depots": [7]}, "B1: 1 depots, not 2"),
        ("B2", {"driftwood": [3]}, "B2: 1 driftwood spaces, not 2"),
        ("B3-2", {"sandbanks": [6, 12, 14, 16]}, "B3-2: 4 sandbanks, not 3"),
        ("B4", {"islands": [[0], [2]]}, "B4: 2 land spaces, not 9"),
        ("A0", {"start_docks": [2, 9, 5, 3]}, "A0: 4 start docks, not 5"),
        ("A3-2", {"name": "A3-9"}, "A3-2 is missing"),
        ("A3-2", {"name": "A3-1"}, "A3-1 is there 2 times"),
    ],
)
def test_a_box_with_the_wrong_contents_is_reported(name: str, change: Row, complaint: str) -> None:
    rows = [{**row, **change} if row["name"] == name else row for row in tile_rows()]
    assert complaint in box_problems(rows)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"islands": [[5, 6], [20]]}, r"X names space 20; a tile has spaces 0 to 19"),
        ({"islands": [[5, 6], [11]]}, r"X says two things about space 11"),
        ({"sandbanks": [8]}, r"X says two things about space 8"),
    ],
)
def test_the_engine_refuses_a_row_it_cannot_play_on(change: Row, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        tile_kinds({**GOOD, **change})
