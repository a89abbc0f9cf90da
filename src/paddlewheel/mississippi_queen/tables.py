"""Constant tables of a race: tile contents, adjacency, the measuring stick, and the knobs of the edition."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from paddlewheel.core.errors import DataError
from paddlewheel.core.hexgrid import Hex, step_vector
from paddlewheel.mississippi_queen.state import (
    AHEAD,
    BANK,
    BLUE_DOCK,
    DEPOT,
    DRIFTWOOD,
    LAND,
    LEFT,
    OPEN_END,
    RED_DOCK,
    RIGHT,
    SANDBANK,
    START_DOCK,
    TILE_SPACES,
    WATER,
)

# Local coordinates of the spaces of a tile that faces N, by number.
SPACE_HEXES = tuple(Hex(q, rear - row) for row in range(4) for q, rear in ((-2, 3), (-1, 2), (0, 1), (1, 1), (2, 1)))
ANCHOR_DISTANCE = 4

FINISH_SPACES = {LEFT: (10, 15, 16), AHEAD: (16, 17, 18), RIGHT: (14, 18, 19)}

# How a slot joins its neighbours: back * 5 + front for an unbranched river.
BACK_BANK, BACK_LEFT, BACK_AHEAD, BACK_RIGHT = range(4)
FRONT_OPEN, FRONT_LEFT, FRONT_AHEAD, FRONT_RIGHT, FRONT_CLOSED = range(5)
# ... and the ring of the branching river: slots 0 fork, 1 and 3 left branch, 2 and 4 right branch, 5 re-joining.
FORK, LEFT_1, RIGHT_1, LEFT_2, RIGHT_2, JOIN_OPEN, JOIN_AHEAD = range(20, 27)
CUT_OFFSET = 7  # added to LEFT_1 .. JOIN_AHEAD: the same with the way back removed
LINK_COUNT = 34

TILE_COUNT = 21
REJOIN_TILE = 18
FINISH = 19  # the finish tile, whose only spaces are its docks
BANK_TILE = 20

# Values of the knob `finish_docks`: the docks lie on the last tile, or beyond it on a tile of their own.
LAST_TILE, FINISH_TILE = 0, 1
KNOB_VALUES = {  # knobs with named values, in the order of their numbers
    "finish_docks": ("last_tile", "finish_tile"),
    "colours": ("edition_1997", "edition_2019"),
}


class MississippiQueenTables:
    """Read-only record, shared by all positions with the same options."""

    near: Annotated[
        list[int], LINK_COUNT * 120
    ]  # [links, space, heading] -> offset from the slot's first space, or BANK, OPEN_END
    kind: Annotated[list[int], TILE_COUNT * 20]  # [tile, space]
    dock: Annotated[list[int], TILE_COUNT * 20]  # [tile, space] -> which of the tile's docks, 0 or 1
    docks_on: Annotated[list[int], TILE_COUNT]  # docks with passengers on a tile, under these options
    per_dock: Annotated[list[int], 8]  # passengers shown, by kind of space
    stick: Annotated[list[int], 60]  # [direction, space]: larger is ahead
    starboard: Annotated[list[int], 60]  # [direction, space]: larger is further right
    landing: Annotated[list[int], 80]  # [finish, space]: 1 on a finish space
    spectators: Annotated[list[int], 80]  # [finish, space]: 1 on a space of the last tile where MQ-PUSH-12 holds
    start: Annotated[list[int], 6]  # space of start dock 1 to 5
    group: Annotated[list[int], TILE_COUNT]  # 1, 2, 3 for A1, A2, A3; 4 for B
    # the options
    players: int
    boats: int
    racers: int  # boats with an owner
    side: Annotated[list[int], 9]  # the side of a seat: its own, or its team's
    shared_sides: int  # 1 if a side has more than one boat
    length: int  # tiles of the river, the start included
    leaving: int  # tiles removed from the stack at random for B tiles
    stack: int  # bit per tile to draw from, before any leaves
    supply: int
    # the knobs, named as in editions.toml
    passengers_to_win: int
    random_order: int
    order_by_seat: int
    first_round_by_dock: int
    choose_heading: int
    choose_wait: int
    out_when_aground: int
    not_where_pusher_was: int
    chain_push: int
    keeps_heading_on_driftwood: int
    entering_triggers: int
    vacated_tiles_leave: int
    finish_at_any_speed: int
    ends_at_first_docking: int
    sandbank_backward_coal: int
    rose_gives: int
    rose_leaves_stations: int
    leader_rolls_finish: int
    finish_docks: int
    colours: int  # display only: colours of boats and docks
    # the variants
    black_rose: int
    branching_river: int
    no_push_near_finish: int
    vote_on_direction: int
    look_ahead_first: int  # 1 to try a straight run before a search: faster on a CPU, slower on a GPU
    # numbers every edition shares
    full_coal: int
    top_speed: int
    round_limit: int
    virtual_coal: int
    waits_behind: Annotated[list[int], 8]  # dock number by place in the starting order
    wait_choice: Annotated[list[int], 2]  # docks the sixth boat may choose between


@cache
def tile_rows() -> tuple[dict[str, Any], ...]:
    return tuple(tomllib.loads(read_data("tiles.toml"))["tile"])


def read_data(name: str) -> str:
    return files("paddlewheel.mississippi_queen").joinpath("data", name).read_text(encoding="utf-8")


@cache
def tile_names() -> tuple[str, ...]:
    return tuple(row["name"] for row in tile_rows())


def tile_kinds(row: dict[str, Any]) -> list[int]:
    """Kinds of the 20 spaces of a tile."""
    kinds = [WATER] * TILE_SPACES
    marks = [(LAND, [space for island in row["islands"] for space in island]), (LAND, row.get("missing", []))]
    marks += [(START_DOCK, row.get("start_docks", [])), (DEPOT, row.get("depots", []))]
    marks += [(DRIFTWOOD, row.get("driftwood", [])), (SANDBANK, row.get("sandbanks", []))]
    marks += [(BLUE_DOCK, [row["blue_dock"]] if "blue_dock" in row else [])]
    marks += [(RED_DOCK, [row["red_dock"]] if "red_dock" in row else [])]
    for kind, spaces in marks:
        for space in spaces:
            if not 0 <= space < TILE_SPACES:
                raise DataError(f"tiles.toml: {row['name']} names space {space}; a tile has spaces 0 to 19")
            if kinds[space] != WATER:
                raise DataError(f"tiles.toml: {row['name']} says two things about space {space}")
            kinds[space] = kind
    return kinds


def tile_cells(anchor: Hex, heading: int, missing: tuple[int, ...] = ()) -> dict[Hex, int]:
    """Hexes of a tile laid at `anchor` facing `heading`, with their space numbers."""
    return {
        anchor.plus(space.turned(heading)): number for number, space in enumerate(SPACE_HEXES) if number not in missing
    }


def next_anchor(anchor: Hex, heading: int) -> Hex:
    return anchor.plus(step_vector(heading).times(ANCHOR_DISTANCE))


def near_rows() -> list[int]:
    """Rows of the table `near`, one group per link value."""
    rows: list[int] = []
    for links in range(LINK_COUNT):
        rows += _near(links)
    return rows


def _near(links: int) -> list[int]:
    missing = _missing() if links in (JOIN_OPEN, JOIN_AHEAD, JOIN_OPEN + CUT_OFFSET, JOIN_AHEAD + CUT_OFFSET) else ()
    own = tile_cells(Hex(0, 0), 0, missing)
    joined, front = _neighbours(links)
    open_hexes = {hexagon for turn in front for hexagon in tile_cells(next_anchor(Hex(0, 0), turn), turn)}
    row = []
    for number in range(TILE_SPACES):
        for heading in range(6):
            target = SPACE_HEXES[number].neighbour(heading)
            if number in missing:
                row.append(BANK)
            elif target in own:
                row.append(own[target])
            elif target in joined:
                row.append(joined[target])
            else:
                row.append(OPEN_END if target in open_hexes else BANK)
    return row


def _missing() -> tuple[int, ...]:
    return tuple(tile_rows()[REJOIN_TILE]["missing"])


def _neighbours(links: int) -> tuple[dict[Hex, int], tuple[int, ...]]:
    """Hexes of joined tiles with their offset from the first space of this slot, and the open front sides."""
    ahead = next_anchor(Hex(0, 0), 0)
    joined: dict[Hex, int] = {}

    def join(anchor: Hex, heading: int, slots: int, missing: tuple[int, ...] = ()) -> None:
        for hexagon, number in tile_cells(anchor, heading, missing).items():
            joined[hexagon] = TILE_SPACES * slots + number

    def join_back(direction: int, slots: int) -> None:
        """Join the previous tile; its heading differs by the direction in which this one was laid."""
        turn = 1 - direction
        join(next_anchor(Hex(0, 0), 3), turn, slots)

    if links < FORK:
        back, front = divmod(links, 5)
        if back != BACK_BANK:
            join_back(back - 1, -1)
        if front in (FRONT_LEFT, FRONT_AHEAD, FRONT_RIGHT):
            turn = front - 2
            join(next_anchor(Hex(0, 0), turn), turn, 1)
        return joined, (-1, 0, 1) if front == FRONT_OPEN else ()
    cut = links > JOIN_AHEAD
    links -= CUT_OFFSET if cut else 0
    if links == FORK:
        join(next_anchor(Hex(0, 0), -1), -1, 1)
        join(next_anchor(Hex(0, 0), 1), 1, 2)
    elif links == LEFT_1:  # faces NW; its successor lies N, to its right
        if not cut:
            join_back(LEFT, -1)
        join(next_anchor(Hex(0, 0), 1), 1, 2)
    elif links == RIGHT_1:
        if not cut:
            join_back(RIGHT, -2)
        join(next_anchor(Hex(0, 0), -1), -1, 2)
    elif links == LEFT_2:  # faces N; the re-joining tile lies NE and faces N too
        if not cut:
            join_back(RIGHT, -2)
        join(next_anchor(Hex(0, 0), 1), 0, 2, _missing())
    elif links == RIGHT_2:
        if not cut:
            join_back(LEFT, -2)
        join(next_anchor(Hex(0, 0), -1), 0, 1, _missing())
    else:  # the re-joining tile
        if not cut:
            join(next_anchor(Hex(0, 0), 4), 0, -2)
            join(next_anchor(Hex(0, 0), 2), 0, -1)
        if links == JOIN_AHEAD:
            join(ahead, 0, 1)
        return joined, (0,) if links == JOIN_OPEN else ()
    return joined, ()


def stick_rows() -> tuple[list[int], list[int]]:
    """Measuring stick and starboard offset of each space, for a next tile to the left, ahead and to the right."""
    stick: list[int] = []
    starboard: list[int] = []
    for direction in (LEFT, AHEAD, RIGHT):
        for space in SPACE_HEXES:
            q, r = space.turned(1 - direction)
            stick.append(-q - 2 * r)
            starboard.append(q)
    return stick, starboard


def finish_hexes(anchor: Hex, heading: int) -> list[Hex]:
    """The three docks of a finish tile laid at `anchor` facing `heading`."""
    return list(tile_cells(anchor, heading, tuple(tile_rows()[FINISH]["missing"])))


def hexes_and_neighbours(hexes: Iterable[Hex]) -> set[Hex]:
    """The hexes and all their neighbours."""
    found = set(hexes)
    return found | {hexagon.neighbour(heading) for hexagon in found for heading in range(6)}


def landing_rows(finish_docks: int) -> tuple[list[int], list[int]]:
    """Finish spaces of the last tile, and spaces where MQ-PUSH-12 forbids pushing: no finish, then each direction."""
    landing, spectators = [0] * 80, [0] * 80
    own = tile_cells(Hex(0, 0), 0)
    for direction, spaces in FINISH_SPACES.items():
        heading = direction - AHEAD
        docks = [SPACE_HEXES[number] for number in spaces]
        if finish_docks == FINISH_TILE:
            docks = finish_hexes(next_anchor(Hex(0, 0), heading), heading)
        else:
            for number in spaces:
                landing[20 * (1 + direction) + number] = 1
        for hexagon in hexes_and_neighbours(docks):
            if hexagon in own:
                spectators[20 * (1 + direction) + own[hexagon]] = 1
    return landing, spectators
