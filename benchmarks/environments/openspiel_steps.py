"""Random play of an OpenSpiel game from Python, with the calls of a learner.

A step is one action of a player: get the mask of legal actions and the observation tensor, then choose from the list of
legal actions and apply it. (Getting the list as well is faster than searching the mask.) The time includes dice, draws
and new games, which are not counted.
"""

import random
from typing import Any

from rates import steps_a_second


def loop_rate(game: Any, seconds: float) -> float:
    chance = random.Random(1)

    def play() -> int:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            state.legal_actions_mask()
            state.observation_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return steps_a_second(play, seconds)
