"""Encoder of observations.

The watched boat is the one the seat decides about, else its own: headings are relative to its bow, spaces to its
space. Hidden information is left out: the votes of other seats until all are revealed.
"""

from typing import Any

from paddlewheel.core.batch.observation import MAX_VALUE
from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.observation.boats import encode_boats
from paddlewheel.mississippi_queen.observation.fields import AT, RIVER_SLOTS, SEATS, SLOT_SIZE, SLOT_WAITING
from paddlewheel.mississippi_queen.observation.fields import SLOT_USED as USED_COLUMN
from paddlewheel.mississippi_queen.observation.surroundings import encode_surroundings
from paddlewheel.mississippi_queen.rules.order import is_racing
from paddlewheel.mississippi_queen.rules.river import rank_of, slots_in_use
from paddlewheel.mississippi_queen.state import (
    AGREE_DECISION,
    BOARD_DECISION,
    CHANCE,
    FACE_DECISION,
    NONE,
    PLACE_DECISION,
    SETUP_FACE_DECISION,
    TIE_DECISION,
    VOTE_DECISION,
    WAIT_DECISION,
    Race,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

SEALED_VOTE = 4

AT_PLAYERS = AT["players"]
AT_LENGTH = AT["length"]
AT_TO_WIN = AT["passengers_to_win"]
AT_RULES = AT["rules"]
AT_DECISION = AT["decision"]
AT_ACTOR = AT["actor"]
AT_ROUND = AT["round"]
AT_POINTS = AT["points"]
AT_FREE_TURN = AT["free_turn"]
AT_ENDING = AT["ending"]
AT_LEFT_OVER = AT["left_over"]
AT_DRIFTWOOD = AT["driftwood"]
AT_CHAIN = AT["chain"]
AT_COAL_OFFER = AT["coal_offer"]
AT_ROSE_BINDS = AT["rose_binds"]
AT_CONTROLLER = AT["controller"]
AT_LAID = AT["laid"]
AT_FINISH = AT["finish"]
AT_STACK = AT["stack"]
AT_SUPPLY = AT["supply"]
AT_VOTES = AT["votes"]
AT_RIVER = AT["river"]


@compiled
def observe(race: Race, tables: MississippiQueenTables, seat: int, out: Any) -> None:
    """Write the observation of a seat into `out`: SIZE numbers, zeroed before."""
    boat = watched_boat(race, seat)
    encode_table(tables, out)
    encode_moment(race, tables, seat, out)
    encode_votes(race, tables, seat, out)
    encode_boats(race, tables, seat, boat, deciding_boat(race), out)
    encode_river(race, tables, boat, out)
    encode_surroundings(race, tables, boat, out)


@compiled
def deciding_boat(race: Race) -> int:
    """The boat the current decision is about, or NONE."""
    decision = race.decision
    if race.actor >= SEATS or decision == VOTE_DECISION or decision == TIE_DECISION:
        return NONE
    if decision == FACE_DECISION:
        return race.chain[race.facing]
    if decision == BOARD_DECISION:
        return race.boarders[0]
    if decision == AGREE_DECISION:
        return race.partner
    if decision == PLACE_DECISION or decision == WAIT_DECISION or decision == SETUP_FACE_DECISION:
        return race.order[race.turn]
    return race.boat


@compiled
def watched_boat(race: Race, seat: int) -> int:
    """The boat a seat decides about; else its first boat still racing, or its first."""
    boat = deciding_boat(race)
    if race.actor == seat and boat != NONE:
        return boat
    for own in range(race.boats):
        if race.owner[own] == seat and is_racing(race, own):
            return own
    return seat


@compiled
def relative_seat(tables: MississippiQueenTables, seat: int, other: int) -> int:
    """Number of another seat, counted from this one."""
    found = other - seat
    return found + tables.players if found < 0 else found


@compiled
def encode_table(tables: MississippiQueenTables, out: Any) -> None:
    out[AT_PLAYERS], out[AT_LENGTH], out[AT_TO_WIN] = tables.players, tables.length, tables.passengers_to_win
    out[AT_RULES] = tables.order_by_seat
    out[AT_RULES + 1] = tables.first_round_by_dock
    out[AT_RULES + 2] = tables.out_when_aground
    out[AT_RULES + 3] = tables.not_where_pusher_was
    out[AT_RULES + 4] = tables.chain_push
    out[AT_RULES + 5] = tables.keeps_heading_on_driftwood
    out[AT_RULES + 6] = tables.entering_triggers
    out[AT_RULES + 7] = tables.vacated_tiles_leave
    out[AT_RULES + 8] = tables.finish_at_any_speed
    out[AT_RULES + 9] = tables.ends_at_first_docking
    out[AT_RULES + 10] = tables.sandbank_backward_coal
    out[AT_RULES + 11] = tables.rose_gives
    out[AT_RULES + 12] = tables.branching_river
    out[AT_RULES + 13] = tables.finish_docks
    out[AT_RULES + 14] = tables.no_push_near_finish
    out[AT_RULES + 15] = tables.vote_on_direction


@compiled
def encode_moment(race: Race, tables: MississippiQueenTables, seat: int, out: Any) -> None:
    out[AT_DECISION + race.decision] = 1
    if race.actor < SEATS:
        out[AT_ACTOR + relative_seat(tables, seat, race.actor)] = 1
    else:
        out[AT_ACTOR + SEATS + (0 if race.actor == CHANCE else 1)] = 1
    out[AT_ROUND] = min(race.round_number, MAX_VALUE)
    out[AT_LAID], out[AT_FINISH + race.finish] = race.laid, 1
    out[AT_SUPPLY], out[AT_SUPPLY + 1] = race.supply, race.put_back
    for tile in range(RIVER_SLOTS):
        out[AT_STACK + tile] = (race.stack >> tile) & 1
    if race.controller != NONE and race.rose != NONE:
        out[AT_CONTROLLER + relative_seat(tables, seat, race.controller)] = 1
    if race.round_number > 0:
        encode_move(race, out)


@compiled
def encode_move(race: Race, out: Any) -> None:
    """Encode the current turn."""
    out[AT_POINTS], out[AT_FREE_TURN], out[AT_LEFT_OVER] = race.points, race.free_turn, race.left_over
    out[AT_ENDING + race.ending] = 1
    out[AT_DRIFTWOOD], out[AT_CHAIN] = race.driftwood, race.chain_length
    out[AT_COAL_OFFER], out[AT_COAL_OFFER + 1], out[AT_ROSE_BINDS] = race.amount, race.rose_gave, race.rose_binds


@compiled
def encode_votes(race: Race, tables: MississippiQueenTables, seat: int, out: Any) -> None:
    if tables.vote_on_direction == 0:
        return
    for other in range(tables.players):
        vote = race.votes[other]
        if vote > 0 and other != seat and race.decision == VOTE_DECISION:
            vote = SEALED_VOTE
        out[AT_VOTES + 5 * relative_seat(tables, seat, other) + vote] = 1


@compiled
def encode_river(race: Race, tables: MississippiQueenTables, boat: int, out: Any) -> None:
    """Encode the tiles, without those removed by MQ-RIV-11."""
    bow, used = race.bow[boat], race.used[boat]
    for slot in range(slots_in_use(race, tables)):
        if rank_of(tables, slot) < race.kept:
            continue
        at = AT_RIVER + SLOT_SIZE * slot
        heading = race.turned[slot] - bow
        out[at], out[at + 1] = 1 + race.tile[slot], 1 + (heading + 6 if heading < 0 else heading)
        out[at + SLOT_WAITING], out[at + SLOT_WAITING + 1] = race.waiting[2 * slot], race.waiting[2 * slot + 1]
        out[at + USED_COLUMN], out[at + USED_COLUMN + 1] = (used >> (2 * slot)) & 1, (used >> (2 * slot + 1)) & 1
