"""Validation and completion of the turn under way: its fields must fit the table."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.names import boat_name, place_name
from paddlewheel.mississippi_queen.notation.to_json import slots_needed
from paddlewheel.mississippi_queen.notation.validate.boats import came_from_shore, kind_at
from paddlewheel.mississippi_queen.notation.validate.table import is_racing
from paddlewheel.mississippi_queen.state import CONDITION_NAMES, DECISION_NAMES, ENDING_NAMES

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

MOVE_DECISIONS = (state.MOVE_DECISION, state.PUSH_DECISION, state.FACE_DECISION)
RIVER_DECISIONS = (
    state.VOTE_DECISION,
    state.TIE_DECISION,
    state.ROLL_DECISION,
    state.TILE_DECISION,
    state.FINISH_DECISION,
)
READY_CONDITIONS = (state.SAILING, state.CAST_OFF, state.POLED_OFF)


def complete_turn(position: "MississippiQueenPosition") -> None:
    decision = position.record.decision
    if decision in MOVE_DECISIONS or position.record.trail_length:
        _check_move(position)
    elif decision in RIVER_DECISIONS:
        _check_laying(position)
    elif decision == state.BOARD_DECISION:
        _check_boarding(position)
    elif decision in (state.COAL_DECISION, state.AGREE_DECISION):
        _check_coal(position)
    else:
        _begin_turn(position)
    if position.is_dead():
        position.record.news = 1  # MQ-END-6: the race ends with this turn


def _begin_turn(position: "MississippiQueenPosition") -> None:
    """Begin the turn again with the rules' own function, which derives the decision and the possible endings."""
    race, tables = position.record, position.constants
    boat, decision = race.boat, race.decision
    name, coal = boat_name(race, boat), race.coal[boat]
    condition = CONDITION_NAMES[race.condition[boat]]
    require(race.condition[boat] in READY_CONDITIONS, "turn", f"it cannot be the turn of {name}, which is {condition}")
    require(race.place[boat] < state.BANK, "turn", f"it cannot be the turn of {name}, which is not on the river")
    require(_racing_sides(position) > 1, "decision", "must be over: only one side is still racing (MQ-END-3)")
    starts = list(tables.start)
    if boat == race.rose and came_from_shore(position) and race.place[boat] in starts:
        race.place[boat] = state.ASHORE + starts.index(race.place[boat])
    position.begin_turn(boat)
    now = DECISION_NAMES[race.decision]
    require(
        race.decision == decision,
        "decision",
        f"must be {now}: that is what {name} decides here, not {DECISION_NAMES[decision]}",
    )
    where = f"boats.{name}.coal"
    require(race.coal[boat] == coal, where, f"must be {race.coal[boat]} at the beginning of this turn, not {coal}")


def _racing_sides(position: "MississippiQueenPosition") -> int:
    race, side = position.record, position.constants.side
    racers = (boat for boat in range(race.boats) if boat != race.rose and is_racing(race, boat))
    return len({side[race.owner[boat]] for boat in racers})


def _check_move(position: "MississippiQueenPosition") -> None:
    race = position.record
    boat = race.boat
    name = boat_name(race, boat)
    require(race.condition[boat] == state.SAILING, f"boats.{name}.condition", f"must be sailing: {name} is moving")
    _check_trail(position)
    _check_ending(position)
    for other in range(race.boats):
        honest = race.passengers[other] > 0 or not race.boarded >> other & 1
        require(honest, "move.boarded", f"{boat_name(race, other)} has no passengers, so nobody came aboard")
    require(race.rose != state.NONE or not race.rose_binds, "move.rose_binds", "must be false without the Black Rose")
    _check_discoverer(position)
    _check_boarders(position, boat)
    if race.decision in (state.PUSH_DECISION, state.FACE_DECISION):
        _check_chain(position)


def _check_boarding(position: "MississippiQueenPosition") -> None:
    """MQ-PAS-5: after a complete move the owners decide on boarding, the mover last."""
    race = position.record
    require(race.boarder_count > 0, "move.boarders", "must name the boats whose owners are to be asked")
    _check_boarders(position, state.NONE)
    before = list(race.boarders[: race.boarder_count - 1])
    require(race.boat not in before, "move.boarders", f"{boat_name(race, race.boat)} moved, so it is asked last")
    _check_discoverer(position)


