"""Batches of races, and the observation of a single one."""

from typing import Any

from paddlewheel.core.batch.compiled import CompiledBatch
from paddlewheel.core.batch.observe_one import PositionEncoder
from paddlewheel.core.jit.records import blank, buffer
from paddlewheel.core.metrics import MAX_SEATS
from paddlewheel.mississippi_queen.actions import MAX_LEGAL_ACTIONS, PLAYER_ACTIONS
from paddlewheel.mississippi_queen.editions import MississippiQueenOptions, tables_for
from paddlewheel.mississippi_queen.kernels.batch_kernel import Scratch, run_command
from paddlewheel.mississippi_queen.observation.fields import FIELDS
from paddlewheel.mississippi_queen.state import Race, SearchStacks


def batch_engine(options: MississippiQueenOptions, count: int, threads: int) -> CompiledBatch:
    return _batch(tables_for(options), count, threads)


def _batch(tables: Any, count: int, threads: int) -> CompiledBatch:
    sides = tables[0].side[: int(tables[0].players)]
    return CompiledBatch(run_command, blank(Race, count), tables, sides, _scratch, threads)


def _scratch() -> Scratch:
    return Scratch(blank(SearchStacks), buffer(MAX_LEGAL_ACTIONS), buffer(MAX_SEATS))


POSITION_ENCODER = PositionEncoder(FIELDS, PLAYER_ACTIONS, lambda tables: _batch(tables, 1, 1))
