"""Random play of RLCard's games with its own `run` and random agents.

A step is one random legal action of a player; `run` encodes the next player's observation after each and keeps all of
them. The time includes dealing.
"""

import rlcard
from rates import print_rates, steps_a_second
from rlcard.agents import RandomAgent


def run_rate(name: str, seconds: float) -> float:
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run()
        return env.timestep - before

    return steps_a_second(play, seconds)


MEASURES = {
    "RLCard limit hold'em": lambda seconds: run_rate("limit-holdem", seconds),
    "RLCard Uno": lambda seconds: run_rate("uno", seconds),
    "RLCard gin rummy": lambda seconds: run_rate("gin-rummy", seconds),
}

if __name__ == "__main__":
    print_rates(__doc__, "rlcard", MEASURES)
