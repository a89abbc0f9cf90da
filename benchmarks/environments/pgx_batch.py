"""Random play of 1,024 games at once by Pgx, on the CPU, with all the threads XLA takes.

A step is one action of the player to move in one of the games, chosen at random among the legal ones; the mask and the
observation of the next player are made after it. Pgx makes both in every step and keeps them in the state. A game that
is over begins anew within the step. What chance does is part of a step; in backgammon an action moves one checker or
none. Many steps are one call, so that no Python runs between them; compiling is not on the clock.
"""

import os

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from rates import print_rates, steps_a_second

GAMES, STEPS = 1024, 32  # at once, in one call


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
