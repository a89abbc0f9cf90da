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
def clear_table(state: RiverboatState) -> None:
    """Reset all fields of a round: no phase, no turn, no owners of phase tiles."""
    state.phase, state.turn, state.passed, state.revealed, state.colour = PHASE_COUNT, 0, 0, 0, 0
    state.paid, state.refilled, state.search, state.tile, state.surveys = 0, 0, 0, NONE, 0
    state.due_feature, state.due_coins, state.due_points = NO_FEATURE, 0, 0
    state.due_steps, state.due_agents, state.building, state.after = 0, 0, 0, 0
    for phase in range(PHASE_COUNT):
        state.phase_owner[phase] = NONE


@compiled
def begin_round(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-RND-1."""
    state.round_number += 1
    clear_table(state)
    for kind in range(tables.boat_kinds):
        if (state.boats_open >> kind) & 1 == 0 and state.boats_left[kind] > 0:
            state.boats_open |= 1 << kind
            state.boats_left[kind] -= 1
    open_next_component(state, tables)


@compiled
def open_next_component(state: RiverboatState, tables: RiverboatTables) -> None:
    """Open the next missing crop tile or opportunity card; start the draft when none is missing."""
    if size_to_fill(state, tables) > 0:
        state.decision, state.actor = FILL_DECISION, CHANCE
    elif space_to_fill(state) < SPACES and top_layer(state, tables) > 0:
        state.decision, state.actor = OPEN_DECISION, CHANCE
    else:
        state.decision, state.actor = DRAFT_DECISION, state.first_player


@compiled
def tiles_left(state: RiverboatState, tables: RiverboatTables, hexes: int) -> int:
    """Number of tiles in the pile of this size."""
    count = 0
    for kind in range(tables.kinds):
        if tables.hexes[kind] == hexes:
            count += state.crops_left[kind]
    return count


@compiled
def size_to_fill(state: RiverboatState, tables: RiverboatTables) -> int:
    """Smallest size with a free space on the supply board and a tile in its pile; 0 for none."""
    for hexes in range(1, SIZES + 1):
        free, left = tables.open_spaces[hexes - 1], 0
        for kind in range(tables.kinds):
            if tables.hexes[kind] == hexes:
                free -= state.crops_open[kind]
                left += state.crops_left[kind]
        if free > 0 and left > 0:
            return hexes
    return 0


@compiled
def space_to_fill(state: RiverboatState) -> int:
    """The first of the four spaces without an opportunity card, or SPACES."""
    for space in range(SPACES):
        if state.on_space[space] == NONE:
            return space
    return SPACES


@compiled
def top_layer(state: RiverboatState, tables: RiverboatTables) -> int:
    """Top layer of the pile, from which cards are drawn; 0 if the pile is empty. See RB-HID-1."""
    found = 0
    for card in range(tables.cards):
        layer = state.layer[card]
        if layer > 0 and (found == 0 or layer < found):
            found = layer
    return found


@compiled
def tile_opened(state: RiverboatState, kind: int) -> None:
    state.crops_left[kind] -= 1
    state.crops_open[kind] += 1


@compiled
def card_opened(state: RiverboatState, card: int) -> None:
    state.on_space[space_to_fill(state)] = card
    state.layer[card] = 0


@compiled
def draft_refusal(state: RiverboatState, action: int) -> int:
    """RB-RND-2: any phase tile that is not taken yet."""
    if not PHASE <= action < PHASE + PHASE_COUNT or state.phase_owner[action - PHASE] != NONE:
        return RND_2
    return 0


@compiled
def draft_step(state: RiverboatState, tables: RiverboatTables, phase: int) -> None:
    state.phase_owner[phase] = state.actor
    state.turn += 1
    state.actor = (state.first_player + state.turn) % tables.players
    if state.turn == PHASE_COUNT:
        state.decision = PHASE_BEGINS


@compiled
def pass_first_player_marker(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-RND-4: pass the marker to the left; with three players, before the last round, to the last in points."""
    if tables.players == 3 and state.round_number == 3:
        state.first_player = last_in_points(state, tables)
    else:
        state.first_player = (state.first_player + 1) % tables.players


@compiled
def last_in_points(state: RiverboatState, tables: RiverboatTables) -> int:
    """Seat with the fewest points; of tied seats the one whose marker arrived last, because it is on top."""
    last = state.marker_order[0]
    for index in range(1, tables.players):
        seat = state.marker_order[index]
        if state.points[seat] <= state.points[last]:
            last = seat
    return last
