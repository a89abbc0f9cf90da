"""The oracle's own map of the river, from a position's record and the data files. (rule catalogue, section 2)"""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

Hexagon = tuple[int, int]

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
COLUMNS = {-2: (3, 2, 1, 0), -1: (2, 1, 0, -1), 0: (1, 0, -1, -2), 1: (1, 0, -1, -2), 2: (1, 0, -1, -2)}
TILE = {5 * row + q + 2: (q, r) for q, column in COLUMNS.items() for row, r in enumerate(column)}
FINISH = ((10, 15, 16), (16, 17, 18), (18, 19, 14))  # the corner in the middle, from left to right
STATIONS = ("blue_dock", "red_dock", "depots")
LAND, END = -1, -2  # what lies beyond an edge: bank or island, or the open end of the last tile


@lru_cache
def data(name: str) -> dict[str, Any]:
    return tomllib.loads((files("paddlewheel.mississippi_queen") / "data" / name).read_text())


def knobs_of(edition: str) -> dict[str, Any]:
    knobs: dict[str, Any] = data("editions.toml")[edition]
    return knobs_of(knobs["base"]) | knobs if "base" in knobs else knobs


def has_finish_tile(options: Any) -> bool:
    """The edition's knob, unless the table has turned it. (MQ-RIV-10)"""
    docks = options.variants.get("finish_docks", knobs_of(options.edition)["finish_docks"])
    return bool(docks == "finish_tile")


def tile_at(anchor: Hexagon, heading: int) -> dict[int, Hexagon]:
    """The hexagons of a tile laid here, by number. (MQ-RIV-1)"""
    spaces = dict(TILE)
    for _ in range(heading):
        spaces = {number: (-r, q + r) for number, (q, r) in spaces.items()}
    return {number: (4 * anchor[0] + q, 4 * anchor[1] + r) for number, (q, r) in spaces.items()}


class River:
    """The map of all spaces: which one lies beyond another, and what is there."""

    def __init__(self, race: Any, *, finish_tile: bool) -> None:
        slots = range(race.laid)
        tiles = [data("tiles.toml")["tile"][race.tile[slot]] for slot in slots]
        anchors = [(int(race.at_q[slot]), int(race.at_r[slot])) for slot in slots]
        headings = [int(race.turned[slot]) for slot in slots]
        ring = any(tile["name"] == "rejoin" for tile in tiles)
        self.last, self.finish_laid = slots[-1], race.finish > 0
        self.rank = [(0, 1, 1, 2, 2, 3)[slot] if ring and slot < 6 else slot - 2 * ring for slot in slots]
        self.what: dict[int, str] = {}
        self.where: dict[int, Hexagon] = {}
        for slot in slots:
            if self.rank[slot] >= race.kept:
                self.lay(20 * slot, tiles[slot], tile_at(anchors[slot], headings[slot]))
        if self.finish_laid and finish_tile:
            self.lay_finish(race.finish - 1, (headings[-1] + race.finish - 2) % 6)
        self.space_at = {hexagon: space for space, hexagon in self.where.items()}
        assert len(self.space_at) == len(self.where), "two tiles overlap"
        self.open_end: set[Hexagon] = set()
        for direction in () if self.finish_laid else (0,) if ring and self.last == 5 else (5, 0, 1):
            heading = (headings[-1] + direction) % 6
            anchor = anchors[-1][0] + STEPS[heading][0], anchors[-1][1] + STEPS[heading][1]
            self.open_end |= set(tile_at(anchor, heading).values())
        docks = [20 * self.last + number for number in FINISH[race.finish - 1]] if self.finish_laid else []
        if docks and finish_tile:
            docks = [20 * (self.last + 1) + number for number in (1, 2, 3)]
        self.finish = {space for space in docks if self.what[space] != "land"}
        self.spectators = {self.beyond(space, heading) for space in docks for heading in range(6)} | set(docks)

    def lay_finish(self, direction: int, heading: int) -> None:
        """The three docks beyond the corner and its two neighbours. (MQ-RIV-10)"""
        for number, space in enumerate(FINISH[direction], start=1):
            q, r = self.where[20 * self.last + space]
            dock = 20 * (self.last + 1) + number
            self.where[dock], self.what[dock] = (q + STEPS[heading][0], r + STEPS[heading][1]), "water"
        self.rank.append(self.rank[self.last] + 1)

    def lay(self, first: int, tile: dict[str, Any], hexagons: dict[int, Hexagon]) -> None:
        contents = {number: "land" for island in tile["islands"] for number in island}
        for kind in (*STATIONS, "driftwood", "sandbanks"):
            numbers = tile.get(kind, [])
            contents |= dict.fromkeys([numbers] if isinstance(numbers, int) else numbers, kind)
        for number in set(TILE) - set(tile.get("missing", [])):
            self.where[first + number] = hexagons[number]
            self.what[first + number] = contents.get(number, "water")

    def beyond(self, space: int, heading: int) -> int:
        """The next space in this direction, or LAND, or END. (MQ-RIV-2, MQ-MOV-10)"""
        hexagon = self.where[space][0] + STEPS[heading][0], self.where[space][1] + STEPS[heading][1]
        there = self.space_at.get(hexagon, LAND)
        if there != LAND and (there // 20 == space // 20 or self.joined(there // 20, space // 20)):
            return LAND if self.what[there] == "land" else there
        return END if space // 20 == self.last and hexagon in self.open_end else LAND

    def joined(self, slot: int, other: int) -> bool:
        return abs(self.rank[slot] - self.rank[other]) == 1
