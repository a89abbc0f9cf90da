"""Write a position as JSON."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.notation.position import actor_word, write_head
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.names import boat_names, place_name
from paddlewheel.mississippi_queen.notation.names import MOVE_FIELDS, RING_DIRECTIONS, VOTE_DECISIONS, VOTES
from paddlewheel.mississippi_queen.state import CONDITION_NAMES, DECISION_NAMES, ENDING_NAMES, Race
from paddlewheel.mississippi_queen.tables import FINISH_TILE, tile_names

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

STATIONS = (state.BLUE_DOCK, state.RED_DOCK, state.DEPOT)


def position_to_json(position: "MississippiQueenPosition") -> dict[str, Any]:
    race, options = position.record, position.options
    head = write_head(position.game, options) | {
        "decision": DECISION_NAMES[race.decision],
        "actor": actor_word(position.actor),
    }
    return head | _table(position)


def _table(position: "MississippiQueenPosition") -> dict[str, Any]:
    race, names = position.record, boat_names(position.record)
    return {
        "round": race.round_number,
        "order": [names[boat] for boat in race.order[: race.in_order]],
        "turn": race.turn + 1,
        "river": [_tile(position, slot) for slot in range(race.laid)],
        "removed": removed_tiles(position),
        "finish": DIRECTIONS[race.finish - 1] if race.finish else None,
        "stack": tiles_in(race.stack),
        "supply": race.supply,
        "box": race.put_back,
        "boats": [_boat(position, boat) for boat in range(race.boats)],
        "move": _move(position),
        "votes": _votes(position) if race.decision in VOTE_DECISIONS else None,
    }


def tiles_in(bits: int) -> list[str]:
    return [name for tile, name in enumerate(tile_names()) if bits >> tile & 1]


def rank(position: "MississippiQueenPosition", slot: int) -> int:
    """Distance of a tile along the river; the branches of a branching river are level with each other."""
    if not position.constants.branching_river or slot == 0:
        return slot
    return (slot + 1) // 2 if slot < len(RING_DIRECTIONS) - 1 else slot - 2


def slots_needed(position: "MississippiQueenPosition") -> int:
    """Number of tiles of the complete river, including the re-joining tile of a branching one."""
    return position.constants.length + position.constants.branching_river


def slots_in_use(position: "MississippiQueenPosition") -> int:
    """Number of tiles laid, including the finish tile if there is one."""
    race = position.record
    on_tile = race.finish and position.constants.finish_docks == FINISH_TILE
    return race.laid + (1 if on_tile else 0)


def removed_tiles(position: "MississippiQueenPosition") -> int:
    kept = position.record.kept
    return sum(rank(position, slot) < kept for slot in range(position.record.laid))


def dock_spaces(position: "MississippiQueenPosition", slot: int) -> list[int]:
    """The spaces of a tile's docks and depots, in the order of `waiting`."""
    tables, tile = position.constants, position.record.tile[slot]
    found = [space for space in range(state.TILE_SPACES) if tables.kind[20 * tile + space] in STATIONS]
    return sorted(found, key=lambda space: tables.dock[20 * tile + space])


def _tile(position: "MississippiQueenPosition", slot: int) -> dict[str, Any]:
    race = position.record
    return {
        "tile": tile_names()[race.tile[slot]],
        "direction": _direction(position, slot),
        "waiting": [race.waiting[2 * slot], race.waiting[2 * slot + 1]],
    }


def _direction(position: "MississippiQueenPosition", slot: int) -> str | None:
    if slot == 0:
        return None
    if position.constants.branching_river and slot < len(RING_DIRECTIONS):
        return RING_DIRECTIONS[slot]
    turned = position.record.turned
    return DIRECTIONS[(turned[slot] - turned[slot - 1] + 1) % 6]


def _boat(position: "MississippiQueenPosition", boat: int) -> dict[str, Any]:
    race = position.record
    place, condition = race.place[boat], race.condition[boat]
    row = {
        "name": boat_names(race)[boat],
        "seat": None if boat == race.rose else race.owner[boat] + 1,
        "place": None if place == state.GONE and condition != state.OUT else place_name(place),
        "bow": HEADINGS[race.bow[boat]],
        "speed": race.speed[boat],
        "coal": race.coal[boat],
        "passengers": race.passengers[boat],
        "condition": CONDITION_NAMES[condition],
        "used": _used(position, race.used[boat]),
    }
    if condition == state.IN_PORT:
        row["berth"] = race.berth[boat]
    if condition == state.OUT:
        row["reached"] = race.went_out[boat]
    if boat == race.rose and race.rose_gave:
        row["gave"] = race.rose_gave
    return row


def _used(position: "MississippiQueenPosition", bits: int) -> list[str]:
    return [
        place_name(20 * slot + space)
        for slot in range(position.record.laid)
        for index, space in enumerate(dock_spaces(position, slot))
        if bits >> (2 * slot + index) & 1
    ]


def _votes(position: "MississippiQueenPosition") -> list[str | None]:
    votes = position.record.votes[: position.options.players]
    return [VOTES[vote - 1] if vote else None for vote in votes]


def _move(position: "MississippiQueenPosition") -> dict[str, Any] | None:
    """The fields of the turn under way that do not follow from the rest of the position."""
    race = position.record
    if race.decision not in MOVE_FIELDS or (race.decision == state.OWN_FACE_DECISION and race.ending != state.BACKING):
        return None
    every = _whole_move(race)
    return {name: every[name] for name in MOVE_FIELDS[race.decision]}


def _whole_move(race: Race) -> dict[str, Any]:
    names = [*boat_names(race), *[None] * state.MAX_BOATS]
    chain = [names[boat] for boat in race.chain[: race.chain_length]]
    return {
        "points": race.points,
        "free_turn": bool(race.free_turn),
        "ending": ENDING_NAMES[race.ending],
        "left_over": race.left_over,
        "trail": [place_name(space) for space in race.trail[: race.trail_length]],
        "discoverer": names[race.discoverer],
        "boarded": _boats_in(race, race.boarded),
        "boarders": [names[boat] for boat in race.boarders[: race.boarder_count]],
        "news": bool(race.news),
        "rose_binds": bool(race.rose_binds),
        "pushed": chain,
        "pending": names[race.pending],
        "facing": chain[race.facing] if race.facing < len(chain) else None,
        "partner": names[race.partner],
        "asked": _boats_in(race, race.asked),
        "amount": race.amount,
        "direction": DIRECTIONS[race.direction],
    }


def _boats_in(race: Race, bits: int) -> list[str]:
    return [name for boat, name in enumerate(boat_names(race)) if bits >> boat & 1]
