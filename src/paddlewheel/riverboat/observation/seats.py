"""Encoder of the rows of the seats."""

from typing import Any

from paddlewheel.core.batch.observation import MAX_VALUE
from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.observation.fields import (
    AGENTS,
    AT,
    BIG_TILES,
    CARDS,
    CLIMB,
    COINS,
    EARNED,
    HARVESTED,
    MAT,
    OWN_BOATS,
    POINTS,
    PRESENT,
    REWARDED,
    SEAT,
    STAFF,
    STEPS,
    STEPS_LEFT,
    SURVEYED_CARDS,
    SURVEYORS,
    WORKERS,
)
from paddlewheel.riverboat.state import BERTHS, CROPS, HAND, NONE, OVER_STEP, SOURCES, Season
from paddlewheel.riverboat.tables import Tables

AT_SEATS = AT["seats"]


@compiled
def tell_seats(season: Season, tables: Tables, seat: int, out: Any) -> None:
    players = tables.players
    for row in range(players):
        other = (seat + row) % players
        tell_seat(season, tables, other, out[AT_SEATS + SEAT * row : AT_SEATS + SEAT * (row + 1)])
    if season.first_player != NONE and season.step != OVER_STEP:
        tell_markers(season, players, seat, out)


@compiled
def tell_markers(season: Season, players: int, seat: int, out: Any) -> None:
    for index in range(players):
        row = season.climb[index] - seat
        out[AT_SEATS + SEAT * (row + players if row < 0 else row) + CLIMB] = index


@compiled
def tell_seat(season: Season, tables: Tables, seat: int, out: Any) -> None:
    out[PRESENT] = 1
    tell_holdings(season, tables, seat, out)
    tell_harvest(season, seat, out)
    tell_hand(season, seat, out)
    for source in range(SOURCES):
        out[EARNED + source] = min(season.earned[SOURCES * seat + source], MAX_VALUE)
    if season.mat[seat] != NONE:
        out[MAT + season.mat[seat]] = 1


@compiled
def tell_holdings(season: Season, tables: Tables, seat: int, out: Any) -> None:
    out[POINTS], out[COINS] = min(season.points[seat], MAX_VALUE), min(season.coins[seat], MAX_VALUE)
    out[WORKERS], out[SURVEYORS] = min(season.workers[seat], MAX_VALUE), min(season.surveyors[seat], MAX_VALUE)
    out[STAFF], out[AGENTS] = min(season.staff[seat], MAX_VALUE), min(season.agents[seat], MAX_VALUE)
    out[STEPS] = min(season.harbor[seat] - tables.harbor_start, MAX_VALUE)
    out[STEPS_LEFT] = min(tables.harbor_end - season.harbor[seat], MAX_VALUE)
    out[BIG_TILES] = season.big_tiles[seat]


@compiled
def tell_harvest(season: Season, seat: int, out: Any) -> None:
    for crop in range(CROPS):
        out[HARVESTED + crop] = min(season.harvested[CROPS * seat + crop], MAX_VALUE)
        out[REWARDED + crop] = (season.rewarded[seat] >> crop) & 1
    for berth in range(season.boat_count[seat]):
        out[OWN_BOATS + season.boats[BERTHS * seat + berth]] += 1


@compiled
def tell_hand(season: Season, seat: int, out: Any) -> None:
    for index in range(season.hand_count[seat]):
        card = season.hand[HAND * seat + index]
        out[CARDS + card] = 1
        out[SURVEYED_CARDS + card] = (season.surveyed_cards[seat] >> index) & 1
