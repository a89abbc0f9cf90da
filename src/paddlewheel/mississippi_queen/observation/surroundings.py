"""Encoder of the spaces around the watched boat, in the order of `window`, written tile by tile."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.observation.boats import LEVEL, within
from paddlewheel.mississippi_queen.observation.fields import (
    AT,
    BOAT_THERE,
    CELL,
    DEPOT,
    DOCK,
    DRIFTWOOD,
    GAIN,
    LANDING,
    PASSENGER,
    SANDBANK,
    UNKNOWN,
    WATER,
)
from paddlewheel.mississippi_queen.observation.window import (
    ACROSS,
    ANCHOR_AT,
    CELL_AT,
    FAR,
    MIDDLE,
    NOWHERE,
    SEEN,
    SEEN_FROM,
    SHARE,
    TURNED_SPACES,
)
from paddlewheel.mississippi_queen.rules.order import progress
from paddlewheel.mississippi_queen.rules.passengers import MOST_ABOARD
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
from paddlewheel.mississippi_queen.state import AHEAD, BANK, TILE_PHASE, Race
from paddlewheel.mississippi_queen.state import DEPOT as DEPOT_SPACE
from paddlewheel.mississippi_queen.state import DRIFTWOOD as DRIFTWOOD_SPACE
from paddlewheel.mississippi_queen.state import LAND as LAND_SPACE
from paddlewheel.mississippi_queen.state import SANDBANK as SANDBANK_SPACE
from paddlewheel.mississippi_queen.state import WATER as WATER_SPACE
from paddlewheel.mississippi_queen.tables import CUT, JOIN_OPEN, Tables

AT_AROUND = AT["around"]


@compiled
def tell_around(race: Race, tables: Tables, boat: int, out: Any) -> None:
    place, bow = race.place[boat], race.bow[boat]
    if place >= BANK:
        return
    home, here = slot_at(place), progress(race, tables, place)
    middle = MIDDLE - TURNED_SPACES[20 * turned(race, home, bow) + place - 20 * home]
    for slot in range(slots_in_use(race, tables)):
        anchor = anchor_of(race, race.at_q[slot], race.at_r[slot], home, bow)
        if anchor != NOWHERE and rank_of(tables, slot) >= race.kept:
            tell_tile(race, tables, boat, slot, middle + anchor, here, out)
    if race.finish == 0 and race.laid < slots_needed(tables):
        tell_unknown(race, tables, home, bow, middle, out)
    for other in range(race.boats):
        if race.place[other] < BANK:
            tell_boat(race, race.place[other], home, bow, middle, out)


@compiled
def turned(race: Race, slot: int, bow: int) -> int:
    """Heading of a tile relative to the bow."""
    sixths = race.turned[slot] - bow
    return sixths + 6 if sixths < 0 else sixths


@compiled
def anchor_of(race: Race, q: int, r: int, home: int, bow: int) -> int:
    """Anchor of a lattice tile as a grid place relative to the boat's tile, bow to the north; or OFF_GRID."""
    q, r = q - race.at_q[home] + FAR, r - race.at_r[home] + FAR
    if 0 <= q < ACROSS and 0 <= r < ACROSS:
        anchor: int = ANCHOR_AT[(bow * ACROSS + q) * ACROSS + r]
        return anchor
    return NOWHERE


@compiled
def seen_from(view: int) -> int:
    """Look up VISIBLE_FROM. A function of its own, so that a GPU kernel embeds the constant table only once."""
    index: int = SEEN_FROM[view]
    return index


@compiled
def seen(index: int) -> int:
    found: int = SEEN[index]
    return found


