"""A training run: play, learn, report, keep checkpoints and snapshots of the weights until the time is up."""

import copy
import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.network.weights import save_weights
from paddlewheel.training.config import TrainingConfig
from paddlewheel.training.duel import play_duel
from paddlewheel.training.export import weights_of
from paddlewheel.training.learner import Learner, Report
from paddlewheel.training.network import Network
from paddlewheel.training.rollout import Rollout, draw, expected_now, find_samples, play
from paddlewheel.training.tables import TrainingTables

CHECKPOINT, OPTIMIZER, LOG = "checkpoint.pt", "optimizer.pt", "log.jsonl"
SECONDS_A_MINUTE = 60


class Training:
    """The state of a run. It can go on from its checkpoint; the games then begin anew, with other luck."""

    def __init__(self, config: TrainingConfig, folder: Path, device: str) -> None:
        self.config, self.folder, self.device = config, folder, device
        folder.mkdir(parents=True, exist_ok=True)
        self.progress: dict[str, Any] = {"session": 0, "seconds": 0.0, "updates": 0, "steps": 0, "games": 0}
        kept, moments = self._kept(CHECKPOINT), self._kept(OPTIMIZER)
        if kept:
            self.progress |= kept["progress"] | {"session": kept["progress"]["session"] + 1}
        torch.manual_seed(config.seed + self.progress["session"])
        self.tables = TrainingTables(config, device, self.progress["session"])
        network = Network(self.tables.scale, self.tables.actions, config.network).to(device)
        self.learner = Learner(network, config.learning, config.fuse)
        self.choose = torch.compile(draw, dynamic=False) if config.fuse else draw
        if kept:
            self.learner.load(kept["network"], moments)
        self.earlier = copy.deepcopy(network)
        self.rollout = Rollout.allocate(self.tables, config.learning.steps)
        self.spent = {"play": 0.0, "learn": 0.0}

    @property
    def network(self) -> Network:
        return self.learner.network

    @property
    def done(self) -> float:
        """The part of the run that is over."""
        return float(self.progress["seconds"]) / (SECONDS_A_MINUTE * self.config.minutes)

    def run(self, say: Callable[[str], None] = print) -> None:
        """Go on until the time of the configuration is up."""
        reported = dueled = checked = self.progress["seconds"]
        kept = int(self.config.snapshots * self.done)
        while self.done < 1:
            report = self.update()
            if self.progress["seconds"] - reported >= self.config.report_seconds or self.done >= 1:
                reported = self.progress["seconds"]
                self._report(report, say)
            if self.progress["seconds"] - checked >= self.config.checkpoint_seconds:
                checked = self.progress["seconds"]
                self.checkpoint()
            if self.progress["seconds"] - dueled >= self.config.duel_seconds:
                dueled = self.progress["seconds"]
                self.duel(say)
            if int(self.config.snapshots * self.done) > kept:
                kept = int(self.config.snapshots * min(1.0, self.done))
                self.snapshot(kept)
        self.checkpoint()

    def update(self) -> Report:
        """Play one rollout and learn from it."""
        started = time.perf_counter()
        play(self.choose, self.network, self.tables, self.rollout)
        after = expected_now(self.choose, self.network, self.tables, self.rollout)
        samples = find_samples(self.rollout, self.tables, after, self.config.learning.trace)
        self._check(samples.decisions.chance)
        played = time.perf_counter()
        report = self.learner.update(samples, self.done)
        ended, progress = time.perf_counter(), self.progress
        self.spent["play"] += played - started
        self.spent["learn"] += ended - played
        progress["seconds"] += ended - started
        progress["updates"] += 1
        progress["steps"] += self.rollout.action.numel()
        progress["games"] += int(self.rollout.over.sum())
        return report

    def _check(self, chances: torch.Tensor) -> None:
        """Stop at once if an action was illegal or the network has no numbers any more."""
        if not bool(((chances > -1e6) & chances.isfinite()).all()):
            raise PaddlewheelError(plain("an action was drawn that is not legal, or the network is not finite"))

    def _report(self, report: Report, say: Callable[[str], None]) -> None:
        stuck = int(
            (self.rollout.mask[-1].amax(dim=1) == 0).sum()
        )  # games in which nothing is legal: a fault of the rules
        row = (
            self.progress
            | asdict(report)
            | {"stuck": stuck}
            | {name: round(value, 2) for name, value in self.spent.items()}
        )
        self._log(row)
        rate = row["steps"] / row["seconds"] / 1e6
        length = row["steps"] / max(1, row["games"])
        say(
            f"{row['seconds']:6.0f} s  {row['updates']} updates  {row['steps'] / 1e6:.0f} M steps  {rate:.2f} M/s  "
            f"{row['games']} games of {length:.0f}  value {row['value_loss']:.4f}  entropy {row['entropy']:.3f}  "
            f"divergence {row['divergence']:.4f}  rate {row['learning_rate']:.1e}  "
            f"stuck {row['stuck']}  play {row['play']:.0f} s  learn {row['learn']:.0f} s"
        )

    def duel(self, say: Callable[[str], None]) -> None:
        """Play against the network of the duel before, in games of their own."""
        started = time.perf_counter()
        share, games = play_duel(self.network, self.earlier, self.config, self.device, self.progress["updates"])
        self.earlier.load_state_dict(self.network.state_dict())
        self.progress["seconds"] += time.perf_counter() - started
        self._log({"seconds": self.progress["seconds"], "duel": share, "duel_games": games})
        say(f"{self.progress['seconds']:6.0f} s  {share:.1%} of {games} games against the network of the duel before")

    def _log(self, row: dict[str, Any]) -> None:
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(row) + "\n")

    def snapshot(self, number: int) -> None:
        """Keep the weights of this moment, and the checkpoint."""
        state = {name: value.float().cpu().numpy() for name, value in self.network.state_dict().items()}
        save_weights(self.folder / f"weights-{number}.npz", weights_of(state, self.tables.scale))
        self.checkpoint()

    def checkpoint(self) -> None:
        """Two files: without the second one a run goes on too, only less smoothly."""
        self._keep(CHECKPOINT, {"progress": self.progress, "network": self.network.state_dict()})
        self._keep(OPTIMIZER, self.learner.optimizer.state_dict())

    def _keep(self, name: str, state: dict[str, Any]) -> None:
        path = self.folder / name
        torch.save(state, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)

    def _kept(self, name: str) -> Any:
        path = self.folder / name
        return torch.load(path, map_location=self.device, weights_only=True) if path.exists() else None
