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
def observe(state: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    """Write the observation of this seat into `out`, an array of SIZE zeros."""
    encode_moment(state, tables, seat, out)
    encode_draft(state, tables, seat, out)
    encode_cultivation(state, out)
    encode_market(state, out)
    encode_dues(state, out)
    encode_seats(state, tables, seat, out)
    for other in range(tables.players):
        encode_farm(state, other, relative_seat(tables, seat, other), out)
    if state.mat[seat] != NONE:
        encode_land(tables, state.mat[seat], out)


@compiled
def relative_seat(tables: RiverboatTables, seat: int, other: int) -> int:
    """Index of another seat, relative to this one."""
    found = other - seat
    return found + tables.players if found < 0 else found


@compiled
def encode_moment(state: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    out[AT_PLAYERS], out[AT_DECISION + state.decision] = tables.players, 1
    if state.actor < MAX_PLAYERS:
        out[AT_ACTOR + relative_seat(tables, seat, state.actor)] = 1
    else:
        out[AT_ACTOR + MAX_PLAYERS + (0 if state.actor == CHANCE else 1)] = 1
    out[AT_ROUND], out[AT_PHASE + state.phase], out[AT_TURN] = state.round_number, 1, min(state.turn, MAX_VALUE)
    if state.first_player != NONE:
        out[AT_FIRST_PLAYER + relative_seat(tables, seat, state.first_player)] = 1


@compiled
def encode_draft(state: RiverboatState, tables: RiverboatTables, seat: int, out: Any) -> None:
    for phase in range(PHASE_COUNT):
        owner = state.phase_owner[phase]
        at = AT_PHASE_OWNER + (MAX_PLAYERS + 1) * phase
        out[at + (MAX_PLAYERS if owner == NONE else relative_seat(tables, seat, owner))] = 1
    for other in range(tables.players):
        out[AT_PASSED + relative_seat(tables, seat, other)] = (state.passed >> other) & 1


@compiled
def encode_cultivation(state: RiverboatState, out: Any) -> None:
    if state.phase == CULTIVATION and state.revealed > 0:
        out[AT_COLOUR + state.colour] = 1
    out[AT_CULTIVATION], out[AT_CULTIVATION + 1] = state.revealed, state.paid
    out[AT_CULTIVATION + 2] = state.track
    for colour in range(COLOURS + 1):
        out[AT_CARDS_LEFT + colour] = min(state.cards_left[colour], MAX_VALUE)


@compiled
def encode_market(state: RiverboatState, out: Any) -> None:
    """Open components on the boards, and what is left in the piles."""
    crops_open, crops_left = out[AT_CROPS_OPEN:AT_CROPS_LEFT], out[AT_CROPS_LEFT:AT_TILE]
    for kind in range(MAX_KINDS):
        crops_open[kind], crops_left[kind] = state.crops_open[kind], state.crops_left[kind]
    if state.tile != NONE:
        out[AT_TILE + state.tile] = 1
    out[AT_SEARCH], out[AT_SEARCH + 1] = state.search, state.refilled
    for kind in range(BOATS):
        out[AT_BOATS_OPEN + kind] = (state.boats_open >> kind) & 1
        out[AT_BOATS_LEFT + kind] = min(state.boats_left[kind], MAX_VALUE)
    for space in range(SPACES):
        if state.on_space[space] != NONE:
            out[AT_ON_SPACE + MAX_CARDS * space + state.on_space[space]] = 1
    layer = out[AT_LAYER:AT_SURVEYS]
    for card in range(MAX_CARDS):
        layer[card] = state.layer[card]
    out[AT_SUPPLY], out[AT_SUPPLY + 1] = min(state.coin_supply, MAX_VALUE), min(state.barn_supply, MAX_VALUE)
    out[AT_SUPPLY + 2], out[AT_SUPPLY + 3] = min(state.well_supply, MAX_VALUE), min(state.surveyor_supply, MAX_VALUE)


@compiled
def encode_dues(state: RiverboatState, out: Any) -> None:
    out[AT_DUE_FEATURE + state.due_feature] = 1
    out[AT_DUE], out[AT_DUE + 1] = min(state.due_coins, MAX_VALUE), min(state.due_points, MAX_VALUE)
    out[AT_DUE + 2], out[AT_DUE + 3] = min(state.due_steps, MAX_VALUE), min(state.due_agents, MAX_VALUE)
    if state.decision == BUILD_DECISION:
        out[AT_BUILDING + state.building] = 1
    out[AT_SURVEYS] = state.surveys
