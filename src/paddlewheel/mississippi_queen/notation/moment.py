"""The moment of a position: does the phase fit the table, who decides, and what follows for the turn under way?"""

from typing import TYPE_CHECKING

from paddlewheel.core.reading import refuse, require
from paddlewheel.mississippi_queen import door, state
from paddlewheel.mississippi_queen.actions import PASS
from paddlewheel.mississippi_queen.names import boat_name, place_name
from paddlewheel.mississippi_queen.notation.table import START_DOCKS, is_racing, kind_at, slots_needed
from paddlewheel.mississippi_queen.notation.vocabulary import CONDITIONS, ENDINGS, PHASES, SETTING_UP

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import RacePosition

MOVING = (state.MOVE_PHASE, state.PUSH_PHASE, state.FACE_PHASE)
LAYING = (state.VOTE_PHASE, state.TIE_PHASE, state.ROLL_PHASE, state.TILE_PHASE, state.FINISH_PHASE)
CHANCES = (state.BOX_PHASE, state.FIRST_TILES_PHASE, state.LOTS_PHASE, *LAYING[2:])
READY = (state.SAILING, state.CAST_OFF, state.POLED_OFF)


def check_moment(position: "RacePosition") -> None:
    """Refuse a moment that cannot be; complete one that can with what follows from the table."""
    race = position.record
    phase, said = int(race.phase), int(race.actor)
    _check_options(position)
    if phase not in SETTING_UP:
        race.boat = race.order[min(race.turn, race.in_order - 1)]
    _set_controller(position)
    if phase in SETTING_UP:
        _set_up(position)
    elif phase == state.OVER_PHASE:
        _check_over(position)
    else:
        _check_still_racing(position)
        _complete_turn(position)
    _check_actor(position, said)
    race.actor = said
    if phase != state.OVER_PHASE:
        _check_choices(position)


def _check_options(position: "RacePosition") -> None:
    """Some phases exist under some options only."""
    race, tables = position.record, position.tables[0]
    voting = bool(tables.vote_on_direction)
    reasons = {
        state.PLACE_PHASE: (bool(tables.branching_river), "boats choose their place on a branching river only"),
        state.WAIT_PHASE: (bool(tables.choose_wait) and not tables.branching_river, "no boat chooses where it waits"),
        state.SETUP_FACE_PHASE: (bool(tables.choose_heading), "in this edition boats start straight ahead"),
        state.PUSH_PHASE: (bool(tables.chain_push), "this edition knows no chain push"),
        state.VOTE_PHASE: (voting, "the option vote_on_direction is not set"),
        state.TIE_PHASE: (voting, "the option vote_on_direction is not set"),
        state.ROLL_PHASE: (not voting, "the direction is voted on, not rolled"),
        state.FINISH_PHASE: (not voting, "the direction is voted on, not rolled"),
    }
    fits, reason = reasons.get(int(race.phase), (True, ""))
    require(fits, "phase", f"cannot be {PHASES[race.phase]}: {reason}")


def _set_controller(position: "RacePosition") -> None:
    """MQ-ROSE-1: whoever is last in this round's order."""
    race = position.record
    if race.phase > state.LOTS_PHASE:
        racers = [boat for boat in race.order[: race.in_order] if boat != race.rose]
        race.controller = race.owner[racers[-1]] if racers else state.NONE


def _set_up(position: "RacePosition") -> None:
    race, tables = position.record, position.tables[0]
    left = int(tables.stack).bit_count() - int(race.stack).bit_count()
    race.amount = tables.leaving - left if race.phase == state.BOX_PHASE else 0
    if race.phase == state.WAIT_PHASE:
        require(race.turn == START_DOCKS, "turn", f"must be {START_DOCKS + 1} in phase wait, not {race.turn + 1}")


def _check_over(position: "RacePosition") -> None:
    """Is the race decided by a docking, or would it end with this turn?"""
    race = position.record
    if race.in_port and _first_docking_decides(position):
        return
    copy = position.copy()
    copy.record.news = 1
    copy.ask(door.END_TURN)
    require(copy.record.phase == state.OVER_PHASE, "phase", "cannot be over: boats are still racing (MQ-END-3)")


def _first_docking_decides(position: "RacePosition") -> bool:
    tables = position.tables[0]
    return bool(tables.ends_at_first_docking or tables.shared_sides)


def _check_still_racing(position: "RacePosition") -> None:
    decided = position.record.in_port and _first_docking_decides(position)
    require(not decided, "phase", "must be over: the first boat in port has decided this race (MQ-END-3)")


