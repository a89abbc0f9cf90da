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
def finish_game(season: RiverboatState, tables: RiverboatTables) -> None:
    for seat in range(tables.players):
        gain_points(season, tables, seat, season.coins[seat], FROM_COINS)
    for seat in range(tables.players):
        points = tables.covered_colour * colours_covered(season, tables, seat)
        gain_points(season, tables, seat, points, FROM_COLOURS)
    for seat in range(tables.players):
        points = tables.unscored_feature * (count_fields(unsurveyed_fields(season, seat)) + season.surveyors[seat])
        gain_points(season, tables, seat, points, FROM_FEATURES)
    score_harbor(season, tables)
    score_agents(season, tables)
    season.decision, season.actor = OVER_DECISION, NOBODY


@compiled
def colours_covered(season: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """RB-END-2: number of colours with a crop or barn on every field."""
    count = 0
    for colour in range(COLOURS):
        fields = tables.coloured[COLOURS * season.mat[seat] + colour]
        count += 1 if fields & ~covered(season, seat) == 0 else 0
    return count


@compiled
def earliest_tile(season: RiverboatState, seat: int) -> int:
    """RB-END-7: phase of a player's earliest phase tile, the tie-breaker."""
    for phase in range(PHASE_COUNT):
        if season.phase_owner[phase] == seat:
            return phase
    return PHASE_COUNT


@compiled
def is_ahead(season: RiverboatState, mine: int, seat: int, theirs: int, other: int) -> bool:
    """Compare two seats by amount, then by the earlier phase tile."""
    if mine != theirs:
        return mine > theirs
    return earliest_tile(season, seat) < earliest_tile(season, other)


@compiled
def harbor_value(season: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """RB-END-4: total capacity of the riverboats that the harbor master has reached."""
    value = 0
    for berth in range(season.boat_count[seat]):
        if tables.harbor_reached[berth] <= season.harbor[seat]:
            value += tables.capacity[season.boats[BERTHS * seat + berth]]
    return value


@compiled
def score_harbor(season: RiverboatState, tables: RiverboatTables) -> None:
    furthest = 0
    for seat in range(1, tables.players):
        if is_ahead(season, season.harbor[seat], seat, season.harbor[furthest], furthest):
            furthest = seat
    for seat in range(tables.players):
        value = harbor_value(season, tables, seat)
        gain_points(season, tables, seat, value if seat == furthest else (value + 1) // 2, FROM_HARBOR)


@compiled
def score_agents(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-END-5: points by rank; none without an agent."""
    for seat in range(tables.players):
        rank = 0
        for other in range(tables.players):
            if other != seat and is_ahead(season, season.agents[other], other, season.agents[seat], seat):
                rank += 1
        if season.agents[seat] > 0:
            gain_points(season, tables, seat, tables.agents_bonus[rank], FROM_AGENTS)