def _check_boarders(position: "MississippiQueenPosition", mover: int) -> None:
    race, shared = position.record, bool(position.constants.shared_sides)
    boarders = list(race.boarders[: race.boarder_count])
    require(shared or not boarders, "move.boarders", "must be empty: every boat is alone on its side (MQ-PAS-5)")
    for boat in boarders:
        fits = boat != mover and position.may_board(boat)
        require(fits, "move.boarders", f"{boat_name(race, boat)} cannot collect a passenger where it lies (MQ-PAS-1)")


def _check_trail(position: "MississippiQueenPosition") -> None:
    """The trail leads from the beginning of the turn to the boat; driftwood on it lowers the speed afterwards."""
    race = position.record
    boat, spaces = race.boat, list(race.trail[: race.trail_length])
    here = place_name(race.place[boat])
    ends_here = bool(spaces) and spaces[-1] == race.place[boat] and race.place[boat] < state.BANK
    require(ends_here, "move.trail", f"must end where {boat_name(race, boat)} is: {here}")
    for index in range(len(spaces) - 1, 0, -1):
        _check_step(position, spaces[index - 1], spaces[index])
    race.driftwood = sum(kind_at(position, space) == state.DRIFTWOOD for space in spaces[1:])
    used = len(spaces) - 1 + race.driftwood
    speed = race.speed[boat]
    fits = race.points <= speed - used
    require(fits, "move.points", f"must be 0 to {speed - used}: speed {speed} less {used} for the trail")


def _check_step(position: "MississippiQueenPosition", before: int, after: int) -> None:
    """One step of a trail, checked backwards: `after` is already known to be valid."""
    beside = before < state.BANK and _adjacent(position, after, before)
    require(beside, "move.trail", f"{place_name(before)} is not beside {place_name(after)}")
    require(kind_at(position, before) != state.LAND, "move.trail", f"{place_name(before)} is land")
    sandbank = kind_at(position, after) == state.SANDBANK
    require(not sandbank, "move.trail", f"{place_name(after)} is a sandbank, which would have ended the move")


def _adjacent(position: "MississippiQueenPosition", space: int, other: int) -> bool:
    return any(position.neighbour(space, heading) == other for heading in range(6))


def _check_ending(position: "MississippiQueenPosition") -> None:
    race = position.record
    ending, backing = race.ending, race.decision == state.OWN_FACE_DECISION
    allowed = (state.BACKING,) if backing else (state.COMPLETE, state.HELD, state.HITS_LAND)
    words = " or ".join(ENDING_NAMES[wanted] for wanted in allowed)
    require(
        ending in allowed,
        "move.ending",
        f"must be {words} in decision {DECISION_NAMES[race.decision]}, not {ENDING_NAMES[ending]}",
    )
    if backing:
        left = race.trail_length == 2 and kind_at(position, race.trail[0]) == state.SANDBANK
        require(left, "move.trail", "must be two spaces, the first a sandbank: the boat has left it backward")
    stopped = ending in (state.HELD, state.HITS_LAND)
    low, high = (min(1, race.points), race.points) if stopped else (0, 0)
    fits = low <= race.left_over <= high
    require(fits, "move.left_over", f"must be {low} to {high} with this ending and these points")


def _check_discoverer(position: "MississippiQueenPosition") -> None:
    race = position.record
    known = race.finish == 0 or race.discoverer == state.NONE
    require(known, "move.discoverer", "must be null: the finish has been laid, there is nothing more to discover")


def _check_chain(position: "MississippiQueenPosition") -> None:
    race = position.record
    chain = list(race.chain[: race.chain_length])
    for boat in chain:
        name = boat_name(race, boat)
        require(boat != race.boat, "move.pushed", f"{name} is the pusher")
        placed = race.place[boat] < state.BANK or race.place[boat] == state.DOCKED
        require(placed, "move.pushed", f"{name} is not on the river")
    if race.decision == state.PUSH_DECISION:
        _check_pending(position, chain)
    else:
        _check_facing(position, chain)