def _complete_turn(position: "RacePosition") -> None:
    phase = position.record.phase
    if phase in MOVING or position.record.trail_length:
        _check_move(position)
    elif phase in LAYING:
        _check_laying(position)
    elif phase in (state.COAL_PHASE, state.AGREE_PHASE):
        _check_coal(position)
    else:
        _begin_turn(position)


# a turn that has just begun


def _begin_turn(position: "RacePosition") -> None:
    """Begin the turn again as the rules do: what can be done now, and how the move can end, follows."""
    race, tables = position.record, position.tables[0]
    boat, phase = int(race.boat), int(race.phase)
    name, coal = boat_name(race, boat), int(race.coal[boat])
    condition = CONDITIONS[race.condition[boat]]
    require(race.condition[boat] in READY, "turn", f"it cannot be the turn of {name}, which is {condition}")
    require(race.place[boat] < state.BANK, "turn", f"it cannot be the turn of {name}, which is not on the river")
    require(_racing_sides(position) > 1, "phase", "must be over: only one side is still racing (MQ-END-3)")
    starts = list(tables.start)
    if boat == race.rose and _has_waited(position) and race.place[boat] in starts:
        race.place[boat] = state.ASHORE + starts.index(race.place[boat])
    position.ask(door.BEGIN_TURN, boat)
    now = PHASES[race.phase]
    require(race.phase == phase, "phase", f"must be {now}: that is what {name} decides here, not {PHASES[phase]}")
    where = f"boats.{name}.coal"
    require(race.coal[boat] == coal, where, f"must be {race.coal[boat]} at the beginning of this turn, not {coal}")


def _has_waited(position: "RacePosition") -> bool:
    """MQ-SET-6: in the first round the sixth boat and those after it come from the shore."""
    race = position.record
    return bool(race.round_number == 1 and race.turn >= START_DOCKS and not position.tables[0].branching_river)


def _racing_sides(position: "RacePosition") -> int:
    race, side = position.record, position.tables[0].side
    racers = (boat for boat in range(race.boats) if boat != race.rose and is_racing(race, boat))
    return len({int(side[race.owner[boat]]) for boat in racers})


# a move under way


def _check_move(position: "RacePosition") -> None:
    race = position.record
    boat = int(race.boat)
    name = boat_name(race, boat)
    require(race.condition[boat] == state.SAILING, f"boats.{name}.condition", f"must be sailing: {name} is moving")
    _check_trail(position)
    _check_ending(position)
    for other in range(race.boats):
        honest = race.passengers[other] > 0 or not race.boarded >> other & 1
        require(honest, "move.boarded", f"{boat_name(race, other)} has no passengers, so nobody came aboard")
    require(race.rose != state.NONE or not race.rose_binds, "move.rose_binds", "must be false without the Black Rose")
    _check_discoverer(position)
    if race.phase in (state.PUSH_PHASE, state.FACE_PHASE):
        _check_chain(position)


def _check_trail(position: "RacePosition") -> None:
    """From where the turn began to where the boat is; driftwood entered on the way slows it down at the end."""
    race = position.record
    boat, spaces = int(race.boat), [int(space) for space in race.trail[: race.trail_length]]
    here = place_name(int(race.place[boat]))
    ends_here = bool(spaces) and spaces[-1] == race.place[boat] and race.place[boat] < state.BANK
    require(ends_here, "move.trail", f"must end where {boat_name(race, boat)} is: {here}")
    for index in range(len(spaces) - 1, 0, -1):
        _check_step(position, spaces[index - 1], spaces[index])
    race.driftwood = sum(kind_at(position, space) == state.DRIFTWOOD for space in spaces[1:])
    used = len(spaces) - 1 + race.driftwood
    most = int(race.speed[boat]) - used
    require(race.points <= most, "move.points", f"must be 0 to {most}: speed {race.speed[boat]} less {used} for the trail")


def _check_step(position: "RacePosition", before: int, after: int) -> None:
    """One space of a trail, given that the boat really has been on the one after it."""
    beside = before < state.BANK and _adjacent(position, after, before)
    require(beside, "move.trail", f"{place_name(before)} is not beside {place_name(after)}")
    require(kind_at(position, before) != state.LAND, "move.trail", f"{place_name(before)} is land")
    sandbank = kind_at(position, after) == state.SANDBANK
    require(not sandbank, "move.trail", f"{place_name(after)} is a sandbank, which would have ended the move")


def _adjacent(position: "RacePosition", space: int, other: int) -> bool:
    return any(position.ask(door.NEIGHBOUR, space, heading) == other for heading in range(6))


