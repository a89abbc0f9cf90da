"""The games of a training run, as PyTorch tensors: batches of one game at one or several tables."""

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import Tensor

from paddlewheel.core.batch.observation import scale
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.training.config import TrainingConfig

SEED_STRIDE = 1 << 20  # between the seeds of two tables and of two sessions of a run


class TrainingTables:
    """All games of a run in a row, those of the first table first. Finished games restart."""

    def __init__(self, config: TrainingConfig, device: str, session: int = 0) -> None:
        self.device = device
        seed = config.seed + SEED_STRIDE * len(config.tables) * session
        self.batches = [
            make_batch(config.game, table.games, device, seed=seed + SEED_STRIDE * index, **table.settings)
            for index, table in enumerate(config.tables)
        ]
        first, edges = self.batches[0], np.cumsum([0, *(batch.count for batch in self.batches)]).tolist()
        self.slices = [slice(start, stop) for start, stop in pairwise(edges)]
        self.count, self.seats = edges[-1], max(batch.players for batch in self.batches)
        self.scale = scale(fields_of(first.game))
        self.size, self.actions = int(first.observation.shape[1]), int(first.mask.shape[1])
        players = [torch.full((batch.count,), batch.players, device=device) for batch in self.batches]
        self.players = torch.cat(players)
        self._shown = [shown_by(batch) for batch in self.batches]

    def look(self, observation: Tensor, mask: Tensor, actor: Tensor) -> None:
        """Write what the deciding seats see, what they may do, and who they are."""
        for part, shown in zip(self.slices, self._shown, strict=True):
            observation[part], mask[part], actor[part] = shown["observation"], shown["mask"], shown["actor"]

    def step(self, actions: Tensor, rewards: Tensor, over: Tensor) -> None:
        """Play an action in every game; write the rewards of the seats and which games ended."""
        for part, shown, batch in zip(self.slices, self._shown, self.batches, strict=True):
            play_actions(batch, actions[part])
            rewards[part, : batch.players], over[part] = shown["rewards"], shown["terminated"].bool()


def make_batch(game: str, games: int, device: str, **settings: Any) -> Any:
    if device != "cuda":
        from paddlewheel.environments.batch import Batch

        return Batch.of(game, games, **settings)
    import cupy

    from paddlewheel.environments.gpu import GpuBatch

    # CuPy must work on the stream of PyTorch: neither waits for the other's.
    cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream).use()
    return GpuBatch.of(game, games, **settings)


def play_actions(batch: Any, actions: Tensor) -> None:
    """Step a batch; on a GPU without a check, which would wait for it."""
    if actions.is_cuda:
        batch.step(actions, check=False)
    else:
        batch.step(actions.numpy())


def shown_by(batch: Any) -> dict[str, Tensor]:
    """The arrays of a batch as tensors that share its memory."""
    names = ("observation", "mask", "actor", "rewards")
    take = torch.from_numpy if isinstance(batch.mask, np.ndarray) else torch.from_dlpack
    # PyTorch takes no flags by DLPack, but bytes.
    return {name: take(getattr(batch, name)) for name in names} | {"terminated": take(batch.terminated.view("u1"))}
