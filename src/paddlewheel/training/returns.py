"""Returns of all seats: a mixture of the values at later decisions and of the reward at the end."""

import torch
from torch import Tensor


def columns_of_seats(actor: Tensor, players: Tensor, seats: int) -> Tensor:
    """The column of each seat among values that begin with the actor's."""
    numbers = torch.arange(seats, device=actor.device)
    return (numbers - actor[..., None]).remainder(players[..., None])


def seats_of_columns(actor: Tensor, players: Tensor, seats: int) -> Tensor:
    """The seat of each column; columns beyond the players repeat some."""
    numbers = torch.arange(seats, device=actor.device)
    return (numbers + actor[..., None]).remainder(players[..., None])


def find_returns(values: Tensor, rewards: Tensor, over: Tensor, forced: Tensor, after: Tensor, trace: float) -> Tensor:
    """Returns by seat for each step, from `values` by seat; `after` are the values at the decision after the last step.

    Decisions without a choice (`forced`) are passed over: their return is that of the decision after them.
    """
    found = torch.empty_like(values)
    following, coming = after, after  # value at the next decision, and return from there on
    for step in range(len(values) - 1, -1, -1):
        ended, skipped = over[step, :, None], forced[step, :, None]
        following, coming = torch.where(ended, rewards[step], following), torch.where(ended, rewards[step], coming)
        coming = torch.where(skipped, coming, (1 - trace) * following + trace * coming)
        following = torch.where(skipped, following, values[step])
        found[step] = coming
    return found