def _check_ending(position: "RacePosition") -> None:
    race = position.record
    ending, backing = int(race.ending), race.phase == state.OWN_FACE_PHASE
    allowed = (state.BACKING,) if backing else (state.COMPLETE, state.HELD, state.HITS_LAND)
    words = " or ".join(ENDINGS[wanted] for wanted in allowed)
    require(ending in allowed, "move.ending", f"must be {words} in phase {PHASES[race.phase]}, not {ENDINGS[ending]}")
    if backing:
        left = race.trail_length == 2 and kind_at(position, int(race.trail[0])) == state.SANDBANK
        require(left, "move.trail", "must be two spaces, the first a sandbank: the boat has left it backward")
    stopped = ending in (state.HELD, state.HITS_LAND)
    low, high = (min(1, int(race.points)), int(race.points)) if stopped else (0, 0)
    require(low <= race.left_over <= high, "move.left_over", f"must be {low} to {high} in a move that is {ENDINGS[ending]}")


def _check_discoverer(position: "RacePosition") -> None:
    race = position.record
    known = race.finish == 0 or race.discoverer == state.NONE
    require(known, "move.discoverer", "must be null: the finish has been laid, there is nothing more to discover")


def _check_chain(position: "RacePosition") -> None:
    race = position.record
    chain = [int(boat) for boat in race.chain[: race.chain_length]]
    for boat in chain:
        name = boat_name(race, boat)
        require(boat != race.boat, "move.pushed", f"{name} is the pusher")
        placed = race.place[boat] < state.BANK or race.place[boat] == state.DOCKED
        require(placed, "move.pushed", f"{name} is not on the river")
    if race.phase == state.PUSH_PHASE:
        _check_pending(position, chain)
    else:
        _check_facing(position, chain)


def _check_pending(position: "RacePosition", chain: list[int]) -> None:
    race = position.record
    pending, last = int(race.pending), chain[-1]
    others = pending not in (state.NONE, race.boat, *chain)
    require(others, "move.pending", "must be a boat that has still to be placed, neither the pusher nor among the pushed")
    shares = race.place[pending] == race.place[last] or race.place[last] == state.DOCKED
    beside = race.place[pending] < state.BANK and shares
    require(beside, "move.pending", f"must share its space with {boat_name(race, last)}, which was pushed there")
    race.into = position.ask(door.NEIGHBOUR, int(race.place[race.boat]), int(race.bow[race.boat]))
    empty = race.into < state.BANK and all(race.place[boat] != race.into for boat in range(race.boats))
    require(empty, "move.pushed", f"the space ahead of {boat_name(race, int(race.boat))} must have been vacated by the push")


def _check_facing(position: "RacePosition", chain: list[int]) -> None:
    race, tables = position.record, position.tables[0]
    boat = chain[race.facing]
    name = boat_name(race, boat)
    require(race.place[boat] < state.BANK, "move.facing", f"{name} is not on the river")
    kind = kind_at(position, int(race.place[boat]))
    keeps = kind == state.SANDBANK or (kind == state.DRIFTWOOD and tables.keeps_heading_on_driftwood)
    require(not keeps, "move.facing", f"{name} keeps its heading where it lies (MQ-ADV-6, MQ-ADV-10)")


# after the move


def _check_coal(position: "RacePosition") -> None:
    """MQ-COAL-1: same side, same speed, adjacent; the Black Rose gives to its controller."""
    race, tables = position.record, position.tables[0]
    boat, partner = int(race.boat), int(race.partner)
    require(partner not in (state.NONE, boat), "move.partner", "must be the boat that coal may be passed to or from")
    require(not race.asked >> partner & 1, "move.asked", f"{boat_name(race, partner)} is being asked only now")
    near = max(race.place[boat], race.place[partner]) < state.BANK
    near = near and _adjacent(position, int(race.place[boat]), int(race.place[partner]))
    require(near, "move.partner", f"{boat_name(race, partner)} is not beside {boat_name(race, boat)} (MQ-COAL-1)")
    same = race.speed[boat] == race.speed[partner]
    require(same, "move.partner", f"{boat_name(race, partner)} has another speed than {boat_name(race, boat)} (MQ-COAL-1)")
    seats = [int(race.owner[one]) for one in (boat, partner) if one != race.rose]
    if race.rose in (boat, partner):
        require(seats == [race.controller], "move.partner", "the Black Rose gives to its controller only (MQ-ROSE-8)")
    else:
        sides = {int(tables.side[seat]) for seat in seats}
        require(len(sides) == 1, "move.partner", "coal passes between boats of one side only (MQ-COAL-1)")
    _check_discoverer(position)
    if race.phase == state.AGREE_PHASE:
        _check_request(position, boat, partner)


