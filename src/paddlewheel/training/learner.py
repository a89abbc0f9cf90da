"""Proximal policy optimization: one pass over the decisions of a rollout in minibatches."""

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from paddlewheel.training.config import Learning
from paddlewheel.training.network import Network, inference_type
from paddlewheel.training.rollout import Decisions, Samples, gathered

LOWEST_LOG = -50.0  # of a probability in the entropy
SLOWER, FASTER = 0.5, 1.1  # factors of the rate after an update that went too far, and after others
SMALLEST_SPREAD = 1e-8  # of the advantages
DECAY, EPSILON = 1e-4, 1e-5  # of the optimizer


@dataclass
class Report:
    """Means over one update."""

    policy_loss: float
    value_loss: float
    entropy: float
    divergence: float
    learning_rate: float


class Learner:
    """Improves a network. After an update that moved the policy too far, the learning rate is lower for a while."""

    def __init__(self, network: Network, learning: Learning, fuse: bool = False) -> None:
        self.network, self.learning = network, learning
        self.caution = 1.0  # factor of the learning rate
        self.losses = torch.compile(find_losses, dynamic=False) if fuse else find_losses
        fused = next(network.parameters()).is_cuda
        self.optimizer = torch.optim.AdamW(
            network.parameters(), lr=learning.learning_rate[0], weight_decay=DECAY, eps=EPSILON, fused=fused
        )

    def update(self, samples: Samples, done: float) -> Report:
        """Learn from the samples; `done` is the part of the run that is over."""
        learning, total = self.learning, len(samples.row)
        rate = self.caution * between(learning.learning_rate, done)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        advantage = samples.decisions.advantage
        advantage = (advantage - advantage.mean()) / (advantage.std() + SMALLEST_SPREAD)
        samples = samples._replace(decisions=samples.decisions._replace(advantage=advantage))
        sums = torch.zeros(4, device=advantage.device)
        minibatches = torch.randperm(total, device=advantage.device).split(learning.minibatch)
        if len(minibatches) > 1:
            minibatches = minibatches[:-1]  # it is smaller, and compiled code is for one size
        for chosen in minibatches:
            sums += self._minibatch(samples, chosen, between(learning.entropy, done))
        means = (sums / len(minibatches)).tolist()
        self.caution = self.caution * SLOWER if means[3] > learning.divergence else min(1.0, self.caution * FASTER)
        return Report(means[0], means[1], means[2], means[3], rate)

    def _minibatch(self, samples: Samples, chosen: Tensor, entropy_weight: float) -> Tensor:
        rows = samples.row[chosen]
        losses = self.losses(
            self.network,
            gathered(samples.observation, rows, self.network.size),
            gathered(samples.mask, rows, self.network.actions),
            Decisions(*(part[chosen] for part in samples.decisions)),
            self.learning.clip,
        )
        loss = losses[0] + self.learning.value_weight * losses[1] - entropy_weight * losses[2]
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), self.learning.gradient_norm)
        self.optimizer.step()
        return losses.detach()

    def load(self, network: dict[str, Any], moments: dict[str, Any] | None) -> None:
        """Go on from a checkpoint; without `moments` the optimizer begins anew."""
        self.network.load_state_dict(network)
        if moments:
            self.optimizer.load_state_dict(moments)


def find_losses(
    network: Network,
    observation: Tensor,
    mask: Tensor,
    decisions: Decisions,
    clip: float,
) -> Tensor:
    """The losses of policy and values, the entropy, and the divergence from the policy that played."""
    with inference_type(observation.device.type):
        logits, values = network(observation, mask)
    chances = functional.log_softmax(logits, dim=1)
    change = chances.gather(1, decisions.action[:, None]).squeeze(1) - decisions.chance
    ratio = change.exp()
    clipped = ratio.clamp(1 - clip, 1 + clip)
    policy_loss = -torch.min(ratio * decisions.advantage, clipped * decisions.advantage).mean()
    seated = decisions.seated
    missed = (values[:, : seated.shape[1]] - decisions.target) ** 2 * seated
    entropy = -(chances.exp() * chances.clamp(min=LOWEST_LOG)).sum(dim=1).mean()
    divergence = (ratio - 1 - change).mean().detach()
    return torch.stack([policy_loss, missed.sum() / seated.sum(), entropy, divergence])


def between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(1.0, done)
