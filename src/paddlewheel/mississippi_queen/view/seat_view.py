"""Views of a game for seats and spectators, as plain dictionaries for the page and for programs."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from paddlewheel.core.game import NOBODY
from paddlewheel.core.hexgrid import HEADINGS, Hex
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS, action_text
from paddlewheel.mississippi_queen.colours import colour, colour_set, letter, set_name
from paddlewheel.mississippi_queen.names import boat_name, boat_names, place_name
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.tables import next_anchor, tile_names
from paddlewheel.mississippi_queen.view.actions.clauses import clause
from paddlewheel.mississippi_queen.view.actions.meanings import meaning
from paddlewheel.mississippi_queen.view.actions.prices import price
from paddlewheel.mississippi_queen.view.focus import focus_boat, pushed_boat, race_order
from paddlewheel.mississippi_queen.view.naming import player, seat_of
from paddlewheel.mississippi_queen.view.prompts import prompt
from paddlewheel.mississippi_queen.view.river_map import (
    SPACE_KINDS,
    Space,
    Tile,
    finish_of,
    hex_of,
    last_tile,
    spaces_of,
    tiles_of,
)

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

# Over all games; what a play leaves unchanged is not serialised again.
MAX_CACHED_TILES = 2048
MAX_CACHED_RIVERS = 512
MAX_CACHED_SEATS = 512  # lists of all seats
MAX_CACHED_BOATS = 4096


def views(position: "MississippiQueenPosition", seats: Sequence[int | None]) -> dict[int | None, dict[str, Any]]:
    """The view of each of these seats; None is a spectator. The part common to all views is built once."""
    everyone = _seen(position, None)
    shared = _shared(everyone)
    return {seat: shared if seat is None else shared | _own(position, everyone, seat) for seat in seats}


def _seen(position: "MississippiQueenPosition", seat: int | None) -> "MississippiQueenPosition":
    viewer = NOBODY if seat is None else seat
    return position.seen_by(viewer).frozen() if position.hides_information_from(viewer) else position.frozen()


def _own(position: "MississippiQueenPosition", everyone: "MississippiQueenPosition", seat: int) -> dict[str, Any]:
    """The fields that differ from a spectator's view: the prompt, the actions, and the seat's own vote."""
    votes = position.record.decision == state.VOTE_DECISION
    seen = _seen(position, seat) if votes else everyone
    own: dict[str, Any] = {"seat": seat}
    if seen.actor == seat:
        own |= {"prompt": prompt(seen, seat).as_data(), "actions": _actions(seen), "proposal": _proposal(seen)}
    if votes:
        own["seats"] = _seats(seen)
    return own


def _shared(seen: "MississippiQueenPosition") -> dict[str, Any]:
    race, tables = seen.record, seen.constants
    return {
        "game": seen.game.name,
        "edition": seen.options.edition,
        "colours": set_name(race),
        "dock_colours": dict(colour_set(race).docks),
        "players": seen.options.players,
        "seat": None,
        "actor": seen.actor,
        "decision": state.DECISION_NAMES[race.decision],
        "prompt": prompt(seen, None).as_data(),
        "actions": [],
        "proposal": None,
        "round": race.round_number,
        "order": [boat_name(race, boat) for boat in race.order[: race.in_order]] if race.round_number else [],
        "turn": race.turn,
        "move": _move(seen),
        "focus_boat": _named(race, focus_boat(seen)),
        "pushable": _named(race, pushed_boat(seen)),
        "race_order": [boat_name(race, boat) for boat in race_order(race)],
        "boats": [_boat(seen, boat) for boat in range(race.boats)],
        "seats": _seats(seen),
        "river": _river(seen),
        "supply": race.supply,
        "in_box": race.put_back,
        "passengers_to_win": tables.passengers_to_win,
        "result": seen.result() if race.decision == state.OVER_DECISION else None,
    }


def _proposal(position: "MississippiQueenPosition") -> str | None:
    """What most would choose: at the start, to point the boat down river."""
    if position.record.decision != state.SETUP_FACE_DECISION:
        return None
    down_river = f"face {HEADINGS[tiles_of(position)[0].heading]}"
    return down_river if down_river in map(action_text, position.legal_actions()) else None


def _named(race: Race, boat: int) -> str | None:
    return None if boat == state.NONE else boat_name(race, boat)


def _actions(position: "MississippiQueenPosition") -> list[dict[str, Any]]:
    rows = []
    for action in position.legal_actions():
        cost = price(position, action)
        rows.append(
            {
                "id": action,
                "text": action_text(action),
                "coal": cost.coal,
                "points": cost.points,
                "meaning": meaning(position, action).as_data(),
                "clause": clause(position, action),
            }
        )
    return rows


def _move(position: "MississippiQueenPosition") -> dict[str, Any] | None:
    """The turn under way."""
    race = position.record
    if race.round_number == 0 or race.decision in (state.VOTE_DECISION, state.TIE_DECISION, state.OVER_DECISION):
        return None
    return {
        "boat": boat_name(race, race.boat),
        "points": race.points,
        "free_turn": bool(race.free_turn),
        "driftwood": race.driftwood,
        "trail": [place_name(place) for place in race.trail[: race.trail_length]],
        "chain": [boat_name(race, boat) for boat in race.chain[: race.chain_length]],
        "can_be_completed": race.ending not in (state.HELD, state.HITS_LAND),
    }


class _BoatState(NamedTuple):
    """What a boat's row is made of, in the row's order."""

    name: str
    colour: str
    letter: str
    seat: int
    rose: bool
    place: int
    hex: Hex | None
    bow: int
    speed: int
    coal: int
    passengers: int
    condition: int
    berth: int


def _boat(position: "MississippiQueenPosition", boat: int) -> dict[str, Any]:
    race = position.record
    place = race.place[boat]
    return _boat_row(
        _BoatState(
            boat_name(race, boat),
            colour(race, boat),
            letter(race, boat),
            seat_of(race, boat),
            boat == race.rose,
            place,
            hex_of(race, place) if place < state.BANK else None,
            race.bow[boat],
            race.speed[boat],
            race.coal[boat],
            race.passengers[boat],
            race.condition[boat],
            race.berth[boat],
        )
    )


@lru_cache(maxsize=MAX_CACHED_BOATS)
def _boat_row(boat: _BoatState) -> dict[str, Any]:
    return boat._asdict() | {
        "rose": bool(boat.rose),
        "place": place_name(boat.place),
        "hex": list(boat.hex) if boat.hex else None,
        "bow": HEADINGS[boat.bow],
        "condition": state.CONDITION_NAMES[boat.condition],
    }


def _seats(position: "MississippiQueenPosition") -> list[dict[str, Any]]:
    race = position.record
    boats = _Fleet(race.boats, race.rose, race.colours, tuple(race.owner))
    return _seat_rows(boats, tuple(position.constants.side), tuple(race.votes[: position.options.players]))


class _Fleet(NamedTuple):
    """The boats and their owners, as far as names need them: see `Race`."""

    boats: int
    rose: int
    colours: int
    owner: tuple[int, ...]


@lru_cache(maxsize=MAX_CACHED_SEATS)
def _seat_rows(fleet: Any, sides: tuple[int, ...], votes: tuple[int, ...]) -> list[dict[str, Any]]:
    names = boat_names(fleet)
    return [
        {
            "player": player(fleet, seat).as_data(),
            "boats": [name for boat, name in enumerate(names) if fleet.owner[boat] == seat],
            "side": sides[seat],
            "vote": "" if vote == 0 else "cast" if vote > len(DIRECTIONS) else DIRECTIONS[vote - 1],
        }
        for seat, vote in enumerate(votes)
    ]


def _river(position: "MississippiQueenPosition") -> dict[str, Any]:
    race, tables, tiles = position.record, position.constants, tiles_of(position)
    finish, stack = finish_of(position, tiles), race.stack
    return {
        "length": tables.length,
        "laid": race.laid,
        "to_come": tables.length + tables.branching_river - race.laid,
        "stack": _stack(stack),
        "tiles": _tiles(tiles),
        "spaces": _all_spaces(tiles),
        "finish": _finish(last_tile(tiles), finish) if finish >= 0 else None,
    }


@lru_cache(maxsize=MAX_CACHED_RIVERS)
def _stack(stack: int) -> list[str]:
    return [name for tile, name in enumerate(tile_names()) if stack >> tile & 1]


@lru_cache(maxsize=MAX_CACHED_RIVERS)
def _tiles(tiles: tuple[Tile, ...]) -> list[dict[str, Any]]:
    return [_tile(tile) for tile in tiles]


@lru_cache(maxsize=MAX_CACHED_RIVERS)
def _all_spaces(tiles: tuple[Tile, ...]) -> list[dict[str, Any]]:
    return [row for tile in tiles for row in _spaces(tile)]


@lru_cache(maxsize=MAX_CACHED_TILES)
def _tile(tile: Tile) -> dict[str, Any]:
    return {
        "slot": tile.slot,
        "name": tile.name,
        "anchor": list(tile.anchor),
        "heading": HEADINGS[tile.heading],
        "rank": tile.rank,
    }


def _finish(last: Tile, heading: int) -> dict[str, Any]:
    return {"heading": HEADINGS[heading], "anchor": list(next_anchor(last.anchor, heading))}


@lru_cache(maxsize=MAX_CACHED_TILES)
def _spaces(tile: Tile) -> list[dict[str, Any]]:
    return [_space(space) for space in spaces_of(tile)]


def _space(space: Space) -> dict[str, Any]:
    row: dict[str, Any] = {
        "place": place_name(space.number),
        "hex": list(space.at),
        "kind": SPACE_KINDS[space.kind],
        "slot": space.slot,
    }
    if space.is_land:
        row["island"] = space.island
    if space.is_station:
        row["waiting"] = space.waiting
    if space.start_dock:
        row["start_dock"] = space.start_dock
    if space.landing:
        row["landing"] = True
    return row
