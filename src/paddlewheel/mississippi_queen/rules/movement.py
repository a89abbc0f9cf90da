"""Chapters 5, 6 and 9 by a player's actions: choosing a speed, steering, pushing, leaving a sandbank."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.actions import FACE, GO_AHEAD, GO_BACK, PORT, PUSH, STARBOARD, STOP
from paddlewheel.mississippi_queen.clauses import (
    ADV_3,
    ADV_7,
    ADV_8,
    ADV_9,
    ADV_12,
    MOV_1,
    MOV_2,
    MOV_3,
    MOV_4,
    MOV_5,
    MOV_6,
    MOV_8,
    MOV_9,
    PUSH_1,
    PUSH_6,
    PUSH_7,
    ROSE_7,
)
from paddlewheel.mississippi_queen.rules.end import docking_ends_race, would_dock
from paddlewheel.mississippi_queen.rules.ending_search import holds
from paddlewheel.mississippi_queen.rules.order import player_of
from paddlewheel.mississippi_queen.rules.pushing import (
    NO_SEARCH,
    ChainPush,
    chain_possible,
    come_to_rest,
    entry_price,
    may_be_pointed,
    push_price,
    push_refusal,
)
from paddlewheel.mississippi_queen.rules.river import boat_at, is_landing, kind_of, neighbour, on_last_tile
from paddlewheel.mississippi_queen.rules.rose_clause import may_rest_here
from paddlewheel.mississippi_queen.rules.whole_move import can_end, can_end_chain
from paddlewheel.mississippi_queen.state import (
    BACKING,
    COMPLETE,
    DOCKED,
    DRIFTWOOD,
    FACE_DECISION,
    HELD,
    HITS_LAND,
    LAND,
    MOVE_DECISION,
    NONE,
    OVER_DECISION,
    OWN_FACE_DECISION,
    POLED_OFF,
    PUSH_DECISION,
    SAILING,
    SANDBANK,
    STRANDED,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables


@compiled
def speed_price(before: int, after: int) -> int:
    """One step of the wheel is free, each further one costs 1 coal, MQ-MOV-1."""
    return max(0, abs(after - before) - 1)


@compiled
def on_sandbank(race: Race, tables: MississippiQueenTables, boat: int) -> bool:
    return kind_of(race, tables, race.place[boat]) == SANDBANK


@compiled
def leaving_price(race: Race, tables: MississippiQueenTables, backward: bool) -> int:
    """Coal on top for leaving the sandbank the mover is stuck on, MQ-ADV-8, -9 and -12."""
    if not on_sandbank(race, tables, race.boat) or leaves_unpaid(race, tables):
        return 0
    return tables.sandbank_backward_coal if backward else 1


@compiled
def leaves_unpaid(race: Race, tables: MississippiQueenTables) -> bool:
    """MQ-ADV-12: a boat without coal that has lost its turn on a sandbank leaves at speed 1 without paying (knob)."""
    boat = race.boat
    return race.condition[boat] == POLED_OFF and race.coal[boat] == 0 and tables.out_when_aground == 0


@compiled
def leaving_clause(tables: MississippiQueenTables) -> int:
    """How a sandbank is left in this edition."""
    return ADV_8 if tables.sandbank_backward_coal > 0 else ADV_9


@compiled
def whole_speed_price(race: Race, tables: MississippiQueenTables, speed: int) -> int:
    return speed_price(race.speed[race.boat], speed) + leaving_price(race, tables, False)


@compiled
def turns_at_speed(race: Race, tables: MississippiQueenTables, speed: int) -> int:
    """Sixths of a circle the mover can turn after setting this speed."""
    return race.free_turn + race.coal[race.boat] - whole_speed_price(race, tables, speed)


@compiled
def speed_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, speed: int) -> int:
    """May the mover set this speed? Only if the whole move can then be ended, MQ-MOV-8."""
    boat = race.boat
    price = whole_speed_price(race, tables, speed)
    if speed > tables.top_speed or speed_price(race.speed[boat], speed) > race.coal[boat]:
        return MOV_1
    if price > race.coal[boat]:
        return leaving_clause(tables)
    if speed > 1 and leaves_unpaid(race, tables):
        return ADV_12
    turns, before = turns_at_speed(race, tables, speed), race.speed[boat]
    race.speed[boat] = speed  # whether the boat would dock, which makes way for the Rose, depends on it
    if race.ending == HITS_LAND or race.ending == HELD:
        possible = can_fail_at(race, tables, work, speed, turns)
    else:
        possible = can_end(race, tables, work, race.place[boat], race.bow[boat], speed, turns)
    race.speed[boat] = before
    return 0 if possible else MOV_8


@compiled
def least_left_over(race: Race, tables: MississippiQueenTables, work: SearchStacks, speed: int, turns: int) -> int:
    """The fewest points that stay unused at this speed in a move that cannot be completed; 0 if it cannot end so."""
    boat = race.boat
    before, binds = race.left_over, race.rose_binds
    found, race.rose_binds = 0, 0  # the Rose never shortens the move
    for left_over in range(1, speed + 1):
        race.left_over = left_over
        if can_end(race, tables, work, race.place[boat], race.bow[boat], speed, turns):
            found = left_over
            break
    race.left_over, race.rose_binds = before, binds
    return found


@compiled
def can_fail_at(race: Race, tables: MississippiQueenTables, work: SearchStacks, speed: int, turns: int) -> bool:
    """Can a move that cannot be completed end as it must at this speed, and leave the Rose its turn?"""
    left_over = least_left_over(race, tables, work, speed, turns)
    if left_over == 0 or race.rose_binds == 0:
        return left_over > 0
    boat, before = race.boat, race.left_over
    race.left_over = left_over
    possible = can_end(race, tables, work, race.place[boat], race.bow[boat], speed, turns)
    race.left_over = before
    return possible


@compiled
def any_speed(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> bool:
    """Is there any speed the mover may set? The present one is tried first, as the likeliest."""
    speed = race.speed[race.boat]
    for change in range(12):
        wanted = speed + ((change + 1) // 2 if change % 2 == 1 else -(change // 2))
        if 1 <= wanted <= tables.top_speed and speed_refusal(race, tables, work, wanted) == 0:
            return True
    return False


@compiled
def back_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> int:
    """May the mover leave its sandbank backward?"""
    boat = race.boat
    if not on_sandbank(race, tables, boat):
        return MOV_4
    if leaving_price(race, tables, True) > race.coal[boat]:
        return leaving_clause(tables)
    behind = neighbour(race, tables, race.place[boat], (race.bow[boat] + 3) % 6)
    kind = kind_of(race, tables, behind)
    if kind == LAND or kind == DRIFTWOOD or boat_at(race, behind, boat) != NONE:
        return leaving_clause(tables)
    return 0 if can_end(race, tables, work, behind, race.bow[boat], 0, 0) else MOV_8


@compiled
def any_move(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> bool:
    if any_speed(race, tables, work):
        return True
    return on_sandbank(race, tables, race.boat) and back_refusal(race, tables, work) == 0


@compiled
def set_speed(race: Race, tables: MississippiQueenTables, work: SearchStacks, speed: int) -> None:
    boat, price = race.boat, whole_speed_price(race, tables, speed)
    if race.ending == HELD or race.ending == HITS_LAND:
        race.left_over = least_left_over(race, tables, work, speed, turns_at_speed(race, tables, speed))
    race.coal[boat] -= price
    race.speed[boat], race.points = speed, speed
    race.condition[boat] = SAILING
    race.decision = MOVE_DECISION


@compiled
def turns_left(race: Race) -> int:
    """Sixths of a circle the mover can still turn."""
    return race.free_turn + race.coal[race.boat]


@compiled
def move_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> int:
    if action < PORT:
        return MOV_2
    if action == PORT or action == STARBOARD:
        return turn_refusal(race, tables, work, 5 if action == PORT else 1)
    if action == GO_AHEAD:
        return ahead_refusal(race, tables, work)
    if PUSH <= action < PUSH + 6:
        return pushing_refusal(race, tables, work, action - PUSH)
    if action == STOP:
        return stop_refusal(race, tables, work)
    if action == GO_BACK:
        return MOV_4
    return MOV_5 if FACE <= action < FACE + 6 else MOV_3


@compiled
def turn_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, sixths: int) -> int:
    boat = race.boat
    space = race.place[boat]
    if kind_of(race, tables, space) == SANDBANK:
        return ADV_7
    turns = turns_left(race)
    if turns < 1:
        return MOV_6
    if is_held(race, tables, work):
        return 0
    bow = (race.bow[boat] + sixths) % 6
    return 0 if can_end(race, tables, work, space, bow, race.points, turns - 1) else MOV_8


@compiled
def ahead_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> int:
    boat = race.boat
    if race.points == 0:
        return MOV_3
    ahead = neighbour(race, tables, race.place[boat], race.bow[boat])
    kind = kind_of(race, tables, ahead)
    if kind == LAND:
        return MOV_8
    if boat_at(race, ahead, boat) != NONE:
        return PUSH_1
    price = entry_price(kind)
    if price > race.points:
        return ADV_3
    points = race.points - price
    if race.ending == COMPLETE and stops_at_once(race, tables, ahead, kind):
        points = 0
    return 0 if can_end(race, tables, work, ahead, race.bow[boat], points, turns_left(race)) else MOV_8


@compiled
def stops_at_once(race: Race, tables: MississippiQueenTables, space: int, kind: int) -> bool:
    """A sandbank ends the move, MQ-ADV-7; so does an entry space of the intro game, MQ-END-2."""
    if kind == SANDBANK:
        return True
    return tables.finish_at_any_speed == 1 and race.boat != race.rose and is_landing(race, tables, space)


@compiled
def has_arrived(race: Race, tables: MississippiQueenTables) -> bool:
    """Has a push just brought the mover onto a space that ends its move at once?"""
    space = race.place[race.boat]
    return race.decision == MOVE_DECISION and stops_at_once(race, tables, space, kind_of(race, tables, space))


@compiled
def pushing_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, heading: int) -> int:
    """May the mover push the boat ahead, or the next boat of a chain, in this direction?"""
    mover = race.boat
    first = race.decision == MOVE_DECISION
    if first:
        into = neighbour(race, tables, race.place[mover], race.bow[mover])
        boat = boat_at(race, into, mover)
        if boat == NONE:
            return PUSH_1
    else:
        into, boat = race.into, race.pending
    chain = chain_bits(race) | (1 << boat)
    refused = push_refusal(race, tables, boat, into, heading, chain)
    if refused:
        return refused
    return 0 if push_can_end(race, tables, work, boat, into, heading, chain) else MOV_8


@compiled
def chain_bits(race: Race) -> int:
    bits = 0
    for index in range(race.chain_length):
        bits |= 1 << race.chain[index]
    return bits


@compiled
def push_can_end(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, boat: int, into: int, heading: int, chain: int
) -> bool:
    """Try the push, ask whether the move can then be ended, and take it back."""
    origin = race.place[boat]
    target = neighbour(race, tables, origin, heading)
    other = boat_at(race, target, race.boat)
    points = race.points - push_price(kind_of(race, tables, target))
    docks = would_dock(race, tables, boat, target)
    if docks and docking_ends_race(race, tables, boat):
        if other == NONE:
            return True
        push = ChainPush(int(race.place[race.boat]), into, chain | (1 << other), points)
        race.place[boat] = DOCKED
        possible = chain_possible(race, tables, work, NO_SEARCH, other, push)
        race.place[boat] = origin
        return possible
    race.place[boat] = DOCKED if docks else target
    race.chain[race.chain_length] = boat
    race.chain_length += 1
    if other != NONE:
        chain |= 1 << other
        possible = can_end_chain(race, tables, work, other, into, chain, points, turns_left(race))
    else:
        kind = kind_of(race, tables, into)
        points -= entry_price(kind)
        if race.ending == COMPLETE and stops_at_once(race, tables, into, kind):
            points = 0
        possible = can_end(race, tables, work, into, race.bow[race.boat], points, turns_left(race))
    race.chain_length -= 1
    race.place[boat] = origin
    return possible


@compiled
def stop_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> int:
    """May the move end here? With all points used, or where nothing else is possible."""
    if race.ending == HELD:
        at_end = is_held(race, tables, work)
    else:
        at_end = race.points == (race.left_over if race.ending == HITS_LAND else 0)
    if not at_end:
        return MOV_3
    return 0 if race.rose_binds == 0 or may_rest_here(race, tables, work) else MOV_8


@compiled
def is_held(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> bool:
    """Has a move that can only end held come to its end? No points left: it has turned since."""
    if race.ending != HELD or race.points != race.left_over:
        return False
    boat = race.boat
    ahead = neighbour(race, tables, race.place[boat], race.bow[boat])
    return race.points == 0 or holds(race, tables, work, NO_SEARCH, race.place[boat], ahead, race.points)


@compiled
def turn_boat(race: Race, tables: MississippiQueenTables, work: SearchStacks, sixths: int) -> None:
    boat = race.boat
    if is_held(race, tables, work):
        race.points, race.left_over = 0, 0
    race.bow[boat] = (race.bow[boat] + sixths) % 6
    if race.free_turn == 1:
        race.free_turn = 0
    else:
        race.coal[boat] -= 1


@compiled
def enter(race: Race, tables: MississippiQueenTables, space: int) -> int:
    """The mover enters a space and pays for it; returns what kind of space it is."""
    boat = race.boat
    kind = kind_of(race, tables, space)
    race.place[boat] = space
    race.points -= entry_price(kind)
    if kind == DRIFTWOOD:
        race.driftwood += 1
    race.trail[race.trail_length] = space
    race.trail_length += 1
    if race.discoverer == NONE and on_last_tile(race, space):
        race.discoverer = boat
    return kind


@compiled
def go_ahead(race: Race, tables: MississippiQueenTables) -> bool:
    """One space ahead; True if that ends the move at once."""
    space = neighbour(race, tables, race.place[race.boat], race.bow[race.boat])
    kind = enter(race, tables, space)
    return stops_at_once(race, tables, space, kind)


@compiled
def go_back(race: Race, tables: MississippiQueenTables) -> bool:
    """Backward off a sandbank, at speed 1; True if that ends the move at once."""
    boat = race.boat
    behind = neighbour(race, tables, race.place[boat], (race.bow[boat] + 3) % 6)
    race.coal[boat] -= leaving_price(race, tables, True)
    race.speed[boat], race.points = 1, 1
    race.condition[boat] = SAILING
    kind = enter(race, tables, behind)
    race.ending = BACKING
    race.decision = OWN_FACE_DECISION
    return kind == SANDBANK


@compiled
def push(race: Race, tables: MississippiQueenTables, heading: int) -> None:
    """Place the boat ahead, or the next of a chain; when the last is placed the mover follows."""
    mover = race.boat
    if race.decision == MOVE_DECISION:
        race.into = neighbour(race, tables, race.place[mover], race.bow[mover])
        race.pending = boat_at(race, race.into, mover)
        race.chain_length, race.facing = 0, 0
    boat = race.pending
    target = neighbour(race, tables, race.place[boat], heading)
    race.pending = boat_at(race, target, mover)
    race.place[boat] = target
    race.points -= push_price(kind_of(race, tables, target))
    race.chain[race.chain_length] = boat
    race.chain_length += 1
    come_to_rest(race, tables, boat)
    if race.decision == OVER_DECISION:
        return
    if race.pending != NONE:
        race.decision = PUSH_DECISION
        return
    enter(race, tables, race.into)
    point_next(race, tables)


@compiled
def point_next(race: Race, tables: MississippiQueenTables) -> None:
    """Ask the owner of the next pushed boat to point it, MQ-PUSH-7; after the last the mover goes on."""
    while race.facing < race.chain_length:
        boat = race.chain[race.facing]
        if may_be_pointed(race, tables, boat):
            race.decision, race.actor = FACE_DECISION, player_of(race, boat)
            return
        race.facing += 1
    race.chain_length, race.facing = 0, 0
    race.decision, race.actor = MOVE_DECISION, player_of(race, race.boat)


@compiled
def face_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> int:
    """Any heading; only the Black Rose's controller must leave it a turn of at most 1 coal."""
    if not FACE <= action < FACE + 6:
        return PUSH_7
    boat = race.chain[race.facing]
    if boat != race.rose or race.rose_binds == 0:
        return 0
    mover, before = race.boat, race.bow[boat]
    race.bow[boat] = action - FACE
    race.facing += 1
    space = race.place[mover]
    arrived = stops_at_once(race, tables, space, kind_of(race, tables, space))
    points = 0 if arrived else race.points
    possible = can_end(race, tables, work, space, race.bow[mover], points, turns_left(race))
    race.facing -= 1
    race.bow[boat] = before
    return 0 if possible else MOV_8


@compiled
def own_face_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> int:
    """Pointing one's own boat freely: stranded, backed off a sandbank, or cast off after repairs."""
    if not FACE <= action < FACE + 6:
        return own_face_clause(race, tables)
    if race.ending == STRANDED or race.ending == BACKING:
        return 0
    boat = race.boat
    before = race.bow[boat]
    race.bow[boat], race.points = action - FACE, 1
    refused = ahead_refusal(race, tables, work)
    race.bow[boat], race.points = before, 0
    return own_face_clause(race, tables) if refused and refused != MOV_8 else refused


@compiled
def own_face_clause(race: Race, tables: MississippiQueenTables) -> int:
    """The clause by which the mover points its own boat freely, or cannot leave its space."""
    if race.ending == STRANDED:
        return ADV_12
    if race.ending == BACKING:
        return leaving_clause(tables)
    return ROSE_7 if race.boat == race.rose else MOV_9


@compiled
def any_way_out(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> bool:
    for heading in range(6):
        if own_face_refusal(race, tables, work, FACE + heading) == 0:
            return True
    return False


@compiled
def chain_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> int:
    if not PUSH <= action < PUSH + 6:
        return PUSH_6
    return pushing_refusal(race, tables, work, action - PUSH)
