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
def begin_cultivation(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-CUL-1: the owner of the phase tile first places the worker of the round track."""
    state.track -= 1
    state.turn = tables.players  # no worker is placed before the first card
    state.decision, state.actor = HIRE_DECISION, state.phase_owner[CULTIVATION]


@compiled
def hire_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    if not PLACE <= action < PLACE + MAX_FIELDS:
        return CUL_1
    return 0 if has_field(empty_fields(state, tables, state.actor), action - PLACE) else CUL_5


@compiled
def hire_step(state: RiverboatState, field: int) -> None:
    state.standing[state.actor] |= 1 << field
    state.decision = NEXT_TURN


@compiled
def next_worker(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-CUL-7: next player clockwise who has a worker and an empty field; after all, the next card."""
    while state.turn < tables.players:
        seat = (state.phase_owner[CULTIVATION] + state.turn) % tables.players
        state.turn += 1
        if state.workers[seat] > 0 and empty_fields(state, tables, seat) != 0:
            state.decision, state.actor = CULTIVATE_DECISION, seat
            return
    if state.revealed < tables.revealed_a_round:
        state.decision, state.actor = REVEAL_DECISION, CHANCE
    else:
        state.decision = PHASE_BEGINS


@compiled
def card_revealed(state: RiverboatState, colour: int) -> None:
    state.cards_left[colour] -= 1
    state.revealed += 1
    state.colour, state.turn = colour, 0
    state.decision = NEXT_TURN


@compiled
def open_fields(state: RiverboatState, tables: RiverboatTables) -> int:
    """Fields where the actor may place a worker, RB-CUL-2 to -4."""
    seat = state.actor
    empty = empty_fields(state, tables, seat)
    if state.paid == 1 or state.colour == WILD:
        return empty
    fitting = empty & tables.coloured[COLOURS * state.mat[seat] + state.colour]
    return empty if fitting == 0 else fitting


@compiled
def cultivate_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    if action == COIN:
        return 0 if state.paid == 0 and state.coins[state.actor] > 0 else COIN_1
    if not PLACE <= action < PLACE + MAX_FIELDS:
        return CUL_2
    field = action - PLACE
    if has_field(open_fields(state, tables), field):
        return 0
    return CUL_2 if has_field(empty_fields(state, tables, state.actor), field) else CUL_5


@compiled
def list_cultivations(state: RiverboatState, tables: RiverboatTables, found: list[int]) -> int:
    """List actions as `cultivate_refusal` allows them, but compute the open fields only once."""
    count = 0
    if cultivate_refusal(state, tables, COIN) == 0:
        found[0] = COIN
        count = 1
    fields = open_fields(state, tables)
    for field in range(tables.field_count[state.mat[state.actor]]):
        if has_field(fields, field):
            found[count] = PLACE + field
            count += 1
    return count


@compiled
def cultivate_step(state: RiverboatState, action: int) -> None:
    seat = state.actor
    if action == COIN:
        spend_coin(state, seat)
        state.paid = 1
        return
    state.standing[seat] |= 1 << (action - PLACE)
    state.workers[seat] -= 1
    state.paid = 0
    state.decision = NEXT_TURN
