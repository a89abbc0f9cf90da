"""Options that all commands of the lab have in common, and their validation."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import setup
from paddlewheel.core.validation import SEED_LIMIT
from paddlewheel.lab import messages
from paddlewheel.lab.runs.executors import ExecutorOptions
from paddlewheel.lab.runs.game_runner import check_bot
from paddlewheel.lab.runs.plugins import PluginSource


@dataclass(frozen=True)
class RunOptions:
    """Options of a run; editions and numbers of players are each command's own."""

    game: str
    bots: Sequence[str]
    games: int  # how many: of the run, of each pair or cell, or at most
    seed: int = 0
    variants: Mapping[str, Any] = field(default_factory=dict)
    workers: int | None = None  # all cores if None
    ray: str = ""  # address of a Ray cluster
    own: tuple[PluginSource, ...] = ()

    def check_seed(self) -> None:
        if not 0 <= self.seed < SEED_LIMIT:
            raise SetupError(setup.not_a_seed(SEED_LIMIT - 1, str(self.seed)))

    def executor_options(self) -> ExecutorOptions:
        if self.workers is not None and self.workers < 1:
            raise SetupError(messages.bad_workers(self.workers))
        return ExecutorOptions(self.workers or os.cpu_count() or 1, self.ray, self.own)


def one_bot_per_seat(bots: list[str], game: Game, players: int) -> list[str]:
    for name in bots:
        check_bot(name, game)
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise SetupError(messages.wrong_bots(players, len(bots)))
    return bots
