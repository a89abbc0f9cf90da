"""Phase 1, cultivation: for each card every player places a worker on a field of its colour."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.actions import COIN, PLACE
from paddlewheel.riverboat.clauses import COIN_1, CUL_1, CUL_2, CUL_5
from paddlewheel.riverboat.rules.fields import empty_fields, has_field
from paddlewheel.riverboat.rules.points import spend_coin
from paddlewheel.riverboat.state import (
    CHANCE,
    COLOURS,
    CULTIVATE_DECISION,
    CULTIVATION,
    HIRE_DECISION,
    MAX_FIELDS,
    NEXT_TURN,
    PHASE_BEGINS,
    REVEAL_DECISION,
    WILD,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def begin_cultivation(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-CUL-1: the owner of the phase tile first places the worker of the round track."""
    season.track -= 1
    season.turn = tables.players  # no worker is placed before the first card
    season.decision, season.actor = HIRE_DECISION, season.phase_owner[CULTIVATION]


@compiled
def hire_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    if not PLACE <= action < PLACE + MAX_FIELDS:
        return CUL_1
    return 0 if has_field(empty_fields(season, tables, season.actor), action - PLACE) else CUL_5


@compiled
def hire_step(season: RiverboatState, field: int) -> None:
    season.standing[season.actor] |= 1 << field
    season.decision = NEXT_TURN


@compiled
def next_worker(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-CUL-7: next player clockwise who has a worker and an empty field; after all, the next card."""
    while season.turn < tables.players:
        seat = (season.phase_owner[CULTIVATION] + season.turn) % tables.players
        season.turn += 1
        if season.workers[seat] > 0 and empty_fields(season, tables, seat) != 0:
            season.decision, season.actor = CULTIVATE_DECISION, seat
            return
    if season.revealed < tables.revealed_a_round:
        season.decision, season.actor = REVEAL_DECISION, CHANCE
    else:
        season.decision = PHASE_BEGINS


@compiled
def card_revealed(season: RiverboatState, colour: int) -> None:
    season.cards_left[colour] -= 1
    season.revealed += 1
    season.colour, season.turn = colour, 0
    season.decision = NEXT_TURN


@compiled
def open_fields(season: RiverboatState, tables: RiverboatTables) -> int:
    """Fields where the actor may place a worker, RB-CUL-2 to -4."""
    seat = season.actor
    empty = empty_fields(season, tables, seat)
    if season.paid == 1 or season.colour == WILD:
        return empty
    fitting = empty & tables.coloured[COLOURS * season.mat[seat] + season.colour]
    return empty if fitting == 0 else fitting


@compiled
def cultivate_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    if action == COIN:
        return 0 if season.paid == 0 and season.coins[season.actor] > 0 else COIN_1
    if not PLACE <= action < PLACE + MAX_FIELDS:
        return CUL_2
    field = action - PLACE
    if has_field(open_fields(season, tables), field):
        return 0
    return CUL_2 if has_field(empty_fields(season, tables, season.actor), field) else CUL_5


@compiled
def list_cultivations(season: RiverboatState, tables: RiverboatTables, found: list[int]) -> int:
    """List actions as `cultivate_refusal` allows them, but compute the open fields only once."""
    count = 0
    if cultivate_refusal(season, tables, COIN) == 0:
        found[0] = COIN
        count = 1
    fields = open_fields(season, tables)
    for field in range(tables.field_count[season.mat[season.actor]]):
        if has_field(fields, field):
            found[count] = PLACE + field
            count += 1
    return count


@compiled
def cultivate_step(season: RiverboatState, action: int) -> None:
    seat = season.actor
    if action == COIN:
        spend_coin(season, seat)
        season.paid = 1
        return
    season.standing[seat] |= 1 << (action - PLACE)
    season.workers[seat] -= 1
    season.paid = 0
    season.decision = NEXT_TURN
