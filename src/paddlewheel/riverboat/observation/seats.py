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
def encode_seats(season: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    players = tables.players
    for row in range(players):
        other = (seat + row) % players
        encode_seat(season, tables, other, out[AT_SEATS + SEAT_SIZE * row : AT_SEATS + SEAT_SIZE * (row + 1)])
    if season.first_player != NONE and season.decision != OVER_DECISION:
        encode_markers(season, players, seat, out)


@compiled
def encode_markers(season: RiverboatState, players: int, seat: int, out: Any) -> None:
    for index in range(players):
        row = season.marker_order[index] - seat
        out[AT_SEATS + SEAT_SIZE * (row + players if row < 0 else row) + MARKER_ORDER] = index


@compiled
def encode_seat(season: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    out[PRESENT] = 1
    encode_holdings(season, tables, seat, out)
    encode_harvest(season, seat, out)
    encode_hand(season, seat, out)
    for source in range(POINT_SOURCE_COUNT):
        out[EARNED + source] = min(season.earned[POINT_SOURCE_COUNT * seat + source], MAX_VALUE)
    if season.mat[seat] != NONE:
        out[MAT + season.mat[seat]] = 1


@compiled
def encode_holdings(season: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    out[POINTS], out[COINS] = min(season.points[seat], MAX_VALUE), min(season.coins[seat], MAX_VALUE)
    out[WORKERS], out[SURVEYORS] = min(season.workers[seat], MAX_VALUE), min(season.surveyors[seat], MAX_VALUE)
    out[STAFF], out[AGENTS] = min(season.staff[seat], MAX_VALUE), min(season.agents[seat], MAX_VALUE)
    out[STEPS] = min(season.harbor[seat] - tables.harbor_start, MAX_VALUE)
    out[STEPS_LEFT] = min(tables.harbor_end - season.harbor[seat], MAX_VALUE)
    out[BIG_TILES] = season.big_tiles[seat]


@compiled
def encode_harvest(season: RiverboatState, seat: int, out: Any) -> None:
    for crop in range(CROPS):
        out[HARVESTED + crop] = min(season.harvested[CROPS * seat + crop], MAX_VALUE)
        out[REWARDED + crop] = (season.rewarded[seat] >> crop) & 1
    for berth in range(season.boat_count[seat]):
        out[OWN_BOATS + season.boats[BERTHS * seat + berth]] += 1


@compiled
def encode_hand(season: RiverboatState, seat: int, out: Any) -> None:
    for index in range(season.hand_count[seat]):
        card = season.hand[HAND_SIZE * seat + index]
        out[CARDS + card] = 1
        out[SURVEYED_CARDS + card] = (season.surveyed_cards[seat] >> index) & 1
