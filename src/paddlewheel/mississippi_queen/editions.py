"""Options of a race: edition knobs, variants, their validation (MQ-KNOB-1 and -2), and the tables built from them."""

import tomllib
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from paddlewheel.core.errors import DataError, SetupError
from paddlewheel.core.jit.records import blank, field_lengths
from paddlewheel.core.messages import Message
from paddlewheel.core.messages.errors import setup as general
from paddlewheel.mississippi_queen.messages import setup
from paddlewheel.mississippi_queen.state import BLUE_DOCK, DEPOT, LAND, MAX_BOATS, RED_DOCK
from paddlewheel.mississippi_queen.tables import (
    BANK_TILE,
    KNOB_VALUES,
    REJOIN_TILE,
    MississippiQueenTables,
    landing_rows,
    near_rows,
    read_data,
    stick_rows,
    tile_kinds,
    tile_names,
    tile_rows,
)

SWITCH_VARIANTS = (
    "black_rose",
    "two_boats_each",
    "exact_passengers",
    "branching_river",
    "no_push_near_finish",
    "vote_on_direction",
)
VALUE_VARIANTS = ("teams", "river_length", "b_tiles")
MIN_RIVER_TILES, MAX_RIVER_TILES = 4, 18
A_TILES_AFTER_START = 11
TILE_GROUPS = {"A1": 1, "A2": 2, "A3": 3, "B": 4}


@dataclass(frozen=True)
class MississippiQueenOptions:
    """Options of a race. `variants` holds only the values that were given."""

    edition: str = "2019"
    players: int = 4
    variants: dict[str, Any] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.edition, self.players, repr(sorted(self.variants.items()))))


@cache
def editions() -> dict[str, dict[str, Any]]:
    """All editions with their knobs; values that are not given come from `base`."""
    rows: dict[str, dict[str, Any]] = tomllib.loads(read_data("editions.toml"))
    return {name: {**rows.get(row.get("base", name), {}), **row} for name, row in rows.items()}


def edition_names() -> list[str]:
    return list(editions())


def player_counts(edition: str) -> range:
    low, high = editions()[edition]["players"]
    return range(low, high + 1)


@cache
def start_data() -> dict[str, Any]:
    return tomllib.loads(read_data("start.toml"))


@cache
def passenger_data() -> dict[str, Any]:
    return tomllib.loads(read_data("passengers.toml"))


def require_setup(condition: bool, message: Message) -> None:
    if not condition:
        raise SetupError(message)


@dataclass
class ResolvedOptions:
    """Resolved options: every knob and variant with its value."""

    knobs: dict[str, Any]
    players: int
    rose: bool
    two_boats: bool
    teams: list[int]
    length: int
    b_tiles: list[str]
    branching: bool
    exact: bool

    @property
    def racers(self) -> int:
        return self.players * (2 if self.two_boats else 1)

    @property
    def boats(self) -> int:
        return self.racers + self.rose


def resolve(options: MississippiQueenOptions) -> ResolvedOptions:
    """Validate options and resolve them; raise SetupError with the reason if they are impossible."""
    require_setup(
        options.edition in editions(),
        general.no_edition(repr(options.edition), tuple(editions())),
    )
    knobs = editions()[options.edition]
    variants = dict(options.variants)
    whole = isinstance(options.players, int) and not isinstance(options.players, bool)
    require_setup(whole, setup.players_malformed(repr(options.players)))
    low, high = knobs["players"]
    require_setup(
        low <= options.players <= high,
        setup.players(options.edition, low, high, options.players),
    )
    for name, value in variants.items():
        _check_variant(options.edition, knobs["admits"], name, value)
    knobs = {**knobs, **{name: _knob_value(name, variants[name]) for name in variants if name in knob_names()}}
    plan = ResolvedOptions(
        knobs=knobs,
        players=options.players,
        rose=_rose(options, knobs, variants),
        two_boats=options.players == 2 or bool(variants.get("two_boats_each")),
        teams=_teams(options, variants),
        length=_length(knobs, variants),
        b_tiles=_b_tiles(knobs, variants),
        branching=bool(variants.get("branching_river")),
        exact=bool(variants.get("exact_passengers")),
    )
    _check_together(options, plan, variants)
    return plan


