"""The steps of all games between two updates: what was seen, done, expected and won."""

from typing import Any, NamedTuple, Self

import torch
from torch import Tensor

from paddlewheel.training.network import Network, inference_type
from paddlewheel.training.returns import columns_of_seats, find_returns, seats_of_columns
from paddlewheel.training.tables import TrainingTables

SMALLEST, LARGEST = 1e-20, 1e20  # random numbers of a draw
WORD = 8  # bytes: rows of bytes are rounded up to whole words, which are gathered several times faster


class Rollout(NamedTuple):
    """Tensors with a row a step and a column a game."""

    observation: Tensor
    mask: Tensor
    actor: Tensor
    action: Tensor
    chance: Tensor  # logarithm of the probability of the action
    value: Tensor  # expected rewards, the actor's first
    rewards: Tensor  # by seat
    over: Tensor

    @classmethod
    def allocate(cls, tables: TrainingTables, steps: int) -> Self:
        size, device = (steps, tables.count), tables.device

        def zeros(*more: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((*size, *more), dtype=kind, device=device)

        return cls(
            observation=zeros(whole_words(tables.size), kind=torch.uint8),
            mask=zeros(whole_words(tables.actions), kind=torch.int8),
            actor=zeros(kind=torch.int64),
            action=zeros(kind=torch.int64),
            chance=zeros(),
            value=zeros(tables.seats),
            rewards=zeros(tables.seats),
            over=zeros(kind=torch.bool),
        )

    def look(self, tables: TrainingTables, step: int) -> tuple[Tensor, Tensor, Tensor]:
        """Write down what is to be decided; return observations, masks and actors."""
        shown = (
            self.observation[step, :, : tables.size],
            self.mask[step, :, : tables.actions],
            self.actor[step],
        )
        tables.look(*shown)
        return shown

    @property
    def forced(self) -> Tensor:
        """Where there was no choice."""
        return self.mask.sum(dim=2, dtype=torch.int32) <= 1


def whole_words(size: int) -> int:
    return -(-size // WORD) * WORD


def gathered(rows: Tensor, chosen: Tensor, size: int) -> Tensor:
    """Some rows of bytes, the first `size` of each."""
    return rows.view(torch.int64)[chosen].view(rows.dtype)[:, :size]


class Decisions(NamedTuple):
    """What was decided, one a row, and what came of it."""

    action: Tensor
    chance: Tensor
    advantage: Tensor
    target: Tensor  # of the values
    seated: Tensor  # 1 for the value columns of seats at the table


class Samples(NamedTuple):
    """The decisions to learn from. Observations and masks are those of the whole rollout: a copy would be gigabytes."""

    observation: Tensor
    mask: Tensor
    row: Tensor  # where the observation and the mask of a decision are
    decisions: Decisions


def draw(network: Network, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Draw actions; their log-probabilities, and the values."""
    with inference_type(observation.device.type):
        logits, values = network(observation, mask)
    # By exponential noise; its logarithm stays far from infinity, so that no illegal action is ever drawn.
    noise = torch.empty_like(logits).exponential_().clamp(SMALLEST, LARGEST).log()
    actions = (logits - noise).argmax(dim=1)
    chances = logits.gather(1, actions[:, None]).squeeze(1) - logits.logsumexp(dim=1)
    return actions, chances, values


@torch.no_grad()
def play(choose: Any, network: Network, tables: TrainingTables, rollout: Rollout) -> None:
    """Play all games for as many steps as the rollout has; `choose` is `draw`, or its compiled form."""
    for step in range(len(rollout.actor)):
        observation, mask, _ = rollout.look(tables, step)
        action, chance, value = choose(network, observation, mask)
        rollout.action[step], rollout.chance[step], rollout.value[step] = action, chance, value[:, : tables.seats]
        tables.step(action, rollout.rewards[step], rollout.over[step])


@torch.no_grad()
def expected_now(choose: Any, network: Network, tables: TrainingTables, rollout: Rollout) -> Tensor:
    """The values by seat at the decision that comes after the rollout."""
    # In place of the first step's rows: these are kept and put back, which saves compiling for another layout.
    first = [part[0].clone() for part in (rollout.observation, rollout.mask, rollout.actor)]
    observation, mask, actor = rollout.look(tables, 0)
    values = choose(network, observation, mask)[2].gather(1, columns_of_seats(actor, tables.players, tables.seats))
    for part, kept in zip((rollout.observation, rollout.mask, rollout.actor), first, strict=True):
        part[0] = kept
    return values


def find_samples(rollout: Rollout, tables: TrainingTables, after: Tensor, trace: float) -> Samples:
    """The decisions with a choice, with their returns."""
    seats, players, forced = tables.seats, tables.players, rollout.forced
    by_seat = rollout.value.gather(2, columns_of_seats(rollout.actor, players, seats))
    found = find_returns(by_seat, rollout.rewards, rollout.over, forced, after, trace)
    target = found.gather(2, seats_of_columns(rollout.actor, players, seats))
    chosen = (~forced).flatten().nonzero().squeeze(1)
    seated = torch.arange(seats, device=players.device) < players[:, None]
    rows = chosen.remainder(tables.count)

    def flat(values: Tensor) -> Tensor:
        return values.flatten(0, 1)[chosen]

    target = flat(target)
    advantage = target[:, 0] - flat(rollout.value)[:, 0]
    return Samples(
        rollout.observation.flatten(0, 1),
        rollout.mask.flatten(0, 1),
        chosen,
        Decisions(flat(rollout.action), flat(rollout.chance), advantage, target, seated[rows].float()),
    )
