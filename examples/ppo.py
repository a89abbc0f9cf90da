"""Masked PPO: train a network on Riverboat against deckhands, from final rewards only; evaluate against better bots."""

import sys
import time
from typing import Any

import gymnasium
import jax  # pip install paddlewheel[examples]
import jax.numpy as jnp
import numpy as np
import optax

import paddlewheel.environments.gymnasium  # noqa: F401
from paddlewheel.core.batch.observation import scale
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.environments.batch import Batch

ITERATIONS, SEED = map(int, sys.argv[1:]) if len(sys.argv) > 1 else (12, 0)  # python examples/ppo.py 12 0
GAMES, UPDATES, PART, EVALUATED = 256, 24, 4096, 64
ROWS, SEATS = np.arange(GAMES), np.arange(GAMES) % 2  # the learner's seats; deckhands play the others
BATCH = Batch.of("riverboat", GAMES, players=2, autoreset=False)
SCALE = scale(fields_of(BATCH.game))


def network(params: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    """Log-probabilities of all actions (about 0 probability for illegal ones), and the value estimate."""
    out = jnp.tanh(jnp.tanh(seen * SCALE @ params[0]) @ params[1]) @ params[2]
    return jax.nn.log_softmax(jnp.where(mask == 1, out[:, 1:], -1e9)), out[:, 0]


def play(params: Any, seed: int) -> tuple[list[Any], float]:
    """Play all games to the end. Per step: observation, mask, action, log-probability, value and final reward."""
    rows, rewards, rng = [], np.zeros(GAMES, np.float32), np.random.default_rng(seed)
    BATCH.reset(seed, SEATS)
    while (BATCH.actor >= 0).any():
        chances, value = (np.asarray(array) for array in infer(params, BATCH.observation, BATCH.mask))
        actions = (chances + rng.gumbel(size=chances.shape)).argmax(axis=1)
        rows.append((BATCH.observation.copy(), BATCH.mask.copy(), actions, chances[ROWS, actions], value))
        BATCH.step(actions)
        rewards += BATCH.rewards[ROWS, SEATS]
    return [*map(np.concatenate, zip(*rows, strict=True)), np.tile(rewards, len(rows))], (rewards == 1).mean()


def evaluate(params: Any, opponent: str) -> float:
    """The share of games won against a bot, from random seats, with the most probable action."""
    envs = gymnasium.make_vec("paddlewheel/Riverboat-v1", EVALUATED, players=2, opponents=opponent, seat="random")
    (seen, _), result = envs.reset(seed=SEED), np.full(EVALUATED, np.nan)
    while np.isnan(result).any():
        chances, _ = infer(params, seen["observation"], seen["action_mask"])
        seen, rewards, over, *_ = envs.step(np.asarray(chances).argmax(axis=1))
        result = np.where(np.isnan(result) & over, rewards, result)  # of the first game of each environment
    return float((result == 1).mean())


def loss(params: Any, seen: Any, mask: Any, actions: Any, before: Any, expected: Any, reward: Any) -> Any:
    chances, value = network(params, seen, mask)
    ratio, gain = jnp.exp(chances[jnp.arange(PART), actions] - before), reward - expected
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 0.8, 1.2) * gain)
    return ((value - reward) ** 2 / 2 - better + 0.01 * (jnp.exp(chances) * chances).sum(axis=1)).mean()


infer, gradient, orthogonal = jax.jit(network), jax.jit(jax.grad(loss)), jax.nn.initializers.orthogonal()
shapes, adam = ((len(SCALE), 64), (64, 64), (64, 1 + BATCH.mask.shape[1])), optax.adam(1e-3)
params = [orthogonal(jax.random.key(SEED), shape) for shape in shapes]
state, steps, started, rng = adam.init(params), 0, time.perf_counter(), np.random.default_rng(SEED)
for iteration in range(ITERATIONS):
    columns, won = play(params, 1000 * SEED + iteration)
    steps += columns[1].any(axis=1).sum()
    print(f"{steps:,} steps: {won:.0%} of {GAMES} games won, {time.perf_counter() - started:.0f} s", flush=True)
    for part in rng.integers(len(columns[0]), size=(UPDATES, PART)):
        change, state = adam.update(gradient(params, *(column[part] for column in columns)), state)
        params = optax.apply_updates(params, change)
print(f"evaluation: {play(params, 1000 * SEED + ITERATIONS)[1]:.1%} of {GAMES} games won against a deckhand")
for opponent in ("mate", "pilot"):  # a harder test than random play
    print(f"evaluation: {evaluate(params, opponent):.1%} of {EVALUATED} games won against a {opponent}", flush=True)
