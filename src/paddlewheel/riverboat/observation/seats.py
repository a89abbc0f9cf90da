"""Encoder of the rows of the seats."""

from typing import Any

from paddlewheel.core.batch.observation import MAX_VALUE
from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.observation.fields import (
    AGENTS,
    AT,
    BIG_TILES,
    CARDS,
    COINS,
    EARNED,
    HARVESTED,
    MARKER_ORDER,
    MAT,
    OWN_BOATS,
    POINTS,
    PRESENT,
    REWARDED,
    SEAT_SIZE,
    STAFF,
    STEPS,
    STEPS_LEFT,
    SURVEYED_CARDS,
    SURVEYORS,
    WORKERS,
)
from paddlewheel.riverboat.state import (
    BERTHS,
    CROPS,
    HAND_SIZE,
    NONE,
    OVER_DECISION,
    POINT_SOURCE_COUNT,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables

AT_SEATS = AT["seats"]


@compiled
def encode_seats(state: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    players = tables.players
    for row in range(players):
        other = (seat + row) % players
        encode_seat(state, tables, other, out[AT_SEATS + SEAT_SIZE * row : AT_SEATS + SEAT_SIZE * (row + 1)])
    if state.first_player != NONE and state.decision != OVER_DECISION:
        encode_markers(state, players, seat, out)


@compiled
def encode_markers(state: RiverboatState, players: int, seat: int, out: Any) -> None:
    for index in range(players):
        row = state.marker_order[index] - seat
        out[AT_SEATS + SEAT_SIZE * (row + players if row < 0 else row) + MARKER_ORDER] = index


@compiled
def encode_seat(state: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    out[PRESENT] = 1
    encode_holdings(state, tables, seat, out)
    encode_harvest(state, seat, out)
    encode_hand(state, seat, out)
    for source in range(POINT_SOURCE_COUNT):
        out[EARNED + source] = min(state.earned[POINT_SOURCE_COUNT * seat + source], MAX_VALUE)
    if state.mat[seat] != NONE:
        out[MAT + state.mat[seat]] = 1


@compiled
def encode_holdings(state: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    out[POINTS], out[COINS] = min(state.points[seat], MAX_VALUE), min(state.coins[seat], MAX_VALUE)
    out[WORKERS], out[SURVEYORS] = min(state.workers[seat], MAX_VALUE), min(state.surveyors[seat], MAX_VALUE)
    out[STAFF], out[AGENTS] = min(state.staff[seat], MAX_VALUE), min(state.agents[seat], MAX_VALUE)
    out[STEPS] = min(state.harbor[seat] - tables.harbor_start, MAX_VALUE)
    out[STEPS_LEFT] = min(tables.harbor_end - state.harbor[seat], MAX_VALUE)
    out[BIG_TILES] = state.big_tiles[seat]


@compiled
def encode_harvest(state: RiverboatState, seat: int, out: Any) -> None:
    for crop in range(CROPS):
        out[HARVESTED + crop] = min(state.harvested[CROPS * seat + crop], MAX_VALUE)
        out[REWARDED + crop] = (state.rewarded[seat] >> crop) & 1
    for berth in range(state.boat_count[seat]):
        out[OWN_BOATS + state.boats[BERTHS * seat + berth]] += 1


@compiled
def encode_hand(state: RiverboatState, seat: int, out: Any) -> None:
    for index in range(state.hand_count[seat]):
        card = state.hand[HAND_SIZE * seat + index]
        out[CARDS + card] = 1
        out[SURVEYED_CARDS + card] = (state.surveyed_cards[seat] >> index) & 1
