"""Batches on a GPU. How positions are kept there is tested everywhere; what the kernels do, where there is a GPU."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.batch.api import ALREADY_STEPPED, BatchArrays
from paddlewheel.core.errors import IllegalAction, PaddlewheelError
from paddlewheel.core.jit.records import blank, to_dict
from paddlewheel.environments.batch import Batch
from paddlewheel.environments.gpu import GpuBatch
from paddlewheel.environments.gpu import batch as batch_module
from paddlewheel.environments.gpu.build import build
from paddlewheel.environments.gpu.compact_records import (
    POSITIONS,
    TABLES,
    WIDE_FIELDS,
    compact_dtype,
    copy_functions,
    narrow_tables,
    rows,
)
from tests.repository import ROOT
from tests.tables import EVERY_TABLE, Table, name_of

PACKAGE = ROOT / "src" / "paddlewheel"
GAMES, STEPS = 8, 150
NARROW = range(-(2**31), 2**31)


def gpus() -> int:
    if importlib.util.find_spec("cupy") is None:
        return 0
    import cupy

    try:
        return int(cupy.cuda.runtime.getDeviceCount())
    except cupy.cuda.runtime.CUDARuntimeError:
        return 0


on_a_gpu = pytest.mark.skipif(gpus() == 0, reason="there is no GPU here")
without_cupy = pytest.mark.skipif(importlib.util.find_spec("cupy") is not None, reason="CuPy is installed here")


def played(table: Table) -> Batch:
    batch = Batch(table.game, table.options, GAMES, seed=5)
    for _ in range(STEPS):
        batch.step(batch.sample())
    return batch


@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_a_position_comes_back_from_the_rows_as_it_was(table: Table) -> None:
    name, batch = table.game.name, played(table)
    narrow, wide = np.zeros((rows(name)[0], GAMES), np.int32), np.zeros((rows(name)[1], GAMES), np.int64)
    load, store = copy_functions(name)
    for game in range(GAMES):
        record = batch.position(game).records[0]
        store(record, narrow, wide, game)
    for game in range(GAMES):
        copies = blank(POSITIONS[name])
        load(copies[0], narrow, wide, game)
        assert to_dict(POSITIONS[name], copies[0]) == to_dict(POSITIONS[name], batch.position(game).records[0])


@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_tables_are_the_same_in_fewer_bits(table: Table) -> None:
    name = table.game.name
    told = to_dict(TABLES[name], table.game.module.batch_engine(table.options, 1, 1).tables[0])
    tables = narrow_tables(name, table.game.module.batch_engine(table.options, 1, 1).tables)[0]
    for field, value in told.items():
        if field != "look_ahead_first":
            assert np.array_equal(tables[field], value), field
    assert tables.dtype == compact_dtype(TABLES[name], WIDE_FIELDS[name])


@pytest.mark.parametrize("name", ["mississippi_queen", "riverboat"])
def test_functions_that_are_kept_out_of_line_exist(name: str) -> None:
    """A name that no function has any more would be inlined again without a word."""
    kept = set(importlib.import_module(f"paddlewheel.environments.gpu.{name}").KEPT_APART)
    text = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    assert kept - set(re.findall(r"def (\w+)\(", text)) == {"store"}  # `copiers` writes it out


@without_cupy
def test_without_cupy_the_extra_is_named() -> None:
    with pytest.raises(ImportError, match=r"paddlewheel\[gpu\]"):
        GpuBatch.of("riverboat", 8)


@pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is not None, reason="numba-cuda is installed here")
def test_without_numba_cuda_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PADDLEWHEEL_CACHE", str(tmp_path))
    with pytest.raises(PaddlewheelError, match=r"paddlewheel\[gpu\]"):
        build("riverboat", (9, 0))
    assert not list(tmp_path.rglob("*.ptx"))


def test_a_compute_capability_is_two_numbers() -> None:
    command = [sys.executable, "-m", "paddlewheel.environments.gpu", "hopper"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "as in 9.0, not 'hopper'" in done.stderr


def shown(batch: Any) -> list[bytes]:
    arrays = (batch.actor, batch.mask, batch.observation, batch.rewards, batch.terminated, batch.numbers)
    return [(array.get() if hasattr(array, "get") else array).tobytes() for array in arrays]


@on_a_gpu
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_a_gpu_shows_what_the_cpu_shows(table: Table) -> None:
    here, there = (kind(table.game, table.options, 64, seed=9) for kind in (Batch, GpuBatch))
    for _ in range(400):
        actions = here.sample()
        assert there.sample().get().tobytes() == actions.tobytes()
        here.step(actions)
        there.step(actions)
        assert shown(there) == shown(here)
    for seat in range(here.players):
        assert there.observe(np.full(64, seat)).get().tobytes() == here.observe(np.full(64, seat)).tobytes()


class StandIn:
    """Numpy where CuPy is expected, and kernels that only note what they are asked to do."""

    def __init__(self) -> None:
        self.played: list[list[int]] = []
        self.cuda = SimpleNamespace(Device=lambda: SimpleNamespace(compute_capability="90"))

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)

    def kernel(self, library: Any, path: Any) -> Any:
        def run(count: int, *arguments: Any) -> None:
            if isinstance(arguments[-1], BatchArrays):
                self.played.append(arguments[-1].actions.tolist())

        return run


def test_an_unchecked_illegal_action_never_reaches_the_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel given one reads and writes anywhere: CUDA_ERROR_ILLEGAL_ADDRESS, at once or minutes later."""
    library = StandIn()
    monkeypatch.setattr(batch_module, "_cupy", lambda: library)
    monkeypatch.setattr(batch_module, "Kernel", library.kernel)
    monkeypatch.setattr(batch_module, "compiled_kernel", lambda *asked: Path())
    batch = GpuBatch.of("riverboat", 5, players=2)
    batch._arrays.mask[:, 7] = 1
    batch._arrays.mask[4] = 0  # nothing is legal there
    batch.step(np.array([7, 8, -3, 10**6, 0]), check=False)
    assert library.played[-1] == [7, *[ALREADY_STEPPED] * 4]
    with pytest.raises(IllegalAction):
        batch.step(np.array([7, 8, 7, 7, 7]))


@on_a_gpu
def test_batches_of_different_sizes_do_not_disturb_each_other() -> None:
    beside, alone = (GpuBatch.of("riverboat", 64, players=2, seed=3) for _ in range(2))
    for number in range(60):
        other = GpuBatch.of("mississippi-queen", 1 + 31 * (number % 7), players=3, seed=number)
        for batch in (other, beside, other):
            batch.step(batch.sample(), check=False)
    for _ in range(60):
        alone.step(alone.sample(), check=False)
    assert shown(alone) == shown(beside)


@on_a_gpu
def test_a_game_with_an_unchecked_illegal_action_stays_as_it_is() -> None:
    batch = GpuBatch.of("riverboat", 64, players=2, seed=3)
    before = shown(batch)
    batch.step(np.full(64, 10**9), check=False)
    assert shown(batch) == before


@on_a_gpu
def test_the_example_runs() -> None:
    command = [sys.executable, "examples/gpu_rollout.py", "1024", "200"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "M steps/s" in done.stdout


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "gpu_rollout.py").read_text().splitlines()) < 60
