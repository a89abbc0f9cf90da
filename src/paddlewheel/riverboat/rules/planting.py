"""Phase 2, planting: crop tiles are laid under workers on bare fields."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.actions import LAY, PASS, SEARCH, TAKE
from paddlewheel.riverboat.clauses import COIN_1, PLA_2, PLA_4, PLA_6
from paddlewheel.riverboat.rules.fields import bare_workers, beside, count_fields, has_field, near
from paddlewheel.riverboat.rules.points import gain_coins, gain_points, spend_coin
from paddlewheel.riverboat.rules.round import size_to_fill, tiles_left
from paddlewheel.riverboat.state import (
    CHANCE,
    CROPS,
    FILL_DECISION,
    FROM_TILES,
    LAY_DECISION,
    MAX_FIELDS,
    NEXT_TURN,
    NONE,
    PHASE_BEGINS,
    PLANTING,
    TAKE_DECISION,
    RiverboatState,
)
from paddlewheel.riverboat.tables import SIZES, TILE_HEXES, RiverboatTables


@compiled
def begin_planting(state: RiverboatState) -> None:
    """RB-PLA-1."""
    gain_coins(state, state.phase_owner[PLANTING], 1)
    state.turn = 0
    state.decision = NEXT_TURN


@compiled
def planter(state: RiverboatState, tables: RiverboatTables) -> int:
    """Seat of the current or latest turn."""
    return (state.phase_owner[PLANTING] + state.turn + tables.players - 1) % tables.players


@compiled
def next_planter(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-PLA-6: the next player with a worker on a bare field."""
    state.refilled = 0
    for _ in range(tables.players):
        state.turn = state.turn % tables.players + 1
        if bare_workers(state, planter(state, tables)) != 0:
            offer_tiles(state, tables)
            return
    state.decision = PHASE_BEGINS


