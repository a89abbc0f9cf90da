"""Validation of the table: the river, the tile stack and the order of boats."""

from typing import TYPE_CHECKING

from paddlewheel.core.hexgrid import Hex, distance
from paddlewheel.core.notation.json_reader import refuse, require
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.names import boat_names
from paddlewheel.mississippi_queen.notation.names import MAX_ROUNDS, RING_DIRECTIONS, SETUP_DECISIONS, VOTE_DECISIONS
from paddlewheel.mississippi_queen.notation.to_json import removed_tiles, slots_needed, tiles_in
from paddlewheel.mississippi_queen.state import DECISION_NAMES, Race
from paddlewheel.mississippi_queen.tables import tile_names

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

A2, A3 = 2, 3  # groups of tiles


def check_table(position: "MississippiQueenPosition") -> None:
    _check_tiles_apart(position)
    _check_river(position)
    _check_stack(position)
    _check_order(position)


def is_racing(race: Race, boat: int) -> bool:
    return race.condition[boat] not in (state.IN_PORT, state.OUT)


def _check_river(position: "MississippiQueenPosition") -> None:
    race, branching = position.record, position.constants.branching_river
    require(race.kept == 0 or race.decision not in SETUP_DECISIONS, "removed", "must be 0 before the race")
    ring = len(RING_DIRECTIONS) if branching else 2
    if race.decision <= state.FIRST_TILES_DECISION:
        most = 1 if race.decision == state.BOX_DECISION else ring - 1
        require(
            race.laid <= most,
            "river",
            f"has at most {most} tiles in decision {DECISION_NAMES[race.decision]}, not {race.laid}",
        )
        return
    require(
        race.laid >= ring,
        "river",
        f"has at least {ring} tiles in decision {DECISION_NAMES[race.decision]}, not {race.laid}",
    )
    if race.laid < slots_needed(position):
        open_end = any(position.may_lie(direction) for direction in range(3))
        require(open_end, "river", "no tile can follow the last one, so the river could not be finished (MQ-RIV-6)")
    elif race.finish == 0:
        wanted = (*VOTE_DECISIONS, state.FINISH_DECISION)
        require(race.decision in wanted, "finish", "must be laid: all tiles of the river have been")


def _check_tiles_apart(position: "MississippiQueenPosition") -> None:
    race, names = position.record, tile_names()
    fixed = len(RING_DIRECTIONS) if position.constants.branching_river else 0
    at = [Hex(race.at_q[slot], race.at_r[slot]) for slot in range(race.laid)]
    for slot in range(fixed, len(at)):
        for other in range(removed_tiles(position), slot - 1):
            if distance(at[slot], at[other]) <= 1:
                first, second = names[race.tile[slot]], names[race.tile[other]]
                refuse(f"river[{slot}]", f"{first} would touch {second}, which is river[{other}] (MQ-RIV-5)")


def _check_stack(position: "MississippiQueenPosition") -> None:
    """MQ-RIV-12: tiles neither laid nor in the stack were replaced by B tiles, A3 before A2."""
    race, tables = position.record, position.constants
    laid = sum(1 << tile for tile in race.tile[: race.laid])
    gone = tiles_in(tables.stack & ~race.stack & ~laid)
    leaving, box_phase = tables.leaving, race.decision == state.BOX_DECISION
    fits = len(gone) < leaving if box_phase else len(gone) == leaving
    wanted = f"fewer than {leaving}" if box_phase else str(leaving)
    missing = ", ".join(gone) or "none"
    require(fits, "stack", f"{wanted} of the tiles must have left the game, not {len(gone)} ({missing})")
    groups = sorted((tables.group[tile_names().index(name)] for name in gone), reverse=True)
    order = [A3] * min(3, len(gone)) + [A2] * max(0, len(gone) - 3)
    require(groups == order, "stack", f"A3 tiles leave the game first, then A2 tiles; here {missing} left (MQ-RIV-12)")


def _check_order(position: "MississippiQueenPosition") -> None:
    race, tables = position.record, position.constants
    decision, names = DECISION_NAMES[race.decision], boat_names(race)
    setting_up = race.decision in SETUP_DECISIONS
    low, high = (0, 0) if setting_up else (1, tables.round_limit or MAX_ROUNDS)
    require(low <= race.round_number <= high, "round", f"must be {low} to {high} in decision {decision}")
    if race.decision <= state.LOTS_DECISION:
        _check_lots(position)
        return
    require(race.in_order > 0, "order", "must name the boats of this round")
    missing = [names[boat] for boat in range(race.boats) if is_racing(race, boat) and not in_order(race, boat)]
    require(not missing, "order", f"{' and '.join(missing)} missing, though still racing")
    last = race.in_order + (race.decision == state.OVER_DECISION)
    require(race.turn < last, "turn", f"must be 1 to {last}: the order has {race.in_order} boats")
    for index in range(race.turn + 1, race.in_order):
        boat = race.order[index]
        require(race.condition[boat] != state.OUT, "order", f"{names[boat]} is out and has no turn to come")


def in_order(race: Race, boat: int) -> bool:
    return boat in list(race.order[: race.in_order])


def _check_lots(position: "MississippiQueenPosition") -> None:
    """Before the race the order has one boat for each seat drawn so far."""
    race, tables = position.record, position.constants
    drawing = race.decision == state.LOTS_DECISION and tables.random_order
    most = max(0, tables.players - 2) if drawing else 0
    require(race.in_order <= most, "order", f"has at most {most} boats in decision {DECISION_NAMES[race.decision]}")
    for boat in race.order[: race.in_order]:
        require(boat < tables.players, "order", f"{boat_names(race)[boat]} is a second boat; lots name first boats")
    require(race.turn == 0, "turn", f"must be 1 in decision {DECISION_NAMES[race.decision]}")
