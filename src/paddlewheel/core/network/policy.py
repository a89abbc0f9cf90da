"""A game's trained network: which tables it was trained at, and what it says of a position."""

from collections.abc import Collection, Sequence
from functools import cached_property
from pathlib import Path
from threading import local
from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import entry, without_dispatch
from paddlewheel.core.network.forward import NetworkWorkspace, evaluate
from paddlewheel.core.network.weights import NetworkWeights, file_hash, read_weights
from paddlewheel.core.rng import Stream, next_in


@entry
def run_network(network: NetworkWeights, workspace: NetworkWorkspace, observation: Any) -> None:
    """Entry point of `evaluate` for callers in Python."""
    evaluate(network, workspace, observation)


RUN_NETWORK = without_dispatch(run_network)


class TrainedNetwork(local):
    """Weights in a file of the package, read when first used; evaluations of a thread share their memory."""

    def __init__(self, path: Path, tables: Collection[Any] | None = None) -> None:
        self.path, self.tables = path, tables  # the options of these tables; None: all

    def is_trained_for(self, options: Any) -> bool:
        return self.tables is None or options in self.tables

    @property
    def version(self) -> str:
        """The first digits of the hash of the weights."""
        return file_hash(self.path)

    @cached_property
    def _weights(self) -> NetworkWeights:
        return read_weights(self.path)

    @cached_property
    def _workspace(self) -> NetworkWorkspace:
        return NetworkWorkspace.allocate(self._weights)

    def ask(self, position: Any) -> tuple[Any, Any]:
        """The logits of all actions and the expected rewards, for the deciding seat; arrays that are reused."""
        observation = position.game.module.encoder.observation(position, position.actor)
        workspace = self._workspace
        RUN_NETWORK(self._weights, workspace, observation)
        return workspace.logits, workspace.values

    def drawn_action(self, position: Any, legal: Sequence[int], stream: list[Stream]) -> int:
        """A legal action, drawn with the probabilities of the policy."""
        logits, _ = self.ask(position)
        odds = np.exp(np.array([logits[action] for action in legal], float) - max(logits[action] for action in legal))
        sums, luck = odds.cumsum(), next_in(stream) / 2**32
        return legal[min(int(np.searchsorted(sums, luck * sums[-1], side="right")), len(legal) - 1)]

    def best_action(self, position: Any, legal: Sequence[int]) -> int:
        """The legal action with the highest logit, the first of them if there are several."""
        logits, _ = self.ask(position)
        return max(legal, key=lambda action: float(logits[action]))
