"""Random play of RLCard's games by its own `run` and random agents.

A step is one action of a player, chosen at random from the state's legal ones; `run` makes the encoded observation of
the next player after each and keeps them all. Dealing is on the clock.
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
