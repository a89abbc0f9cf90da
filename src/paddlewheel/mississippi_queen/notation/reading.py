"""A position from plain JSON. Whatever is wrong is refused before anyone gets to see the position."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from paddlewheel.core.errors import NotationError, SetupError
from paddlewheel.core.reading import Reader, quoted, read_number, read_text, read_word, refuse, require
from paddlewheel.hexgrid import HEADINGS
from paddlewheel.mississippi_queen import door, state
from paddlewheel.mississippi_queen.names import boat_names, parse_place
from paddlewheel.mississippi_queen.notation.moment import check_moment
from paddlewheel.mississippi_queen.notation.table import check_table
from paddlewheel.mississippi_queen.notation.vocabulary import (
    BOAT_FIELDS,
    CONDITIONS,
    DIRECTIONS,
    ENDINGS,
    FIELDS,
    FORMAT,
    MOVE_FIELDS,
    PHASES,
    REJOIN,
    RING,
    START_TILE,
    VERSION,
    VOTES,
    VOTING,
)
from paddlewheel.mississippi_queen.notation.writing import dock_spaces, rank, tiles_in
from paddlewheel.mississippi_queen.tables import tile_names

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.editions import Options
    from paddlewheel.mississippi_queen.game import MississippiQueen, RacePosition

MOST_PASSENGERS = 99
MOST_ROSE_COAL = 20
MOST_ROUNDS = 1000
FARTHEST = 1000


def position_from_json(game: "MississippiQueen", data: Any) -> "RacePosition":
    fields = _head(game, data)
    position = game.new_position(read_options(game, fields.value("options")))
    race = position.record
    race.amount, race.phase = 0, fields.word("phase", PHASES)
    race.actor = _actor(position, fields)
    race.round_number = fields.number("round", 0, MOST_ROUNDS)
    _river(position, fields)
    _stack(position, fields)
    _boats(position, fields)
    _order(position, fields)
    _move(position, fields)
    _votes(position, fields)
    check_table(position)
    check_moment(position)
    return position


def _head(game: "MississippiQueen", data: Any) -> Reader:
    head = data if isinstance(data, Mapping) else {"format": data}
    kind, version = head.get("format"), head.get("version")
    require(kind == FORMAT, "format", f'this is {quoted(kind)}, not "{FORMAT}"; it is not a Paddlewheel position')
    known = type(version) is int and version == VERSION
    require(known, "version", f"this position has version {quoted(version)}; this program reads version {VERSION}")
    fields = Reader(data, "", FIELDS)
    require(head["game"] == game.name, "game", f"must be {game.name!r}, not {quoted(head['game'])}")
    return fields


def read_options(game: "MississippiQueen", data: Any) -> "Options":
    fields = Reader(data, "options", ("edition", "players", "variants"))
    read_text(fields.value("edition"), "options.edition")
    fields.number("players", 1, state.MAX_BOATS)
    variants = fields.value("variants")
    require(isinstance(variants, Mapping), "options.variants", f"must be an object, not {quoted(variants)}")
    for name, value in variants.items():
        good = isinstance(name, str) and _may_be_variant(name, value)
        require(good, f"options.variants.{name}", f"{quoted(value)} is not a value for a variant")
    try:
        return game.options_from_json(data)
    except SetupError as problem:
        raise NotationError(f"options: {problem}") from None


def _may_be_variant(name: str, value: Any) -> bool:
    if name == "b_tiles" and isinstance(value, list | tuple):
        return all(isinstance(tile, str) for tile in value)
    words = (bool, str, type(None)) if name in ("b_tiles", "teams") else (bool, int, str, type(None))
    return isinstance(value, words)


# the river


def _river(position: "RacePosition", fields: Reader) -> None:
    race, tables = position.record, position.tables[0]
    needed = int(tables.length + tables.branching_river)
    rows = fields.rows("river", needed)
    require(bool(rows), "river", f"is empty; the first tile is {START_TILE}")
    read = [_tile(position, slot, row) for slot, row in enumerate(rows)]
    _check_tiles(position, [tile for tile, _, _ in read])
    for slot, (tile, direction, _) in enumerate(read):
        _lay(position, slot, tile, direction)
    require(race.laid == len(rows), "river", f"a branching river goes on with {REJOIN} after its four branch tiles")
    _lay_finish(position, fields, needed)
    _remove(position, fields.number("removed", 0, len(rows) - 1))
    for slot, (_, _, waiting) in enumerate(read):
        race.waiting[2 * slot], race.waiting[2 * slot + 1] = waiting
    race.supply = fields.number("supply", 0, MOST_PASSENGERS)
    race.put_back = fields.number("box", 0, MOST_PASSENGERS)


def _tile(position: "RacePosition", slot: int, row: Any) -> tuple[int, int | None, list[int]]:
    """Which tile, laid in which direction, and the passengers waiting at its docks."""
    where = f"river[{slot}]"
    fields = Reader(row, where, ("tile", "direction", "waiting"))
    tile = fields.word("tile", tile_names())
    direction = fields.word_or_none("direction", DIRECTIONS)
    wanted = _wanted_direction(position, slot)
    if wanted is not False:
        name = wanted or "null"
        fits = fields.value("direction") == wanted
        require(fits, f"{where}.direction", f"must be {name} for tile {slot} of this river, not {quoted(row['direction'])}")
    require(direction is not None or wanted is None, f"{where}.direction", f"must be one of {', '.join(DIRECTIONS)}")
    waiting = fields.rows("waiting", 2)
    require(len(waiting) == 2, f"{where}.waiting", "must be two numbers, one for each dock the tile may have")
    return tile, direction, [read_number(count, f"{where}.waiting", 0, MOST_PASSENGERS) for count in waiting]


def _wanted_direction(position: "RacePosition", slot: int) -> str | bool | None:
    """The direction in which this tile always lies, or False if it may be any of the three."""
    if slot == 0:
        return None
    if position.tables[0].branching_river:
        if slot < len(RING):
            return RING[slot]
        return "ahead" if slot == len(RING) else False
    return "ahead" if slot == 1 else False


def _check_tiles(position: "RacePosition", tiles: list[int]) -> None:
    names, tables = tile_names(), position.tables[0]
    for slot, tile in enumerate(tiles):
        where, name = f"river[{slot}].tile", names[tile]
        fixed = START_TILE if slot == 0 else REJOIN if tables.branching_river and slot == len(RING) - 1 else None
        if fixed is not None:
            require(name == fixed, where, f"must be {fixed} here, not {name}")
            continue
        pile = ", ".join(tiles_in(int(tables.stack)))
        require(bool(tables.stack >> tile & 1), where, f"{name} is not among the tiles of these options: {pile}")
        require(tile not in tiles[:slot], where, f"{name} lies in the river twice; there is one of each tile")


def _lay(position: "RacePosition", slot: int, tile: int, direction: int | None) -> None:
    if position.tables[0].branching_river and 0 < slot < len(RING):
        if slot < len(RING) - 1:
            position.ask(door.LAY_BRANCH, tile)
    elif direction is not None:
        position.ask(door.LAY, tile, direction)


def _lay_finish(position: "RacePosition", fields: Reader, needed: int) -> None:
    finish = fields.word_or_none("finish", DIRECTIONS)
    if finish is None:
        return
    laid = int(position.record.laid)
    require(laid == needed, "finish", f"lies behind the last of {needed} tiles, but only {laid} have been laid")
    position.ask(door.LAY_FINISH, finish)


def _remove(position: "RacePosition", removed: int) -> None:
    """Remove tiles as the rules do: all that lie behind a boat on the first tile that stays."""
    if removed == 0:
        return
    race = position.record
    require(bool(position.tables[0].vacated_tiles_leave), "removed", "must be 0: in this edition vacated tiles stay")
    abreast = rank(position, removed) == rank(position, removed - 1)
    require(not abreast, "removed", f"cannot be {removed}: the two branches of the river are removed together")
    race.place[0] = state.TILE_SPACES * removed
    position.ask(door.REMOVE)
    race.place[0] = state.GONE


def _stack(position: "RacePosition", fields: Reader) -> None:
    race, tables, names = position.record, position.tables[0], tile_names()
    pile = int(tables.stack)
    laid = {int(tile) for tile in race.tile[: race.laid]}
    race.stack = 0
    for tile in fields.different_words("stack", names):
        require(bool(pile >> tile & 1), "stack", f"{names[tile]} is not among the tiles of these options")
        require(tile not in laid, "stack", f"{names[tile]} lies in the river already")
        race.stack |= 1 << tile


# the boats


def _boats(position: "RacePosition", fields: Reader) -> None:
    names = boat_names(position.record)
    rows = fields.rows("boats", state.MAX_BOATS)
    found: list[int] = []
    for index, row in enumerate(rows):
        name = row.get("name") if isinstance(row, Mapping) else row
        boat = read_word(name, f"boats[{index}].name", names)
        require(boat not in found, f"boats[{index}].name", f"{name} is there twice")
        found.append(boat)
        _boat(position, boat, Reader(row, f"boats.{name}", BOAT_FIELDS, ("berth", "reached")))
    missing = [name for boat, name in enumerate(names) if boat not in found]
    require(not missing, "boats", f"{' and '.join(missing)} missing; these options have {len(names)} boats")


def _boat(position: "RacePosition", boat: int, fields: Reader) -> None:
    race, tables = position.record, position.tables[0]
    rose = boat == race.rose
    seat = None if rose else int(race.owner[boat]) + 1
    said = fields.value("seat")
    fits = type(said) is type(seat) and said == seat
    require(fits, fields.where("seat"), f"must be {'null' if rose else seat} by these options, not {quoted(said)}")
    race.place[boat] = _place(fields)
    race.bow[boat] = fields.word("bow", HEADINGS)
    race.speed[boat] = fields.number("speed", 1, max(1, int(tables.top_speed)))
    race.coal[boat] = fields.number("coal", 0, MOST_ROSE_COAL if rose else int(tables.full_coal + tables.virtual_coal))
    race.passengers[boat] = fields.number("passengers", 0, 0 if rose else 2)
    race.condition[boat] = fields.word("condition", CONDITIONS)
    race.used[boat] = _used(position, fields)
    race.berth[boat] = _only_when(fields, "berth", race.condition[boat] == state.IN_PORT, int(race.boats))
    race.went_out[boat] = _only_when(fields, "reached", race.condition[boat] == state.OUT, FARTHEST)


def _place(fields: Reader) -> int:
    value = fields.value("place")
    return state.GONE if value is None else _parsed_place(value, fields.where("place"))


def _parsed_place(value: Any, where: str) -> int:
    text = read_text(value, where)
    try:
        return parse_place(text)
    except NotationError as problem:
        raise NotationError(f"{where}: {problem}") from None


def _only_when(fields: Reader, name: str, wanted: bool, most: int) -> int:
    if wanted:
        require(name in fields.data, fields.where(name), f"missing; a boat that is {fields.value('condition')} has one")
        return fields.number(name, 1, most)
    require(name not in fields.data, fields.where(name), f"a boat that is {fields.value('condition')} has none")
    return 0


def _used(position: "RacePosition", fields: Reader) -> int:
    """The docks at which this boat took a passenger, as bits."""
    where, bits = fields.where("used"), 0
    for value in fields.rows("used", 2):
        slot, space = divmod(_parsed_place(value, where), state.TILE_SPACES)
        docks = dock_spaces(position, slot) if slot < position.record.laid else []
        require(space in docks, where, f"there is no dock on {value}")
        bit = 1 << (2 * slot + docks.index(space))
        require(not bits & bit, where, f"names {value} twice; a boat takes one passenger at a dock")
        bits |= bit
    return bits


# whose turn it is


def _order(position: "RacePosition", fields: Reader) -> None:
    race = position.record
    order = fields.different_words("order", boat_names(race))
    race.in_order = len(order)
    for index, boat in enumerate(order):
        race.order[index] = boat
    race.turn = fields.number("turn", 1, len(order) + 1) - 1


def _actor(position: "RacePosition", fields: Reader) -> int:
    value = fields.value("actor")
    if value is None or value == "chance":
        return state.NOBODY if value is None else state.CHANCE
    players = position.options.players
    if type(value) is not int or not 1 <= value <= players:
        refuse("actor", f'must be a seat from 1 to {players}, "chance" or null, not {quoted(value)}')
    return value - 1


def _votes(position: "RacePosition", fields: Reader) -> None:
    race, players = position.record, position.options.players
    if race.phase not in VOTING:
        require(fields.value("votes") is None, "votes", f"must be null in phase {PHASES[race.phase]}")
        return
    rows = fields.rows("votes", players)
    require(len(rows) == players, "votes", f"must be a list of {players}, one for each seat")
    for seat, vote in enumerate(rows):
        race.votes[seat] = 0 if vote is None else 1 + read_word(vote, f"votes[{seat}]", VOTES)


def _move(position: "RacePosition", fields: Reader) -> None:
    """What of the turn under way has been written; the rest follows from it."""
    race, move = position.record, fields.value("move")
    names = MOVE_FIELDS.get(int(race.phase))
    if names is None or (move is None and race.phase == state.OWN_FACE_PHASE):
        require(move is None, "move", f"must be null in phase {PHASES[race.phase]}")
    else:
        _move_fields(position, Reader(move, "move", names), names)


def _move_fields(position: "RacePosition", fields: Reader, names: tuple[str, ...]) -> None:
    race, boats = position.record, boat_names(position.record)
    for name, most in (("points", 6), ("left_over", 6), ("rose_gave", 1000), ("amount", 6)):
        if name in names:
            setattr(race, name, fields.number(name, 0, most))
    for name in ("free_turn", "news", "rose_binds"):
        if name in names:
            setattr(race, name, int(fields.flag(name)))
    for name in ("discoverer", "pending", "partner"):
        if name in names:
            boat = fields.word_or_none(name, boats)
            setattr(race, name, state.NONE if boat is None else boat)
    for name in ("boarded", "asked"):
        if name in names:
            setattr(race, name, sum(1 << boat for boat in fields.different_words(name, boats)))
    if "ending" in names:
        race.ending = fields.word("ending", ENDINGS)
        _trail(race, fields)
    if "pushed" in names:
        _chain(race, fields, boats)
    if "direction" in names:
        race.direction = fields.word("direction", DIRECTIONS)


def _trail(race: Any, fields: Reader) -> None:
    spaces = [_parsed_place(value, "move.trail") for value in fields.rows("trail", state.MAX_BOATS - 1)]
    require(bool(spaces), "move.trail", "must name the spaces of this move, the first one included")
    race.trail_length = len(spaces)
    for index, space in enumerate(spaces):
        race.trail[index] = space


def _chain(race: Any, fields: Reader, boats: list[str]) -> None:
    chain = fields.different_words("pushed", boats)
    require(bool(chain), "move.pushed", "must name the boats that have been pushed")
    race.chain_length = len(chain)
    for index, boat in enumerate(chain):
        race.chain[index] = boat
    if "facing" in fields.data:
        facing = fields.word("facing", boats)
        require(facing in chain, "move.facing", f"{boats[facing]} is not among the pushed boats")
        race.facing = chain.index(facing)
