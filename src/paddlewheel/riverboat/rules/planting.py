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
def begin_planting(season: RiverboatState) -> None:
    """RB-PLA-1."""
    gain_coins(season, season.phase_owner[PLANTING], 1)
    season.turn = 0
    season.decision = NEXT_TURN


@compiled
def planter(season: RiverboatState, tables: RiverboatTables) -> int:
    """Seat of the current or latest turn."""
    return (season.phase_owner[PLANTING] + season.turn + tables.players - 1) % tables.players


@compiled
def next_planter(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-PLA-6: the next player with a worker on a bare field."""
    season.refilled = 0
    for _ in range(tables.players):
        season.turn = season.turn % tables.players + 1
        if bare_workers(season, planter(season, tables)) != 0:
            offer_tiles(season, tables)
            return
    season.decision = PHASE_BEGINS


@compiled
def offer_tiles(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-PLA-5 and -7: offer the tiles; if none fits, refill the board, then return the workers."""
    seat = planter(season, tables)
    if some_tile_fits(season, tables, seat):
        season.decision, season.actor = TAKE_DECISION, seat
    elif season.refilled == 0 and size_to_fill(season, tables) > 0:
        season.refilled = 1
        season.decision, season.actor = FILL_DECISION, CHANCE
    else:
        bare = bare_workers(season, seat)
        season.workers[seat] += count_fields(bare)
        season.standing[seat] &= ~bare
        season.decision = NEXT_TURN


@compiled
def size_fits(season: RiverboatState, tables: RiverboatTables, seat: int, hexes: int) -> bool:
    """Whether a tile of this size fits under workers on bare fields."""
    bare = bare_workers(season, seat)
    if hexes == 1:
        return bare != 0
    for field in range(tables.field_count[season.mat[seat]]):
        if not has_field(bare, field):
            continue
        if hexes == 2 and beside(season, tables, seat, field) & bare:
            return True
        if hexes == 3 and (
            is_corner(season, tables, seat, bare, field, 0) or is_corner(season, tables, seat, bare, field, 1)
        ):
            return True
    return False


@compiled
def is_corner(season: RiverboatState, tables: RiverboatTables, seat: int, bare: int, field: int, turn: int) -> bool:
    """Whether the second and third hex of a triangle at this field and rotation are in the set."""
    second, third = near(season, tables, seat, field, turn), near(season, tables, seat, field, turn + 1)
    return has_field(bare, second) and has_field(bare, third)


@compiled
def some_tile_fits(season: RiverboatState, tables: RiverboatTables, seat: int) -> bool:
    for hexes in range(1, SIZES + 1):
        if size_is_open(season, tables, hexes) and size_fits(season, tables, seat, hexes):
            return True
    return False


@compiled
def size_is_open(season: RiverboatState, tables: RiverboatTables, hexes: int) -> bool:
    for kind in range(tables.kinds):
        if tables.hexes[kind] == hexes and season.crops_open[kind] > 0:
            return True
    return False


@compiled
def take_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    """An open tile that fits, or any tile of the pile being searched."""
    if SEARCH <= action < SEARCH + 2:
        return search_refusal(season, tables, action - SEARCH + 1)
    if action == PASS:
        return PLA_6
    kind = action - TAKE
    if not 0 <= kind < tables.kinds:
        return PLA_2
    if season.search > 0:
        return 0 if tables.hexes[kind] == season.search and season.crops_left[kind] > 0 else PLA_4
    if season.crops_open[kind] == 0:
        return PLA_2
    return 0 if size_fits(season, tables, season.actor, tables.hexes[kind]) else PLA_2


@compiled
def list_takes(season: RiverboatState, tables: RiverboatTables, found: list[int]) -> int:
    """List actions as `take_refusal` allows them, but test each size only once."""
    count = 0
    for hexes in range(1, SIZES):
        if search_refusal(season, tables, hexes) == 0:
            found[count] = SEARCH + hexes - 1
            count += 1
    single = size_fits(season, tables, season.actor, 1)
    double, triple = size_fits(season, tables, season.actor, 2), size_fits(season, tables, season.actor, 3)
    for kind in range(tables.kinds):
        hexes = tables.hexes[kind]
        if season.search > 0:
            offered = hexes == season.search and season.crops_left[kind] > 0
        else:
            fits = single if hexes == 1 else double if hexes == 2 else triple
            offered = fits and season.crops_open[kind] > 0
        if offered:
            found[count] = TAKE + kind
            count += 1
    return count


@compiled
def search_refusal(season: RiverboatState, tables: RiverboatTables, hexes: int) -> int:
    """RB-PLA-4: requires a coin, a non-empty pile and room for a tile of that size."""
    if season.search > 0 or season.coins[season.actor] == 0:
        return COIN_1
    if tiles_left(season, tables, hexes) == 0 or not size_fits(season, tables, season.actor, hexes):
        return PLA_4
    return 0


@compiled
def take_step(season: RiverboatState, action: int) -> None:
    if action < TAKE:
        spend_coin(season, season.actor)
        season.search = action - SEARCH + 1
        return
    season.tile = action - TAKE
    if season.search > 0:
        season.crops_left[season.tile] -= 1
    else:
        season.crops_open[season.tile] -= 1
    season.search = 0
    season.decision = LAY_DECISION


@compiled
def lay_fits(season: RiverboatState, tables: RiverboatTables, field: int, turn: int) -> bool:
    """RB-PLA-2: whether every hex of the taken tile lies under a worker on a bare field."""
    seat, kind = season.actor, season.tile
    bare = bare_workers(season, seat)
    if turn >= tables.turns[kind] or not has_field(bare, field):
        return False
    hexes = tables.hexes[kind]
    if hexes == 2:
        return has_field(bare, near(season, tables, seat, field, turn))
    return hexes == 1 or is_corner(season, tables, seat, bare, field, turn)


@compiled
def lay_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    place = action - LAY
    if not 0 <= place < 6 * MAX_FIELDS:
        return PLA_2
    return 0 if lay_fits(season, tables, place // 6, place % 6) else PLA_2


@compiled
def list_lays(season: RiverboatState, tables: RiverboatTables, found: list[int]) -> int:
    bare = bare_workers(season, season.actor)
    count = 0
    for field in range(tables.field_count[season.mat[season.actor]]):
        if not has_field(bare, field):
            continue
        for turn in range(tables.turns[season.tile]):
            if lay_fits(season, tables, field, turn):
                found[count] = LAY + 6 * field + turn
                count += 1
    return count


@compiled
def lay_step(season: RiverboatState, tables: RiverboatTables, action: int) -> None:
    seat, kind = season.actor, season.tile
    field, turn = (action - LAY) // 6, (action - LAY) % 6
    hexes = tables.hexes[kind]
    plant(season, tables, seat, field, TILE_HEXES * kind)
    if hexes > 1:
        plant(season, tables, seat, near(season, tables, seat, field, turn), TILE_HEXES * kind + 1)
    if hexes > 2:
        plant(season, tables, seat, near(season, tables, seat, field, turn + 1), TILE_HEXES * kind + 2)
        season.big_tiles[seat] += 1
    gain_points(season, tables, seat, tables.tile_points[hexes - 1], FROM_TILES)
    season.tile = NONE
    season.decision = NEXT_TURN


@compiled
def plant(season: RiverboatState, tables: RiverboatTables, seat: int, field: int, shown: int) -> None:
    season.crop[CROPS * seat + tables.shows[shown]] |= 1 << field
