"""Round structure: opening components, drafting phase tiles, passing the first-player marker. RB-RND-1 to -5."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.actions import PHASE
from paddlewheel.riverboat.clauses import RND_2
from paddlewheel.riverboat.state import (
    CHANCE,
    DRAFT_DECISION,
    FILL_DECISION,
    NO_FEATURE,
    NONE,
    OPEN_DECISION,
    PHASE_BEGINS,
    PHASE_COUNT,
    SPACES,
    RiverboatState,
)
from paddlewheel.riverboat.tables import SIZES, RiverboatTables


@compiled
def clear_table(season: RiverboatState) -> None:
    """Reset all fields of a round: no phase, no turn, no owners of phase tiles."""
    season.phase, season.turn, season.passed, season.revealed, season.colour = PHASE_COUNT, 0, 0, 0, 0
    season.paid, season.refilled, season.search, season.tile, season.surveys = 0, 0, 0, NONE, 0
    season.due_feature, season.due_coins, season.due_points = NO_FEATURE, 0, 0
    season.due_steps, season.due_agents, season.building, season.after = 0, 0, 0, 0
    for phase in range(PHASE_COUNT):
        season.phase_owner[phase] = NONE


@compiled
def begin_round(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-RND-1."""
    season.round_number += 1
    clear_table(season)
    for kind in range(tables.boat_kinds):
        if (season.boats_open >> kind) & 1 == 0 and season.boats_left[kind] > 0:
            season.boats_open |= 1 << kind
            season.boats_left[kind] -= 1
    open_next_component(season, tables)


@compiled
def open_next_component(season: RiverboatState, tables: RiverboatTables) -> None:
    """Open the next missing crop tile or opportunity card; start the draft when none is missing."""
    if size_to_fill(season, tables) > 0:
        season.decision, season.actor = FILL_DECISION, CHANCE
    elif space_to_fill(season) < SPACES and top_layer(season, tables) > 0:
        season.decision, season.actor = OPEN_DECISION, CHANCE
    else:
        season.decision, season.actor = DRAFT_DECISION, season.first_player


@compiled
def tiles_left(season: RiverboatState, tables: RiverboatTables, hexes: int) -> int:
    """Number of tiles in the pile of this size."""
    count = 0
    for kind in range(tables.kinds):
        if tables.hexes[kind] == hexes:
            count += season.crops_left[kind]
    return count


@compiled
def size_to_fill(season: RiverboatState, tables: RiverboatTables) -> int:
    """Smallest size with a free space on the supply board and a tile in its pile; 0 for none."""
    for hexes in range(1, SIZES + 1):
        free, left = tables.open_spaces[hexes - 1], 0
        for kind in range(tables.kinds):
            if tables.hexes[kind] == hexes:
                free -= season.crops_open[kind]
                left += season.crops_left[kind]
        if free > 0 and left > 0:
            return hexes
    return 0


@compiled
def space_to_fill(season: RiverboatState) -> int:
    """The first of the four spaces without an opportunity card, or SPACES."""
    for space in range(SPACES):
        if season.on_space[space] == NONE:
            return space
    return SPACES


@compiled
def top_layer(season: RiverboatState, tables: RiverboatTables) -> int:
    """Top layer of the pile, from which cards are drawn; 0 if the pile is empty. See RB-HID-1."""
    found = 0
    for card in range(tables.cards):
        layer = season.layer[card]
        if layer > 0 and (found == 0 or layer < found):
            found = layer
    return found


@compiled
def tile_opened(season: RiverboatState, kind: int) -> None:
    season.crops_left[kind] -= 1
    season.crops_open[kind] += 1


@compiled
def card_opened(season: RiverboatState, card: int) -> None:
    season.on_space[space_to_fill(season)] = card
    season.layer[card] = 0


@compiled
def draft_refusal(season: RiverboatState, action: int) -> int:
    """RB-RND-2: any phase tile that is not taken yet."""
    if not PHASE <= action < PHASE + PHASE_COUNT or season.phase_owner[action - PHASE] != NONE:
        return RND_2
    return 0


@compiled
def draft_step(season: RiverboatState, tables: RiverboatTables, phase: int) -> None:
    season.phase_owner[phase] = season.actor
    season.turn += 1
    season.actor = (season.first_player + season.turn) % tables.players
    if season.turn == PHASE_COUNT:
        season.decision = PHASE_BEGINS


@compiled
def pass_first_player_marker(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-RND-4: pass the marker to the left; with three players, before the last round, to the last in points."""
    if tables.players == 3 and season.round_number == 3:
        season.first_player = last_in_points(season, tables)
    else:
        season.first_player = (season.first_player + 1) % tables.players


@compiled
def last_in_points(season: RiverboatState, tables: RiverboatTables) -> int:
    """Seat with the fewest points; of tied seats the one whose marker arrived last, because it is on top."""
    last = season.marker_order[0]
    for index in range(1, tables.players):
        seat = season.marker_order[index]
        if season.points[seat] <= season.points[last]:
            last = seat
    return last
