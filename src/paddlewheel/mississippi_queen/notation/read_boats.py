"""Read the boats of a position from its JSON."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.notation.json_reader import Reader, quoted, read_word, require
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.names import boat_names
from paddlewheel.mississippi_queen.notation.names import BOAT_FIELDS, read_place
from paddlewheel.mississippi_queen.notation.to_json import dock_spaces
from paddlewheel.mississippi_queen.state import CONDITION_NAMES

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

MAX_BOAT_PASSENGERS = 2
MAX_COAL = 20  # only the Black Rose can have that much
MAX_REACHED = 1000


def read_boats(position: "MississippiQueenPosition", fields: Reader) -> None:
    names = boat_names(position.record)
    rows = fields.rows("boats", state.MAX_BOATS)
    found: list[int] = []
    for index, row in enumerate(rows):
        name = row.get("name") if isinstance(row, Mapping) else row
        boat = read_word(name, f"boats[{index}].name", names)
        require(boat not in found, f"boats[{index}].name", f"{name} is there twice")
        found.append(boat)
        _read_boat(position, boat, Reader(row, f"boats.{name}", BOAT_FIELDS, ("berth", "reached", "gave")))
    missing = [name for boat, name in enumerate(names) if boat not in found]
    require(not missing, "boats", f"{' and '.join(missing)} missing; these options have {len(names)} boats")


def _read_boat(position: "MississippiQueenPosition", boat: int, fields: Reader) -> None:
    race, tables = position.record, position.constants
    rose = boat == race.rose
    seat = None if rose else race.owner[boat] + 1
    said = fields.value("seat")
    fits = type(said) is type(seat) and said == seat
    require(fits, fields.where("seat"), f"must be {'null' if rose else seat} by these options, not {quoted(said)}")
    placed = fields.value("place") is not None
    race.place[boat] = read_place(fields.value("place"), fields.where("place")) if placed else state.GONE
    race.bow[boat] = fields.word("bow", HEADINGS)
    race.speed[boat] = fields.number("speed", 1, max(1, tables.top_speed))
    race.coal[boat] = fields.number("coal", 0, MAX_COAL)
    race.passengers[boat] = fields.number("passengers", 0, 0 if rose else MAX_BOAT_PASSENGERS)
    race.condition[boat] = fields.word("condition", CONDITION_NAMES)
    race.used[boat] = _used(position, fields)
    race.berth[boat] = _only_when(fields, "berth", race.condition[boat] == state.IN_PORT, race.boats)
    if "gave" in fields.data:
        limited = rose and tables.rose_gives < tables.full_coal
        require(limited, fields.where("gave"), "only the Black Rose has it, where coal from her is limited (MQ-ROSE-8)")
        race.rose_gave = fields.number("gave", 1, tables.rose_gives)
    race.went_out[boat] = _only_when(fields, "reached", race.condition[boat] == state.OUT, MAX_REACHED)


def _only_when(fields: Reader, name: str, wanted: bool, most: int) -> int:
    if wanted:
        require(name in fields.data, fields.where(name), f"missing; a boat that is {fields.value('condition')} has one")
        return fields.number(name, 1, most)
    require(name not in fields.data, fields.where(name), f"a boat that is {fields.value('condition')} has none")
    return 0


def _used(position: "MississippiQueenPosition", fields: Reader) -> int:
    """The docks at which this boat took a passenger, as a bit set."""
    where, bits = fields.where("used"), 0
    for value in fields.rows("used", MAX_BOAT_PASSENGERS):
        slot, space = divmod(read_place(value, where), state.TILE_SPACES)
        docks = dock_spaces(position, slot) if slot < position.record.laid else []
        require(space in docks, where, f"there is no dock on {value}")
        bit = 1 << (2 * slot + docks.index(space))
        require(not bits & bit, where, f"names {value} twice; a boat takes one passenger at a dock")
        bits |= bit
    return bits
