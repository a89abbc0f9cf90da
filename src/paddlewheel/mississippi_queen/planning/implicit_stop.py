"""Outcomes that end the move without an explicit `stop`: chosen heading, sandbank, finish entry, end of race."""

from typing import Any

import numpy as np

from paddlewheel.mississippi_queen.actions import FACE
from paddlewheel.mississippi_queen.planning.workspace import (
    ACTION,
    END_NODE,
    END_PLACING,
    END_SPACE,
    PENDING,
    MississippiQueenPlanWorkspace,
)
from paddlewheel.mississippi_queen.state import DOCKED, NONE, SANDBANK, TILE_SPACES
from paddlewheel.mississippi_queen.tables import FINISH_TILE


def needs_no_stop(position: Any, workspace: MississippiQueenPlanWorkspace, ends: Any) -> Any:
    """Flag per outcome: does it end the move without `stop`?"""
    last = workspace.nodes[ends[:, END_NODE], ACTION]
    faced = (last >= FACE) & (last < FACE + 6)
    aground = (last >= 0) & (_kinds(position, ends[:, END_SPACE]) == SANDBANK)
    over = (workspace.nodes[ends[:, END_NODE], PENDING] != NONE) | _pushed_into_port(
        position, workspace, ends[:, END_PLACING]
    )
    return faced | aground | over | _landed(position, ends[:, END_SPACE])


def _kinds(position: Any, spaces: Any) -> Any:
    race, tables = position.record, position.tables[0]
    kind, tile = np.asarray(tables.kind), np.asarray(race.tile)
    return kind[tile[spaces // TILE_SPACES] * TILE_SPACES + spaces % TILE_SPACES]


def _landed(position: Any, spaces: Any) -> Any:
    race, tables = position.record, position.tables[0]
    if not tables.finish_at_any_speed or race.finish == 0 or race.boat == race.rose:
        return np.zeros(len(spaces), bool)
    if tables.finish_docks == FINISH_TILE:
        return spaces // TILE_SPACES == race.laid
    landing = np.asarray(tables.landing)[TILE_SPACES * race.finish + spaces % TILE_SPACES] != 0
    return landing & (spaces // TILE_SPACES == race.laid - 1)


def _pushed_into_port(position: Any, workspace: MississippiQueenPlanWorkspace, placings: Any) -> Any:
    """Flag per placing: does a boat pushed into port end the race?"""
    rows = placings.tolist()
    ends = {row: _ends_race(position, workspace.placings[row]) for row in {*rows}}
    return np.array([ends[row] for row in rows], bool)


def _ends_race(position: Any, places: Any) -> bool:
    race = position.record
    docked = [boat for boat in range(race.boats) if places[boat] == DOCKED and race.place[boat] != DOCKED]
    if not docked:
        return False
    pushed = position.copy()
    for boat in docked:
        pushed.record.place[boat] = DOCKED
    return bool(pushed.docking_ends_race(docked[0]))
