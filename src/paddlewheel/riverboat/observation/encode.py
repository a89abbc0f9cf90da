"""Encoder of observations. All information is open, because positions hold no pile order."""

from typing import Any

from paddlewheel.core.batch.observation import MAX_VALUE
from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.observation.farms import encode_farm, encode_land
from paddlewheel.riverboat.observation.fields import AT
from paddlewheel.riverboat.observation.seats import encode_seats
from paddlewheel.riverboat.state import (
    BOATS,
    BUILD_DECISION,
    CHANCE,
    COLOURS,
    CULTIVATION,
    MAX_CARDS,
    MAX_KINDS,
    MAX_PLAYERS,
    NONE,
    PHASE_COUNT,
    SPACES,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables

AT_PLAYERS = AT["players"]
AT_DECISION = AT["decision"]
AT_ACTOR = AT["actor"]
AT_ROUND = AT["round"]
AT_PHASE = AT["phase"]
AT_TURN = AT["turn"]
AT_FIRST_PLAYER = AT["first_player"]
AT_PHASE_OWNER = AT["phase_owner"]
AT_PASSED = AT["passed"]
AT_COLOUR = AT["colour"]
AT_CULTIVATION = AT["cultivation"]
AT_CARDS_LEFT = AT["cards_left"]
AT_CROPS_OPEN = AT["crops_open"]
AT_CROPS_LEFT = AT["crops_left"]
AT_TILE = AT["tile"]
AT_SEARCH = AT["search"]
AT_BOATS_OPEN = AT["boats_open"]
AT_BOATS_LEFT = AT["boats_left"]
AT_DUE_FEATURE = AT["due_feature"]
AT_DUE = AT["due"]
AT_BUILDING = AT["building"]
AT_ON_SPACE = AT["on_space"]
AT_LAYER = AT["layer"]
AT_SURVEYS = AT["surveys"]
AT_SUPPLY = AT["supply"]


@compiled
def observe(season: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    """Write the observation of this seat into `out`, an array of SIZE zeros."""
    encode_moment(season, tables, seat, out)
    encode_draft(season, tables, seat, out)
    encode_cultivation(season, out)
    encode_market(season, out)
    encode_dues(season, out)
    encode_seats(season, tables, seat, out)
    for other in range(tables.players):
        encode_farm(season, other, relative_seat(tables, seat, other), out)
    if season.mat[seat] != NONE:
        encode_land(tables, season.mat[seat], out)


@compiled
def relative_seat(tables: RiverboatTables, seat: int, other: int) -> int:
    """Index of another seat, relative to this one."""
    found = other - seat
    return found + tables.players if found < 0 else found


@compiled
def encode_moment(season: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    out[AT_PLAYERS], out[AT_DECISION + season.decision] = tables.players, 1
    if season.actor < MAX_PLAYERS:
        out[AT_ACTOR + relative_seat(tables, seat, season.actor)] = 1
    else:
        out[AT_ACTOR + MAX_PLAYERS + (0 if season.actor == CHANCE else 1)] = 1
    out[AT_ROUND], out[AT_PHASE + season.phase], out[AT_TURN] = season.round_number, 1, min(season.turn, MAX_VALUE)
    if season.first_player != NONE:
        out[AT_FIRST_PLAYER + relative_seat(tables, seat, season.first_player)] = 1


@compiled
def encode_draft(season: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    for phase in range(PHASE_COUNT):
        owner = season.phase_owner[phase]
        at = AT_PHASE_OWNER + (MAX_PLAYERS + 1) * phase
        out[at + (MAX_PLAYERS if owner == NONE else relative_seat(tables, seat, owner))] = 1
    for other in range(tables.players):
        out[AT_PASSED + relative_seat(tables, seat, other)] = (season.passed >> other) & 1


@compiled
def encode_cultivation(season: RiverboatState, out: Any) -> None:
    if season.phase == CULTIVATION and season.revealed > 0:
        out[AT_COLOUR + season.colour] = 1
    out[AT_CULTIVATION], out[AT_CULTIVATION + 1] = season.revealed, season.paid
    out[AT_CULTIVATION + 2] = season.track
    for colour in range(COLOURS + 1):
        out[AT_CARDS_LEFT + colour] = min(season.cards_left[colour], MAX_VALUE)


@compiled
def encode_market(season: RiverboatState, out: Any) -> None:
    """Open components on the boards, and what is left in the piles."""
    crops_open, crops_left = out[AT_CROPS_OPEN:AT_CROPS_LEFT], out[AT_CROPS_LEFT:AT_TILE]
    for kind in range(MAX_KINDS):
        crops_open[kind], crops_left[kind] = season.crops_open[kind], season.crops_left[kind]
    if season.tile != NONE:
        out[AT_TILE + season.tile] = 1
    out[AT_SEARCH], out[AT_SEARCH + 1] = season.search, season.refilled
    for kind in range(BOATS):
        out[AT_BOATS_OPEN + kind] = (season.boats_open >> kind) & 1
        out[AT_BOATS_LEFT + kind] = min(season.boats_left[kind], MAX_VALUE)
    for space in range(SPACES):
        if season.on_space[space] != NONE:
            out[AT_ON_SPACE + MAX_CARDS * space + season.on_space[space]] = 1
    layer = out[AT_LAYER:AT_SURVEYS]
    for card in range(MAX_CARDS):
        layer[card] = season.layer[card]
    out[AT_SUPPLY], out[AT_SUPPLY + 1] = min(season.coin_supply, MAX_VALUE), min(season.barn_supply, MAX_VALUE)
    out[AT_SUPPLY + 2], out[AT_SUPPLY + 3] = min(season.well_supply, MAX_VALUE), min(season.surveyor_supply, MAX_VALUE)


@compiled
def encode_dues(season: RiverboatState, out: Any) -> None:
    out[AT_DUE_FEATURE + season.due_feature] = 1
    out[AT_DUE], out[AT_DUE + 1] = min(season.due_coins, MAX_VALUE), min(season.due_points, MAX_VALUE)
    out[AT_DUE + 2], out[AT_DUE + 3] = min(season.due_steps, MAX_VALUE), min(season.due_agents, MAX_VALUE)
    if season.decision == BUILD_DECISION:
        out[AT_BUILDING + season.building] = 1
    out[AT_SURVEYS] = season.surveys
