"""Batches of games, and the observation of a single one."""

from typing import Any

from paddlewheel.core.batch.compiled import CompiledBatch
from paddlewheel.core.batch.observe_one import PositionEncoder
from paddlewheel.core.jit.records import blank, buffer
from paddlewheel.core.metrics import MAX_SEATS
from paddlewheel.riverboat.actions import MAX_LEGAL_ACTIONS, PLAYER_ACTIONS
from paddlewheel.riverboat.kernels.batch_kernel import Scratch, run_command
from paddlewheel.riverboat.observation.fields import FIELDS
from paddlewheel.riverboat.options import RiverboatOptions, tables_for
from paddlewheel.riverboat.state import RiverboatState


def batch_engine(options: RiverboatOptions, count: int, threads: int) -> CompiledBatch:
    return _batch(tables_for(options), count, threads)


def _batch(tables: Any, count: int, threads: int) -> CompiledBatch:
    sides = range(int(tables[0].players))
    return CompiledBatch(run_command, blank(RiverboatState, count), tables, sides, _scratch, threads)


def _scratch() -> Scratch:
    return Scratch(buffer(MAX_LEGAL_ACTIONS), buffer(MAX_SEATS))


POSITION_ENCODER = PositionEncoder(FIELDS, PLAYER_ACTIONS, lambda tables: _batch(tables, 1, 1))