@compiled
def offer_tiles(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-PLA-5 and -7: offer the tiles; if none fits, refill the board, then return the workers."""
    seat = planter(state, tables)
    if some_tile_fits(state, tables, seat):
        state.decision, state.actor = TAKE_DECISION, seat
    elif state.refilled == 0 and size_to_fill(state, tables) > 0:
        state.refilled = 1
        state.decision, state.actor = FILL_DECISION, CHANCE
    else:
        bare = bare_workers(state, seat)
        state.workers[seat] += count_fields(bare)
        state.standing[seat] &= ~bare
        state.decision = NEXT_TURN


@compiled
def size_fits(state: RiverboatState, tables: RiverboatTables, seat: int, hexes: int) -> bool:
    """Whether a tile of this size fits under workers on bare fields."""
    bare = bare_workers(state, seat)
    if hexes == 1:
        return bare != 0
    for field in range(tables.field_count[state.mat[seat]]):
        if not has_field(bare, field):
            continue
        if hexes == 2 and beside(state, tables, seat, field) & bare:
            return True
        if hexes == 3 and (
            is_corner(state, tables, seat, bare, field, 0) or is_corner(state, tables, seat, bare, field, 1)
        ):
            return True
    return False


@compiled
def is_corner(state: RiverboatState, tables: RiverboatTables, seat: int, bare: int, field: int, turn: int) -> bool:
    """Whether the second and third hex of a triangle at this field and rotation are in the set."""
    second, third = near(state, tables, seat, field, turn), near(state, tables, seat, field, turn + 1)
    return has_field(bare, second) and has_field(bare, third)


@compiled
def some_tile_fits(state: RiverboatState, tables: RiverboatTables, seat: int) -> bool:
    for hexes in range(1, SIZES + 1):
        if size_is_open(state, tables, hexes) and size_fits(state, tables, seat, hexes):
            return True
    return False


@compiled
def size_is_open(state: RiverboatState, tables: RiverboatTables, hexes: int) -> bool:
    for kind in range(tables.kinds):
        if tables.hexes[kind] == hexes and state.crops_open[kind] > 0:
            return True
    return False


@compiled
def take_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    """An open tile that fits, or any tile of the pile being searched."""
    if SEARCH <= action < SEARCH + 2:
        return search_refusal(state, tables, action - SEARCH + 1)
    if action == PASS:
        return PLA_6
    kind = action - TAKE
    if not 0 <= kind < tables.kinds:
        return PLA_2
    if state.search > 0:
        return 0 if tables.hexes[kind] == state.search and state.crops_left[kind] > 0 else PLA_4
    if state.crops_open[kind] == 0:
        return PLA_2
    return 0 if size_fits(state, tables, state.actor, tables.hexes[kind]) else PLA_2


@compiled
def list_takes(state: RiverboatState, tables: RiverboatTables, found: list[int]) -> int:
    """List actions as `take_refusal` allows them, but test each size only once."""
    count = 0
    for hexes in range(1, SIZES):
        if search_refusal(state, tables, hexes) == 0:
            found[count] = SEARCH + hexes - 1
            count += 1
    single = size_fits(state, tables, state.actor, 1)
    double, triple = size_fits(state, tables, state.actor, 2), size_fits(state, tables, state.actor, 3)
    for kind in range(tables.kinds):
        hexes = tables.hexes[kind]
        if state.search > 0:
            offered = hexes == state.search and state.crops_left[kind] > 0
        else:
            fits = single if hexes == 1 else double if hexes == 2 else triple
            offered = fits and state.crops_open[kind] > 0
        if offered:
            found[count] = TAKE + kind
            count += 1
    return count


@compiled
def search_refusal(state: RiverboatState, tables: RiverboatTables, hexes: int) -> int:
    """RB-PLA-4: requires a coin, a non-empty pile and room for a tile of that size."""
    if state.search > 0 or state.coins[state.actor] == 0:
        return COIN_1
    if tiles_left(state, tables, hexes) == 0 or not size_fits(state, tables, state.actor, hexes):
        return PLA_4
    return 0


@compiled
def take_step(state: RiverboatState, action: int) -> None:
    if action < TAKE:
        spend_coin(state, state.actor)
        state.search = action - SEARCH + 1
        return
    state.tile = action - TAKE
    if state.search > 0:
        state.crops_left[state.tile] -= 1
    else:
        state.crops_open[state.tile] -= 1
    state.search = 0
    state.decision = LAY_DECISION


@compiled
def lay_fits(state: RiverboatState, tables: RiverboatTables, field: int, turn: int) -> bool:
    """RB-PLA-2: whether every hex of the taken tile lies under a worker on a bare field."""
    seat, kind = state.actor, state.tile
    bare = bare_workers(state, seat)
    if turn >= tables.turns[kind] or not has_field(bare, field):
        return False
    hexes = tables.hexes[kind]
    if hexes == 2:
        return has_field(bare, near(state, tables, seat, field, turn))
    return hexes == 1 or is_corner(state, tables, seat, bare, field, turn)


@compiled
def lay_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    place = action - LAY
    if not 0 <= place < 6 * MAX_FIELDS:
        return PLA_2
    return 0 if lay_fits(state, tables, place // 6, place % 6) else PLA_2


@compiled
def list_lays(state: RiverboatState, tables: RiverboatTables, found: list[int]) -> int:
    bare = bare_workers(state, state.actor)
    count = 0
    for field in range(tables.field_count[state.mat[state.actor]]):
        if not has_field(bare, field):
            continue
        for turn in range(tables.turns[state.tile]):
            if lay_fits(state, tables, field, turn):
                found[count] = LAY + 6 * field + turn
                count += 1
    return count


@compiled
def lay_step(state: RiverboatState, tables: RiverboatTables, action: int) -> None:
    seat, kind = state.actor, state.tile
    field, turn = (action - LAY) // 6, (action - LAY) % 6
    hexes = tables.hexes[kind]
    plant(state, tables, seat, field, TILE_HEXES * kind)
    if hexes > 1:
        plant(state, tables, seat, near(state, tables, seat, field, turn), TILE_HEXES * kind + 1)
    if hexes > 2:
        plant(state, tables, seat, near(state, tables, seat, field, turn + 1), TILE_HEXES * kind + 2)
        state.big_tiles[seat] += 1
    gain_points(state, tables, seat, tables.tile_points[hexes - 1], FROM_TILES)
    state.tile = NONE
    state.decision = NEXT_TURN


@compiled
def plant(state: RiverboatState, tables: RiverboatTables, seat: int, field: int, shown: int) -> None:
    state.crop[CROPS * seat + tables.shows[shown]] |= 1 << field
