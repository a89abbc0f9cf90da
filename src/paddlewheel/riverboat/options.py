"""Game options (player count, changed numbers) and the tables built from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.jit.records import blank
from paddlewheel.riverboat import components
from paddlewheel.riverboat.knobs import Knobs, changed_data_file, check_knobs
from paddlewheel.riverboat.messages import setup
from paddlewheel.riverboat.state import COLOURS, MAX_FIELDS, NO_FEATURE
from paddlewheel.riverboat.tables import ROUNDS, TILE_HEXES, RiverboatTables

EDITION = "2017"
PLAYER_COUNTS = range(2, 5)
DEFAULT_PLAYERS = 3


@dataclass(frozen=True)
class RiverboatOptions:
    players: int
    knobs: Knobs = ()


def choose_options(edition: object, players: object, variants: object) -> RiverboatOptions:
    if edition not in (None, EDITION):
        raise SetupError(setup.no_edition(EDITION, repr(edition)))
    if not isinstance(variants, Mapping):
        raise SetupError(setup.variants_malformed(repr(variants)))
    count = DEFAULT_PLAYERS if players is None else players
    if type(count) is not int or count not in PLAYER_COUNTS:
        raise SetupError(setup.players(repr(players)))
    options = RiverboatOptions(count, check_knobs(variants))
    _check_together(options)
    return options


def _check_together(options: RiverboatOptions) -> None:
    """Check combinations of numbers that are each within range."""
    if not options.knobs:
        return
    data = changed_data_file("supplies", options.knobs)
    for name, message in (("coins", setup.too_few_coins), ("surveyors", setup.too_few_surveyors)):
        needed = options.players * data["player"][name]
        if needed > data["supply"][name]:
            raise SetupError(message(options.players, needed, data["supply"][name]))
    cards = data["cultivation"]
    there, needed = COLOURS * cards["of_a_colour"] + cards["wild"], ROUNDS * cards["revealed"]
    if needed > there:
        raise SetupError(setup.too_few_cards(ROUNDS, needed, there))
    claimed, places = sum(data["rounds"]["riverboats"]), len(data["harbor"]["reached"])
    if claimed > places:
        raise SetupError(setup.too_many_riverboats(places, claimed))


def build_tables(options: RiverboatOptions) -> Any:
    """Build the one-element record array of the constant tables."""
    records = blank(RiverboatTables)
    tables = records[0]
    tables.players = options.players
    _fill_mats(tables)
    _fill_crops(tables, options.knobs)
    _fill_boats(tables, options.knobs)
    _fill_cards(tables, options.knobs)
    _fill_supplies(tables, options)
    return records


@lru_cache(maxsize=64)
def tables_for(options: RiverboatOptions) -> Any:
    return build_tables(options)


def bits(numbers: list[int]) -> int:
    """
    >>> bits([0, 3])
    9
    """
    return sum(1 << number for number in numbers)


def _fill_mats(tables: Any) -> None:
    for number, mat in enumerate(components.mats()):
        count = len(mat.fields)
        tables.field_count[number] = count
        tables.fields[number] = bits(list(range(count)))
        tables.outskirts[number] = bits([field for field in range(count) if mat.is_on_outskirts(field)])
        for colour in range(COLOURS):
            tables.coloured[COLOURS * number + colour] = bits(mat.of_colour(colour))
        for field in range(count):
            tables.beside[MAX_FIELDS * number + field] = bits(mat.neighbours(field))
            for direction in range(6):
                tables.near[6 * (MAX_FIELDS * number + field) + direction] = mat.near(field, direction)


def _fill_crops(tables: Any, knobs: Knobs) -> None:
    data = components.check_crops(changed_data_file("crops", knobs))
    tables.kinds = len(data["tile"])
    tables.open_spaces[:] = data["board"]["spaces"]
    tables.tile_points[:] = data["points"]["by_size"]
    for kind, row in enumerate(data["tile"]):
        crops = [components.crop_names().index(crop) for crop in row["crops"]]
        tables.hexes[kind], tables.tile_count[kind] = len(crops), row["count"]
        tables.turns[kind] = ways_to_turn(crops)
        for index, crop in enumerate(crops):
            tables.shows[TILE_HEXES * kind + index] = crop


def ways_to_turn(crops: list[int]) -> int:
    """Number of distinct rotations around the first hex; tiles of one crop have symmetric ones.

    >>> ways_to_turn([0]), ways_to_turn([0, 0]), ways_to_turn([0, 1]), ways_to_turn([0, 0, 0]), ways_to_turn([0, 0, 1])
    (1, 3, 6, 2, 6)
    """
    if len(crops) == 1:
        return 1
    return 6 // len(crops) if len(set(crops)) == 1 else 6


def _fill_boats(tables: Any, knobs: Knobs) -> None:
    rows = components.check_boats(changed_data_file("riverboats", knobs))["boat"]
    tables.boat_kinds = len(rows)
    for kind, row in enumerate(rows):
        tables.capacity[kind], tables.boat_count[kind] = row["capacity"], row["count"]
        tables.brings_coins[kind], tables.brings_points[kind] = row.get("coins", 0), row.get("points", 0)
        tables.brings_steps[kind], tables.brings_agents[kind] = row.get("steps", 0), row.get("agents", 0)
        named = [feature for word, feature in components.FEATURES.items() if word in row]
        tables.brings_feature[kind] = named[0] if named else NO_FEATURE


def _fill_cards(tables: Any, knobs: Knobs) -> None:
    data = components.check_cards(changed_data_file("opportunities", knobs), components.crop_names())
    tables.cards = len(data["card"])
    tables.space_bonus[:] = [components.SPACE_BONUSES.index(word) for word in data["spaces"]["bonus"]]
    tables.space_steps = data["spaces"]["steps"]
    for card, row in enumerate(data["card"]):
        tables.counts[card] = components.COUNT_NAMES.index(row.get("counts", ""))
        tables.crop[card] = components.crop_names().index(row["crop"]) if "crop" in row else 0
        tables.each[card], tables.most[card] = row.get("each", 0), row.get("most", 0)
        tables.card_points[card], tables.card_steps[card] = row.get("points", 0), row.get("steps", 0)
        tables.card_agents[card] = row.get("agents", 0)


def _fill_supplies(tables: Any, options: RiverboatOptions) -> None:
    data = components.check_supplies(changed_data_file("supplies", options.knobs))
    for name in ("barns", "wells", "surveyors", "coins"):
        setattr(tables, name, data["supply"][name])
    for name in ("workers", "surveyors", "coins"):
        setattr(tables, f"player_{name}", data["player"][name])
    cards, harbor, scoring = data["cultivation"], data["harbor"], data["scoring"]
    tables.of_a_colour, tables.wild_cards, tables.revealed_a_round = (
        cards["of_a_colour"],
        cards["wild"],
        cards["revealed"],
    )
    tables.boats_a_round[:], tables.surveyors_a_round[:] = data["rounds"]["riverboats"], data["rounds"]["surveyors"]
    tables.harbor_start, tables.harbor_end = harbor["start"][options.players - PLAYER_COUNTS.start], harbor["end"]
    beyond = [harbor["end"] + 1] * (12 - len(harbor["reached"]))
    tables.harbor_reached[:] = harbor["reached"] + beyond
    for name in ("harvest_bonus_at", "barn_each", "barn_most", "well_each", "covered_colour", "unscored_feature"):
        setattr(tables, name, scoring[name])
    tables.agents_bonus[:] = scoring["agents"]