@compiled
def tell_tile(race: Race, tables: Tables, boat: int, slot: int, anchor: int, here: int, out: Any) -> None:
    view, tile = 6 * anchor + turned(race, slot, race.bow[boat]), 20 * race.tile[slot]
    along, stick = LEVEL + 32 * (1 + rank_of(tables, slot)) + 16 - here, 20 * course(race, slot)
    kinds, sticks = tables.kind[tile : tile + 20], tables.stick[stick : stick + 20]
    for index in range(seen_from(view), seen_from(view + 1)):
        space = seen(index) % SHARE
        kind = kinds[space]
        if kind != LAND_SPACE:
            at = AT_AROUND + CELL * (seen(index) // SHARE)
            out[at + WATER] = 1
            out[at + GAIN] = within(along + sticks[space])
            if kind != WATER_SPACE:
                tell_kind(race, tables, boat, slot, tile + space, kind, at, out)
    if race.finish > 0 and slot >= race.laid - 1:
        tell_landing(race, tables, slot, view, out)


@compiled
def tell_landing(race: Race, tables: Tables, slot: int, view: int, out: Any) -> None:
    for index in range(seen_from(view), seen_from(view + 1)):
        at = AT_AROUND + CELL * (seen(index) // SHARE)
        if is_landing(race, tables, 20 * slot + seen(index) % SHARE):
            out[at + LANDING] = out[at + WATER]


@compiled
def tell_kind(race: Race, tables: Tables, boat: int, slot: int, space: int, kind: int, at: int, out: Any) -> None:
    if is_station(kind):
        dock = 2 * slot + tables.dock[space]
        out[at + DOCK] = 1
        out[at + DEPOT] = 1 if kind == DEPOT_SPACE else 0
        out[at + PASSENGER] = 1 if race.waiting[dock] > 0 and may_board(race, boat, dock) else 0
    elif kind == DRIFTWOOD_SPACE:
        out[at + DRIFTWOOD] = 1
    elif kind == SANDBANK_SPACE:
        out[at + SANDBANK] = 1


@compiled
def may_board(race: Race, boat: int, dock: int) -> bool:
    """Could the boat take a passenger at this dock, if it stopped there at speed 1?"""
    return boat != race.rose and race.passengers[boat] < MOST_ABOARD and (race.used[boat] >> dock) & 1 == 0


@compiled
def tell_unknown(race: Race, tables: Tables, home: int, bow: int, middle: int, out: Any) -> None:
    """Encode where the next tile can lie by MQ-RIV-5; the search that MQ-RIV-6 requires is left out."""
    last = race.laid - 1
    only_ahead = race.links[last] == JOIN_OPEN or race.links[last] == JOIN_OPEN + CUT
    for direction in range(3):
        if (only_ahead and direction != AHEAD) or (race.phase == TILE_PHASE and direction != race.direction):
            continue
        heading = (race.turned[last] + direction + 5) % 6
        q, r = race.at_q[last] + step_q(heading), race.at_r[last] + step_r(heading)
        anchor = anchor_of(race, q, r, home, bow)
        if anchor != NOWHERE and not would_touch(race, tables, q, r):
            tell_tile_to_come(6 * (middle + anchor) + (heading - bow + 6) % 6, out)


@compiled
def would_touch(race: Race, tables: Tables, q: int, r: int) -> bool:
    """Would a tile here touch any but the last one?"""
    for slot in range(race.laid - 1):
        if rank_of(tables, slot) >= race.kept and lattice_distance(race.at_q[slot] - q, race.at_r[slot] - r) <= 1:
            return True
    return False


@compiled
def tell_tile_to_come(view: int, out: Any) -> None:
    for index in range(seen_from(view), seen_from(view + 1)):
        out[AT_AROUND + CELL * (seen(index) // SHARE) + UNKNOWN] = 1


@compiled
def tell_boat(race: Race, place: int, home: int, bow: int, middle: int, out: Any) -> None:
    slot = slot_at(place)
    anchor = anchor_of(race, race.at_q[slot], race.at_r[slot], home, bow)
    if anchor != NOWHERE:
        cell = CELL_AT[middle + anchor + TURNED_SPACES[20 * turned(race, slot, bow) + place - 20 * slot]]
        if cell >= 0:
            out[AT_AROUND + CELL * cell + BOAT_THERE] = 1
