"""Parse the section of a seat in a line into the JSON of a player."""

import re
from typing import Any

from paddlewheel.core.notation.json_reader import refuse, require
from paddlewheel.core.notation.line import EMPTY_MARK, read_count, split_parts
from paddlewheel.riverboat.components import crop_letters
from paddlewheel.riverboat.notation.fields import BARN, SURVEYED, WELL, WORKER, field_rows

SUPPLIES_PATTERN = re.compile(
    r"w(?P<workers>\d+)c(?P<coins>\d+)s(?P<surveyors>\d+)a(?P<agents>\d+)h(?P<harbor>-?\d+)t(?P<three_hex_tiles>\d+)",
    re.ASCII,
)
POINTS_PATTERN = re.compile(r"([a-z]+)(\d+)", re.ASCII)
FIELD_PATTERN = re.compile(
    rf"(?P<empty>\d)|(?P<mark>[a-zA-Z{BARN}])(?P<well>\{WELL}?)(?P<surveyed>{SURVEYED}?)", re.ASCII
)
PARTS = 6


def read_player(text: str, seat: int, where: str) -> dict[str, Any]:
    parts = text.split(":")
    good = len(parts) == PARTS
    require(good, where, f"must be mat:supplies:riverboats:cards:points:fields, {PARTS} parts, not {len(parts)}")
    mat, supplies, boats, cards, points, fields = parts
    hand = split_parts(cards, ",")
    return {
        "seat": seat,
        "mat": None if mat == EMPTY_MARK else mat,
        "points": _read_points(points, where),
        **_read_supplies(supplies, where),
        "riverboats": split_parts(boats, ","),
        "opportunities": [card.removesuffix(SURVEYED) for card in hand],
        "surveyed_opportunities": [card.removesuffix(SURVEYED) for card in hand if card.endswith(SURVEYED)],
        "fields": _read_fields(fields, where),
    }


def _read_points(text: str, where: str) -> dict[str, int]:
    earned: dict[str, int] = {}
    for part in split_parts(text, ","):
        found = POINTS_PATTERN.fullmatch(part)
        if found is None:
            refuse(where, f"{part!r} is not what points are for and how many, as in tiles4")
        require(found[1] not in earned, where, f"names points for {found[1]} twice")
        earned[found[1]] = read_count(found[2], where)
    return earned


def _read_supplies(text: str, where: str) -> dict[str, int]:
    found = SUPPLIES_PATTERN.fullmatch(text)
    if found is None:
        hint = "workers, coins, surveyors, agents, harbor, three-hex tiles, as in w13c3s2a0h-6t0"
        refuse(where, f"{text!r} is not {hint}")
    values = {name: read_count(value.removeprefix("-"), where) for name, value in found.groupdict().items()}
    return values | ({"harbor": -values["harbor"]} if "-" in text else {})


def _read_fields(text: str, where: str) -> dict[str, Any]:
    found: dict[str, Any] = {"workers": [], "crops": {}, "barns": [], "wells": [], "surveyed": []}
    rows, wanted = text.split("/"), field_rows()
    require(len(rows) == len(wanted), where, f"a mat has {len(wanted)} rows of fields, not {len(rows)}")
    for row, names in zip(rows, wanted, strict=True):
        _read_row(row, names, found, where)
    crops = {name: found["crops"][name] for name in crop_letters() if name in found["crops"]}
    return found | {"crops": crops}


def _read_row(text: str, names: tuple[str, ...], found: dict[str, Any], where: str) -> None:
    marks = list(FIELD_PATTERN.finditer(text))
    require("".join(mark[0] for mark in marks) == text, where, f"{text!r} is not a row of fields, as in 2xTt*#!1")
    count = sum(int(mark["empty"] or 1) for mark in marks)
    row = names[0].rstrip("0123456789")  # c of the field c4
    require(count == len(names), where, f"row {row} has {len(names)} fields, but {text!r} are {count}")
    place = 0
    for mark in marks:
        if mark["mark"]:
            _read_field(mark, names[place], found, where)
        place += int(mark["empty"] or 1)


def _read_field(mark: re.Match[str], name: str, found: dict[str, Any], where: str) -> None:
    letter = mark["mark"]
    if letter == BARN:
        found["barns"].append(name)
    elif letter == WORKER:
        found["workers"].append(name)
    else:
        crops = {letter: crop for crop, letter in crop_letters().items()}
        known = ", ".join(crops)
        require(letter.lower() in crops, where, f"{letter!r} is no crop; crops are {known}, with a worker in capitals")
        found["crops"].setdefault(crops[letter.lower()], []).append(name)
        if letter.isupper():
            found["workers"].append(name)
    if mark["well"]:
        found["wells"].append(name)
    if mark["surveyed"]:
        found["surveyed"].append(name)