def _check_request(position: "RacePosition", boat: int, partner: int) -> None:
    race = position.record
    asks = race.rose not in (boat, partner) and race.owner[boat] != race.owner[partner]
    require(asks, "phase", "cannot be agree: only a team-mate is asked for coal (MQ-COAL-5)")
    most = min(int(race.coal[partner]), int(position.tables[0].full_coal - race.coal[boat]))
    require(1 <= race.amount <= most, "move.amount", f"must be 1 to {most}, not {race.amount}")


def _check_laying(position: "RacePosition") -> None:
    race = position.record
    phase, whole = int(race.phase), race.laid == slots_needed(position)
    require(race.finish == 0, "phase", f"cannot be {PHASES[phase]}: the finish has been laid")
    if phase == state.FINISH_PHASE:
        require(whole, "phase", "cannot be finish: the river is not complete")
    if phase in (state.ROLL_PHASE, state.TILE_PHASE):
        require(not whole, "phase", f"must be finish: the last tile has been laid, not {PHASES[phase]}")
    if phase == state.TILE_PHASE:
        fits = position.ask(door.MAY_LIE, int(race.direction)) == 1
        require(fits, "move.direction", "no tile can lie there (MQ-RIV-5, MQ-RIV-6)")
    race.news = 1


# who decides


def _check_actor(position: "RacePosition", said: int) -> None:
    wanted = _decider(position)
    words = {state.CHANCE: '"chance"', state.NOBODY: "null", state.NONE: "nobody"}
    phase = PHASES[position.record.phase]
    require(said == wanted, "actor", f"must be {words.get(wanted, wanted + 1)} in phase {phase} of this position")


def _decider(position: "RacePosition") -> int:
    race, phase = position.record, int(position.record.phase)
    if phase in CHANCES:
        return state.CHANCE
    if phase == state.OVER_PHASE:
        return state.NOBODY
    if phase == state.VOTE_PHASE:
        return _next_voter(position)
    boat = _deciding_boat(position)
    return int(race.controller if boat == race.rose else race.owner[boat])


def _deciding_boat(position: "RacePosition") -> int:
    race = position.record
    if race.phase == state.FACE_PHASE:
        return int(race.chain[race.facing])
    if race.phase == state.AGREE_PHASE:
        return int(race.partner)
    return _leader(position) if race.phase == state.TIE_PHASE else int(race.order[race.turn])


def _voters(position: "RacePosition") -> list[int]:
    race = position.record
    return sorted({int(race.owner[boat]) for boat in range(race.boats) if boat != race.rose and is_racing(race, boat)})


def _next_voter(position: "RacePosition") -> int:
    """Seats vote in turn, from the first on."""
    votes = position.record.votes
    waiting = [seat for seat in _voters(position) if votes[seat] == 0]
    voted = [seat for seat in range(position.options.players) if votes[seat] != 0]
    require(bool(waiting), "votes", "everyone has voted, so there is no vote to wait for")
    for seat in voted:
        require(seat in _voters(position) and seat < waiting[0], "votes", f"seat {seat + 1} cannot have voted yet")
    return waiting[0]


def _leader(position: "RacePosition") -> int:
    race = position.record
    racing = [boat for boat in range(race.boats) if is_racing(race, boat)]
    require(bool(racing), "boats", "none is racing")
    return max(racing, key=lambda boat: position.ask(door.STANDING, boat))


def _check_choices(position: "RacePosition") -> None:
    """Whoever decides must have something to choose, and what the phase is about must be among it."""
    phase = PHASES[position.record.phase]
    legal = position.legal_actions()
    require(bool(legal), "phase", f"cannot be {phase}: there would be nothing legal to do")
    if position.record.phase == state.COAL_PHASE:
        require(legal != [PASS], "phase", "cannot be coal: no coal could pass between the two boats")
    if position.record.phase == state.TIE_PHASE:
        _check_tie(position, legal)


def _check_tie(position: "RacePosition", legal: list[int]) -> None:
    votes, voters = position.record.votes, _voters(position)
    cast = [seat for seat in range(position.options.players) if votes[seat] in (1, 2, 3)]
    require(cast == voters, "votes", f"all of seats {[seat + 1 for seat in voters]} must have voted openly")
    if len(legal) < 2:
        refuse("phase", "cannot be tie: the votes have a winner")
