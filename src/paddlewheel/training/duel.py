"""Two networks play against each other: the learner on one seat of every game, the other one on the rest."""

import torch

from paddlewheel.training.config import TrainingConfig
from paddlewheel.training.network import Network
from paddlewheel.training.rollout import draw
from paddlewheel.training.tables import make_batch, play_actions, shown_by

DUEL_SEED = 1 << 31  # far from those of training games


@torch.no_grad()
def play_duel(network: Network, other: Network, config: TrainingConfig, device: str, number: int) -> tuple[float, int]:
    """The learner's share of wins at the first table, and the number of games that ended within `duel_steps`."""
    table, count = config.tables[0], min(config.duel_games, config.tables[0].games)
    batch = make_batch(config.game, count, device, seed=DUEL_SEED + number, **table.settings)
    shown = shown_by(batch)
    mine = torch.arange(count, device=device) % batch.players
    won, ended = torch.zeros((), device=device), torch.zeros((), device=device)
    for _ in range(config.duel_steps):
        ours, theirs = (draw(one, shown["observation"], shown["mask"])[0] for one in (network, other))
        play_actions(batch, torch.where(shown["actor"] == mine, ours, theirs))
        over, rewards = shown["terminated"].bool(), shown["rewards"]
        first = rewards == rewards.max(dim=1, keepdim=True).values
        share = first.float() / first.sum(dim=1, keepdim=True)
        won += (share.gather(1, mine[:, None]).squeeze(1) * over).sum()
        ended += over.sum()
    return float(won / ended.clamp(min=1)), int(ended)
