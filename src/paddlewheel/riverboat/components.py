"""Component data files (TOML): loading, caching and validation."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from paddlewheel.core.errors import DataError
from paddlewheel.riverboat.mats import Mat, check_name, read_mats
from paddlewheel.riverboat.state import ANY_FEATURE, BARN, BERTHS, BOATS, CROPS, MAX_CARDS, MAX_KINDS, SURVEYOR

DATA_FILES = ("mats.toml", "crops.toml", "riverboats.toml", "opportunities.toml", "supplies.toml")
COUNT_NAMES = (
    "",
    "harvested",
    "crop types",
    "agents",
    "coins",
    "three-hex tiles",
    "barns",
    "wells",
    "barns and wells",
    "outskirts",
    "riverboats",
)
WORKER_LETTER = "x"  # among the letters of crops
SPACE_BONUSES = ("surveyor", "agent", "steps", "coin")
FEATURES = {"barn": BARN, "surveyor": SURVEYOR, "feature": ANY_FEATURE}


def read_data(name: str) -> str:
    return files("paddlewheel.riverboat").joinpath("data", name).read_text(encoding="utf-8")


@cache
def data_file(name: str) -> dict[str, Any]:
    return tomllib.loads(read_data(f"{name}.toml"))


@cache
def mats() -> tuple[Mat, ...]:
    return read_mats(data_file("mats").get("mat", []))


@cache
def crop_names() -> tuple[str, ...]:
    return tuple(check_crops(data_file("crops"))["crops"])


@cache
def crop_letters() -> dict[str, str]:
    """
    Letter of each crop: the first one of its name not used by an earlier crop.

    >>> "".join(crop_letters().values())
    'twcpu'
    """
    letters: dict[str, str] = {}
    for number, name in enumerate(crop_names()):
        free = [letter for letter in name if letter not in (*letters.values(), WORKER_LETTER)]
        letters[name] = free[0] if free else chr(ord("A") + number)
    return letters


@cache
def tile_names() -> tuple[str, ...]:
    """
    >>> tile_names()[0], tile_names()[5], tile_names()[-1]
    ('turnip', 'turnip-turnip', 'pumpkin-pumpkin-wheat')
    """
    return tuple("-".join(row["crops"]) for row in data_file("crops")["tile"])


@cache
def boat_names() -> tuple[str, ...]:
    return tuple(row["name"] for row in check_boats(data_file("riverboats"))["boat"])


@cache
def card_names() -> tuple[str, ...]:
    return tuple(row["name"] for row in check_cards(data_file("opportunities"), crop_names())["card"])


@cache
def field_names() -> tuple[str, ...]:
    """Names of all fields, by id, taken from the largest mat."""
    longest = max(mats(), key=lambda mat: len(mat.fields))
    return tuple(field.name for field in longest.fields)


def check_crops(data: dict[str, Any]) -> dict[str, Any]:
    names, tiles = data.get("crops", []), data.get("tile", [])
    if len(names) != CROPS or len(set(names)) != CROPS:
        raise DataError(f"crops.toml: there are five different crops, not {names}")
    for name in names:
        check_name("crops", "crop", name)
    if not 0 < len(tiles) <= MAX_KINDS:
        raise DataError(f"crops.toml: there are 1 to {MAX_KINDS} kinds of tile, not {len(tiles)}")
    for number, row in enumerate(tiles, start=1):
        shown = row.get("crops", [])
        if not 1 <= len(shown) <= 3 or any(crop not in names for crop in shown):
            raise DataError(f"crops.toml: tile {number} shows {shown}; it shows one to three of {', '.join(names)}")
        if len(set(shown)) > data["stated"]["most_different_crops"]:
            raise DataError(
                f"crops.toml: tile {number} shows {', '.join(shown)}; a tile shows one or two different crops"
            )
        if type(row.get("count")) is not int or row["count"] < 1:
            raise DataError(f"crops.toml: tile {number} needs a count of at least 1")
    if len({tuple(row["crops"]) for row in tiles}) < len(tiles):
        raise DataError("crops.toml: a tile is listed twice; raise its count instead")
    if len({len(row["crops"]) for row in tiles}) < 3:
        raise DataError("crops.toml: there must be tiles of one, two and three hexes")
    return data


def check_boats(data: dict[str, Any]) -> dict[str, Any]:
    boats = data.get("boat", [])
    if not 0 < len(boats) <= BOATS:
        raise DataError(f"riverboats.toml: there are 1 to {BOATS} kinds of riverboat, not {len(boats)}")
    if len({row.get("name") for row in boats}) < len(boats):
        raise DataError("riverboats.toml: two kinds have the same name")
    known = {"name", "capacity", "count", "source", "coins", "points", "steps", "agents", *FEATURES}
    for row in boats:
        check_name("riverboats", "kind", row.get("name"))
        for word in row.keys() - known:
            raise DataError(f"riverboats.toml: {row['name']} brings {word!r}, which no rule knows")
        if not 1 <= row.get("capacity", 0) <= 13:
            raise DataError(f"riverboats.toml: {row['name']} needs a capacity of 1 to 13")
        if sum(word in row for word in FEATURES) > 1:
            raise DataError(f"riverboats.toml: {row['name']} brings two estate features; it can bring one")
        if row.get("count", 0) < 1:
            raise DataError(f"riverboats.toml: {row['name']} needs a count of at least 1")
    return data


def check_cards(data: dict[str, Any], crops: tuple[str, ...]) -> dict[str, Any]:
    cards = data.get("card", [])
    if not 16 <= len(cards) <= MAX_CARDS:
        raise DataError(f"opportunities.toml: there are 16 to {MAX_CARDS} cards (four a round), not {len(cards)}")
    for row in cards:
        check_name("opportunities", "card", row.get("name"))
    if len({row["name"] for row in cards}) < len(cards):
        raise DataError("opportunities.toml: two cards have the same name")
    for row in cards:
        name = row["name"]
        if row.get("counts", "") not in COUNT_NAMES:
            known = ", ".join(COUNT_NAMES[1:])
            raise DataError(f"opportunities.toml: {name} counts {row['counts']!r}, which is none of {known}")
        if "counts" in row and not ("each" in row and "most" in row):
            raise DataError(f"opportunities.toml: {name} needs `each` and `most` beside what it counts")
        if row.get("counts") == "harvested" and row.get("crop") not in crops:
            raise DataError(f"opportunities.toml: {name} needs a crop, one of {', '.join(crops)}")
    bonus = data.get("spaces", {}).get("bonus", [])
    if sorted(bonus) != sorted(SPACE_BONUSES):
        raise DataError(f"opportunities.toml: the four spaces bring {', '.join(SPACE_BONUSES)}, each once, not {bonus}")
    return data


def check_supplies(data: dict[str, Any]) -> dict[str, Any]:
    reached = data["harbor"]["reached"]
    if reached != sorted(set(reached)) or not 9 <= len(reached) <= BERTHS:
        raise DataError(f"supplies.toml: harbor.reached must rise, with 9 to {BERTHS} places, not {reached}")
    if data["harbor"]["end"] < reached[-1]:
        raise DataError("supplies.toml: harbor.end lies before the last place above the mat")
    for section, name, length in (
        ("harbor", "start", 3),
        ("rounds", "riverboats", 4),
        ("rounds", "surveyors", 4),
        ("scoring", "agents", 4),
    ):
        if len(data[section][name]) != length:
            raise DataError(f"supplies.toml: {section}.{name} has {length} numbers, not {len(data[section][name])}")
    if sum(data["rounds"]["riverboats"]) > len(reached):
        raise DataError("supplies.toml: more riverboats can be claimed than there are places above the mat")
    return data
