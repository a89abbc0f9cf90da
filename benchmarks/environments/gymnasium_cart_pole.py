"""Gymnasium's CartPole, measured by Gymnasium's own `benchmark_step` and `benchmark_vector_step`.

A step is one step of one environment, with an action sampled from the action space. The vector of 1,024 is measured
with Gymnasium's vectorized CartPole (numpy) and with a `SyncVectorEnv` of single environments.
"""

from functools import partial

import gymnasium
from gymnasium_steps import step_rate, vector_rate
from rates import print_rates

many = partial(gymnasium.make_vec, "CartPole-v1", 1024)

MEASURES = {
    "Gymnasium CartPole": lambda seconds: step_rate(gymnasium.make("CartPole-v1"), seconds),
    "Gymnasium CartPole, 1,024 in numpy": lambda seconds: vector_rate(many("vector_entry_point"), seconds),
    "Gymnasium CartPole, 1,024 in a SyncVectorEnv": lambda seconds: vector_rate(many("sync"), seconds),
}

if __name__ == "__main__":
    print_rates(__doc__, "gymnasium", MEASURES)
