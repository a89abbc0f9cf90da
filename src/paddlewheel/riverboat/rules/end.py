"""Final scoring after the fourth round, RB-END-1 to -8."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.rules.fields import count_fields, covered
from paddlewheel.riverboat.rules.points import gain_points
from paddlewheel.riverboat.rules.scoring import unsurveyed_fields
from paddlewheel.riverboat.state import (
    BERTHS,
    COLOURS,
    FROM_AGENTS,
    FROM_COINS,
    FROM_COLOURS,
    FROM_FEATURES,
    FROM_HARBOR,
    NOBODY,
    OVER_DECISION,
    PHASE_COUNT,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def finish_game(state: RiverboatState, tables: RiverboatTables) -> None:
    for seat in range(tables.players):
        gain_points(state, tables, seat, state.coins[seat], FROM_COINS)
    for seat in range(tables.players):
        points = tables.covered_colour * colours_covered(state, tables, seat)
        gain_points(state, tables, seat, points, FROM_COLOURS)
    for seat in range(tables.players):
        points = tables.unscored_feature * (count_fields(unsurveyed_fields(state, seat)) + state.surveyors[seat])
        gain_points(state, tables, seat, points, FROM_FEATURES)
    score_harbor(state, tables)
    score_agents(state, tables)
    state.decision, state.actor = OVER_DECISION, NOBODY


@compiled
def colours_covered(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """RB-END-2: number of colours with a crop or barn on every field."""
    count = 0
    for colour in range(COLOURS):
        fields = tables.coloured[COLOURS * state.mat[seat] + colour]
        count += 1 if fields & ~covered(state, seat) == 0 else 0
    return count


@compiled
def earliest_tile(state: RiverboatState, seat: int) -> int:
    """RB-END-7: phase of a player's earliest phase tile, the tie-breaker."""
    for phase in range(PHASE_COUNT):
        if state.phase_owner[phase] == seat:
            return phase
    return PHASE_COUNT


@compiled
def is_ahead(state: RiverboatState, mine: int, seat: int, theirs: int, other: int) -> bool:
    """Compare two seats by amount, then by the earlier phase tile."""
    if mine != theirs:
        return mine > theirs
    return earliest_tile(state, seat) < earliest_tile(state, other)


@compiled
def harbor_value(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """RB-END-4: total capacity of the riverboats that the harbor master has reached."""
    value = 0
    for berth in range(state.boat_count[seat]):
        if tables.harbor_reached[berth] <= state.harbor[seat]:
            value += tables.capacity[state.boats[BERTHS * seat + berth]]
    return value


@compiled
def score_harbor(state: RiverboatState, tables: RiverboatTables) -> None:
    furthest = 0
    for seat in range(1, tables.players):
        if is_ahead(state, state.harbor[seat], seat, state.harbor[furthest], furthest):
            furthest = seat
    for seat in range(tables.players):
        value = harbor_value(state, tables, seat)
        gain_points(state, tables, seat, value if seat == furthest else (value + 1) // 2, FROM_HARBOR)


@compiled
def score_agents(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-END-5: points by rank; none without an agent."""
    for seat in range(tables.players):
        rank = 0
        for other in range(tables.players):
            if other != seat and is_ahead(state, state.agents[other], other, state.agents[seat], seat):
                rank += 1
        if state.agents[seat] > 0:
            gain_points(state, tables, seat, tables.agents_bonus[rank], FROM_AGENTS)
