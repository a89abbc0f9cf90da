"""Vectorized environment on a GPU: like `environments.batch`, with CuPy arrays in device memory.

batch = GpuBatch.of("mississippi-queen", 65536, players=4, seed=7)
observation = torch.from_dlpack(batch.observation)      # or jax.dlpack.from_dlpack
batch.step(actions)                                     # a CuPy array, or anything that supports DLPack
"""

from typing import Any

from paddlewheel.core.batch.api import ALL_SEATS, ALREADY_STEPPED, RESET, STEP, STREAMS, Command
from paddlewheel.core.game import Game
from paddlewheel.core.validation import checked_seed
from paddlewheel.environments.batch_base import BatchBase
from paddlewheel.environments.gpu.build import KERNELS, compiled_kernel
from paddlewheel.environments.gpu.compact_records import narrow_tables, rows
from paddlewheel.environments.gpu.launch import Kernel, RecordArgument

DLPACK_CUDA = 2  # DLPack's device type of GPU memory


def _cupy() -> Any:
    try:
        import cupy
    except ImportError as problem:
        raise ImportError(
            "a batch on a GPU needs CuPy and numba-cuda: pip install 'paddlewheel[gpu]'", name=problem.name
        ) from None
    return cupy


class GpuBatch(BatchBase):
    """Games with the same options, stepped together with one GPU thread per game; see `environments.batch.Batch`."""

    def __init__(
        self, game: Game, options: Any, count: int, *, seed: int = 0, first: int = 0, autoreset: bool = True
    ) -> None:
        self._cupy = _cupy()
        super().__init__(game, options, count, self._cupy)
        self.first, self.autoreset = first, autoreset
        self._observed: Any = None
        chip = tuple(int(digit) for digit in self._cupy.cuda.Device().compute_capability)
        self._kernels = {
            kernel: Kernel(self._cupy, compiled_kernel(game.name, kernel, (chip[0], chip[1]))) for kernel in KERNELS
        }
        narrow, wide = rows(game.name)
        self._games = (
            self._cupy.zeros((narrow, count), self._cupy.int32),
            self._cupy.zeros((wide, count), self._cupy.int64),
        )
        self._luck = self._cupy.zeros((4 * STREAMS, count), self._cupy.int64)
        tables = narrow_tables(game.name, game.module.batch_engine(options, 1, 1).tables)
        self._tables = RecordArgument(self._cupy.asarray(tables.view("u1")))
        self._sides = self._cupy.asarray(list(game.sides(options)), self._cupy.int64)
        self.reset(seed)

    def reset(self, seed: int, seats: Any = None) -> None:
        """Restart all games. With `seats`, the caller plays one seat of each game; deckhands play the others."""
        self.seed = checked_seed(seed)
        self._arrays.numbers[:] = self.first + self._rows
        self._arrays.plays_for[:] = ALL_SEATS if seats is None else self._seats(self._own(seats))
        self._step(RESET)

    def step(self, actions: Any, check: bool = True) -> None:
        """Apply one action per game, then chance. If any action is illegal, raise and change nothing.

        `check=False` avoids a synchronization with the GPU; a game with an illegal action then stays as it is.
        """
        chosen = self._arrays.actions
        chosen[:] = self._own(actions)
        if check:
            self._check(chosen)
        else:
            # The kernels do not check: an illegal action would corrupt a game, and with it what its numbers point to.
            chosen[...] = self._cupy.where(self._legal(chosen), chosen, ALREADY_STEPPED)
        self._step(STEP)

    def sample(self) -> Any:
        """A random legal action per game, from a separate random stream; 0 where a game is over."""
        self._kernels["sample"](self.count, self._luck, self._arrays.mask, self._arrays.actions)
        return self._arrays.actions.copy()

    def observe(self, seats: Any) -> Any:
        """Observations of the given seats, one per game, in an array of their own that is reused."""
        if self._observed is None:
            self._observed = self._cupy.zeros_like(self.observation)
        self._look(self._seats(self._own(seats)), self._observed)
        return self._observed

    def _step(self, question: int) -> None:
        boards, command = self._arrays, Command(question, self.seed, self.count if self.autoreset else 0)
        boards.mask.fill(0)
        self._kernels["step"](self.count, command, *self._games, self._luck, self._tables, self._sides, boards)
        seats = self._cupy.where(boards.actor < 0, self._cupy.maximum(boards.plays_for, 0), boards.actor)
        self._look(seats, boards.observation)
        self._show()

    def _look(self, seats: Any, out: Any) -> None:
        out.fill(0)
        self._kernels["observe"](self.count, *self._games, self._tables, seats, out)

    def _own(self, array: Any) -> Any:
        """Convert to an int64 array on this GPU."""
        there = hasattr(array, "__dlpack_device__") and array.__dlpack_device__()[0] == DLPACK_CUDA
        found = self._cupy.from_dlpack(array) if there else self._cupy.asarray(array)
        return found.astype(self._cupy.int64, copy=False)
