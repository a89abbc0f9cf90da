"""Map of the river: every space with its hexagon, its kind and the passengers waiting there."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from paddlewheel.core.hexgrid import Hex
from paddlewheel.mississippi_queen.state import (
    BANK,
    BLUE_DOCK,
    DEPOT,
    LAND,
    RED_DOCK,
    START_DOCK,
    TILE_SPACES,
    Race,
)
from paddlewheel.mississippi_queen.tables import (
    ANCHOR_DISTANCE,
    FINISH,
    FINISH_SPACES,
    SPACE_HEXES,
    next_anchor,
    tile_kinds,
    tile_names,
    tile_rows,
)

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

SPACE_KINDS = ("water", "land", "blue dock", "red dock", "depot", "driftwood", "sandbank", "start dock")
STATIONS = (BLUE_DOCK, RED_DOCK, DEPOT)
MAX_CACHED_HEXES = 8192  # of all games


@dataclass(frozen=True)
class Space:
    """One hexagon of the river."""

    number: int  # as in a boat's `place`
    at: Hex
    kind: int
    slot: int
    island: int  # islands of a tile are counted from 0; -1 in the water
    waiting: int  # passengers
    start_dock: int  # 1 to 5, else 0
    landing: bool  # a finish space

    @property
    def is_land(self) -> bool:
        return self.kind == LAND

    @property
    def is_station(self) -> bool:
        return self.kind in STATIONS


class Tile(NamedTuple):
    slot: int
    name: str
    anchor: Hex
    heading: int
    rank: int  # distance along the course, in tiles
    waiting: tuple[int, int]  # passengers at its docks
    finish: int  # direction of the finish plus 1, if spaces of this tile are the finish docks; else 0


@dataclass(frozen=True)
class RiverMap:
    tiles: tuple[Tile, ...]
    spaces: dict[Hex, Space]
    finish: int  # heading of the finish platform, -1 while there is none

    def space(self, number: int) -> Space | None:
        return next((space for space in self.spaces.values() if space.number == number), None)

    def tile(self, slot: int) -> Tile:
        return next(tile for tile in self.tiles if tile.slot == slot)

    def platform(self) -> set[Hex]:
        """The hexes of the landing platform: those beyond the finish spaces."""
        if self.finish < 0:
            return set()
        landing = [space.at for space in self.spaces.values() if space.landing]
        sides = [(self.finish + turn) % 6 for turn in (-1, 0, 1)]
        return {hexagon.neighbour(side) for hexagon in landing for side in sides} - set(self.spaces)

    def finish_anchor(self) -> Hex | None:
        """The anchor of the finish tile, beyond the last tile."""
        return next_anchor(last_tile(self.tiles).anchor, self.finish) if self.finish >= 0 else None

    def shore(self) -> set[Hex]:
        """The hexes adjacent to the river that are not part of it."""
        return {
            beside
            for hexagon in self.spaces
            for beside in (hexagon.neighbour(heading) for heading in range(6))
            if beside not in self.spaces
        }


def build_river_map(position: "MississippiQueenPosition") -> RiverMap:
    tiles = tiles_of(position)
    spaces = {space.at: space for tile in tiles for space in spaces_of(tile)}
    return RiverMap(tiles, spaces, finish_of(position, tiles))


def tiles_of(position: "MississippiQueenPosition") -> tuple[Tile, ...]:
    """The tiles still on the table, a finish tile included, with the passengers waiting at their docks."""
    race = position.record
    laid, kept, tile, q, r, turned = race.laid, race.kept, race.tile, race.at_q, race.at_r, race.turned
    at_docks, has_tile = race.waiting, has_finish_tile(race)
    tiles = []
    for slot in range(laid + 1 if has_tile else laid):
        rank = rank_of(position, slot)
        if rank < kept:
            continue
        anchor = Hex(q[slot], r[slot]).times(ANCHOR_DISTANCE)
        waiting = at_docks[2 * slot], at_docks[2 * slot + 1]
        finish = race.finish if slot == laid - 1 and not has_tile else 0
        tiles.append(Tile(slot, tile_names()[tile[slot]], anchor, turned[slot], rank, waiting, finish))
    return tuple(tiles)


def has_finish_tile(race: Race) -> bool:
    """Whether the finish docks are on a separate tile."""
    return bool(race.finish) and race.tile[race.laid] == FINISH


def last_tile(tiles: tuple[Tile, ...]) -> Tile:
    """The last tile of the river, not counting a finish tile."""
    return tiles[-2] if tiles[-1].name == tile_names()[FINISH] else tiles[-1]


def finish_of(position: "MississippiQueenPosition", tiles: tuple[Tile, ...]) -> int:
    """Heading of the finish, -1 while there is none."""
    finish = position.record.finish
    return (last_tile(tiles).heading + finish - 2) % 6 if finish else -1


RANK_BY_SLOT: dict[tuple[bool, int], int] = {}  # cache, by kind of river and slot


def rank_of(position: "MississippiQueenPosition", slot: int) -> int:
    river = bool(position.constants.branching_river), slot
    if river not in RANK_BY_SLOT:
        RANK_BY_SLOT[river] = position.progress(TILE_SPACES * slot) // 32 - 1
    return RANK_BY_SLOT[river]


def spaces_of(tile: Tile) -> Iterator[Space]:
    row = tile_rows()[tile_names().index(tile.name)]
    landing = FINISH_SPACES[tile.finish - 1] if tile.finish else ()
    is_finish = tile.name == tile_names()[FINISH]
    for number, local in enumerate(SPACE_HEXES):
        if number in row.get("missing", []):
            continue
        kind = _kinds(tile.name)[number]
        dock = row["depots"].index(number) if kind == DEPOT else 0
        yield Space(
            number=TILE_SPACES * tile.slot + number,
            at=tile.anchor.plus(local.turned(tile.heading)),
            kind=kind,
            slot=tile.slot,
            island=next((index for index, island in enumerate(row["islands"]) if number in island), -1),
            waiting=tile.waiting[dock] if kind in STATIONS else 0,
            start_dock=1 + row["start_docks"].index(number) if kind == START_DOCK else 0,
            landing=is_finish or number in landing,
        )


@cache
def _kinds(name: str) -> tuple[int, ...]:
    return tuple(tile_kinds(tile_rows()[tile_names().index(name)]))


def kind_at(race: Race, place: int) -> int:
    """The kind of a space; everything beyond the river is land."""
    if place >= BANK:
        return LAND
    return _kinds(tile_names()[race.tile[place // TILE_SPACES]])[place % TILE_SPACES]


def station(position: "MississippiQueenPosition", place: int) -> int:
    """Index into `waiting` of the dock or depot on a space."""
    slot, number = divmod(place, TILE_SPACES)
    tile = position.record.tile[slot]
    return 2 * slot + position.constants.dock[TILE_SPACES * tile + number]


def waiting_at(position: "MississippiQueenPosition", place: int) -> int:
    if kind_at(position.record, place) not in STATIONS:
        return 0
    return position.record.waiting[station(position, place)]


def is_landing_at(race: Race, place: int) -> bool:
    if has_finish_tile(race):
        return bool(place // TILE_SPACES == race.laid)
    if not race.finish or place >= BANK or place // TILE_SPACES != race.laid - 1:
        return False
    return place % TILE_SPACES in FINISH_SPACES[race.finish - 1]


def hex_of(race: Race, place: int) -> Hex:
    slot, number = divmod(place, TILE_SPACES)
    return _hex_of(race.at_q[slot], race.at_r[slot], race.turned[slot], number)


@lru_cache(maxsize=MAX_CACHED_HEXES)
def _hex_of(q: int, r: int, turned: int, number: int) -> Hex:
    return Hex(q, r).times(ANCHOR_DISTANCE).plus(SPACE_HEXES[number].turned(turned))