def _check_pending(position: "MississippiQueenPosition", chain: list[int]) -> None:
    race = position.record
    pending, last = race.pending, chain[-1]
    waits = pending not in (state.NONE, race.boat, *chain)
    require(waits, "move.pending", "must be a boat still to be placed, neither the pusher nor among the pushed")
    shares = race.place[pending] == race.place[last] or race.place[last] == state.DOCKED
    beside = race.place[pending] < state.BANK and shares
    require(beside, "move.pending", f"must share its space with {boat_name(race, last)}, which was pushed there")
    race.into = position.neighbour(race.place[race.boat], race.bow[race.boat])
    empty = race.into < state.BANK and all(race.place[boat] != race.into for boat in range(race.boats))
    require(empty, "move.pushed", f"the push must have vacated the space ahead of {boat_name(race, race.boat)}")


def _check_facing(position: "MississippiQueenPosition", chain: list[int]) -> None:
    race, tables = position.record, position.constants
    boat = chain[race.facing]
    name = boat_name(race, boat)
    require(race.place[boat] < state.BANK, "move.facing", f"{name} is not on the river")
    kind = kind_at(position, race.place[boat])
    keeps = kind == state.SANDBANK or (kind == state.DRIFTWOOD and tables.keeps_heading_on_driftwood)
    require(not keeps, "move.facing", f"{name} keeps its heading where it lies (MQ-ADV-6, MQ-ADV-10)")


def _check_coal(position: "MississippiQueenPosition") -> None:
    """MQ-COAL-1: same side, same speed, adjacent; the Black Rose gives to her controller."""
    race, tables = position.record, position.constants
    boat, partner = race.boat, race.partner
    require(partner not in (state.NONE, boat), "move.partner", "must be the boat that coal may be passed to or from")
    require(not race.asked >> partner & 1, "move.asked", f"{boat_name(race, partner)} is being asked only now")
    pair = f"{boat_name(race, partner)} and {boat_name(race, boat)}"
    near = max(race.place[boat], race.place[partner]) < state.BANK
    near = near and _adjacent(position, race.place[boat], race.place[partner])
    require(near, "move.partner", f"{pair} must be on adjacent spaces (MQ-COAL-1)")
    require(race.speed[boat] == race.speed[partner], "move.partner", f"{pair} must have the same speed (MQ-COAL-1)")
    seats = [race.owner[one] for one in (boat, partner) if one != race.rose]
    if race.rose in (boat, partner):
        require(seats == [race.controller], "move.partner", "the Black Rose gives to its controller only (MQ-ROSE-8)")
    else:
        sides = {tables.side[seat] for seat in seats}
        require(len(sides) == 1, "move.partner", "coal passes between boats of one side only (MQ-COAL-1)")
    _check_discoverer(position)
    if race.decision == state.AGREE_DECISION:
        _check_request(position, boat, partner)


def _check_request(position: "MississippiQueenPosition", boat: int, partner: int) -> None:
    race = position.record
    asks = race.rose not in (boat, partner) and race.owner[boat] != race.owner[partner]
    require(asks, "decision", "cannot be agree: only a team-mate is asked for coal (MQ-COAL-5)")
    most = min(race.coal[partner], position.constants.full_coal - race.coal[boat])
    require(1 <= race.amount <= most, "move.amount", f"must be 1 to {most}, not {race.amount}")


def _check_laying(position: "MississippiQueenPosition") -> None:
    race = position.record
    decision, whole = race.decision, race.laid == slots_needed(position)
    require(race.finish == 0, "decision", f"cannot be {DECISION_NAMES[decision]}: the finish has been laid")
    if decision == state.FINISH_DECISION:
        require(whole, "decision", "cannot be finish: the river is not complete")
    if decision in (state.ROLL_DECISION, state.TILE_DECISION):
        require(not whole, "decision", f"must be finish: the last tile has been laid, not {DECISION_NAMES[decision]}")
    if decision == state.TILE_DECISION:
        fits = position.may_lie(race.direction)
        require(fits, "move.direction", "no tile can lie there (MQ-RIV-5, MQ-RIV-6)")
    race.news = 1
