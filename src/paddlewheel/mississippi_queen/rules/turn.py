"""A turn from its beginning to the next boat's; MQ-MOV-13 gives the order of the steps at its end."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.actions import VOTE
from paddlewheel.mississippi_queen.clauses import RIV_14, RIV_16
from paddlewheel.mississippi_queen.rules.coal import ask_about_coal
from paddlewheel.mississippi_queen.rules.end import (
    counts_as_stop,
    dock,
    finish_race,
    go_out,
    is_dead,
    racing_sides,
    would_dock,
)
from paddlewheel.mississippi_queen.rules.ending_search import MOVER
from paddlewheel.mississippi_queen.rules.movement import any_move, any_speed, any_way_out, on_sandbank
from paddlewheel.mississippi_queen.rules.order import is_racing, leading_boat, player_of, set_controller, set_order
from paddlewheel.mississippi_queen.rules.passengers import refill, stop_at_dock
from paddlewheel.mississippi_queen.rules.river import (
    boat_at,
    lay,
    lay_finish,
    may_lie,
    on_last_tile,
    remove_vacated,
    slots_needed,
)
from paddlewheel.mississippi_queen.rules.rose_clause import MAX_ROSE_COAL, rose_content
from paddlewheel.mississippi_queen.state import (
    AGROUND,
    AHEAD,
    ASHORE,
    BANK,
    BOARD_DECISION,
    BOARDING,
    CAST_OFF,
    CHANCE,
    COMPLETE,
    FINISH_DECISION,
    HELD,
    HITS_LAND,
    LOSES_TURN,
    MOVE_ENDS,
    MOVE_SETTLED,
    NEXT_BOAT,
    NONE,
    OVER_DECISION,
    OWN_FACE_DECISION,
    POLED_OFF,
    ROLL_DECISION,
    SAILING,
    SPEED_DECISION,
    STRANDED,
    STUCK_DECISION,
    TIE_DECISION,
    TILE_DECISION,
    TURN_ENDS,
    VOTE_DECISION,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import CUT_OFFSET, JOIN_OPEN, MississippiQueenTables

ROSE_COAL_A_ROUND = 1


@compiled
def next_turn(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> None:
    """Advance to the next boat that can act, and to a new round if this one is over."""
    while True:
        race.turn += 1
        if race.turn >= race.in_order:
            if race.round_number == tables.round_limit:
                finish_race(race)
                return
            new_round(race, tables)
        boat = race.order[race.turn]
        condition = race.condition[boat]
        if condition == LOSES_TURN:
            race.condition[boat] = SAILING
        elif condition == AGROUND:
            race.condition[boat] = CAST_OFF
        elif is_racing(race, boat) and begin_turn(race, tables, work, boat):
            return


@compiled
def new_round(race: Race, tables: MississippiQueenTables) -> None:
    race.round_number += 1
    race.turn, race.rose_gave = 0, 0
    set_order(race, tables)
    set_controller(race)


@compiled
def begin_turn(race: Race, tables: MississippiQueenTables, work: SearchStacks, boat: int) -> bool:
    """Begin a boat's turn; False if it cannot be put on the river."""
    race.boat = boat
    race.points, race.free_turn, race.driftwood = 0, 1, 0
    race.ending, race.left_over, race.rose_binds = COMPLETE, 0, 0
    race.chain_length, race.facing, race.pending = 0, 0, NONE
    race.discoverer, race.boarded, race.boarder_count, race.asked, race.news = NONE, 0, 0, 0, 0
    race.partner, race.amount = NONE, 0
    if boat == race.rose:
        race.coal[boat] = ROSE_COAL_A_ROUND
    if race.place[boat] >= ASHORE and not put_on_dock(race, tables, boat):
        return False
    race.trail[0], race.trail_length = race.place[boat], 1
    race.actor = player_of(race, boat)
    bind_rose(race, tables, work)
    if race.condition[boat] == CAST_OFF:
        cast_off(race, tables, work)
    else:
        set_sail(race, tables, work)
    return True


