"""Encoder of the boat rows of an observation."""

from typing import Any

from paddlewheel.core.batch.observation import MAX_VALUE
from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.observation.fields import (
    ABOUT,
    ALONG,
    AT,
    BERTH,
    BOARDED,
    BOARDING,
    BOAT,
    BOW,
    COAL,
    CONDITION,
    MINE,
    MOVING,
    MY_SIDE,
    ORDER,
    PARTNER,
    PASSENGERS,
    PENDING,
    PRESENT,
    ROSE,
    SLOT,
    SPACE,
    SPEED,
    STARBOARD,
    TO_COME,
    WAITS,
)
from paddlewheel.mississippi_queen.rules.order import is_racing, progress
from paddlewheel.mississippi_queen.rules.river import course, slot_at
from paddlewheel.mississippi_queen.state import ASHORE, BANK, DOCKED, OVER_PHASE, Race
from paddlewheel.mississippi_queen.tables import Tables

LEVEL = 128
AT_BOATS = AT["boats"]


@compiled
def row_of(race: Race, tables: Tables, seat: int, boat: int) -> int:
    """Offset of a boat's row: first boats by seat from the observer on, second boats likewise, the Black Rose."""
    players = tables.players
    if boat == race.rose:
        return AT_BOATS + BOAT * tables.racers
    second = boat >= players
    row = boat - seat - (players if second else 0)
    if row < 0:
        row += players
    return AT_BOATS + BOAT * (row + players if second else row)


@compiled
def tell_boats(race: Race, tables: Tables, seat: int, watched: int, about: int, out: Any) -> None:
    here, starboard = progress(race, tables, race.place[watched]), starboard_of(race, tables, race.place[watched])
    for boat in range(race.boats):
        at = row_of(race, tables, seat, boat)
        row = out[at : at + BOAT]
        tell_boat(race, boat, race.bow[boat] - race.bow[watched], row)
        tell_owner(race, tables, seat, boat, row)
        tell_place(race, tables, race.place[boat], here, starboard, row)
        row[ABOUT] = 1 if boat == about else 0
        row[PENDING] = 1 if boat == race.pending else 0
        row[PARTNER] = 1 if boat == race.partner else 0
    for index in range(race.boarder_count):
        out[row_of(race, tables, seat, race.boarders[index]) + BOARDING] = 1
    tell_order(race, tables, seat, out)


@compiled
def tell_boat(race: Race, boat: int, heading: int, row: Any) -> None:
    row[PRESENT] = 1
    row[SPEED], row[COAL], row[PASSENGERS] = race.speed[boat], race.coal[boat], race.passengers[boat]
    row[CONDITION + race.condition[boat]] = 1
    row[BOW + (heading + 6 if heading < 0 else heading)] = 1
    row[BERTH], row[BOARDED] = race.berth[boat], (race.boarded >> boat) & 1


@compiled
def tell_owner(race: Race, tables: Tables, seat: int, boat: int, row: Any) -> None:
    if boat == race.rose:
        row[ROSE] = 1
    else:
        row[MINE] = 1 if race.owner[boat] == seat else 0
        row[MY_SIDE] = 1 if tables.side[race.owner[boat]] == tables.side[seat] else 0


@compiled
def tell_place(race: Race, tables: Tables, place: int, here: int, starboard: int, row: Any) -> None:
    if place < BANK:
        slot = slot_at(place)
        row[SLOT], row[SPACE] = 1 + slot, 1 + place - 20 * slot
        row[ALONG] = within(LEVEL + progress(race, tables, place) - here)
        row[STARBOARD] = within(LEVEL + starboard_of(race, tables, place) - starboard)
    elif ASHORE <= place < DOCKED:
        row[WAITS] = place - ASHORE


@compiled
def within(number: int) -> int:
    return max(0, min(number, MAX_VALUE))


@compiled
def starboard_of(race: Race, tables: Tables, place: int) -> int:
    """Distance of a space to the right of the course."""
    if place >= BANK:
        return 0
    slot = slot_at(place)
    return tables.starboard[20 * course(race, slot) + place - 20 * slot]


@compiled
def tell_order(race: Race, tables: Tables, seat: int, out: Any) -> None:
    """Encode the order of play and the boat whose turn it is."""
    for index in range(race.in_order):
        boat = race.order[index]
        at = row_of(race, tables, seat, boat)
        out[at + ORDER] = 1 + index
        if index > race.turn and is_racing(race, boat) and race.phase != OVER_PHASE:
            out[at + TO_COME] = 1
    if race.round_number > 0:
        out[row_of(race, tables, seat, race.boat) + MOVING] = 1
