"""Random play of 1,024 games in parallel with Pgx, on the CPU, with XLA's default threads.

A step is one random legal action of the player to move in one of the games, including the mask and observation of the
next player, which Pgx computes in every step and keeps in the state. Finished games restart within the step. Chance is
part of a step; in backgammon an action moves one checker or none. Many steps are one call, so that no Python runs
between them; the time excludes compilation.
"""

import os

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from rates import print_rates, steps_a_second

GAMES, STEPS = 1024, 32  # in parallel, per call


def batch_rate(name: str, seconds: float) -> float:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def random_step(state, key):
        choosing, chance = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, logits, axis=1)
        return step(state, actions, jax.random.split(chance, GAMES)), None

    @jax.jit
    def play(state, key):
        return jax.lax.scan(random_step, state, jax.random.split(key, STEPS))[0]

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))
    state = jax.block_until_ready(play(state, key))

    def call() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state = jax.block_until_ready(play(state, now))
        return GAMES * STEPS

    return steps_a_second(call, seconds)


MEASURES = {
    "Pgx backgammon, 1,024 games": lambda seconds: batch_rate("backgammon", seconds),
    "Pgx connect four, 1,024 games": lambda seconds: batch_rate("connect_four", seconds),
    "Pgx go 9x9, 1,024 games": lambda seconds: batch_rate("go_9x9", seconds),
}

if __name__ == "__main__":
    print_rates(__doc__, "pgx", MEASURES)
