"""Read the river of a position from its JSON, laying the tiles with the rules' own functions."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.json_reader import Reader, quoted, read_number, require
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.notation.names import MAX_PASSENGERS, REJOIN, RING_DIRECTIONS, START_TILE
from paddlewheel.mississippi_queen.notation.to_json import rank, slots_needed, tiles_in
from paddlewheel.mississippi_queen.tables import tile_names

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

ANY_DIRECTION = "any"


def read_river(position: "MississippiQueenPosition", fields: Reader) -> None:
    race = position.record
    rows = fields.rows("river", slots_needed(position))
    require(bool(rows), "river", f"is empty; the first tile is {START_TILE}")
    read = [_read_tile(position, slot, row) for slot, row in enumerate(rows)]
    _check_tiles(position, [tile for tile, _, _ in read])
    for slot, (tile, direction, _) in enumerate(read):
        _lay(position, slot, tile, direction)
    require(race.laid == len(rows), "river", f"a branching river goes on with {REJOIN} after its four branch tiles")
    _lay_finish(position, fields)
    _remove(position, fields.number("removed", 0, len(rows) - 1))
    for slot, (_, _, waiting) in enumerate(read):
        race.waiting[2 * slot], race.waiting[2 * slot + 1] = waiting
    race.supply = fields.number("supply", 0, MAX_PASSENGERS)
    race.put_back = fields.number("box", 0, MAX_PASSENGERS)


def _read_tile(position: "MississippiQueenPosition", slot: int, row: Any) -> tuple[int, int | None, list[int]]:
    """The tile, its direction, and the passengers waiting at its docks."""
    where = f"river[{slot}]"
    fields = Reader(row, where, ("tile", "direction", "waiting"))
    tile, direction = fields.word("tile", tile_names()), fields.word_or_none("direction", DIRECTIONS)
    wanted, said = _wanted_direction(position, slot), fields.value("direction")
    if wanted == ANY_DIRECTION:
        require(said is not None, f"{where}.direction", f"must be one of {', '.join(DIRECTIONS)}")
    else:
        require(said == wanted, f"{where}.direction", f"must be {wanted or 'null'} for this tile, not {quoted(said)}")
    waiting = fields.rows("waiting", 2)
    require(len(waiting) == 2, f"{where}.waiting", "must be two numbers, one for each dock a tile may have")
    return tile, direction, [read_number(count, f"{where}.waiting", 0, MAX_PASSENGERS) for count in waiting]


def _wanted_direction(position: "MississippiQueenPosition", slot: int) -> str | None:
    """The fixed direction of the tile in this slot, or ANY_DIRECTION."""
    branching = position.constants.branching_river
    if branching and slot < len(RING_DIRECTIONS):
        return RING_DIRECTIONS[slot]
    if slot == 0:
        return None
    return "ahead" if slot == (len(RING_DIRECTIONS) if branching else 1) else ANY_DIRECTION


def _check_tiles(position: "MississippiQueenPosition", tiles: list[int]) -> None:
    names, tables = tile_names(), position.constants
    for slot, tile in enumerate(tiles):
        where, name = f"river[{slot}].tile", names[tile]
        fixed = (
            START_TILE if slot == 0 else REJOIN if tables.branching_river and slot == len(RING_DIRECTIONS) - 1 else None
        )
        if fixed is not None:
            require(name == fixed, where, f"must be {fixed} here, not {name}")
            continue
        pile = ", ".join(tiles_in(tables.stack))
        require(bool(tables.stack >> tile & 1), where, f"{name} is not among the tiles of these options: {pile}")
        require(tile not in tiles[:slot], where, f"{name} lies in the river twice; there is one of each tile")


def _lay(position: "MississippiQueenPosition", slot: int, tile: int, direction: int | None) -> None:
    if position.constants.branching_river and 0 < slot < len(RING_DIRECTIONS):
        if slot < len(RING_DIRECTIONS) - 1:
            position.lay_branch(tile)
    elif direction is not None:
        position.lay(tile, direction)


def _lay_finish(position: "MississippiQueenPosition", fields: Reader) -> None:
    finish = fields.word_or_none("finish", DIRECTIONS)
    if finish is not None:
        laid, needed = position.record.laid, slots_needed(position)
        require(laid == needed, "finish", f"lies behind the last of {needed} tiles, but only {laid} have been laid")
        position.lay_finish(finish)


def _remove(position: "MississippiQueenPosition", removed: int) -> None:
    """Remove tiles with the rules' own function, which needs a boat on the first tile that stays."""
    if removed == 0:
        return
    race = position.record
    require(bool(position.constants.vacated_tiles_leave), "removed", "must be 0: in this edition vacated tiles stay")
    abreast = rank(position, removed) == rank(position, removed - 1)
    require(not abreast, "removed", f"cannot be {removed}: the two branches of the river are removed together")
    race.place[0] = state.TILE_SPACES * removed
    position.remove_vacated()
    race.place[0] = state.GONE


def read_stack(position: "MississippiQueenPosition", fields: Reader) -> None:
    race, tables, names = position.record, position.constants, tile_names()
    pile = tables.stack
    laid = set(race.tile[: race.laid])
    race.stack = 0
    for tile in fields.different_words("stack", names):
        require(bool(pile >> tile & 1), "stack", f"{names[tile]} is not among the tiles of these options")
        require(tile not in laid, "stack", f"{names[tile]} lies in the river already")
        race.stack |= 1 << tile