def _check_variant(edition: str, admits: list[str], name: str, value: Any) -> None:
    require_setup(
        name in SWITCH_VARIANTS or name in VALUE_VARIANTS or name in knob_names(),
        setup.no_variant(repr(name), SWITCH_VARIANTS + VALUE_VARIANTS, tuple(sorted(knob_names()))),
    )
    require_setup(
        name not in SWITCH_VARIANTS or value in (True, False, None),
        setup.switch(name, repr(value)),
    )
    if not (name in admits or name in knob_names() or value is False or value is None):
        raise SetupError(_not_admitted(edition, name, tuple(admits)))


def _not_admitted(edition: str, name: str, admits: tuple[str, ...]) -> Message:
    if name in setup.REASONS:
        return setup.not_admitted_because(edition, name, setup.reason(name), admits)
    return setup.not_admitted(edition, name, admits)


@cache
def knob_names() -> frozenset[str]:
    """Names of the knobs that can be changed one by one."""
    own = {"title", "players", "base", "admits", "river_length", "b_tiles", "black_rose"}
    shared = {"full_coal", "top_speed", "round_limit", "passengers_per_dock"}
    return frozenset({name for row in editions().values() for name in row} - own | shared)


KNOB_RANGES = {
    "full_coal": (1, 6),
    "passengers": (1, 40),
    "passengers_per_dock": (1, 6),
    "fewest_b_tiles": (0, 6),
    "top_speed": (1, 6),
    "passengers_to_win": (0, 2),
    "round_limit": (1, 1000),
    "rose_gives": (0, 6),
    "sandbank_backward_coal": (0, 6),
    "most_boats": (2, 8),
}  # every other knob is a switch, 0 or 1


def knob_number(name: str, value: Any) -> int:
    """Value of a knob as the engine reads it: names are numbered from 0 in the order of `KNOB_VALUES`."""
    return KNOB_VALUES[name].index(value) if name in KNOB_VALUES else int(value)


def _knob_value(name: str, value: Any) -> Any:
    if name == "rose_players":
        return _player_range(name, value)
    if name in KNOB_VALUES:
        require_setup(value in KNOB_VALUES[name], setup.knob_word(name, tuple(KNOB_VALUES[name]), repr(value)))
        return value
    low, high = KNOB_RANGES.get(name, (0, 1))
    fits = isinstance(value, int) and low <= value <= high
    require_setup(fits, setup.knob_number(name, low, high, repr(value)))
    return [int(value)] * MAX_BOATS if name == "passengers" else int(value)


def _player_range(name: str, value: Any) -> list[int]:
    """
    >>> _player_range("rose_players", "2-5")
    [2, 5]
    """
    ends = str(value).split("-")
    good = len(ends) == 2 and all(end.isdecimal() and int(end) <= MAX_BOATS for end in ends)
    require_setup(good and int(ends[0]) <= int(ends[-1]), setup.knob_range(name, repr(value)))
    return [int(end) for end in ends]


def _rose(options: MississippiQueenOptions, knobs: dict[str, Any], variants: dict[str, Any]) -> bool:
    low, high = knobs.get("rose_players", (0, 0))
    fits = low <= options.players <= high
    wanted = variants.get("black_rose")
    require_setup(
        not wanted or fits,
        setup.rose_players(low, high, options.players),
    )
    boats = 2 * options.players if variants.get("two_boats_each") else options.players
    require_setup(
        not wanted or boats < knobs["most_boats"],
        setup.rose_room(options.edition, knobs["most_boats"]),
    )
    return bool(knobs.get("black_rose") and fits) if wanted is None else bool(wanted)


def _teams(options: MississippiQueenOptions, variants: dict[str, Any]) -> list[int]:
    """Side of each seat. Sides alternate around the table."""
    wanted = variants.get("teams")
    if not wanted:
        return list(range(options.players))
    field_lengths = {4: ["2-2"], 6: ["3-3", "2-2-2"]}.get(options.players, [])
    require_setup(bool(field_lengths), setup.team_players(options.players))
    if wanted is True:
        wanted = field_lengths[0]
    require_setup(
        wanted in field_lengths,
        setup.teams(options.players, tuple(field_lengths), str(wanted)),
    )
    count = len(str(wanted).split("-"))
    return [seat % count for seat in range(options.players)]