@compiled
def put_on_dock(race: Race, tables: MississippiQueenTables, boat: int) -> bool:
    """MQ-SET-6: a waiting boat comes onto its dock, or the free one with the lowest number; with its virtual coal."""
    wanted = tables.start[race.place[boat] - ASHORE]
    if boat_at(race, wanted, boat) != NONE:
        wanted = BANK
        for dock_number in range(5, 0, -1):
            if boat_at(race, tables.start[dock_number], boat) == NONE:
                wanted = tables.start[dock_number]
    if wanted == BANK:
        return False
    race.place[boat] = wanted
    if race.round_number == 1:
        race.coal[boat] += tables.virtual_coal
    return True


@compiled
def bind_rose(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> None:
    """MQ-ROSE-5 forbids causing a need of coal: it binds the Rose's mover, and others while there is no such need."""
    rose = race.rose
    if rose == NONE or race.place[rose] >= BANK:
        return
    if race.boat == rose:
        race.rose_binds = 1
    elif race.condition[rose] == SAILING:
        work.top[MOVER] = -1  # no search has begun
        content = rose_content(race, tables, work, race.speed[rose], race.bow[rose], False)
        race.rose_binds = 1 if content else 0


@compiled
def set_sail(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> None:
    """Find out how the coming move can end: completed, else held, else on land, MQ-MOV-8 to -11."""
    race.decision = SPEED_DECISION
    binds = race.rose_binds
    if any_move_at_all(race, tables, work, binds):
        return
    if on_sandbank(race, tables, race.boat):
        race.ending = STRANDED
        race.decision = STUCK_DECISION if cannot_pay_to_leave(race, tables) else OWN_FACE_DECISION
        return
    if race.boat == race.rose and free_rose(race, tables, work):
        return
    race.ending = HELD
    if not any_move_at_all(race, tables, work, binds):
        race.ending = HITS_LAND
        any_move_at_all(race, tables, work, binds)


@compiled
def cannot_pay_to_leave(race: Race, tables: MississippiQueenTables) -> bool:
    """MQ-ADV-12 and MQ-MOV-7: before 2019 a boat without coal that has lost its turn on a sandbank is out."""
    boat = race.boat
    return race.condition[boat] == POLED_OFF and race.coal[boat] == 0 and tables.out_when_aground == 1


@compiled
def any_move_at_all(race: Race, tables: MississippiQueenTables, work: SearchStacks, binds: int) -> bool:
    """Is there a move, if necessary against MQ-ROSE-5? Determines whether that clause binds this turn."""
    race.rose_binds = binds
    if any_move(race, tables, work):
        return True
    race.rose_binds = 0
    return binds == 1 and any_move(race, tables, work)


@compiled
def free_rose(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> bool:
    """MQ-ROSE-6: the least coal with which the Rose can move."""
    rose = race.rose
    allowance = race.coal[rose]
    race.rose_binds = 0
    for coal in range(allowance + 1, MAX_ROSE_COAL + 1):
        race.coal[rose] = coal
        if any_speed(race, tables, work):
            return any_move_at_all(race, tables, work, 1)
    race.coal[rose] = allowance
    return False


@compiled
def cast_off(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> None:
    """After repairs: away at speed 1 in any direction, MQ-MOV-9; or stay where every way out is blocked."""
    race.speed[race.boat] = 1
    race.decision = OWN_FACE_DECISION
    if any_way_out(race, tables, work):
        return
    race.rose_binds = 0
    if not any_way_out(race, tables, work):
        race.decision = STUCK_DECISION


@compiled
def end_move(race: Race, tables: MississippiQueenTables) -> None:
    """The move is over: speed lost, then the passengers."""
    boat = race.boat
    lower_speed(race, tables)
    if boat != race.rose:
        race.coal[boat] = min(race.coal[boat], tables.full_coal)
    apply_failed_move(race, tables)
    if counts_as_stop(race, tables):
        stop_at_dock(race, tables, boat)
    race.decision = BOARDING


@compiled
def ask_to_board(race: Race, tables: MississippiQueenTables) -> None:
    """Ask the next owner, MQ-PAS-5: of pushed boats in the order they were placed, then the mover."""
    if race.boarder_count > 0:
        race.decision, race.actor = BOARD_DECISION, race.owner[race.boarders[0]]
    else:
        end_stop(race, tables)


@compiled
def end_stop(race: Race, tables: MississippiQueenTables) -> None:
    """After the passengers: coal, finish."""
    boat = race.boat
    if counts_as_stop(race, tables):
        refill(race, tables, boat)
        if would_dock(race, tables, boat, race.place[boat]):
            dock(race, tables, boat)
    if race.decision != OVER_DECISION:
        race.decision, race.actor = MOVE_SETTLED, player_of(race, boat)


@compiled
def lower_speed(race: Race, tables: MississippiQueenTables) -> None:
    boat = race.boat
    race.speed[boat] = max(1, race.speed[boat] - race.driftwood)
    if race.place[boat] < BANK and on_sandbank(race, tables, boat):
        race.speed[boat] = 1
        if boat == race.rose:
            race.condition[boat] = AGROUND


@compiled
def apply_failed_move(race: Race, tables: MississippiQueenTables) -> None:
    """What a move that could not be completed does to the boat."""
    boat = race.boat
    if race.ending == STRANDED:
        race.condition[boat] = POLED_OFF
    elif race.ending == HELD or race.ending == HITS_LAND:
        if boat == race.rose:
            race.speed[boat], race.condition[boat] = 1, AGROUND
        elif tables.out_when_aground == 0:
            race.speed[boat] = 1
            race.condition[boat] = LOSES_TURN if race.ending == HELD else AGROUND
        elif race.ending == HITS_LAND:
            go_out(race, tables, boat)


@compiled
def give_up(race: Race, tables: MississippiQueenTables) -> None:
    """The mover can do nothing: it stays where it is, or it is out of the race."""
    if race.ending == STRANDED:
        go_out(race, tables, race.boat)
    race.decision = MOVE_SETTLED


@compiled
def after_move(race: Race, tables: MississippiQueenTables) -> None:
    """Coal between boats, then the next tile."""
    if ask_about_coal(race, tables):
        return
    race.decision = TURN_ENDS
    if race.finish == 0 and reached_last_tile(race, tables):
        race.news = 1
        find_direction(race, tables)


@compiled
def reached_last_tile(race: Race, tables: MississippiQueenTables) -> bool:
    """Has this turn brought a boat to the last tile? By entering it, or (knob) by ending there; see `discoverer`."""
    if tables.entering_triggers == 1:
        return race.discoverer != NONE
    race.discoverer = NONE
    for boat in range(race.boats):
        if on_last_tile(race, race.place[boat]):
            race.discoverer = boat
    if on_last_tile(race, race.place[race.boat]):
        race.discoverer = race.boat
    return race.discoverer != NONE


@compiled
def find_direction(race: Race, tables: MississippiQueenTables) -> None:
    """Determine the direction of the next tile or the finish: a roll, a vote, or no choice."""
    last = race.laid == slots_needed(tables)
    links = race.links[race.laid - 1]
    if not last and (links == JOIN_OPEN or links == JOIN_OPEN + CUT_OFFSET):
        race.direction = AHEAD
        race.decision, race.actor = TILE_DECISION, CHANCE
    elif tables.vote_on_direction == 1:
        for seat in range(tables.players):
            race.votes[seat] = 0
        race.decision = VOTE_DECISION
        race.actor = next_voter(race, tables)
    else:
        race.decision, race.actor = FINISH_DECISION if last else ROLL_DECISION, CHANCE


@compiled
def next_voter(race: Race, tables: MississippiQueenTables) -> int:
    for seat in range(tables.players):
        if race.votes[seat] != 0:
            continue
        for boat in range(race.boats):
            if race.owner[boat] == seat and is_racing(race, boat):
                return seat
    return NONE


@compiled
def direction_possible(race: Race, tables: MississippiQueenTables, work: SearchStacks, direction: int) -> bool:
    """Barred directions cannot win, MQ-RIV-16; the finish fits in all, MQ-RIV-9."""
    if race.laid == slots_needed(tables):
        return True
    return may_lie(race, tables, work, direction)


@compiled
def vote_step(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> None:
    """One more secret vote; when all are in, the majority wins, MQ-RIV-14."""
    race.votes[race.actor] = 1 + action - VOTE
    race.actor = next_voter(race, tables)
    if race.actor != NONE:
        return
    winner, tied = NONE, 0
    for direction in range(3):
        if not direction_possible(race, tables, work, direction):
            continue
        if winner == NONE or votes_for(race, tables, direction) > votes_for(race, tables, winner):
            winner, tied = direction, 0
        elif votes_for(race, tables, direction) == votes_for(race, tables, winner):
            tied = 1
    if tied == 1:
        race.decision, race.actor = TIE_DECISION, player_of(race, leading_boat(race, tables))
    else:
        settle_direction(race, tables, winner)


@compiled
def votes_for(race: Race, tables: MississippiQueenTables, direction: int) -> int:
    count = 0
    for seat in range(tables.players):
        if race.votes[seat] == 1 + direction:
            count += 1
    return count


@compiled
def vote_refusal(action: int) -> int:
    return 0 if VOTE <= action < VOTE + 3 else RIV_14


@compiled
def tie_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> int:
    """The leader chooses among the possible directions with the most votes."""
    if not VOTE <= action < VOTE + 3:
        return RIV_14
    chosen = action - VOTE
    if not direction_possible(race, tables, work, chosen):
        return RIV_16
    mine = votes_for(race, tables, chosen)
    for direction in range(3):
        possible = direction_possible(race, tables, work, direction)
        if possible and votes_for(race, tables, direction) > mine:
            return RIV_14
    return 0


@compiled
def settle_direction(race: Race, tables: MississippiQueenTables, direction: int) -> None:
    """Use the direction found: lay the finish there, or draw the tile."""
    for seat in range(tables.players):
        race.votes[seat] = 0
    if race.laid == slots_needed(tables):
        lay_finish(race, tables, direction)
        race.decision = TURN_ENDS
    else:
        race.direction = direction
        race.decision, race.actor = TILE_DECISION, CHANCE


@compiled
def tile_drawn(race: Race, tables: MississippiQueenTables, tile: int) -> None:
    race.stack &= ~(1 << tile)
    lay(race, tables, tile, race.direction)
    race.decision = TURN_ENDS
    if race.laid == slots_needed(tables):
        find_direction(race, tables)


@compiled
def end_turn(race: Race, tables: MississippiQueenTables) -> None:
    """Remove tiles behind all boats; then the next boat, unless the race is decided or no boat can qualify."""
    if tables.vacated_tiles_leave == 1:
        remove_vacated(race, tables)
        race.news = 1
    if race.news == 1 and (racing_sides(race, tables, NONE) <= 1 or is_dead(race, tables)):
        finish_race(race)
    else:
        race.decision = NEXT_BOAT


@compiled
def run_to_decision(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> None:
    """Apply the automatic consequences of an action, up to the next decision."""
    if race.decision == MOVE_ENDS:
        end_move(race, tables)
    if race.decision == BOARDING:
        ask_to_board(race, tables)
    if race.decision == MOVE_SETTLED:
        after_move(race, tables)
    if race.decision == TURN_ENDS:
        end_turn(race, tables)
    if race.decision == NEXT_BOAT:
        next_turn(race, tables, work)
