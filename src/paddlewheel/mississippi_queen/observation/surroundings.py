"""Encoder of the spaces around the watched boat, in the order of `window`, written tile by tile."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.observation.boats import LEVEL_OFFSET, clamped
from paddlewheel.mississippi_queen.observation.fields import (
    AT,
    CELL_ALONG,
    CELL_BOAT,
    CELL_DEPOT,
    CELL_DOCK,
    CELL_DRIFTWOOD,
    CELL_LANDING,
    CELL_PASSENGER,
    CELL_SANDBANK,
    CELL_SIZE,
    CELL_UNLAID,
    CELL_WATER,
)
from paddlewheel.mississippi_queen.observation.window import (
    ANCHOR_AT,
    CELL_AT,
    GRID_CENTRE,
    LATTICE_RADIUS,
    LATTICE_WIDTH,
    OFF_GRID,
    SPACE_RADIX,
    TURNED_SPACES,
    VISIBLE_FROM,
    VISIBLE_SPACES,
)
from paddlewheel.mississippi_queen.rules.order import progress
from paddlewheel.mississippi_queen.rules.passengers import MAX_PASSENGERS_PER_BOAT
from paddlewheel.mississippi_queen.rules.river import (
    course,
    is_landing,
    is_station,
    lattice_distance,
    rank_of,
    slot_at,
    slots_in_use,
    slots_needed,
    step_q,
    step_r,
)
from paddlewheel.mississippi_queen.state import AHEAD, BANK, TILE_DECISION, Race
from paddlewheel.mississippi_queen.state import DEPOT as DEPOT_SPACE
from paddlewheel.mississippi_queen.state import DRIFTWOOD as DRIFTWOOD_SPACE
from paddlewheel.mississippi_queen.state import LAND as LAND_SPACE
from paddlewheel.mississippi_queen.state import SANDBANK as SANDBANK_SPACE
from paddlewheel.mississippi_queen.state import WATER as WATER_SPACE
from paddlewheel.mississippi_queen.tables import CUT_OFFSET, JOIN_OPEN, MississippiQueenTables

AT_AROUND = AT["around"]


@compiled
def encode_surroundings(race: Race, tables: MississippiQueenTables, boat: int, out: Any) -> None:
    place, bow = race.place[boat], race.bow[boat]
    if place >= BANK:
        return
    home, here = slot_at(place), progress(race, tables, place)
    middle = GRID_CENTRE - TURNED_SPACES[20 * relative_turn(race, home, bow) + place - 20 * home]
    for slot in range(slots_in_use(race, tables)):
        anchor = relative_anchor(race, race.at_q[slot], race.at_r[slot], home, bow)
        if anchor != OFF_GRID and rank_of(tables, slot) >= race.kept:
            encode_tile(race, tables, boat, slot, middle + anchor, here, out)
    if race.finish == 0 and race.laid < slots_needed(tables):
        encode_unlaid_tiles(race, tables, home, bow, middle, out)
    for other in range(race.boats):
        if race.place[other] < BANK:
            encode_boat_cell(race, race.place[other], home, bow, middle, out)


@compiled
def relative_turn(race: Race, slot: int, bow: int) -> int:
    """Heading of a tile relative to the bow."""
    sixths = race.turned[slot] - bow
    return sixths + 6 if sixths < 0 else sixths


@compiled
def relative_anchor(race: Race, q: int, r: int, home: int, bow: int) -> int:
    """Anchor of a lattice tile as a grid place relative to the boat's tile, bow to the north; or OFF_GRID."""
    q, r = q - race.at_q[home] + LATTICE_RADIUS, r - race.at_r[home] + LATTICE_RADIUS
    if 0 <= q < LATTICE_WIDTH and 0 <= r < LATTICE_WIDTH:
        anchor: int = ANCHOR_AT[(bow * LATTICE_WIDTH + q) * LATTICE_WIDTH + r]
        return anchor
    return OFF_GRID


@compiled
def visible_from(view: int) -> int:
    """Look up VISIBLE_FROM. A function of its own, so that a GPU kernel embeds the constant table only once."""
    index: int = VISIBLE_FROM[view]
    return index


@compiled
def visible_space(index: int) -> int:
    found: int = VISIBLE_SPACES[index]
    return found


