"""Entry point of the rules: legality and effects of all actions. The modules called here are the chapters.

`refusal` is the only legality predicate: it returns 0 for a legal action, or the clause that refuses it.
"""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.rng import Stream, random_below
from paddlewheel.mississippi_queen.actions import (
    BOX,
    CHANCE_ACTIONS,
    DRAW,
    FACE,
    FIRST_ACTION,
    GO_AHEAD,
    GO_BACK,
    LAST_ACTION,
    LOT,
    PASS,
    PLACE,
    PLAYER_ACTIONS,
    PORT,
    PUSH,
    ROLL,
    SPEED,
    STARBOARD,
    STOP,
    VOTE,
    WAIT,
)
from paddlewheel.mississippi_queen.clauses import (
    END_3,
    MOV_1,
    MOV_7,
    MOV_8,
    RIV_3,
    RIV_4,
    RIV_5,
    RIV_6,
    RIV_7,
    RIV_9,
    RIV_12,
    RIV_15,
    ROSE_5,
    ROSE_9,
    SET_2,
)
from paddlewheel.mississippi_queen.rules.coal import agree_refusal, agree_step, coal_refusal, coal_step
from paddlewheel.mississippi_queen.rules.movement import (
    back_refusal,
    chain_refusal,
    face_refusal,
    go_ahead,
    go_back,
    has_arrived,
    move_refusal,
    own_face_clause,
    own_face_refusal,
    point_next,
    push,
    set_speed,
    speed_refusal,
    turn_boat,
)
from paddlewheel.mississippi_queen.rules.passengers import board_refusal, board_step
from paddlewheel.mississippi_queen.rules.river import boat_at, may_lie, neighbour, would_touch
from paddlewheel.mississippi_queen.rules.setup import (
    DRAWABLE_TILES,
    first_tile_drawn,
    lot_drawn,
    lot_possible,
    may_leave,
    place_refusal,
    place_step,
    setup_face_refusal,
    setup_face_step,
    tile_leaves,
    wait_refusal,
)
from paddlewheel.mississippi_queen.rules.turn import (
    give_up,
    run_to_decision,
    settle_direction,
    tie_refusal,
    tile_drawn,
    vote_refusal,
    vote_step,
)
from paddlewheel.mississippi_queen.state import (
    AGREE_DECISION,
    ASHORE,
    BACKING,
    BANK,
    BOARD_DECISION,
    BOARDING,
    BOX_DECISION,
    CAST_OFF,
    COAL_DECISION,
    FACE_DECISION,
    FINISH_DECISION,
    FIRST_TILES_DECISION,
    LOTS_DECISION,
    MOVE_DECISION,
    MOVE_ENDS,
    MOVE_SETTLED,
    NONE,
    OVER_DECISION,
    OWN_FACE_DECISION,
    PLACE_DECISION,
    PUSH_DECISION,
    ROLL_DECISION,
    SAILING,
    SETUP_FACE_DECISION,
    SPEED_DECISION,
    STRANDED,
    STUCK_DECISION,
    TIE_DECISION,
    TILE_DECISION,
    VOTE_DECISION,
    WAIT_DECISION,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

NO_ACTION = PLAYER_ACTIONS  # stands for every number that is no player's action


@compiled
def is_chance(race: Race) -> bool:
    decision = race.decision
    return decision <= LOTS_DECISION or (ROLL_DECISION <= decision <= FINISH_DECISION)


@compiled
def decision_refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> int:
    """The clause that refuses a player's action at the current decision; 0 if it is legal."""
    decision = race.decision
    if decision == MOVE_DECISION:
        return move_refusal(race, tables, work, action)
    if decision == SPEED_DECISION:
        if action == GO_BACK:
            return back_refusal(race, tables, work)
        return speed_refusal(race, tables, work, action - SPEED + 1) if action < PORT else MOV_1
    if decision == PUSH_DECISION:
        return chain_refusal(race, tables, work, action)
    if decision == FACE_DECISION:
        return face_refusal(race, tables, work, action)
    if decision == OWN_FACE_DECISION:
        return own_face_refusal(race, tables, work, action)
    if decision == STUCK_DECISION:
        return 0 if action == PASS else stuck_clause(race, tables)
    if decision == BOARD_DECISION:
        return board_refusal(action)
    if decision == COAL_DECISION:
        return coal_refusal(race, tables, action)
    if decision == AGREE_DECISION:
        return agree_refusal(action)
    if decision == VOTE_DECISION:
        return vote_refusal(action)
    if decision == TIE_DECISION:
        return tie_refusal(race, tables, work, action)
    if decision == PLACE_DECISION:
        return place_refusal(race, tables, action)
    if decision == WAIT_DECISION:
        return wait_refusal(race, action)
    if decision == SETUP_FACE_DECISION:
        return setup_face_refusal(action)
    return END_3


@compiled
def refusal(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> int:
    """0 if the action is legal now, else the number of the clause that refuses it."""
    if is_chance(race):
        return 0 if chance_possible(race, tables, work, action) else chance_clause(race, tables, work, action)
    if race.decision == OVER_DECISION:
        return END_3
    refused = decision_refusal(race, tables, work, action if 0 <= action < PLAYER_ACTIONS else NO_ACTION)
    if refused == MOV_8:
        return rose_clause(race, tables, work, action)
    return refused


@compiled
def rose_clause(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> int:
    """MQ-MOV-8, or MQ-ROSE-5 or -9 if only they prevent completing the move."""
    refused = MOV_8
    if race.rose_binds == 1:
        race.rose_binds = 0
        if decision_refusal(race, tables, work, action) == 0:
            refused = ROSE_5
        race.rose_binds = 1
    if refused == MOV_8 and race.boat == race.rose and tables.rose_leaves_stations == 1:
        station = race.trail[0]
        race.trail[0] = BANK
        if decision_refusal(race, tables, work, action) == 0:
            refused = ROSE_9
        race.trail[0] = station
    return refused


@compiled
def stuck_clause(race: Race, tables: MississippiQueenTables) -> int:
    return MOV_7 if race.ending == STRANDED else own_face_clause(race, tables)


@compiled
def legal_actions(race: Race, tables: MississippiQueenTables, work: SearchStacks, found: list[int]) -> int:
    """Write the ids a player may choose from into `found`, ascending; returns how many. Not for chance."""
    decision = race.decision
    if decision == MOVE_DECISION:
        return legal_moves(race, tables, work, found)
    if decision == OVER_DECISION or is_chance(race):
        return 0
    count = 0
    for action in range(FIRST_ACTION[decision], LAST_ACTION[decision] + 1):
        if decision_refusal(race, tables, work, action) == 0:
            found[count] = action
            count += 1
    return count


@compiled
def legal_moves(race: Race, tables: MississippiQueenTables, work: SearchStacks, found: list[int]) -> int:
    """Fast path of `legal_actions` for MOVE_DECISION: tests either ahead or pushes, never both."""
    count = 0
    for action in range(PORT, STARBOARD + 1):
        if move_refusal(race, tables, work, action) == 0:
            found[count] = action
            count += 1
    if race.points > 0:
        mover = race.boat
        ahead = neighbour(race, tables, race.place[mover], race.bow[mover])
        if boat_at(race, ahead, mover) == NONE:
            if move_refusal(race, tables, work, GO_AHEAD) == 0:
                found[count] = GO_AHEAD
                count += 1
        elif race.points > 1:
            for action in range(PUSH, PUSH + 6):
                if move_refusal(race, tables, work, action) == 0:
                    found[count] = action
                    count += 1
    if move_refusal(race, tables, work, STOP) == 0:
        found[count] = STOP
        count += 1
    return count


@compiled
def chance_possible(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> bool:
    decision = race.decision
    if decision == ROLL_DECISION:
        return ROLL <= action < ROLL + 3 and may_lie(race, tables, work, action - ROLL)
    if decision == FINISH_DECISION:
        return ROLL <= action < ROLL + 3
    if decision == TILE_DECISION or decision == FIRST_TILES_DECISION:
        return DRAW <= action < DRAW + DRAWABLE_TILES and (race.stack >> (action - DRAW)) & 1 == 1
    if decision == BOX_DECISION:
        return BOX <= action < BOX + DRAWABLE_TILES and may_leave(race, tables, action - BOX)
    return LOT <= action < LOT + tables.players and lot_possible(race, action - LOT)


@compiled
def chance_clause(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> int:
    """The clause that excludes a chance outcome; for another kind of draw, the clause of the current one."""
    if race.decision == ROLL_DECISION:
        if not ROLL <= action < ROLL + 3:
            return RIV_4
        return RIV_5 if would_touch(race, tables, work, action - ROLL) else RIV_6
    if race.decision == FINISH_DECISION:
        return RIV_9
    if race.decision == LOTS_DECISION:
        return SET_2
    if race.decision == BOX_DECISION or DRAW <= action < DRAW + DRAWABLE_TILES:
        return RIV_12
    if race.decision == TILE_DECISION:
        return RIV_7
    return RIV_3 if tables.branching_river == 0 else RIV_15


@compiled
def chance_outcomes(race: Race, tables: MississippiQueenTables, work: SearchStacks, found: list[int]) -> int:
    """Write the ids chance may draw into `found`, ascending; returns how many. Every one is equally likely."""
    if not is_chance(race):
        return 0
    first = FIRST_ACTION[race.decision]
    count = 0
    for action in range(first, first + DRAWABLE_TILES):
        if chance_possible(race, tables, work, action):
            found[count] = action
            count += 1
    return count


@compiled
def draw(race: Race, tables: MississippiQueenTables, work: SearchStacks, stream: Stream) -> int:
    """Sample one chance outcome without listing them; takes exactly one number from the stream."""
    first = FIRST_ACTION[race.decision]
    count = 0
    for action in range(first, first + DRAWABLE_TILES):
        if chance_possible(race, tables, work, action):
            count += 1
    index = random_below(stream, count)
    for action in range(first, first + DRAWABLE_TILES):
        if chance_possible(race, tables, work, action):
            if index == 0:
                return action
            index -= 1
    return first


@compiled
def step(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> None:
    """Apply a legal action and its consequences. Legality is not checked: call `refusal` first."""
    carry_out(race, tables, work, action)
    run_to_decision(race, tables, work)


@compiled
def carry_out(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> None:
    """Apply the action alone; `run_to_decision` applies its consequences."""
    if action >= CHANCE_ACTIONS:
        chance_step(race, tables, action)
    else:
        player_step(race, tables, work, action)


@compiled
def player_step(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> None:
    decision = race.decision
    if decision == MOVE_DECISION:
        move_step(race, tables, work, action)
    elif decision == SPEED_DECISION:
        if action == GO_BACK:
            if go_back(race, tables):
                race.decision = MOVE_ENDS
        else:
            set_speed(race, tables, work, action - SPEED + 1)
    elif decision == PUSH_DECISION:
        push_step(race, tables, action)
    elif decision == FACE_DECISION:
        face_step(race, tables, action - FACE)
    elif decision == OWN_FACE_DECISION:
        own_face_step(race, action - FACE)
    elif decision == STUCK_DECISION:
        give_up(race, tables)
    elif decision == BOARD_DECISION:
        board_step(race, tables, action)
        race.decision = BOARDING
    elif decision == COAL_DECISION:
        if coal_step(race, tables, action):
            race.decision = MOVE_SETTLED
    elif decision == AGREE_DECISION:
        agree_step(race, action)
        race.decision = MOVE_SETTLED
    elif decision == VOTE_DECISION:
        vote_step(race, tables, work, action)
    elif decision == TIE_DECISION:
        settle_direction(race, tables, action - VOTE)
    elif decision == PLACE_DECISION:
        place_step(race, tables, action - PLACE)
    elif decision == WAIT_DECISION:
        place_step(race, tables, ASHORE + tables.wait_choice[action - WAIT])
    elif decision == SETUP_FACE_DECISION:
        setup_face_step(race, tables, action - FACE)


@compiled
def move_step(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> None:
    if action == PORT:
        turn_boat(race, tables, work, 5)
    elif action == STARBOARD:
        turn_boat(race, tables, work, 1)
    elif action == GO_AHEAD:
        if go_ahead(race, tables):
            race.decision = MOVE_ENDS
    elif action == STOP:
        race.decision = MOVE_ENDS
    else:
        push_step(race, tables, action)


@compiled
def push_step(race: Race, tables: MississippiQueenTables, action: int) -> None:
    push(race, tables, action - PUSH)
    if has_arrived(race, tables):
        race.decision = MOVE_ENDS


@compiled
def face_step(race: Race, tables: MississippiQueenTables, heading: int) -> None:
    race.bow[race.chain[race.facing]] = heading
    race.facing += 1
    point_next(race, tables)
    if has_arrived(race, tables):
        race.decision = MOVE_ENDS


@compiled
def own_face_step(race: Race, heading: int) -> None:
    """Stranded or backed off: the move is over. Cast off: the boat now leaves, at speed 1."""
    boat = race.boat
    race.bow[boat] = heading
    if race.ending == STRANDED or race.ending == BACKING:
        race.decision = MOVE_ENDS
        return
    if race.condition[boat] == CAST_OFF:
        race.condition[boat] = SAILING
    race.points = 1
    race.decision = MOVE_DECISION


@compiled
def chance_step(race: Race, tables: MississippiQueenTables, action: int) -> None:
    decision = race.decision
    if decision == ROLL_DECISION or decision == FINISH_DECISION:
        settle_direction(race, tables, action - ROLL)
    elif decision == TILE_DECISION:
        tile_drawn(race, tables, action - DRAW)
    elif decision == FIRST_TILES_DECISION:
        first_tile_drawn(race, tables, action - DRAW)
    elif decision == BOX_DECISION:
        tile_leaves(race, action - BOX)
    elif decision == LOTS_DECISION:
        lot_drawn(race, tables, action - LOT)
