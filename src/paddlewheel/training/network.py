"""The network that is trained, in PyTorch: a residual perceptron with a policy, and a value for every seat."""

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from paddlewheel.core.network.layout import MAX_TRAINED_SEATS
from paddlewheel.training.config import NetworkShape

ILLEGAL = -1e9  # the logit of an action that is not legal


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.inner = nn.Linear(width, width)
        self.outer = nn.Linear(width, width)

    def forward(self, hidden: Tensor) -> Tensor:
        return hidden + self.outer(functional.relu(self.inner(self.norm(hidden))))


class Network(nn.Module):
    """Observations as bytes in; logits of all actions and the expected rewards of the seats, the actor's first, out."""

    def __init__(self, scale: Any, actions: int, shape: NetworkShape) -> None:
        super().__init__()
        self.size, self.actions = len(scale), actions
        self.register_buffer("scale", torch.as_tensor(scale, dtype=torch.float32), persistent=False)
        self.first = nn.Linear(len(scale), shape.width)
        self.blocks = nn.ModuleList(Block(shape.width) for _ in range(shape.blocks))
        self.norm = nn.LayerNorm(shape.width)
        self.policy = nn.Linear(shape.width, actions)
        self.value = nn.Linear(shape.width, MAX_TRAINED_SEATS)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        # Bytes up to 255 are exact in 16 bits; scaling the weights instead of them saves a pass over the input.
        kind = torch.bfloat16 if observation.is_cuda else torch.float32
        hidden = functional.linear(observation.to(kind), self.first.weight * self.scale, self.first.bias)
        for block in self.blocks:
            hidden = block(hidden)
        hidden = functional.relu(self.norm(hidden))
        logits = self.policy(hidden).float().masked_fill(mask == 0, ILLEGAL)
        return logits, torch.tanh(self.value(hidden).float())


def inference_type(device: str) -> Any:
    """The context in which the network is evaluated: 16 bits on a GPU."""
    return torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda")