@compiled
def encode_tile(
    race: Race, tables: MississippiQueenTables, boat: int, slot: int, anchor: int, here: int, out: Any
) -> None:
    view, tile = 6 * anchor + relative_turn(race, slot, race.bow[boat]), 20 * race.tile[slot]
    along, stick = LEVEL_OFFSET + 32 * (1 + rank_of(tables, slot)) + 16 - here, 20 * course(race, slot)
    kinds, sticks = tables.kind[tile : tile + 20], tables.stick[stick : stick + 20]
    for index in range(visible_from(view), visible_from(view + 1)):
        space = visible_space(index) % SPACE_RADIX
        kind = kinds[space]
        if kind != LAND_SPACE:
            at = AT_AROUND + CELL_SIZE * (visible_space(index) // SPACE_RADIX)
            out[at + CELL_WATER] = 1
            out[at + CELL_ALONG] = clamped(along + sticks[space])
            if kind != WATER_SPACE:
                encode_kind(race, tables, boat, slot, tile + space, kind, at, out)
    if race.finish > 0 and slot >= race.laid - 1:
        encode_landing(race, tables, slot, view, out)


@compiled
def encode_landing(race: Race, tables: MississippiQueenTables, slot: int, view: int, out: Any) -> None:
    for index in range(visible_from(view), visible_from(view + 1)):
        at = AT_AROUND + CELL_SIZE * (visible_space(index) // SPACE_RADIX)
        if is_landing(race, tables, 20 * slot + visible_space(index) % SPACE_RADIX):
            out[at + CELL_LANDING] = out[at + CELL_WATER]


@compiled
def encode_kind(
    race: Race, tables: MississippiQueenTables, boat: int, slot: int, space: int, kind: int, at: int, out: Any
) -> None:
    if is_station(kind):
        dock = 2 * slot + tables.dock[space]
        out[at + CELL_DOCK] = 1
        out[at + CELL_DEPOT] = 1 if kind == DEPOT_SPACE else 0
        out[at + CELL_PASSENGER] = 1 if race.waiting[dock] > 0 and could_board(race, boat, dock) else 0
    elif kind == DRIFTWOOD_SPACE:
        out[at + CELL_DRIFTWOOD] = 1
    elif kind == SANDBANK_SPACE:
        out[at + CELL_SANDBANK] = 1


@compiled
def could_board(race: Race, boat: int, dock: int) -> bool:
    """Could the boat take a passenger at this dock, if it stopped there at speed 1?"""
    return boat != race.rose and race.passengers[boat] < MAX_PASSENGERS_PER_BOAT and (race.used[boat] >> dock) & 1 == 0


@compiled
def encode_unlaid_tiles(race: Race, tables: MississippiQueenTables, home: int, bow: int, middle: int, out: Any) -> None:
    """Encode where the next tile can lie by MQ-RIV-5; the search that MQ-RIV-6 requires is left out."""
    last = race.laid - 1
    only_ahead = race.links[last] == JOIN_OPEN or race.links[last] == JOIN_OPEN + CUT_OFFSET
    for direction in range(3):
        if (only_ahead and direction != AHEAD) or (race.decision == TILE_DECISION and direction != race.direction):
            continue
        heading = (race.turned[last] + direction + 5) % 6
        q, r = race.at_q[last] + step_q(heading), race.at_r[last] + step_r(heading)
        anchor = relative_anchor(race, q, r, home, bow)
        if anchor != OFF_GRID and not would_touch_others(race, tables, q, r):
            encode_unlaid_tile(6 * (middle + anchor) + (heading - bow + 6) % 6, out)


@compiled
def would_touch_others(race: Race, tables: MississippiQueenTables, q: int, r: int) -> bool:
    """Would a tile here touch any but the last one?"""
    for slot in range(race.laid - 1):
        if rank_of(tables, slot) >= race.kept and lattice_distance(race.at_q[slot] - q, race.at_r[slot] - r) <= 1:
            return True
    return False


@compiled
def encode_unlaid_tile(view: int, out: Any) -> None:
    for index in range(visible_from(view), visible_from(view + 1)):
        out[AT_AROUND + CELL_SIZE * (visible_space(index) // SPACE_RADIX) + CELL_UNLAID] = 1


@compiled
def encode_boat_cell(race: Race, place: int, home: int, bow: int, middle: int, out: Any) -> None:
    slot = slot_at(place)
    anchor = relative_anchor(race, race.at_q[slot], race.at_r[slot], home, bow)
    if anchor != OFF_GRID:
        cell = CELL_AT[middle + anchor + TURNED_SPACES[20 * relative_turn(race, slot, bow) + place - 20 * slot]]
        if cell >= 0:
            out[AT_AROUND + CELL_SIZE * cell + CELL_BOAT] = 1