def _length(knobs: dict[str, Any], variants: dict[str, Any]) -> int:
    length = variants.get("river_length", knobs["river_length"])
    refused = (
        setup.river_length_text(MIN_RIVER_TILES, MAX_RIVER_TILES, repr(length))
        if isinstance(length, str)
        else setup.river_length(MIN_RIVER_TILES, MAX_RIVER_TILES, str(length))
    )
    require_setup(
        isinstance(length, int) and MIN_RIVER_TILES <= length <= MAX_RIVER_TILES,
        refused,
    )
    return int(length)


def _b_tiles(knobs: dict[str, Any], variants: dict[str, Any]) -> list[str]:
    chosen = variants.get("b_tiles", knobs["b_tiles"])
    known = [row["name"] for row in tile_rows() if row["group"] == "B"]
    chosen = known if chosen is True else [] if chosen is False or chosen is None else chosen
    chosen = chosen.split("+") if isinstance(chosen, str) else chosen
    listed = isinstance(chosen, (list, tuple)) and all(isinstance(name, str) for name in chosen)
    require_setup(listed, setup.b_tiles_malformed(repr(chosen)))
    chosen = list(chosen)
    for name in chosen:
        require_setup(name in known, setup.no_b_tile(repr(name), tuple(known)))
    fewest = knobs.get("fewest_b_tiles", 0)
    require_setup(len(chosen) >= fewest, setup.b_tiles(fewest, len(known), len(chosen)))
    require_setup(len(set(chosen)) == len(chosen), setup.b_tile_twice("+".join(chosen)))
    return chosen


def _check_together(options: MississippiQueenOptions, plan: ResolvedOptions, variants: dict[str, Any]) -> None:
    players = options.players
    require_setup(
        not variants.get("two_boats_each") or players in (2, 3),
        setup.two_boats(players),
    )
    require_setup(
        not (plan.two_boats and variants.get("teams")),
        setup.two_boats_in_teams(),
    )
    require_setup(
        not plan.branching or 6 <= players <= 8,
        setup.branching_players(players),
    )
    require_setup(not plan.branching or plan.length >= 12, setup.branching_length())
    require_setup(
        players < 7 or "B1" in plan.b_tiles,
        setup.b1_needed(),
    )
    most = A_TILES_AFTER_START + len(plan.b_tiles)
    require_setup(
        plan.length - 1 <= most,
        setup.too_few_tiles(plan.length, plan.length - 1, A_TILES_AFTER_START, len(plan.b_tiles)),
    )
    require_setup(
        plan.boats <= plan.knobs["most_boats"],
        setup.boats(plan.knobs["most_boats"], plan.boats),
    )
    require_setup(
        not plan.exact or plan.knobs["passengers_to_win"] > 0,
        setup.no_passengers(options.edition),
    )


def passengers_shown(players: int) -> dict[int, int]:
    """Passengers on a new dock, by kind of space (MQ-SET-3)."""
    for row in passenger_data()["players"]:
        if row["from"] <= players <= row["to"]:
            return {RED_DOCK: row["red"], BLUE_DOCK: row["blue"], DEPOT: row["depot"]}
    raise DataError(f"passengers.toml has no row for {players} players")


