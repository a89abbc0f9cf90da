"""Risk of being pushed away before the next turn."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.distance_map import HIGH_SPACE, LOW_SPACE, space_of, state_at
from paddlewheel.mississippi_queen.ai.pilot.workspace import MississippiQueenSearchWorkspace
from paddlewheel.mississippi_queen.planning.workspace import END_PLACING, END_SPACE
from paddlewheel.mississippi_queen.rules.order import is_racing
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

MAX_PUSHERS = 2  # boats counted per outcome


@compiled
def find_threats(race: Race, tables: MississippiQueenTables, workspace: MississippiQueenSearchWorkspace) -> None:
    """Fill `threats`: for every space, the boats of other sides within two spaces that face it."""
    threats, river = workspace.threats, workspace.distance_map.river
    window = river.window
    threats[:] = 0
    side = tables.side[race.owner[race.boat]]
    for boat in range(race.boats):
        if boat == race.boat or boat == race.rose or not is_racing(race, boat):
            continue
        if tables.side[race.owner[boat]] != side and window[LOW_SPACE] <= race.place[boat] < window[HIGH_SPACE]:
            spread_threat(river.ahead, threats, race.place[boat], race.bow[boat], 1 << boat)


@compiled
def spread_threat(ahead: Any, threats: Any, space: int, bow: int, bit: int) -> None:
    """Mark the spaces one and two steps ahead of a boat, with its free turn before or between."""
    for turn in range(-1, 2):
        heading = (bow + turn + 6) % 6
        target = ahead[state_at(space, heading)]
        if target < 0:
            continue
        threats[space_of(target)] |= bit
        for second in range(-1, 2):
            if turn == 0 or second == 0:
                beyond = ahead[state_at(space_of(target), (heading + second + 6) % 6)]
                if beyond >= 0:
                    threats[space_of(beyond)] |= bit


@compiled
def are_adjacent(ahead: Any, space: int, other: int) -> bool:
    for heading in range(6):
        target = ahead[state_at(space, heading)]
        if target >= 0 and space_of(target) == other:
            return True
    return False


@compiled
def count_threats(race: Race, workspace: MississippiQueenSearchWorkspace, row: int) -> int:
    """Number of boats that may push the mover away after an outcome; boats it pushed count if adjacent."""
    plans, river = workspace.plans, workspace.distance_map.river
    placing, space = plans.outcomes[row, END_PLACING], plans.outcomes[row, END_SPACE]
    if not river.window[LOW_SPACE] <= space < river.window[HIGH_SPACE]:
        return 0
    bits, count = workspace.threats[space], 0
    for boat in range(race.boats):
        if boat == race.boat:
            continue
        place = plans.placings[placing, boat]
        if place != race.place[boat]:
            count += 1 if are_adjacent(river.ahead, space, place) else 0
        else:
            count += (bits >> boat) & 1
    return min(count, MAX_PUSHERS)
