"""Random play of an OpenSpiel game from Python, as one who learns would play it.

A step is one action of a player: the mask of legal actions and the observation tensor are asked for, then one of the
list of legal ones is chosen and applied. (To look for them in the mask takes longer than to ask for the list as well.)
Dice, draws and new games are on the clock but not counted.
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
