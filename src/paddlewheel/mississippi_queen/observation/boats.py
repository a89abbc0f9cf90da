"""Encoder of the boat rows of an observation."""

from typing import Any

from paddlewheel.core.batch.observation import MAX_VALUE
from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.observation.fields import (
    AT,
    BOAT_ALONG,
    BOAT_BERTH,
    BOAT_BOARDED,
    BOAT_BOARDING,
    BOAT_BOW,
    BOAT_COAL,
    BOAT_CONDITION,
    BOAT_DECIDED_ABOUT,
    BOAT_IS_ROSE,
    BOAT_MINE,
    BOAT_MOVING,
    BOAT_MY_SIDE,
    BOAT_ORDER,
    BOAT_PARTNER,
    BOAT_PASSENGERS,
    BOAT_PENDING,
    BOAT_PRESENT,
    BOAT_SIZE,
    BOAT_SLOT,
    BOAT_SPACE,
    BOAT_SPEED,
    BOAT_STARBOARD,
    BOAT_TO_MOVE,
    BOAT_WAITS,
)
from paddlewheel.mississippi_queen.rules.order import is_racing, progress
from paddlewheel.mississippi_queen.rules.river import course, slot_at
from paddlewheel.mississippi_queen.state import ASHORE, BANK, DOCKED, OVER_DECISION, Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

LEVEL_OFFSET = 128
AT_BOATS = AT["boats"]


@compiled
def boat_row(race: Race, tables: MississippiQueenTables, seat: int, boat: int) -> int:
    """Offset of a boat's row: first boats by seat from the observer on, second boats likewise, the Black Rose."""
    players = tables.players
    if boat == race.rose:
        return AT_BOATS + BOAT_SIZE * tables.racers
    second = boat >= players
    row = boat - seat - (players if second else 0)
    if row < 0:
        row += players
    return AT_BOATS + BOAT_SIZE * (row + players if second else row)


@compiled
def encode_boats(race: Race, tables: MississippiQueenTables, seat: int, watched: int, about: int, out: Any) -> None:
    here, starboard = progress(race, tables, race.place[watched]), starboard_offset(race, tables, race.place[watched])
    for boat in range(race.boats):
        at = boat_row(race, tables, seat, boat)
        row = out[at : at + BOAT_SIZE]
        encode_boat(race, boat, race.bow[boat] - race.bow[watched], row)
        encode_owner(race, tables, seat, boat, row)
        encode_place(race, tables, race.place[boat], here, starboard, row)
        row[BOAT_DECIDED_ABOUT] = 1 if boat == about else 0
        row[BOAT_PENDING] = 1 if boat == race.pending else 0
        row[BOAT_PARTNER] = 1 if boat == race.partner else 0
    for index in range(race.boarder_count):
        out[boat_row(race, tables, seat, race.boarders[index]) + BOAT_BOARDING] = 1
    encode_order(race, tables, seat, out)


@compiled
def encode_boat(race: Race, boat: int, heading: int, row: Any) -> None:
    row[BOAT_PRESENT] = 1
    row[BOAT_SPEED], row[BOAT_COAL], row[BOAT_PASSENGERS] = race.speed[boat], race.coal[boat], race.passengers[boat]
    row[BOAT_CONDITION + race.condition[boat]] = 1
    row[BOAT_BOW + (heading + 6 if heading < 0 else heading)] = 1
    row[BOAT_BERTH], row[BOAT_BOARDED] = race.berth[boat], (race.boarded >> boat) & 1


@compiled
def encode_owner(race: Race, tables: MississippiQueenTables, seat: int, boat: int, row: Any) -> None:
    if boat == race.rose:
        row[BOAT_IS_ROSE] = 1
    else:
        row[BOAT_MINE] = 1 if race.owner[boat] == seat else 0
        row[BOAT_MY_SIDE] = 1 if tables.side[race.owner[boat]] == tables.side[seat] else 0


@compiled
def encode_place(race: Race, tables: MississippiQueenTables, place: int, here: int, starboard: int, row: Any) -> None:
    if place < BANK:
        slot = slot_at(place)
        row[BOAT_SLOT], row[BOAT_SPACE] = 1 + slot, 1 + place - 20 * slot
        row[BOAT_ALONG] = clamped(LEVEL_OFFSET + progress(race, tables, place) - here)
        row[BOAT_STARBOARD] = clamped(LEVEL_OFFSET + starboard_offset(race, tables, place) - starboard)
    elif ASHORE <= place < DOCKED:
        row[BOAT_WAITS] = place - ASHORE


@compiled
def clamped(number: int) -> int:
    return max(0, min(number, MAX_VALUE))


@compiled
def starboard_offset(race: Race, tables: MississippiQueenTables, place: int) -> int:
    """Distance of a space to the right of the course."""
    if place >= BANK:
        return 0
    slot = slot_at(place)
    return tables.starboard[20 * course(race, slot) + place - 20 * slot]


@compiled
def encode_order(race: Race, tables: MississippiQueenTables, seat: int, out: Any) -> None:
    """Encode the order of play and the boat whose turn it is."""
    for index in range(race.in_order):
        boat = race.order[index]
        at = boat_row(race, tables, seat, boat)
        out[at + BOAT_ORDER] = 1 + index
        if index > race.turn and is_racing(race, boat) and race.decision != OVER_DECISION:
            out[at + BOAT_TO_MOVE] = 1
    if race.round_number > 0:
        out[boat_row(race, tables, seat, race.boat) + BOAT_MOVING] = 1