def build_tables(options: MississippiQueenOptions) -> Any:
    """Build the constant tables for these options: a record array with one element."""
    plan = resolve(options)
    records = blank(MississippiQueenTables)
    tables = records[0]
    _fill_geometry(tables)
    for name in field_lengths(MississippiQueenTables):
        if name in plan.knobs and name in knob_names():
            setattr(tables, name, knob_number(name, plan.knobs[name]))
    tables.landing[:], tables.spectators[:] = landing_rows(tables.finish_docks)
    tables.players, tables.racers, tables.boats = plan.players, plan.racers, plan.boats
    tables.side[: plan.players] = plan.teams
    tables.shared_sides = int(plan.two_boats or len(set(plan.teams)) < plan.players)
    tables.length = plan.length
    tables.black_rose, tables.branching_river = int(plan.rose), int(plan.branching)
    for name in ("no_push_near_finish", "vote_on_direction"):
        setattr(tables, name, int(bool(options.variants.get(name))))
    for name, value in (("full_coal", 6), ("top_speed", 6), ("round_limit", 200)):
        setattr(tables, name, plan.knobs.get(name, value))
    tables.look_ahead_first = 1
    tables.virtual_coal = start_data()["virtual_coal"]
    tables.waits_behind[5:8] = start_data()["waits_behind"]
    tables.wait_choice[:] = start_data()["sixth_may_choose"]
    _fill_stack(tables, plan)
    _fill_passengers(tables, plan)
    return records


@lru_cache(maxsize=64)
def tables_for(options: MississippiQueenOptions) -> Any:
    return build_tables(options)


def _fill_geometry(tables: Any) -> None:
    tables.near[:] = near_rows()
    tables.stick[:], tables.starboard[:] = stick_rows()
    for tile, row in enumerate(tile_rows()):
        kinds = tile_kinds(row)
        tables.kind[20 * tile : 20 * tile + 20] = kinds
        tables.group[tile] = TILE_GROUPS.get(row["group"], 0)
        depots = row.get("depots", [])
        for index, space in enumerate(depots):
            tables.dock[20 * tile + space] = index
    tables.kind[20 * BANK_TILE : 20 * BANK_TILE + 20] = [LAND] * 20
    tables.start[1:6] = tile_rows()[0]["start_docks"]


def _fill_stack(tables: Any, plan: ResolvedOptions) -> None:
    """MQ-RIV-12: A3 tiles are replaced by the first three B tiles, A2 tiles by the rest; fewer in a longer river."""
    names = tile_names()
    pile = [name for name in names[1:REJOIN_TILE] if not name.startswith("B")] + plan.b_tiles
    tables.stack = sum(1 << names.index(name) for name in pile)
    tables.leaving = max(0, min(len(plan.b_tiles), len(pile) - (plan.length - 1)))


def _fill_passengers(tables: Any, plan: ResolvedOptions) -> None:
    """MQ-SET-3, -4, -9, -10 and MQ-RIV-13."""
    supply = plan.knobs["passengers"][plan.players - 1]
    if supply == 0:
        return
    shown = passengers_shown(plan.players)
    wanted = plan.knobs.get("passengers_per_dock", 0)
    if wanted:
        shown = {kind: wanted if count else 0 for kind, count in shown.items()}
    else:
        shown, supply = _enough_for_all(tables, plan, shown, supply)
    if plan.exact:
        supply = plan.knobs["passengers_to_win"] * plan.players
    tables.supply = supply
    for kind, count in shown.items():
        tables.per_dock[kind] = count
    for tile in range(BANK_TILE):
        kinds = list(tables.kind[20 * tile : 20 * tile + 20])
        tables.docks_on[tile] = sum(1 for kind in kinds if tables.per_dock[kind] > 0)


def _enough_for_all(
    tables: Any, plan: ResolvedOptions, shown: dict[int, int], supply: int
) -> tuple[dict[int, int], int]:
    """MQ-RIV-13: if docks and depots show too few passengers, add one to each and increase the supply."""
    red = 4 - max(0, tables.leaving - 3)
    docks = {RED_DOCK: red, BLUE_DOCK: 4, DEPOT: _depots(plan) if shown[DEPOT] else 0}
    if sum(docks[kind] * shown[kind] for kind in docks) >= 2 * plan.players:
        return shown, supply
    more = {kind: count + 1 if count else 0 for kind, count in shown.items()}
    needed = sum(docks[kind] * more[kind] for kind in docks)
    return more, max(supply, min(needed, passenger_data()["limits"]["most_in_box"]))


def _depots(plan: ResolvedOptions) -> int:
    return sum(len(row.get("depots", [])) for row in tile_rows() if row["name"] in plan.b_tiles)
