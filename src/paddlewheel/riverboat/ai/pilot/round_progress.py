"""Progress of a seat within a round, as one of 11 moments; each moment has its own row of forecast weights."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.rules.fields import bare_workers, count_fields
from paddlewheel.riverboat.state import (
    CULTIVATION,
    OPPORTUNITY,
    PHASE_COUNT,
    PLANTING,
    SCORING,
    SHIPPING,
    RiverboatState,
)
from paddlewheel.riverboat.tables import ROUNDS, RiverboatTables

(
    DRAFTING,
    FIRST_CARDS,  # of the cultivation phase
    LAST_CARDS,
    MANY_BARE,  # bare workers in the planting phase
    FEW_BARE,
    THREE_BOATS,  # still to claim in this round
    TWO_BOATS,
    ONE_BOAT,
    BEFORE_CARD,  # of the opportunity phase
    BEFORE_SURVEY,
    AFTER_SURVEY,
) = range(11)
MOMENTS = 11
ALL_MOMENTS = ROUNDS * MOMENTS
MAX_FIRST_CARDS = 4
MAX_FEW_BARE = 4


@compiled
def moment(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """Row of the weights for this seat."""
    return MOMENTS * (max(1, state.round_number) - 1) + moment_of_round(state, tables, seat)


@compiled
def moment_of_round(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    phase = state.phase
    if phase == PHASE_COUNT:
        return DRAFTING
    if phase == CULTIVATION:
        return FIRST_CARDS if state.revealed <= MAX_FIRST_CARDS else LAST_CARDS
    if phase == PLANTING:
        bare = count_fields(bare_workers(state, seat))
        if bare > 0:
            return MANY_BARE if bare > MAX_FEW_BARE else FEW_BARE
    if phase <= SHIPPING:
        boats = boats_to_take(state, tables, seat)
        return BEFORE_CARD - boats
    if phase == OPPORTUNITY:
        return BEFORE_SURVEY if has_had_turn(state, tables, seat) else BEFORE_CARD
    return AFTER_SURVEY if has_had_turn(state, tables, seat) else BEFORE_SURVEY


@compiled
def has_had_turn(state: RiverboatState, tables: RiverboatTables, seat: int) -> bool:
    """Whether this seat's turn is over in a phase of one turn each; the latest turn counts as unfinished."""
    place = (seat - state.phase_owner[state.phase] + tables.players) % tables.players
    return state.turn > place + 1


@compiled
def boats_to_take(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """Riverboats that this seat may still claim in this round."""
    if state.phase == PHASE_COUNT or state.phase < SHIPPING:
        return tables.boats_a_round[max(1, state.round_number) - 1]
    if state.phase > SHIPPING or (state.passed >> seat) & 1:
        return 0
    place = (seat - state.phase_owner[SHIPPING] + tables.players) % tables.players
    over = (max(0, state.turn - 1) + tables.players - 1 - place) // tables.players
    return tables.boats_a_round[state.round_number - 1] - over


@compiled
def surveys_to_make(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """Surveyors that this seat may still place in this round."""
    most = tables.surveyors_a_round[max(1, state.round_number) - 1]
    if state.phase != SCORING:
        return most
    if has_had_turn(state, tables, seat):
        return 0
    return most - state.surveys if state.actor == seat else most


@compiled
def surveys_of_later_rounds(state: RiverboatState, tables: RiverboatTables) -> int:
    count = 0
    for number in range(max(1, state.round_number), ROUNDS):
        count += tables.surveyors_a_round[number]
    return count


@compiled
def workers_to_place(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """Workers that this seat can still place in this round: remaining cards, limited by its supply."""
    if state.phase == PHASE_COUNT:
        return min(state.workers[seat], tables.revealed_a_round)
    if state.phase != CULTIVATION:
        return 0
    to_come = tables.revealed_a_round - state.revealed
    if state.revealed > 0 and not has_had_turn(state, tables, seat):
        to_come += 1
    return min(state.workers[seat], to_come)
