"""The spaces around a boat, worked out on paper: see tests/mississippi_queen/printed_river.py."""

from cmath import phase, pi
from math import sqrt
from typing import Any

import numpy as np

from paddlewheel.core.hexgrid import HEADINGS
from tests.mississippi_queen.printed_river import (
    BRANCHING,
    DIRECTIONS,
    REJOINING_GAPS,
    Layout,
    Spot,
    printed_spaces,
    reach,
    spot,
    toward,
)

RADIUS, LEVEL = 4, 128
COLUMNS = (
    "river",
    "the next tile may come to lie here",
    "dock or depot",
    "a passenger for the watched boat",
    "depot",
    "driftwood",
    "sandbank",
    "landing",
    "boat",
    "how far along, 128 level with the watched boat",
)
STATIONS = ("blue dock", "red dock", "depot")
MOST_ABOARD = 2
FINISH_DOCKS = (1, 2, 3)


class Paper:
    """The river as the notation writes it down, drawn anew."""

    def __init__(self, data: dict[str, Any], river: dict[str, Any]) -> None:
        self.data, self.river = data, river
        self.branching = bool(data["options"]["variants"].get("branching_river"))
        self.spaces = {row["place"]: row for row in river["spaces"]}
        self.layout = self._layout()
        self.there = [tile["slot"] for tile in river["tiles"]]

    def _layout(self) -> Layout:
        layout: Layout = [(0j, 0)]
        for slot, tile in enumerate(self.data["river"][1:], start=1):
            layout.append(BRANCHING[slot] if self.branching and slot < 6 else beyond(layout[-1], tile["direction"]))
        if self.river["tiles"][-1]["name"] == "finish":
            layout.append(beyond(layout[-1], self.data["finish"]))
        return layout

    def point(self, place: str) -> complex:
        slot, number = map(int, place.split("."))
        return printed_spaces(*self.layout[slot])[number]

    def rank(self, slot: int) -> int:
        return (0, 1, 1, 2, 2)[slot] if self.branching and slot < 5 else slot - 2 * self.branching

    def course(self, slot: int) -> int:
        """The heading in which the river goes on from a tile, MQ-ORD-3 and -8."""
        heading = self.layout[slot][1]
        if self.branching and slot < 6:
            return (0, heading + 1, heading - 1, heading + 1, heading - 1, 0)[slot]
        if slot + 1 < len(self.layout):
            return self.layout[slot + 1][1]
        on_finish_tile = slot == len(self.data["river"])
        return heading + DIRECTIONS.index("ahead" if on_finish_tile else self.data["finish"] or "ahead") - 1

    def along(self, place: str) -> int:
        """32 a tile, and on it 2 for each space that the measuring stick is slid back."""
        slot = int(place.split(".")[0])
        return 32 * self.rank(slot) + round(2 * reach(self.point(place) - self.layout[slot][0], self.course(slot)))

    def starboard(self, place: str) -> int:
        """Columns to the right of the tile's middle one, looking along the course."""
        slot = int(place.split(".")[0])
        aside = reach(self.point(place) - self.layout[slot][0], self.course(slot) + 1.5)
        return round(aside * 2 / sqrt(3))

    def by_spot(self) -> dict[Spot, str]:
        """Places by where they lie, of the tiles that are still there."""
        return {
            spot(point): f"{slot}.{number}"
            for slot in self.there
            for number, point in enumerate(self.tile_points(slot))
            if not (self.branching and slot == 5 and number in REJOINING_GAPS)
            if slot < len(self.data["river"]) or number in FINISH_DOCKS
        }

    def tile_points(self, slot: int) -> list[complex]:
        return printed_spaces(*self.layout[slot])

    def unknown(self) -> set[Spot]:
        """Where the next tile may lie: left, ahead or right of the last, beside and upon no other."""
        if self.data["finish"] or self.river["to_come"] == 0:
            return set()
        last, found = len(self.layout) - 1, set()
        for direction in self._directions(last):
            tile = {spot(point) for point in printed_spaces(*beyond(self.layout[last], direction))}
            if not any(tile & beside(self.tile_points(slot)) for slot in self.there if slot != last):
                found |= tile
        return found

    def _directions(self, last: int) -> tuple[str, ...]:
        if self.data["decision"] == "tile":
            return (self.data["move"]["direction"],)
        return ("ahead",) if self.branching and last == 5 else DIRECTIONS


def beyond(tile: tuple[complex, int], direction: str) -> tuple[complex, int]:
    centre, heading = tile
    heading = (heading + DIRECTIONS.index(direction) - 1) % 6
    return centre + 4 * toward(heading), heading


def beside(points: list[complex]) -> set[Spot]:
    """A tile's spots and those that share a side with one."""
    return {spot(point + step) for point in points for step in (0, *map(toward, range(6)))}


def ring_by_ring(bow: int) -> list[complex]:
    """Steps from a boat to the spaces around it: ring by ring, each clockwise from straight ahead."""
    rows = []
    for right in range(-RADIUS, RADIUS + 1):
        for ahead in range(-RADIUS, RADIUS + 1):
            step = right * toward(bow + 1) + ahead * toward(bow)
            ring = max(abs(right), abs(ahead), abs(right + ahead))
            rows.append((ring, clockwise(step, bow), step))
    return [step for ring, _, step in sorted(rows, key=lambda row: row[:2]) if ring <= RADIUS]


def clockwise(step: complex, bow: int) -> float:
    """The angle from the bow."""
    angle = phase(toward(bow) / step) if step else 0.0
    return round(angle % (2 * pi), 6) % round(2 * pi, 6)


def window(paper: Paper, boat: dict[str, Any]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """What the field `around` says of the boat with this row in the notation."""
    steps = ring_by_ring(HEADINGS.index(boat["bow"]))
    rows = [dict.fromkeys(COLUMNS, 0) for _ in steps]
    if "." in (boat["place"] or ""):
        here = paper.point(boat["place"])
        places, unknown = paper.by_spot(), paper.unknown()
        boats = {row["place"] for row in paper.data["boats"]}
        for row, step in zip(rows, steps, strict=True):
            row["the next tile may come to lie here"] = int(spot(here + step) in unknown)
            place = places.get(spot(here + step))
            if place and paper.spaces[place]["kind"] != "land":
                row |= space(paper, boat, place) | {"boat": int(place in boats)}
    return np.array([[row[name] for name in COLUMNS] for row in rows])


def space(paper: Paper, boat: dict[str, Any], place: str) -> dict[str, int]:
    row = paper.spaces[place]
    room = boat["seat"] is not None and boat["passengers"] < MOST_ABOARD and place not in boat["used"]
    along = LEVEL + paper.along(place) - paper.along(boat["place"])
    return {
        "river": 1,
        "dock or depot": int(row["kind"] in STATIONS),
        "a passenger for the watched boat": int(room and row.get("waiting", 0) > 0),
        "depot": int(row["kind"] == "depot"),
        "driftwood": int(row["kind"] == "driftwood"),
        "sandbank": int(row["kind"] == "sandbank"),
        "landing": int(row.get("landing", False)),
        "how far along, 128 level with the watched boat": max(0, min(along, 255)),
    }
