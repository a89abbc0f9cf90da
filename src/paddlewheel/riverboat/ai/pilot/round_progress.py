"""How far a seat has come in a round. The forecast has weights of its own for every moment of every round."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.rules.fields import bare_workers, count_fields
from paddlewheel.riverboat.state import CULTIVATION, OPPORTUNITY, PLANTING, SCORING, SHIPPING, STAGES, Season
from paddlewheel.riverboat.tables import ROUNDS, Tables

(
    DRAFTING,
    FIRST_CARDS,  # of cultivation
    LAST_CARDS,
    MANY_BARE,  # workers to plant under
    FEW_BARE,
    THREE_BOATS,  # still to take this round
    TWO_BOATS,
    ONE_BOAT,
    BEFORE_CARD,  # opportunity
    BEFORE_SURVEY,
    AFTER_SURVEY,
) = range(11)
MOMENTS = 11
ALL_MOMENTS = ROUNDS * MOMENTS
HALF_OF_CARDS = 4
FEW = 4


@compiled
def moment(season: Season, tables: Tables, seat: int) -> int:
    """Which row of the weights holds for this seat now."""
    return MOMENTS * (max(1, season.round_number) - 1) + moment_of_round(season, tables, seat)


@compiled
def moment_of_round(season: Season, tables: Tables, seat: int) -> int:
    stage = season.stage
    if stage == STAGES:
        return DRAFTING
    if stage == CULTIVATION:
        return FIRST_CARDS if season.revealed <= HALF_OF_CARDS else LAST_CARDS
    if stage == PLANTING:
        bare = count_fields(bare_workers(season, seat))
        if bare > 0:
            return MANY_BARE if bare > FEW else FEW_BARE
    if stage <= SHIPPING:
        boats = boats_to_take(season, tables, seat)
        return BEFORE_CARD - boats
    if stage == OPPORTUNITY:
        return BEFORE_SURVEY if has_had_turn(season, tables, seat) else BEFORE_CARD
    return AFTER_SURVEY if has_had_turn(season, tables, seat) else BEFORE_SURVEY


@compiled
def has_had_turn(season: Season, tables: Tables, seat: int) -> bool:
    """In a phase of one turn each: is this seat's turn over? The latest turn begun is still under way."""
    place = (seat - season.phase_owner[season.stage] + tables.players) % tables.players
    return season.turn > place + 1


@compiled
def boats_to_take(season: Season, tables: Tables, seat: int) -> int:
    """Riverboats this seat may still take this round."""
    if season.stage == STAGES or season.stage < SHIPPING:
        return tables.boats_a_round[max(1, season.round_number) - 1]
    if season.stage > SHIPPING or (season.passed >> seat) & 1:
        return 0
    place = (seat - season.phase_owner[SHIPPING] + tables.players) % tables.players
    over = (max(0, season.turn - 1) + tables.players - 1 - place) // tables.players
    return tables.boats_a_round[season.round_number - 1] - over


@compiled
def surveys_to_make(season: Season, tables: Tables, seat: int) -> int:
    """Surveyors this seat may still place this round."""
    most = tables.surveyors_a_round[max(1, season.round_number) - 1]
    if season.stage != SCORING:
        return most
    if has_had_turn(season, tables, seat):
        return 0
    return most - season.surveys if season.actor == seat else most


@compiled
def surveys_of_later_rounds(season: Season, tables: Tables) -> int:
    count = 0
    for number in range(max(1, season.round_number), ROUNDS):
        count += tables.surveyors_a_round[number]
    return count


@compiled
def workers_to_place(season: Season, tables: Tables, seat: int) -> int:
    """Cultivation cards of this round that this seat still answers, as far as its workers go."""
    if season.stage == STAGES:
        return min(season.workers[seat], tables.revealed_a_round)
    if season.stage != CULTIVATION:
        return 0
    to_come = tables.revealed_a_round - season.revealed
    if season.revealed > 0 and not has_had_turn(season, tables, seat):
        to_come += 1
    return min(season.workers[seat], to_come)
